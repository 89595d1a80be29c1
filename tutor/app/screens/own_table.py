"""Our table: rules of one's own as a file, what they change, and the tables that a coach has put here
(``/rules?part=table``)."""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

import streamlit as st

from tutor.app import coach
from tutor.app.report import report
from tutor.app.screens import arriving, ways
from tutor.app.session import choose_game, drop_table, game_name, game_switch, settings, take_table, title_tab
from tutor.app.settings import NAME_LENGTH, OWN, playable_profiles
from tutor.app.texts import plain
from tutor.faults import Fault
from tutor.profiles import Profile, ProfileError, load_profile
from tutor.profiles.differing import CLAUSES
from tutor.profiles.files import parse_profile, to_toml
from tutor.wording import Words, capital
from tutor.wording.tables import differences, setting

_FIELD: Final = "house-table"
_REFUSED: Final = "house-table-refused"
_DONE: Final = "house-table-done"
_TOML: Final = "application/toml"
_LET_IN: Final = 1
"""Megabytes that Streamlit lets through, so that it is we who say what is too big."""


def _take() -> None:
    """A file has come: it is the reader's table from now on, or its faults are told and the one before stays."""
    given = arriving.arrived(_FIELD)
    if given is None:
        return
    try:
        table = parse_profile(given.getvalue())
    except ProfileError as error:
        st.session_state[_REFUSED] = error.faults
    except Exception as error:  # it may hold anything
        report(error)
        st.session_state[_REFUSED] = (Fault("unreadable"),)
    else:
        take_table(table, PurePath(given.name).stem.replace("-", " ").replace("_", " ").strip()[:NAME_LENGTH])


def _refused(told: Words) -> None:
    """Every fault of the last file, once."""
    faults: tuple[Fault, ...] = st.session_state.pop(_REFUSED, ())
    if faults:
        arriving.refused(told.say("house-table-faults", count=len(faults)), faults, told)


def _changes(table: Profile, told: Words) -> None:
    """What a table plays otherwise than the game that it is based on, each with the rule that it changes."""
    base = load_profile(table.name)
    own = table.differences()
    if not own:
        st.markdown(told.say("house-table-same", game=game_name(table.name, told)))
        return
    st.markdown(told.say("house-table-differs", game=game_name(table.name, told), count=len(own)))
    for name, value in own.items():
        ways.link("rules", capital(setting(told, name, value)), clause=_main(name, base))
    others = [one for one in playable_profiles() if one != table.name and load_profile(one).form == base.form]
    for one in others:
        some = differences(told, load_profile(one), table)
        with st.expander(told.say("house-table-beside", game=game_name(one, told), count=len(some))):
            st.markdown("\n".join(f"- {capital(text)}" for text in some))


def _main(name: str, base: Profile) -> str:
    """The clause that a setting is about, of those that the game has."""
    from tutor.clauses import holding

    return holding(base.name, *CLAUSES[name])


def _own(told: Words) -> None:
    """The reader's own table: its name, what it changes, and what can be done with it."""
    now = settings()
    table = now.own
    if table is None:
        return
    with st.container(border=True, key="house-table"):
        st.header(game_name(OWN, told), anchor=False)
        if now.at_own:
            st.caption(told.say("house-table-in-use"))
        _changes(table, told)
        with st.container(horizontal=True):
            if not now.at_own:
                st.button(
                    told.say("house-table-use"),
                    key="house-table-use",
                    type="primary",
                    on_click=choose_game,
                    args=(OWN,),
                )
            label = told.say("house-table-download")
            st.download_button(
                label, to_toml(table), "our-table.toml", _TOML, key="house-table-save", on_click="ignore"
            )
            st.button(told.say("house-table-drop"), key="house-table-drop", on_click=drop_table)
        if coach.keeps():
            name = now.table_name or told.say("house-table-unnamed")
            st.button(told.say("house-table-keep"), key="house-table-keep", on_click=_keep, args=(name, table))
            st.caption(told.say("house-table-keep-more"))
        said = st.session_state.pop(_DONE, None)
        if said is not None:
            st.success(told.say("house-table-kept")) if said else st.warning(told.say("house-table-not-kept"))


def _keep(name: str, table: Profile) -> None:
    st.session_state[_DONE] = coach.keep_house(name, table)


def _bring(told: Words) -> None:
    """How one gets to a table of one's own: the file to change, and the way in."""
    with st.container(border=True, key="bring-table"):
        st.header(told.say("house-table-bring"), anchor=False)
        st.markdown(told.say("house-table-template"))
        base = load_profile(settings().profile)
        if base.settings():
            label = told.say("house-table-template-save", game=game_name(base.name, told))
            data = to_toml(base, every=True)
            st.download_button(label, data, f"{base.name}.toml", _TOML, key="house-table-template", on_click="ignore")
        else:
            st.caption(told.say("house-table-no-settings", game=game_name(base.name, told)))
        label = told.say("house-table-file")
        st.file_uploader(label, "toml", key=arriving.field(_FIELD), on_change=_take, max_upload_size=_LET_IN)
        _refused(told)


def _offered(told: Words) -> None:
    """The tables that a coach has put here, to take; and for the coach, to hide or to remove."""
    some = {one.name: one for one in (*coach.shown_houses(), *coach.houses())}
    if not some:
        return
    st.header(told.say("house-table-offered"), anchor=False)
    mine = coach.keeps()
    for number, one in enumerate(some.values()):
        with st.container(border=True, key=f"house-{number}"):
            st.markdown(f"**{plain(one.name)}**")
            st.caption(
                told.say("house-table-based", game=game_name(one.rules.name, told), count=len(one.rules.differences()))
            )
            with st.container(horizontal=True):
                label = told.say("house-table-take")
                st.button(label, key=f"house-take-{number}", on_click=take_table, args=(one.rules, one.name))
                if mine:
                    label = told.say("house-table-hide" if one.shown else "house-table-show")
                    args = (one.name, not one.shown)
                    st.button(label, key=f"house-show-{number}", on_click=coach.show_house, args=args)
                    label = told.say("house-table-remove")
                    st.button(label, key=f"house-out-{number}", on_click=coach.remove_house, args=(one.name,))


def show_table(told: Words) -> None:
    """Draw the page."""
    title_tab(told.say("house-table-title"))
    ways.back(told)
    st.title(told.say("house-table-title"), anchor=False)
    ways.link("rules", told.say("ref-rules-page"))
    game_switch(told)
    st.markdown(told.say("house-table-lead"))
    _own(told)
    _offered(told)
    _bring(told)
    st.caption(told.say("house-table-works"))
