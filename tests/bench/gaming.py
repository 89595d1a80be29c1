"""Whether a kind can be gamed, on many puzzles: ``python -m tests.bench.gaming bid --count 3000``.

Every constant answer that the tests try, and each answer in words, over all the puzzles and over every 300 that follow
each other. Named are those that are right more often than they may be (``tests.puzzles.gaming``): over all of them, or
in how many of the windows. Of a habit that seldom has something to say some windows are beyond the bound by chance;
``sigmas`` says how far below it the share of all puzzles is, in standard deviations of one window.
"""

from __future__ import annotations

import argparse
import math

from puzzles import KINDS
from tests.puzzles.gaming import HABITS, always, answers, parts, too_often
from tests.puzzles.helpers import firsts

WINDOW = 300
STEP = 20
LEAST = 40
"""Of fewer puzzles in a window a share tells nothing."""


def measure(kind: str, count: int) -> None:
    """Try one kind and print a line for each habit that comes near."""
    some = firsts(kind, count)
    habits = HABITS | {f"= {one}": always(one) for one in answers(some)}
    windows = [some[at : at + WINDOW] for at in range(0, max(1, len(some) - WINDOW + 1), STEP)]
    print(f"{kind}: {len(some)} puzzles, {len(windows)} windows, {len(habits)} constant answers")
    for name, habit in habits.items():
        found = [one for one in parts(some, habit) if one[1] * len(windows[0]) >= LEAST * len(some)]
        if not found:
            continue
        beyond = sum(bool(too_often(one, habit)) for one in windows)
        room = min(_sigmas(*one, len(windows[0]) / len(some)) for one in found)
        if beyond or room < 1:
            shares = ", ".join(f"{right / of:.3f} of {of} (bound {most:.3f})" for right, of, most in found)
            print(f"  {name:16} {shares}: {room:+.1f} sigmas, {beyond} windows beyond")


def _sigmas(right: int, of: int, most: float, window: float) -> float:
    """How far a share is below its bound, in standard deviations of a window that holds this part of the puzzles."""
    share = right / of
    return (most - share) / math.sqrt(max(share * (1 - share), 1e-6) / (of * window))


def main() -> None:
    """Try every kind, or those that are named."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("kinds", nargs="*", default=list(KINDS))
    reader.add_argument("--count", type=int, default=3000)
    given = reader.parse_args()
    for kind in given.kinds:
        measure(kind, given.count)


if __name__ == "__main__":
    main()
