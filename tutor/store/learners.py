"""Who learns: nicknames of a browser, and accounts of an identity provider.

A browser is known by the number in its cookie, of which only a hash is kept. It may hold several nicknames (a family
at one computer) and sees no others. An account is known by its subject, from any browser, and sees itself only.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import unicodedata
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from tutor.store import StoreError
from tutor.store.database import Store, put
from tutor.store.models import NAME_LENGTH, Attempt, Base, Learner, Place, Visit


def key_of(number: str) -> str:
    """The hash under which a browser is known.

    >>> key_of("a")[:8]
    'ca978112'
    """
    return hashlib.sha256(number.encode()).hexdigest()


def tidy(name: str) -> str:
    """A nickname on one line, without signs that cannot be seen; not longer than ``NAME_LENGTH``.

    >>> tidy("  Ni\\nmal \\u202e ")
    'Ni mal'
    """
    seen = "".join(" " if one.isspace() else one for one in name if one.isspace() or one.isprintable())
    return " ".join(unicodedata.normalize("NFC", seen).split())[:NAME_LENGTH].strip()


def create(session: Session, name: str, now: dt.datetime, home: str | None = None) -> Learner:
    """A new learner of a browser (``home``: its key), who may have no name yet."""
    found = Learner(name=tidy(name), home=home, subject=None, since=now)
    session.add(found)
    session.flush()
    return found


def of_visit(session: Session, key: str) -> Learner | None:
    """Who plays in a browser; ``None`` for a browser that is new here."""
    return session.scalars(select(Learner).join(Visit).where(Visit.key == key)).one_or_none()


def begin(session: Session, key: str, now: dt.datetime) -> Learner:
    """Who plays in a browser; somebody without a name for a browser that is new here."""
    found = of_visit(session, key)
    if found is None:
        made = create(session, "", now, key)
        put(session, Visit, {"key": key, "learner_id": made.id, "at": now}, change=False)
        found = of_visit(session, key)
        assert found is not None
        if found is not made:  # another tab was faster
            session.delete(made)
    return found


def play(session: Session, key: str, learner: int, now: dt.datetime) -> None:
    """From now on a learner plays in this browser."""
    put(session, Visit, {"key": key, "learner_id": learner, "at": now})


def at_home(session: Session, key: str) -> list[Learner]:
    """The learners of a browser, the oldest first."""
    return list(session.scalars(select(Learner).where(Learner.home == key).order_by(Learner.id)))


def of_subject(session: Session, subject: str, name: str, now: dt.datetime) -> Learner:
    """The learner of an account; a new one at the first visit. The name is that of the account now."""
    found = session.scalars(select(Learner).where(Learner.subject == subject)).one_or_none()
    if found is None:
        found = Learner(name=tidy(name), home=None, subject=subject, since=now)
        session.add(found)
        session.flush()
    elif found.name != tidy(name):
        found.name = tidy(name)
    return found


def rename(session: Session, learner: int, name: str) -> None:
    """Give a learner another nickname."""
    session.get_one(Learner, learner).name = tidy(name)


def keep_settings(session: Session, learner: int, settings: str) -> None:
    """Remember how a learner likes the app (``SETTINGS_LENGTH`` signs at most)."""
    session.get_one(Learner, learner).settings = settings


def find(session: Session, who: str) -> Learner:
    """The learner of a number or a name. Raises ``StoreError`` for nobody, and for several of one name."""
    by_name = list(session.scalars(select(Learner).where(Learner.name == who).order_by(Learner.id)))
    by_number = session.get(Learner, int(who)) if who.isascii() and who.isdigit() and len(who) < 10 else None
    if by_number is not None and not by_name:
        return by_number
    if len(by_name) == 1 and by_number is None:
        return by_name[0]
    if by_name:
        some = [*by_name, *([by_number] if by_number is not None else [])]
        raise StoreError(f"{who!r} may be any of the learners {', '.join(str(one.id) for one in some)}: give a number")
    raise StoreError(f"there is no learner {who!r}: tutor304 db learners lists them")


def everybody(session: Session) -> list[tuple[Learner, int]]:
    """Every learner with the number of attempts."""
    count = func.count(Attempt.id)
    rows = session.execute(select(Learner, count).outerjoin(Attempt).group_by(Learner.id).order_by(Learner.id))
    return [(learner, number) for learner, number in rows]


def forget(store: Store, learner: int) -> int:
    """Remove a learner and all that is known of them; the number of rows that went.

    SQLite's file is written out at once, so that nothing is left in its log.
    """
    with store.write() as session:
        gone = sum(
            session.scalar(select(func.count()).select_from(table).where(table.c.learner_id == learner)) or 0
            for table in Base.metadata.sorted_tables
            if "learner_id" in table.c
        )
        session.execute(delete(Learner).where(Learner.id == learner))
    if store.kind == "sqlite":
        with store.engine.connect() as connection:
            connection.connection.driver_connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # type: ignore[union-attr]
    return gone + 1


# -- lessons -----------------------------------------------------------------------------------------------------------


def places(session: Session, learner: int) -> list[Place]:
    """How far the learner is in each lesson, the last one first."""
    return list(session.scalars(select(Place).where(Place.learner_id == learner).order_by(Place.at.desc())))


def keep_place(session: Session, learner: int, now: dt.datetime, **place: Any) -> None:
    """Remember how far a learner is in a lesson, in place of what was known; ``place`` is the rest of ``Place``."""
    put(session, Place, {"learner_id": learner, "at": now, **place})
