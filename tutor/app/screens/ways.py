"""Ways from one page to another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

_KEY = "ways"


def set_ways(ways: Mapping[str, Any]) -> None:
    """Keep the pages of this run by name, for links."""
    st.session_state[_KEY] = dict(ways)


def go(name: str, **query: str) -> None:
    """Leave for another page. Call it in the script, not in a callback."""
    st.switch_page(st.session_state[_KEY][name], query_params=query)


def link(name: str, label: str, **query: str) -> None:
    """A link to another page."""
    st.page_link(st.session_state[_KEY][name], label=label, query_params=query or None)
