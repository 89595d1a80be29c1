"""Files that a reader brings: a field that is empty again once its file has come."""

from __future__ import annotations

from typing import Any

import streamlit as st


def field(name: str) -> str:
    """The key of the field for the next file; each file that has come makes it another one."""
    return f"{name}-{st.session_state.get(f'{name}-round', 0)}"


def arrived(name: str) -> Any:
    """What has come, ``None`` where nothing has; the field is empty from now on."""
    given = st.session_state.get(field(name))
    st.session_state[f"{name}-round"] = st.session_state.get(f"{name}-round", 0) + 1
    return given
