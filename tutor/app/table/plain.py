"""The plain table: the same payload with Streamlit's own buttons and text.

For screen readers, slow machines and ``AppTest``; everything that a tap on the drawn table does can be done here.
Widgets keep their names while the question is the same, so that focus and ticks survive an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import streamlit as st

from tutor.app.report import report
from tutor.wording import Words

from .answer import Answer
from .payload import Calls, HandCard, Payload
from .plain_choices import ask_one_by_one, ask_order, offered, picked, tell_choices
from .plain_player import play

_TELL = {"right": st.success, "wrong": st.error, "other": st.warning, "hint": st.info, "told": st.info}


def _describe(payload: Payload, told: Words) -> None:
    """The table as text, from what the payload says aloud."""
    facts = " · ".join(f"**{one['label']}** {one['value']}" for one in payload.get("facts", []))
    if facts:
        st.markdown(facts)
    if payload.get("options", {}).get("ranks"):
        st.markdown(payload.get("texts", {}).get("ranks", ""))
    lines = [f"- {seat.get('label') or seat['name']}" for seat in payload["seats"]]
    indicator = payload.get("indicator")
    if indicator is not None:
        lines.append(f"- {indicator['label']}")
    st.markdown("\n".join(lines))
    calls = payload.get("calls")
    if calls is not None:
        _calls(calls)
        return
    trick = payload["trick"]
    cards = [f"{number}. {one['label']}" for number, one in enumerate(trick["cards"], 1)]
    st.markdown("\n".join([f"**{trick['caption']}**", "", *(cards or [told.say("app-trick-empty")])]))


def _last(payload: Payload) -> None:
    """The trick before, as long as the table may look at it."""
    last = payload.get("last")
    if last is not None:
        with st.expander(last["text"]):
            cards = [f"{number}. {one['label']}" for number, one in enumerate(last["trick"]["cards"], 1)]
            st.markdown("\n".join([last["said"], "", *cards]))


def _calls(calls: Calls) -> None:
    """The calls as a table."""
    rows = [[one["text"] if one is not None else "" for one in row] for row in calls["rows"]]
    lines = [calls["names"], ["---"] * len(calls["names"]), *rows]
    st.markdown("\n".join([f"**{calls['label']}**", "", *(f"| {' | '.join(line)} |" for line in lines)]))


def _label(one: HandCard) -> str:
    note = one.get("note")
    return f"{one['label']}: {note}" if note else one["label"]


def _hand(payload: Payload) -> None:
    """The hand as text, where it holds no choices."""
    st.markdown(f"**{payload['hand_label']}**")
    if payload["ask"]["kind"] == "none" or payload["ask"].get("choices"):
        st.markdown("\n".join(f"- {_label(one)}" for one in payload["hand"]))


def plain_table(payload: Payload, told: Words, *, key: str, on_answer: Callable[[Answer], None]) -> None:
    """Draw the payload with native widgets; answers go to ``on_answer`` as those of the drawn table do."""
    ask, name = payload["ask"], f"{key}-{payload['place']}"
    kind = "picks" if ask.get("choices") else "cards"

    def send(one: str | None, action: str | None) -> None:
        chosen = picked(payload, name) if one is None else [one]
        answer = Answer.model_validate({"serial": payload["serial"], kind: chosen, "action": action})
        if answer.fits(payload):
            try:
                on_answer(answer)
            except Exception as error:
                report(error)

    st.header(ask.get("question", ""), anchor=False)
    player, shown = payload.get("player"), payload
    if player is not None:
        step = play(player, payload["serial"], name)
        shown = cast("Payload", {**payload, **player["frames"][0], **player["frames"][step]})
    _describe(shown, told)
    _last(shown)
    _hand(shown)
    if ask["kind"] == "none":
        tell_choices(payload)
    elif ask["kind"] == "order":
        ask_order(payload, name)
    else:
        ask_one_by_one(payload, name, send)
    for one in shown.get("said", []):
        _TELL[one["state"]](one["text"])
    with st.container(horizontal=True):
        if ask["kind"] == "many" or (ask["kind"] == "order" and len(picked(payload, name)) == len(offered(payload))):
            st.button(ask.get("submit", ""), key=f"{name}-submit", on_click=send, args=(None, None), type="primary")
        for action in ask.get("actions", []):
            st.button(
                action["text"],
                key=f"{name}-do-{action['id']}",
                on_click=send,
                args=(None, action["id"]),
                type="primary" if action["kind"] == "main" else "secondary",
                shortcut=(action.get("key") or "").partition(" ")[0] or None,
            )
