"""When something breaks: the reader gets a kind word and a way on."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from tutor.app import visits
from tutor.app.report import report
from tutor.app.session import language


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
    visits.forget()
    st.query_params.clear()
