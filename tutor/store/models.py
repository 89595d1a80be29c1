"""The tables. Moments are kept in UTC, days as the learner's own calendar had them.

A learner's rows go with the learner: every table that names one has ``ON DELETE CASCADE``.
"""

from __future__ import annotations

import datetime as dt
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Date,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
NAME_LENGTH: Final = 40
"""The longest nickname."""

HOUSE_LENGTH: Final = 10_000
"""The longest table with rules of its own, in short."""

DRILL_LENGTH: Final = 256_000
"""The longest drill or result."""

SETTINGS_LENGTH: Final = 400
"""The longest settings."""


class Moment(TypeDecorator[dt.datetime]):
    """A moment with its zone outside, in UTC without one inside: the same in every database."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: dt.datetime | None, dialect: Dialect) -> dt.datetime | None:
        """Raises ``ValueError`` for a moment without a zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs its time zone")
        return value.astimezone(dt.UTC).replace(tzinfo=None)

    def process_result_value(self, value: Any, dialect: Dialect) -> dt.datetime | None:
        """The moment in UTC."""
        return value.replace(tzinfo=dt.UTC) if isinstance(value, dt.datetime) else None


class Base(DeclarativeBase):
    """What all tables share."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy reads it from the class
        bool: Boolean,
        dt.date: Date,
        dt.datetime: Moment,
        float: Float,
        int: Integer,
        list[str]: JSON,
        str: Text,
    }


def _owner(**more: Any) -> Mapped[int]:
    return mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), **more)


def _drill() -> Mapped[str]:
    return mapped_column(ForeignKey("handed_out.drill", ondelete="CASCADE"), primary_key=True)


def _team(**more: Any) -> Mapped[int]:
    return mapped_column(ForeignKey("team.id", ondelete="CASCADE"), primary_key=True, **more)


class Learner(Base):
    """Somebody who learns: a nickname of some browser (``home``), or an account elsewhere (``subject``)."""

    __tablename__ = "learner"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME_LENGTH))
    """Empty: nobody has chosen one."""
    subject: Mapped[str | None] = mapped_column(String(255), unique=True)
    home: Mapped[str | None] = mapped_column(String(64), index=True)
    since: Mapped[dt.datetime]
    settings: Mapped[str | None] = mapped_column(String(SETTINGS_LENGTH))
    """How they like the app, as JSON; ``None``: nothing was changed yet."""


class Visit(Base):
    """Who plays in a browser now. ``key`` is a hash of the number in its cookie, which itself is kept nowhere."""

    __tablename__ = "visit"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    learner_id: Mapped[int] = _owner(index=True)
    at: Mapped[dt.datetime]


class Attempt(Base):
    """One answer: to a puzzle (``link`` is its address), or to a step of a lesson (``kind`` is ``lesson``).

    ``clause`` decided it, with ``reason`` where it was wrong. ``first``: the first answer to it ever. ``mode`` tells
    where it was given (``attempts.MODES``), ``rated`` whether it counted for the rating.
    """

    __tablename__ = "attempt"
    __table_args__ = (
        Index(None, "learner_id", "link"),
        Index(None, "learner_id", "at"),
        Index("ix_attempt_days", "learner_id", "day", "right", "seconds"),
        Index("ix_attempt_kinds", "learner_id", "first", "kind", "clause", "right"),
        Index("ix_attempt_slips", "learner_id", "right", "clause", "at"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    learner_id: Mapped[int] = _owner()
    kind: Mapped[str] = mapped_column(String(40))
    link: Mapped[str] = mapped_column(String(200))
    profile: Mapped[str] = mapped_column(String(60))
    theme: Mapped[str | None] = mapped_column(String(60))
    level: Mapped[int | None]
    answer: Mapped[list[str]]
    right: Mapped[bool]
    clause: Mapped[str | None] = mapped_column(String(60))
    reason: Mapped[str | None] = mapped_column(String(60))
    clauses: Mapped[list[str]]
    hints: Mapped[int]
    seconds: Mapped[float]
    mode: Mapped[str] = mapped_column(String(20))
    first: Mapped[bool]
    rated: Mapped[bool]
    at: Mapped[dt.datetime]
    day: Mapped[dt.date]


class Card(Base):
    """A pattern to review, with its state in FSRS. ``day`` is the day on which it was answered last."""

    __tablename__ = "card"
    __table_args__ = (Index(None, "learner_id", "due"),)

    learner_id: Mapped[int] = _owner(primary_key=True)
    kind: Mapped[str] = mapped_column(String(40), primary_key=True)
    theme: Mapped[str] = mapped_column(String(60), primary_key=True)
    clause: Mapped[str] = mapped_column(String(60), primary_key=True)
    state: Mapped[int]
    step: Mapped[int | None]
    stability: Mapped[float | None]
    difficulty: Mapped[float | None]
    due: Mapped[dt.datetime]
    last: Mapped[dt.datetime]
    day: Mapped[dt.date]
    reviews: Mapped[int]
    lapses: Mapped[int]


class Rating(Base):
    """How strong a learner is at a kind of puzzle (``kind`` is empty for all of them), and how sure that is."""

    __tablename__ = "rating"

    learner_id: Mapped[int] = _owner(primary_key=True)
    kind: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]


class RatingDay(Base):
    """A rating as it was at the end of a day."""

    __tablename__ = "rating_day"

    learner_id: Mapped[int] = _owner(primary_key=True)
    kind: Mapped[str] = mapped_column(String(40), primary_key=True)
    day: Mapped[dt.date] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]


class PuzzleRating(Base):
    """How hard the puzzles of a theme and level are. Of nobody in particular: it stays when a learner is forgotten."""

    __tablename__ = "puzzle_rating"

    kind: Mapped[str] = mapped_column(String(40), primary_key=True)
    theme: Mapped[str] = mapped_column(String(60), primary_key=True)
    level: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]


class Place(Base):
    """How far a learner is in a lesson: scenes by their links, as ``lessons.Walk`` tells them apart."""

    __tablename__ = "place"

    learner_id: Mapped[int] = _owner(primary_key=True)
    profile: Mapped[str] = mapped_column(String(60), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(60), primary_key=True)
    scene: Mapped[str] = mapped_column(String(80))
    solved: Mapped[list[str]]
    missed: Mapped[list[str]]
    first: Mapped[list[str]]
    at: Mapped[dt.datetime]


class Run(Base):
    """A session on *Practise* that has an end and a result: a sprint, a streak, the deal of the day."""

    __tablename__ = "run"
    __table_args__ = (Index(None, "learner_id", "kind", "right"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    learner_id: Mapped[int] = _owner()
    kind: Mapped[str] = mapped_column(String(20))
    right: Mapped[int]
    tried: Mapped[int]
    seconds: Mapped[float]
    at: Mapped[dt.datetime]
    day: Mapped[dt.date]


class HandedOut(Base):
    """A drill that a coach keeps here: ``text`` is its link's end. ``shown``: every player here finds it."""

    __tablename__ = "handed_out"

    drill: Mapped[str] = mapped_column(String(16), primary_key=True)
    title: Mapped[str] = mapped_column(String(80))
    text: Mapped[str] = mapped_column(String(DRILL_LENGTH))
    shown: Mapped[bool]
    at: Mapped[dt.datetime]


class HandedIn(Base):
    """What a learner handed in of such a drill: the result file, signed; the last one of each."""

    __tablename__ = "handed_in"

    drill: Mapped[str] = _drill()
    learner_id: Mapped[int] = _owner(primary_key=True)
    text: Mapped[str] = mapped_column(String(DRILL_LENGTH))
    at: Mapped[dt.datetime]


class Team(Base):
    """Learners whom a coach has put together: a class, a table of the club. Who has the ``code`` may join."""

    __tablename__ = "team"

    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME_LENGTH))
    code: Mapped[str] = mapped_column(String(32), unique=True)
    at: Mapped[dt.datetime]


class Member(Base):
    """A learner belongs to a team."""

    __tablename__ = "member"

    team_id: Mapped[int] = _team()
    learner_id: Mapped[int] = _owner(primary_key=True, index=True)


class TeamDrill(Base):
    """A drill that a team has to do."""

    __tablename__ = "team_drill"

    drill: Mapped[str] = _drill()
    team_id: Mapped[int] = _team(index=True)


class LearnerDrill(Base):
    """A drill that a single learner has to do."""

    __tablename__ = "learner_drill"

    drill: Mapped[str] = _drill()
    learner_id: Mapped[int] = _owner(primary_key=True, index=True)


class House(Base):
    """A table that a coach keeps here: ``rules`` is its profile in short. ``shown``: every player here finds it."""

    __tablename__ = "house"

    name: Mapped[str] = mapped_column(String(NAME_LENGTH), primary_key=True)
    rules: Mapped[str] = mapped_column(String(HOUSE_LENGTH))
    shown: Mapped[bool]
    at: Mapped[dt.datetime]
