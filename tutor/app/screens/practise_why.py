"""After the answer: why, in the engine's words, with the rules beside; what is right; a report as a file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from typing import Any, Final

import streamlit as st

import puzzles
from puzzles import telling
from puzzles.elsewhere import Elsewhere, can_differ, elsewhere, right_at
from puzzles.model import Marked, Puzzle, PuzzleError
from tutor import __version__
from tutor.app.screens.practise_desk import Desk
from tutor.app.screens.telling import rules_html
from tutor.app.session import game_name, settings
from tutor.app.settings import OWN
from tutor.rules.ruling import Ruling
from tutor.wording import Words, capital
from tutor.wording.tables import setting

_TOLD_APART: Final = ("wrong", "missed")


def explain(now: Desk, told: Words) -> None:
    """Draw why (``why_html``)."""
    if text := why_html(now, told):
        st.html(text)


def why_html(now: Desk, told: Words) -> str:
    """Why: each wrong and missed choice, or, when all is right, what decided; then what would be right. Empty before
    the answer."""
    if now.grade is None:
        return ""
    wrong = [one for mark in _TOLD_APART for one in now.grade.marked(mark)]
    text = marks_html(now.puzzle, wrong or now.grade.marks[:1], told)
    if not now.grade.right and not (now.puzzle.question.mode == "every" and now.grade.marked("missed")):
        best = marks_html(now.puzzle, right_marks(now.puzzle), told, name_right=True)
        title = f"<summary>{escape(told.say('page-solution'))}</summary>"
        text += f'<details class="solution">{title}{best}</details>' if best else ""
    return text


def right_marks(puzzle: Puzzle) -> tuple[Marked, ...]:
    """What is right, with its rulings."""
    best = puzzle.answers.best if puzzle.question.mode != "one" else puzzle.answers.best[:1]
    try:
        return puzzles.grade(puzzle, best).marks
    except PuzzleError:
        return ()


def wrong_marks(puzzle: Puzzle) -> tuple[Marked, ...]:
    """Every wrong choice with the ruling that refuses it, where the puzzle has one for each."""
    known = {one.choice: one.ruling for one in getattr(puzzle, "proof", ())}
    wrong = [one.choice for one in puzzle.answers.wrong]
    return tuple(Marked(one, "wrong", known[one]) for one in wrong if one in known)


def tell_marks(puzzle: Puzzle, some: Iterable[Marked], told: Words, *, name_right: bool = False) -> None:
    """Rulings with the choices they are about; the same ruling once for all of them."""
    if text := marks_html(puzzle, some, told, name_right=name_right):
        st.html(text)


def marks_html(puzzle: Puzzle, some: Iterable[Marked], told: Words, *, name_right: bool = False) -> str:
    """The same as HTML, with the rules behind; empty without any."""
    parts = []
    groups: dict[tuple[str, Ruling], list[str]] = {}
    for one in some:
        groups.setdefault((one.mark, one.ruling), []).append(one.choice)
    for (mark, ruling), choices in groups.items():
        shown = [_name(puzzle, one, told) for one in choices if one in puzzle.question.choices]
        head = ""
        if shown and (mark != "right" or name_right):
            sign = "" if mark == "right" else f" ({told.say(f'app-mark-{mark}')})"
            head = f"<b>{escape(told.list(shown))}</b>{escape(sign)}: "
        reasons = [escape(f"{text.short} {text.full}") for text in told.ruling(ruling)]
        parts.append(f"<p>{head}{'</p><p>'.join(reasons)}</p>")
    rules = rules_html((clause for _, ruling in groups for clause in ruling.clauses), told)
    return f'<div class="why">{"".join(parts)}{rules}</div>' if parts else ""


def _name(puzzle: Puzzle, one: str, told: Words) -> str:
    """A choice within a sentence."""
    return telling.choice(puzzle, one, told).rstrip(".")


# -- other tables ------------------------------------------------------------------------------------------------------


def other_tables(now: Desk, told: Words) -> None:
    """The settings under which this answer would be another one; worked out when it is opened."""
    if now.grade is None or not can_differ(now.puzzle):
        return
    _at_own(now.puzzle, told)
    box = st.expander(told.say("elsewhere-ask"), key=f"differ-{now.link}", on_change="rerun")
    if box.open:
        box.markdown(differences(now.puzzle, told))


def _at_own(puzzle: Puzzle, told: Words) -> None:
    """What is right at the reader's own table, where that is chosen and plays the same game."""
    own = settings().rules if settings().at_own else None
    if own is None or own.name != puzzle.seen.profile.name:
        return
    there = right_at(puzzle, own)
    if there is None:
        return
    name = game_name(OWN, told)
    here = right_at(puzzle, puzzle.seen.profile)
    if there == here:
        st.caption(told.say("house-table-answer-same", name=name))
        return
    answer = told.list([_name(puzzle, one, told) for one in there]) or told.say("house-table-answer-none")
    st.info(told.say("house-table-answer", name=name, answer=answer))


def differences(puzzle: Puzzle, told: Words) -> str:
    """The same as text."""
    found = elsewhere(puzzle)
    if not found:
        return told.say("elsewhere-none")
    return "\n".join([told.say("elsewhere-some"), "", *(f"- {_difference(puzzle, one, told)}" for one in found)])


def _difference(puzzle: Puzzle, one: Elsewhere, told: Words) -> str:
    text = capital(setting(told, one.setting, one.value))
    more, less = (told.list([_name(puzzle, choice, told) for choice in some]) for some in (one.more, one.less))
    if puzzle.question.of == "word":
        return told.say("elsewhere-one-answer", text=text, more=more)
    key = "elsewhere-one" if more and less else "elsewhere-one-more" if more else "elsewhere-one-less"
    return told.say(key, text=text, more=more, less=less)


# -- a report ----------------------------------------------------------------------------------------------------------


def report_of(now: Desk) -> dict[str, Any]:
    """All that somebody needs who is to look into a puzzle: it holds hidden cards, so only after the answer."""
    return {
        "app": __version__,
        "link": now.link,
        "version": now.puzzle.version,
        "id": now.puzzle.id,
        "seed": now.puzzle.seed,
        "answer": list(now.picks),
        "right": now.grade is not None and now.grade.right,
        "hints": now.hints,
        "puzzle": now.puzzle.model_dump(mode="json"),
    }


def report_button(now: Desk, told: Words) -> None:
    """A button that saves the report as a file."""
    if now.grade is None:
        return
    st.download_button(
        told.say("page-report"),
        data=lambda: json.dumps(report_of(now), ensure_ascii=False, indent=1),  # made when it is asked for
        file_name=f"304-{now.link}.json",
        mime="application/json",
        icon=":material/flag:",
        help=told.full("page-report"),
        on_click="ignore",
        key="report",
    )
