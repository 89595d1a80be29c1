"""The checker's part about a whole course: its order, its folders, and that every clause is taught somewhere.

>>> check_course("sri-lankan")
[]
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from lessons.course import COURSE, Course, read_course
from lessons.errors import LessonError
from lessons.loading import HOME, folders, load_folder
from tutor.clauses import clauses_of


def check_course(profile: str) -> list[str]:
    """Every problem of a profile's course; empty when it is right, or when there is none."""
    file = HOME / profile / COURSE
    if not file.is_file():
        return []
    try:
        course = read_course(file)
    except LessonError as error:
        return [str(error)]
    found = [*_order(course), *_clauses(course, profile), *_folders(course, profile)]
    return [str(LessonError(file, None, what, mend)) for what, mend in found]


def _order(course: Course) -> Iterator[tuple[str, str]]:
    ids = [one.id for one in course.lessons]
    for place, one in enumerate(course.lessons):
        if ids.index(one.id) != place:
            yield f"the lesson {one.id!r} stands twice", "keep one of them"
        if one.group not in course.groups:
            yield f"{one.id}: {one.group!r} is no group", f"the groups are {', '.join(course.groups)}"
        for before in one.after:
            if before not in ids[:place]:
                yield f"{one.id}: {before!r} does not come before it", "put it further up, or take it out of after"
    order = [course.groups.index(one.group) for one in course.lessons if one.group in course.groups]
    if order != sorted(order):
        yield "the lessons of a group do not stand together", "sort them as the groups are"


def _clauses(course: Course, profile: str) -> Iterator[tuple[str, str]]:
    taught = [clause for one in course.lessons for clause in one.teaches]
    for clause in (one.id for one in clauses_of(profile)):
        if clause not in taught:
            yield f"no lesson teaches {clause}", "add it to the lesson that should"
    for clause in sorted({one for one in taught if taught.count(one) > 1}):
        yield f"{clause} is taught twice", "keep it where it comes first; later lessons may show it anyway"
    for clause in sorted(set(taught) - {one.id for one in clauses_of(profile)}):
        yield f"{clause} does not hold in {profile}", "take it out"


def _folders(course: Course, profile: str) -> Iterator[tuple[str, str]]:
    """Is each lesson there that should be, and does it teach what it promises?"""
    there = {one.name: one for one in folders() if one.parent.name == profile}
    for name in there:
        if course.entry(name) is None:
            yield f"the lesson {name!r} is not in the course", "give it a place"
    for one in course.lessons:
        if one.missing:
            if one.id in there:
                yield f"{one.id} is there, but marked as missing", "take the line missing = true out"
        elif one.id not in there:
            yield f"there is no lesson {one.id!r}", "write it, or mark it with missing = true"
        else:
            with contextlib.suppress(LessonError):  # the check of the lesson tells
                yield from _promises(course, one.id, load_folder(there[one.id]).teaches)


def _promises(course: Course, lesson: str, teaches: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    entry = course.entry(lesson)
    assert entry is not None
    for clause in entry.teaches:
        if clause not in teaches:
            yield f"{lesson} does not teach {clause}", "show it in a step and list it in the lesson's teaches"
    later = {clause for one in course.lessons[course.place(lesson) :] for clause in one.teaches}
    early = [one for one in teaches if one in later]
    for clause in early:
        if clause not in entry.early:
            mend = "move it there, or list it in early if it must be explained already"
            yield f"{lesson} teaches {clause}, which belongs to a later lesson", mend
    for clause in entry.early:
        if clause not in early:
            yield f"{lesson}: {clause} is not early there", "take it out of early"
