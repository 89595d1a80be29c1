"""What comes next: puzzles that fit a strength, puzzles that were missed, those of a day."""

from __future__ import annotations

import datetime as dt
import random
import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from puzzles import Puzzle
from puzzles.serving import NOTHING, Wishes, kinds_at, ready, serve
from tutor.profiles import PROFILE_NAMES
from tutor.store.attempts import WITHIN
from tutor.store.models import Attempt
from tutor.store.ratings import OVERALL, Skill, expected, guess

WANTED: Final = 0.8
"""How likely a learner should be to get a fitting puzzle right: often enough to go on, seldom enough to learn."""

_CLOSE: Final = 12
"""By chance one of so many that fit best."""

_BACK: Final = 400
"""So many of the last slips are looked at."""

DAILY: Final = ("legal-card", "winner", "knowledge", "auction", "caps-order", "count", "settle", "open-it", "make-it")
DAILY_COUNT: Final = 5
"""The kinds that the puzzles of a day come from, and how many there are."""

SPRINT: Final = ("legal-card", "winner", "auction", "count", "open-it", "settle")
"""The kinds of a sprint: those that are answered in seconds. At other tables those of the same family."""

_DISGUISE: Final = re.compile(r"\.d\d+")


def sprint_kinds(profile: str) -> tuple[str, ...]:
    """The kinds that a sprint at a table draws from.

    >>> sprint_kinds("club")[:2]
    ('club-legal-card', 'club-winner')
    """
    if profile == PROFILE_NAMES[0]:
        return SPRINT
    return tuple(one.name for one in kinds_at(profile) if one.name.endswith(SPRINT) and "one" in one.modes)


def fitting(
    skills: Mapping[str, tuple[Skill, int]],
    tried: Mapping[tuple[str, str, int], Skill],
    rng: random.Random,
    profile: str = PROFILE_NAMES[0],
) -> Wishes:
    """What a learner with these ratings gets right about four times in five at a table.

    ``tried`` are the ratings of puzzles that somebody has tried; the others are as hard as their level.

    >>> strong, weak = ({"": (Skill(mu, 1.0), 60)} for mu in (34.0, 18.0))
    >>> rng = random.Random(304)
    >>> fitting(strong, {}, rng).level > fitting(weak, {}, rng).level
    True
    """
    overall = skills.get(OVERALL, (Skill(), 0))[0]
    some = []
    for kind in kinds_at(profile):
        if not ready(kind.name):
            continue
        own, games = skills.get(kind.name, (overall, 0))
        skill = own if games >= 5 else overall
        for theme in kind.themes.values():
            for level in theme.levels:
                chance = expected(skill, tried.get((kind.name, theme.id, level), guess(level)))
                some.append((abs(chance - WANTED), rng.random(), Wishes(kind.name, theme.id, level, profile=profile)))
    some.sort(key=lambda one: one[:2])
    return rng.choice(some[:_CLOSE])[2]


# -- the puzzles of a day ----------------------------------------------------------------------------------------------


def daily(day: dt.date) -> tuple[Puzzle, ...]:
    """The puzzles of a day: the same for everybody who has this version.

    >>> day = dt.date(2026, 12, 1)
    >>> [one.id for one in daily(day)] == [one.id for one in daily(day)]
    True
    """
    rng = random.Random(f"daily/{day.isoformat()}")
    kinds = rng.sample([name for name in DAILY if ready(name)], DAILY_COUNT)
    return tuple(sorted((serve(Wishes(name), rng, NOTHING) for name in kinds), key=lambda one: one.level))


# -- what was missed ---------------------------------------------------------------------------------------------------


class Slip(NamedTuple):
    """A puzzle that was missed: its link without a disguise, and the clause that it was missed by."""

    link: str
    clause: str | None


def plain(link: str) -> str:
    """A puzzle's link without its disguise.

    >>> plain("legal-card-7.l2.d17.v2")
    'legal-card-7.l2.v2'
    """
    return _DISGUISE.sub("", link)


def slips(session: Session, learner: int, clause: str | None = None) -> list[Slip]:
    """The puzzles that were missed and not mended since, the last one first; by one clause, if it is given.
    Only those that have an address of their own.

    To mend is to get it right, in any disguise, where mistakes are replayed.
    """
    mine = (Attempt.learner_id == learner, Attempt.link.not_like(f"%{WITHIN}%"))
    right = select(Attempt.link, Attempt.at).where(*mine, Attempt.right, Attempt.mode == "mistakes")
    mended: dict[str, dt.datetime] = {}
    for link, at in session.execute(right.order_by(Attempt.at)):
        mended[plain(link)] = at
    wrong = select(Attempt.link, Attempt.clause, Attempt.at).where(*mine, Attempt.right.is_(False))
    if clause is not None:
        wrong = wrong.where(Attempt.clause == clause)
    found: dict[str, Slip] = {}
    for link, by, at in session.execute(wrong.order_by(Attempt.at.desc()).limit(_BACK)):
        base = plain(link)
        if base not in found and (base not in mended or mended[base] < at):
            found[base] = Slip(base, by)
    return list(found.values())
