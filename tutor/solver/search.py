"""The search through a claim: all plays of the others against the caller's.

Two ways for the caller to play: *adaptively* (the best card at each moment, with everything the others have drawn in
sight; beating even that refutes every stated order) and by a *stated order* (the earliest legal card, ``caps.call``).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.knowledge import DEMAND, SUPPLY
from tutor.solver.pool import (
    APART,
    BOUND,
    FIRST,
    HIGHEST,
    LEADER,
    State,
    Table,
    Trick,
    after_opening,
    bits,
    known_cards,
    lay,
    may_open,
    options,
    pack,
)


class OutOfBudget(Exception):
    """A proof has used up its nodes."""


class Budget:
    """Nodes used and allowed, shared by all searches of one proof."""

    __slots__ = ("most", "used")

    def __init__(self, most: int) -> None:
        self.used = 0
        self.most = most

    def spend(self, nodes: int) -> None:
        """Use some nodes; raises ``OutOfBudget`` when too many are used."""
        self.used += nodes
        if self.used > self.most:
            raise OutOfBudget


class Decision(NamedTuple):
    """A moment at which the caller played ``card``, the first of the ``legal`` ones (a mask) in the order."""

    legal: int
    card: int
    state: State
    trick: Trick


Drawn = tuple[int, int, int]
"""One thing that happened on a line: (seat, card or below 0 a discard of the suits ``-card``, how)."""

PLAYED: Final = 0
CUT: Final = 1
SHOWN: Final = 2
OPENED: Final = 3
"""How: a card was played from hand; it was the closed indicator; an indicator was shown by itself, or by choice, and
went to hand."""


class Search:
    """All lines from some starts on one table. ``sweeps`` is true when the caller's side cannot be stopped.

    With an ``order`` (places of cards) the caller keeps to it, and a state that ``guide``, an adaptive search of the
    same table, has given up is not looked at further. After a failure ``path`` holds the caller's decisions up to it.
    With ``twin``, a search of the same order, real cards are kept apart, states that the twin finds good are left out,
    and after a failure ``line`` holds everything that was played and ``last`` the state at the end of it.
    """

    def __init__(
        self,
        table: Table,
        budget: Budget,
        order: tuple[int, ...] | None = None,
        guide: Search | None = None,
        twin: Search | None = None,
    ) -> None:
        self.table = table
        self.budget = budget
        self.order = order
        self.guide = guide
        self.twin = twin
        self.trace = twin is not None
        self.path: list[Decision] = []
        self.line: list[Drawn] = []
        self.last: State | None = None
        self.seen: dict[State, bool] = {}

    def sweeps(self, state: State) -> bool:
        """Does the caller's side win every trick from this moment between two tricks on?"""
        hand = state[0]
        if not hand:
            return True
        if self.twin is not None:
            good = self.twin.sweeps(state)
            return good or self.goes_on(state, new_trick(state))
        state = pack(state)
        found = self.seen.get(state)
        if found is None:
            if not state[5] & (LEADER | APART) and runs(self.table.trump, state, self.order):
                return True
            if self.guide is not None and not self.guide.sweeps(state):
                return False
            found = self.goes_on(state, new_trick(state))
            self.seen[state] = found
        return found

    def goes_on(self, state: State, trick: Trick) -> bool:
        """Does the caller's side win this trick and every later one?"""
        self.budget.spend(1)
        seat, _, down, _, _, winner, _ = trick
        trump, trace = self.table.trump, self.trace
        if winner & 1 and (down == 4 or (down == 3 and seat & 1 and not trace)):
            self.last = state
            return False
        if down == 4:
            return self._ends(state, trick)
        if not seat:
            return self._caller(state, trick)
        for card, after in options(self.table, state, trick):
            if trace:
                self.line.append((seat, card, CUT if (state[5] ^ after[5]) & APART else PLAYED))
            if not self.goes_on(after, lay(trick, card, trump)):
                return False
            if trace:
                self.line.pop()
        return not may_open(self.table, state, trick) or self._opens(state, trick)

    def _opens(self, state: State, trick: Trick) -> bool:
        """Does the side win everything when the maker, on turn, shows the indicator first?"""
        table, seat = self.table, trick[0]
        for indicator, opened in shown(table, state):
            if self.trace:
                self.line.append((seat, indicator, OPENED))
            for card, after in options(table, opened, trick):
                if not after_opening(table, card):
                    continue
                if self.trace:
                    self.line.append((seat, card, PLAYED))
                if not self.goes_on(after, lay(trick, card, table.trump)):
                    return False
                if self.trace:
                    self.line.pop()
            if self.trace:
                self.line.pop()
        return True

    def after(self, state: State, trick: Trick, card: int) -> bool:
        """Does the caller's side win everything after the caller plays this card now?"""
        hand, pool, allowed, known, slack, flags = state
        return self.goes_on((hand ^ 1 << card, pool, allowed, known, slack, flags), lay(trick, card, self.table.trump))

    def _caller(self, state: State, trick: Trick) -> bool:
        legal = legal_cards(self.table, state, trick)
        if self.order is None:
            others = state[1] | known_cards(state[3]) | (1 << trick[4] if trick[2] else 0)
            return any(self.after(state, trick, card) for card in choices(others, legal))
        card = next(one for one in self.order if legal >> one & 1)
        self.path.append(Decision(legal, card, state, trick))
        if self.trace:
            self.line.append((0, card, PLAYED))
        if not self.after(state, trick, card):
            return False
        self.path.pop()
        if self.trace:
            self.line.pop()
        return True

    def _ends(self, state: State, trick: Trick) -> bool:
        """The end of a trick that the side has won: duty, reveal, the indicator's way, the next lead."""
        table = self.table
        now = flags_after(table, state, trick)
        if not state[5] & APART:
            return self.sweeps((*state[:5], now))
        if must_show(table, state, trick):
            for card, opened in shown(table, state):
                if self.trace:
                    self.line.append((table.maker, card, SHOWN))
                if not self.sweeps((*opened[:5], now)):
                    return False
                if self.trace:
                    self.line.pop()
            return True
        return self.sweeps((*state[:5], now | APART))


def new_trick(state: State) -> Trick:
    """The trick that begins now."""
    return (state[5] & LEADER, state[0].bit_count(), 0, -1, -1, 0, False)


def legal_cards(table: Table, state: State, trick: Trick) -> int:
    """The caller's legal cards: the call has opened the caller's own trump, so only suit and duty bind."""
    hand = state[0]
    if trick[2]:
        return hand & 255 << 8 * trick[3] or hand
    if state[5] & BOUND and not table.maker:
        return hand & 255 << 8 * table.trump or hand
    return hand


def flags_after(table: Table, state: State, trick: Trick) -> int:
    """The flags after the end of a trick: the next lead, and the duty of ``trump.exhausted``."""
    flags, led, winner, trumped = state[5], trick[3], trick[5], trick[6]
    now = winner | flags & BOUND
    if table.exhausts and led == table.trump and not trumped and flags & LEADER == table.maker:
        now |= BOUND
    return now


def must_show(table: Table, state: State, trick: Trick) -> bool:
    """Is an indicator that lies closed shown at the end of this trick (``closed.reveal``, ``open.high-bid``)?"""
    return (trick[6] and trick[3] != table.trump) or bool(state[5] & FIRST and table.opens_after_first)


def shown(table: Table, state: State) -> list[tuple[int, State]]:
    """Each indicator that a hidden maker may show now, and the state after it went to hand (``closed.reveal``).

    No two trumps are alike here: a card that becomes known without being played parts those above it from those below.
    """
    hand, pool, allowed, known, slack, flags = state
    left, flags = slack - SUPPLY[table.trump] + DEMAND[1 << table.trump], flags & ~APART
    found = []
    for card in bits(pool & 255 << 8 * table.trump):
        in_hand = known | 1 << (card + 32 * table.maker - 32)
        found.append((card, (hand, pool ^ 1 << card, allowed, in_hand, left, flags)))
    return found


def runs(trump: int, state: State, order: tuple[int, ...] | None) -> bool:
    """Is it plain that the caller, on lead, takes the rest one after the other (in this order, or trumps first)?

    Enough for a trump: nothing higher is out, or as many trumps were led as are out. Enough for a card of another suit:
    the trumps are out, and nothing higher is out or as many of its suit were led as are out. No trump may lie closed.
    """
    hand = state[0]
    out = state[1] | known_cards(state[3])
    if order is None:
        order = (*bits(hand & 255 << 8 * trump), *bits(hand & ~(255 << 8 * trump)))
    left = [(out >> base & 255).bit_count() for base in (0, 8, 16, 24)]
    for card in order:
        if hand >> card & 1:
            suit = card >> 3
            if left[suit] > 0 and (out >> 8 * suit & 255) >> (card & 7):
                return False
            if suit != trump and left[trump] > 0:
                return False
            left[suit] -= 1
    return True


def choices(others: int, legal: int) -> list[int]:
    """The caller's cards worth trying: of cards with none of the ``others`` between the highest; likely winners first.

    ``others`` are the cards out and the best card of the trick.
    """
    found = []
    for base in (0, 8, 16, 24):
        held = legal >> base & 255
        if held:
            top = (others >> base & 255).bit_length() - 1
            found += [(rank > top, rank, base + rank) for rank in HIGHEST[held << 8 | others >> base & 255]]
    found.sort(reverse=True)
    return [card for _, _, card in found]
