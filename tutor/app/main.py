"""The app's script: what Streamlit runs for each reader. ``tutor304`` starts it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import streamlit as st

from tutor.app import assets, visits, who
from tutor.app.front import style
from tutor.app.keeping import due
from tutor.app.screens import choices, coach, drill, home, learn, lost, practise, progress, rules
from tutor.app.screens.keys import keys
from tutor.app.screens.sorry import guarded
from tutor.app.screens.ways import link, remember, set_ways, show_address
from tutor.app.session import follow_link, keep_linked, language, page_script, settings
from tutor.wording import Words

_HERE = Path(__file__).parent
_START = "-"
"""What Streamlit calls the page of the bare address, which has no path."""

_PAGES = {
    "home": home,
    "learn": learn,
    "practise": practise,
    "rules": rules,
    "coach": coach,
    "drill": drill,
    "progress": progress,
    "settings": choices,
}
"""The pages by the names in their addresses; Home has the bare one."""

_GAMES = {
    "learn": learn.shown_game,
    "practise": practise.shown_game,
    "rules": rules.shown_game,
    "drill": drill.shown_game,
}
"""Which game a page shows something of, for those that may."""

_MENU = ("home", "learn", "practise", "rules")
"""Those with a word in the menu."""


def _ways(told: Words) -> dict[str, Any]:
    return {
        name: st.Page(page.show, title=told.say(f"app-nav-{name}"), url_path=path, default=path == _START)
        for name, page in _PAGES.items()
        for path in [_START if name == "home" else name]
    }


def _menu(ways: Mapping[str, Any]) -> None:
    """The bar at the top. Streamlit's own menu hides behind a sign on phones; ours is always there."""
    with st.container(key="nav", horizontal=True):
        for name in _MENU:
            link(name, ways[name].title)
        with st.container(key="nav-more", horizontal=True):
            keys()
            link("coach", ways["coach"].title, ":material/school:")
            reviews = f" ({len(due())})" if settings().remind and due() else ""
            link("progress", ways["progress"].title + reviews, ":material/monitoring:")
            link("settings", ways["settings"].title, ":material/settings:")


def run() -> None:
    """Draw the page that the address names."""
    visits.begin(who.recognise)
    told = language()
    ways = _ways(told)
    pages, path = list(ways.values()), lost.lost_path({_START, *ways} - {"home"})
    if path is not None:
        pages.append(st.Page(lost.show, title=told.say("page-lost-tab"), url_path=path))
    page = st.navigation(pages, position="hidden")
    shown = next((name for name, one in ways.items() if one is page), "")
    set_ways(ways, follow_link(_GAMES.get(shown, lambda: None)))
    title = told.say("page-tab", page=page.title)
    st.set_page_config(page_title=title, page_icon=str(_HERE / "static" / "icon.svg"), layout="wide")
    if not assets.SERVED.is_set():
        st.html(f"<style>{style()}</style>")
    page_script()
    show_address(page)
    keep_linked()
    _menu(ways)
    with st.container(key="big" if settings().big else "normal"):
        guarded(page.run)
    remember(page)
    visits.save()


run()
