"""The checker's part about a whole course: its order, its folders, and that every clause is taught somewhere.

>>> check_course("sri-lankan")
[]
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from lessons.course import COURSE, Course, read_course
from lessons.errors import Fault, LessonError
from lessons.loading import HOME, folders, load_folder
from tutor.clauses import clauses_of


def check_course(profile: str) -> list[LessonError]:
    """Every problem of a profile's course; empty when it is right, or when there is none."""
    file = HOME / profile / COURSE
    if not file.is_file():
        return []
    try:
        course = read_course(file)
    except LessonError as error:
        return [error]
    found = [*_order(course), *_clauses(course, profile), *_folders(course, profile)]
    return [LessonError(file, None, fault) for fault in found]


def _order(course: Course) -> Iterator[Fault]:
    ids = [one.id for one in course.lessons]
    for place, one in enumerate(course.lessons):
        if ids.index(one.id) != place:
            yield Fault("lesson-twice", lesson=repr(one.id))
        if one.group not in course.groups:
            yield Fault("no-group", lesson=one.id, group=repr(one.group), known=", ".join(course.groups))
        for before in one.after:
            if before not in ids[:place]:
                yield Fault("not-before", lesson=one.id, before=repr(before))
    order = [course.groups.index(one.group) for one in course.lessons if one.group in course.groups]
    if order != sorted(order):
        yield Fault("group-split")


def _clauses(course: Course, profile: str) -> Iterator[Fault]:
    taught = [clause for one in course.lessons for clause in one.teaches]
    for clause in (one.id for one in clauses_of(profile)):
        if clause not in taught:
            yield Fault("untaught", clause=clause)
    for clause in sorted({one for one in taught if taught.count(one) > 1}):
        yield Fault("taught-twice", clause=clause)
    for clause in sorted(set(taught) - {one.id for one in clauses_of(profile)}):
        yield Fault("course-clause", clause=clause, profile=profile)


def _folders(course: Course, profile: str) -> Iterator[Fault]:
    """Is each lesson there that should be, and does it teach what it promises?"""
    there = {one.name: one for one in folders() if one.parent.name == profile}
    for name in there:
        if course.entry(name) is None:
            yield Fault("unplaced", lesson=repr(name))
    for one in course.lessons:
        if one.missing:
            if one.id in there:
                yield Fault("not-missing", lesson=one.id)
        elif one.id not in there:
            yield Fault("unwritten", lesson=repr(one.id))
        else:
            with contextlib.suppress(LessonError):  # the check of the lesson tells
                yield from _promises(course, one.id, load_folder(there[one.id]).teaches)


def _promises(course: Course, lesson: str, teaches: tuple[str, ...]) -> Iterator[Fault]:
    entry = course.entry(lesson)
    assert entry is not None
    for clause in entry.teaches:
        if clause not in teaches:
            yield Fault("promise-broken", lesson=lesson, clause=clause)
    later = {clause for one in course.lessons[course.place(lesson) :] for clause in one.teaches}
    early = [one for one in teaches if one in later]
    for clause in early:
        if clause not in entry.early:
            yield Fault("taught-early", lesson=lesson, clause=clause)
    for clause in entry.early:
        if clause not in early:
            yield Fault("not-early", lesson=lesson, clause=clause)
