"""Learn: lessons that are played at the table (``?lesson=hidden-nine&step=fold`` opens a step)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import streamlit as st

from lessons import Feedback, Lesson, LessonError, Walk, all_lessons, load_lesson
from tutor.app.screens import ways
from tutor.app.screens.telling import rule_button, tell_lines
from tutor.app.session import draw_table, keep_in_address, language, next_serial, settings_panel
from tutor.app.table import Answer
from tutor.app.table.from_view import Scene
from tutor.wording import Line, Words

_KEY: Final = "learn"
_PROFILE: Final = "sri-lankan"


@dataclass(frozen=True)
class Chair:
    """The lesson that is open, where the reader stands in it, and the number of the table's state."""

    walk: Walk
    serial: int


def _chair() -> Chair:
    found: Chair = st.session_state[_KEY]
    return found


def _sit(walk: Walk) -> None:
    """Keep the walk, and the step in the address."""
    st.session_state[_KEY] = Chair(walk, next_serial())


def _find(wanted: str) -> Lesson | None:
    name = wanted if "/" in wanted else f"{_PROFILE}/{wanted}"
    try:
        return load_lesson(name)
    except LessonError:
        return None


def _open(told: Words) -> Walk | None:
    """The walk that the address asks for, ``None`` for the list of lessons."""
    wanted, step = st.query_params.get("lesson"), st.query_params.get("step")
    if wanted is None:
        return None
    kept: Chair | None = st.session_state.get(_KEY)
    same = kept is not None and kept.walk.lesson.id == wanted.rpartition("/")[2]
    if kept is not None and same and step in (None, kept.walk.to_link()):
        return kept.walk
    lesson = _find(wanted)
    if lesson is None:
        st.warning(told.say("page-lesson-missing", lesson=wanted))
        return None
    walk = Walk.start(lesson, told.lang) if step is None else Walk.from_link(lesson, step, told.lang)
    if step is not None and walk.to_link() != step:
        st.info(told.say("page-lesson-step-missing"))
    _sit(walk)
    return walk


def _answer(answer: Answer) -> None:
    walk = _chair().walk
    if walk.ask is not None:
        _sit(walk.answer([answer.action] if answer.action is not None else answer.cards))


def _move(verb: str) -> None:
    """One of the walk's verbs from a button: next, back, hint."""
    walk = _chair().walk
    _sit({"next": walk.next, "back": walk.back, "hint": walk.hint}[verb]())
    keep_in_address(step=_chair().walk.to_link())


def _again() -> None:
    walk = _chair().walk
    _sit(Walk.start(walk.lesson, walk.lang))
    keep_in_address(step=None)


def _scene(walk: Walk, told: Words) -> Scene:
    """The table of this moment: the question, the marks of the last answer, its verdict."""
    ask, feedback = walk.ask, walk.feedback
    kinds = {"cards-one": "one", "indicator": "one", "cards-many": "many"}
    options = ask.options if ask is not None else ()
    buttons = tuple((one.id, one.label) for one in options if ask is not None and one.id not in ask.cards)
    marks = dict(feedback.marks) if feedback is not None else {}
    if feedback is not None:
        marks |= {one: "witness" for one in feedback.witness if one not in marks}
    return Scene(
        serial=_chair().serial,
        ask=kinds.get(ask.kind, "none") if ask is not None else "none",  # type: ignore[arg-type]
        hint=ask.prompt if ask is not None else "",
        submit=told.say("app-check"),
        may_choose_none=ask is not None and ask.kind == "cards-many",
        buttons=buttons,
        marks=marks,
        verdict=_verdict(feedback, told),
        end=walk.trick_end,
    )


def _verdict(feedback: Feedback | None, told: Words) -> tuple[Literal["right", "wrong"], str] | None:
    if feedback is None:
        return None
    if feedback.state == "right":
        return "right", told.say("app-right")
    short = feedback.lines[0].text if feedback.lines else ""
    return "wrong", f"{told.say('app-not-quite')} {short}" if feedback.state == "wrong" else short


def _tell_feedback(feedback: Feedback, told: Words) -> None:
    """Under the table: what the author says to this answer, and why, with the rule."""
    if feedback.note:
        st.markdown(feedback.note)
    lines = [Line(f"{one.text} {one.full}".strip(), one.clause) for one in feedback.lines]
    tell_lines(lines, told, "feedback")


def _buttons(walk: Walk, told: Words) -> None:
    with st.container(horizontal=True, key="learn-buttons"):
        if walk.can_back:
            st.button(told.say("app-back"), key="back", on_click=_move, args=("back",))
        if walk.can_hint:
            st.button(told.say("app-hint"), key="hint", on_click=_move, args=("hint",))
        if walk.can_next:
            st.button(told.say("app-next"), key="next", on_click=_move, args=("next",), type="primary")


def _finished(walk: Walk, told: Words) -> None:
    st.title(walk.title)
    st.success(told.say("app-lesson-done"))
    st.markdown(told.say("page-lesson-over-count", right=len(walk.first), all=len(walk.solved)))
    with st.container(horizontal=True):
        if st.button(told.say("page-lesson-to-practice"), type="primary", key="to-practice"):
            ways.go("practise")
        st.button(told.say("page-lesson-again"), key="again", on_click=_again)


def _step(walk: Walk, told: Words) -> None:
    """One scene of a lesson: the story beside the table (on a phone above it)."""
    at_seat = told.at(you=walk.seat, names=walk.names)
    side, table = st.columns([2, 5], gap="medium")
    with side:
        st.progress(walk.number / walk.count, text=told.say("app-lesson-step", step=walk.number, all=walk.count))
        st.markdown(f"### {walk.title}")
        if walk.text:
            st.markdown(walk.text)
        if walk.story:
            tell_lines([Line(one.text, one.clause) for one in walk.story], at_seat, "story")
        if walk.rules:
            with st.container(horizontal=True, key="learn-rules"):
                for number, rule in enumerate(walk.rules):
                    rule_button(rule.clause, told, f"learn-rule-{number}")
    with table:
        draw_table(walk.view, told.at(names=walk.names), _scene(walk, at_seat), key="learn-table", on_answer=_answer)
        if walk.feedback is not None:
            _tell_feedback(walk.feedback, at_seat)
        for hint in walk.hints:
            st.info(hint)
        _buttons(walk, told)
        settings_panel()


def _list(told: Words) -> None:
    st.title(told.say("app-learn-title"))
    st.markdown(told.say("app-learn-lead"))
    for lesson in all_lessons():
        with st.container(border=True):
            st.subheader(lesson.title(lesson.language(told.lang)))
            st.markdown(lesson.lead(lesson.language(told.lang)))
            st.caption(told.say("page-lesson-minutes", minutes=lesson.minutes))
            if st.button(told.say("page-lesson-open"), key=f"open-{lesson.id}", type="primary"):
                ways.go("learn", lesson=lesson.id)


def show() -> None:
    """Draw the page."""
    told = language()
    walk = _open(told)
    if walk is None:
        _list(told)
        return
    if walk.finished:
        _finished(walk, told)
        return
    keep_in_address(lesson=walk.lesson.id, step=walk.to_link())
    _step(walk, told)
