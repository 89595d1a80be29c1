"""Groups: learners whom a coach has put together, and the link by which others join (``/coach?part=groups``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import streamlit as st

from tutor.app import coach
from tutor.app.screens import ways
from tutor.app.screens.coach_handout import address_of, show_address
from tutor.app.screens.playing import NAME_LENGTH, as_text
from tutor.app.session import title_tab
from tutor.wording import Words

if TYPE_CHECKING:
    from tutor.store.teams import Group


def show_groups(told: Words) -> None:
    """Draw the page."""
    title_tab(told.title("coach-card-groups"))
    st.title(told.title("coach-card-groups"), anchor=False)
    ways.link("coach", told.say("coach-back"))
    if not coach.keeps():
        st.markdown(told.say("group-not-here"))
        return
    st.markdown(told.say("group-lead"))
    people = coach.people()
    for one in coach.groups():
        _group(one, people, told)
    _new(people, told)


def _members(key: str, now: Sequence[int], people: Mapping[int, str], told: Words) -> list[int]:
    """The field for the players; those without a name are told by their number."""
    some = {**people, **{one: told.say("group-number", number=one) for one in now if one not in people}}
    return st.multiselect(
        told.say("group-members"),
        list(some),
        default=list(now),
        format_func=lambda one: some[one],
        key=key,
        placeholder=told.say("group-choose"),
    )


def _group(group: Group, people: Mapping[int, str], told: Words) -> None:
    with st.container(border=True, key=f"group-{group.id}"):
        st.header(as_text(group.name), anchor=False)
        st.markdown(told.say("group-count", count=len(group.members)))
        with st.expander(told.say("group-link")):
            show_address(address_of("join", group.code), told)
        with st.expander(told.say("group-change")):
            with st.form(f"group-form-{group.id}", border=False):
                name = st.text_input(
                    told.say("group-name"), group.name, max_chars=NAME_LENGTH, key=f"group-name-{group.id}"
                )
                members = _members(f"group-members-{group.id}-{group.members}", group.members, people, told)
                if st.form_submit_button(told.say("group-save")) and name.strip():
                    coach.change_group(group.id, name, members)
                    st.rerun()
            label, note = told.say("group-remove"), told.full("group-remove")
            st.button(label, key=f"group-out-{group.id}", on_click=coach.remove_group, args=(group.id,))
            st.caption(note)


def _new(people: Mapping[int, str], told: Words) -> None:
    """The fields for a new group."""
    st.header(told.say("group-new"), anchor=False)
    with st.form("group-new", border=False, clear_on_submit=True):
        name = st.text_input(told.say("group-name"), max_chars=NAME_LENGTH, key="group-name")
        members = _members("group-members", (), people, told)
        if not people:
            st.caption(told.say("group-nobody"))
        if st.form_submit_button(told.say("group-make"), type="primary"):
            if name.strip():
                coach.make_group(name, members)
                st.rerun()
            st.warning(told.say("group-name-missing"))
