"""Rules: every clause of the table in plain words, to search and to link to (``?clause=play.follow``)."""

from __future__ import annotations

import itertools

import streamlit as st

from tutor.app.screens import ways
from tutor.app.session import keep_in_address, language
from tutor.clauses import CLAUSES, Clause, clauses_of
from tutor.wording import Words

_PROFILE = "sri-lankan"


def _one(clause: Clause, told: Words, wide: bool) -> None:
    text = told.clause(clause.id, _PROFILE)
    with st.expander(f"**{text.title}** · {text.short}", expanded=wide):
        st.markdown(text.full)
        st.caption(f"`{clause.id}` · {told.say(f'app-source-{text.source}')}")


def _matches(clause: Clause, told: Words, wanted: str) -> bool:
    text = told.clause(clause.id, _PROFILE)
    hay = " ".join((clause.id, text.title, text.short, text.full)).casefold()
    return all(word in hay for word in wanted.casefold().split())


def show() -> None:
    """Draw the page."""
    told = language()
    st.title(told.say("app-rules-title"))
    asked = st.query_params.get("clause")
    if asked is not None and asked not in CLAUSES:
        st.warning(told.say("page-no-clause", clause=asked))
        asked = None
    if asked is not None:
        _one(CLAUSES[asked], told, wide=True)
        if st.button(told.say("page-all-rules"), key="all-rules"):
            keep_in_address(clause=None)
            st.rerun()
        return
    st.markdown(told.say("app-rules-lead"))
    wanted = st.text_input(told.say("app-rules-search"), key="rules-search")
    found = [one for one in clauses_of(_PROFILE) if _matches(one, told, wanted)]
    if not found:
        st.info(told.say("app-rules-none"))
    for area, group in itertools.groupby(sorted(found, key=_area_order), key=lambda one: one.area):
        st.subheader(told.say(f"app-area-{area}"))
        for one in group:
            _one(one, told, wide=False)
    ways.link("practise", told.say("page-to-practice"))


_AREAS = [
    "cards",
    "deal",
    "auction",
    "trump",
    "second",
    "play",
    "open",
    "closed",
    "caps",
    "pcc",
    "score",
    "match",
    "procedure",
]


def _area_order(clause: Clause) -> int:
    return _AREAS.index(clause.area)
