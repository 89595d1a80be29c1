"""What lasts: settings and a visit's number in a cookie of the browser, and the visit itself in this server's memory.

A reload gives the reader a new Streamlit session. The cookie comes with its first message, so the very first page is
drawn as the reader likes it, and the lesson, the puzzle and the score are where they were. Nothing here names anybody.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any, Final
from urllib.parse import unquote

import streamlit as st

COOKIE: Final = "tutor304"
"""The name of the cookie: ``{"visit": …, "settings": …}`` as JSON, percent-encoded (``static/page.js`` writes it)."""

WALKS: Final = "learn-walks"
"""The key of where the reader stands in each lesson."""

KEPT: Final = (
    "learn",
    WALKS,
    "practise",
    "practise-score",
    "practise-wishes",
    "serial",
    "left",
    "own-lessons",
    "drill",
    "coach-drill",
    "coach-results",
    "coach-position",
)
"""The keys of the session that outlast a reload."""

MOST: Final = 500
"""So many visits are remembered; the one that was quiet longest is forgotten first."""

_VISIT: Final = "visit"


class Visits:
    """The visits that this server remembers, by their numbers. Safe to use from several threads.

    >>> visits = Visits(most=1)
    >>> visits.keep("a", {"learn": 1})
    >>> visits.keep("b", {"learn": 2})
    >>> dict(visits.of("a")), dict(visits.of("b"))
    ({}, {'learn': 2})
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, visit: str) -> Mapping[str, Any]:
        """What a visit has left; nothing for one that is not known."""
        with self._lock:
            return dict(self._kept.get(visit, {}))

    def keep(self, visit: str, state: Mapping[str, Any]) -> None:
        """Remember the state of a visit in place of the one before."""
        with self._lock:
            self._kept[visit] = dict(state)
            self._kept.move_to_end(visit)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)


VISITS: Final = Visits()
"""The visits of this server."""


def cookie() -> dict[str, str]:
    """What the browser has kept for us; empty when it is new here, or when that cannot be read."""
    text = st.context.cookies.get(COOKIE)
    if not isinstance(text, str):
        return {}
    try:
        found = json.loads(unquote(text))
    except (ValueError, RecursionError):
        return {}
    return {name: str(value) for name, value in found.items()} if isinstance(found, dict) else {}


def begin() -> None:
    """At the start of a run: take up the visit that the cookie names, or begin a new one."""
    if _VISIT in st.session_state:
        return
    visit = cookie().get(_VISIT) or secrets.token_urlsafe(12)
    st.session_state[_VISIT] = visit
    for name, value in VISITS.of(visit).items():
        st.session_state.setdefault(name, value)


def save() -> None:
    """At the end of a run: remember where the reader is."""
    state: Iterable[str] = (name for name in KEPT if name in st.session_state)
    VISITS.keep(number(), {name: st.session_state[name] for name in state})


def number() -> str:
    """The number of this visit."""
    return str(st.session_state[_VISIT])


def forget() -> None:
    """Begin afresh, with the same settings: drop all that was in the session."""
    visit = number() if _VISIT in st.session_state else None
    st.session_state.clear()
    if visit is not None:
        st.session_state[_VISIT] = visit
        VISITS.keep(visit, {})
