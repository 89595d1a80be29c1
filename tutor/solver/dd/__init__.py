"""Double dummy: the best that both sides can do when all four hands lie open on the table.

**All of this assumes open cards and open trump, and is not real play**: nobody at a table knows so much. The model is
the bare game of tricks: four seats, follow suit if you can, the highest trump wins, else the highest card of the suit
led. A closed indicator, folded cards and the duty to go on leading exhausted trumps (``trump.exhausted``) are not in
it: ``tutor.solver.dd.closed`` has the same questions for a deal by its legal actions. Card points are not tricks: of
two touching cards the ten and the ace do not count the same.

numba, when it is installed, compiles the search (once, with a notice; then from its cache). Without it the same search
runs as plain Python, about a hundred times slower.

>>> hands = {"S": "JS AH 7C", "E": "9S TH KC", "N": "7S 8H QC", "W": "8S QH 9C"}
>>> end = Position.of(hands, trump="C", leader="S", maker="S")
>>> points(end), at_least(end, 62), max_tricks(end), all_tricks(end)
(73, True, 2, False)
"""

from __future__ import annotations

from tutor.cards import Card
from tutor.solver.dd.position import Position, position_of
from tutor.solver.dd.solver import Solver

__all__ = ["Position", "Solver", "all_tricks", "at_least", "max_tricks", "points", "position_of", "values"]


def _solver() -> Solver:
    global _default
    if _default is None:
        _default = Solver()
    return _default


_default: Solver | None = None


def points(position: Position) -> int:
    """Card points (0-304) that the maker's side gets from here with best play of all, cards and trump open.

    The trick under way counts with the cards already in it; tricks finished before do not.

    >>> points(Position.of({"S": "JS", "E": "9S", "N": "AS", "W": "TS"}, trump="H", leader="E", maker="W"))
    0
    """
    return _solver().points(position)


def at_least(position: Position, n: int) -> bool:
    """Does the maker's side get at least ``n`` card points from here, cards and trump open? Faster than ``points``.

    >>> at_least(Position.of({"S": "JS", "E": "9S", "N": "AS", "W": "TS"}, trump="H", leader="E", maker="N"), 71)
    True
    """
    return _solver().at_least(position, n)


def max_tricks(position: Position) -> int:
    """Tricks (0-8) that the maker's side wins from here when that is all that counts, cards and trump open.

    >>> max_tricks(Position.of({"S": "JS", "E": "9S", "N": "AS", "W": "7H"}, trump="H", leader="E", maker="W"))
    1
    """
    return _solver().max_tricks(position)


def all_tricks(position: Position) -> bool:
    """Does the maker's side win every trick from here, the one under way included, cards and trump open?

    >>> all_tricks(Position.of({"S": "JS", "E": "9S", "N": "AS", "W": "7H"}, trump="H", leader="E", maker="S"))
    False
    """
    return _solver().all_tricks(position)


def values(position: Position, tricks: bool = False) -> dict[Card, int]:
    """What every legal card of the seat to play is worth to the *maker's* side, cards and trump open.

    In card points (0-304) from here, or in tricks (0-8) with ``tricks=True``. When a defender is to play, the lowest
    value is the defender's best.

    East has led the jack; South keeps the nine for the last trick.

    >>> from tutor.cards import cards
    >>> hands = {"S": "9S AS", "E": "7S", "N": "8H", "W": "7D"}
    >>> values(Position.of(hands, trump="C", leader="E", maker="S", trick=cards("JS 7H 8S")))
    {Card('9S'): 11, Card('AS'): 20}
    """
    return _solver().values(position, tricks)
