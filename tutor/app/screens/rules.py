"""Rules: every clause of the table in plain words, to search and to link to (``?clause=play.follow``);
the words of the game (``?part=words``) and the cheat sheet (``?part=sheet``)."""

from __future__ import annotations

import itertools
from typing import Final

import streamlit as st

from tutor.app.screens import ways
from tutor.app.screens.cheat_sheet import show_sheet
from tutor.app.screens.clause_more import rules_of, show_more, table_of
from tutor.app.screens.glossary import fitting, show_words, tell, words_of
from tutor.app.screens.own_table import show_table
from tutor.app.session import game_switch, language, settings, title_tab
from tutor.clauses import CLAUSES, Clause, clauses_of
from tutor.wording import Words

_AREAS = (
    "cards",
    "deal",
    "auction",
    "trump",
    "second",
    "club",
    "call",
    "widow",
    "play",
    "closed",
    "open",
    "caps",
    "pcc",
    "score",
    "match",
    "procedure",
)
"""The order in which a learner meets them."""

_PARTS: Final = {"words": show_words, "sheet": show_sheet, "table": show_table}
"""The pages beside the rules, by their part of the address."""


def _matches(clause: Clause, told: Words, wanted: str) -> bool:
    text = told.clause(clause.id, settings().rules)
    hay = " ".join((clause.id, text.title, text.short, text.full, words_of(clause.id, told))).casefold()
    return all(word in hay for word in wanted.casefold().split())


def _one(clause: Clause, told: Words) -> None:
    """The page of one rule, with its neighbours."""
    profile = table_of(clause.id)
    text = told.clause(clause.id, rules_of(clause.id))
    title_tab(text.title)
    st.title(text.title, anchor=False)
    st.markdown(f"**{text.short}**")
    st.markdown(text.full)
    st.caption(f"{told.say(f'app-source-{text.source}')} · `{clause.id}`")
    ways.back(told)
    ways.link("rules", told.say("page-all-rules"))
    show_more(clause, told)
    st.header(told.say(f"app-area-{clause.area}"), anchor=False)
    for other in clauses_of(profile):
        if other.area == clause.area and other != clause:
            ways.link("rules", told.clause(other.id, profile).title, clause=other.id)


def _all(told: Words) -> None:
    """All rules, or those that fit the search."""
    st.title(told.say("app-rules-title"), anchor=False)
    game_switch(told)
    with st.container(horizontal=True):
        ways.link("rules", told.say("ref-words-page"), part="words")
        ways.link("rules", told.say("ref-sheet-page"), part="sheet")
        ways.link("rules", told.say("house-table-link"), part="table")
    wanted = st.text_input(told.say("app-rules-search"), key="rules-search", icon=":material/search:", max_chars=80)
    rules = sorted(clauses_of(settings().profile), key=lambda one: _AREAS.index(one.area))
    found = [one for one in rules if _matches(one, told, wanted)]
    if wanted:
        st.caption(told.say("page-rules-found", found=len(found), all=len(rules)))
    words = fitting(wanted, told) if wanted.strip() else []
    if not found and not words:
        st.info(told.say("app-rules-none"))
    if words:
        st.header(told.say("ref-words-found"), anchor=False)
        tell(words, told, "found")
    for area, group in itertools.groupby(found, key=lambda one: one.area):
        st.header(told.say(f"app-area-{area}"), anchor=False)
        for one in group:
            text = told.clause(one.id, settings().rules)
            with st.expander(f"**{text.title}** · {text.short}"):
                st.markdown(text.full)
                ways.link("rules", told.say("page-rule-open"), clause=one.id)
    ways.link("practise", told.say("page-to-practice"))


def shown_game() -> str | None:
    """The game of the rule that the address names, where that has no place in the game that the reader is at."""
    asked = st.query_params.get("clause")
    table = None if asked is None else table_of(asked)
    return None if table == settings().profile else table


def show() -> None:
    """Draw the page."""
    told = language()
    asked, part = st.query_params.get("clause"), st.query_params.get("part")
    with st.container(key="page"):
        if asked in {one.id for one in clauses_of(table_of(str(asked)))}:
            _one(CLAUSES[str(asked)], told)
            return
        if part in _PARTS:
            _PARTS[part](told)
            return
        if asked is not None:
            st.warning(told.say("page-no-clause"))
        _all(told)
