"""The placement test: a few questions tell which lessons a reader may skip (``/learn?placement=1``)."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, NamedTuple

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

import puzzles
from lessons.course import Course, Entry, lessons_of, load_course
from puzzles.model import Puzzle
from puzzles.serving import Wishes, ready, serve
from tutor.app import keeping
from tutor.app.screens import ways
from tutor.app.screens.practise_desk import Desk
from tutor.app.screens.practise_scene import scene_of
from tutor.app.screens.stage import live, stage
from tutor.app.session import draw_table, next_serial, title_tab
from tutor.app.table import Answer
from tutor.app.table.payload import Action
from tutor.wording import Words

_KEY: Final = "placement"
_UNSURE: Final = "go-unsure"
_TOP: Final = "<script>document.querySelector('.stMain').scrollTo(0, 0) // {}</script>"
"""The last question may have been read from further down, so the result begins at its top. The number makes each test a
script of its own."""

_NEW: Final = random.SystemRandom()  # which puzzles are asked; what is right is the engine's word


class Probe(NamedTuple):
    """A question that tells whether the lessons of a group are known."""

    group: str
    wishes: Wishes


PROBES: Final = (
    Probe("start", Wishes("winner", "trick-order", 2)),
    Probe("start", Wishes("legal-card", "follow-suit", 1, "every")),
    Probe("auction", Wishes("auction", "call-later", 2)),
    Probe("auction", Wishes("auction", "call-second", 3)),
    Probe("trump", Wishes("legal-card", "no-hand-cut", 3, "every")),
    Probe("trump", Wishes("winner", "trick-hidden-nine", 4)),
    Probe("memory", Wishes("count", "count-voids", 2)),
    Probe("caps", Wishes("caps-order", "order-last", 1)),
    Probe("match", Wishes("settle", "score-mid", 2)),
)
"""The questions in the order of the course; :func:`probes_of` leaves some out."""


@dataclass(frozen=True)
class Sitting:
    """A test: its questions, each with its group, and how the answers so far were."""

    questions: tuple[tuple[str, Puzzle], ...]
    right: tuple[bool, ...] = ()
    serial: int = 0
    since: float = 0.0
    """When the question was asked (``keeping.clock``)."""

    @property
    def over(self) -> bool:
        """Is every question answered?"""
        return len(self.right) == len(self.questions)

    @property
    def known(self) -> frozenset[str]:
        """The groups whose questions were all answered rightly."""
        answered = list(zip(self.questions, self.right, strict=False))
        missed = {group for group, _ in self.questions[len(self.right) :]}
        missed |= {group for (group, _), right in answered if not right}
        return frozenset(group for (group, _), _ in answered if group not in missed)


def probes_of(course: Course) -> tuple[Probe, ...]:
    """The questions that fit a course as far as it is written, and are at hand at once."""
    groups = {one.group for one in course.written}
    return tuple(one for one in PROBES if one.group in groups and ready(str(one.wishes.kind)))


def belongs(profile: str) -> bool:
    """Are the questions about this game? Only its map has the test."""
    return all(puzzles.kind(str(one.wishes.kind)).profile == profile for one in PROBES)


def known_groups(profile: str) -> frozenset[str]:
    """What the last test of this visit found to be known of a game; nothing before it is over."""
    test = _test()
    return test.known if test is not None and test.over and belongs(profile) else frozenset()


def first_lesson(course: Course, known: frozenset[str]) -> Entry | None:
    """Where to start: the first lesson of a group that is not known; ``None`` where all are."""
    return next((one for one in course.written if one.group not in known), None)


def _test() -> Sitting | None:
    found: Sitting | None = st.session_state.get(_KEY)
    return found


def _begin() -> None:
    some = tuple((one.group, serve(one.wishes, _NEW)) for one in probes_of(load_course()))
    st.session_state[_KEY] = Sitting(some, serial=next_serial(), since=keeping.clock())


def _answer(given: Answer) -> None:
    """Grade an answer and go on; what was right is told at the end."""
    test = _test()
    if test is None or test.over:
        return
    _, puzzle = test.questions[len(test.right)]
    picks = () if given.action == _UNSURE else given.chosen
    grade = None if given.action == _UNSURE else puzzles.grade(puzzle, picks)
    now = keeping.clock()
    keeping.keep_answer(puzzle, puzzles.link(puzzle), grade, picks, hints=0, seconds=now - test.since, mode="placement")
    right = (*test.right, grade is not None and grade.right)
    st.session_state[_KEY] = replace(test, right=right, serial=next_serial(), since=now)


def _stop() -> None:
    st.session_state.pop(_KEY, None)


# -- the page ----------------------------------------------------------------------------------------------------------


def offer(told: Words) -> None:
    """On the course map: the way to the test, or what it found."""
    test = _test()
    with st.container(border=True, key="placement"):
        if test is not None and test.over:
            _found(test, told)
        else:
            st.markdown(told.say("place-offer", count=len(probes_of(load_course()))))
        again = "place-begin" if test is None or not test.over else "place-again"
        if st.button(told.say(again), key="to-placement"):
            _begin()
            ways.go("learn", placement="1")


def show_placement(told: Words) -> None:
    """Draw the question that is next, or the result."""
    if _test() is None:
        _begin()
    test = _test()
    assert test is not None
    if test.over:
        _result(test, told)
    else:
        _question(told)


def _question(told: Words) -> None:
    say, table, more = stage(told.say("place-title"))
    with say:
        far = st.container()
        st.markdown(told.say("place-lead"))
    with more:
        if st.button(told.say("place-stop"), key="stop"):
            _stop()
            ways.go("learn")
    live("learn", partial(_play, told, far, table))


def _play(told: Words, far: DeltaGenerator, table: DeltaGenerator) -> None:
    """What an answer changes: how far the test has come, and the table. The result is a page of its own."""
    test = _test()
    if test is None or test.over:
        st.rerun()
    number, count = len(test.right) + 1, len(test.questions)
    _, puzzle = test.questions[number - 1]
    with far:
        st.progress((number - 1) / count, text=told.say("place-question", number=number, all=count))
        keeping.note(told)
    with table:
        at_seat = told.at(you=puzzle.seat)
        desk = Desk(puzzle, f"placement-{number}", test.serial)
        unsure = Action(id=_UNSURE, text=told.say("place-unsure"), kind="quiet")
        scene = replace(scene_of(desk, at_seat), actions=(unsure,))
        draw_table(puzzle.seen, told, scene, key="placement-table", on_answer=_answer)


def _found(test: Sitting, told: Words) -> Entry | None:
    """Where to start, in words."""
    course = load_course()
    start = first_lesson(course, test.known)
    if start is None:
        st.markdown(f"**{told.say('place-all')}**")
    else:
        title = next(one.title(told.lang) for one in lessons_of(course) if one.id == start.id)
        st.markdown(f"**{told.say('place-start', title=title)}**")
    return start


def _result(test: Sitting, told: Words) -> None:
    title_tab(told.say("place-title"))
    with st.container(key="page"):
        st.title(told.say("place-title"), anchor=False)
        start = _found(test, told)
        st.markdown(told.say("place-right", right=sum(test.right), all=len(test.questions)))
        with st.container(horizontal=True):
            if start is not None and st.button(told.say("place-go"), type="primary", key="to-start"):
                ways.go("learn", lesson=start.id)
            if st.button(told.say("course-all"), key="to-lessons"):
                ways.go("learn")
        with st.container(key="placement-found"):
            for (_, puzzle), right in zip(test.questions, test.right, strict=True):
                mark = told.say("place-yes" if right else "place-no")
                label = f"{told.say(f'kind-{puzzle.kind}')} · {told.say(f'theme-{puzzle.themes[0]}')}: {mark}"
                ways.link("practise", label, puzzle=puzzles.link(puzzle))
    st.html(_TOP.format(test.serial), unsafe_allow_javascript=True)
