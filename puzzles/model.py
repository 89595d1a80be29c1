"""What every puzzle is, whatever its kind: a frozen model that goes to JSON and back, and the grade of an answer.

A puzzle holds no sentence and no rule. Its words are ids for ``tutor.wording``; what is right or wrong was asked of the
engine when the puzzle was made, and stands in it as rulings.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, Protocol

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator, WithJsonSchema

from puzzles.views import read_view
from tutor.cards import Card, card
from tutor.record.referee import witness_json
from tutor.rules.deal import Deal
from tutor.rules.ruling import Limit, LostTrick, Reason, Ruling, Someone, StandingBid, Witness
from tutor.rules.view import View
from tutor.seats import Seat, seat

Mode = Literal["every", "one"]
"""How picks are matched: ``every`` right choice and no other, or ``one`` of them."""

MODES: Final[tuple[Mode, ...]] = ("every", "one")
LEVELS: Final = (1, 2, 3, 4, 5)


class PuzzleError(ValueError):
    """A puzzle, a link or an answer that cannot be used: says what was given and what may be given."""


class Model(BaseModel):
    """Frozen, with no unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


# -- rulings as JSON ---------------------------------------------------------------------------------------------------


def _read_witness(one: Any) -> Witness:
    if isinstance(one, str):
        return card(one)
    if "bid" in one or "pcc" in one:
        return StandingBid(seat(one["seat"]), one.get("bid"))
    if "trick" in one:
        return LostTrick(one["trick"], seat(one["winner"]))
    ((name, value),) = one.items()
    return Someone(name, seat(value)) if isinstance(value, str) else Limit(name, value)


def ruling_json(ruling: Ruling) -> dict[str, Any]:
    """A ruling as plain JSON values; :func:`read_ruling` reads it back.

    >>> ruling_json(Ruling(False, (Reason("follow-suit", "play.follow", (card("JS"),)),)))["reasons"]
    [{'id': 'follow-suit', 'clause': 'play.follow', 'witness': ['JS']}]
    """
    reasons = [
        {"id": one.id, "clause": one.clause, "witness": [witness_json(each) for each in one.witness]}
        for one in ruling.reasons
    ]
    return {"allowed": ruling.allowed, "folded": ruling.folded, "reasons": reasons}


def read_ruling(data: Any) -> Ruling:
    """A ruling from its JSON values (or a ruling as it is)."""
    if isinstance(data, Ruling):
        return data
    try:
        reasons = tuple(
            Reason(one["id"], one["clause"], tuple(_read_witness(each) for each in one["witness"]))
            for one in data["reasons"]
        )
        return Ruling(bool(data["allowed"]), reasons, bool(data["folded"]))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this is no ruling: {error!r}") from None


JsonRuling = Annotated[
    Ruling, PlainValidator(read_ruling), PlainSerializer(ruling_json), WithJsonSchema({"type": "object"})
]
"""A ruling of the engine as a field of a model."""


# -- the parts of a puzzle ---------------------------------------------------------------------------------------------


class Asked(Model):
    """What the maker of a puzzle was asked for beside the seed; ``None``: the seed decides."""

    mode: Mode | None = None
    theme: str | None = None
    level: int | None = Field(default=None, ge=1, le=5)


class Question(Model):
    """What is asked: ``ask`` is the id of the words, ``none`` says that the answer may be no choice at all."""

    ask: str
    mode: Mode
    choices: tuple[str, ...]
    none: bool = False


class Wrong(Model):
    """A wrong choice, with the reason id, the clause and the witness that refuse it."""

    choice: str
    reason: str
    clause: str
    witness: tuple[Any, ...] = ()


class Answers(Model):
    """The graded choices: ``best`` (all as good), ``accepted`` (right, but not the one we teach) and ``wrong``."""

    best: tuple[str, ...]
    accepted: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()


class Hint(Model):
    """One rung of the ladder: the id of its words, cards and numbers to fill them, and a clause to name."""

    id: str
    args: dict[str, int | Card] = Field(default_factory=dict)
    clause: str | None = None


class Judged(Model):
    """A choice and the engine's ruling about it."""

    choice: str
    ruling: JsonRuling


class Puzzle(Model):
    """A puzzle of any kind; each kind adds its ``proof``.

    ``id`` is a hash of what is asked (kind, profile, seat, view, question), so the same question has the same id
    whatever seed it came from. ``view`` is what the seat sees (``seen`` gives it as a ``View``); no card that the seat
    cannot know is in it, nor in any other field. ``difficulty`` (0-1) is a guess from ``features`` before anybody has
    tried the puzzle; ``level`` is the same in five steps. ``themes[0]`` is the theme it was made for.
    """

    id: str
    kind: str
    profile: str | dict[str, Any]
    seed: int = Field(ge=0)
    version: int = Field(ge=1)
    asked: Asked = Asked()
    seat: Seat
    view: dict[str, Any]
    question: Question
    answers: Answers
    hints: tuple[Hint, Hint]
    themes: tuple[str, ...] = Field(min_length=1)
    level: int = Field(ge=1, le=5)
    difficulty: float = Field(ge=0, le=1)
    features: dict[str, float] = Field(default_factory=dict)

    @property
    def seen(self) -> View:
        """What the seat sees, as the engine's ``View`` (without a list of legal actions)."""
        return read_view(self.view)

    def public(self) -> dict[str, Any]:
        """What a browser may see before the answer: no answers, proof, hints or themes, and never a hidden card."""
        hidden = {"answers", "hints", "themes", "difficulty", "features", "proof"}
        return self.model_dump(mode="json", exclude=hidden)

    def to_json(self) -> str:
        """One line of JSON, always the same for the same puzzle."""
        return canonical(self.model_dump(mode="json"))


def canonical(data: Any) -> str:
    """JSON in one form: sorted keys, no spaces.

    >>> canonical({"b": 1, "a": [True, None]})
    '{"a":[true,null],"b":1}'
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def content_id(
    kind: str, profile: str | Mapping[str, Any], seat: str, view: Mapping[str, Any], question: Question
) -> str:
    """The id of a question: a hash of its canonical public content, 16 hexadecimal digits."""
    content = [kind, profile, seat, view, question.model_dump(mode="json")]
    return hashlib.sha256(canonical(content).encode()).hexdigest()[:16]


# -- grading -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Marked:
    """A choice that was picked (``right``, ``wrong``) or should have been (``missed``), and the ruling about it."""

    choice: str
    mark: Literal["right", "wrong", "missed"]
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Grade:
    """An answer, graded: right or not, and a mark and a ruling for each choice that was picked or missed."""

    right: bool
    marks: tuple[Marked, ...]

    def marked(self, mark: str) -> tuple[Marked, ...]:
        """The choices with this mark, in the order of the question."""
        return tuple(one for one in self.marks if one.mark == mark)


def check_picks(question: Question, picks: Iterable[str]) -> tuple[str, ...]:
    """The picks in the order of the question, each once. Raises ``PuzzleError`` for what is no choice, or too many."""
    chosen = {str(one) for one in picks}
    strange = sorted(chosen - set(question.choices))
    if strange:
        raise PuzzleError(f"{', '.join(strange)}: no choice here; the choices are {', '.join(question.choices)}")
    if question.mode == "one" and len(chosen) != 1:
        raise PuzzleError(f"choose one of {', '.join(question.choices)}, not {len(chosen)}")
    return tuple(one for one in question.choices if one in chosen)


# -- kinds -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Theme:
    """A theme of a kind: how often it comes in each mode (``shares``, weights) and at which levels."""

    id: str
    shares: Mapping[Mode, float]
    levels: tuple[int, ...]

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes in which the theme can be asked."""
        return tuple(one for one in MODES if one in self.shares)


class Make(Protocol):
    """How a kind makes a puzzle. Same arguments, same puzzle; raises ``PuzzleError`` for what it cannot make."""

    def __call__(
        self, seed: int, mode: str | None = None, theme: str | None = None, level: int | None = None
    ) -> Puzzle: ...


class Replay(Protocol):
    """How a kind makes the deal behind a puzzle again: for the table's owner, never for the browser."""

    def __call__(self, puzzle: Any) -> Deal: ...


class GradeOf(Protocol):
    """How a kind grades an answer; raises ``PuzzleError`` for picks that are no answer to the question."""

    def __call__(self, puzzle: Any, picks: Iterable[str]) -> Grade: ...


@dataclass(frozen=True)
class Kind:
    """One kind of puzzle: ``themes`` by id, ``hints`` every id of a hint, ``asks`` every id of a question."""

    name: str
    version: int
    model: type[Puzzle]
    make: Make
    grade: GradeOf
    replay: Replay
    themes: Mapping[str, Theme]
    hints: tuple[str, ...]
    asks: tuple[str, ...]
    modes: tuple[Mode, ...] = MODES
    levels: tuple[int, ...] = LEVELS
