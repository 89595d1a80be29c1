"""A sitting: a learner, the questions of a drill, and how far they have come. It changes by making a new one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

import puzzles
from puzzles.drills import Handout, Item, questions_of
from puzzles.drills.results import Answered, Result
from puzzles.model import Grade
from tutor import __version__
from tutor.app.screens.player import SHOW
from tutor.app.screens.practise_desk import Desk, laid, played, step


@dataclass(frozen=True)
class Sitting:
    """A drill that is played.

    ``desk`` has the question that is asked; ``tries`` are the answers to it so far and ``last`` the grade of the last
    one. ``done``: the question gets no further answer. ``since`` is when it was laid.
    """

    handout: Handout
    learner: str
    items: tuple[Item, ...]
    desk: Desk
    began: datetime
    since: datetime
    answers: tuple[Answered, ...] = ()
    tries: tuple[tuple[str, ...], ...] = ()
    hints: int = 0
    last: Grade | None = None
    done: bool = False
    ended: datetime | None = None

    @property
    def place(self) -> int:
        """The number of the question, from 0 on."""
        return min(len(self.answers), len(self.items) - 1)

    @property
    def exam(self) -> bool:
        """Is nothing told before the end?"""
        return self.handout.drill.exam

    @property
    def tries_left(self) -> int | None:
        """How many more answers the question may get; ``None`` without a limit."""
        most = self.handout.drill.most_tries
        return None if most is None else max(0, most - len(self.tries))

    @property
    def result(self) -> Result:
        """What is handed in at the end."""
        assert self.ended is not None
        return Result(
            handout=self.handout,
            learner=self.learner,
            began=self.began,
            ended=self.ended,
            app=__version__,
            answers=self.answers,
        )


def begin(handout: Handout, learner: str, now: datetime) -> Sitting:
    """Sit down. Raises ``DrillError`` where a question cannot be made here."""
    items = questions_of(handout.drill, learner)
    return Sitting(handout, learner, items, laid(items[0].puzzle, items[0].ref), now, now)


def moved(sitting: Sitting, chosen: tuple[str, ...], action: str | None, now: datetime) -> Sitting:
    """After what the learner did at the table: choices, or a button."""
    desk = sitting.desk
    if sitting.ended is not None:
        return sitting
    if action == "go-next":
        return _next(sitting, now)
    if sitting.done:
        shown = action is not None and action.startswith(SHOW)
        return replace(sitting, desk=played(desk, str(action)) if shown else replace(desk, playing=None))
    if action == "go-hint":
        return _hinted(sitting, chosen)
    found = step(desk, chosen, action)
    return replace(sitting, desk=found) if isinstance(found, Desk) else _answered(sitting, found, chosen, now)


def _hinted(sitting: Sitting, chosen: tuple[str, ...]) -> Sitting:
    if sitting.exam:
        return sitting
    hints = min(sitting.desk.hints + 1, len(sitting.desk.puzzle.hints))
    counted = sitting.hints if sitting.tries else hints
    return replace(sitting, hints=counted, desk=replace(sitting.desk, hints=hints, chosen=chosen))


def _answered(sitting: Sitting, picks: tuple[str, ...], chosen: tuple[str, ...], now: datetime) -> Sitting:
    """An answer is in: on to the next question in an exam; else the verdict, when it is right or was the last try."""
    grade = puzzles.grade(sitting.desk.puzzle, picks)
    after = replace(sitting, tries=(*sitting.tries, picks), last=grade)
    if sitting.exam:
        return _next(after, now)
    if grade.right or after.tries_left == 0:
        return replace(after, done=True, desk=replace(sitting.desk, grade=grade, picks=picks, chosen=chosen))
    return replace(after, desk=replace(sitting.desk, moment=0, called=False, chosen=()))


def given(before: Sitting, after: Sitting) -> tuple[Grade | None, tuple[str, ...]] | None:
    """The answer that was given in between, with its grade (none for *I do not know*); ``None`` for no answer."""
    went_on = len(after.answers) > len(before.answers)
    tries = after.answers[-1].tries if went_on else after.tries
    if len(tries) > len(before.tries):
        return puzzles.grade(before.desk.puzzle, tries[-1]), tries[-1]
    return (None, ()) if went_on and not tries else None


def _next(sitting: Sitting, now: datetime) -> Sitting:
    """The next question, or the end. What is left without an answer stays so."""
    seconds = max(0, round((now - sitting.since).total_seconds()))
    item = sitting.items[sitting.place]
    answered = Answered(ref=item.ref, tries=sitting.tries, hints=sitting.hints, seconds=min(seconds, 10**6))
    answers = (*sitting.answers, answered)
    fresh = replace(sitting, answers=answers, tries=(), hints=0, last=None, done=False, since=now)
    if len(answers) == len(sitting.items):
        return replace(fresh, ended=now)
    follows = sitting.items[len(answers)]
    return replace(fresh, desk=laid(follows.puzzle, follows.ref))
