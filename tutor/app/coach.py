"""The coach of this machine or server: who it is, the secret that signs their drills, and what is kept here.

With an identity provider set up (``[auth]`` in Streamlit's secrets), coaches are the accounts that
``TUTOR304_COACHES`` or ``[coach] accounts`` in the secrets names, and only they see the coach's pages. Without one,
everybody may make drills, and what players hand in is shown only where the app listens to its own machine alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

import streamlit as st

from puzzles.drills import Handout
from puzzles.drills.keys import coach_secret, is_ours
from puzzles.drills.results import Result
from tutor.app import memory, who
from tutor.app.clock import now
from tutor.app.report import report

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

T = TypeVar("T")

COACHES: Final = "TUTOR304_COACHES"
"""The variable that names the coaches: e-mail addresses, or ``issuer|subject``, divided by commas."""

_OWN: Final = ("127.0.0.1", "localhost", "::1")


def secret() -> bytes:
    """The secret, made at the first call. Raises ``DrillError`` and ``OSError`` as ``coach_secret`` does."""
    from tutor.store.place import data_folder  # no page waits for the store

    return coach_secret(data_folder())


# -- who is a coach ----------------------------------------------------------------------------------------------------


def coaches() -> frozenset[str]:
    """The accounts that are coaches, in small letters."""
    named = os.environ.get(COACHES)
    if named is None and st.secrets.load_if_toml_exists():
        some = st.secrets.get("coach", {}).get("accounts", [])
    else:
        some = (named or "").split(",")
    return frozenset(one.strip().casefold() for one in map(str, some) if one.strip())


def may_coach() -> bool:
    """May the reader see the coach's pages?"""
    if not who.can_log_in():
        return True
    vouched = who.account()
    if vouched is None:
        return False
    email = str(st.user.to_dict().get("email") or "") if st.user.to_dict().get("email_verified", True) else ""
    return bool({vouched[0].casefold(), email.casefold()} & coaches())


def keeps() -> bool:
    """May the reader see what is kept here of a class? Not at an open address where anybody would be the coach."""
    return may_coach() if who.can_log_in() else st.get_option("server.address") in _OWN


# -- what is kept here -------------------------------------------------------------------------------------------------


def _ask(look: Callable[[Session], T], usual: T) -> T:
    """Look something up; ``usual`` without a store, and when that fails."""
    try:
        with memory.reading() as session:
            return usual if session is None else look(session)
    except Exception as error:
        report(error)
        return usual


def _do(act: Callable[[Session], object]) -> bool:
    """Change something; false without a store, and when that fails."""
    try:
        with memory.writing() as session:
            if session is None:
                return False
            act(session)
    except Exception as error:
        report(error)
        return False
    return True


def kept() -> list[tuple[Handout, bool]]:
    """The drills that are kept here, and whether every player finds them."""
    from tutor.store import classes

    return _ask(classes.kept, []) if keeps() else []


def keep(handout: Handout, shown: bool) -> bool:
    """Keep a drill here."""
    from tutor.store import classes

    return keeps() and _do(lambda session: classes.keep(session, handout, now(), shown))


def show(drill: str, shown: bool) -> None:
    """Let every player find a drill, or not any more."""
    from tutor.store import classes

    if keeps():
        _do(lambda session: classes.show(session, drill, shown))


def remove(drill: str) -> None:
    """Remove a drill and what was handed in of it."""
    from tutor.store import classes

    if keeps():
        _do(lambda session: classes.remove(session, drill))


def handed_in() -> list[Result]:
    """What players handed in here."""
    from tutor.store import classes

    return _ask(classes.handed_in, []) if keeps() else []


# -- for players -------------------------------------------------------------------------------------------------------


def shown() -> list[Handout]:
    """The drills that every player finds."""
    from tutor.store import classes

    return _ask(classes.shown, [])


def takes(handout: Handout) -> bool:
    """Can this drill be handed in here?"""
    from tutor.store import classes

    return _ask(lambda session: classes.takes(session, handout), False) and is_ours(handout, secret())


def hand_in(result: Result) -> bool:
    """Hand a result in, in place of what the player handed in before."""
    from tutor.store import classes

    player = who.begin()
    return player is not None and _do(lambda session: classes.hand_in(session, player.id, result, now()))
