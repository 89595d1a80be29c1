"""What a learner has to do for the coach: the list on Home and on *Drill*, and the way into a group."""

from __future__ import annotations

from datetime import date
from typing import Final

import streamlit as st

from puzzles.drills import Drill, Handout
from tutor.app import coach, who
from tutor.app.clock import day_of, today
from tutor.app.screens import ways
from tutor.app.screens.playing import NAME_LENGTH, as_text
from tutor.app.session import title_tab
from tutor.wording import Words

_SHOWN: Final = 4
"""So many drills stand on Home."""

_JOINED: Final = "group-joined"
"""The key of the session with whether joining a group went well; told once."""


def day_text(day: date, told: Words) -> str:
    """A day in words."""
    return told.say("certificate-day", day=day.day, month=day.month, year=str(day.year))


def due_text(drill: Drill, told: Words) -> str:
    """By when a drill is to be done; it must have a last day."""
    assert drill.due is not None
    return told.say("drill-late" if drill.is_late(today()) else "drill-due", day=day_text(drill.due, told))


def done_facts(handout: Handout, told: Words) -> list[str]:
    """That the reader has handed a drill in, if they have."""
    some = [one.done for one in coach.tasks() if one.handout == handout and one.done is not None]
    return [told.say("drill-done", day=day_text(day_of(one), told)) for one in some]


def show_open_tasks(told: Words, but: Handout | None = None) -> None:
    """The drills that the reader was given and has not handed in, ``but`` for one: a link and a last day each."""
    some = [one.handout for one in coach.tasks() if one.done is None and one.handout != but]
    if not some:
        return
    with st.container(border=True, key="tasks"):
        st.markdown(f"**{told.say('drill-offered')}**")
        for one in some[:_SHOWN]:
            ways.link("drill", as_text(one.drill.title), d=one.to_link())
            if one.drill.due is not None:
                st.caption(due_text(one.drill, told))
        if len(some) > _SHOWN:
            ways.link("drill", told.say("drill-all", count=len(some)))


def show_tasks(told: Words) -> None:
    """Every drill that the reader was given, also those that are handed in."""
    some = coach.tasks()
    if some:
        st.header(told.say("drill-offered"), anchor=False)
    for one in some:
        drill = one.handout.drill
        ways.link("drill", as_text(drill.title), d=one.handout.to_link())
        if one.done is not None:
            st.caption(told.say("drill-done", day=day_text(day_of(one.done), told)))
        elif drill.due is not None:
            st.caption(due_text(drill, told))


def show_join(code: str, told: Words) -> None:
    """Ask whether the reader wants to join the group of a link, and under which name."""
    group, player = coach.group_of(code), who.who()
    title_tab(told.say("group-join-title"))
    with st.container(key="page"):
        st.title(told.say("group-join-title"), anchor=False)
        joined = st.session_state.pop(_JOINED, None)
        if group is None:
            st.warning(told.say("group-join-none"))
        elif joined:
            st.success(told.say("group-joined", name=as_text(group)))
            show_tasks(told)
        else:
            if joined is not None:
                st.warning(told.say("keep-failed"))
            _join(code, group, "" if player is None else player.name, told)
        ways.link("home", told.say("app-nav-home"))


def _join(code: str, group: str, name: str, told: Words) -> None:
    st.markdown(told.say("group-join", name=as_text(group)))
    with st.form("group-join", border=False):
        given = name or st.text_input(told.say("drill-name"), max_chars=NAME_LENGTH, key="group-join-name")
        if name:
            st.markdown(told.say("group-join-as", name=as_text(name)))
        if st.form_submit_button(told.say("group-join-yes"), type="primary"):
            if given.strip():
                st.session_state[_JOINED] = coach.join(code, given)
                st.rerun()
            st.warning(told.say("drill-name-missing"))
