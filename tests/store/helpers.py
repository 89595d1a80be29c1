"""Answers to write down, and the time of the tests."""

from __future__ import annotations

import datetime as dt
from typing import Any

from sqlalchemy import func, select

from tutor.store import attempts
from tutor.store.attempts import Recorded, Tried
from tutor.store.database import Store
from tutor.store.models import Attempt, Base
from tutor.store.reviews import Pattern

NOW = dt.datetime(2026, 12, 1, 10, 30, tzinfo=dt.UTC)
CLAUSE = "play.follow"


def tried(link: str = "legal-card-7", right: bool = True, **more: Any) -> Tried:
    """An answer to a puzzle of level 3."""
    usual = {"mode": "practice", "theme": "follow-suit", "level": 3, "clause": CLAUSE, "seconds": 20.0}
    pattern = Pattern("legal-card", str(more.get("theme", "follow-suit")), CLAUSE)
    return Tried("legal-card", link, ("JS",), right, **{"pattern": pattern, **usual, **more})


def put_down(store: Store, learner: int, one: Tried, at: dt.datetime = NOW) -> Recorded:
    """Write an answer down."""
    with store.write() as session:
        return attempts.record(session, learner, one, at, at.date())


def count(store: Store, model: type[Base] = Attempt) -> int:
    """The rows of a table."""
    with store.read() as session:
        return session.scalar(select(func.count()).select_from(model)) or 0
