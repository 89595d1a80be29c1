"""From a position to the kernel's numbers and back."""

from __future__ import annotations

import importlib
import threading
from functools import cache
from typing import Any, Final, NamedTuple

from tutor.cards import SUITS, Card
from tutor.solver.dd.position import Position
from tutor.solver.dd.tables import HANDS, POINTS, RULES, SLOTS, START, STATS, memory, tables
from tutor.solver.jit import is_compiled, plain_twin

KERNEL: Final = "tutor.solver.dd.kernel"

_SLOTS: Final = (6, 6, 8, 8, 10, 12, 14, 15, 17)
"""Binary logarithm of the table's entries, by the cards in a hand: clearing a large table costs more than it saves."""


class Solver:
    """Solves positions by the compiled kernel, or by its plain twin (``compiled=False``, and without numba).

    Both give the same values and look at the same number of positions. All values assume open cards and open trump.

    >>> plain = Solver(compiled=False)
    >>> plain.points(Position.of({"S": "JS 7H", "E": "9S AH", "N": "KS QH", "W": "QS 9H"}, "H", "S", "S"))
    55
    """

    def __init__(self, compiled: bool | None = None) -> None:
        self.compiled = is_compiled() if compiled is None else compiled
        self._local = threading.local()

    @property
    def nodes(self) -> int:
        """The positions looked into in this thread's last call: those that neither the bounds nor the table decided."""
        return int(getattr(self._local, "nodes", 0))

    @nodes.setter
    def nodes(self, count: int) -> None:
        self._local.nodes = count

    def points(self, position: Position) -> int:
        """Card points of the maker's side from here (0-304)."""
        return self._exact(position, tricks=False)

    def max_tricks(self, position: Position) -> int:
        """Tricks of the maker's side from here (0-8)."""
        return self._exact(position, tricks=True)

    def at_least(self, position: Position, points: int) -> bool:
        """Does the maker's side get at least so many card points from here?"""
        return self._reaches(position, points, tricks=False)

    def all_tricks(self, position: Position) -> bool:
        """Does the maker's side win every trick from here, the one under way included?"""
        return self._reaches(position, position.size, tricks=True)

    def values(self, position: Position, tricks: bool = False) -> dict[Card, int]:
        """What the maker's side gets from here (card points, or tricks) after each legal card."""
        found: dict[Card, int] = {}
        if not position.size:
            return found
        run = Run(self, position, tricks)
        worth = (0,) * 8 if tricks else POINTS
        guess = run.most // 2
        for one in position.legal:
            lo, hi = 0, run.most
            for other, value in found.items():
                if run.touch(one, other):
                    apart = abs(worth[one.power] - worth[other.power])
                    lo, hi = max(lo, value - apart), min(hi, value + apart)
            guess = found[one] = run.after(one, lo, hi, guess)
        return found

    def _exact(self, position: Position, tricks: bool) -> int:
        if not position.size:
            return 0
        run = Run(self, position, tricks)
        return run.solve(0, run.most, run.most + 1 >> 1)

    def _reaches(self, position: Position, need: int, tricks: bool) -> bool:
        if not position.size:
            return need <= 0
        run = Run(self, position, tricks)
        return run.solve(need - 1, need, need) >= need

    def memory(self) -> Any:
        """What the kernel works in, one for each thread."""
        found: Any = getattr(self._local, "memory", None)
        if found is None:
            found = self._local.memory = memory(self.compiled)
        return found


class Limits(NamedTuple):
    """What binds the maker: the closed indicator that lies apart, the duty to lead exhausted trumps on, and which rules
    of the closed game hold (bits of ``tables.RULES``)."""

    apart: Card | None = None
    duty: bool = False
    rules: int = 0


OPEN: Final = Limits()


class Run:
    """One position in the kernel's terms: the maker is seat 0, trump the top suit. ``nodes`` adds up.

    What an ``earlier`` run in the same deal has found is used on.
    """

    def __init__(
        self,
        solver: Solver,
        position: Position,
        tricks: bool,
        limits: Limits = OPEN,
        earlier: Run | None = None,
    ) -> None:
        self.solver, self.kernel = solver, kernel_of(solver.compiled)
        self.tables, self.memory, self.take = tables_of(tricks, solver.compiled), solver.memory(), int(tricks)
        self.nodes: int = 0 if earlier is None else earlier.nodes
        self.fresh: int = 1 if earlier is None else earlier.fresh
        solver.nodes = self.nodes
        self.most = position.size if tricks else position.total
        self.slots: int = (1 << min(SLOTS, _SLOTS[position.size])) - 1 if earlier is None else earlier.slots
        self.maker = position.maker.place
        suits = [*(suit for suit in SUITS if suit != position.trump), position.trump]
        self.shift = [8 * suits.index(suit) for suit in SUITS]
        self.hands = [0] * 4
        for place, hand in enumerate(position.hands):
            self.hands[place - self.maker & 3] = self._mask(hand.mask)
        self.start = [position.leader.place - self.maker & 3, 0, 0, 0, 0, 0]
        for one in position.trick:
            self.start, _ = self._play(self.start, self._place(one))
        self.limits = 1 << self._place(limits.apart) if limits.apart else 0, int(limits.duty), limits.rules

    def _mask(self, mask: int) -> int:
        return sum((mask >> 8 * suit & 255) << shift for suit, shift in enumerate(self.shift))

    def _place(self, one: Card) -> int:
        return self.shift[one.place >> 3] + one.power

    def _play(self, state: list[int], card: int) -> tuple[list[int], int]:
        """The state after a card, and what seats 0 and 2 won with it."""
        seat, laid, led, best, by, pot = state
        pot += 0 if self.take else POINTS[card & 7]
        if not laid or (card > best and (card >> 3 == led or card >= 24)):
            best, by = card, seat
        if laid == 3:
            return [by, 0, 0, 0, 0, 0], 0 if by & 1 else pot + self.take
        return [seat + 1 & 3, laid + 1, led if laid else card >> 3, best, by, pot], 0

    def touch(self, one: Card, other: Card) -> bool:
        """Are these cards of the hand to play neighbours, no other hand's card and not the winning one between them?"""
        if one.suit != other.suit:
            return False
        seat, laid, _, best, *_ = self.start
        low, high = sorted((self._place(one), self._place(other)))
        rest = 1 << best if laid else 0
        for place, hand in enumerate(self.hands):
            rest |= hand if place != seat else 0
        return not rest & (1 << high) - (2 << low)

    def solve(self, lo: int, hi: int, first: int) -> int:
        """The value, if from ``lo`` to ``hi``."""
        return self._call(self.start, self.hands, lo, hi, first)

    def after(self, one: Card, lo: int, hi: int, first: int) -> int:
        """The value after a card, known to lie from ``lo`` to ``hi``."""
        if lo == hi:
            return lo
        card, hands = self._place(one), list(self.hands)
        hands[self.start[0]] ^= 1 << card
        state, gain = self._play(self.start, card)
        if not any(hands):
            return gain
        return gain + self._call(state, hands, max(0, lo - gain), hi - gain, first - gain)

    def _call(self, state: list[int], hands: list[int], lo: int, hi: int, first: int) -> int:
        work = self.memory
        for place, number in enumerate(state):
            work[START + place] = number
        work[START + 6], work[START + 7], work[RULES] = self.limits
        for place, hand in enumerate(hands):
            work[HANDS + place] = hand
        work[STATS], work[STATS + 1] = 0, self.slots
        value = self.kernel.solve(lo, hi, first, self.fresh, work, self.tables, self.take)
        self.fresh = 0
        self.nodes += int(work[STATS])
        self.solver.nodes = self.nodes
        return int(value)


@cache
def kernel_of(compiled: bool) -> Any:
    """The module that searches."""
    return importlib.import_module(KERNEL) if compiled else plain_twin(KERNEL)


@cache
def tables_of(tricks: bool, compiled: bool) -> Any:
    """What it reads."""
    return tables(tricks, compiled)
