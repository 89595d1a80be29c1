"""Practise: generated questions at the table, judged by the engine (``?puzzle=legal-card-7`` opens one)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import streamlit as st

import puzzles
from puzzles.model import Grade, Puzzle, PuzzleError
from tutor.app.screens.stage import stage
from tutor.app.screens.telling import rule_row, tell_history
from tutor.app.session import draw_table, keep_in_address, language, next_serial, settings_panel
from tutor.app.table import Answer
from tutor.app.table.from_view import Scene
from tutor.app.table.payload import Action, Mark, Said
from tutor.cards import Card, card
from tutor.rules.ruling import Ruling
from tutor.wording import Words

_KEY: Final = "practise"
_KIND: Final = "legal-card"
_SEEDS: Final = 1_000_000
_FROM_MEMORY: Final = ("exhausted", "forced-open")
"""Themes that hang on earlier tricks: what happened before is laid out."""
_ANY: Final[dict[str, str | int]] = {"mode": "mixed", "theme": "any", "level": 0}
"""What stands for *leave it to the seed* in each of the choices."""
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


@dataclass(frozen=True)
class Score:
    """First answers of this visit, those without a hint: the puzzles that count, and how many were right."""

    counted: frozenset[str] = frozenset()
    right: int = 0


def _desk() -> Desk:
    found: Desk = st.session_state[_KEY]
    return found


def _score() -> Score:
    found: Score = st.session_state.setdefault("practise-score", Score())
    return found


def _wishes() -> Wishes:
    found: Wishes = st.session_state.setdefault("practise-wishes", Wishes())
    return found


def _lay(puzzle: Puzzle) -> None:
    """Put a puzzle on the desk and its link into the address."""
    link = puzzles.link(puzzle)
    st.session_state[_KEY] = Desk(puzzle, link, next_serial())
    keep_in_address(puzzle=link)


def _new() -> None:
    """Put a new puzzle on the desk, as the reader wishes it."""
    wishes = _wishes()
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


# -- the reader's moves ------------------------------------------------------------------------------------------------


def _answer(answer: Answer) -> None:
    """Cards, or a button of the table."""
    desk, chosen = _desk(), frozenset(card(one) for one in answer.cards)
    if answer.action == "go-next":
        _new()
    elif answer.action == "go-again":
        st.session_state[_KEY] = replace(desk, grade=None, serial=next_serial())
    elif answer.action == "go-hint":
        hints = min(desk.hints + 1, len(desk.puzzle.hints))
        st.session_state[_KEY] = replace(desk, hints=hints, chosen=chosen, serial=next_serial())
    elif desk.grade is None:
        grade = puzzles.grade(desk.puzzle, answer.cards)
        _count(desk, grade)
        st.session_state[_KEY] = replace(desk, grade=grade, chosen=chosen, serial=next_serial())


def _count(desk: Desk, grade: Grade) -> None:
    """Only the first answer to a puzzle counts, and none after a hint."""
    score = _score()
    if desk.link not in score.counted and not desk.hints:
        st.session_state["practise-score"] = Score(score.counted | {desk.link}, score.right + grade.right)


def _wish(changed: str) -> None:
    """The reader chose what to practise: begin with a new puzzle. What does not go with the choice is given up."""
    asked = {name: st.session_state[f"wish-{name}"] for name in _ANY}
    wanted = {name: None if value == _ANY[name] else value for name, value in asked.items()}
    first, second = (name for name in _ANY if name != changed)
    tries = (Wishes(**wanted | dict.fromkeys(given_up)) for given_up in ((), (first,), (second,), (first, second)))
    st.session_state["practise-wishes"] = next(one for one in tries if _can_be_had(one))
    _new()
    st.session_state.update(_shown_wishes())


def _can_be_had(wishes: Wishes) -> bool:
    """Is there such a puzzle?"""
    return any(
        wishes.theme in (None, name) and wishes.mode in (None, *one.modes) and wishes.level in (None, *one.levels)
        for name, one in puzzles.KINDS[_KIND].themes.items()
    )


def _shown_wishes() -> dict[str, str | int]:
    """What the choices show."""
    wishes = asdict(_wishes())
    return {f"wish-{name}": wishes[name] or any_one for name, any_one in _ANY.items()}


def _choices(told: Words) -> None:
    """What to practise: how many cards, theme, level."""
    kind = puzzles.KINDS[_KIND]
    for name, value in _shown_wishes().items():
        st.session_state.setdefault(name, value)
    with st.popover(told.say("page-choose-practice"), icon=":material/tune:", key="wishes"):
        st.segmented_control(
            told.say("page-puzzle-kind-mode"),
            [_ANY["mode"], *kind.modes],
            format_func=lambda mode: told.say(f"page-mode-{mode}"),
            key="wish-mode",
            on_change=_wish,
            args=("mode",),
            required=True,
        )
        st.selectbox(
            told.say("page-theme"),
            [_ANY["theme"], *kind.themes],
            format_func=lambda theme: told.say("page-theme-any" if theme == _ANY["theme"] else f"theme-{theme}"),
            key="wish-theme",
            on_change=_wish,
            args=("theme",),
        )
        st.selectbox(
            told.say("page-level"),
            [_ANY["level"], *kind.levels],
            format_func=lambda level: (
                told.say("page-level-number", number=level) if level else told.say("page-level-any")
            ),
            key="wish-level",
            on_change=_wish,
            args=("level",),
        )


# -- the table ---------------------------------------------------------------------------------------------------------


def _actions(desk: Desk, told: Words) -> Iterator[Action]:
    grade = desk.grade
    if grade is None and desk.hints < len(desk.puzzle.hints):
        yield Action(id="go-hint", text=told.say("app-hint"), kind="quiet", key="h")
    if grade is not None and not grade.right:
        yield Action(id="go-again", text=told.say("app-try-again"), kind="quiet", key="t")
    if grade is None:
        yield Action(id="go-next", text=told.say("page-other-puzzle"), kind="quiet")
    else:
        yield Action(id="go-next", text=told.say("page-next-puzzle"), kind="main", key="n")


def _said(desk: Desk, told: Words) -> Iterator[Said]:
    if desk.grade is not None:
        yield _verdict(desk.grade, desk.puzzle.question.mode, told)
        return
    for hint in desk.puzzle.hints[: desk.hints]:
        values: dict[str, Any] = dict(hint.args)
        if hint.clause is not None:
            values["title"] = told.clause(hint.clause).title
        yield Said(state="hint", text=told.say(hint.id, **values))


def _verdict(grade: Grade, mode: str, told: Words) -> Said:
    """In short: right, or the first thing that was not."""
    if grade.right:
        text = told.say("page-all-legal-right")
        if mode == "one":
            text = told.say("page-one-legal-right", card=card(grade.marks[0].choice))
        return Said(state="right", text=f"{told.say('app-right')} {text}")
    found, missed = grade.marked("right"), grade.marked("missed")
    first = (*grade.marked("wrong"), *missed)[0]
    start = told.say("app-not-quite")
    if found and missed:
        start = told.say("app-partly", found=len(found), all=len(found) + len(missed))
    if first.mark == "missed":
        reason = told.say("app-card-missed", card=card(first.choice))
    else:
        reason = told.ruling(first.ruling)[0].short
    return Said(state="wrong", text=f"{start} {reason}")


def _marks(desk: Desk) -> dict[Card, Mark]:
    """Every card that was graded, and the cards that prove it."""
    if desk.grade is None:
        return {}
    proof = (one for graded in desk.grade.marked("wrong") for reason in graded.ruling.reasons for one in reason.witness)
    marks: dict[Card, Mark] = {one: "witness" for one in proof if isinstance(one, Card)}
    return marks | {card(one.choice): one.mark for one in desk.grade.marks}


def _scene(desk: Desk, told: Words) -> Scene:
    question = desk.puzzle.question
    many = question.mode == "every"
    return Scene(
        serial=desk.serial,
        place=desk.link,
        ask="none" if desk.grade is not None else "many" if many else "one",
        question=told.say("app-ask-every" if many else "app-ask-one"),
        submit=told.say("app-check"),
        may_choose_none=question.none,
        actions=tuple(_actions(desk, told)),
        marks=_marks(desk),
        chosen=desk.chosen if desk.grade is None else frozenset(),
        said=tuple(_said(desk, told)),
    )


# -- the page ----------------------------------------------------------------------------------------------------------


def _explain(grade: Grade, told: Words) -> None:
    """Why: each wrong and missed card, or, when all is right, what decided."""
    shown = (*grade.marked("wrong"), *grade.marked("missed")) or grade.marks[:1]
    groups: dict[tuple[str, Ruling], list[Card]] = {}
    for one in shown:
        groups.setdefault((one.mark, one.ruling), []).append(card(one.choice))
    for (mark, ruling), cards in groups.items():
        text = told.ruling(ruling)[0]
        head = "" if mark == "right" else f"**{told.cards(cards)}** ({told.say(f'app-mark-{mark}')}): "
        st.markdown(f"{head}{text.short} {text.full}")
    rule_row((clause for _, ruling in groups for clause in ruling.clauses), told, "why")


def show() -> None:
    """Draw the page: the question, the table, and what there is to say."""
    told = language()
    _from_address(told)
    desk = _desk()
    view = desk.puzzle.seen
    at_seat = told.at(you=view.seat)
    _, table, more = stage(told.say("app-practise-title"))
    with table:
        draw_table(view, told, _scene(desk, at_seat), key="practise-table", on_answer=_answer)
    with more:
        if desk.grade is not None:
            _explain(desk.grade, at_seat)
        tell_history(view, at_seat, expanded=bool(view.tricks) and desk.puzzle.themes[0] in _FROM_MEMORY)
        _foot(desk, told)


def _foot(desk: Desk, told: Words) -> None:
    """The score, the puzzle's code, and what to practise."""
    score = _score()
    count = len(score.counted)
    shown = told.say("app-score", right=score.right, all=count) if count else told.say("app-score-none")
    with st.container(horizontal=True, key="practise-foot"):
        _choices(told)
        settings_panel()
    st.caption(f"{shown} · {told.say('page-puzzle-code', code=desk.link)}")
