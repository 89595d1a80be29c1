"""Tables with rules of their own that a coach keeps on a server."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from tutor.profiles import Profile, ProfileError
from tutor.profiles.files import from_short, to_short
from tutor.store import StoreError
from tutor.store.database import put
from tutor.store.models import House as Row

MOST = 40
"""So many tables are kept."""


class House(NamedTuple):
    """A table that is kept: its name, its rules, and whether every player finds it."""

    name: str
    rules: Profile
    shown: bool


def keep(session: Session, name: str, rules: Profile, now: dt.datetime, shown: bool = True) -> None:
    """Keep a table, in place of one of the same name. Raises ``StoreError`` where there are ``MOST`` others already."""
    others = session.scalar(select(func.count()).select_from(Row).where(Row.name != name)) or 0
    if others >= MOST:
        raise StoreError(f"{MOST} tables are kept already")
    put(session, Row, {"name": name, "rules": to_short(rules), "shown": shown, "at": now})


def kept(session: Session) -> list[House]:
    """The tables that are kept, by name; one that this version cannot play is left out."""
    found = []
    for one in session.scalars(select(Row).order_by(Row.name)):
        try:
            found.append(House(one.name, from_short(one.rules), one.shown))
        except ProfileError:
            continue
    return found


def show(session: Session, name: str, shown: bool) -> None:
    """Let every player find a table, or not any more."""
    found = session.get(Row, name)
    if found is not None:
        found.shown = shown


def remove(session: Session, name: str) -> None:
    """Remove a table. Who has taken it keeps it as their own."""
    session.execute(delete(Row).where(Row.name == name))
