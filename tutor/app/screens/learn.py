"""Learn: lessons that are played at the table (``?lesson=hidden-nine&step=fold`` opens a step)."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from pathlib import Path
from typing import Final, Literal, NamedTuple

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

import puzzles
from lessons import Feedback, Lesson, LessonError, Walk, load_lesson, own_lesson
from lessons.course import course_of, lessons_of, load_course
from puzzles.serving import Wishes, serve
from tutor.app import keeping, own_lessons, visits
from tutor.app.clock import today
from tutor.app.screens import ways
from tutor.app.screens.certificate import show_certificate
from tutor.app.screens.learn_course import show_course
from tutor.app.screens.learn_kept import take_up
from tutor.app.screens.learn_moment import MOVES, calls, question
from tutor.app.screens.placement import belongs, show_placement
from tutor.app.screens.stage import live, stage
from tutor.app.screens.telling import rule_row, tell_history
from tutor.app.session import (
    draw_table,
    game_note,
    keep_in_address,
    language,
    next_serial,
    settings,
    settings_panel,
    title_tab,
)
from tutor.app.settings import playable_profiles
from tutor.app.table import Answer
from tutor.app.table.from_view import Scene
from tutor.app.table.payload import Action, AskKind, Choice, Mark, Said
from tutor.cards import PACK, Card, card
from tutor.rules.state import INDICATOR, OVER, PLAY
from tutor.wording import Words, capital

_KEY: Final = "learn"
_ASKED: Final[dict[str, AskKind]] = {
    "cards-one": "one",
    "indicator": "one",
    "cards-many": "many",
    "choice-many": "many",
    "order": "order",
}
_CHOSEN: Final = ("choice-many", "order")
"""Questions whose answer is put together from several choices."""

_CARDS: Final = frozenset(PACK)
_OWN: Final = "own/"
"""Before the name of a lesson that is not one of ours."""

_FITS: Final = 80
"""So many letters of a step's text stand on a phone in the two lines that are always there."""

_NAME: Final = re.compile(r"([a-z0-9-]{1,60}/)?[a-z0-9-]{1,60}")


@dataclass(frozen=True)
class Chair:
    """The lesson that is open, where the reader stands in it, and the table's state: its number, the chosen cards."""

    walk: Walk
    serial: int
    chosen: tuple[str, ...] = ()
    since: float = 0.0
    """When it came to this (``keeping.clock``)."""


def _chair() -> Chair | None:
    found: Chair | None = st.session_state.get(_KEY)
    return found


def _sit(walk: Walk, chosen: tuple[str, ...] = ()) -> None:
    """Keep the walk, and the step in the address."""
    st.session_state[_KEY] = Chair(walk, next_serial(), chosen, _since(walk))
    _walks()[walk.lesson.folder] = walk
    _address(walk)


def _since(walk: Walk) -> float:
    """Since when the reader has had this question: a hint does not begin it anew."""
    before = _chair()
    same = before is not None and all(
        getattr(before.walk, name) == getattr(walk, name) for name in ("lesson", "place", "tried")
    )
    return before.since if before is not None and same else keeping.clock()


def _walks() -> dict[Path, Walk]:
    """Where the reader stands in each lesson of this visit, by its folder."""
    found: dict[Path, Walk] = st.session_state.setdefault(visits.WALKS, {})
    return found


def _address(walk: Walk) -> None:
    lesson = walk.lesson.link if walk.lesson.is_shipped else _OWN + walk.lesson.id
    keep_in_address(lesson=lesson, step=walk.to_link())


# -- opening -----------------------------------------------------------------------------------------------------------


def _find(wanted: str) -> Lesson | None:
    if not _NAME.fullmatch(wanted):
        return None
    try:
        if wanted.startswith(_OWN):
            return _find_own(wanted.removeprefix(_OWN))
        return load_lesson(wanted)
    except LessonError:
        return None


def _find_own(name: str) -> Lesson | None:
    """A lesson that the reader brought at this visit, or the one that the app was started with."""
    brought = own_lessons.find(name)
    if brought is not None:
        return brought
    own = own_lesson()
    return own if own is not None and own.id == name else None


def _open(told: Words) -> Walk | None:
    """The walk that the address asks for, ``None`` for the list of lessons."""
    wanted, step = st.query_params.get("lesson"), st.query_params.get("step")
    if wanted is None:
        return None
    lesson, chair = _find(wanted), _chair()
    if lesson is None:
        st.warning(told.say("page-lesson-missing"))
        return None
    take_up(_walks(), [lesson], told.lang)
    kept = _walks().get(lesson.folder)
    if kept is not None and kept.lang != lesson.language(told.lang):  # the reader has changed the language
        kept = replace(kept, lang=lesson.language(told.lang))
    if kept is not None and step in (None, kept.to_link()):
        if chair is None or chair.walk is not kept:  # from the map, or from another lesson
            _sit(kept)
        _address(kept)
        return kept
    walk = Walk.start(lesson, told.lang) if step is None else Walk.from_link(lesson, step, told.lang)
    if kept is not None:  # the browser's Back or Forward: what was solved stays solved
        walk = replace(walk, solved=kept.solved, missed=kept.missed, first=kept.first)
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
        _sit(walk.hint(), answer.chosen)
    elif answer.action in ("go-next", "go-back"):
        _sit(walk.next() if answer.action == "go-next" else walk.back())
    elif answer.action == "go-undo":
        _sit(walk.take_back())
    elif answer.action in MOVES:
        _sit(MOVES[answer.action](walk))
    elif walk.ask is not None:
        kept_row = answer.chosen if walk.ask.kind == "order" else ()
        tried = walk.answer(answer.chosen if answer.action is None else [answer.action])
        keeping.keep_step(walk, tried, kept.since)
        _sit(tried, kept_row)
    after = _chair()
    if after is not None and _stand(after.walk) != _stand(walk):
        keeping.keep_place(after.walk)


def _stand(walk: Walk) -> tuple[object, ...]:
    """What outlasts the server of a walk."""
    return walk.place, walk.solved, walk.missed, walk.first


def _again(walk: Walk) -> None:
    _sit(Walk.start(walk.lesson, walk.lang))


# -- the table ---------------------------------------------------------------------------------------------------------


def _actions(walk: Walk, told: Words) -> Iterator[Action]:
    if walk.can_back:
        yield Action(id="go-back", text=told.say("app-back"), kind="quiet", key="b")
    if walk.trial is not None:
        yield Action(id="go-undo", text=told.say("course-undo"), kind="main", key="t")
        return
    yield from calls(walk, told)
    if walk.can_hint:
        yield Action(id="go-hint", text=told.say("app-hint"), kind="quiet", key="h")
    ask = walk.ask
    if ask is not None and ask.kind not in (*_CHOSEN, "moment"):
        yield from (Action(id=one.id, text=one.label, kind="answer") for one in ask.options if one.id not in ask.cards)
    if walk.can_next:
        kind: Literal["main", "quiet"] = "main" if ask is None else "quiet"
        yield Action(id="go-next", text=told.say("app-next"), kind=kind, key="n")


def _said(walk: Walk, told: Words) -> Iterator[Said]:
    feedback = walk.feedback
    if feedback is not None:
        yield _verdict(feedback, told)
    elif walk.news and not walk.called:
        yield Said(state="told", text=" ".join(line.text for line in walk.news))
    for hint in walk.hints:
        yield Said(state="hint", text=_flat(hint))


def _verdict(feedback: Feedback, told: Words) -> Said:
    """In short: what the author says to this answer, or else the engine's reason."""
    note, reasons = _flat(feedback.note), [one.text for one in feedback.lines]
    if feedback.state == "right":
        return Said(state="right", text=f"{told.say('app-right')} {note or reasons[0]}")
    if feedback.state == "wrong" and not note and "wrong" not in feedback.marks.values():
        partly = next((one.text for one in feedback.lines if one.clause is None), "")
        if partly:  # nothing is wrong, only something is missing
            return Said(state="wrong", text=partly)
    if feedback.state == "wrong":
        why = note or reasons[0]
        return Said(state="wrong", text=f"{told.say('app-not-quite')} {why}", why=why)
    return Said(state="other", text=note or reasons[-1])


def _flat(text: str) -> str:
    """Markdown as plain text: the table draws no bold words."""
    return " ".join(re.sub(r"\*\*|__|`", "", text).split())


def _choices(walk: Walk, told: Words) -> Iterator[Choice]:
    """Several choices as buttons, with their marks: those of an answer that is put together."""
    asked = replace(walk, tried=None).ask
    if asked is None or asked.kind not in _CHOSEN or asked.cards:
        return
    marks = walk.feedback.marks if walk.feedback is not None else {}
    for one in asked.options:
        mark = marks.get(one.id)
        label = told.card(card(one.id)) if asked.of == "card" else one.label
        yield Choice(
            id=one.id,
            text=capital(told.suit(one.id)) if asked.of == "suit" else one.label,
            label=label if mark is None else told.say(f"app-spoken-{mark}", label=label),
            card=one.id if asked.of == "card" else None,
            seat=one.id if asked.of == "seat" else None,
            suit=one.id if asked.of == "suit" else None,
            mark=mark,
        )


def _scene(chair: Chair, told: Words) -> Scene:
    """The table of this moment: the question, the marks of the last answer, what is said to it."""
    walk = chair.walk
    ask, feedback = walk.ask, walk.feedback
    asked = replace(walk, tried=None).ask  # the question stays while its answer is told
    marks: dict[Card, Mark] = {}
    if feedback is not None:
        marks = dict.fromkeys(feedback.witness, "witness")
        marks |= {card(one): mark for one, mark in feedback.marks.items() if one in _CARDS}
    choices = tuple(_choices(walk, told))
    trial = walk.trial
    over = walk.view.phase == OVER and walk.trick_end is None
    return Scene(
        serial=chair.serial,
        place=walk.to_link(),
        ask=_ASKED.get(ask.kind, "none") if ask is not None and trial is None else "none",
        question=question(walk, told),
        submit=told.say("app-check"),
        may_choose_none=ask is not None and ask.none,
        of=asked.of if asked is not None and choices else "card",
        choices=choices,
        off=frozenset(set(walk.view.hand) - set(ask.cards)) if ask is not None and ask.cards else frozenset(),
        actions=tuple(_actions(walk, told)),
        marks=marks,
        chosen=chair.chosen,
        said=tuple(_said(walk, told)),
        end=walk.trick_end if trial is None else trial.end,
        laid=walk.laid,
        points=ask is None or not walk.counting,
        tokens=walk.scene.line.after if over and walk.on_deal else None,
        calls=walk.view.phase not in (INDICATOR, PLAY, OVER),
    )


# -- the page ----------------------------------------------------------------------------------------------------------


def _tale(walk: Walk, before: str, told: Words) -> None:
    """What the step tells; on a phone a long text is folded up where something is asked, to have the hand in view."""
    with st.container(key="tale-head"):
        done = (walk.number - 1 + walk.part / walk.parts) / walk.count
        st.progress(done, text=told.say("app-lesson-step", step=walk.number, all=walk.count))
        if len(_flat(walk.text)) + len(before) > _FITS:
            st.html(_fold(walk, told))
    with st.container(key="tale"):
        st.markdown(walk.text)
        if before:
            with st.container(key="story"):
                st.markdown(before)


def _fold(walk: Walk, told: Words) -> str:
    """The sign that unfolds the text (``static/pages/stage.css``); the step is in it, so each step begins anew."""
    more, less = (escape(told.say(f"page-tale-{name}")) for name in ("more", "less"))
    state = "" if replace(walk, tried=None).ask is not None else " open"
    return (
        f'<details class="tale-fold" id="tale-{escape(walk.to_link())}"{state}>'
        f'<summary><span class="more">{more}</span><span class="less">{less}</span></summary></details>'
    )


class Places(NamedTuple):
    """Where the page changes with an answer or a step."""

    say: DeltaGenerator
    table: DeltaGenerator
    more: DeltaGenerator


def _step(walk: Walk, told: Words) -> None:
    """One scene of a lesson: the story, the table, and why."""
    say, table, more = stage(walk.title)
    with say:
        tale = st.container(key="stage-tale")
    with more:
        why = st.container(key="stage-why")
        settings_panel()
        game_note(walk.lesson.profile, told)
    live("learn", partial(_play, told, walk.lesson.folder, Places(tale, table, why)))


def _play(told: Words, folder: Path, places: Places) -> None:
    """What an answer or a step changes: a click draws this part alone. The last step is a page of its own."""
    chair = _chair()
    if chair is None or chair.walk.lesson.folder != folder or chair.walk.step.kind == "recap":
        st.rerun()
    walk = chair.walk
    at_seat = told.at(you=walk.seat, names=walk.names)
    before = replace(walk, tried=None).story
    after = walk.story[len(before) :] if walk.trial is None else walk.trial.story
    reasons = walk.feedback.lines if walk.feedback is not None else ()
    right = walk.feedback is not None and walk.feedback.state == "right"
    with places.say:
        _tale(walk, " ".join(one.text for one in before), told)
    with places.table:
        view = walk.view if walk.trial is None else walk.trial.view
        draw_table(view, told.at(names=walk.names), _scene(chair, at_seat), key="learn-table", on_answer=_answer)
    with places.more:
        st.empty()  # a part of the page may only write where it has written when the whole page was drawn
        keeping.note(told)
        if after:
            st.markdown(" ".join(one.text for one in after))
        for one in reasons:
            st.markdown(one.text if right else f"{one.text} {one.full}")
        shown = [rule.clause for rule in walk.rules] + [one.clause for one in (*before, *after, *reasons)]
        rule_row(shown, at_seat)
        if walk.remembering:
            tell_history(walk.view, at_seat, expanded=not walk.on_deal and bool(walk.view.tricks))


def _onward(walk: Walk, told: Words) -> None:
    """The lesson that comes next, or else practice; and the way back to all lessons."""
    course = course_of(walk.lesson)
    entry = course.next_after(walk.lesson.id) if course is not None else None
    if entry is not None:
        following = load_lesson(f"{walk.lesson.profile}/{entry.id}")
        title = following.title(told.lang)
        if st.button(told.say("course-on", title=title), type="primary", key="to-next"):
            ways.go("learn", lesson=following.link)
    drills = [one.partition(":")[2] for one in walk.lesson.onward if one.startswith("practice:")]
    for number, drill in enumerate(drills):
        kind, _, theme = drill.partition("/")
        label = told.say("course-practise", what=told.say(f"theme-{theme}" if theme else f"kind-{kind}"))
        main: Literal["primary", "secondary"] = "primary" if entry is None and not number else "secondary"
        if st.button(label, type=main, key=f"to-practice-{number}" if number else "to-practice"):
            puzzle = serve(Wishes(kind, theme or None), random.SystemRandom())
            ways.go("practise", puzzle=puzzles.link(puzzle))
    if st.button(told.say("course-all"), key="to-lessons"):
        ways.go("learn")
    if own_lessons.find(walk.lesson.id) is walk.lesson and st.button(told.title("coach-card-lessons"), key="to-coach"):
        ways.go("coach", part="lessons")


def _end(walk: Walk, told: Words) -> None:
    """The last step: the story in short, what came of it, and ways on."""
    title_tab(walk.title)
    with st.container(key="page"):
        st.title(walk.title, anchor=False)
        st.markdown(walk.text)
        if walk.first:
            asked = sum(scene.question is not None for scene in walk.lesson.scenes)
            st.markdown(told.say("page-lesson-over-count", right=len(walk.first), all=asked))
        show_certificate(walk, told, today())
        with st.container(horizontal=True):
            _onward(walk, told)
            st.button(told.say("page-lesson-again"), key="again", on_click=_again, args=(walk,))
            st.button(told.say("app-back"), key="back", on_click=_sit, args=(walk.back(),))
        if walk.lesson.script.teaches:
            st.header(told.say("page-lesson-met"), anchor=False)
            rule_row(walk.lesson.script.teaches, told)


def shown_game() -> str | None:
    """The game of the lesson that the address names, or of the placement test."""
    if "placement" in st.query_params:
        return next((one for one in playable_profiles() if belongs(one)), None)
    wanted = st.query_params.get("lesson")
    lesson = None if wanted is None else _find(wanted)
    return None if lesson is None else lesson.profile


def show() -> None:
    """Draw the page."""
    told = language()
    if "placement" in st.query_params:
        show_placement(told)
        return
    walk = _open(told)
    chair = _chair()
    if walk is None or chair is None:
        profile = settings().profile
        take_up(_walks(), lessons_of(load_course(profile), profile), told.lang)
        show_course(told, _walks())
    elif walk.step.kind == "recap":
        _end(walk, told)
    else:
        _step(walk, told)
