"""One against two with open cards: does the maker of a three-handed deal get so many card points?

The game of the widow (``widow.deal``) when everybody sees all three hands and the trump is open: follow suit if you
can, else anything; the highest trump wins, else the highest card of the suit led. **It is not real play**: nobody at a
table knows so much. Marriages and slams are not in it; what lies in the widow is added by who asks.

It is the search of ``tutor.solver.dd`` with one seat empty (``kernel``), compiled or as plain Python.

>>> hands = {"S": Hand.parse("JS 7H"), "W": Hand.parse("9S AH"), "E": Hand.parse("8S TH")}
>>> found = Three(hands, "S", leader="W", maker="S")
>>> found.points(), found.at_least(51)
(50, False)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from tutor.cards import SUITS, Hand
from tutor.seats import SEATS, Seat
from tutor.solver.dd.solver import Solver, kernel_of, tables_of
from tutor.solver.dd.tables import HANDS, RULES, START, STATS, THREE

PLACES: Final = (0, 1, 3)
"""The kernel's seats of the three in the order of play, the maker first; seat 2 is empty."""

SLOTS: Final = 15
"""Binary logarithm of the entries that are used of the table: clearing more costs more than it saves."""


@cache
def _usual() -> Solver:
    """Made when it is first asked: it brings in numba, and no page waits for that."""
    return Solver()


class Three:
    """Three known hands before a lead, in the kernel's terms; ``nodes`` are the positions looked into.

    Raises ``ValueError`` for hands that are not of one size, or that share a card.
    """

    def __init__(
        self, hands: Mapping[Any, Hand], trump: str, leader: str, maker: str, solver: Solver | None = None
    ) -> None:
        here = [one for one in reversed(SEATS) if one in hands]  # clockwise
        at = here.index(Seat(maker))
        order = (*here[at:], *here[:at])
        held = [hands[one] for one in order]
        if (
            len(held) != 3
            or len({len(one) for one in held}) != 1
            or len({one for hand in held for one in hand}) != 3 * len(held[0])
        ):
            raise ValueError(f"three hands of one size, no card twice: not {', '.join(map(str, held))}")
        suits = [*(suit for suit in SUITS if suit != trump), trump]
        self.hands = [0] * 4
        for place, one in zip(PLACES, held, strict=True):
            self.hands[place] = sum(
                (one.mask >> 8 * SUITS.index(suit) & 255) << 8 * to for to, suit in enumerate(suits)
            )
        self.leader = PLACES[order.index(Seat(leader))]
        self.total, self.solver = sum(one.points for one in held), solver or _usual()
        self.nodes = 0

    def at_least(self, need: int) -> bool:
        """Does the maker get at least so many card points?"""
        return self._solve(need - 1, need, need) >= need

    def points(self) -> int:
        """The card points that the maker gets (0-304)."""
        return self._solve(0, self.total, self.total + 1 >> 1)

    def _solve(self, low: int, high: int, first: int) -> int:
        work: Any = self.solver.memory()
        work[START : START + 8] = 0 if self.solver.compiled else [0] * 8
        work[START], work[RULES] = self.leader, THREE
        for place, hand in enumerate(self.hands):
            work[HANDS + place] = hand
        work[STATS], work[STATS + 1] = 0, (1 << SLOTS) - 1
        found = kernel_of(self.solver.compiled).solve(
            low, high, first, 1, work, tables_of(False, self.solver.compiled), 0
        )
        self.nodes += int(work[STATS])
        return int(found)
