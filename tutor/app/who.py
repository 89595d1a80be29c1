"""Who plays: a nickname of this browser, or the account that the reader has logged in with.

A browser that is new here gets a learner without a name with its first answer, and no row before. Who has logged in
sees their own data and nobody else's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

import streamlit as st

from tutor.app import memory, visits
from tutor.app.clock import now
from tutor.app.report import report

if TYPE_CHECKING:
    from tutor.store.models import Learner

_KEY: Final = visits.WHO


@dataclass(frozen=True)
class Who:
    """A learner: the number in the store, the nickname (may be empty), whether an account stands behind it, and the
    settings that are kept (``Settings.text``)."""

    id: int
    name: str
    account: bool = False
    settings: str | None = None


def _who(one: Learner) -> Who:
    return Who(one.id, one.name, one.subject is not None, one.settings)


# -- accounts ----------------------------------------------------------------------------------------------------------


def can_log_in() -> bool:
    """Is an identity provider set up (``[auth]`` in Streamlit's secrets, and the extra ``login``)?"""
    return bool(st.secrets.load_if_toml_exists()) and "auth" in st.secrets and find_spec("authlib") is not None


def account() -> tuple[str, str] | None:
    """The account that the reader has logged in with: who vouches for whom, and the name there."""
    user = st.user.to_dict()
    if not user.get("is_logged_in") or not user.get("sub"):
        return None
    name = user.get("name") or user.get("preferred_username") or user.get("email") or ""
    return f"{user.get('iss', '')}|{user['sub']}", str(name)


# -- who it is ---------------------------------------------------------------------------------------------------------


def recognise(number: str | None) -> int | None:
    """At the start of a session: the learner of the account, or of the browser with this number (``None``: it is new
    here)."""
    try:
        found = _recognised(number)
    except Exception as error:  # the page is drawn all the same
        report(error)
        found = None
    st.session_state[_KEY] = None if found is None else _who(found)
    return None if found is None else found.id


def _recognised(number: str | None) -> Learner | None:
    vouched = account()
    if vouched is None and number is None:
        return None
    from tutor.store import learners

    if vouched is not None:
        with memory.writing() as session:
            return None if session is None else learners.of_subject(session, *vouched, now())
    assert number is not None
    with memory.reading() as session:
        return None if session is None else learners.of_visit(session, learners.key_of(number))


def who() -> Who | None:
    """Who plays; ``None`` for somebody of whom nothing is known yet."""
    found: Who | None = st.session_state.get(_KEY)
    return found


def begin() -> Who | None:
    """Who plays, made known to the store if need be; ``None`` without a store."""
    found = who()
    if found is None:
        from tutor.store import learners

        with memory.writing() as session:
            if session is not None:
                found = _who(learners.begin(session, _browser(), now()))
        st.session_state[_KEY] = found
    return found


def _browser() -> str:
    from tutor.store import learners

    return learners.key_of(visits.number())


# -- the nicknames of a browser ----------------------------------------------------------------------------------------


def here() -> list[Who]:
    """The learners of this browser, the oldest first; only oneself after logging in."""
    now_playing = who()
    if now_playing is None or now_playing.account:
        return [] if now_playing is None else [now_playing]
    from tutor.store import learners

    with memory.reading() as session:
        return [] if session is None else [_who(one) for one in learners.at_home(session, _browser())]


def play_as(learner: int) -> None:
    """Let another learner of this browser play. Whoever is not of this browser stays out."""
    chosen = next((one for one in here() if one.id == learner), None)
    if chosen is None or chosen == who():
        return
    from tutor.store import learners

    with memory.writing() as session:
        if session is not None:
            learners.play(session, _browser(), chosen.id, now())
    visits.hand_over(chosen)


def add(name: str) -> None:
    """Somebody of this name plays from now on: one of this browser, or a new one. Who had no name yet takes it."""
    from tutor.store import learners

    found = who()
    if not learners.tidy(name) or (found is not None and found.account):
        return
    if found is None:
        found = begin()
    if found is None:
        return
    same = next((one for one in here() if one.name == learners.tidy(name)), None)
    if same is not None:
        play_as(same.id)
        return
    if not found.name:
        rename(name)
        return
    with memory.writing() as session:
        if session is None:
            return
        made = _who(learners.create(session, name, now(), _browser()))
        learners.play(session, _browser(), made.id, now())
    visits.hand_over(made)


def rename(name: str) -> None:
    """Another nickname for who plays."""
    from tutor.store import learners

    found = who()
    if found is None or found.account or not learners.tidy(name):
        return
    with memory.writing() as session:
        if session is not None:
            learners.rename(session, found.id, name)
    st.session_state[_KEY] = replace(found, name=learners.tidy(name))


def kept_settings() -> str | None:
    """The settings that are kept of who plays, as they are now: another device may have changed them."""
    found = who()
    if found is None:
        return None
    from tutor.store.models import Learner

    try:
        with memory.reading() as session:
            now_kept = None if session is None else session.get(Learner, found.id)
            return None if now_kept is None else now_kept.settings
    except Exception as error:  # those of this visit do
        report(error)
        return None


def keep_settings(text: str) -> None:
    """Keep the settings of who plays, so that they go along to other browsers; for nobody yet the cookie does."""
    from tutor.store import learners

    found = who()
    if found is None:
        return
    try:
        with memory.writing() as session:
            if session is not None:
                learners.keep_settings(session, found.id, text)
    except Exception as error:  # the cookie has them
        report(error)
    st.session_state[_KEY] = replace(found, settings=text)


def forget() -> None:
    """Remove who plays, and all that is known of them."""
    from tutor.store import learners

    found, there = who(), memory.store()
    if found is None or there is None:
        return
    learners.forget(there, found.id)
    left = [one for one in here() if one.id != found.id]
    if left and not found.account:
        with memory.writing() as session:
            if session is not None:
                learners.play(session, _browser(), left[0].id, now())
        visits.hand_over(left[0])
    else:
        visits.hand_over(None)
