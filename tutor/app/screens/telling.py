"""Verdicts and rules on a page: lines of the engine's words, each with its rule one tap away."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st

from tutor.app.screens import ways
from tutor.wording import Line, Words


def rule_button(clause: str, told: Words, key: str) -> None:
    """A small button that opens a clause beside the verdict."""
    text = told.clause(clause)
    with st.popover(told.say("app-show-rule", title=text.title), key=key):
        st.markdown(f"**{text.title}**\n\n{text.short} {text.full}")
        ways.link("rules", told.say("page-rule-on-page"), clause=clause)


def tell_lines(lines: Iterable[Line], told: Words, key: str) -> None:
    """Sentences of a story, then the rules behind them, each rule once."""
    lines = list(lines)
    if not lines:
        return
    st.markdown(" ".join(line.text for line in lines))
    clauses = list(dict.fromkeys(line.clause for line in lines if line.clause is not None))
    if clauses:
        with st.container(horizontal=True, key=f"{key}-rules"):
            for number, clause in enumerate(clauses):
                rule_button(clause, told, f"{key}-rule-{number}")
