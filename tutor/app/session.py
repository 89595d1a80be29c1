"""What a page knows of its reader: language, settings, and the table drawn in the way they like."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import streamlit as st

from tutor.app import visits, who
from tutor.app.screens import ways
from tutor.app.settings import LEARNING, NAME_LENGTH, OWN, TOGGLES, Settings, language_of, playable_profiles
from tutor.app.table import Answer, card_table
from tutor.app.table.from_view import Scene, payload_of
from tutor.app.table.plain import plain_table
from tutor.app.texts import plain
from tutor.profiles import Profile, load_profile
from tutor.profiles.files import to_short
from tutor.rules.view import View
from tutor.wording import Words, words

_SETTINGS: Final = "settings"
_OF: Final = "settings-of"
"""The key of the session for the learner whose kept settings these are."""

_LINKED: Final = "link-settings"
"""Settings that a link asked for: they go along in the address, and are not written down as the reader's own."""


# -- settings ----------------------------------------------------------------------------------------------------------


def _own() -> Settings:
    """The settings that the reader chose, at this visit or at one before: those that are kept of the
    learner, or else those of the browser's cookie, which a new account takes along."""
    found = who.who()
    if _SETTINGS not in st.session_state:
        mine = Settings.from_text(visits.cookie().get(_SETTINGS, ""))
        if found is not None and found.account and found.settings is None and mine != Settings():
            who.keep_settings(mine.kept())
        st.session_state[_SETTINGS] = mine
    if found is not None and found.settings is not None and st.session_state.get(_OF) != found.id:
        mine = st.session_state[_SETTINGS]
        st.session_state[_SETTINGS], st.session_state[_OF] = mine.with_kept(found.settings), found.id
    kept: Settings = st.session_state[_SETTINGS]
    return kept


def _choose(chosen: Settings) -> None:
    """These are the reader's settings from now on."""
    st.session_state[_SETTINGS] = chosen
    who.keep_settings(chosen.kept())


def _linked() -> dict[str, Any]:
    """What the address asks for, now or earlier in this visit: ``?lang=nl``, ``?plain=1``, ``?profile=widow``."""
    kept: dict[str, Any] = st.session_state.get(_LINKED, {})
    lang = language_of(st.query_params.get("lang"))
    asked: dict[str, Any] = ({} if lang is None else {"lang": lang}) | (
        {"plain": True} if st.query_params.get("plain") == "1" else {}
    )
    profile = st.query_params.get("profile")
    if profile in playable_profiles():
        asked |= {"profile": profile, "at_own": ""}
    if not asked.items() <= kept.items():
        kept = st.session_state[_LINKED] = kept | asked
    return kept


def keep_linked() -> None:
    """Take along to every page what a link asked for."""
    keep_in_address(**{name: "1" if value is True else value for name, value in _linked().items() if value})


def settings() -> Settings:
    """The reader's settings; a link may ask for a language, for the plain table and for a game."""
    return replace(_own(), **_linked())


def change_setting(name: str, value: Any) -> None:
    """The reader chose: that holds from now on, whatever a link asked for."""
    linked = {other: one for other, one in _linked().items() if other != name}
    _choose(replace(_own(), **{name: value}))
    st.session_state[_LINKED] = linked
    st.query_params.pop(name, None)


def usual_settings() -> None:
    """All settings as they come."""
    for name in asdict(Settings()):
        st.query_params.pop(name, None)
        st.session_state.pop(f"set-{name}", None)
    st.session_state[_LINKED] = {}
    _choose(Settings())


def language() -> Words:
    """The words in the reader's language: that of a link, or their own choice, or the browser's, or else English."""
    wanted = settings().lang or language_of(st.context.locale)
    return words() if wanted is None else words(wanted)


def toggles(told: Words, *, learning: bool = False) -> None:
    """A switch for each setting that is on or off: those of the table, or those of ``learning``."""

    def change(name: str) -> None:
        change_setting(name, st.session_state[f"set-{name}"])

    now = asdict(settings())
    with st.container(gap=None):
        for name in (one for one in TOGGLES if (one in LEARNING) == learning):
            label = told.say(f"page-set-{name.replace('_', '-')}")
            st.toggle(label, value=now[name], key=f"set-{name}", on_change=change, args=(name,))


def game_switch(told: Words) -> None:
    """Which game: one press, and it is remembered. What the page shows follows."""

    def change() -> None:
        chosen = st.session_state["game"]
        if chosen is not None:
            choose_game(chosen)

    st.session_state["game"] = game()  # another page, or a file, may have chosen it
    st.segmented_control(
        told.say("page-game-switch"),
        games(),
        format_func=lambda one: game_name(one, told),
        key="game",
        on_change=change,
    )


def games() -> tuple[str, ...]:
    """What may be chosen: the games, and the reader's own table where they have one."""
    return (*playable_profiles(), *([OWN] if settings().own is not None else []))


def game() -> str:
    """What is chosen now."""
    return OWN if settings().at_own else settings().profile


def game_name(one: str, told: Words) -> str:
    """The name of a game, or of the reader's own table."""
    if one == OWN:
        return plain(settings().table_name) or told.say("house-table-unnamed")
    return told.say(f"page-profile-{one}")


def choose_game(one: str) -> None:
    """The reader chose a game, or the own table: then its base is the game, and its rules hold."""
    own = settings().own
    change_setting("profile", own.name if one == OWN and own is not None else one)
    change_setting("at_own", "yes" if one == OWN and own is not None else "")


def take_table(table: Profile, name: str) -> None:
    """This is the reader's own table from now on, and the one that is chosen."""
    change_setting("table", to_short(table))
    change_setting("table_name", name[:NAME_LENGTH])
    choose_game(OWN)


def drop_table() -> None:
    """The reader has no table of their own any more."""
    for name in ("table", "table_name", "at_own"):
        change_setting(name, "")


def game_note(profile: str, told: Words) -> None:
    """By which game a lesson or a puzzle is played; where the own table is chosen, that this is not it."""
    st.caption(told.say("page-game", name=told.say(f"page-profile-{profile}")))
    now = settings()
    if now.at_own and now.rules != load_profile(profile):
        st.caption(told.say("house-table-not-here", name=game_name(OWN, told)))


def settings_panel() -> None:
    """The settings of the table, at hand beside it."""
    told = language()
    with st.popover(told.say("page-table-settings"), icon=":material/tune:", key="table-settings"):
        toggles(told)
        ways.link("settings", told.say("page-all-settings"))


# -- what is kept, and what the browser does beside the table ----------------------------------------------------------


@cache
def _script() -> str:
    return (Path(__file__).parent / "static" / "page.js").read_text(encoding="utf-8").strip().removesuffix(";")


def page_script() -> None:
    """The page's own script: its language, its light, its keys, its steps back; and the settings are written down."""
    words_now = language()
    cookie = json.dumps({"visit": visits.number(), _SETTINGS: _own().text()})
    told = {
        "lang": words_now.lang,
        "light": settings().light,
        "cookie": {"name": visits.COOKIE, "value": cookie},
        "skip": {to: words_now.say(f"page-skip-{to}") for to in ("table", "page")},
    }
    data = json.dumps(told).replace("<", "\\u003c")
    st.html(f"<script>({_script()})({data})</script>", unsafe_allow_javascript=True)


# -- the table and the address -----------------------------------------------------------------------------------------


def next_serial() -> int:
    """A new number for a new state of a table."""
    st.session_state["serial"] = int(st.session_state.get("serial", 0)) + 1
    return int(st.session_state["serial"])


def draw_table(view: View, told: Words, scene: Scene, *, key: str, on_answer: Callable[[Answer], None]) -> None:
    """Draw the table of one seat, as cards or plain, and send answers to ``on_answer``."""
    chosen = settings()
    payload = payload_of(view, told, replace(scene, options=chosen.options()))
    if chosen.plain:
        plain_table(payload, told.at(you=view.seat), key=key, on_answer=on_answer)
    else:
        card_table(payload, key=key, on_answer=on_answer)


def keep_in_address(**wanted: str | None) -> None:
    """Set or drop parts of the page's address, so that a reload and a shared link come back here."""
    for name, value in wanted.items():
        if value is None:
            st.query_params.pop(name, None)
        elif st.query_params.get(name) != value:
            st.query_params[name] = value


def title_tab(title: str) -> None:
    """Name the browser's tab after what is on the page."""
    st.set_page_config(page_title=language().say("page-tab", page=title))
