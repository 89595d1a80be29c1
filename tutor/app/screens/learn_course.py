"""The course map: every lesson in its group, what is done, where the reader stopped, and what comes next."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import streamlit as st

from lessons import Lesson, LessonError, Walk, own_lesson
from lessons.course import Course, Entry, lessons_of, load_course
from tutor.app import own_lessons
from tutor.app.screens import ways
from tutor.app.screens.placement import belongs, known_groups, offer
from tutor.app.session import game_switch, settings
from tutor.wording import Words

Walks = MutableMapping[Path, Walk]
"""Where the reader stands in each lesson, by its folder."""


class _Row(NamedTuple):
    """One lesson of the map: ``state`` is ``done``, ``begun``, ``next``, ``known`` or ``open``."""

    entry: Entry
    lesson: Lesson
    walk: Walk | None
    state: str


def _rows(course: Course, profile: str, walks: Walks) -> list[_Row]:
    """The lessons that are there. The first one that is not done, nor known by the placement test, is next; nothing is
    locked."""
    known = known_groups(profile)
    rows: list[_Row] = []
    for entry, lesson in zip(course.written, lessons_of(course, profile), strict=True):
        walk = walks.get(lesson.folder)
        if walk is not None and walk.step.kind == "recap":
            state = "done"
        elif walk is not None and (walk.place or walk.solved):
            state = "begun"
        else:
            state = "known" if entry.group in known else "open"
        rows.append(_Row(entry, lesson, walk, state))
    first = next((place for place, one in enumerate(rows) if one.state not in ("done", "known")), None)
    if first is not None and rows[first].state == "open":
        rows[first] = rows[first]._replace(state="next")
    return rows


def _own(told: Words) -> None:
    """The lessons of somebody's own: those brought at this visit, and the one that the app was started with."""
    some = [one.lesson for one in own_lessons.brought().values() if one.lesson is not None]
    try:
        started = own_lesson()
    except LessonError as error:
        st.error(error.told(told))
        started = None
    if started is not None and started.id not in own_lessons.brought():
        some.append(started)
    if some:
        st.header(told.say("course-own", count=len(some)), anchor=False)
    for lesson in some:
        with st.container(border=True, key=f"own-{lesson.id}"):
            st.subheader(lesson.title(told.lang), anchor=False)
            st.markdown(lesson.lead(told.lang))
            if st.button(told.say("course-open"), key=f"open-own-{lesson.id}"):
                ways.go("learn", lesson=f"own/{lesson.id}")


def show_course(told: Words, walks: Walks) -> None:
    """Draw the map."""
    profile = settings().profile
    course = load_course(profile)
    rows = _rows(course, profile, walks)
    ahead = next((one for one in rows if one.state in ("begun", "next")), None)
    with st.container(key="page"):
        st.title(told.say("app-learn-title"), anchor=False)
        st.markdown(told.say("app-learn-lead"))
        game_switch(told)
        done = sum(one.state == "done" for one in rows)
        st.progress(done / len(rows), text=told.say("course-progress", done=done, all=len(rows)))
        _own(told)
        if belongs(profile):
            offer(told)
        for group in course.groups:
            some = [one for one in rows if one.entry.group == group]
            if some:
                st.header(told.say(f"course-group-{group}"), anchor=False)
            for one in some:
                before = [each for each in rows if each.entry.id in one.entry.after]
                first = [each.lesson for each in before if each.state not in ("done", "known")]
                if _card(one, course, told, first, main=one is ahead):
                    _enter(one, walks)
        ways.link("practise", told.say("page-lesson-to-practice"))


def _enter(row: _Row, walks: Walks) -> None:
    """Into a lesson: where the reader stopped, or at its start; one that is done begins afresh."""
    if row.state == "done":
        walks.pop(row.lesson.folder, None)
    begun = row.walk if row.state == "begun" else None
    ways.go("learn", lesson=row.lesson.link, **({"step": begun.to_link()} if begun is not None else {}))


def _card(row: _Row, course: Course, told: Words, first: Sequence[Lesson], *, main: bool) -> bool:
    """One lesson: its number and title, what it is about, how it stands; true when its button is pressed.

    ``first`` are the lessons that should come before it and are not done.
    """
    lesson = row.lesson
    lang = lesson.language(told.lang)
    with st.container(border=True, horizontal=True, vertical_alignment="center", key=f"course-{lesson.id}"):
        with st.container(key=f"course-text-{lesson.id}"):
            title = told.say("course-number", number=course.place(lesson.id), title=lesson.title(lang))
            st.subheader(title, anchor=False)
            st.markdown(lesson.lead(lang))
            facts = [told.say("course-minutes", minutes=lesson.minutes)]
            if row.state != "open":
                state = "place-known" if row.state == "known" else f"course-state-{row.state}"
                facts.insert(0, f"**{told.say(state)}**")
            if first and row.state == "open":
                facts.append(told.say("course-after", lessons=told.list([f"“{one.title(lang)}”" for one in first])))
            st.caption(" · ".join(facts))
        words = {"done": "course-again", "begun": "app-continue", "next": "course-start"}
        kind: Literal["primary", "secondary"] = "primary" if main else "secondary"
        return st.button(told.say(words.get(row.state, "course-open")), key=f"open-{lesson.id}", type=kind)
