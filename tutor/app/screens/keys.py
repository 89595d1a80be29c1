"""The keys: what each of them does, in a dialog over the page (the key ``?`` opens it)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

import streamlit as st

from tutor.app.session import language
from tutor.wording import Words

_TABLE: Final = {
    "cards": ("←", "→", "1–8"),
    "press": ("Enter",),
    "undo": ("U",),
    "type": ("/",),
    "hint": ("H",),
    "next": ("N",),
    "back": ("B",),
    "again": ("T",),
    "last": ("L",),
    "show": ("S",),
    "steps": ("←", "→", "Home", "End"),
}
"""What can be done at the table, and the keys for it."""

_PAGE: Final = {"around": ("Tab",), "close": ("Esc",), "keys": ("?",)}
"""What can be done on every page."""


def _list(told: Words, title: str, keys: Mapping[str, tuple[str, ...]]) -> str:
    rows = "".join(
        f"<tr><th scope='row'>{_caps(caps)}</th><td>{escape(told.say(f'page-key-{name}'))}</td></tr>"
        for name, caps in keys.items()
    )
    return f"<table class='keys'><caption>{escape(told.say(title))}</caption>{rows}</table>"


def _caps(caps: Iterable[str]) -> str:
    return " ".join(f"<kbd>{escape(one)}</kbd>" for one in caps)


@st.fragment
def keys() -> None:
    """The button in the bar at the top, and the dialog that it opens; the page behind is not run again."""
    told = language()
    if st.button(told.say("page-keys"), icon=":material/keyboard:", type="tertiary", key="keys"):
        st.dialog(told.say("page-keys-title"))(_draw)()


def _draw() -> None:
    told = language()
    st.html(_list(told, "page-keys-table", _TABLE) + _list(told, "page-keys-page", _PAGE))
