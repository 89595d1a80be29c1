"""What a learner's answers come to: by kind, by clause, by day. Each question is one look into one index.

Success counts first answers only: who has read the solution knows it.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tutor.store.attempts import LESSON
from tutor.store.models import Attempt

FEW: Final = 8
"""With fewer answers than this nothing can be told."""

WEAK: Final = 0.7
STRONG: Final = 0.85


class Share(NamedTuple):
    """How many first answers were right, of how many; ``name`` is a kind or a clause."""

    name: str
    tried: int
    right: int

    @property
    def share(self) -> float:
        """The part that was right (0-1)."""
        return self.right / self.tried if self.tried else 0.0

    @property
    def state(self) -> str:
        """``unclear`` for lack of answers, ``weak``, ``fair`` or ``strong``.

        >>> [Share("", *one).state for one in ((3, 0), (20, 10), (20, 16), (20, 19))]
        ['unclear', 'weak', 'fair', 'strong']
        """
        if self.tried < FEW:
            return "unclear"
        return "weak" if self.share < WEAK else "strong" if self.share >= STRONG else "fair"


class Day(NamedTuple):
    """A day: all answers, how many were right, and the seconds they took."""

    day: dt.date
    tried: int
    right: int
    seconds: float


def shares(session: Session, learner: int) -> tuple[list[Share], list[Share]]:
    """Success by kind of puzzle, and by clause with the lessons among them; the most tried first."""
    rows = session.execute(
        select(Attempt.kind, Attempt.clause, Attempt.right, func.count())
        .where(Attempt.learner_id == learner, Attempt.first)
        .group_by(Attempt.kind, Attempt.clause, Attempt.right)
    )
    kinds: dict[str, Share] = {}
    clauses: dict[str, Share] = {}
    for kind, clause, right, count in rows:
        for name, found in ((kind, kinds), (clause, clauses)):
            if name is not None and (found is clauses or name != LESSON):
                before = found.get(name, Share(name, 0, 0))
                found[name] = Share(name, before.tried + count, before.right + count * bool(right))
    return _sorted(kinds.values()), _sorted(clauses.values())


def _sorted(some: Iterable[Share]) -> list[Share]:
    return sorted(some, key=lambda one: (-one.tried, one.name))


def days(session: Session, learner: int) -> list[Day]:
    """Every day with answers, in order."""
    rows = session.execute(
        select(Attempt.day, Attempt.right, func.count(), func.sum(Attempt.seconds))
        .where(Attempt.learner_id == learner)
        .group_by(Attempt.day, Attempt.right)
        .order_by(Attempt.day)
    )
    found: dict[dt.date, Day] = {}
    for day, good, count, seconds in rows:
        before = found.get(day, Day(day, 0, 0, 0.0))
        found[day] = Day(day, before.tried + count, before.right + count * bool(good), before.seconds + seconds)
    return list(found.values())


def in_a_row(some: Iterable[dt.date], today: dt.date) -> int:
    """On how many days in a row there were answers, up to today, or up to yesterday while today has none yet.

    >>> monday = dt.date(2026, 11, 30)
    >>> [in_a_row([monday], monday + dt.timedelta(days=one)) for one in (0, 1, 2)]
    [1, 1, 0]
    """
    played, count = set(some), 0
    day = today if today in played else today - dt.timedelta(days=1)
    while day in played:
        count, day = count + 1, day - dt.timedelta(days=1)
    return count
