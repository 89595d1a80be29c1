"""The certificate at the end of a test: the learner's name, the score and the day, on a sheet to print."""

from __future__ import annotations

from datetime import date
from html import escape
from pathlib import Path
from typing import Final

import streamlit as st

from lessons import Walk
from tutor.app.session import next_serial
from tutor.cards import RANKS, SUIT_SIGNS
from tutor.wording import Words

_STYLE: Final = (Path(__file__).parents[1] / "static" / "certificate.css").read_text(encoding="utf-8")
_LONGEST: Final = 60
"""Signs of a name at most: they fit the sheet."""

_PRINT: Final = "<script>setTimeout(() => print(), 200) // {}</script>"
"""Prints what has been drawn by then. The number makes each press a script of its own."""


def show_certificate(walk: Walk, told: Words, day: date) -> None:
    """Draw the certificate of a test that was passed on ``day``, or what it takes to get it."""
    needed = walk.lesson.script.pass_mark
    if needed is None:
        return
    asked = sum(scene.question is not None for scene in walk.lesson.scenes)
    if len(walk.first) < needed:
        st.markdown(told.say("certificate-missing", needed=needed, all=asked))
        return
    with st.container(key="certificate-form", horizontal=True, vertical_alignment="bottom"):
        name = st.text_input(told.say("certificate-ask-name"), max_chars=_LONGEST, key="certificate-name")
        wanted = st.button(told.say("certificate-print"), key="certificate-print", icon=":material/print:")
    st.html(f"<style>{_STYLE}</style>")
    st.html(_sheet(told, " ".join(name.split()), len(walk.first), asked, day))
    if wanted:
        st.html(_PRINT.format(next_serial()), unsafe_allow_javascript=True)


def _sheet(told: Words, name: str, right: int, asked: int, day: date) -> str:
    """The sheet; without a name there is a line to write it on by hand."""
    suits = "".join(f'<i class="{suit}" aria-hidden="true">{sign}</i>' for suit, sign in SUIT_SIGNS.items())
    ranks = " ".join(told.say(f"rank-{one}") for one in RANKS)
    when = told.say("certificate-day", day=day.day, month=day.month, year=str(day.year))
    return (
        f'<section class="certificate" aria-label="{escape(told.say("certificate-title"))}">{suits}'
        f"<h2>{escape(told.say('certificate-title'))}</h2>"
        f"<p>{escape(told.say('certificate-shows'))}</p>"
        f'<p class="name">{escape(name)}</p>'
        f"<p>{escape(told.say('certificate-passed'))}</p>"
        f'<p class="score">{escape(told.say("certificate-score", right=right, all=asked))}</p>'
        f'<p class="day">{escape(when)}</p>'
        f'<p class="ranks" aria-hidden="true">{ranks}</p>'
        "</section>"
    )
