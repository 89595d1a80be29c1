"""The plain table: the same payload with Streamlit's own buttons and text.

For screen readers, slow machines and ``AppTest``; everything that a tap on the drawn table does can be done here.
Widgets keep their names while the question is the same, so that focus and ticks survive an answer.
"""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from tutor.app.report import report
from tutor.wording import Words

from .payload import Answer, HandCard, Payload

Send = Callable[[str | None, str | None], None]
"""Sends a card, or an action with the ticked cards."""


def _describe(payload: Payload, told: Words) -> None:
    """The table as text, from what the payload says aloud."""
    facts = " · ".join(f"**{one['label']}** {one['value']}" for one in payload.get("facts", []))
    if facts:
        st.markdown(facts)
    lines = [f"- {seat.get('label') or seat['name']}" for seat in payload["seats"]]
    indicator = payload.get("indicator")
    if indicator is not None:
        lines.append(f"- {indicator['label']}")
    st.markdown("\n".join(lines))
    trick = payload["trick"]
    cards = [f"{number}. {one['label']}" for number, one in enumerate(trick["cards"], 1)]
    st.markdown("\n".join([f"**{trick['caption']}**", "", *(cards or [told.say("app-trick-empty")])]))


def _label(one: HandCard) -> str:
    note = one.get("note")
    return f"{one['label']}: {note}" if note else one["label"]


def _hand(payload: Payload, name: str, send: Send) -> None:
    """The hand, with buttons or boxes as the question wants it."""
    ask, hand = payload["ask"], payload["hand"]
    st.markdown(f"**{payload['hand_label']}**")
    if ask["kind"] == "none":
        st.markdown("\n".join(f"- {_label(one)}" for one in hand))
        return
    with st.container(horizontal=True):
        for one in hand:
            key = f"{name}-{one['card']}"
            if ask["kind"] == "one":
                st.button(_label(one), key=key, on_click=send, args=(one["card"], None))
            else:
                st.checkbox(_label(one), value=one.get("chosen", False), key=key)


def plain_table(payload: Payload, told: Words, *, key: str, on_answer: Callable[[Answer], None]) -> None:
    """Draw the payload with native widgets; answers go to ``on_answer`` as those of the drawn table do."""
    ask, name = payload["ask"], f"{key}-{payload['place']}"

    def send(card: str | None, action: str | None) -> None:
        ticked = [one["card"] for one in payload["hand"] if st.session_state.get(f"{name}-{one['card']}") is True]
        answer = Answer(serial=payload["serial"], cards=ticked if card is None else [card], action=action)
        if answer.fits(payload):
            try:
                on_answer(answer)
            except Exception as error:
                report(error)

    st.header(ask.get("question", ""), anchor=False)
    _describe(payload, told)
    _hand(payload, name, send)
    for one in payload.get("said", []):
        tell = {"right": st.success, "wrong": st.error, "other": st.warning, "hint": st.info}[one["state"]]
        tell(one["text"])
    with st.container(horizontal=True):
        if ask["kind"] == "many":
            st.button(ask.get("submit", ""), key=f"{name}-submit", on_click=send, args=(None, None), type="primary")
        for action in ask.get("actions", []):
            st.button(
                action["text"],
                key=f"{name}-do-{action['id']}",
                on_click=send,
                args=(None, action["id"]),
                type="primary" if action["kind"] == "main" else "secondary",
                shortcut=action.get("key"),
            )
