"""Results of sessions with an end: a sprint, a streak, the puzzles of a day."""

from __future__ import annotations

import datetime as dt

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tutor.store.models import Run


def keep(
    session: Session, learner: int, kind: str, right: int, tried: int, seconds: float, now: dt.datetime, day: dt.date
) -> bool:
    """Write a result down; is it better than all before?"""
    before = best(session, learner, kind)
    run = Run(learner_id=learner, kind=kind, right=right, tried=tried, seconds=round(seconds, 1), at=now, day=day)
    session.add(run)
    return right > 0 and (before is None or right > before)


def best(session: Session, learner: int, kind: str) -> int | None:
    """The most that were right in a session of this kind; ``None`` before the first."""
    return session.scalar(select(func.max(Run.right)).where(Run.learner_id == learner, Run.kind == kind))


def of_day(session: Session, learner: int, kind: str, day: dt.date) -> tuple[int, int] | None:
    """The first result of a day: how many were right, of how many."""
    wanted = (Run.learner_id == learner, Run.kind == kind, Run.day == day)
    row = session.execute(select(Run.right, Run.tried).where(*wanted).order_by(Run.id).limit(1)).first()
    return None if row is None else (row[0], row[1])
