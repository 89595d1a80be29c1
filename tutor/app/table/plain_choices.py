"""The choices of the plain table: buttons, boxes, or a row that is filled one by one."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from .payload import Payload
from .plain_press import press

Send = Callable[[str | None, str | None], None]
"""What takes an answer: the choice that was pressed, or the button."""


def offered(payload: Payload) -> dict[str, str]:
    """Every choice by its id, as it is spoken."""
    choices = payload["ask"].get("choices", [])
    if choices:
        return {one["id"]: one["label"] for one in choices}
    return {one["card"]: one["label"] for one in payload["hand"] if not one.get("off")}


def picked(payload: Payload, name: str) -> list[str]:
    """What is chosen so far: the ticked boxes, or the row."""
    if payload["ask"]["kind"] == "order":
        row: list[str] = st.session_state.setdefault(f"{name}-row", list(payload["ask"].get("picked", [])))
        return row
    return [one for one in offered(payload) if st.session_state.get(f"{name}-pick-{one}") is True]


def tell_choices(payload: Payload) -> None:
    """The choices as text, with their marks, once they are judged."""
    choices = payload["ask"].get("choices", [])
    if choices:
        st.markdown("\n".join(f"- {one['label']}" for one in choices))


def ask_one_by_one(payload: Payload, name: str, send: Send) -> None:
    """A button for each choice, or a box where several may be right."""
    already = payload["ask"].get("picked", [])
    with st.container(horizontal=True):
        for one, label in offered(payload).items():
            key = f"{name}-pick-{one}"
            if payload["ask"]["kind"] == "one":
                press(label, send, one, None, key=key)
            else:
                st.checkbox(label, value=one in already, key=key)


def ask_order(payload: Payload, name: str) -> None:
    """A button for each choice: the first press puts it at the end of the row, the second takes it back."""
    row, labels = picked(payload, name), offered(payload)

    def turn(one: str) -> None:
        row.remove(one) if one in row else row.append(one)

    with st.container(horizontal=True):
        for one, label in labels.items():
            number = f"{row.index(one) + 1}. " if one in row else ""
            press(f"{number}{label}", turn, one, key=f"{name}-pick-{one}")
    if row:
        st.markdown("\n".join(f"{number}. {labels[one]}" for number, one in enumerate(row, 1)))
