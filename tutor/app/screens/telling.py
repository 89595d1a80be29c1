"""Verdicts and rules on a page: lines of the engine's words, each with its rule one tap away."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st

from tutor.app.screens import ways
from tutor.rules.events import TrickSeen
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.wording import Line, Words, capital


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


def tell_history(view: View, told: Words, *, expanded: bool = False) -> None:
    """What was called and what fell before, as this seat saw it: a learner need not have sat there from the start."""
    with st.expander(told.say("page-history"), expanded=expanded):
        calls = [
            f"{told.seat(one.seat)} {told.bid(one.amount) if one.do == 'bid' else told.say(f'page-call-{one.do}')}"
            for one in view.log
            if one.do in ("bid", "pass", "ask", "pcc", "open", "caps")
        ]
        st.markdown(told.say("page-history-calls", calls=", ".join(calls)))
        if not view.tricks:
            st.markdown(told.say("page-history-none"))
            return
        seats = [SEATS[(view.seat.place + step) % 4] for step in (1, 2, 3, 0)]
        rows = [
            "| | " + " | ".join(capital(told.seat(one)) for one in seats) + " |",
            "| --- " * 5 + "|",
            *(
                f"| {trick.number} | " + " | ".join(_cell(trick, one, told) for one in seats) + " |"
                for trick in view.tricks
            ),
        ]
        st.markdown("\n".join(rows))
        st.caption(told.say("page-history-legend"))


def _cell(trick: TrickSeen, seat: Seat, told: Words) -> str:
    """One card of an earlier trick: ``▸`` leads, bold wins, in brackets it was played face down."""
    for one in trick.cards:
        if one.seat == seat:
            text = told.say("page-history-hidden") if one.card is None else told.card_sign(one.card)
            text = f"({text})" if one.folded else text
            text = f"**{text}**" if seat == trick.winner else text
            return f"▸ {text}" if seat == trick.leader else text
    return ""
