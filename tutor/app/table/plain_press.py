"""The buttons of the plain table. Each press that arrives is counted, so that the browser knows which were lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from html import escape
from typing import Any, Final

import streamlit as st

from tutor.app.assets import STATIC

from .payload import Payload

_PRESSES: Final = "plain-presses"


@cache
def _script() -> str:
    return (STATIC / "plain.js").read_text(encoding="utf-8").strip().removesuffix(";")


def press(label: str, do: Callable[..., None], *args: object, key: str, **looks: Any) -> None:
    """A button that calls ``do(*args)``; ``looks`` are Streamlit's."""
    st.button(label, key=key, on_click=_heard, args=(do, args), **looks)


def _heard(do: Callable[..., None], args: tuple[object, ...]) -> None:
    st.session_state[_PRESSES] = _count() + 1
    do(*args)


def _count() -> int:
    return int(st.session_state.get(_PRESSES, 0))


def waiting(payload: Payload) -> None:
    """Where the browser says that a press is on its way, and what it needs to know for that (``static/plain.js``)."""
    texts = payload.get("texts", {})
    told = {"presses": _count(), "pending": texts.get("pending", ""), "again": texts.get("again", "")}
    data = json.dumps(told).replace("<", "\\u003c")
    st.html(f'<p class="plain-waiting" role="status" lang="{escape(payload.get("lang") or "")}"></p>')
    st.html(f"<script>({_script()})({data})</script>", unsafe_allow_javascript=True)
