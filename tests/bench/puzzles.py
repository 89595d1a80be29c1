"""Puzzles a second by kind, one core, and the share of candidates thrown away: ``python -m tests.bench.puzzles``; with
``--next``, what the next puzzle costs while a reader waits."""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter

from puzzles import KINDS
from puzzles.running import Request, run
from puzzles.serving import NOTHING, Wishes, serve


def measure(kind: str, count: int, seed: int) -> None:
    """Make so many puzzles of a kind and print one line."""
    list(run(Request(kind, 3, seed)))  # tables and code are loaded now
    thrown: Counter[str] = Counter()
    started, busy = time.perf_counter(), time.process_time()
    made = sum(1 for _ in run(Request(kind, count, seed), thrown=thrown))
    wall, cpu = time.perf_counter() - started, time.process_time() - busy
    total = sum(thrown.values())
    lost = total - thrown["kept"]
    reasons = ", ".join(f"{why} {number}" for why, number in thrown.most_common(4) if why != "kept")
    speed = f"{made / wall:8.1f} a second ({made / cpu:.1f} of processor time)"
    print(f"{kind:12} {speed}, {lost / total:4.0%} thrown away: {reasons}")


def measure_next(kind: str, count: int, seed: int) -> None:
    """Serve so many puzzles of a kind to one reader, on past the end of its pack, and print one line."""
    rng, seen, spent = random.Random(seed), NOTHING, []
    for _ in range(count):
        started = time.thread_time()
        puzzle = serve(Wishes(kind), rng, seen)
        spent.append(1000 * (time.thread_time() - started))
        seen = seen.and_then(puzzle)
    later = sorted(spent[1:])
    numbers = f"{later[len(later) // 2]:.1f} ms median, {later[-1]:.1f} at most, {spent[0]:.1f} the first"
    print(f"{kind:12} {numbers}; {len(seen.ids)} looks of {len(seen.bases)} puzzles")


def main() -> None:
    """Measure every kind, or those that are named."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("kinds", nargs="*", default=list(KINDS))
    reader.add_argument("--count", type=int, default=200)
    reader.add_argument("--seed", type=int, default=7)
    reader.add_argument("--next", action="store_true")
    given = reader.parse_args()
    for kind in given.kinds:
        (measure_next if given.next else measure)(kind, given.count, given.seed)


if __name__ == "__main__":
    main()
