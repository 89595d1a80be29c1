"""Practise: generated questions at the table, judged by the engine (``?puzzle=legal-card-7.v2`` opens one)."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

import puzzles
from puzzles.making import DraftTheme
from tutor.app import keeping
from tutor.app.screens.practise_chart import numbers_html
from tutor.app.screens.practise_desk import Desk, answer, desk, desk_of, lay_from_address, lay_new, score
from tutor.app.screens.practise_scene import scene_of
from tutor.app.screens.practise_sessions import from_address, sessions, strip
from tutor.app.screens.practise_why import other_tables, report_button, why_html
from tutor.app.screens.practise_wishes import panel
from tutor.app.screens.stage import live, stage
from tutor.app.screens.telling import caption, tell_history
from tutor.app.session import draw_table, game_note, game_switch, language, settings_panel
from tutor.profiles import Profile, load_profile
from tutor.wording import Words
from tutor.wording.tables import setting


def _needs_memory(now: Desk) -> bool:
    """Does the puzzle hang on what happened before?"""
    theme = puzzles.KINDS[now.puzzle.kind].themes[now.puzzle.themes[0]]
    return isinstance(theme, DraftTheme) and theme.memory


def shown_game() -> str | None:
    """The game of the puzzle that the address names, unless a session asks it that asks about every game."""
    wanted = st.query_params.get("puzzle")
    if wanted is None or "run" in st.query_params:
        return None
    found = desk_of(wanted)
    if found is not None:
        return None if found.in_passing else found.game
    kind = puzzles.kind_of(wanted)
    return None if kind is None else kind.profile


class Places(NamedTuple):
    """Where the page changes with an answer. Each of them costs a message at every click."""

    run: DeltaGenerator
    more: DeltaGenerator


def show() -> None:
    """Draw the page: the question, the table, and what there is to say."""
    told = language()
    from_address(lay_new)
    lay_from_address(told)
    now = desk()
    say, table, more = stage(told.say(f"kind-{now.puzzle.kind}"))
    with say.container(key="kind-lead"):
        st.markdown(told.full(f"kind-{now.puzzle.kind}"))
    run = say.container(key="run-place")
    with more:
        changing = st.container()
        with st.container(horizontal=True, key="practise-foot"):
            panel(told, lay_new)
            sessions(told, lay_new)
            settings_panel()
        game_note(now.game, told)
        if not now.in_passing:
            game_switch(told, then=lay_new)
    with table:
        live("practise", partial(_play, told, _look(now), Places(run, changing)))


def _look(now: Desk) -> tuple[str, bool]:
    """What the page around the table hangs on: an answer does not change it, another puzzle may."""
    return now.puzzle.kind, now.in_passing


def _house_rules(table: Profile, told: Words) -> str:
    """What this table plays otherwise than its game does, where a puzzle is about such a table; as HTML."""
    return "".join(
        caption(told.say("ref-differ-here", text=setting(told, name, value)))
        for name, value in table.differences().items()
    )


def _play(told: Words, look: tuple[str, bool], places: Places) -> None:
    """What an answer changes. A click on the table draws this part alone; another kind of puzzle, the whole page."""
    now = desk()
    if _look(now) != look:
        st.rerun()
    at_seat = told.at(you=now.puzzle.seat)
    with places.run:
        strip(told)
    draw_table(now.view, told, scene_of(now, at_seat), key="practise-table", on_answer=answer)
    with places.more:
        _tell(now, told, at_seat)


def _tell(now: Desk, told: Words, at_seat: Words) -> None:
    """What there is to say. The history is always the second part: so it stays open when an answer is told."""
    text = _house_rules(load_profile(now.puzzle.profile), told)
    if now.grade is not None:
        text += why_html(now, at_seat) + numbers_html(now.puzzle, at_seat)
    st.html(text + caption(_score(now, told)))
    tell_history(now.view, at_seat, expanded=bool(now.view.tricks) and _needs_memory(now))
    keeping.note(told)
    other_tables(now, at_seat)
    report_button(now, told)


def _score(now: Desk, told: Words) -> str:
    """How many were right at this visit, and by which code the puzzle is found again."""
    count = len(score().counted)
    shown = told.say("app-score", right=score().right, all=count) if count else told.say("app-score-none")
    return f"{shown} · {told.say('page-puzzle-code', code=now.link)}"
