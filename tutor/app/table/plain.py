"""The plain table: the same payload with Streamlit's own buttons and text.

For screen readers, slow machines and ``AppTest``; everything that a tap on the drawn table does can be done here.
"""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from tutor.wording import Words

from .payload import Answer, HandCard, Payload


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


def plain_table(payload: Payload, told: Words, *, key: str, on_answer: Callable[[Answer], None]) -> None:
    """Draw the payload with native widgets; answers go to ``on_answer`` as those of the drawn table do."""
    _describe(payload, told)
    ask, serial, hand = payload["ask"], payload["serial"], payload["hand"]
    st.markdown(f"**{payload['hand_label']}**")

    def send(cards: list[str], action: str | None = None) -> None:
        on_answer(Answer(serial=serial, cards=cards, action=action))

    if ask["kind"] == "one":
        st.markdown(ask.get("hint", ""))
        with st.container(horizontal=True):
            for one in hand:
                st.button(_label(one), key=f"{key}-{serial}-{one['card']}", on_click=send, args=([one["card"]],))
    elif ask["kind"] == "many":
        with st.form(f"{key}-{serial}-form", border=False):
            st.markdown(ask.get("hint", ""))
            ticked = {
                one["card"]: st.checkbox(
                    _label(one), value=one.get("chosen", False), key=f"{key}-{serial}-{one['card']}"
                )
                for one in hand
            }
            if st.form_submit_button(ask.get("submit", ""), key=f"{key}-{serial}-submit", type="primary"):
                send([name for name, chosen in ticked.items() if chosen])
                st.rerun()
    else:
        st.markdown("\n".join(f"- {_label(one)}" for one in hand))
    with st.container(horizontal=True):
        for action in ask.get("actions", []):
            st.button(action["text"], key=f"{key}-{serial}-do-{action['id']}", on_click=send, args=([], action["id"]))
    verdict = payload.get("verdict")
    if verdict is not None:
        (st.success if verdict["state"] == "right" else st.warning)(verdict["text"])
