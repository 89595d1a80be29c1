"""How far the reader was in the lessons before the server was started again: taken up from the store."""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import streamlit as st

from lessons import Lesson, Walk
from tutor.app import memory
from tutor.app.report import report
from tutor.app.who import who

if TYPE_CHECKING:
    from tutor.store.models import Place

Places = dict[tuple[str, str], "Place"]

_KEY: Final = "learn-places"
"""The key of the session for what is not taken up yet: (whose, by profile and lesson)."""


def _places() -> Places:
    found = who()
    kept: tuple[int | None, Places] | None = st.session_state.get(_KEY)
    mine = None if found is None else found.id
    if kept is None or kept[0] != mine:
        kept = st.session_state[_KEY] = mine, {} if mine is None else _read(mine)
    return kept[1]


def _read(learner: int) -> Places:
    from tutor.store import learners

    try:
        with memory.reading() as session:
            some = [] if session is None else learners.places(session, learner)
    except Exception as error:
        report(error)
        some = []
    return {(one.profile, one.lesson): one for one in some}


def take_up(walks: MutableMapping[Path, Walk], some: Iterable[Lesson], lang: str) -> None:
    """Add the walks of some lessons that the store knows and this visit does not, each once."""
    places = _places()
    for lesson in some:
        place = places.pop((lesson.profile, lesson.id), None) if lesson.is_shipped else None
        if place is not None and lesson.folder not in walks:
            walks[lesson.folder] = walk_of(place, lesson, lang)


def walk_of(place: Place, lesson: Lesson, lang: str) -> Walk:
    """The walk that was kept; scenes that the lesson has no more are left out."""
    number = {one.link: index for index, one in enumerate(lesson.scenes)}

    def scenes(links: Iterable[str]) -> frozenset[int]:
        return frozenset(number[one] for one in links if one in number)

    walk = Walk.from_link(lesson, place.scene, lang)
    return replace(walk, solved=scenes(place.solved), missed=scenes(place.missed), first=scenes(place.first))
