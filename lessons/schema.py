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
from collections.abc import Mapping
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationInfo, field_validator, model_validator

from lessons.errors import Fault
from tutor.cards import Card
from tutor.clauses import CLAUSES
from tutor.profiles import PROFILE_NAMES, Profile, ProfileError, load_profile, tables_for
from tutor.seats import SEATS, Seat
from tutor.showing import show

Truth = Literal[
    "act",
    "alone",
    "best-suit",
    "calls",
    "can-hold",
    "caps",
    "card-points",
    "count",
    "folded",
    "highest",
    "holds",
    "indicator",
    "lead",
    "legal",
    "look",
    "made",
    "maker",
    "may",
    "may-open",
    "may-trump",
    "moment",
    "must-open",
    "next",
    "opens",
    "order",
    "over",
    "partner",
    "points",
    "puzzle",
    "rank",
    "saw",
    "scores",
    "seat",
    "side-points",
    "spoilt",
    "target",
    "tokens",
    "trump-known",
    "winner",
    "worth",
]
"""What an ``ask`` asks the engine for; :mod:`lessons.truths` says where each of them is explained."""

FIELDS: Final[Mapping[str, tuple[str, str]]] = {
    "act": ("", "offer"),
    "calls": ("offer", ""),
    "can-hold": ("card", ""),
    "card-points": ("", "cards offer"),
    "count": ("count", "offer suit who"),
    "folded": ("who", "trick"),
    "highest": ("cards", ""),
    "holds": ("who card", ""),
    "look": ("", "trick who"),
    "may": ("offer", ""),
    "may-open": ("", "who"),
    "moment": ("until", "by"),
    "puzzle": ("puzzle", ""),
    "rank": ("cards", ""),
    "saw": ("who", "trick"),
    "scores": ("", "who"),
    "seat": ("which", ""),
    "trump-known": ("card", ""),
    "worth": ("offer", ""),
}
"""The fields of a truth that it needs, and those that it may have; the others have none."""

SEATS_ASKED: Final = (
    "partner",
    "right",
    "left",
    "eldest",
    "cutter",
    "calls-first",
    "leads-first",
    "leads-next",
    "deals-next",
)
"""What ``which`` may be, for ``truth = "seat"``."""

COUNTS: Final[Mapping[str, tuple[str, ...]]] = {
    "taken-ours": (),
    "taken-theirs": (),
    "points": (),
    "suit": ("suit",),
    "trumps": (),
    "most": ("suit", "who"),
    "voids": ("suit",),
    "suits-out": ("who",),
}
"""What can be counted, and what must be said for it."""

MAX_MINUTES: Final = 15
MAX_STEPS: Final = 60
"""A lesson has no more steps; our longest has 24."""

NAME: Final = r"^[\w][\w .’-]{0,19}$"
"""What a seat may be called: it stands in sentences and beside the table."""


def id_fault(text: str) -> Fault | None:
    """What is wrong with a text as an id; ``None`` when nothing is.

    >>> id_fault("hidden-nine") is None, str(id_fault("Hidden Nine"))
    (True, "'Hidden Nine' is no id: write small letters and digits, words joined by hyphens")
    """
    if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", text):
        return None
    return Fault("no-id", text=repr(text))


def _name(text: str) -> str:
    fault = id_fault(text)
    if fault is not None:
        raise fault
    return text


def _clause(text: str) -> str:
    if text not in CLAUSES:
        raise Fault("no-clause", text=repr(text))
    return text


def _link(text: str) -> str:
    if not re.fullmatch(r"(lesson|practice):[a-z0-9/-]+", text):
        raise Fault("no-way-on", text=repr(text))
    return text


Id = Annotated[str, AfterValidator(_name)]
"""``hidden-nine``: small letters and digits, words joined by hyphens."""

ClauseId = Annotated[str, AfterValidator(_clause)]
"""A clause of the catalogue in ``tutor.clauses``."""

Link = Annotated[str, AfterValidator(_link)]
"""Where to go after the lesson: ``lesson:sri-lankan/other``, ``practice:legal-card`` or
``practice:legal-card/exhausted`` (a theme)."""

DEAL_NAME: Final = r"(deal\.json|example:[a-z0-9-]+|[a-z][a-z0-9-]*)"
"""A deal: ``deal.json`` in the lesson's folder, ``example:hidden-nine`` (shipped), or ``redeal`` for
``deals/redeal.json`` in the folder."""


def _deal_name(text: str) -> str:
    if not re.fullmatch(DEAL_NAME, text):
        raise Fault("no-deal-name", text=show(text))
    return text


def _mention(text: str) -> str:
    if not re.fullmatch(r"\d+(:\d+)?", text):
        raise Fault("no-mention", text=show(text))
    return text


DealName = Annotated[str, AfterValidator(_deal_name)]
Mention = Annotated[str, AfterValidator(_mention)]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Wrong(_Model):
    """A wrong answer worth a comment, and the clause the engine must give for it (the checker asks the engine)."""

    answer: str
    clause: ClauseId


class _Step(_Model):
    """What every step has.

    ``seat`` is the chair the learner sits in and ``at`` the moment on the table; left out, both stay what they were.
    ``deal`` changes to another deal of the lesson, whose moment must then be said in ``at``.
    ``rules`` are clauses shown beside the text, in the words of ``tutor.wording``, and ``rules_after`` those shown once
    the answer is right. ``mentions`` are numbers that the words may name although the table does not show them:
    ``["15", "13:9"]``. No card can be one: its sign is kept for cards that the learner's seat can see.
    """

    id: Id
    seat: Seat | None = None
    deal: DealName | None = None
    at: str | None = None
    rules: tuple[ClauseId, ...] = ()
    rules_after: tuple[ClauseId, ...] = ()
    mentions: tuple[Mention, ...] = ()


class SayStep(_Step):
    """A text beside the table at one moment."""

    kind: Literal["say"]


class ShowStep(_Step):
    """The record is played on to a moment: one action, one trick, or all of it at each press of *Next*."""

    kind: Literal["show"]
    until: str
    by: Literal["action", "trick", "all"] = "trick"


class PuzzleWish(_Model):
    """A puzzle by what is wanted: it may become another one when its kind is made anew; a link never does."""

    kind: str
    seed: int = Field(ge=0)
    mode: str | None = None
    theme: str | None = None
    level: int | None = Field(default=None, ge=1, le=5)


class AskStep(_Step):
    """A question whose truth the engine gives.

    ``FIELDS`` says which of the fields below a truth takes. ``offer`` are the answers to choose from, where they are
    not given by the truth (``["pass", "bid 200"]``); ``puzzle`` is the link of a puzzle (``"legal-card-7.v2"``) or
    what is wanted (``{ kind = "count", seed = 3, theme = "count-suit", level = 1 }``). ``until`` is the last moment at
    which Caps may be called, ``by`` says where the deal stops on the way (``lessons.timing``).
    """

    kind: Literal["ask"]
    truth: Truth
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    count: str | None = None
    offer: tuple[str, ...] = ()
    puzzle: str | PuzzleWish | None = None
    suit: Literal["S", "H", "D", "C"] | None = None
    trick: int | None = Field(default=None, ge=1, le=10)
    until: str | None = None
    by: Literal["turn", "trick", "last", "action"] | None = None
    which: str | None = None
    who: Seat | None = None
    wrong: tuple[Wrong, ...] = ()

    @model_validator(mode="after")
    def _fields(self) -> AskStep:
        needed, optional = (part.split() for part in FIELDS.get(self.truth, ("", "")))
        for name in ("card", "cards", "count", "offer", "puzzle", "suit", "trick", "until", "by", "which", "who"):
            has = getattr(self, name) not in (None, ())
            if has and name not in (*needed, *optional):
                some = [truth for truth, both in FIELDS.items() if name in " ".join(both).split()]
                raise Fault("field-elsewhere", field=name, truths=", ".join(some), truth=self.truth)
            if not has and name in needed:
                raise Fault("field-needed", field=name, truth=self.truth)
        return self

    @model_validator(mode="after")
    def _countable(self) -> AskStep:
        if self.count is None:
            return self
        if self.count not in COUNTS:
            raise Fault("count-else", count=repr(self.count), known=", ".join(COUNTS))
        for name in ("suit", "who"):
            if (getattr(self, name) is not None) != (name in COUNTS[self.count]):
                wanted = "needed" if name in COUNTS[self.count] else "unfit"
                raise Fault(f"count-{wanted}", field=name, count=self.count)
        return self

    @field_validator("which")
    @classmethod
    def _known_seat(cls, name: str | None) -> str | None:
        if name is not None and name not in SEATS_ASKED:
            raise Fault("which-none", text=repr(name), known=", ".join(SEATS_ASKED))
        return name


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


def table_of(profile: str, players: int) -> Profile:
    """A profile with so many players. Raises ``ProfileError`` where so many do not play by it."""
    return load_profile(profile if players == len(SEATS) else {"base": profile, "settings": {"players": players}})


class Script(_Model):
    """A whole ``lesson.toml``.

    ``id`` and ``profile`` are the names of the folder and of the folder around it. ``deal`` is the deal that it begins
    with (``DEAL_NAME``); a step may change to another. ``players`` are those of its biggest table, ``names`` what the
    seats there are called. ``teaches`` are the clauses that the lesson shows for the first time, ``needs`` those known
    before it; in a lesson of the course, those of the lessons before it are known anyway. A lesson with a ``pass_mark``
    is a test: so many questions right at the first try bring a certificate.
    """

    id: Id
    profile: str
    players: Literal[4, 6, 8] = 4
    deal: DealName = "example:hidden-nine"
    minutes: int = Field(ge=1, le=MAX_MINUTES)
    teaches: tuple[ClauseId, ...]
    needs: tuple[ClauseId, ...] = ()
    names: dict[Seat, str]
    onward: tuple[Link, ...] = ()
    pass_mark: int | None = Field(default=None, ge=1)
    steps: tuple[Step, ...] = Field(min_length=1, max_length=MAX_STEPS)

    @field_validator("players")
    @classmethod
    def _table(cls, players: int, info: ValidationInfo) -> int:
        profile = info.data.get("profile")  # a wrong one is told by its own field
        if profile is not None and players != len(SEATS) and players not in tables_for(profile):
            raise Fault("no-table", profile=profile, players=players)
        return players

    @field_validator("names")
    @classmethod
    def _names(cls, names: dict[Seat, str], info: ValidationInfo) -> dict[Seat, str]:
        try:
            table = table_of(info.data.get("profile", "sri-lankan"), info.data.get("players", 4))
            order = table.form.seating.order
        except ProfileError:
            order = SEATS
        if set(names) != set(order) or len(set(names.values())) != len(names):
            raise Fault("names-four") if len(order) == len(SEATS) else Fault("names-some", seats=", ".join(order))
        for name in names.values():
            if not re.fullmatch(NAME, name):
                raise Fault("no-name", name=show(name))
        return names

    @field_validator("profile")
    @classmethod
    def _known_profile(cls, name: str) -> str:
        if name not in PROFILE_NAMES:
            raise Fault("no-profile", name=repr(name), known=", ".join(PROFILE_NAMES))
        return name

    @field_validator("steps")
    @classmethod
    def _whole(cls, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        ids = [one.id for one in steps]
        twice = sorted({one for one in ids if ids.count(one) > 1})
        if twice:
            raise Fault("step-twice", name=repr(twice[0]))
        puzzle = isinstance(steps[0], AskStep) and steps[0].truth == "puzzle"
        if not puzzle and (steps[0].seat is None or steps[0].at is None):
            raise Fault("first-step")
        if [one.kind for one in steps[:-1]].count("recap") or steps[-1].kind != "recap":
            raise Fault("recap-last")
        return steps

    @model_validator(mode="after")
    def _taught(self) -> Script:
        shown = [clause for one in self.steps for clause in (*one.rules, *one.rules_after)]
        both = sorted(set(self.teaches) & set(self.needs))
        if both:
            raise Fault("taught-and-needed", clause=repr(both[0]))
        unshown = [one for one in self.teaches if one not in shown]
        if unshown:
            raise Fault("taught-unshown", clause=repr(unshown[0]))
        return self
