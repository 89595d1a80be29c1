"""Teams of learners on a shared server, and who has to do which drill.

A drill that is kept reaches every learner (``HandedOut.shown``), the members of some teams, and single learners.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from sqlalchemy import delete, exists, or_, select, union
from sqlalchemy.orm import Session

from puzzles.drills import Handout, read_handout
from tutor.store.database import put
from tutor.store.learners import tidy
from tutor.store.models import HandedIn, HandedOut, Learner, LearnerDrill, Member, Team, TeamDrill


class Person(NamedTuple):
    """A learner as a coach knows them."""

    id: int
    name: str


class Group(NamedTuple):
    """A team, the code to join it by, and who is in it."""

    id: int
    name: str
    code: str
    members: tuple[int, ...]


class Task(NamedTuple):
    """A drill for a learner, and when they handed it in, if they have."""

    handout: Handout
    done: dt.datetime | None


class Done(NamedTuple):
    """A learner who has a drill to do or has done it, and when it was handed in."""

    person: Person
    at: dt.datetime | None


# -- teams -------------------------------------------------------------------------------------------------------------


def people(session: Session) -> list[Person]:
    """The learners who have a name, by name."""
    rows = session.execute(
        select(Learner.id, Learner.name).where(Learner.name != "").order_by(Learner.name, Learner.id)
    )
    return [Person(*row) for row in rows]


def create(session: Session, name: str, code: str, now: dt.datetime, members: Iterable[int] = ()) -> int:
    """A new team with a code that nobody guesses; its number."""
    found = Team(name=tidy(name), code=code, at=now)
    session.add(found)
    session.flush()
    compose(session, found.id, members)
    return found.id


def rename(session: Session, team: int, name: str) -> None:
    """Give a team another name."""
    session.get_one(Team, team).name = tidy(name)


def compose(session: Session, team: int, members: Iterable[int]) -> None:
    """These learners, and no others, are in the team."""
    session.execute(delete(Member).where(Member.team_id == team))
    session.add_all(Member(team_id=team, learner_id=one) for one in sorted(set(members)))


def remove(session: Session, team: int) -> None:
    """Remove a team; its learners and what they handed in stay."""
    session.execute(delete(Team).where(Team.id == team))


def groups(session: Session) -> list[Group]:
    """Every team, by name."""
    members: dict[int, list[int]] = {}
    for team, learner in session.execute(select(Member.team_id, Member.learner_id).order_by(Member.learner_id)):
        members.setdefault(team, []).append(learner)
    rows = session.execute(select(Team.id, Team.name, Team.code).order_by(Team.name, Team.id))
    return [Group(team, name, code, tuple(members.get(team, ()))) for team, name, code in rows]


def by_code(session: Session, code: str) -> Team | None:
    """The team that a code lets one join, if there is one."""
    return session.scalars(select(Team).where(Team.code == code)).one_or_none()


def join(session: Session, team: int, learner: int) -> None:
    """From now on a learner is in a team."""
    put(session, Member, {"team_id": team, "learner_id": learner}, change=False)


# -- who has to do what ------------------------------------------------------------------------------------------------


def assign(session: Session, drill: str, teams: Iterable[int], learners: Iterable[int]) -> None:
    """These teams and single learners, and no others, have to do a drill that is kept."""
    session.execute(delete(TeamDrill).where(TeamDrill.drill == drill))
    session.execute(delete(LearnerDrill).where(LearnerDrill.drill == drill))
    session.add_all(TeamDrill(drill=drill, team_id=one) for one in sorted(set(teams)))
    session.add_all(LearnerDrill(drill=drill, learner_id=one) for one in sorted(set(learners)))


def assigned(session: Session, drill: str) -> tuple[list[int], list[int]]:
    """The teams and the single learners who have to do a drill."""
    teams = session.scalars(select(TeamDrill.team_id).where(TeamDrill.drill == drill).order_by(TeamDrill.team_id))
    some = select(LearnerDrill.learner_id).where(LearnerDrill.drill == drill).order_by(LearnerDrill.learner_id)
    return list(teams), list(session.scalars(some))


def tasks(session: Session, learner: int | None) -> list[Task]:
    """The drills that a learner has to do, the newest first; those of everybody for one who is not known yet."""
    team = exists().where(
        TeamDrill.drill == HandedOut.drill, Member.team_id == TeamDrill.team_id, Member.learner_id == learner
    )
    single = exists().where(LearnerDrill.drill == HandedOut.drill, LearnerDrill.learner_id == learner)
    done = (HandedIn.drill == HandedOut.drill) & (HandedIn.learner_id == learner)
    rows = session.execute(
        select(HandedOut.text, HandedIn.at)
        .outerjoin(HandedIn, done)
        .where(or_(HandedOut.shown, team, single))
        .order_by(HandedOut.at.desc(), HandedOut.drill)
    )
    return [Task(_read(text), at) for text, at in rows]


@lru_cache(maxsize=256)
def _read(text: str) -> Handout:
    """A drill of the store: Home asks for it at every look."""
    return read_handout(text)


def doers(session: Session, drill: str) -> list[Done]:
    """Who was given a drill or handed it in, by name; those to whom it is only shown are not waited for."""
    waited = union(
        select(Member.learner_id).join(TeamDrill, TeamDrill.team_id == Member.team_id).where(TeamDrill.drill == drill),
        select(LearnerDrill.learner_id).where(LearnerDrill.drill == drill),
        select(HandedIn.learner_id).where(HandedIn.drill == drill),
    ).subquery()
    found = (
        select(Learner.id, Learner.name, HandedIn.at)
        .join(waited, waited.c.learner_id == Learner.id)
        .outerjoin(HandedIn, (HandedIn.drill == drill) & (HandedIn.learner_id == Learner.id))
        .order_by(Learner.name, Learner.id)
    )
    return [Done(Person(number, name), at) for number, name, at in session.execute(found)]
