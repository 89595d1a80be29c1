"""Settings: who is playing. Nicknames of this browser, or the account that the reader has logged in with."""

from __future__ import annotations

import re
from typing import Final

import streamlit as st

from tutor.app import memory, who
from tutor.app.who import Who
from tutor.wording import Words

NAME_LENGTH: Final = 40
_MARKS: Final = re.compile(r"([\\`*_{}\[\]()#+\-.!|<>~$:&])")


def as_text(name: str) -> str:
    """A reader's own words for a place where Streamlit reads markdown: as they are.

    >>> as_text("*Nimal* [x](y)")
    '\\\\*Nimal\\\\* \\\\[x\\\\]\\\\(y\\\\)'
    """
    return _MARKS.sub(r"\\\1", name)


def name_of(one: Who | None, told: Words) -> str:
    """The nickname, safe to show, or words for somebody without one."""
    return as_text(one.name) if one is not None and one.name else told.say("who-nobody")


def show_who(told: Words) -> None:
    """Draw who plays, the others of this browser, and what can be done about it."""
    st.header(told.say("who-title"), anchor=False)
    if memory.store() is None:
        st.warning(told.say("keep-none"))
        return
    now = who.who()
    if now is not None and now.account:
        st.markdown(told.say("who-account", name=name_of(now, told)))
        st.caption(told.say("who-account-lead"))
        st.button(told.say("who-log-out"), key="log-out", icon=":material/logout:", on_click=st.logout)
    else:
        _nicknames(now, told)
        if who.can_log_in():
            st.button(told.say("who-log-in"), key="log-in", icon=":material/login:", on_click=st.login)
            st.caption(told.full("who-log-in"))
    if now is not None:
        _forget(now, told)


def _nicknames(now: Who | None, told: Words) -> None:
    st.caption(told.say("who-lead"))
    some = who.here()
    if len(some) > 1 or (some and some[0].name):
        names = {one.id: name_of(one, told) for one in some}
        chosen = next((place for place, one in enumerate(some) if now is not None and one.id == now.id), 0)
        key = f"who-{len(some)}-{names[some[chosen].id]}"  # the switch shows the present state, whatever was clicked
        st.radio(
            told.say("who-title"),
            list(names),
            index=chosen,
            format_func=lambda one: names[one],
            key=key,
            label_visibility="collapsed",
            on_change=lambda: who.play_as(st.session_state[key]),
        )

    with st.form("who-form", clear_on_submit=True, border=False):
        name = st.text_input(told.say("who-new"), max_chars=NAME_LENGTH, key="who-new")
        if st.form_submit_button(told.say("who-add"), icon=":material/person_add:"):
            who.add(name)
            st.rerun()


def _forget(now: Who, told: Words) -> None:
    name = name_of(now, told)

    def rename() -> None:
        who.rename(st.session_state["who-rename"])

    with st.expander(told.say("who-rename") if not now.account else told.say("who-forget"), key="who-more"):
        if not now.account:
            st.text_input(told.say("who-rename"), now.name, max_chars=NAME_LENGTH, key="who-rename", on_change=rename)
        st.markdown(told.full("who-forget", name=name))
        sure = st.checkbox(told.say("who-forget-sure"), key="who-sure")
        st.button(
            told.say("who-forget-button", name=name),
            key="who-forget",
            icon=":material/delete:",
            disabled=not sure,
            on_click=who.forget,
        )
