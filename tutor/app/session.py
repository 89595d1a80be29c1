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
from tutor.app.chrome import theirs
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
"""A language and a table that a link asked for: they go along in the address, and are not written down as the reader's
own."""

_LED: Final = "linked-game"
"""The game that a link has led to, where it is not what the reader has chosen."""

_LATEST: Final = visits.Visits()
"""The settings as they were last chosen in each browser, by its number: another tab may have chosen since."""


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


def _latest() -> Settings:
    """The same, with what the reader has chosen since on another device or in another tab."""
    mine, kept = _own(), who.kept_settings()
    if kept is not None:
        return mine.with_kept(kept)
    latest: Settings = _LATEST.of(visits.number()).get(_SETTINGS, mine)
    return latest


def _choose(chosen: Settings) -> None:
    """These are the reader's settings from now on."""
    st.session_state[_SETTINGS] = chosen
    _LATEST.keep(visits.number(), {_SETTINGS: chosen})
    who.keep_settings(chosen.kept())


def _linked() -> dict[str, Any]:
    """What the address asks for, now or earlier in this visit: ``?lang=nl``, ``?plain=1``."""
    kept: dict[str, Any] = st.session_state.get(_LINKED, {})
    lang = language_of(st.query_params.get("lang"))
    asked: dict[str, Any] = ({} if lang is None else {"lang": lang}) | (
        {"plain": True} if st.query_params.get("plain") == "1" else {}
    )
    if not asked.items() <= kept.items():
        kept = st.session_state[_LINKED] = kept | asked
    return kept


def keep_linked() -> None:
    """Take along to every page what a link asked for."""
    keep_in_address(**{name: "1" if value is True else value for name, value in _linked().items()})


def follow_link(find: Callable[[], str | None]) -> str | None:
    """At the start of a run: which game a link has led to, ``None`` for the one that the reader has chosen. The page is
    all of that game.

    It is that of what the page shows (a puzzle, a lesson, a rule, a drill), which ``find`` tells, or else that of the
    address (``?profile=widow``). The links of the page take it along.
    """
    asked = st.query_params.get("profile")
    led = st.session_state[_LED] = asked if asked in playable_profiles() else None
    found = find()
    if found in playable_profiles():
        led = st.session_state[_LED] = found if found != _own().profile else None
    return led


def settings() -> Settings:
    """The reader's settings; a link may ask for a language, for the plain table and for a game."""
    found, led = replace(_own(), **_linked()), st.session_state.get(_LED)
    return found if led is None else replace(found, profile=led, at_own="")


def change_settings(**wanted: Any) -> None:
    """The reader chose: that holds from now on, whatever a link asked for."""
    _choose(replace(_latest(), **wanted))
    st.session_state[_LINKED] = {name: value for name, value in _linked().items() if name not in wanted}
    keep_in_address(**dict.fromkeys(wanted))


def usual_settings() -> None:
    """All settings as they come."""
    st.session_state[_LINKED] = {}
    keep_in_address(**dict.fromkeys(asdict(Settings())))
    _choose(Settings())


def show_in(field: str, value: Any) -> None:
    """Let a field (a key of the session) show this, whatever was clicked there: another page, a tab, a file may have
    chosen since. Call it before the field is drawn, in each run: on another page it is another field to Streamlit."""
    st.session_state[field] = value


def language() -> Words:
    """The words in the reader's language: that of a link, or their own choice, or the browser's, or else English."""
    wanted = settings().lang or language_of(st.context.locale)
    return words() if wanted is None else words(wanted)


def toggles(told: Words, *, learning: bool = False) -> None:
    """A switch for each setting that is on or off: those of the table, or those of ``learning``."""

    def change(name: str) -> None:
        change_settings(**{name: st.session_state[f"set-{name}"]})

    now = asdict(settings())
    with st.container(gap=None):
        for name in (one for one in TOGGLES if (one in LEARNING) == learning):
            label = told.say(f"page-set-{name.replace('_', '-')}")
            show_in(f"set-{name}", now[name])
            st.toggle(label, key=f"set-{name}", on_change=change, args=(name,))


def game_switch(told: Words, then: Callable[[], None] = lambda: None) -> None:
    """Which game: one press, and it is remembered. What the page shows follows; ``then`` lays it out."""

    def change() -> None:
        chosen = st.session_state["game"]
        if chosen is not None:
            choose_game(chosen)
            then()

    show_in("game", game())
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
    """The reader chose a game, or the own table: then its base is the game, and its rules hold. There is no way back to
    a lesson or a puzzle of another game."""
    own = settings().own if one == OWN else None
    chosen = one if own is None else own.name
    if chosen != settings().profile:
        ways.leave()
    st.session_state[_LED] = None
    change_settings(profile=chosen, at_own="" if own is None else "yes")


def take_table(table: Profile, name: str) -> None:
    """This is the reader's own table from now on, and the one that is chosen."""
    change_settings(table=to_short(table), table_name=name[:NAME_LENGTH])
    choose_game(OWN)


def drop_table() -> None:
    """The reader has no table of their own any more."""
    change_settings(table="", table_name="", at_own="")


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
    """The page's own script: its language, its light, its keys; and the settings are written down."""
    words_now = language()
    cookie = json.dumps({"visit": visits.number(), _SETTINGS: _own().text()})
    told = {
        "lang": words_now.lang,
        "light": settings().light,
        "cookie": {"name": visits.COOKIE, "value": cookie},
        "skip": {to: words_now.say(f"page-skip-{to}") for to in ("table", "page")},
        "theirs": theirs(words_now.lang),
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
    """Set or drop parts of the page's address, all at once, so that a reload and a shared link come back here."""
    now = st.query_params.to_dict()
    after = {name: value for name, value in (now | wanted).items() if value is not None}
    if after != now:
        st.query_params.from_dict(after)


def title_tab(title: str) -> None:
    """Name the browser's tab after what is on the page."""
    st.set_page_config(page_title=language().say("page-tab", page=title))
