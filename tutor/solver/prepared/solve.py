"""Solving a scene: deals are drawn around the hand, and every option is solved in each of them, with open cards.

Every placing of the unseen cards is as likely as any other, but for one thing: *whoever has bid has the cards for it*.
The first four cards of another standing bidder are drawn such that the opening table gives the bid in some suit a
chance of ``SOUND`` or more; that suit is trump. Passes tell nothing.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from tutor.cards import PACK, SUITS, Hand
from tutor.seats import SEATS, Seat
from tutor.solver.dd.position import Position
from tutor.solver.dd.solver import Run, Solver
from tutor.solver.openings import openings
from tutor.solver.prepared.scene import Scene

SOUND: Final = 0.6
"""The chance from which on a bid is a fair one: a contract from 160 on then loses next to nothing in the long run."""

TRIES: Final = 500
"""How often the cards are dealt anew until a bidder has the cards for the bid."""

Packets = dict[Seat, tuple[Hand, Hand]]
"""The two packets of four cards of each seat."""


@lru_cache(maxsize=1 << 16)
def trump_for(mask: int, amount: int) -> tuple[str, float]:
    """The trump suit that the opening table likes best for four cards (a mask) and a contract, and its chance.

    >>> trump_for(Hand.parse("J9A..7.").mask, 160)[0]
    'S'
    """
    hand, table = Hand(mask), openings()
    return max(
        ((suit, table.opening(hand, suit).chance(amount)) for suit in SUITS if hand.of_suit(suit)),
        key=lambda one: one[1],
    )


def draw(rng: random.Random, scene: Scene) -> Iterator[Packets]:
    """Deals without end that the seat may be part of."""
    rest = [one for one in PACK if one not in scene.hand]
    own = 8 - len(scene.hand)
    others = [one for one in SEATS if one is not scene.seat]
    while True:
        for _ in range(TRIES):
            rng.shuffle(rest)
            packets = {}
            for at, one in enumerate(others):
                start = own + 8 * at
                packets[one] = Hand(rest[start : start + 4]), Hand(rest[start + 4 : start + 8])
            if _is_sound(scene, packets):
                break
        packets[scene.seat] = scene.first, scene.second if scene.second else Hand(rest[:own])
        yield packets


def _is_sound(scene: Scene, packets: Packets) -> bool:
    standing = scene.standing
    if standing is None or standing[0] is scene.seat:
        return True
    return trump_for(packets[standing[0]][0].mask, standing[1])[1] >= SOUND


def solve(scene: Scene, deals: int, seed: int | str = 0) -> dict[int, int]:
    """How many of so many deals make which options: see ``Scene.counts``. The same arguments give the same answer.

    Some five milliseconds a deal with numba.
    """
    rng, found = random.Random(seed), Counter[int]()
    for packets, _ in zip(draw(rng, scene), range(deals), strict=False):
        found[_made(scene, packets)] += 1
    return dict(found)


def _made(scene: Scene, packets: Packets) -> int:
    """The options made in one deal, as bits."""
    trumps = [one.trump or trump_for(packets[one.maker][0].mask, one.amount)[0] for one in scene.options]
    asked: dict[tuple[Seat, str], set[int]] = {}
    for one, trump in zip(scene.options, trumps, strict=True):
        asked.setdefault((one.maker, trump), set()).add(one.amount)
    hands = {one: Hand(first.mask | second.mask) for one, (first, second) in packets.items()}
    most = {
        (maker, trump): most_made(Position.of(hands, trump, scene.dealer.right, maker), sorted(amounts))
        for (maker, trump), amounts in asked.items()
    }
    made = [one.amount <= most[one.maker, trump] for one, trump in zip(scene.options, trumps, strict=True)]
    return sum(1 << at for at, one in enumerate(made) if one)


def most_made(position: Position, contracts: Sequence[int]) -> int:
    """The highest of these contracts (in order) that is made with open cards and trump; 0 where none is.

    >>> end = Position.of({"S": "JS", "E": "9S", "N": "AS", "W": "TS"}, trump="H", leader="E", maker="N")
    >>> most_made(end, [50, 71, 72])
    71
    """
    run = Run(_solver(), position, tricks=False)
    low, high = 0, len(contracts)
    while low < high:
        middle = (low + high) // 2
        need = contracts[middle]
        if run.solve(need - 1, need, need) >= need:
            low = middle + 1
        else:
            high = middle
    return contracts[low - 1] if low else 0


@cache
def _solver() -> Solver:
    return Solver()
