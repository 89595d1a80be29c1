"""The course of a profile: its lessons in order, in groups, with what comes before what (``PROFILE/course.toml``).

>>> course = load_course("sri-lankan")
>>> course.place("hidden-nine"), course.entry("hidden-nine").group
(9, 'trump')
>>> "play.follow" in course.known_before("hidden-nine")
True
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from lessons.errors import Fault, LessonError
from lessons.loading import HOME, Lesson, load_lesson
from lessons.schema import ClauseId, Id
from lessons.unfit import unfit
from tutor import faults
from tutor.profiles import PROFILE_NAMES
from tutor.toml import read_toml

COURSE: Final = "course.toml"


class Entry(BaseModel):
    """One lesson of a course: its group, the lessons to have done before, the clauses that it promises to teach.

    ``early`` are clauses that it explains although their own lesson comes later. ``missing``: it has still to be
    written.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Id
    group: Id
    after: tuple[Id, ...] = ()
    teaches: tuple[ClauseId, ...]
    early: tuple[ClauseId, ...] = ()
    missing: bool = False


class Course(BaseModel):
    """The lessons of a profile in their order, the groups in theirs."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    groups: Annotated[tuple[Id, ...], Field(min_length=1)]
    lessons: Annotated[tuple[Entry, ...], Field(min_length=1)]

    def entry(self, lesson: str) -> Entry | None:
        """What the course says of a lesson; ``None`` for one that is not in it."""
        return next((one for one in self.lessons if one.id == lesson), None)

    def place(self, lesson: str) -> int:
        """The number of a lesson in the course, from 1. Raises ``ValueError`` for one that is not in it."""
        return [one.id for one in self.lessons].index(lesson) + 1

    def known_before(self, lesson: str) -> frozenset[str]:
        """The clauses that are taught before a lesson; none for one that is not in the course."""
        if self.entry(lesson) is None:
            return frozenset()
        before = self.lessons[: self.place(lesson) - 1]
        return frozenset(clause for one in before for clause in one.teaches)

    @property
    def written(self) -> tuple[Entry, ...]:
        """The lessons that are there."""
        return tuple(one for one in self.lessons if not one.missing)

    def next_after(self, lesson: str) -> Entry | None:
        """The written lesson that follows; ``None`` after the last one and outside the course."""
        if self.entry(lesson) is None:
            return None
        return next((one for one in self.lessons[self.place(lesson) :] if not one.missing), None)


def read_course(file: Path) -> Course:
    """Read a ``course.toml``. Raises ``LessonError``."""
    try:
        return Course.model_validate(read_toml(file.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, faults.Fault) as error:
        raise LessonError(file, None, Fault("no-course", why=error)) from None
    except ValidationError as error:
        one = error.errors(include_url=False)[0]
        raise LessonError(file, None, Fault("no-course", why=unfit(one))) from None


@functools.cache
def load_course(profile: str = PROFILE_NAMES[0]) -> Course:
    """The course of a profile. Raises ``LessonError`` where it has none."""
    return read_course(HOME / profile / COURSE)


def lessons_of(course: Course, profile: str = PROFILE_NAMES[0]) -> tuple[Lesson, ...]:
    """The lessons of a course that are written, in its order."""
    return tuple(load_lesson(f"{profile}/{one.id}") for one in course.written)


def course_of(lesson: Lesson) -> Course | None:
    """The course that a shipped lesson belongs to; ``None`` for a lesson in a folder of somebody's own."""
    if not lesson.is_shipped or not (HOME / lesson.profile / COURSE).is_file():
        return None
    course = load_course(lesson.profile)
    return course if course.entry(lesson.id) is not None else None
