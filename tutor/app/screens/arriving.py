"""Files that a reader brings: a field that is empty again once its file has come, and what is wrong with a file."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

import streamlit as st

from tutor.faults import Fault
from tutor.wording import Words


def field(name: str) -> str:
    """The key of the field for the next file; each file that has come makes it another one."""
    return f"{name}-{st.session_state.get(f'{name}-round', 0)}"


def arrived(name: str) -> Any:
    """What has come, ``None`` where nothing has; the field is empty from now on."""
    given = st.session_state.get(field(name))
    st.session_state[f"{name}-round"] = st.session_state.get(f"{name}-round", 0) + 1
    return given


def refused(lead: str, faults: Iterable[Fault], told: Words) -> None:
    """Draw what is wrong with a file that was not taken, fault by fault."""
    rows = "".join(f"<li>{escape(one.told(told))}</li>" for one in faults)
    st.html(f'<div class="refused" role="alert"><p>{escape(lead)}</p><ol class="faults">{rows}</ol></div>')
