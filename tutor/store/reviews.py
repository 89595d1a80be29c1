"""Reviews: FSRS over patterns. A pattern is a kind, a theme and the clause it is about, never one puzzle.

Every answer to a puzzle of the pattern is a step of its card, in practice as in a review: wrong or shown is *Again*,
right after a hint or slowly is *Hard*, right is *Good*, right, fast and unaided is *Easy*. A day counts once, but a
wrong answer always does.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import fsrs
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tutor.store.models import Card

LONGEST: Final = 365
"""The longest time between two reviews, in days."""

FAST: Final = 8.0
SLOW: Final = 45.0
"""Seconds for an answer of one choice; the others get more (:func:`patience`)."""

_PATIENCE: Final = {"one": 1.0, "every": 1.5, "order": 2.5}
_MOMENTS: Final = 4.0

_SCHEDULER: Final = fsrs.Scheduler(
    learning_steps=(), relearning_steps=(), maximum_interval=LONGEST, enable_fuzzing=False
)
"""Without steps of minutes: the queue is a daily one."""


class Pattern(NamedTuple):
    """What is reviewed."""

    kind: str
    theme: str
    clause: str


def patience(mode: str, of: str) -> float:
    """How many times as long as for one choice a question may take, by how and for what it asks.

    >>> patience("one", "card"), patience("order", "card"), patience("one", "moment")
    (1.0, 2.5, 4.0)
    """
    return _PATIENCE[mode] * (_MOMENTS if of == "moment" else 1.0)


def remembered(right: bool, hints: int, seconds: float, patience: float = 1.0, shown: bool = False) -> fsrs.Rating:
    """How well a pattern was remembered.

    >>> [remembered(*one).name for one in [(False, 0, 3), (True, 1, 3), (True, 0, 60), (True, 0, 20), (True, 0, 3)]]
    ['Again', 'Hard', 'Hard', 'Good', 'Easy']
    """
    if not right or shown:
        return fsrs.Rating.Again
    if hints or seconds > SLOW * patience:
        return fsrs.Rating.Hard
    return fsrs.Rating.Easy if seconds <= FAST * patience else fsrs.Rating.Good


def step(
    kept: Mapping[str, Any] | None, how: fsrs.Rating, now: dt.datetime, day: dt.date, *, first: bool = True
) -> dict[str, Any] | None:
    """What a pattern's card holds after an answer (``kept``: before it), ``None`` where this day has counted already.

    A wrong answer to a puzzle that is new (``first``) counts even then.
    """
    again = how == fsrs.Rating.Again
    if kept is not None and kept["day"] >= day and not (again and first):
        return None
    after, _ = _SCHEDULER.review_card(_card(kept, now), how, now)
    reviews, lapses = (kept["reviews"], kept["lapses"]) if kept is not None else (0, 0)
    state = {"state": int(after.state), "step": after.step, "stability": after.stability}
    state |= {"difficulty": after.difficulty, "reviews": reviews + 1, "lapses": lapses + again}
    return {**state, "due": after.due, "last": now, "day": day}


def _card(kept: Mapping[str, Any] | None, now: dt.datetime) -> fsrs.Card:
    if kept is None:
        return fsrs.Card(card_id=0, due=now)
    some = {name: kept[name] for name in ("step", "stability", "difficulty", "due")}
    return fsrs.Card(card_id=0, state=fsrs.State(kept["state"]), last_review=kept["last"], **some)


def due(session: Session, learner: int, until: dt.datetime, known: Sequence[str]) -> list[Pattern]:
    """The patterns whose time comes before ``until`` (the end of the day), the longest overdue first.

    ``known`` are the kinds that this version has puzzles of.
    """
    rows = session.execute(
        select(Card.kind, Card.theme, Card.clause)
        .where(Card.learner_id == learner, Card.due < until, Card.kind.in_(known))
        .order_by(Card.due, Card.kind, Card.theme)
    )
    return [Pattern(*row) for row in rows]


def due_count(session: Session, learner: int, until: dt.datetime) -> int:
    """How many patterns are due before ``until``."""
    return session.scalar(select(func.count()).where(Card.learner_id == learner, Card.due < until)) or 0


def forecast(session: Session, learner: int, until: dt.datetime) -> list[dt.datetime]:
    """When the reviews before ``until`` come, the overdue ones among them."""
    some = session.scalars(select(Card.due).where(Card.learner_id == learner, Card.due < until).order_by(Card.due))
    return list(some)
