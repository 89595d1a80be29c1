"""The search through a claim whose partner helps: the caller by a stated order, partner as well as partner can see.

Partner must choose alike where things look alike. So the search goes over sets of lines: all that may lie behind what
partner has seen. A card played face up, a folded card that is shown or inspected, the winner of a trick, an indicator
shown: each parts a set into smaller ones. With an open trump nothing is hidden, and a set is one line.

Partner sees the own hand and folded cards, what the caller knows, and from now on everything the table sees; as the
maker also the indicator and, after each trick, the folded cards of the others (``closed.inspect``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tutor.solver.adaptive import Folds, Line, name_discard
from tutor.solver.pool import (
    APART,
    CARD_BITS,
    HIGHEST,
    LEADER,
    Option,
    State,
    Trick,
    known_cards,
    lay,
    options,
    pack,
)
from tutor.solver.search import Budget, choices, flags_after, legal_cards, must_show, new_trick, runs, shown
from tutor.solver.together import legal_of

PARTNER = 2

Choice = tuple[int, int]
"""A decision of the caller: (the legal cards as a mask, the one played)."""

Beaten = tuple[Choice, ...] | None
"""``None`` when partner can save the claim, else every decision of the caller on the lines that beat it, whatever
partner does: an order that is to hold must take one of them otherwise."""


class Team:
    """All lines of a claim with one hand of partner, which every state knows.

    ``indicator`` is the card that lies apart where partner is the maker, else -1. Without an ``order`` the caller too
    chooses freely, both with everything in sight that has been played. Raises ``OutOfBudget``.
    """

    def __init__(self, order: tuple[int, ...] | None, indicator: int, budget: Budget) -> None:
        self.order = order
        self.indicator = indicator
        self.budget = budget
        self.seen: dict[frozenset[tuple[int, State]], Beaten] = {}

    def beaten(self, lines: list[Line]) -> Beaten:
        """Is the claim beaten in one of these lines, which look alike to partner?"""
        self.budget.spend(len(lines))
        seat, _, down = lines[0].trick[:3]
        if (down == 4 or (down == 3 and seat & 1)) and any(one.trick[5] & 1 for one in lines):
            return ()
        if down == 4:
            return self._first(self._sweeps, self._ends(lines))
        if not seat:
            return self._caller(lines)
        if seat == PARTNER:
            return self._best(lines, seat, self._partner_cards(lines))
        groups = _opponent(lines, self.order is None)
        return self._first(self.beaten, groups)

    def _caller(self, lines: list[Line]) -> Beaten:
        table, state, trick = lines[0][:3]
        legal = legal_cards(table, state, trick)
        if self.order is None:
            others = state[1] | known_cards(state[3]) | (1 << trick[4] if trick[2] else 0)
            return self._best(lines, 0, choices(others, legal))
        card = next(one for one in self.order if legal >> one & 1)
        found = self.beaten([self._with_hand(one, 0, card) for one in lines])
        return None if found is None else ((legal, card), *found)

    def _best(self, lines: list[Line], seat: int, cards: list[int]) -> Beaten:
        failed: dict[Choice, None] = {}
        for card in cards:
            found = self.beaten([self._with_hand(one, seat, card) for one in lines])
            if found is None:
                return None
            failed.update(dict.fromkeys(found))
        return tuple(failed)

    def _partner_cards(self, lines: list[Line]) -> list[int]:
        """Partner's legal cards, of touching ones the highest; first those that win, from the top."""
        table, state, trick = lines[0][:3]
        down, led, best = trick[2], trick[3], trick[4]
        own = state[3] >> 32 & CARD_BITS
        legal = legal_of(table, own, PARTNER, led if down else -1, state[5], self.indicator)
        if PARTNER in table.orders:
            return [next(one for one in table.orders[PARTNER] if legal >> one & 1)]
        others = state[0]
        for one in lines:
            others |= one.state[1] | (known_cards(one.state[3]) ^ own) | (1 << one.trick[4] if down else 0)
        found = []
        if state[5] & APART and self.indicator >= 0 and legal >> self.indicator & 1:
            found.append(self.indicator)
            legal ^= 1 << self.indicator
        for base in (0, 8, 16, 24):
            held = legal >> base & 255
            if held:
                found += [base + rank for rank in HIGHEST[held << 8 | others >> base & 255]]

        def worth(card: int) -> tuple[bool, int]:
            wins = not down or (card > best if card >> 3 == best >> 3 else card >> 3 == table.trump)
            return wins, card & 7 if wins else -(card & 7)

        return sorted(found, key=worth, reverse=True)

    def _with_hand(self, line: Line, seat: int, card: int) -> Line:
        """The line after the caller or partner has played a card of the hand, or partner the indicator."""
        hand, pool, allowed, known, slack, flags = line.state
        if not seat:
            hand ^= 1 << card
        elif flags & APART and card == self.indicator:
            flags &= ~APART
        else:
            known ^= 1 << card + 32
        return _after(line, card, (hand, pool, allowed, known, slack, flags))

    def _ends(self, lines: list[Line]) -> list[list[Line]]:
        """The lines after a trick that the side has won, those together that partner cannot tell apart."""
        groups: dict[tuple[int, ...], list[Line]] = {}
        for line in lines:
            for told, state in self._told(line):
                groups.setdefault(told, []).append(
                    Line(line.table, state, new_trick(state), line.closed and bool(state[5] & APART))
                )
        return list(groups.values())

    def _told(self, line: Line) -> Iterator[tuple[tuple[int, ...], State]]:
        """What the end of a trick tells partner, and the state after it."""
        table, before, trick, closed, folds = line
        now = flags_after(table, before, trick)
        cut = any(card >> 3 == table.trump for _, card in folds)
        reveal = cut or (closed and trick[6] and trick[3] != table.trump)
        looks = closed and table.maker == PARTNER
        turned = reveal and not table.trumps_only
        looked = [seat for seat in (1, 3) if looks or (turned and seat != table.maker)]
        for cards, state in _turned_up(folds, (*before[:5], before[5] & APART | now), looked):
            told = (trick[5], *cards)
            if not before[5] & APART or not must_show(table, before, trick):
                yield told, state
            elif table.maker == PARTNER:
                hand, pool, allowed, known, slack, _ = state
                yield told, (hand, pool, allowed, known | 1 << self.indicator + 32, slack, now)
            else:
                for card, opened in shown(table, state):
                    yield (*told, card), opened

    def _sweeps(self, lines: list[Line]) -> Beaten:
        """``beaten`` between two tricks."""
        left = [one for one in lines if one.state[0] and not self._runs(one)]
        if not left:
            return None
        if len(left) == 1:
            left = [left[0]._replace(state=pack(left[0].state))]
        key = frozenset((one.table.trump, one.state) for one in left)
        if key not in self.seen:
            self.seen[key] = self.beaten(left)
        return self.seen[key]

    def _runs(self, line: Line) -> bool:
        return not line.state[5] & (LEADER | APART) and runs(line.table.trump, line.state, self.order)

    @staticmethod
    def _first(beaten: Callable[[list[Line]], Beaten], groups: Iterable[list[Line]]) -> Beaten:
        for group in groups:
            found = beaten(group)
            if found is not None:
                return found
        return None


def _after(line: Line, card: int, state: State, folds: Folds | None = None) -> Line:
    return Line(line.table, state, lay(line.trick, card, line.table.trump), line.closed, folds or line.folds)


def _opponent(lines: list[Line], sees_all: bool) -> list[list[Line]]:
    """The lines after each play of an opponent, those together that look alike. A folded card looks like any other."""
    groups: dict[int, list[Line]] = {}
    single = len(lines) == 1
    for line in lines:
        table, state, trick, closed, folds = line
        seat, led = trick[0], trick[3]
        hides = closed and trick[2] > 0 and seat not in table.orders  # a caller's folded card is known
        for option in options(table, state, trick):
            card, after = option
            folded = hides and card >> 3 != led
            if card < 0:
                plays = [option] if folded else name_discard(after, -card, not single)
            else:
                plays = [option] if single and (sees_all or not folded) else alike(state, trick, option)
            for card, after in plays:
                unseen = (*folds, (seat, card)) if folded else folds
                groups.setdefault(-1 if folded else card, []).append(_after(line, card, after, unseen))
    return [[one] for some in groups.values() for one in some] if sees_all else list(groups.values())


def _turned_up(folds: Folds, state: State, looked: list[int]) -> Iterator[tuple[tuple[int, ...], State]]:
    """The folded cards as partner sees them now (-1: it stays down), and the state after each way they may be."""
    if not folds:
        yield (), state
        return
    seat, card = folds[0]
    ways = name_discard(state, -card, True) if card < 0 and seat in looked else [(max(card, -1), state)]
    for seen, after in ways:
        for rest, last in _turned_up(folds[1:], after, looked):
            yield (seen, *rest), last


def alike(state: State, trick: Trick, option: Option) -> Iterator[Option]:
    """The same play with each card that is like this one: every card of its gap, where it came from the pool."""
    card, after = option
    hand, pool, known = state[0], state[1], state[3]
    if not pool >> card & 1:
        yield option
        return
    fixed = hand | known_cards(known) | (1 << trick[4] if trick[2] else 0)
    for step in (1, -1):
        other = card if step > 0 else card - 1
        while other >> 3 == card >> 3 and not fixed >> other & 1:
            if pool >> other & 1:
                yield other, (after[0], pool ^ 1 << other, *after[2:])
            other += step
