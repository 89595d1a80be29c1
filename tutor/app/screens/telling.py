"""Rules and histories on a page, in the engine's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape

import streamlit as st

from tutor.app.screens import ways
from tutor.app.table.calls import calls_of, order_of
from tutor.app.table.payload import Call
from tutor.app.table.same import KEPT, Same
from tutor.rules.called.claims import PAIRS
from tutor.rules.events import TrickSeen
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.wording import Words


def caption(text: str) -> str:
    """A line in small letters as HTML, like Streamlit's, to be one element with more."""
    return f'<p class="caption">{escape(text)}</p>'


def rule_row(clauses: Iterable[str | None], told: Words) -> None:
    """The rules behind what is shown, each one tap away and each only once."""
    if rules := rules_html(clauses, told):
        st.html(rules)


def rules_html(clauses: Iterable[str | None], told: Words) -> str:
    """The same as HTML, to be one element with more: each element costs the browser time at every answer, and a
    popover of Streamlit's most of all. Empty without a clause."""
    shown = dict.fromkeys(one for one in clauses if one is not None)
    rules = "".join(_rule(one, told) for one in shown)
    return f'<div class="rules">{rules}</div>' if rules else ""


def _rule(clause: str, told: Words) -> str:
    text = told.clause(clause)
    way = escape(ways.address("rules", clause=clause))
    said = f"<p>{escape(text.short)} {escape(text.full)}</p>"
    said += f'<p><a class="way" href="{way}">{escape(told.say("page-rule-on-page"))}</a></p>'
    return f'<details data-clause="{clause}"><summary>{escape(text.title)}</summary>{said}</details>'


# -- what happened before ----------------------------------------------------------------------------------------------


def tell_history(view: View, told: Words, *, expanded: bool = False) -> None:
    """What was called and what fell before, as this seat saw it: a learner need not have sat there from the start."""
    with st.expander(told.say("page-history"), expanded=expanded):
        st.html(_history(Same(view), told))  # one element: each costs the browser time


@lru_cache(KEPT)
def _history(same: Same, told: Words) -> str:
    """The same as HTML, kept from the question to its answer."""
    view = same.view
    seats, calls = order_of(view), calls_of(view, told)
    names = calls["names"]
    said = (["", *(_call(one) for one in row)] for row in calls["rows"])
    parts = [_table(calls["label"], ["", *names], said)]
    if view.tricks:
        rows = ([str(one.number), *(cell(one, seat, told) for seat in seats)] for one in view.tricks)
        parts.append(_table(told.say("page-history-tricks"), ["", *names], rows))
    parts.append(_line(told.say("page-history-legend" if view.tricks else "page-history-none"), "legend"))
    pairs = list(_pairs(view, told))
    if pairs:
        parts.append(_line(told.say("page-history-pairs", pairs=told.list(pairs))))
    return "".join(parts)


def _pairs(view: View, told: Words) -> Iterator[str]:
    """The marriages that were shown, each with the trick that was going on."""
    trick = 1
    for entry in view.log:
        if entry.do == "marriage" and entry.suit is not None:
            king, queen = PAIRS[entry.suit]
            yield told.say("page-history-pair", who=entry.seat, king=king, queen=queen, trick=trick)
        trick += sum(isinstance(one, TrickSeen) for one in entry.events)


def _table(caption: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A small table; ``*`` before a text makes it bold."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' if one else "<td></td>" for one in heads)
    body = "".join(f"<tr>{''.join(_data(one) for one in row)}</tr>" for row in rows)
    return f'<table class="history"><caption>{escape(caption)}</caption><tr>{head}</tr>{body}</table>'


def _line(text: str, name: str = "") -> str:
    return f'<p class="history {name}">{escape(text)}</p>'


def _data(text: str) -> str:
    return f"<td><b>{escape(text[1:])}</b></td>" if text.startswith("*") else f"<td>{escape(text)}</td>"


def _call(one: Call | None) -> str:
    if one is None:
        return ""
    return f"*{one['text']}" if one["bid"] else one["text"]


def cell(trick: TrickSeen, seat: Seat, told: Words) -> str:
    """One card of an earlier trick: ``▸`` leads, bold wins, in brackets it was played face down."""
    for one in trick.cards:
        if one.seat == seat:
            text = told.say("page-history-hidden") if one.card is None else told.card_sign(one.card)
            text = f"({text})" if one.folded else text
            text = f"▸{text}" if seat == trick.leader else text
            return f"*{text}" if seat == trick.winner else text
    return ""
