"""The stage: what a page says, the table, and what there is more; side by side, or one below the other on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from tutor.app import visits
from tutor.app.screens import ways
from tutor.app.screens.sorry import guarded
from tutor.app.session import title_tab


class Stage(NamedTuple):
    """The three parts; on a phone they come in this order."""

    say: DeltaGenerator
    table: DeltaGenerator
    more: DeltaGenerator


def stage(title: str, tab: str | None = None) -> Stage:
    """Set up the stage of a page (``static/pages/stage.css`` lays it out). On a phone its title is only spoken.

    The browser's tab is named after it too, or ``tab``.
    """
    title_tab(title if tab is None else tab)
    with st.container(key="stage"):
        made = Stage(*(st.container(key=f"stage-{part}") for part in Stage._fields))
    with made.say.container(key="stage-title"):
        st.title(title, anchor=False)
    return made


def live(page: str, draw: Callable[[], None]) -> None:
    """Draw what changes with an answer: a click on the table draws this part of the page alone.

    It may write only into places that it has written into when the whole page was drawn. As after a whole run, the
    visit is kept, so that a reload comes back here.
    """
    st.fragment(_live)(page, draw)


def _live(page: str, draw: Callable[[], None]) -> None:
    guarded(draw)
    ways.stay(page)
    visits.save(page)
