"""The player of the plain table: the same steps, one press each, and the whole line as text."""

from __future__ import annotations

import streamlit as st

from .payload import Frame, Player
from .plain_press import press


def _told(frame: Frame) -> str:
    return " ".join(one["text"] for one in frame.get("said", []))


def play(player: Player, serial: int, name: str) -> int:
    """Draw the buttons; give the step at which the line stands."""
    key, last = f"{name}-step-{serial}", len(player["frames"]) - 1
    step = int(st.session_state.setdefault(key, 0))

    def move(to: int) -> None:
        st.session_state[key] = to

    ways = (
        (player["first"], 0, step == 0),
        (player["back"], step - 1, step == 0),
        (player["forward"], step + 1, step == last),
        (player["last"], last, step == last),
    )
    with st.container(horizontal=True):
        for label, to, done in ways:
            press(label, move, to, key=f"{name}-player-{label}", disabled=done)
        st.markdown(f"{step} / {last}")
    with st.expander(player["label"]):
        st.markdown("\n".join(f"{number}. {_told(one)}" for number, one in enumerate(player["frames"]) if number))
    return step
