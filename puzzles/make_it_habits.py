"""What a player without a plan would play, and how often an ending is thrown away because that is right.

A question that a habit answers teaches nothing, and of many such the habit would pay.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from puzzles.make_it_spots import Spot
from tutor.cards import Card


def _highest(spot: Spot) -> Card:
    return max(spot.legal, key=lambda one: (one.power, one.suit == spot.play.trump))


def _lowest(spot: Spot) -> Card:
    return min(spot.legal, key=lambda one: (one.points, one.power, one.suit == spot.play.trump))


def _richest(spot: Spot) -> Card:
    return max(spot.legal, key=lambda one: (one.points, one.power))


def _trump(spot: Spot) -> Card:
    return max(spot.trumps or spot.legal, key=lambda one: one.power)


def _cheapest_taker(spot: Spot) -> Card:
    return min(spot.taking or spot.legal, key=lambda one: (one.points, one.power))


HABITS: Final[dict[str, Callable[[Spot], Card]]] = {
    "highest": _highest,
    "lowest": _lowest,
    "richest": _richest,
    "trump": _trump,
    "taker": _cheapest_taker,
    "first": lambda spot: spot.legal[0],
    "last": lambda spot: spot.legal[-1],
}
"""Each habit and the card that it plays."""

DROP: Final[dict[bool, dict[str, float]]] = {
    True: {"highest": 0.2, "trump": 0.45, "taker": 0.5, "first": 0.2, "last": 0.25},
    False: {"highest": 0.6, "trump": 0.65, "taker": 0.35, "first": 0.25, "last": 0.2},
}
"""How often an ending that a habit answers is thrown away, for the maker's side and against it."""


def favours(rng: random.Random, spot: Spot, right: Sequence[Card]) -> bool:
    """Is this ending to be thrown away, because habits answer it?"""
    drop = DROP[spot.ours]
    return any(HABITS[name](spot) in right and rng.random() < share for name, share in drop.items())


def tempted(spot: Spot, wrong: Sequence[Card]) -> int:
    """How many habits of a player who looks at the cards go wrong here."""
    return sum(HABITS[name](spot) in wrong for name in ("highest", "lowest", "richest", "trump", "taker"))
