"""Random positions of the open-card game, the same ones for the same seed."""

from __future__ import annotations

import random

from tutor.cards import PACK, SUITS, Hand
from tutor.seats import SEATS
from tutor.solver.dd import Position


def full_deal(rng: random.Random, size: int = 8) -> Position:
    """Random cards, trump, leader and maker; a trick begins."""
    pack = rng.sample(PACK, 4 * size)
    south, east, north, west = (Hand(pack[size * n : size * n + size]) for n in range(4))
    return Position((south, east, north, west), rng.choice(SUITS), rng.choice(SEATS), rng.choice(SEATS))


def after(position: Position, cards: int, rng: random.Random) -> Position:
    """The position after up to three random legal cards to the trick that begins."""
    for _ in range(cards):
        one = rng.choice(position.legal)
        hands = {seat: hand.mask & ~one.bit for seat, hand in zip(SEATS, position.hands, strict=True)}
        trick = (*position.trick, one)
        position = Position.of(hands, position.trump, position.leader, position.maker, trick)
    return position


def endings(seed: int, number: int, sizes: tuple[int, ...] = (2, 3, 4)) -> list[Position]:
    """Random endings with so many cards a hand, half of them in the middle of a trick."""
    rng = random.Random(seed)
    found = []
    for _ in range(number):
        start = full_deal(rng, rng.choice(sizes))
        found.append(after(start, rng.choice((0, 0, 0, 1, 2, 3)), rng))
    return found


def deals(seed: int, number: int, size: int = 8) -> list[Position]:
    """Random positions at the start of a trick, eight cards each unless told."""
    rng = random.Random(seed)
    return [full_deal(rng, size) for _ in range(number)]


def whole_deals(number: int = 400, size: int = 8) -> list[Position]:
    """The fixed set that node counts are told of: up to 400 deals, 100 of each of four seeds, in turns."""
    groups = [deals(seed, 100, size) for seed in (304, 305, 306, 307)]
    return [position for four in zip(*groups, strict=True) for position in four][:number]
