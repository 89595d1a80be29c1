"""The adaptive reading: the caller may choose each card by what has fallen so far.

What the caller does not see it cannot adapt to: which suit is trump while the indicator of another seat lies closed,
whether a card folded to the current trick cuts it, which card stayed down. So the search goes through *public*
histories: a :class:`Line` is one way in which the unseen may be, and all lines with the same history are searched
together. The caller needs one card that is right in all of them.

What the caller does see is kept apart: the cards played face up (discards too, once the trump is open), and at the end
of a trick the folded cards that are shown (``closed.reveal``) or, to the maker, inspected (``closed.inspect``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.knowledge import DEMAND, GUARD, SUPPLY, Knowledge
from tutor.rules.view import View
from tutor.solver.pool import (
    APART,
    HIGHEST,
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
from tutor.solver.search import Budget, Search, choices, flags_after, legal_cards, must_show, new_trick, shown
from tutor.solver.starts import Start

Folds = tuple[tuple[int, int], ...]
"""Seat and card of what was folded to the current trick; a card below 0 is a discard of the suits ``-card``."""

UNSEEN = -1
"""What the caller sees of a card that another seat folds."""


class Line(NamedTuple):
    """One way in which the unseen may be; ``closed`` says that who cannot follow folds."""

    table: Table
    state: State
    trick: Trick
    closed: bool
    folds: Folds = ()


def line_of(view: View, know: Knowledge, table: Table, start: Start) -> Line:
    """The line that begins with this start. The call of a maker opens the trump, unless the indicator is played."""
    unseen = iter(start.folds)
    folds = []
    for seen, (seat, card, _) in zip(view.trick, know.table, strict=True):
        if seen.folded:
            folds.append(((seat - know.seat) & 3, card.place if card is not None else next(unseen)))
    opens = view.maker == view.seat and view.indicator in view.hand
    closed = bool(view.closed) and not opens and start.opened < 0
    return Line(table, start.state, start.trick, closed, tuple(folds))


class Adaptive:
    """The search through one claim; ``goes_on`` asks about a moment, ``sweeps`` about one between two tricks."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.seen: dict[tuple[tuple[int, State], ...], bool] = {}
        self.blind: dict[int, Search] = {}

    def goes_on(self, lines: list[Line]) -> bool:
        """Can the caller's side win this trick and every later one, not knowing which of these lines it is?"""
        self.budget.spend(len(lines))
        seat, _, down = lines[0].trick[:3]
        if (down == 4 or (down == 3 and seat & 1)) and any(one.trick[5] & 1 for one in lines):
            return False
        if down == 4:
            return all(self.sweeps(some) for some in _ends(lines))
        if not seat:
            return self._caller(lines)
        seen: dict[int, list[Line]] = {}
        for line in lines:
            for what, after in _plays(line, len(lines) > 1):
                seen.setdefault(what, []).append(after)
        return all(self.goes_on(some) for some in seen.values())

    def sweeps(self, lines: list[Line]) -> bool:
        """Between two tricks: can the caller's side take the rest, not knowing which of these lines it is?"""
        if not lines[0].state[0]:
            return True
        packed = {(one.table.trump, pack(one.state)): one.table for one in lines}
        key = tuple(sorted(packed))
        found = self.seen.get(key)
        if found is None:
            fresh = [
                Line(table, state, new_trick(state), bool(state[5] & APART)) for (_, state), table in packed.items()
            ]
            found = self.seen[key] = self._takes_the_rest(fresh)
        return found

    def _takes_the_rest(self, lines: list[Line]) -> bool:
        if len(lines) > 1:  # who loses knowing more loses knowing less
            return all(self.sweeps([one]) for one in lines) and self.goes_on(lines)
        table, state, _, closed, _ = lines[0]
        if not closed:  # who wins without a look at the discards wins
            blind = self.blind.setdefault(table.trump, Search(table, self.budget))
            if blind.sweeps(state):
                return True
        return self.goes_on(lines)

    def _caller(self, lines: list[Line]) -> bool:
        table, state, trick, closed, _ = lines[0]
        legal = legal_cards(table, state, trick)
        others = 0
        for line in lines:
            others |= line.state[1] | known_cards(line.state[3]) | (1 << line.trick[4] if trick[2] else 0)
        for card in choices(others, legal):
            folded = closed and trick[2] and card >> 3 != trick[3]
            if self.goes_on([_after(one, card, card, _without(one.state, card), bool(folded)) for one in lines]):
                return True
        return False


def _without(state: State, card: int) -> State:
    """The state after the caller has played a card."""
    return (state[0] ^ 1 << card, *state[1:])


def _after(line: Line, laid: int, card: int, state: State, folded: bool) -> Line:
    table, _, trick, closed, folds = line
    if folded:
        folds = (*folds, (trick[0], card))
    return Line(table, state, lay(trick, laid, table.trump), closed, folds)


def _plays(line: Line, many: bool) -> Iterator[tuple[int, Line]]:
    """Every play of a hidden seat, an opening by choice before it too: what the caller sees, and the line after it."""
    yield from _cards_played(line, many)
    table, state, trick = line[:3]
    if may_open(table, state, trick):
        for indicator, opened in shown(table, state):
            for what, after in _cards_played(line._replace(state=opened, closed=False), many):
                if after_opening(table, what):
                    yield 32 * (indicator + 1) + what, after


def _cards_played(line: Line, many: bool) -> Iterator[tuple[int, Line]]:
    """Every card of a hidden seat: what the caller sees of it, and the line after it.

    Of like cards one is enough while there is one line; several lines need not agree which cards are alike.
    """
    table, state, trick, closed, _ = line
    down, led = trick[2:4]
    drawn = set()
    for card, after in options(table, state, trick):
        if down and (card < 0 or card >> 3 != led):
            if closed:
                yield UNSEEN, _after(line, card, card, after, True)
                continue
            if card < 0:
                for named, further in name_discard(after, -card, many):
                    yield named, _after(line, card, card, further, False)
                continue
        if not (many and down and after[1] != state[1]):
            yield card, _after(line, card, card, after, False)
        elif card >> 3 not in drawn:
            drawn.add(card >> 3)
            for one in bits(state[1] & 255 << (card & 24)):
                yield one, _after(line, one, one, (state[0], state[1] ^ 1 << one, *after[2:]), False)


def name_discard(state: State, suits: int, every: bool) -> Iterator[tuple[int, State]]:
    """Name a discard of these suits that has become a place of the state: each card, or of like cards one."""
    hand, pool, allowed, known, slack, flags = state
    fixed = hand | known_cards(known)
    for suit in range(4):
        left = slack + DEMAND[suits] - SUPPLY[suit]
        if suits >> suit & 1 and left & GUARD == GUARD:
            some, other = pool >> 8 * suit & 255, fixed >> 8 * suit & 255
            for rank in bits(some) if every else HIGHEST[some << 8 | other]:
                card = 8 * suit + rank
                yield card, (hand, pool ^ 1 << card, allowed, known, left, flags)


def _ends(lines: list[Line]) -> list[list[Line]]:
    """The lines after the end of a trick that the side has won, those together that the caller cannot tell apart."""
    seen: dict[tuple[int, ...], list[Line]] = {}
    for line in lines:
        for what, after in _told(line):
            seen.setdefault(what, []).append(after)
    return list(seen.values())


def _told(line: Line) -> Iterator[tuple[tuple[int, ...], Line]]:
    """What the end of a trick tells the caller, and the line after it."""
    table, state, trick, _, folds = line
    reveal = any(card >> 3 == table.trump for _, card in folds)
    turned = reveal and not table.trumps_only
    looked = [0, 1, 2, 3] if table.maker == 0 else [one for one in range(4) if turned and one != table.maker]
    now = flags_after(table, state, trick)
    ways: list[tuple[tuple[int, ...], State]] = [((), state)]
    for seat, card in folds:
        if card < 0 and seat in looked:
            ways = [((*told, one), after) for told, way in ways for one, after in name_discard(way, -card, False)]
        else:
            ways = [((*told, max(card, UNSEEN)), way) for told, way in ways]
    for told, way in ways:
        if not state[5] & APART:
            yield told, line._replace(state=(*way[:5], now))
        elif must_show(table, state, trick):
            for card, opened in shown(table, way):
                yield (*told, card), line._replace(state=(*opened[:5], now))
        else:
            yield told, line._replace(state=(*way[:5], now | APART))
