"""Ways from one page to another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlencode

import streamlit as st

from tutor.wording import Words

_KEY: Final = "ways"
_LEFT: Final = "left"
"""Where the reader was last, before a page that is only looked up: the page's name and its part of the address."""

_SHOWN: Final = "address"
"""The page and its part of the address when it was last drawn."""

_PLACES: Final = ("learn", "practise", "drill")
"""The pages that one goes back to from such a page."""

_ALONG: Final = "ways-along"
"""The key of the session for what every way takes along in the address."""

_THINGS: Final = frozenset(("puzzle", "lesson", "placement", "d"))
"""What the address of one thing names: a thing of one game, and one to come back to."""


def set_ways(ways: Mapping[str, Any], game: str | None) -> None:
    """Keep the pages of this run by name, for links; ``game`` is the one that a link has led to, which goes along."""
    st.session_state[_KEY] = dict(ways)
    st.session_state[_ALONG] = {} if game is None else {"profile": game}


def _whole(query: dict[str, str]) -> dict[str, str]:
    along: dict[str, str] = st.session_state[_ALONG]
    return query if _THINGS & query.keys() else along | query


def go(name: str, **query: str) -> None:
    """Leave for another page. Call it in the script, not in a callback."""
    st.switch_page(st.session_state[_KEY][name], query_params=_whole(query))


def link(name: str, label: str, icon: str | None = None, **query: str) -> None:
    """A link to another page."""
    st.page_link(st.session_state[_KEY][name], label=label, icon=icon, query_params=_whole(query) or None)


def address(name: str, **query: str) -> str:
    """The address of a link in HTML of ours, as seen from any page (``class="way"``, ``static/page.js``)."""
    path: str = st.session_state[_KEY][name].url_path
    whole = _whole(query)
    return f"{path or './'}?{urlencode(whole)}" if whole else path or "./"


def show_address(page: Any) -> None:
    """Tell the browser its address where a link led to another part of the page that was there.

    Streamlit does so for links to other pages only, and the browser would ask for the old part with the next click.
    """
    path, query = st.session_state.get(_SHOWN, (None, {}))
    now = st.query_params.to_dict()
    if path == page.url_path and query != now:
        st.query_params.from_dict(now)


def remember(page: Any) -> None:
    """Remember where the reader is, if it is a place to come back to."""
    st.session_state[_SHOWN] = (page.url_path, st.query_params.to_dict())
    for name in _PLACES:
        if st.session_state[_KEY].get(name) is page:
            stay(name)


def stay(name: str) -> None:
    """Remember this page, as its address is now."""
    st.session_state[_LEFT] = (name, st.query_params.to_dict())


def leave() -> None:
    """There is nothing to come back to any more."""
    st.session_state.pop(_LEFT, None)


def back(told: Words) -> None:
    """A link back to the lesson or the puzzle that the reader came from, if any."""
    name, query = st.session_state.get(_LEFT, (None, {}))
    if name is None or not _THINGS & query.keys():
        return
    link(name, told.say(f"page-back-{name}"), **query)
