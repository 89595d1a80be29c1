"""Practise: generated questions at the table, judged by the engine (``?puzzle=legal-card-7`` opens one)."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Any, Final

import streamlit as st

import puzzles
from puzzles.model import Grade, Puzzle, PuzzleError
from tutor.app.screens.telling import rule_button, tell_history
from tutor.app.session import draw_table, keep_in_address, language, next_serial, settings_panel
from tutor.app.table import Answer
from tutor.app.table.from_view import Scene
from tutor.app.table.payload import Mark
from tutor.cards import Card, card
from tutor.wording import Words

_KEY: Final = "practise"
_KIND: Final = "legal-card"
_SEEDS: Final = 1_000_000
_FROM_MEMORY: Final = ("exhausted", "forced-open")
"""Themes that hang on earlier tricks: what happened before is laid out."""
_NEW: Final = random.SystemRandom()  # which puzzle comes next; the puzzle itself follows from its number alone


@dataclass(frozen=True)
class Wishes:
    """What the reader wants to practise; ``None`` leaves it to the seed."""

    mode: str | None = None
    theme: str | None = None
    level: int | None = None


@dataclass(frozen=True)
class Desk:
    """The puzzle on the desk and how far the reader has come with it."""

    puzzle: Puzzle
    link: str
    serial: int
    grade: Grade | None = None
    chosen: frozenset[Card] = frozenset()
    hints: int = 0
    tries: int = 0


@dataclass(frozen=True)
class Score:
    """First answers of this visit."""

    right: int = 0
    all: int = 0
    wishes: Wishes = field(default_factory=Wishes)


def _desk() -> Desk:
    found: Desk = st.session_state[_KEY]
    return found


def _score() -> Score:
    found: Score = st.session_state.setdefault("practise-score", Score())
    return found


def _lay(puzzle: Puzzle) -> None:
    """Put a puzzle on the desk and its link into the address."""
    link = puzzles.link(puzzle)
    st.session_state[_KEY] = Desk(puzzle, link, next_serial())
    keep_in_address(puzzle=link)


def _new() -> None:
    """Put a new puzzle on the desk, as the reader wishes it."""
    wishes = _score().wishes
    kind = puzzles.KINDS[_KIND]
    _lay(kind.make(_NEW.randrange(_SEEDS), mode=wishes.mode, theme=wishes.theme, level=wishes.level))


def _from_address(told: Words) -> None:
    """Open the puzzle that the address names; a broken link gets a new puzzle and a kind word."""
    wanted = st.query_params.get("puzzle")
    if _KEY in st.session_state and wanted in (None, _desk().link):
        keep_in_address(puzzle=_desk().link)
        return
    if wanted is None:
        _new()
        return
    try:
        _lay(puzzles.from_link(wanted))
    except PuzzleError:
        st.warning(told.say("page-puzzle-missing"))
        _new()


def _answer(answer: Answer) -> None:
    """Grade an answer; only the first one counts for the score."""
    desk = _desk()
    if desk.grade is not None and desk.grade.right:
        return
    try:
        grade = puzzles.KINDS[desk.puzzle.kind].grade(desk.puzzle, answer.cards)
    except PuzzleError:
        return
    if desk.tries == 0:
        score = _score()
        st.session_state["practise-score"] = replace(score, right=score.right + grade.right, all=score.all + 1)
    chosen = frozenset(card(one) for one in answer.cards)
    st.session_state[_KEY] = replace(desk, grade=grade, chosen=chosen, tries=desk.tries + 1, serial=next_serial())


def _try_again() -> None:
    st.session_state[_KEY] = replace(_desk(), grade=None, serial=next_serial())


def _more_hint() -> None:
    desk = _desk()
    st.session_state[_KEY] = replace(desk, hints=min(desk.hints + 1, len(desk.puzzle.hints)))


def _wish() -> None:
    """The reader chose what to practise: keep it and begin with a new puzzle."""
    mode, theme, level = (st.session_state.get(f"wish-{name}") for name in ("mode", "theme", "level"))
    wishes = Wishes(None if mode == "mixed" else mode, theme, level)
    st.session_state["practise-score"] = replace(_score(), wishes=wishes)
    _new()


def _choices(told: Words) -> None:
    """What to practise: how many cards, theme, level."""
    kind, wishes = puzzles.KINDS[_KIND], _score().wishes
    with st.popover(told.say("page-choose-practice"), key="wishes"):
        modes = ["mixed", *kind.modes]
        st.segmented_control(
            told.say("page-puzzle-kind-mode"),
            modes,
            default=wishes.mode or "mixed",
            format_func=lambda mode: told.say(f"page-mode-{mode}"),
            key="wish-mode",
            on_change=_wish,
            required=True,
        )
        themes: list[Any] = [None, *kind.themes]
        st.selectbox(
            told.say("page-theme"),
            themes,
            index=themes.index(wishes.theme),
            format_func=lambda theme: told.say("page-theme-any" if theme is None else f"theme-{theme}"),
            key="wish-theme",
            on_change=_wish,
        )
        levels: list[Any] = [None, *kind.levels]
        st.selectbox(
            told.say("page-level"),
            levels,
            index=levels.index(wishes.level),
            format_func=lambda level: (
                told.say("page-level-any") if level is None else told.say("page-level-number", number=level)
            ),
            key="wish-level",
            on_change=_wish,
        )


def _marks(desk: Desk) -> dict[Card, Mark]:
    if desk.grade is None:
        return {}
    return {card(one.choice): one.mark for one in desk.grade.marks}


def _verdict(desk: Desk, told: Words) -> tuple[Any, str] | None:
    grade = desk.grade
    if grade is None:
        return None
    if grade.right:
        if desk.puzzle.question.mode == "one":
            (choice,) = desk.chosen
            return "right", f"{told.say('app-right')} {told.say('page-one-legal-right', card=choice)}"
        return "right", f"{told.say('app-right')} {told.say('page-all-legal-right')}"
    found = len(grade.marked("right"))
    if found and desk.puzzle.question.mode == "every":
        return "wrong", told.say("app-partly", found=found, all=found + len(grade.marked("missed")))
    return "wrong", told.say("app-not-quite")


def _explain(desk: Desk, told: Words) -> None:
    """Why: each wrong and missed card, or, when all is right, what decided."""
    grade = desk.grade
    if grade is None:
        return
    faults = (*grade.marked("wrong"), *grade.marked("missed"))
    shown = faults or grade.marks[:1]
    groups: dict[Any, list[Card]] = {}
    for one in shown:
        groups.setdefault((one.mark, one.ruling), []).append(card(one.choice))
    for number, ((mark, ruling), cards) in enumerate(groups.items()):
        texts = told.ruling(ruling)
        head = "" if mark == "right" else f"**{told.cards(cards)}** ({told.say(f'app-mark-{mark}')}): "
        st.markdown(f"{head}{texts[0].short} {texts[0].full}")
        with st.container(horizontal=True, key=f"why-{number}"):
            for place, clause in enumerate(ruling.clauses):
                rule_button(clause, told, f"why-{number}-{place}")


def _hints(desk: Desk, told: Words) -> None:
    for hint in desk.puzzle.hints[: desk.hints]:
        values: dict[str, Any] = dict(hint.args)
        if hint.clause is not None:
            values["title"] = told.clause(hint.clause).title
        st.info(told.say(hint.id, **values))


def _buttons(desk: Desk, told: Words) -> None:
    with st.container(horizontal=True, key="practise-buttons"):
        done = desk.grade is not None
        if done and not desk.grade.right:  # type: ignore[union-attr]
            st.button(told.say("app-try-again"), key="again", on_click=_try_again)
        if not done and desk.hints < len(desk.puzzle.hints):
            st.button(told.say("app-hint"), key="hint", on_click=_more_hint)
        st.button(told.say("page-next-puzzle"), key="next", on_click=_new, type="primary" if done else "secondary")


def show() -> None:
    """Draw the page: the table, and beside it (on a phone below) what there is to say."""
    told = language()
    _from_address(told)
    desk = _desk()
    question, view = desk.puzzle.question, desk.puzzle.seen
    st.markdown(f"### {told.say('app-ask-one' if question.mode == 'one' else 'app-ask-every')}")
    table, side = st.columns([5, 2], gap="medium")
    with table:
        scene = Scene(
            serial=desk.serial,
            ask="none" if desk.grade is not None else "one" if question.mode == "one" else "many",
            submit=told.say("app-check"),
            may_choose_none=question.none,
            marks=_marks(desk),
            verdict=_verdict(desk, told),
        )
        draw_table(view, told, scene, key="practise-table", on_answer=_answer)
    told = told.at(you=view.seat)
    with side:
        _explain(desk, told)
        _hints(desk, told)
        _buttons(desk, told)
        tell_history(view, told, expanded=bool(view.tricks) and desk.puzzle.themes[0] in _FROM_MEMORY)
        _foot(desk, told)


def _foot(desk: Desk, told: Words) -> None:
    """The score, the puzzle's code, and what to practise."""
    score = _score()
    shown = told.say("app-score", right=score.right, all=score.all) if score.all else told.say("app-score-none")
    st.caption(f"{shown} · {told.say('app-puzzle-code', code=desk.link)}")
    with st.container(horizontal=True, key="practise-foot"):
        _choices(told)
        settings_panel()
