"""Ratings: each rated answer is a game between the learner and the puzzles of that theme and level (openskill).

A learner has a rating for each kind and one over all. Puzzles start at the guess of their level's difficulty, and move
with every rated answer. A number is shown only once it is sure enough; before that, a word.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from statistics import NormalDist
from typing import Final, NamedTuple

from openskill.models import ThurstoneMostellerFull
from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from puzzles.making import STEPS
from tutor.store.database import put
from tutor.store.models import PuzzleRating, Rating, RatingDay

OVERALL: Final = ""
"""Where a kind would stand: the rating over all kinds."""

_MODEL: Final = ThurstoneMostellerFull()  # its chances are those of `expected`
MU: Final = float(_MODEL.mu)
SIGMA: Final = float(_MODEL.sigma)
_BETA: Final = float(_MODEL.beta)

PUZZLE_SIGMA: Final = 4.0
"""How unsure the guess of a puzzle's difficulty is."""

SURE: Final = 2.5
"""A rating is shown as a number once its deviation is no more than this."""

_SPAN: Final = 25.0
_MIDDLE: Final = 0.43
"""A difficulty (0-1) as a rating: ``_MIDDLE`` is what a new learner gets right in every second puzzle."""

POINTS: Final = 40.0
_START: Final = 1500.0
"""The scale of what is shown: 1500 is a new learner, 40 points are one of openskill's."""

USUAL: Final = 40
"""After about so many answers a rating is sure."""

WORDS: Final = ((1100, "novice"), (1350, "beginner"), (1600, "improver"), (1850, "skilled"), (2100, "advanced"))
"""Up to which shown rating each word goes; then ``expert``."""


class Skill(NamedTuple):
    """A rating and its deviation."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The rating as a number for readers.

        >>> Skill().shown
        1500
        """
        return round(_START + POINTS * (self.mu - MU))

    @property
    def sure(self) -> bool:
        """May the number be shown?"""
        return self.sigma <= SURE

    @property
    def word(self) -> str:
        """The id of a word for it: ``novice`` to ``expert``.

        >>> Skill().word, Skill(10.0).word, Skill(45.0).word
        ('improver', 'novice', 'expert')
        """
        return next((word for most, word in WORDS if self.shown < most), "expert")


def guess(level: int) -> Skill:
    """What puzzles of a level are rated before anybody has tried one.

    >>> [guess(level).shown for level in (1, 2, 3, 4, 5)]
    [1170, 1350, 1500, 1630, 1880]
    """
    ends = (0.0, *STEPS, 1.0)
    return Skill(MU + _SPAN * ((ends[level - 1] + ends[level]) / 2 - _MIDDLE), PUZZLE_SIGMA)


def expected(learner: Skill, puzzle: Skill) -> float:
    """How likely the learner is to be right (0-1).

    >>> round(expected(Skill(30, 2), Skill(25, 2)), 2)
    0.78
    """
    spread = 2 * _BETA**2 + learner.sigma**2 + puzzle.sigma**2
    return NormalDist().cdf((learner.mu - puzzle.mu) / spread**0.5)


def game(learner: Skill, puzzle: Skill, right: bool) -> tuple[Skill, Skill]:
    """Both ratings after an answer.

    >>> better, easier = game(Skill(), guess(3), True)
    >>> better.mu > MU, better.sigma < SIGMA, easier.mu < guess(3).mu
    (True, True, True)
    """
    teams = [[_MODEL.rating(*learner)], [_MODEL.rating(*puzzle)]]
    (one,), (other,) = _MODEL.rate(teams, ranks=[0, 1] if right else [1, 0])
    return Skill(one.mu, one.sigma), Skill(other.mu, other.sigma)


# -- in the store ------------------------------------------------------------------------------------------------------


class Kept(NamedTuple):
    """A rating of the store, and how many answers it rests on."""

    skill: Skill = Skill()
    games: int = 0


_PUZZLE: Final = (
    select(PuzzleRating.mu, PuzzleRating.sigma, PuzzleRating.games)
    .where(*(PuzzleRating.__table__.c[name] == bindparam(name) for name in ("kind", "theme", "level")))
    .with_for_update()
)


def hold(session: Session, kind: str, theme: str, level: int) -> Kept:
    """The rating of puzzles, which nobody else changes until this transaction ends."""
    connection, key = session.connection(), {"kind": kind, "theme": theme, "level": level}
    found = connection.execute(_PUZZLE, key).one_or_none()
    if found is None:  # two learners may come to it at once: one of them makes it
        put(session, PuzzleRating, {**key, **guess(level)._asdict(), "games": 0}, change=False)
        found = connection.execute(_PUZZLE, key).one()
    return Kept(Skill(found.mu, found.sigma), found.games)


def rate(
    session: Session,
    learner: int,
    own: Mapping[str, Kept],
    puzzle: tuple[str, str, int, Kept],
    right: bool,
    day: dt.date,
) -> Skill:
    """Count a rated answer: the rating of the kind, the one over all, and that of the puzzles. Gives the first.

    ``own`` are the learner's ratings by kind, ``puzzle`` the kind, theme, level and rating of the puzzle. The caller
    holds the rows of both, so that no other tab is at the same.
    """
    kind, theme, level, against = puzzle
    after = {name: game(own[name].skill, against.skill, right) for name in (OVERALL, kind)}
    rows = [{"learner_id": learner, "kind": name, **one._asdict()} for name, (one, _) in after.items()]
    put(session, Rating, *({**one, "games": own[str(one["kind"])].games + 1} for one in rows))
    put(session, RatingDay, *({**one, "day": day} for one in rows))
    skill, changed = after[kind]
    key = {"kind": kind, "theme": theme, "level": level}
    put(session, PuzzleRating, {**key, **changed._asdict(), "games": against.games + 1})
    return skill


def skills(session: Session, learner: int) -> dict[str, tuple[Skill, int]]:
    """A learner's ratings by kind, each with how many answers it rests on."""
    rows = session.scalars(select(Rating).where(Rating.learner_id == learner).order_by(Rating.kind))
    return {one.kind: (Skill(one.mu, one.sigma), one.games) for one in rows}


def puzzle_skills(session: Session) -> dict[tuple[str, str, int], Skill]:
    """The ratings of puzzles that somebody has tried, by kind, theme and level."""
    return {(one.kind, one.theme, one.level): Skill(one.mu, one.sigma) for one in session.scalars(select(PuzzleRating))}


def by_day(session: Session, learner: int, kind: str = OVERALL) -> list[tuple[dt.date, Skill]]:
    """A rating at the end of each day on which it changed."""
    wanted = (RatingDay.learner_id == learner, RatingDay.kind == kind)
    rows = session.scalars(select(RatingDay).where(*wanted).order_by(RatingDay.day))
    return [(one.day, Skill(one.mu, one.sigma)) for one in rows]
