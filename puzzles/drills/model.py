"""What a drill is: which questions, how they are asked, and the coach's words. It holds no answer and no key.

>>> drill = Drill(title="Caps", parts=(Part(kind="caps-order", count=3),), picked=("legal-card-7.v2",), exam=True)
>>> drill.count, drill.fresh, drill.most_tries
(4, True, 1)
"""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Annotated, Any, Final, Literal, Self

from pydantic import AfterValidator, Field, StringConstraints, model_validator

import puzzles
from puzzles.model import MODES, Mode, Model, PuzzleError, canonical
from tutor.clauses import CLAUSES
from tutor.profiles import load_profile
from tutor.record.model import Record
from tutor.seats import Seat

MOST: Final = 100
"""Questions of a drill at most."""

Ask = Literal["cards", "calls", "caps"]
"""What is asked at a moment made by hand: every card that may be played, every call that may be made, or in which
order the seat plays its cards after a Caps call."""

ASKS: Final[tuple[Ask, ...]] = ("cards", "calls", "caps")


class DrillError(PuzzleError):
    """A drill, a link or a result that cannot be used: says what is wrong with it."""


def tidy(text: str) -> str:
    """A text of somebody's without signs that cannot be seen, on one line a paragraph.

    >>> tidy(" My\\u202e  drill\\n\\n ")
    'My drill'
    """
    lines = ("".join(one for one in line if one.isprintable()).split() for line in text.splitlines())
    return "\n".join(" ".join(words) for words in lines).strip()


def _known_profile(name: str) -> str:
    load_profile(name)
    return name


Title = Annotated[str, AfterValidator(tidy), StringConstraints(min_length=1, max_length=80)]
Words = Annotated[str, AfterValidator(tidy), StringConstraints(max_length=600)]
Link = Annotated[str, StringConstraints(max_length=120)]


class Part(Model):
    """So many new questions of a sort, other ones for each learner; ``None`` leaves a wish to chance.

    ``clause`` asks for puzzles that the clause decides. Raises ``ValueError`` for wishes that do not go together.
    """

    kind: str | None = None
    theme: str | None = None
    level: int | None = Field(default=None, ge=1, le=5)
    mode: Mode | None = None
    clause: str | None = None
    count: int = Field(default=5, ge=1, le=MOST)

    @model_validator(mode="after")
    def _goes_together(self) -> Self:
        if self.clause is not None and self.clause not in CLAUSES:
            raise ValueError(f"there is no clause {self.clause!r}")
        if self.kind is None:
            if self.theme is not None:
                raise ValueError("a theme belongs to a kind: name the kind too")
            return self
        kind = puzzles.kind(self.kind)
        theme = None if self.theme is None else kind.themes.get(self.theme)
        if self.theme is not None and theme is None:
            raise ValueError(f"there is no theme {self.theme!r} of {kind.name}: there are {', '.join(kind.themes)}")
        some = kind.themes.values() if theme is None else (theme,)
        if not any(self.level in (None, *one.levels) and self.mode in (None, *one.modes) for one in some):
            modes = [one for one in MODES if any(one in each.modes for each in some)]
            levels = sorted({one for each in some for one in each.levels})
            raise ValueError(f"no such puzzles: there are levels {levels} and modes {', '.join(modes)}")
        return self


class Made(Model):
    """A question made by hand: what ``seat`` sees at the end of a deal record ``304/1``, and what is asked."""

    record: dict[str, Any]
    seat: Seat
    ask: Ask = "cards"

    @model_validator(mode="after")
    def _sound(self) -> Self:
        Record.model_validate(self.record)
        return self


class Drill(Model):
    """A drill. Its questions come in this order: the ``picked`` puzzles by their links, those ``made`` by hand, then
    the ``parts``, which are drawn anew for each learner.

    ``tries`` are the answers that a question may get (0: as many as one likes); in an ``exam`` there is one, and no
    verdict before the end. ``due`` is the last day, ``words`` what the coach says first. ``seed`` makes drills with
    the same parts different.
    """

    format: Literal["304-drill/1"] = "304-drill/1"
    title: Title
    words: Words = ""
    profile: Annotated[str, AfterValidator(_known_profile)] = "sri-lankan"
    exam: bool = False
    tries: int = Field(default=0, ge=0, le=9)
    due: date | None = None
    seed: int = Field(default=0, ge=0, lt=1 << 53)
    picked: tuple[Link, ...] = ()
    made: tuple[Made, ...] = ()
    parts: tuple[Part, ...] = ()

    @model_validator(mode="after")
    def _some_questions(self) -> Self:
        if not 1 <= self.count <= MOST:
            raise ValueError(f"a drill has 1 to {MOST} questions, not {self.count}")
        return self

    @property
    def count(self) -> int:
        """How many questions there are."""
        return len(self.picked) + len(self.made) + sum(one.count for one in self.parts)

    @property
    def fresh(self) -> bool:
        """Does each learner get other questions?"""
        return bool(self.parts)

    @property
    def most_tries(self) -> int | None:
        """How many answers a question may get; ``None`` without a limit."""
        return 1 if self.exam else self.tries or None

    def is_late(self, day: date) -> bool:
        """Is a day after the last one?"""
        return self.due is not None and day > self.due

    def plain(self) -> dict[str, Any]:
        """The drill as plain JSON values, without what is as usual."""
        return {"format": self.format, **self.model_dump(mode="json", exclude_defaults=True)}

    @property
    def id(self) -> str:
        """A hash of all that the drill says, 16 hexadecimal digits."""
        return hashlib.sha256(canonical(self.plain()).encode()).hexdigest()[:16]
