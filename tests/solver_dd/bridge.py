"""Bridge's double-dummy solver (DDS, in the PyPI package ``endplay``) on our cards: J 9 A T K Q 8 7 as A K Q J T 9 8 7.

It counts tricks only. Our seats S E N W, in the order of play, stand for its N E S W.
"""

from __future__ import annotations

import importlib
from typing import Any

from tutor.cards import SUITS
from tutor.solver.dd import Position


def board(position: Position) -> Any:
    """The position at the start of a trick as a ``deal`` of DDS."""
    _dds = importlib.import_module("endplay._dds")
    assert not position.trick
    found = _dds.deal()
    found.trump, found.first = SUITS.index(position.trump), position.leader.place
    for place, hand in enumerate(position.hands):
        for suit in range(4):
            found.remainCards[place][suit] = (hand.mask >> 8 * suit & 255) << 7  # a seven is rank 7, a jack rank 14
    return found


def solve(deal: Any, target: int = -1) -> int:
    """The tricks of the leader's side as DDS counts them (with a target: 0 or −1 when it is out of reach)."""
    _dds = importlib.import_module("endplay._dds")
    found = _dds.futureTricks()
    _dds.SolveBoard(deal, target, 1, 1, found, 0)
    return int(found.score[0])


def max_tricks(position: Position) -> int:
    """The tricks of the maker's side."""
    won = solve(board(position))
    return won if position.leader.side == position.maker.side else position.size - won
