"""The game with open cards in one world: caller and partner at their best against the opponents at their best.

The rules of the play at this moment are kept: the limits of a closed trump (``closed.*``), ``trump.exhausted``,
``open.high-bid`` and the orders of earlier Caps calls. Positions between two tricks are remembered by who owns which of
the cards that are left, so that one memory serves all worlds of a table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.solver.pool import APART, BOUND, FIRST, HIGHEST, LEADER, Table, Trick, after_opening, lay
from tutor.solver.search import Budget, runs

Hands = tuple[int, int, int, int]
"""The cards in hand as masks, counted from the caller; a closed indicator that lies apart is left out."""

Orders = dict[int, tuple[int, ...]]
"""By seat, counted from the caller: the order (places of cards) the seat is bound to."""

OPENS: Final = 32
"""Added to a card that the maker plays right after opening by choice."""


class Moment(NamedTuple):
    """One world at one moment: ``indicator`` is the card that lies apart, -1 without one."""

    hands: Hands
    flags: int
    trick: Trick
    indicator: int


class _Squeezed(dict[int, int]):
    """By ``all << 8 | some`` (ranks of one suit): ``some`` counted among ``all`` only."""

    def __missing__(self, key: int) -> int:
        found, at = 0, 0
        for rank in range(8):
            if key >> 8 >> rank & 1:
                found |= (key >> rank & 1) << at
                at += 1
        self[key] = found
        return found


_SQUEEZED: Final = _Squeezed()


def legal_of(table: Table, hand: int, seat: int, led: int, flags: int, indicator: int) -> int:
    """The cards a seat whose hand is known may play, as a mask; ``led`` is -1 for a lead.

    ``indicator`` counts only while ``flags`` say that it lies apart (``APART``), and only for the maker.
    """
    trumps = 255 << 8 * table.trump
    apart = bool(flags & APART) and seat == table.maker
    if apart and not hand:
        return 1 << indicator
    if led < 0:
        if apart and flags & FIRST:  # closed.no-trump-lead-first
            return hand & ~trumps
        return (flags & BOUND and seat == table.maker and hand & trumps) or hand
    same = hand & 255 << 8 * led
    if same or not apart:
        return same or hand
    return hand if led == table.trump else hand & ~trumps | 1 << indicator  # closed.no-hand-cut, closed.indicator-cuts


class Together:
    """The game with open cards on one table, one memory for all its worlds.

    ``orders`` bind seats (0 the caller) to the earliest legal card of an order. Raises ``OutOfBudget``.
    """

    def __init__(self, table: Table, orders: Orders, budget: Budget) -> None:
        self.table = table
        self.orders = orders
        self.budget = budget
        self.seen: dict[tuple[int, ...], bool] = {}

    def sweeps(self, at: Moment) -> bool:
        """Do caller and partner win every trick from here, the one under way included?"""
        return self._goes_on(at) if at.trick[2] else self._from_lead(at)

    def _from_lead(self, at: Moment) -> bool:
        """The same between two tricks."""
        hands, flags, _, indicator = at
        apart = 1 << indicator if flags & APART else 0
        if not (hands[0] | hands[1] | hands[2] | hands[3] | apart):
            return True
        trumps = 255 << 8 * self.table.trump
        ours, theirs = (hands[0] | hands[2]) & trumps, (hands[1] | hands[3]) & trumps
        if theirs | (apart if self.table.maker & 1 else 0) > ours | (0 if self.table.maker & 1 else apart):
            return False  # the highest trump takes whatever trick it falls to
        leader = flags & LEADER
        if not leader & 1 and not apart:
            others = hands[0] | hands[1] | hands[2] | hands[3]
            own = hands[leader]
            if runs(self.table.trump, (own, others ^ own, 0, 0, 0, 0), self.orders.get(leader)):
                return True
        key = self._key(at)
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self._goes_on(at)
        return found

    def _key(self, at: Moment) -> tuple[int, ...]:
        """Who owns which of the cards that are left, by rank among them; the very cards where an order names them."""
        hands, flags, _, indicator = at
        apart = 1 << indicator if flags & APART else 0
        if self.orders:
            return (*hands, apart, flags)
        every = hands[0] | hands[1] | hands[2] | hands[3] | apart
        key = [flags]
        for mask in (*hands, apart) if apart else hands:
            key.append(
                _SQUEEZED[(every & 255) << 8 | mask & 255]
                | _SQUEEZED[every & 0xFF00 | mask >> 8 & 255] << 8
                | _SQUEEZED[every >> 8 & 0xFF00 | mask >> 16 & 255] << 16
                | _SQUEEZED[every >> 16 & 0xFF00 | mask >> 24 & 255] << 24
            )
        return tuple(key)

    def _goes_on(self, at: Moment) -> bool:
        self.budget.spend(1)
        seat, _, down, _, _, winner, _ = at.trick
        if winner & 1 and (down == 4 or (down == 3 and seat & 1)):
            return False
        if down == 4:
            return self._from_lead(self.end(at))
        ours = not seat & 1
        for card in self.choices(at):
            if self._goes_on(self.after(at, card)) is ours:
                return ours
        return not ours

    def choices(self, at: Moment) -> list[int]:
        """The cards worth trying for the seat on turn, of like cards the highest; likely good ones first."""
        hands, flags, trick, indicator = at
        seat, down, led, best = trick[0], trick[2], trick[3], trick[4]
        hand = hands[seat]
        legal = legal_of(self.table, hand, seat, led if down else -1, flags, indicator)
        if seat in self.orders:
            return [next(one for one in self.orders[seat] if legal >> one & 1)]
        others = (hands[0] | hands[1] | hands[2] | hands[3]) ^ hand
        if down:
            others |= 1 << best
        found = []
        if flags & APART:
            if legal >> indicator & 1 and seat == self.table.maker:
                found.append((self._worth(at, indicator), indicator))
                legal ^= 1 << indicator
            others |= 1 << indicator
        for base in (0, 8, 16, 24):
            held = legal >> base & 255
            if held:
                for rank in HIGHEST[held << 8 | others >> base & 255]:
                    found.append((self._worth(at, base + rank), base + rank))
        found.sort(reverse=True)
        cards = [card for _, card in found]
        if flags & APART and seat == self.table.maker and (self.table.opening == "any-time" or self._leads_out(at)):
            some = self.choices(opened(self.table, at))
            cards += [card + OPENS for card in some if after_opening(self.table, card)]
        return cards

    def _leads_out(self, at: Moment) -> bool:
        """May the maker, on lead, open to lead a trump?"""
        return self.table.opening == "leading-with-trump" and not at.trick[2]

    def _worth(self, at: Moment, card: int) -> int:
        """How soon to try a card: winning ones from the top, then the others from the bottom."""
        trick, trump = at.trick, self.table.trump
        suit, rank = card >> 3, card & 7
        if not trick[2]:
            rest = (at.hands[0] | at.hands[1] | at.hands[2] | at.hands[3]) >> 8 * suit & 255
            return (32 if rest >> rank == 1 else 0) + (16 if suit == trump else 0) + rank
        best = trick[4]
        wins = card > best if suit == best >> 3 else suit == trump
        if wins:
            return 8 + rank if (trick[5] ^ trick[0]) & 1 else rank - 8  # not over partner's winning card
        return -rank - (8 if suit == trump else 0)

    def after(self, at: Moment, card: int) -> Moment:
        """The moment after the seat on turn has played this card."""
        if card >= OPENS:
            at, card = opened(self.table, at), card - OPENS
        hands, flags, trick, indicator = at
        seat = trick[0]
        if flags & APART and card == indicator:
            flags &= ~APART
        else:
            hand = hands[seat] ^ 1 << card
            hands = (
                (hand, *hands[1:]),
                (hands[0], hand, *hands[2:]),
                (*hands[:2], hand, hands[3]),
                (*hands[:3], hand),
            )[seat]
        return Moment(hands, flags, lay(trick, card, self.table.trump), indicator)

    def end(self, at: Moment) -> Moment:
        """The moment after a complete trick: duty, reveal, the indicator's way, the next lead."""
        hands, flags, trick, indicator = at
        table = self.table
        led, winner, trumped = trick[3], trick[5], trick[6]
        now = winner | flags & (BOUND | APART)
        if table.exhausts and led == table.trump and not trumped and flags & LEADER == table.maker:
            now |= BOUND
        if now & APART and ((trumped and led != table.trump) or (flags & FIRST and table.opens_after_first)):
            return opened(table, Moment(hands, now, lead(winner, trick[1] - 1), indicator))
        return Moment(hands, now, lead(winner, trick[1] - 1), indicator)

    def line(self, at: Moment) -> list[tuple[int, int]]:
        """Plays (seat, card, see ``OPENS``) from a moment that is not swept to the end of the trick that is lost."""
        plays: list[tuple[int, int]] = []
        while True:
            seat, _, down, _, _, winner, _ = at.trick
            if down == 4:
                if winner & 1:
                    return plays
                at = self.end(at)
                continue
            cards = self.choices(at)
            card = cards[0]
            if seat & 1:
                card = next(one for one in cards if not self._goes_on(self.after(at, one)))
            plays.append((seat, card))
            at = self.after(at, card)


def lead(leader: int, rounds: int) -> Trick:
    """A trick of so many cards a seat that is to be led to."""
    return leader, rounds, 0, -1, -1, 0, False


def opened(table: Table, at: Moment) -> Moment:
    """The moment after the indicator went to the maker's hand."""
    hands = list(at.hands)
    hands[table.maker] |= 1 << at.indicator
    return at._replace(hands=(hands[0], hands[1], hands[2], hands[3]), flags=at.flags & ~APART)
