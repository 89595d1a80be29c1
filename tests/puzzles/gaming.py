"""Whether a habit that looks at no rule answers puzzles of a kind too well, and the habits that every kind is tried by.

``python -m tests.bench.gaming KIND`` tries them on many more puzzles than the tests do.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import puzzles
from puzzles import Puzzle
from puzzles.telling import choice
from tutor.cards import RANKS, SUITS
from tutor.wording import words

from .helpers import made_once

Habit = Callable[[Puzzle], Iterable[str] | None]
"""The picks of a habit; ``None`` where it has nothing to say."""

DIGEST = """
import hashlib, sys, puzzles
text = "\\n".join(puzzles.make(sys.argv[1], seed).to_json() for seed in range(int(sys.argv[2])))
print(hashlib.sha256(text.encode()).hexdigest())
"""

_GRADES: dict[tuple[str, tuple[str, ...]], bool] = {}
"""Many habits pick the same: graded once, by the puzzle's id and the picks."""


def chance(some: Sequence[Puzzle]) -> float:
    """What blind guessing gets right: the mean of one in so many choices, or of so many as are right where one of them
    is enough."""
    return sum(_enough(one) / len(one.question.choices) for one in some) / len(some)


def _enough(puzzle: Puzzle) -> int:
    answers = puzzle.answers
    return len((*answers.best, *answers.accepted)) if puzzle.question.mode == "one" else 1


def is_right(puzzle: Puzzle, picks: Iterable[str]) -> bool:
    """Are these picks graded as right?"""
    key = puzzle.id, tuple(picks)
    if key not in _GRADES:
        _GRADES[key] = puzzles.grade(puzzle, key[1]).right
    return _GRADES[key]


LEAST = 40
"""Of fewer puzzles a share tells nothing."""


def parts(some: Sequence[Puzzle], habit: Habit) -> list[tuple[int, int, float]]:
    """How often a habit is right, of how many, and the share it may be right in: 60 of 100 at most where it says
    something, and with more than two choices 1.5 times chance at most.

    Of an order 60 of 100 is the bound: chance is not one in so many choices there, since many orders are right. A few
    questions of more than two choices among many of two tell nothing of a share (``LEAST``).
    """
    said = [(one, picks) for one in some if (picks := habit(one)) is not None]
    several = [(one, picks) for one, picks in said if len(one.question.choices) > 2 and one.question.mode != "order"]
    if len(several) < min(LEAST, len(said)):
        several = []
    bounds = ((said, 0.6), (several, 1.5 * chance([one for one, _ in several]) if several else 1.0))
    return [(sum(is_right(*each) for each in part), len(part), most) for part, most in bounds if part]


def too_often(some: Sequence[Puzzle], habit: Habit) -> list[str]:
    """Where a habit is right too often, in numbers; nothing where it is not."""
    return [f"{right} of {of}, {most:.3f}" for right, of, most in parts(some, habit) if right > most * of]


def check_habit(some: Sequence[Puzzle], habit: Habit) -> None:
    """A habit that says something is not right too often (:func:`parts`)."""
    assert parts(some, habit)
    assert too_often(some, habit) == []


# -- the habits --------------------------------------------------------------------------------------------------------


def place(share: float) -> Habit:
    """The choice at a share of the way from the first to the last; as an order, the rest goes behind it."""

    def habit(puzzle: Puzzle) -> Iterable[str]:
        some = list(puzzle.question.choices)
        at = round(share * (len(some) - 1))
        return [*some[at:], *some[:at]] if puzzle.question.mode == "order" else some[at : at + 1]

    return habit


def always(answer: str) -> Habit:
    """One answer, wherever it is a choice."""
    return lambda puzzle: [answer] if puzzle.question.mode == "one" and answer in puzzle.question.choices else None


def _lengths(puzzle: Puzzle) -> list[int]:
    return [len(choice(puzzle, one, words())) for one in puzzle.question.choices]


def _named(pick: Callable[[list[int]], int]) -> Habit:
    """The choice whose name is of a length that is picked, where it is the only one."""

    def habit(puzzle: Puzzle) -> Iterable[str] | None:
        lengths = _lengths(puzzle)
        wanted = pick(lengths)
        return None if lengths.count(wanted) != 1 else [puzzle.question.choices[lengths.index(wanted)]]

    return lambda puzzle: None if puzzle.question.mode == "order" else habit(puzzle)


def _odd(lengths: list[int]) -> int:
    """The length that one name alone has, while all others are of another; else one that no name has."""
    alone = [one for one, count in Counter(lengths).items() if count == 1]
    return alone[0] if len(alone) == 1 and len(lengths) > 2 else 0


def _number(pick: Callable[[list[str]], str]) -> Habit:
    return lambda puzzle: [pick(list(puzzle.question.choices))] if puzzle.question.of == "number" else None


def _bid(at: int) -> Habit:
    """The bid at a place among the bids to choose from, where one call is asked for."""

    def habit(puzzle: Puzzle) -> Iterable[str] | None:
        bids = [one for one in puzzle.question.choices if one.startswith("bid ")]
        return [bids[at]] if puzzle.question.mode == "one" and len(bids) > 1 else None

    return habit


def _cards(puzzle: Puzzle) -> list[str]:
    """The choices, where one card is asked for."""
    some = list(puzzle.question.choices)
    are_cards = all(len(one) == 2 and one[0] in RANKS and one[1] in SUITS for one in some)
    return some if are_cards and puzzle.question.mode == "one" else []


def _rank(rank: str) -> Habit:
    """The card of a rank, where there is just one of it."""

    def habit(puzzle: Puzzle) -> Iterable[str] | None:
        some = [one for one in _cards(puzzle) if one[0] == rank]
        return some if len(some) == 1 else None

    return habit


def _by_rank(pick: Callable[[list[str]], str]) -> Habit:
    return lambda puzzle: [pick(some)] if (some := _cards(puzzle)) else None


HABITS: Final[dict[str, Habit]] = {
    "first": place(0),
    "second": place(1 / 3),
    "middle": place(0.5),
    "third": place(2 / 3),
    "last": place(1),
    "all": lambda puzzle: puzzle.question.choices if puzzle.question.mode == "every" else None,
    "none": lambda puzzle: () if puzzle.question.none else None,
    "longest": _named(max),
    "shortest": _named(min),
    "odd length": _named(_odd),
    "highest": _number(lambda some: max(some, key=int)),
    "lowest": _number(lambda some: min(some, key=int)),
    "lowest bid": _bid(0),
    "second bid": _bid(1),
    "highest bid": _bid(-1),
    "highest card": _by_rank(lambda some: min(some, key=lambda one: (RANKS.index(one[0]), one))),
    "lowest card": _by_rank(lambda some: max(some, key=lambda one: (RANKS.index(one[0]), one))),
    **{f"the {rank}": _rank(rank) for rank in RANKS},
}
"""The constant answers that every kind is tried by; those in words come from its own choices."""


def answers(some: Iterable[Puzzle]) -> list[str]:
    """Every choice of the puzzles that ask for one."""
    return sorted({one for puzzle in some if puzzle.question.mode == "one" for one in puzzle.question.choices})


# -- the same everywhere -----------------------------------------------------------------------------------------------


def check_other_processes(name: str, count: int = 30) -> None:
    """Another process, with other hashes of text, makes the same puzzles byte for byte.

    One is enough: an order that follows the hashes is another one here in nearly every puzzle.
    """
    texts = [one.to_json() for seed in range(count) if (one := made_once(name, seed)) is not None]
    assert len(texts) == count
    env = os.environ | {"PYTHONHASHSEED": _other_hashes(), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", DIGEST, name, str(count)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == hashlib.sha256("\n".join(texts).encode()).hexdigest()


def _other_hashes() -> str:
    """A seed of text hashes that this process was not started with."""
    return "271828" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
