"""What lasts: settings and a visit's number in a cookie of the browser, and the visit itself in this server's memory.

A reload gives the reader a new Streamlit session. The cookie comes with its first message, so the very first page is
drawn as the reader likes it, and the lesson, the puzzle and the score are where they were. Each learner of a browser
has a visit of their own; who plays is for ``tutor.app.who`` to tell.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
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
    "practise-run",
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

WHO: Final = "who"
"""The key of the session for who plays: something with an ``id``, or ``None``."""

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


def begin(recognise: Callable[[str | None], int | None]) -> None:
    """At the start of a run: take up the visit that the cookie names, or begin a new one.

    ``recognise`` tells who plays in a browser, by its number if it has one; each has a visit of their own.
    """
    if _VISIT in st.session_state:
        return
    known = cookie().get(_VISIT) or None
    st.session_state[_VISIT] = known or secrets.token_urlsafe(12)
    recognise(known)
    _take_up()


def _take_up() -> None:
    for name, value in VISITS.of(_place()).items():
        st.session_state.setdefault(name, value)


def save(page: str = "") -> None:
    """At the end of a run: remember where the reader is. Where a part of a ``page`` was drawn alone, only what belongs
    to it can have come; to ask a session for what it does not have is dear."""
    place = _place()
    known = VISITS.of(place)
    some = (name for name in KEPT if name.startswith(page) or name in known)
    VISITS.keep(place, {name: st.session_state[name] for name in some if name in st.session_state})


def number() -> str:
    """The number of this visit."""
    return str(st.session_state[_VISIT])


def _place() -> str:
    """Where the visit is kept: the browser's number, and who plays."""
    return f"{number()}/{getattr(st.session_state.get(WHO), 'id', '')}"


def hand_over(who: Any) -> None:
    """Somebody else plays from now on: put away what is there, and take up what they had."""
    save()
    for name in KEPT:
        st.session_state.pop(name, None)
    st.session_state[WHO] = who
    _take_up()


def forget() -> None:
    """Begin afresh, with the same settings and learner: drop all else that was in the session."""
    kept = {name: st.session_state[name] for name in (_VISIT, WHO) if name in st.session_state}
    st.session_state.clear()
    for name, value in kept.items():
        st.session_state[name] = value
    if _VISIT in kept:
        VISITS.keep(_place(), {})
