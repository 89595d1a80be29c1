"""Practise: generated questions at the table, judged by the engine (``?puzzle=legal-card-7.v2`` opens one)."""

from __future__ import annotations

import streamlit as st

import puzzles
from puzzles.making import DraftTheme
from tutor.app.screens.practise_chart import draw_numbers
from tutor.app.screens.practise_desk import Desk, answer, desk, lay_from_address, lay_new, score
from tutor.app.screens.practise_scene import scene_of
from tutor.app.screens.practise_why import explain, report_button
from tutor.app.screens.practise_wishes import panel
from tutor.app.screens.stage import stage
from tutor.app.screens.telling import tell_history
from tutor.app.session import draw_table, language, settings_panel
from tutor.wording import Words


def _needs_memory(now: Desk) -> bool:
    """Does the puzzle hang on what happened before?"""
    theme = puzzles.KINDS[now.puzzle.kind].themes[now.puzzle.themes[0]]
    return isinstance(theme, DraftTheme) and theme.memory


def show() -> None:
    """Draw the page: the question, the table, and what there is to say."""
    told = language()
    lay_from_address(told)
    now = desk()
    at_seat = told.at(you=now.puzzle.seat)
    say, table, more = stage(told.say(f"kind-{now.puzzle.kind}"))
    with say.container(key="kind-lead"):
        st.markdown(told.full(f"kind-{now.puzzle.kind}"))
    with table:
        draw_table(now.view, told, scene_of(now, at_seat), key="practise-table", on_answer=answer)
    with more:
        explain(now, at_seat)
        if now.grade is not None:
            draw_numbers(now.puzzle, at_seat)
        tell_history(now.view, at_seat, expanded=bool(now.view.tricks) and _needs_memory(now))
        _foot(now, told)


def _foot(now: Desk, told: Words) -> None:
    """What to practise, the settings, a report; the score and the puzzle's code."""
    with st.container(horizontal=True, key="practise-foot"):
        panel(told, lay_new)
        settings_panel()
        report_button(now, told)
    count = len(score().counted)
    shown = told.say("app-score", right=score().right, all=count) if count else told.say("app-score-none")
    st.caption(f"{shown} · {told.say('page-puzzle-code', code=now.link)}")
