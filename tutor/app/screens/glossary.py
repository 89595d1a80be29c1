"""The words of the game: one or two sentences each, with the rules behind them (``/rules?part=words``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import streamlit as st

from tutor.app.screens import ways
from tutor.app.session import game_switch, settings, title_tab
from tutor.clauses import clauses_of
from tutor.profiles import load_profile
from tutor.wording import Words

CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    "ask": ("auction.ask-partner", "second.no-ask"),
    "auction": ("auction.eldest-first", "auction.end", "second.circuit"),
    "bid": ("auction.bid", "second.bid"),
    "caps": ("caps.meaning", "caps.due"),
    "circuit": ("second.circuit",),
    "closed": ("closed.void-folds", "closed.inspect"),
    "contract": ("score.made", "score.table"),
    "cut": ("deal.cut", "closed.indicator-cuts"),
    "deal": ("deal.packets",),
    "dealer": ("deal.next-dealer",),
    "defenders": ("trump.spoilt", "score.made"),
    "eldest": ("auction.eldest-first", "play.first-lead"),
    "exhausted": ("trump.exhausted",),
    "fold": ("closed.void-folds",),
    "follow": ("play.follow",),
    "hand": ("deal.packets", "procedure.not-held"),
    "indicator": ("trump.indicator", "closed.indicator-apart"),
    "inspect": ("closed.inspect",),
    "lead": ("play.first-lead",),
    "maker": ("auction.end", "second.new-maker"),
    "marriage": ("call.marriage",),
    "match": ("score.match",),
    "open": ("open.face-up", "open.before-first-lead"),
    "pack": ("cards.pack",),
    "packet": ("deal.packets",),
    "partner": ("deal.partners",),
    "pass": ("auction.pass-not-final",),
    "pcc": ("second.pcc", "pcc.alone"),
    "points": ("cards.points",),
    "rank": ("cards.rank",),
    "redeal": ("deal.low-hand",),
    "reveal": ("closed.reveal",),
    "seat": ("deal.partners",),
    "side": ("deal.partners",),
    "spoilt": ("trump.spoilt",),
    "token": ("match.tokens", "score.table"),
    "trick": ("play.winner",),
    "trump": ("trump.indicator", "play.winner"),
    "void": ("play.follow", "closed.void-folds"),
    "widow": ("widow.exchange",),
    "wrong-caps": ("caps.penalty", "caps.missed"),
}
"""Every word of the glossary, and the clauses that it belongs to."""

CALLED: Final[dict[str, tuple[str, ...]]] = {
    "bid": ("call.auction",),
    "call-auction": ("call.auction",),
    "call-card": ("call.partner", "call.reveal"),
    "call-dealer": ("call.auction", "call.match"),
    "call-marriage": ("call.marriage",),
    "call-match": ("call.match",),
    "call-partner": ("call.partner", "call.alone"),
    "call-pass": ("call.auction",),
    "call-score": ("call.score", "widow.score"),
    "call-side": ("call.partner", "widow.score"),
    "call-slam": ("call.slam",),
    "call-target": ("call.marriage", "call.score"),
    "call-widow": ("widow.deal", "widow.exchange"),
    "follow": ("call.follow",),
    "lead": ("call.auction",),
    "maker": ("call.auction",),
    "pack": ("cards.pack",),
    "points": ("cards.points",),
    "rank": ("cards.rank",),
    "trick": ("play.winner",),
    "trump": ("call.partner", "call.follow"),
    "void": ("call.follow",),
}
"""The same where the maker calls a card or plays alone; a word is left out where no clause of its holds."""


class Entry(NamedTuple):
    """A word, what it means, and its clauses."""

    id: str
    word: str
    meaning: str
    clauses: tuple[str, ...]


def _here() -> dict[str, tuple[str, ...]]:
    """The words of the reader's game."""
    profile = settings().profile
    if load_profile(profile).form.partners == "fixed":
        return CLAUSES
    here = {one.id for one in clauses_of(profile)}
    return {word: clauses for word, clauses in CALLED.items() if here.intersection(clauses)}


def entries(told: Words) -> list[Entry]:
    """All words in the order of the reader's alphabet."""
    some = [
        Entry(one, told.title(f"gloss-{one}"), told.say(f"gloss-{one}"), clauses) for one, clauses in _here().items()
    ]
    return sorted(some, key=lambda one: one.word.casefold())


def words_of(clause: str, told: Words) -> str:
    """The words that belong to a clause, for the search."""
    return " ".join(told.title(f"gloss-{one}") for one, clauses in _here().items() if clause in clauses)


def fitting(wanted: str, told: Words) -> list[Entry]:
    """The words that fit a search: each part of it stands in the word or in what it means."""
    parts = wanted.casefold().split()
    return [one for one in entries(told) if all(part in f"{one.word} {one.meaning}".casefold() for part in parts)]


def tell(some: Iterable[Entry], told: Words, key: str) -> None:
    """Draw words, each with links to its rules at this table."""
    here = {one.id for one in clauses_of(settings().profile)}
    for one in some:
        with st.container(key=f"{key}-{one.id}", gap=None):
            st.markdown(f"**{one.word}**: {one.meaning}")
            with st.container(horizontal=True, gap="small"):
                for clause in one.clauses:
                    if clause in here:
                        ways.link("rules", told.clause(clause, settings().profile).title, clause=clause)


def show_words(told: Words) -> None:
    """Draw the page."""
    title_tab(told.say("ref-words-page"))
    st.title(told.say("ref-words-page"), anchor=False)
    st.markdown(told.say("ref-words-lead"))
    ways.back(told)
    game_switch(told)
    with st.container(horizontal=True):
        ways.link("rules", told.say("ref-rules-page"))
        ways.link("rules", told.say("ref-sheet-page"), part="sheet")
    wanted = st.text_input(told.say("ref-words-search"), key="words-search", icon=":material/search:", max_chars=80)
    found = fitting(wanted, told)
    if not found:
        st.info(told.say("ref-words-none"))
    tell(found, told, "word")
