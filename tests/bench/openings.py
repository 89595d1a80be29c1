"""What the opening table costs: 300 deals of one class alone, and its share of deals that count for many classes.

``python -m tests.bench.openings [--classes 6]``. Processor time of one core, warm, in turns.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from tutor.cards import PACK, Hand
from tutor.seats import SEATS
from tutor.solver.dd import Position, Solver
from tutor.solver.openings import CLASSES
from tutor.solver.openings.build import CHUNK, count_chunk
from tutor.solver.openings.table import BINS

DEALS = 300


def hand_of(name: str) -> Hand:
    """A hand of a class, its indicator's suit being spades."""
    return Hand.parse(name)


def alone(name: str, rng: random.Random) -> float:
    """Seconds for 300 deals around these four cards."""
    hand, solver = hand_of(name), Solver()
    rest = [one for one in PACK if one not in hand]
    start = time.process_time()
    for _ in range(DEALS):
        cards = rng.sample(rest, 28)
        south = Hand([*hand, *cards[:4]])
        hands = (south, *(Hand(cards[at : at + 8]) for at in (4, 12, 20)))
        solver.points(Position(hands, "S", rng.choice(SEATS), SEATS[0]))
    return time.process_time() - start


def main() -> None:
    """Print both."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--classes", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    count_chunk(asked.seed, 0)  # compiles
    singles, shared = [], []
    for turn in range(asked.classes):
        singles.append(alone(rng.choice(CLASSES), rng))
        start = time.process_time()
        counted = count_chunk(asked.seed, turn + 1)
        spent = time.process_time() - start
        deals = sum(row[BINS] for row in counted.values()) / len(CLASSES)
        shared.append(spent / len(CLASSES) * DEALS / deals)
    one, many = statistics.mean(singles), statistics.mean(shared)
    print(f"one class, {DEALS} deals alone: mean {one:.2f} s, longest {max(singles):.2f} s")
    print(f"its share of shared deals ({CHUNK} a chunk): {many:.4f} s, {one / many:.0f} x less")


if __name__ == "__main__":
    main()
