"""The coach of this machine or server: who it is, the secret that signs their drills, and what is kept here.

With an identity provider set up (``[auth]`` in Streamlit's secrets), coaches are the accounts that
``TUTOR304_COACHES`` or ``[coach] accounts`` in the secrets names, and only they see the coach's pages. Without one,
everybody may make drills, and what players hand in is shown only where the app listens to its own machine alone.
"""

from __future__ import annotations

import os
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeVar

import streamlit as st

from puzzles.drills import Handout
from puzzles.drills.keys import coach_secret, is_ours
from puzzles.drills.results import Result
from tutor.app import memory, who
from tutor.app.clock import now
from tutor.app.report import report
from tutor.app.serve import OWN_ADDRESSES

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from tutor.profiles import Profile
    from tutor.store.houses import House
    from tutor.store.teams import Done, Group, Person, Task

T = TypeVar("T")

COACHES: Final = "TUTOR304_COACHES"
"""The variable that names the coaches: e-mail addresses, or ``issuer|subject``, divided by commas."""


def secret() -> bytes:
    """The secret, made at the first call. Raises ``DrillError`` and ``OSError`` as ``coach_secret`` does."""
    from tutor.store.place import data_folder  # no page waits for the store

    return coach_secret(data_folder())


def signed(result: Result) -> Result:
    """A result, signed with the key of this app. Raises as :func:`secret` does."""
    from puzzles.drills.keys import app_key
    from tutor.store.place import data_folder

    return result.signed(app_key(data_folder()))


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
    return may_coach() if who.can_log_in() else st.get_option("server.address") in OWN_ADDRESSES


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


def give(drill: str, everybody: bool, teams: Iterable[int], learners: Iterable[int]) -> None:
    """Who finds a drill among their own: everybody, the members of some groups, single learners."""
    from tutor.store import classes
    from tutor.store import teams as store

    def act(session: Session) -> None:
        classes.show(session, drill, everybody)
        store.assign(session, drill, teams, learners)

    if keeps():
        _do(act)


def given_to(drill: str) -> tuple[list[int], list[int]]:
    """The groups and the single learners that a drill is given to."""
    from tutor.store import teams

    nobody: tuple[list[int], list[int]] = ([], [])
    return _ask(lambda session: teams.assigned(session, drill), nobody) if keeps() else nobody


def doers(drill: str) -> list[Done]:
    """Who was given a drill or handed it in."""
    from tutor.store import teams

    return _ask(lambda session: teams.doers(session, drill), []) if keeps() else []


def remove(drill: str) -> None:
    """Remove a drill and what was handed in of it."""
    from tutor.store import classes

    if keeps():
        _do(lambda session: classes.remove(session, drill))


def handed_in(team: int | None = None) -> list[Result]:
    """What players handed in here; those of one group, if it is named."""
    from tutor.store import classes

    return _ask(lambda session: classes.handed_in(session, team=team), []) if keeps() else []


# -- groups ------------------------------------------------------------------------------------------------------------


def people() -> dict[int, str]:
    """The learners who have a name, by their numbers; a number stands with a name that several have."""
    from tutor.store import teams

    none: list[Person] = []
    some = _ask(teams.people, none) if keeps() else none
    often = Counter(one.name for one in some)
    return {one.id: one.name if often[one.name] == 1 else f"{one.name} ({one.id})" for one in some}


def groups() -> list[Group]:
    """The groups of this server."""
    from tutor.store import teams

    return _ask(teams.groups, []) if keeps() else []


def make_group(name: str, members: Iterable[int]) -> None:
    """Put a new group together."""
    from tutor.store import teams

    if keeps():
        _do(lambda session: teams.create(session, name, secrets.token_urlsafe(12), now(), members))


def change_group(team: int, name: str, members: Iterable[int]) -> None:
    """Another name for a group, or other members."""
    from tutor.store import teams

    def act(session: Session) -> None:
        teams.rename(session, team, name)
        teams.compose(session, team, members)

    if keeps():
        _do(act)


def remove_group(team: int) -> None:
    """Remove a group; its learners and what they handed in stay."""
    from tutor.store import teams

    if keeps():
        _do(lambda session: teams.remove(session, team))


def houses() -> list[House]:
    """The tables with rules of their own that are kept here."""
    from tutor.store import houses as kept_here

    return _ask(kept_here.kept, []) if keeps() else []


def keep_house(name: str, rules: Profile) -> bool:
    """Keep a table here; every player finds it."""
    from tutor.store import houses as kept_here

    return keeps() and _do(lambda session: kept_here.keep(session, name, rules, now()))


def show_house(name: str, shown: bool) -> None:
    """Let every player find a table, or not any more."""
    from tutor.store import houses as kept_here

    if keeps():
        _do(lambda session: kept_here.show(session, name, shown))


def remove_house(name: str) -> None:
    """Remove a table."""
    from tutor.store import houses as kept_here

    if keeps():
        _do(lambda session: kept_here.remove(session, name))


# -- for players -------------------------------------------------------------------------------------------------------


def tasks() -> list[Task]:
    """The drills that the reader has to do or did: those for everybody, and those for them alone."""
    from tutor.store import teams

    player = who.who()
    return _ask(lambda session: teams.tasks(session, None if player is None else player.id), [])


def group_of(code: str) -> str | None:
    """The name of the group that a code lets one join, if there is one."""
    from tutor.store import teams

    found = _ask(lambda session: teams.by_code(session, code), None)
    return None if found is None else found.name


def join(code: str, name: str) -> bool:
    """Join the group of a code. Who has no name yet takes this one."""
    from tutor.store import teams

    player = who.begin()
    if player is None:
        return False
    if not player.name:
        who.rename(name)

    def act(session: Session) -> None:
        team = teams.by_code(session, code)
        if team is not None:
            teams.join(session, team.id, player.id)

    return _do(act)


def shown_houses() -> list[House]:
    """The tables that every player finds."""
    from tutor.store import houses as kept_here

    none: list[House] = []
    return [one for one in _ask(kept_here.kept, none) if one.shown]


def takes(handout: Handout) -> bool:
    """Can this drill be handed in here?"""
    from tutor.store import classes

    return _ask(lambda session: classes.takes(session, handout), False) and is_ours(handout, secret())


def hand_in(result: Result) -> bool:
    """Hand a result in, in place of what the player handed in before. Who has no name yet takes the one on it."""
    from tutor.store import classes

    player = who.begin()
    if player is None:
        return False
    if not player.name:
        who.rename(result.learner)
    return _do(lambda session: classes.hand_in(session, player.id, signed(result), now()))
