"""No constant answer, which looks at no card and no rule, is right too often in any kind.

Kinds have habits of their own to beat in their own tests; these are for all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import pytest

from puzzles import KINDS, Puzzle

from .gaming import HABITS, LEAST, Habit, always, answers, chance, check_habit, too_often
from .helpers import firsts

COUNT = 300
OFTEN = 60
"""From so many puzzles on, a question of its own must not be gamed either."""


@cache
def made(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of the first seeds that have one: those that the kind's own tests look at too."""
    return firsts(name, COUNT)


def by_question(name: str) -> dict[str, list[Puzzle]]:
    """The questions of a kind that come often enough, each with its puzzles."""
    found: dict[str, list[Puzzle]] = {}
    for one in made(name):
        found.setdefault(one.question.ask, []).append(one)
    return {ask: some for ask, some in found.items() if len(some) >= OFTEN}


def gamed(some: Sequence[Puzzle], habits: Mapping[str, Habit], least: int) -> list[tuple[str, list[str]]]:
    """The habits that are right too often, of those with something to say to at least so many."""
    said = {name: one for name, one in habits.items() if sum(one(puzzle) is not None for puzzle in some) >= least}
    return [(name, found) for name, one in said.items() if (found := too_often(some, one))]


@pytest.mark.parametrize("name", list(KINDS))
def test_a_constant_answer_is_seldom_right(name: str) -> None:
    assert gamed(made(name), HABITS, LEAST) == []


@pytest.mark.parametrize("name", list(KINDS))
def test_the_most_frequent_answer_is_seldom_right(name: str) -> None:
    """The answer that was best most often in one half of the puzzles, given to all of the other half; where it is no
    choice, it is wrong."""
    some = [one for one in made(name) if one.question.mode == "one"]
    if not some:
        pytest.skip(f"{name} never asks for one choice")
    favourite = Counter(one for puzzle in some[::2] for one in puzzle.answers.best).most_common(1)[0][0]
    rest = some[1::2]
    several = [one for one in rest if len(one.question.choices) > 2]
    for part, most in ((rest, 0.6), (several, 1.5 * chance(several or rest))):
        right = sum(favourite in (*one.answers.best, *one.answers.accepted) for one in part)
        assert right <= most * len(part), (favourite, right, len(part), most)


@pytest.mark.parametrize("name", list(KINDS))
def test_a_constant_answer_to_one_question_is_seldom_right(name: str) -> None:
    """The same for each question of a kind by itself, and for each answer to it: given where it is a choice."""
    for ask, some in by_question(name).items():
        habits = HABITS | {one: always(one) for one in answers(some)}
        assert (ask, gamed(some, habits, OFTEN)) == (ask, [])


def test_the_check_bites() -> None:
    def peek(puzzle: Puzzle) -> Iterable[str]:
        best = puzzle.answers.best
        return best[:1] if puzzle.question.mode == "one" else best

    with pytest.raises(AssertionError):
        check_habit(made("legal-card"), peek)
