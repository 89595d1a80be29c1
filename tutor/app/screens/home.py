"""Home: what 304 is, in one sentence, and one way to begin."""

from __future__ import annotations

import streamlit as st

from lessons import Walk, load_lesson
from lessons.course import load_course
from tutor.app import visits
from tutor.app.keeping import due
from tutor.app.screens import ways
from tutor.app.screens.drill_tasks import show_open_tasks
from tutor.app.screens.stage import stage
from tutor.app.session import draw_table, language, settings
from tutor.app.table.from_view import Scene
from tutor.app.who import who
from tutor.cards import RANK_POINTS, RANKS, card
from tutor.wording import Words

_SHOWN = "winner"
"""The step of the first lesson whose table stands on the page."""


def _ranks(told: Words) -> str:
    """The rank order as a row of small cards, high to low, each with its points."""
    cells = []
    for rank in RANKS:
        one = card(rank + "S")
        points = told.say("page-points-short", points=RANK_POINTS[rank])
        cells.append(
            f'<li><span class="card">{told.card_sign(one)[:-1]}<span aria-hidden="true">♠</span></span>'
            f"<small>{points}</small></li>"
        )
    return f'<ol class="ranks" aria-label="{told.say("page-ranks-label")}">{"".join(cells)}</ol>'


def _today(told: Words) -> None:
    """For somebody who has been here: the coach's drills, what is to be reviewed, the puzzles of the day."""
    if who() is None:
        return
    show_open_tasks(told)
    count = len(due())
    with st.container(border=True, key="today"):
        st.markdown(f"**{told.say('run-reviews', count=count)}**" if count else told.say("run-reviews-none"))
        with st.container(horizontal=True):
            if count and st.button(told.say("run-reviews-start"), key="to-reviews", icon=":material/event_repeat:"):
                ways.go("practise", run="review")
            if st.button(told.say("run-daily-start"), key="to-daily", icon=":material/today:"):
                ways.go("practise", run="daily")


def _start(begun: bool) -> None:
    """Into the course of the game: its first lesson, or the map, which knows what comes next for who has begun."""
    if begun:
        ways.go("learn")
    game = settings().profile
    ways.go("learn", lesson=load_lesson(f"{game}/{load_course(game).written[0].id}").link)


def show() -> None:
    """Draw the page."""
    told = language()
    with st.container(key="home"):
        say, table, more = stage(told.say("app-name"), tab=told.say("app-nav-home"))
    with say:
        st.markdown(told.say("app-tagline"))
        st.markdown(told.say("page-home-promise"))
        with st.container(horizontal=True):
            begun = bool(st.session_state.get(visits.WALKS))
            if st.button(told.say("app-continue" if begun else "app-start"), type="primary", key="start"):
                _start(begun)
            if st.button(told.say("page-to-practice"), key="to-practice"):
                ways.go("practise")
        _today(told)
    with table:
        walk = Walk.from_link(load_lesson("sri-lankan/hidden-nine"), _SHOWN, told.lang)
        scene = Scene(serial=0, place="home", question=told.say("page-home-table"), end=walk.trick_end)
        draw_table(walk.view, told.at(names=walk.names), scene, key="home-table", on_answer=lambda answer: None)
    with more:
        st.header(told.say("page-ranks-title"), anchor=False)
        st.html(_ranks(told))
        st.caption(told.say("page-ranks-note"))
