"""Learn: lessons that are played at the table (``?lesson=hidden-nine&step=fold`` opens a step)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

import streamlit as st

from lessons import Feedback, Lesson, LessonError, Walk, all_lessons, load_lesson
from tutor.app.screens import ways
from tutor.app.screens.stage import stage
from tutor.app.screens.telling import rule_row
from tutor.app.session import draw_table, keep_in_address, language, next_serial, settings, settings_panel, title_tab
from tutor.app.table import Answer
from tutor.app.table.from_view import Scene
from tutor.app.table.payload import Action, Mark, Said
from tutor.cards import Card, card
from tutor.rules.state import OVER
from tutor.wording import Words

_KEY: Final = "learn"
_NAME: Final = re.compile(r"([a-z0-9-]{1,60}/)?[a-z0-9-]{1,60}")


@dataclass(frozen=True)
class Chair:
    """The lesson that is open, where the reader stands in it, and the table's state: its number, the chosen cards."""

    walk: Walk
    serial: int
    chosen: frozenset[Card] = frozenset()


def _chair() -> Chair | None:
    found: Chair | None = st.session_state.get(_KEY)
    return found


def _chair_in(told: Words) -> Chair | None:
    """The same; a lesson that is open goes on in another language when the reader changes it."""
    kept = _chair()
    if kept is None or kept.walk.lang == kept.walk.lesson.language(told.lang):
        return kept
    st.session_state[_KEY] = replace(kept, walk=replace(kept.walk, lang=kept.walk.lesson.language(told.lang)))
    return _chair()


def _sit(walk: Walk, chosen: frozenset[Card] = frozenset()) -> None:
    """Keep the walk, and the step in the address."""
    st.session_state[_KEY] = Chair(walk, next_serial(), chosen)
    _address(walk)


def _address(walk: Walk) -> None:
    keep_in_address(lesson=walk.lesson.id, step=walk.to_link())


# -- opening -----------------------------------------------------------------------------------------------------------


def _find(wanted: str) -> Lesson | None:
    if not _NAME.fullmatch(wanted):
        return None
    try:
        return load_lesson(wanted if "/" in wanted else f"{settings().profile}/{wanted}")
    except LessonError:
        return None


def _open(told: Words) -> Walk | None:
    """The walk that the address asks for, ``None`` for the list of lessons."""
    wanted, step = st.query_params.get("lesson"), st.query_params.get("step")
    if wanted is None:
        return None
    lesson, kept = _find(wanted), _chair_in(told)
    if lesson is None:
        st.warning(told.say("page-lesson-missing"))
        return None
    same = kept is not None and kept.walk.lesson.id == lesson.id
    if kept is not None and same and step in (None, kept.walk.to_link()):
        _address(kept.walk)
        return kept.walk
    walk = Walk.start(lesson, told.lang) if step is None else Walk.from_link(lesson, step, told.lang)
    if kept is not None and same:  # the browser's Back or Forward: what was solved stays solved
        walk = replace(walk, solved=kept.walk.solved, first=kept.walk.first)
    if step is not None and walk.to_link() != step:
        st.info(told.say("page-lesson-step-missing"))
    _sit(walk)
    return walk


# -- the reader's moves ------------------------------------------------------------------------------------------------


def _answer(answer: Answer) -> None:
    """A card, an answer, or a button of the lesson."""
    kept = _chair()
    if kept is None:
        return
    walk = kept.walk
    if answer.action == "go-hint":
        _sit(walk.hint(), frozenset(card(one) for one in answer.cards))
    elif answer.action in ("go-next", "go-back"):
        _sit(walk.next() if answer.action == "go-next" else walk.back())
    elif walk.ask is not None:
        _sit(walk.answer(answer.cards if answer.action is None else [answer.action]))


def _again(walk: Walk) -> None:
    _sit(Walk.start(walk.lesson, walk.lang))


# -- the table ---------------------------------------------------------------------------------------------------------


def _actions(walk: Walk, told: Words) -> Iterator[Action]:
    if walk.can_back:
        yield Action(id="go-back", text=told.say("app-back"), kind="quiet", key="b")
    if walk.can_hint:
        yield Action(id="go-hint", text=told.say("app-hint"), kind="quiet", key="h")
    ask = walk.ask
    if ask is not None:
        yield from (Action(id=one.id, text=one.label, kind="answer") for one in ask.options if one.id not in ask.cards)
    if walk.can_next:
        kind: Literal["main", "quiet"] = "main" if ask is None else "quiet"
        yield Action(id="go-next", text=told.say("app-next"), kind=kind, key="n")


def _said(walk: Walk, told: Words) -> Iterator[Said]:
    feedback = walk.feedback
    if feedback is not None:
        yield _verdict(feedback, told)
    for hint in walk.hints:
        yield Said(state="hint", text=_flat(hint))


def _verdict(feedback: Feedback, told: Words) -> Said:
    """In short: what the author says to this answer, or else the engine's reason."""
    note, reasons = _flat(feedback.note), [one.text for one in feedback.lines]
    if feedback.state == "right":
        return Said(state="right", text=f"{told.say('app-right')} {note}".strip())
    if feedback.state == "wrong":
        return Said(state="wrong", text=f"{told.say('app-not-quite')} {note or reasons[0]}")
    return Said(state="other", text=note or reasons[-1])


def _flat(text: str) -> str:
    """Markdown as plain text: the table draws no bold words."""
    return " ".join(re.sub(r"\*\*|__|`", "", text).split())


def _scene(chair: Chair, told: Words) -> Scene:
    """The table of this moment: the question, the marks of the last answer, what is said to it."""
    walk = chair.walk
    ask, feedback = walk.ask, walk.feedback
    asked = replace(walk, tried=None).ask  # the question stays while its answer is told
    kinds = {"cards-one": "one", "indicator": "one", "cards-many": "many"}
    marks: dict[Card, Mark] = {}
    if feedback is not None:
        proof: dict[Card, Mark] = dict.fromkeys(feedback.witness, "witness")
        marks = proof | dict(feedback.marks)
    over = walk.view.phase == OVER and walk.trick_end is None
    return Scene(
        serial=chair.serial,
        place=walk.to_link(),
        ask=kinds.get(ask.kind, "none") if ask is not None else "none",  # type: ignore[arg-type]
        question=asked.prompt if asked is not None else told.say("page-look"),
        submit=told.say("app-check"),
        may_choose_none=ask is not None and ask.kind == "cards-many",
        actions=tuple(_actions(walk, told)),
        marks=marks,
        chosen=chair.chosen,
        said=tuple(_said(walk, told)),
        end=walk.trick_end,
        tokens=walk.lesson.timeline.settled[1].after if over else None,
    )


# -- the page ----------------------------------------------------------------------------------------------------------


def _step(chair: Chair, told: Words) -> None:
    """One scene of a lesson: the story, the table, and why."""
    walk = chair.walk
    at_seat = told.at(you=walk.seat, names=walk.names)
    before = replace(walk, tried=None).story
    after = walk.story[len(before) :]
    reasons = walk.feedback.lines if walk.feedback is not None else ()
    right = walk.feedback is not None and walk.feedback.state == "right"
    say, table, more = stage(walk.title)
    with say:
        done = (walk.number - 1 + walk.part / walk.parts) / walk.count
        st.progress(done, text=told.say("app-lesson-step", step=walk.number, all=walk.count))
        st.markdown(walk.text)
        if before:
            with st.container(key="story"):
                st.markdown(" ".join(one.text for one in before))
    with table:
        draw_table(walk.view, told.at(names=walk.names), _scene(chair, at_seat), key="learn-table", on_answer=_answer)
    with more:
        if after:
            st.markdown(" ".join(one.text for one in after))
        for one in reasons:
            st.markdown(one.text if right else f"{one.text} {one.full}")
        shown = [rule.clause for rule in walk.rules] + [one.clause for one in (*before, *after, *reasons)]
        rule_row(shown, at_seat, "learn")
        settings_panel()


def _end(walk: Walk, told: Words) -> None:
    """The last step: the story in short, what came of it, and ways on."""
    title_tab(walk.title)
    with st.container(key="page"):
        st.title(walk.title, anchor=False)
        st.markdown(walk.text)
        if walk.first:
            asked = sum(scene.question is not None for scene in walk.lesson.scenes)
            st.markdown(told.say("page-lesson-over-count", right=len(walk.first), all=asked))
        with st.container(horizontal=True):
            if st.button(told.say("page-lesson-to-practice"), type="primary", key="to-practice"):
                ways.go("practise")
            st.button(told.say("page-lesson-again"), key="again", on_click=_again, args=(walk,))
            st.button(told.say("app-back"), key="back", on_click=_sit, args=(walk.back(),))
        st.header(told.say("page-lesson-met"), anchor=False)
        rule_row(walk.lesson.script.teaches, told, "met")


def _list(told: Words) -> None:
    kept = _chair()
    with st.container(key="page"):
        st.title(told.say("app-learn-title"), anchor=False)
        st.markdown(told.say("app-learn-lead"))
        for lesson in all_lessons():
            begun = kept.walk if kept is not None and kept.walk.lesson.id == lesson.id else None
            with st.container(border=True):
                st.header(lesson.title(lesson.language(told.lang)), anchor=False)
                st.markdown(lesson.lead(lesson.language(told.lang)))
                st.caption(told.say("page-lesson-minutes", minutes=lesson.minutes))
                go_on = begun is not None and begun.step.kind != "recap"
                label = told.say("app-continue") if go_on else told.say("page-lesson-open")
                if st.button(label, key=f"open-{lesson.id}", type="primary"):
                    ways.go("learn", lesson=lesson.id, **({"step": begun.to_link()} if begun and go_on else {}))
        ways.link("practise", told.say("page-lesson-to-practice"))


def show() -> None:
    """Draw the page."""
    told = language()
    walk = _open(told)
    chair = _chair()
    if walk is None or chair is None:
        _list(told)
    elif walk.step.kind == "recap":
        _end(walk, told)
    else:
        _step(chair, told)
