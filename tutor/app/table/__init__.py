"""The card table: one Streamlit component that draws a 304 table and takes the learner's answer on it.

>>> from tutor.app.table import card_table
>>> answer = card_table(payload, key="table", on_answer=play)      # doctest: +SKIP
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import streamlit as st
from pydantic import ValidationError

from tutor.app import assets
from tutor.app.report import report

from .answer import Answer
from .payload import Payload

__all__ = ["Answer", "Payload", "card_table"]


@cache
def _component(from_server: bool) -> Callable[..., Any]:
    """Register the component on first use: importing this module must not need a running Streamlit."""
    name = "tutor.table" if from_server else "tutor.table.inline"
    return st.components.v2.component(name, html=assets.WAIT_HTML, js=assets.script(from_server=from_server))


def _judge(raw: object, payload: Payload | None, taken: int | None) -> Answer | None:
    """The answer in ``raw``, or nothing when it is malformed, stale, or the second tap at the same state."""
    try:
        answer = Answer.model_validate(raw)
    except ValidationError:
        return None
    if payload is None or answer.serial == taken or not answer.fits(payload):
        return None
    return answer


def card_table(payload: Payload, *, key: str, on_answer: Callable[[Answer], None] | None = None) -> Answer | None:
    """Draw the table; return the learner's answer to this very state, once.

    With ``on_answer`` the answer goes to that callback before the script runs again, so that the same run can
    already draw the next state. Either way an answer is counted once: what does not fit the table last drawn
    (another serial, a card that is not held) and a second tap at the same state are dropped in silence.
    """
    memory: dict[str, Any] = st.session_state.setdefault(f"{key}.memory", {})

    def receive() -> None:
        sent = st.session_state.get(key) or {}  # a second click may come when the table is no longer there
        answer = _judge(sent.get("answer"), memory.get("drawn"), memory.get("taken"))
        if answer is None:
            return
        if on_answer is not None:
            try:
                on_answer(answer)
            except Exception as error:  # the tap is not spent: the table will offer it again
                report(error)
                return
        memory.update(taken=answer.serial, answer=answer)

    memory["drawn"] = payload
    # As bytes: values Streamlit would write as JSON twice at each click, or search for data frames and load pandas.
    data = json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode()
    _component(assets.SERVED.is_set())(key=key, data=data, on_answer_change=receive)
    answer: Answer | None = memory.pop("answer", None)
    return answer if answer is not None and answer.serial == payload["serial"] else None
