"""Coach: what somebody who teaches 304 needs; a card for each part (``/coach?part=lessons``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import streamlit as st

from tutor.app import who
from tutor.app.coach import keeps, may_coach
from tutor.app.screens import ways
from tutor.app.screens.coach_drills import show_drills
from tutor.app.screens.coach_editor import show_editor
from tutor.app.screens.coach_groups import show_groups
from tutor.app.screens.coach_lessons import show_lessons
from tutor.app.screens.coach_results import show_results
from tutor.app.session import language
from tutor.wording import Words

_PARTS: Final[dict[str, Callable[[Words], None]]] = {
    "drills": show_drills,
    "results": show_results,
    "groups": show_groups,
    "editor": show_editor,
    "lessons": show_lessons,
}
"""The pages of a coach by their part of the address, in the order of their cards."""


def _card(part: str, told: Words) -> None:
    """What a part is for, and the way to it."""
    with st.container(border=True, key=f"coach-{part}"):
        st.header(told.title(f"coach-card-{part}"), anchor=False)
        st.markdown(told.say(f"coach-card-{part}"))
        ways.link("coach", told.full(f"coach-card-{part}"), part=part)


def _closed(told: Words) -> None:
    """For coaches only: the way in, for those who have not logged in."""
    st.title(told.say("coach-title"), anchor=False)
    st.markdown(told.say("coach-closed"))
    if who.account() is None:
        st.button(told.say("who-log-in"), key="coach-log-in", icon=":material/login:", on_click=st.login)


def show() -> None:
    """Draw the page."""
    told = language()
    part = st.query_params.get("part")
    with st.container(key="page"):
        if not may_coach():
            _closed(told)
            return
        if part in _PARTS:
            _PARTS[part](told)
            return
        st.title(told.say("coach-title"), anchor=False)
        st.markdown(told.say("coach-lead"))
        for one in _PARTS:
            if one != "groups" or keeps():
                _card(one, told)
