"""What *same table, other rules* asks, and the proof of every answer: the rulings of both tables."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from puzzles.making import Draft, DraftTheme, Thrown
from puzzles.model import Arg, Hint, Judged, Mode, Of, Question
from puzzles.other_rules_tables import TableSpec, changes
from puzzles.views import profile_json
from tutor.profiles import Profile
from tutor.rules.compare import WHERES, rule_differs, rule_where, where
from tutor.rules.deal import Deal
from tutor.rules.ruling import Ruling
from tutor.rules.view import View
from tutor.seats import Seat

ASKS: Final = (
    "ask-other-card",
    "ask-other-call",
    "ask-other-face",
    "ask-other-cards",
    "ask-other-calls",
    "ask-other-shown",
    "ask-other-turn",
    "ask-other-moved",
    "ask-other-dealer",
)
"""Every id of a question of this kind."""

MOST: Final = 3
"""From so many settings on a table is another one altogether, and more of them make it no harder."""

LOOKS: Final = ("lead", "maker", "trumps", "closed", "opening", "bid", "partner", "turns", "cards", "folded", "ending")
"""Where to look first, by theme."""

HINTS: Final = (
    *(f"hint-other-{one}" for one in LOOKS),
    *(f"hint-other-not-{one}" for one in WHERES),
    "hint-other-not-seat",
    "hint-other-not-count",
    "hint-other-rule",
)
"""Every id of a hint of this kind, those of ``LOOKS`` for the first rung."""


@dataclass(frozen=True)
class OtherTheme(DraftTheme):
    """A theme: ``tables`` are the other tables to choose from, ``look`` says where to look first, ``find`` makes the
    drafts, and the rest is what ``find`` asks for: ``plans`` of deals, ``fits`` for the moments at which the setting
    may matter, ``faces`` how often it is asked how a card falls, ``calls`` those that are asked about, or the ways in
    which a deal shall end."""

    tables: tuple[TableSpec, ...] = ()
    look: str = "lead"
    find: Find | None = None
    plans: tuple[Any, ...] = ()
    fits: Callable[[Any], bool] = bool
    faces: float = 0.0
    calls: tuple[str, ...] = ()


Find = Callable[[random.Random, OtherTheme, Profile, Mode], Iterator[Draft | Thrown]]
"""Drafts of a theme about one other table, from many deals."""


class Pair(NamedTuple):
    """One thing that is judged at both tables: its choice, and the ruling of each."""

    choice: str
    here: Ruling
    there: Ruling

    @property
    def where(self) -> str:
        """Where it is allowed."""
        return where(self.here.allowed, self.there.allowed)

    @property
    def differs(self) -> bool:
        """Do the tables judge otherwise?"""
        return self.here.allowed != self.there.allowed

    @property
    def face(self) -> str:
        """Where the card falls face down."""
        return where(self.here.folded, self.there.folded)


def ask_where(pair: Pair, about: str) -> tuple[Judged, ...]:
    """Where is it so? ``about`` is ``may`` or ``down``."""
    return tuple(Judged(choice=one, ruling=rule_where(pair.here, pair.there, one, about)) for one in WHERES)


def ask_which(pairs: Sequence[Pair], about: str = "may") -> tuple[Judged, ...]:
    """Which of these do the tables judge otherwise?"""
    return tuple(Judged(choice=one.choice, ruling=rule_differs(one.here, one.there, about)) for one in pairs)


# -- a draft -----------------------------------------------------------------------------------------------------------


class Spot(NamedTuple):
    """A position at both tables, the seat that is asked, and how hard the position is to see through (features)."""

    here: Deal
    there: Deal
    seat: Seat
    features: dict[str, float]
    view: View | None = None


def draft(
    rng: random.Random,
    theme: OtherTheme,
    spot: Spot,
    ask: str,
    proof: tuple[Judged, ...],
    of: Of,
    args: dict[str, Arg] | None = None,
) -> Draft:
    """The question ``ask`` about a spot."""
    several = ask in ("cards", "calls", "shown")
    question = Question(
        ask=f"ask-other-{ask}",
        mode="every" if several else "one",
        choices=tuple(one.choice for one in proof),
        none=several,
        of=of,
        args=args or {},
    )
    settings = min(MOST, changes(spot.here.profile, spot.there.profile))
    return Draft(
        spot.here,
        spot.seat,
        question,
        proof,
        (Hint(id=f"hint-other-{theme.look}"), _second(rng, theme, question, proof)),
        {"settings": settings, **spot.features},
        more={"there": profile_json(spot.there.profile)},
        view=spot.view,
    )


def _second(rng: random.Random, theme: OtherTheme, question: Question, proof: tuple[Judged, ...]) -> Hint:
    """One answer less, or the rule that the tables differ in."""
    rule = Hint(id="hint-other-rule", clause=theme.clause)
    wrong = [one.choice for one in proof if not one.ruling.allowed]
    if question.mode == "every" or rng.random() < 0.5:
        return rule
    named = rng.choice(wrong)
    if question.of == "seat":
        return Hint(id="hint-other-not-seat", args={"who": Seat(named)})
    if named in WHERES:
        return Hint(id=f"hint-other-not-{named}")
    right = next(one.choice for one in proof if one.ruling.allowed)
    counts = [one[-1] for one in wrong if one != "none" and one[-1] != right[-1]]
    if len({*counts}) < 2:
        return rule
    return Hint(id="hint-other-not-count", args={"count": int(rng.choice(counts))})
