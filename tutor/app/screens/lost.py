"""A path that leads nowhere: a kind page with ways on, in place of Streamlit's dialog."""

from __future__ import annotations

from typing import Final

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from tutor.app.screens import ways
from tutor.app.session import language, title_tab

_KEY: Final = "lost"


def lost_path(known: set[str]) -> str | None:
    """The path that was asked for, when it is none of the ``known`` ones.

    Streamlit tells no page of it, only the run's context; when that changes, its own dialog comes back.
    """
    context = get_script_run_ctx(suppress_warning=True)
    asked = context.pages_manager.intended_page_name if context is not None else None
    if asked and asked not in known and asked == asked.strip(" /") and "/" not in asked:
        st.session_state[_KEY] = asked
    found: str | None = st.session_state.get(_KEY)
    return found


def show() -> None:
    """Draw the page; ``/home`` is not lost, but the start page has the bare address."""
    if st.session_state.get(_KEY) == "home":
        ways.go("home")
    told = language()
    title_tab(told.say("page-lost-tab"))
    with st.container(key="page"):
        st.title(told.say("app-not-found"), anchor=False)
        st.markdown(told.full("app-not-found"))
        if st.button(told.say("page-lost-home"), type="primary", key="to-home"):
            ways.go("home")
        ways.back(told)
        for name in ("learn", "practise", "rules"):
            ways.link(name, told.say(f"app-nav-{name}"))
