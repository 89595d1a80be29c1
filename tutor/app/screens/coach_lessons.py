"""My lessons: a coach brings a lesson of their own, sees what is wrong with it, and plays it."""

from __future__ import annotations

import streamlit as st

from tutor.app.screens import ways
from tutor.app.session import title_tab
from tutor.wording import Words


def show_lessons(told: Words) -> None:
    """Draw the page."""
    title_tab(told.title("coach-card-lessons"))
    st.title(told.title("coach-card-lessons"), anchor=False)
    ways.link("coach", told.say("coach-back"))
    st.markdown(told.say("coach-card-lessons"))
