"""Attempts: every answer is written down at once, with the step of its review card and of the ratings.

It is one transaction, so an answer counts everywhere or nowhere; it is over before the verdict is on the screen.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, Table, and_, bindparam, exists, insert, select
from sqlalchemy.orm import Session

from puzzles import KINDS, Grade, Puzzle
from puzzles.making import DraftTheme
from tutor.rules.ruling import Reason
from tutor.store import reviews
from tutor.store.database import put
from tutor.store.models import Attempt, Card, Learner, Rating
from tutor.store.ratings import OVERALL, Kept, Skill, hold, rate
from tutor.store.reviews import Pattern

MODES: Final = ("practice", "daily", "review", "mistakes", "sprint", "streak", "drill", "placement", "lesson")
"""Where an answer is given."""

RATED: Final = frozenset(("practice", "daily", "drill", "placement"))
"""Where the first answer to a puzzle, without a hint, counts for the rating. A race and what comes back do not."""

LONGEST: Final = 600.0
"""So many seconds count for one answer, and no more: the learner was away."""

LESSON: Final = "lesson"
"""The kind of an answer to a step of a lesson."""

WITHIN: Final = "/"
"""Stands in the link of what has no address of its own: a step of a lesson, a question that a coach has laid out."""


@dataclass(frozen=True)
class Tried:
    """An answer, judged. Fields as in ``models.Attempt``; ``pattern`` is what to review, ``patience`` how long the
    question may take (``reviews.patience``)."""

    kind: str
    link: str
    answer: tuple[str, ...]
    right: bool
    mode: str
    profile: str = "sri-lankan"
    theme: str | None = None
    level: int | None = None
    clause: str | None = None
    reason: str | None = None
    clauses: tuple[str, ...] = ()
    hints: int = 0
    seconds: float = 0.0
    pattern: Pattern | None = None
    patience: float = field(default=1.0, repr=False)


class Recorded(NamedTuple):
    """What an answer counted for: is it the first to its puzzle, and the rating of the kind if it was rated."""

    first: bool
    skill: Skill | None


def pattern_of(puzzle: Puzzle) -> Pattern:
    """What a puzzle trains.

    >>> from puzzles import make
    >>> pattern_of(make("legal-card", 7, theme="follow-suit"))
    Pattern(kind='legal-card', theme='follow-suit', clause='play.follow')
    """
    theme = KINDS[puzzle.kind].themes[puzzle.themes[0]]
    clause = theme.clause if isinstance(theme, DraftTheme) else None
    return Pattern(puzzle.kind, theme.id, clause or "")


def of_puzzle(
    puzzle: Puzzle, link: str, grade: Grade | None, picks: Iterable[str], *, hints: int, seconds: float, mode: str
) -> Tried:
    """The answer to a puzzle. A wrong one is put down to the clause that refuses it, a right one to its pattern's.

    Without a ``grade`` the learner did not know, which is not right. What is laid out by hand has no level to be rated
    by, and a placement asks about what is not learned yet, so none of it comes back as a review.
    """
    right = grade is not None and grade.right
    marks = () if grade is None else grade.marks if right else (*grade.marked("wrong"), *grade.marked("missed"))
    reasons: list[Reason] = [reason for one in marks for reason in one.ruling.reasons]
    pattern = pattern_of(puzzle)
    refused = reasons[0] if reasons and not right else None
    return Tried(
        kind=puzzle.kind,
        link=link,
        answer=tuple(picks),
        right=right,
        mode=mode,
        profile=puzzle.profile if isinstance(puzzle.profile, str) else "own",
        theme=pattern.theme,
        level=None if WITHIN in link else puzzle.level,
        clause=refused.clause if refused is not None else pattern.clause or None,
        reason=refused.id if refused is not None else None,
        clauses=tuple(dict.fromkeys(one.clause for one in reasons)),
        hints=hints,
        seconds=seconds,
        pattern=None if mode == "placement" else pattern,
        patience=reviews.patience(puzzle.question.mode, puzzle.question.of),
    )


_TAKEN: Final = ("kind", "link", "profile", "theme", "level", "right", "clause", "reason", "hints", "mode")
_LISTS: Final = ("answer", "clauses")
_NEW: Final = insert(Attempt).inline()
"""Nobody asks for the number of the new row."""

_HELD: Final = select(Learner.id).where(Learner.id == bindparam("learner")).with_for_update()
"""Holds the learner's row: one tab at a time."""

_PARTS: Final[dict[str, Table]] = {
    name: model.__table__.alias(name)  # type: ignore[misc]
    for name, model in (("card", Card), ("own", Rating), ("overall", Rating))
}


def _look() -> Select[Any]:
    """All that an answer may change, in one row: is the puzzle known, its pattern's card, the learner's ratings."""
    card, own, overall = _PARTS.values()
    learner = Learner.__table__.c.id
    pattern = (card.c[name] == bindparam(f"of_{name}") for name in Pattern._fields)
    known = exists().where(Attempt.learner_id == learner, Attempt.link == bindparam("link"))
    return (
        select(
            known.label("known"), *(one.label(f"{name}_{one.name}") for name, part in _PARTS.items() for one in part.c)
        )
        .select_from(Learner)
        .outerjoin(card, and_(card.c.learner_id == learner, *pattern))
        .outerjoin(own, and_(own.c.learner_id == learner, own.c.kind == bindparam("kind")))
        .outerjoin(overall, and_(overall.c.learner_id == learner, overall.c.kind == OVERALL))
        .where(learner == bindparam("learner"))
    )


_LOOK: Final = _look()


def _part(row: Mapping[str, Any], name: str) -> dict[str, Any] | None:
    """One of the parts of the row; ``None`` where there is none."""
    found = {one.name: row[f"{name}_{one.name}"] for one in _PARTS[name].c}
    return None if found["learner_id"] is None else found


def _kept(row: Mapping[str, Any], name: str) -> Kept:
    found = _part(row, name)
    return Kept() if found is None else Kept(Skill(found["mu"], found["sigma"]), found["games"])


def record(session: Session, learner: int, tried: Tried, now: dt.datetime, day: dt.date) -> Recorded:
    """Write an answer down. ``day`` is the day where the learner is. Raises ``NoResultFound`` for nobody."""
    connection = session.connection()
    connection.execute(_HELD, {"learner": learner}).one()
    pattern = tried.pattern or Pattern("", "", "")
    key = {"learner": learner, "link": tried.link, "kind": tried.kind}
    key |= {f"of_{name}": value for name, value in pattern._asdict().items()}
    before = dict(connection.execute(_LOOK, key).mappings().one())
    first = not before["known"]
    rated = first and not tried.hints and tried.mode in RATED and tried.level is not None and tried.theme is not None
    card = None
    if tried.pattern is not None and (first or tried.mode == "review"):  # a review may bring a puzzle of long ago
        how = reviews.remembered(tried.right, tried.hints, tried.seconds, tried.patience)
        card = reviews.step(_part(before, "card"), how, now, day, first=first)
    puzzle = None
    if rated:
        assert tried.theme is not None
        assert tried.level is not None
        of = tried.kind, tried.theme, tried.level
        puzzle = (*of, hold(session, *of))
    skill = None
    connection.execute(_NEW, _values(learner, tried, now, day) | {"first": first, "rated": rated})
    if card is not None:
        put(session, Card, {"learner_id": learner, **pattern._asdict(), **card})
    if puzzle is not None:
        own = {OVERALL: _kept(before, "overall"), tried.kind: _kept(before, "own")}
        skill = rate(session, learner, own, puzzle, tried.right, day)
    return Recorded(first, skill)


def _values(learner: int, tried: Tried, now: dt.datetime, day: dt.date) -> dict[str, Any]:
    """The row of an answer."""
    values = {name: getattr(tried, name) for name in _TAKEN} | {name: list(getattr(tried, name)) for name in _LISTS}
    seconds = round(min(max(tried.seconds, 0.0), LONGEST), 1)
    return values | {"learner_id": learner, "seconds": seconds, "at": now, "day": day}
