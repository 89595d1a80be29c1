"""The app's script: what Streamlit runs for each reader. ``tutor304`` starts it."""

from __future__ import annotations

from pathlib import Path

import streamlit as st

from tutor.app.screens import home, learn, practise, rules
from tutor.app.screens.sorry import guarded
from tutor.app.screens.ways import set_ways
from tutor.app.session import language

_HERE = Path(__file__).parent
_STYLE = (_HERE / "static" / "app.css").read_text(encoding="utf-8")


def run() -> None:
    """Draw the page that the address names."""
    told = language()
    ways = {
        "home": st.Page(home.show, title=told.say("app-nav-home"), url_path="home", default=True),
        "learn": st.Page(learn.show, title=told.say("app-nav-learn"), url_path="learn"),
        "practise": st.Page(practise.show, title=told.say("app-nav-practise"), url_path="practise"),
        "rules": st.Page(rules.show, title=told.say("app-nav-rules"), url_path="rules"),
    }
    set_ways(ways)
    # Streamlit's own menu hides behind a sign on phones; ours has four words and is always there.
    page = st.navigation(list(ways.values()), position="hidden")
    title = told.say("page-tab", page=page.title)
    st.set_page_config(page_title=title, page_icon=str(_HERE / "static" / "icon.svg"), layout="wide")
    st.html(f"<style>{_STYLE}</style>")
    with st.container(key="nav", horizontal=True):
        for way in ways.values():
            st.page_link(way, label=way.title)
    guarded(page.run)


run()
