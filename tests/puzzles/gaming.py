"""Whether a habit that looks at no rule answers puzzles of a kind too well."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence

import puzzles
from puzzles import Puzzle

Habit = Callable[[Puzzle], Iterable[str] | None]
"""The picks of a habit; ``None`` where it has nothing to say."""

DIGEST = """
import hashlib, sys, puzzles
text = "\\n".join(puzzles.make(sys.argv[1], seed).to_json() for seed in range(int(sys.argv[2])))
print(hashlib.sha256(text.encode()).hexdigest())
"""


def chance(some: Sequence[Puzzle]) -> float:
    """What blind guessing gets right: the mean of one in so many choices, or of so many as are right where one of them
    is enough."""
    return sum(_enough(one) / len(one.question.choices) for one in some) / len(some)


def _enough(puzzle: Puzzle) -> int:
    answers = puzzle.answers
    return len((*answers.best, *answers.accepted)) if puzzle.question.mode == "one" else 1


def check_habit(some: Sequence[Puzzle], habit: Habit) -> None:
    """A habit is right in 60 of 100 at most, and with more than two choices in 1.5 times chance at most.

    Of an order 60 of 100 is the bound: chance is not one in so many choices there, since many orders are right.
    """
    answered = [one for one in some if habit(one) is not None]
    several = [one for one in answered if len(one.question.choices) > 2 and one.question.mode != "order"]
    assert answered
    for part, most in ((answered, 0.6), (several, 1.5 * chance(several or answered))):
        right = sum(puzzles.grade(one, habit(one) or ()).right for one in part)
        assert right <= most * len(part), (right, len(part), most)


def check_other_processes(name: str, count: int = 30) -> None:
    """Other processes, with other hashes of text, make the same puzzles byte for byte."""
    here = hashlib.sha256("\n".join(puzzles.make(name, seed).to_json() for seed in range(count)).encode()).hexdigest()
    for hash_seed in ("1", "271828"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-c", DIGEST, name, str(count)], env=env, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == here
