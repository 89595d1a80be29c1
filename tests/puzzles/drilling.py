"""Drills and results as the tests of several folders make them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from puzzles import Puzzle
from puzzles.drills import Drill, Handout, questions_of
from puzzles.drills.keys import handed_out, private_key
from puzzles.drills.results import Answered, Result

SECRET = b"the secret of a coach"
APP, OTHER_APP = private_key(bytes(32)), private_key(bytes([1] * 32))
NOON = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)
LINKS = ("legal-card-6.v2", "winner-0", "auction-3")
DRILL = Drill(title="First steps", picked=LINKS)


def out(drill: Drill = DRILL) -> Handout:
    return handed_out(drill, SECRET)


def right(puzzle: Puzzle) -> tuple[str, ...]:
    return puzzle.answers.best if puzzle.question.mode != "one" else puzzle.answers.best[:1]


def wrong(puzzle: Puzzle) -> tuple[str, ...]:
    if puzzle.question.mode == "order":
        return tuple(reversed(puzzle.answers.best))
    return (puzzle.answers.wrong[0].choice,)


def result(
    learner: str = "Nimal",
    drill: Drill = DRILL,
    answer: Callable[[Puzzle], tuple[str, ...]] = right,
    when: datetime = NOON,
) -> Result:
    """What a learner hands in who answers every question so, signed by one app."""
    handout = out(drill)
    answers = tuple(
        Answered(ref=one.ref, tries=(answer(one.puzzle),), seconds=9) for one in questions_of(drill, learner)
    )
    return Result(handout=handout, learner=learner, began=when, ended=when, answers=answers).signed(APP)
