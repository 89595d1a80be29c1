"""When something breaks: the reader gets a kind word and a way on, the log gets the place, nobody gets the message.

An error's message could name a card that the reader may not see, so it goes nowhere.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable

import streamlit as st

from tutor.app.session import language

_LOG = logging.getLogger("tutor.app")


def report(error: Exception) -> None:
    """Log what kind of error it was, and where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    _LOG.error("%s in %s, line %s", type(error).__name__, place.filename, place.lineno)


def guarded(draw: Callable[[], None]) -> None:
    """Draw a page; when that fails, say so kindly."""
    try:
        draw()
    except Exception as error:
        report(error)
        told = language()
        st.warning(told.say("page-sorry"))
        st.button(told.say("page-afresh"), key="afresh", type="primary", on_click=_afresh)


def _afresh() -> None:
    """Forget what may be the cause: this visit, and what the address asks for."""
    st.session_state.clear()
    st.query_params.clear()
