"""Settings: who plays, the language, whose rules, how the table looks; kept on this device."""

from __future__ import annotations

from typing import Final

import streamlit as st

from lessons import Walk, load_lesson
from tutor.app.screens import ways
from tutor.app.screens.playing import show_who
from tutor.app.screens.stage import stage
from tutor.app.session import (
    change_settings,
    choose_game,
    draw_table,
    game,
    game_name,
    games,
    language,
    settings,
    show_in,
    toggles,
    usual_settings,
)
from tutor.app.settings import LIGHTS, OWN
from tutor.app.table.from_view import Scene
from tutor.wording import LANGUAGES, Words, words

_BROWSER: Final = "browser"
"""What stands for *the language of the browser* among the languages."""

_SHOWN: Final = ("sri-lankan/hidden-nine", "winner")
"""The table on which the settings can be seen: a step of a lesson."""


def _language(told: Words) -> None:
    def name(one: str) -> str:
        return told.say("page-language-browser") if one == _BROWSER else words(one).say("page-language-own")

    def change() -> None:
        chosen = st.session_state["set-lang"]
        change_settings(lang=None if chosen == _BROWSER else chosen)

    some = [_BROWSER, *LANGUAGES]
    show_in("set-lang", settings().lang or _BROWSER)
    st.radio(
        told.say("page-language"),
        some,
        format_func=name,
        key="set-lang",
        on_change=change,
    )


def _light(told: Words) -> None:
    st.radio(
        told.say("page-light"),
        LIGHTS,
        index=LIGHTS.index(settings().light),
        format_func=lambda one: told.say(f"page-light-{one or 'device'}"),
        key="set-light",
        on_change=lambda: change_settings(light=st.session_state["set-light"]),
    )


def _profile(told: Words) -> None:
    some = games()
    show_in("set-profile", game())
    st.radio(
        told.say("page-profile"),
        some,
        format_func=lambda one: game_name(one, told),
        captions=[told.say("house-table-title") if one == OWN else told.full(f"page-profile-{one}") for one in some],
        key="set-profile",
        on_change=lambda: choose_game(st.session_state["set-profile"]),
    )
    ways.link("rules", told.say("house-table-link"), part="table")


def _sample(told: Words) -> None:
    """A table to see the settings on."""
    lesson, step = _SHOWN
    walk = Walk.from_link(load_lesson(lesson), step, told.lang)
    scene = Scene(serial=0, place="settings", question=told.say("page-settings-sample"), end=walk.trick_end)
    draw_table(walk.view, told.at(names=walk.names), scene, key="settings-table", on_answer=lambda answer: None)


def show() -> None:
    """Draw the page."""
    told = language()
    with st.container(key="settings"):
        say, table, more = stage(told.say("page-settings"))
    with say:
        ways.back(told)
        st.header(told.say("page-settings-table"), anchor=False)
        toggles(told)
    with table:
        _sample(told)
    with more:
        show_who(told)
        toggles(told, learning=True)
        _language(told)
        _light(told)
        _profile(told)
        st.caption(told.say("page-settings-kept"))
        st.button(told.say("page-settings-usual"), icon=":material/restart_alt:", key="usual", on_click=usual_settings)
