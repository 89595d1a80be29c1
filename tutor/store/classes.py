"""Drills that a coach keeps on a shared server, and what learners hand in of them."""

from __future__ import annotations

import datetime as dt
from contextlib import suppress

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from puzzles.drills import DrillError, Handout, read_handout
from puzzles.drills.results import Result, read_result
from tutor.store import StoreError
from tutor.store.database import put
from tutor.store.models import DRILL_LENGTH, HandedIn, HandedOut, Member


def keep(session: Session, handout: Handout, now: dt.datetime, shown: bool = False) -> None:
    """Keep a drill, in place of the same one. Raises ``StoreError`` for one that is too long."""
    text = _fitting(handout.to_link())
    row = {"drill": handout.drill.id, "title": handout.drill.title, "text": text, "shown": shown, "at": now}
    put(session, HandedOut, row)


def _fitting(text: str) -> str:
    if len(text) > DRILL_LENGTH:
        raise StoreError("this is too long to be kept")
    return text


def kept(session: Session) -> list[tuple[Handout, bool]]:
    """The drills that are kept, the newest first, and whether every player finds them."""
    rows = session.scalars(select(HandedOut).order_by(HandedOut.at.desc(), HandedOut.drill))
    return [(read_handout(one.text), one.shown) for one in rows]


def show(session: Session, drill: str, shown: bool) -> None:
    """Let every player find a drill, or not any more."""
    found = session.get(HandedOut, drill)
    if found is not None:
        found.shown = shown


def remove(session: Session, drill: str) -> None:
    """Remove a drill and all that was handed in of it."""
    session.execute(delete(HandedOut).where(HandedOut.drill == drill))


def takes(session: Session, handout: Handout) -> bool:
    """Is this very drill kept here, so that it can be handed in?"""
    found = session.get(HandedOut, handout.drill.id)
    return found is not None and found.text == handout.to_link()


def hand_in(session: Session, learner: int, result: Result, now: dt.datetime) -> None:
    """Keep what a learner hands in, in place of what they handed in before.

    Raises ``StoreError`` where the drill is not kept here.
    """
    if not takes(session, result.handout):
        raise StoreError("this drill is not kept here")
    row = {"drill": result.drill.id, "learner_id": learner, "text": _fitting(result.to_json()), "at": now}
    put(session, HandedIn, row)


def handed_in(session: Session, drill: str | None = None, team: int | None = None) -> list[Result]:
    """What was handed in, the oldest first; of one drill or one team, if it is named."""
    wanted = select(HandedIn).order_by(HandedIn.at, HandedIn.learner_id)
    if drill is not None:
        wanted = wanted.where(HandedIn.drill == drill)
    if team is not None:
        wanted = wanted.join(Member, Member.learner_id == HandedIn.learner_id).where(Member.team_id == team)
    found = []
    for one in session.scalars(wanted):
        with suppress(DrillError):  # of another version
            found.append(read_result(one.text))
    return found
