"""No constant answer, which looks at no card and no rule, is right too often in any kind.

Kinds have habits of their own to beat in their own tests; these are for all of them.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from puzzles import KINDS, Puzzle
from puzzles.telling import choice
from tutor.wording import words

from .gaming import Habit, chance, check_habit
from .helpers import firsts

COUNT = 300
OFTEN = 60
"""From so many puzzles on, a question of its own must not be gamed either."""
SLOW = {"caps-moment": 120, "caps-order": 120}
"""Kinds of which fewer are made here; ``TUTOR304_ALL_PUZZLES=1`` makes as many as of the others."""

LEAST = 40
"""Of fewer puzzles a share tells nothing."""


def how_many(name: str) -> int:
    return COUNT if os.environ.get("TUTOR304_ALL_PUZZLES") else SLOW.get(name, COUNT)


def made(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of the first seeds that have one; of slow kinds those that the kind's own tests look at too."""
    return firsts(name, how_many(name), 0 if name in SLOW else 1000)


def _place(share: float) -> Habit:
    """The choice at a share of the way from the first to the last; as an order, the rest goes behind it."""

    def habit(puzzle: Puzzle) -> Iterable[str]:
        some = list(puzzle.question.choices)
        at = round(share * (len(some) - 1))
        return [*some[at:], *some[:at]] if puzzle.question.mode == "order" else some[at : at + 1]

    return habit


def _always(answer: str) -> Habit:
    return lambda puzzle: [answer] if puzzle.question.mode == "one" and answer in puzzle.question.choices else None


def _only(mode: str, habit: Habit) -> Habit:
    return lambda puzzle: habit(puzzle) if puzzle.question.mode == mode else None


def _longest(puzzle: Puzzle) -> Iterable[str] | None:
    texts = [choice(puzzle, one, words()) for one in puzzle.question.choices]
    longest = max(map(len, texts))
    if puzzle.question.mode == "order" or [len(one) for one in texts].count(longest) > 1:
        return None
    return [puzzle.question.choices[[len(one) for one in texts].index(longest)]]


def _number(pick: Callable[[list[str]], str]) -> Habit:
    return lambda puzzle: [pick(list(puzzle.question.choices))] if puzzle.question.of == "number" else None


def _bid(place: int) -> Habit:
    """The bid at a place among the bids to choose from, where one call is asked for."""

    def habit(puzzle: Puzzle) -> Iterable[str] | None:
        bids = [one for one in puzzle.question.choices if one.startswith("bid ")]
        return [bids[place]] if puzzle.question.mode == "one" and len(bids) > 1 else None

    return habit


HABITS: dict[str, Habit] = {
    "first": _place(0),
    "middle": _place(0.5),
    "last": _place(1),
    "all": _only("every", lambda puzzle: puzzle.question.choices),
    "none": lambda puzzle: () if puzzle.question.none else None,
    "longest": _longest,
    "highest": _number(lambda some: max(some, key=int)),
    "lowest": _number(lambda some: min(some, key=int)),
    "lowest bid": _bid(0),
    "second bid": _bid(1),
    "highest bid": _bid(-1),
}


def by_question(name: str) -> dict[str, list[Puzzle]]:
    """The questions of a kind that come often enough, each with its puzzles."""
    found: dict[str, list[Puzzle]] = {}
    for one in made(name):
        found.setdefault(one.question.ask, []).append(one)
    return {ask: some for ask, some in found.items() if len(some) >= OFTEN}


@pytest.mark.parametrize("habit", list(HABITS))
@pytest.mark.parametrize("name", list(KINDS))
def test_a_constant_answer_is_seldom_right(name: str, habit: str) -> None:
    some = [one for one in made(name) if HABITS[habit](one) is not None]
    if len(some) < LEAST:
        pytest.skip(f"{habit} has something to say to {len(some)} of {COUNT} puzzles of {name} only")
    check_habit(some, HABITS[habit])


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
    for some in by_question(name).values():
        answers = sorted({choice for one in some if one.question.mode == "one" for choice in one.question.choices})
        for habit in (*HABITS.values(), *map(_always, answers)):
            if sum(habit(one) is not None for one in some) >= OFTEN:
                check_habit(some, habit)


def test_the_check_bites() -> None:
    def peek(puzzle: Puzzle) -> Iterable[str]:
        best = puzzle.answers.best
        return best[:1] if puzzle.question.mode == "one" else best

    with pytest.raises(AssertionError):
        check_habit(made("legal-card"), peek)
