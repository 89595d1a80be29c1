"""What the pages write down of the reader's answers: at once, so that what stands on the screen is safe.

An answer that cannot be written down is told as such (:func:`note`), and the page goes on.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Final, TypeVar

import streamlit as st

from lessons import Walk
from puzzles import KINDS, Grade, Puzzle, link
from puzzles.serving import Wishes
from tutor.app import memory
from tutor.app.clock import end_of, now, today
from tutor.app.report import report
from tutor.app.who import begin, who
from tutor.wording import Words

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from tutor.store.attempts import Recorded, Tried
    from tutor.store.reviews import Pattern

T = TypeVar("T")

_FAILED: Final = "keeping-failed"
_DUE: Final = "keeping-due"


def clock() -> float:
    """Seconds of a clock that only goes forward, to tell how long an answer took."""
    return time.monotonic()


def note(told: Words) -> None:
    """Say so where the last answer could not be written down."""
    if st.session_state.get(_FAILED):
        st.warning(told.say("keep-failed"))


def _keep(write: Callable[[Session, int], T]) -> T | None:
    """Write something down for the reader who is there."""
    found: T | None = None
    try:
        learner = begin()
        if learner is not None:
            with memory.writing() as session:
                assert session is not None
                found = write(session, learner.id)
        st.session_state[_FAILED] = False
    except Exception as error:
        report(error)
        st.session_state[_FAILED] = True
    return found


def _answer(tried: Tried) -> Recorded | None:
    from tutor.store import attempts

    st.session_state.pop(_DUE, None)
    return _keep(lambda session, learner: attempts.record(session, learner, tried, now(), today()))


def keep_answer(
    puzzle: Puzzle, address: str, grade: Grade | None, picks: tuple[str, ...], *, hints: int, seconds: float, mode: str
) -> Recorded | None:
    """Write down an answer to a puzzle; without a grade it was *I do not know*."""
    from tutor.store.attempts import of_puzzle

    return _answer(of_puzzle(puzzle, address, grade, picks, hints=hints, seconds=seconds, mode=mode))


def keep_step(before: Walk, after: Walk, since: float) -> None:
    """Write down an answer to a step of one of our lessons; ``after`` is the walk with the answer."""
    from tutor.store.attempts import LESSON, Tried

    question, lesson = before.scene.question, before.lesson
    if question is None or after.tried is None or not lesson.is_shipped:
        return
    grade = question.grade(after.tried)
    right = grade.state == "right"
    reasons = [one for one in grade.reasons if not isinstance(one, str)]
    clauses = grade.clauses
    _answer(
        Tried(
            kind=LESSON,
            link=f"{lesson.profile}/{lesson.id}/{before.to_link()}",
            answer=after.tried,
            right=right,
            mode=LESSON,
            profile=lesson.profile,
            theme=lesson.id,
            clause=clauses[0] if clauses else None,
            reason=reasons[0].id if reasons and not right else None,
            clauses=clauses,
            hints=before.hinted,
            seconds=clock() - since,
        )
    )


def keep_place(walk: Walk) -> None:
    """Write down how far the reader is in one of our lessons."""
    from tutor.store import learners

    lesson = walk.lesson
    if not lesson.is_shipped:
        return

    def links(some: frozenset[int]) -> list[str]:
        return [lesson.scenes[place].link for place in sorted(some)]

    where = {"profile": lesson.profile, "lesson": lesson.id, "scene": walk.to_link()}
    some = {"solved": links(walk.solved), "missed": links(walk.missed), "first": links(walk.first)}
    _keep(lambda session, learner: learners.keep_place(session, learner, now(), **where, **some))


# -- what comes next ---------------------------------------------------------------------------------------------------


def due() -> list[Pattern]:
    """The patterns to review today; nothing for somebody of whom nothing is known."""
    found, day = who(), today()
    kept: tuple[int, date, list[Pattern]] | None = st.session_state.get(_DUE)
    if found is None:
        return []
    if kept is None or kept[:2] != (found.id, day):
        from tutor.store import reviews

        some = _ask(lambda session: reviews.due(session, found.id, end_of(day), list(KINDS))) or []
        kept = found.id, day, [one for one in some if one.theme in KINDS[one.kind].themes]
        st.session_state[_DUE] = kept
    return kept[2]


def slips(clause: str | None = None) -> list[str]:
    """The links of the puzzles that were missed and not mended since; by one clause, if it is given."""
    from tutor.store import choosing

    found = who()
    some = [] if found is None else _ask(lambda session: choosing.slips(session, found.id, clause)) or []
    return [one.link for one in some]


def fitting(rng: random.Random, profile: str) -> Wishes:
    """What the reader gets right about four times in five at a table."""
    from tutor.store import choosing, ratings

    found = who()
    tried = _ask(ratings.puzzle_skills) or {}
    skills = {} if found is None else _ask(lambda session: ratings.skills(session, found.id)) or {}
    return choosing.fitting(skills, tried, rng, profile)


def daily_links() -> tuple[str, ...]:
    """The puzzles of the day, by their links."""
    from tutor.store import choosing

    return tuple(link(one) for one in choosing.daily(today()))


def sprint_kinds(profile: str) -> tuple[str, ...]:
    """The kinds that a sprint at a table draws from."""
    from tutor.store import choosing

    return choosing.sprint_kinds(profile)


def keep_run(kind: str, right: int, tried: int, seconds: float) -> bool:
    """Write the result of a session down; is it the reader's best?"""
    from tutor.store import runs

    return bool(
        _keep(lambda session, learner: runs.keep(session, learner, kind, right, tried, seconds, now(), today()))
    )


def _ask(look: Callable[[Session], T]) -> T | None:
    """Look something up; ``None`` without a store, and when that fails."""
    try:
        with memory.reading() as session:
            return None if session is None else look(session)
    except Exception as error:
        report(error)
        return None
