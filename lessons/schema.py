"""What ``lesson.toml`` may hold: the structure of a lesson, once for all languages.

TOML, because Python reads it without a dependency, it takes comments, it has no significant indentation, and a value is
what it looks like: in YAML the seat ``N`` and the answer ``no`` are truth values and the score ``11:11`` is a number.

A lesson has no words in it (they stand in ``en.md``, ``nl.md`` ... by step id) and no verdicts (the engine gives them).
A position is a moment of a recorded deal, written as in :mod:`lessons.moments`.

>>> SayStep(kind="say", id="hello", at="trick 1, after 3").kind
'say'
"""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, field_validator, model_validator

from tutor.cards import Card
from tutor.clauses import CLAUSES
from tutor.profiles import PROFILE_NAMES
from tutor.seats import SEATS, Seat

Truth = Literal["act", "legal", "winner", "points", "indicator", "made", "tokens", "trump-known"]
"""What an ``ask`` asks the engine for; see :mod:`lessons.questions`, which answers each of them."""

MAX_MINUTES: Final = 15


def _name(text: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", text):
        raise ValueError(f"{text!r} is no id: write small letters and digits, words joined by hyphens")
    return text


def _clause(text: str) -> str:
    if text not in CLAUSES:
        raise ValueError(f"{text!r} is no clause; their ids stand in tutor/clauses.py")
    return text


def _link(text: str) -> str:
    if not re.fullmatch(r"(lesson|practice):[a-z0-9/-]+", text):
        raise ValueError(f"{text!r} is no way on: write lesson:PROFILE/ID or practice:KIND")
    return text


Id = Annotated[str, AfterValidator(_name)]
"""``hidden-nine``: small letters and digits, words joined by hyphens."""

ClauseId = Annotated[str, AfterValidator(_clause)]
"""A clause of the catalogue in ``tutor.clauses``."""

Link = Annotated[str, AfterValidator(_link)]
"""Where to go after the lesson: ``lesson:sri-lankan/other`` or ``practice:legal-cards``."""


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Wrong(_Model):
    """A wrong answer worth a comment, and the clause the engine must give for it (the checker asks the engine)."""

    answer: str
    clause: ClauseId


class _Step(_Model):
    """What every step has.

    ``seat`` is the chair the learner sits in and ``at`` the moment on the table; left out, both stay what they were.
    ``rules`` are clauses shown beside the text, in the words of ``tutor.wording``, and ``rules_after`` those shown once
    the answer is right. ``mentions`` are cards and numbers that the words may name although the table does not show
    them: ``["J♠", "15"]``.
    """

    id: Id
    seat: Seat | None = None
    at: str | None = None
    rules: tuple[ClauseId, ...] = ()
    rules_after: tuple[ClauseId, ...] = ()
    mentions: tuple[str, ...] = ()


class SayStep(_Step):
    """A text beside the table at one moment."""

    kind: Literal["say"]


class ShowStep(_Step):
    """The record is played on to a moment: one action, one trick, or all of it at each press of *Next*."""

    kind: Literal["show"]
    until: str
    by: Literal["action", "trick", "all"] = "trick"


class AskStep(_Step):
    """A question whose truth the engine gives.

    ``offer`` limits the calls of an auction to choose from (``["pass", "bid 200"]``); ``card`` is what
    ``trump-known`` asks about.
    """

    kind: Literal["ask"]
    truth: Truth
    card: Card | None = None
    offer: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()

    @model_validator(mode="after")
    def _card_asked(self) -> AskStep:
        if (self.truth == "trump-known") != (self.card is not None):
            raise ValueError('card: needed by truth = "trump-known", and by no other')
        return self


class PlayStep(_Step):
    """The learner makes the recorded actions of ``seats`` until a moment; all others act by the record.

    An action that is forced is made without a question.
    """

    kind: Literal["play"]
    seats: tuple[Seat, ...] = Field(min_length=1)
    until: str


class RecapStep(_Step):
    """The last words."""

    kind: Literal["recap"]


Step = Annotated[SayStep | ShowStep | AskStep | PlayStep | RecapStep, Field(discriminator="kind")]
"""One step of a lesson."""


class Script(_Model):
    """A whole ``lesson.toml``.

    ``id`` and ``profile`` are the names of the folder and of the folder around it. ``deal`` is ``deal.json`` (a record
    ``304/1`` in the lesson's folder) or ``example:NAME`` (one that is shipped with ``tutor.record``). ``names`` are
    what the seats are called. ``teaches`` are the clauses that the lesson shows, ``needs`` those known before it.
    """

    id: Id
    profile: str
    deal: str = Field(pattern=r"^(deal\.json|example:[a-z0-9-]+)$")
    minutes: int = Field(ge=1, le=MAX_MINUTES)
    teaches: tuple[ClauseId, ...]
    needs: tuple[ClauseId, ...] = ()
    names: dict[Seat, str]
    onward: tuple[Link, ...] = ()
    steps: tuple[Step, ...] = Field(min_length=1)

    @field_validator("names")
    @classmethod
    def _four_names(cls, names: dict[Seat, str]) -> dict[Seat, str]:
        if set(names) != set(SEATS) or len(set(names.values())) != len(SEATS):
            raise ValueError('give each seat a name of its own: { S = "A", E = "B", N = "C", W = "D" }')
        return names

    @field_validator("profile")
    @classmethod
    def _known_profile(cls, name: str) -> str:
        if name not in PROFILE_NAMES:
            raise ValueError(f"{name!r} is no profile; write one of {', '.join(PROFILE_NAMES)}")
        return name

    @field_validator("steps")
    @classmethod
    def _whole(cls, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        ids = [one.id for one in steps]
        twice = sorted({one for one in ids if ids.count(one) > 1})
        if twice:
            raise ValueError(f"the id {twice[0]!r} stands twice; each step needs its own")
        if steps[0].seat is None or steps[0].at is None:
            raise ValueError("the first step must say seat and at; later ones may leave out what stays")
        if [one.kind for one in steps[:-1]].count("recap") or steps[-1].kind != "recap":
            raise ValueError('one step of kind "recap" ends a lesson; put it last')
        return steps

    @model_validator(mode="after")
    def _taught(self) -> Script:
        shown = [clause for one in self.steps for clause in (*one.rules, *one.rules_after)]
        both = sorted(set(self.teaches) & set(self.needs))
        if both:
            raise ValueError(f"needs: {both[0]!r} is taught here too; keep it in one of the two lists")
        unshown = [one for one in self.teaches if one not in shown]
        if unshown:
            raise ValueError(f"teaches: {unshown[0]!r} is shown by no step; add it to a step's rules or take it out")
        untold = [one for one in shown if one not in (*self.teaches, *self.needs)]
        if untold:
            raise ValueError(f"teaches: {untold[0]!r} is shown by a step; add it to teaches or needs")
        return self
