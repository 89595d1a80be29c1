"""What every puzzle is, whatever its kind: a frozen model that goes to JSON and back, and the grade of an answer.

A puzzle holds no sentence and no rule. Its words are ids for ``tutor.wording``; what is right or wrong was asked of the
engine when the puzzle was made, and stands in it as rulings.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, Protocol, Self

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator, WithJsonSchema

from puzzles.views import read_view
from tutor.cards import Card, card
from tutor.faults import Fault
from tutor.profiles import PROFILE_NAMES, Profile
from tutor.record.referee import witness_json
from tutor.rules.actions import Action
from tutor.rules.deal import Deal
from tutor.rules.ruling import Count, Limit, LostTrick, Party, Reason, Ruling, Someone, StandingBid, Witness
from tutor.rules.view import View
from tutor.seats import SIDES, Seat, seat

if TYPE_CHECKING:
    from puzzles.disguise import Disguise

Mode = Literal["every", "one", "order"]
"""How picks are matched: ``every`` right choice and no other, ``one`` of them, or all of them in an ``order``."""

MODES: Final[tuple[Mode, ...]] = ("every", "one", "order")

Of = Literal["card", "cards", "seat", "call", "suit", "number", "word", "moment"]
"""What the choices are: cards (``JS``), some cards together (``9D KC``), seats (``E``), calls (``bid 200``, ``pass``,
``ask``, ``redeal``, ``pcc``, ``open``), suits (``S``), numbers, words by id (``told.say(f"choice-{kind}-{choice}")``),
or moments of the play (``3.2``: trick 3, two cards played; ``never``)."""

Arg = Annotated[Card | Seat | int | str, Field(union_mode="left_to_right")]
"""What fills words: a card, a seat, a number, or a suit by its sign (``♠``)."""
LEVELS: Final = (1, 2, 3, 4, 5)


class PuzzleError(ValueError):
    """A puzzle, a link or an answer that cannot be used: says what was given and what may be given."""


class Model(BaseModel):
    """Frozen, with no unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def disguised(self, disguise: Disguise, **done: Any) -> Self:
        """The same in other suits and at other seats. ``done`` are fields that are so already; the others are changed
        by their types, and ``PuzzleError`` is raised for one whose type does not tell what it is, such as a text: a
        model with such fields overrides this and hands them on in ``done``."""
        rest = {name: disguise.value(getattr(self, name)) for name in type(self).model_fields if name not in done}
        return self.model_copy(update={**rest, **done})


# -- rulings as JSON ---------------------------------------------------------------------------------------------------


def read_witness(one: Any) -> Witness:
    """A witness from its JSON value, as ``witness_json`` gives it."""
    if isinstance(one, str):
        return card(one)
    if "bid" in one or "pcc" in one:
        return StandingBid(seat(one["seat"]), one.get("bid"))
    if "trick" in one and "winner" in one:
        return LostTrick(one["trick"], seat(one["winner"]))
    ((name, value),) = one.items()
    if isinstance(value, str):
        return Party(name, value) if value in SIDES else Someone(name, seat(value))
    return Limit(name, value) if name in ("least", "most", "step") else Count(name, value)


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
            Reason(one["id"], one["clause"], tuple(read_witness(each) for each in one["witness"]))
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
    disguise: int = Field(default=0, ge=0, le=95)
    """The suits and seats it was put in afterwards, see ``puzzles.disguise``."""


class Question(Model):
    """What is asked: ``ask`` is the id of the words, filled with ``args``; ``none`` says that the answer may be no
    choice at all; ``of`` says what the choices are."""

    ask: str
    mode: Mode
    choices: tuple[str, ...]
    none: bool = False
    of: Of = "card"
    args: dict[str, Arg] = Field(default_factory=dict)


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
    """One rung of the ladder: the id of its words, what fills them, and a clause to name."""

    id: str
    args: dict[str, Arg] = Field(default_factory=dict)
    clause: str | None = None


class Judged(Model):
    """A choice and the engine's ruling about it: allowed means right."""

    choice: str
    ruling: JsonRuling

    def disguised(self, disguise: Disguise, **done: Any) -> Self:
        """The choice is what the question says that it is."""
        return super().disguised(disguise, choice=disguise.choice(self.choice), **done)


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

    laid_open: ClassVar[tuple[str, ...]] = ()
    """The kind's own fields that are shown with the question, as cards laid open on the table: part of the id."""

    @property
    def beside(self) -> dict[str, Any]:
        """What is shown beside the view, by the names in ``laid_open``."""
        return {name: getattr(self, name) for name in self.laid_open}

    @property
    def other(self) -> Profile | None:
        """The other table of a question about two tables."""
        return None

    @cached_property
    def seen(self) -> View:
        """What the seat sees, as the engine's ``View`` (without a list of legal actions)."""
        return read_view(self.view)

    def public(self) -> dict[str, Any]:
        """What a browser may see before the answer: no answers, proof, hints or themes, and never a hidden card."""
        hidden = {"answers", "hints", "themes", "difficulty", "features", "proof"}
        return self.model_dump(mode="json", exclude=hidden)

    def disguised(self, disguise: Disguise, **done: Any) -> Self:
        """The puzzle in other suits and at other seats; a kind whose own fields need it hands them on in ``done``."""
        from puzzles.disguise import whole

        return type(self)(**whole(self, disguise, done))

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
    kind: str,
    profile: str | Mapping[str, Any],
    seat: str,
    view: Mapping[str, Any],
    question: Question,
    beside: Mapping[str, Any] | None = None,
) -> str:
    """The id of a question: a hash of its canonical public content, 16 hexadecimal digits."""
    asked = question.model_dump(mode="json")
    for name in ("of", "args"):  # younger than the ids of the first kind
        if asked[name] == Question.model_fields[name].get_default(call_default_factory=True):
            del asked[name]
    content = [kind, profile, seat, view, asked, *([beside] if beside else [])]
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
    """The picks in the order of the question, each once; in mode ``order`` as they were given. Raises ``PuzzleError``
    for what is no choice, too many, or an order that does not name each choice once."""
    given = [str(one) for one in picks]
    chosen = set(given)
    strange = sorted(chosen - set(question.choices))
    if strange:
        raise PuzzleError(Fault("pick-strange", given=", ".join(strange), known=", ".join(question.choices)))
    if question.mode == "one" and len(chosen) != 1:
        raise PuzzleError(Fault("pick-one", known=", ".join(question.choices), count=len(chosen)))
    if question.mode == "order":
        if sorted(given) != sorted(question.choices):
            raise PuzzleError(Fault("pick-each", known=", ".join(question.choices), given=", ".join(given) or "-"))
        return tuple(given)
    return tuple(one for one in question.choices if one in chosen)


# -- kinds -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Show:
    """Something to play on the table after the answer, all cards laid open: ``line`` from the position ``deal`` on.

    ``id`` is the id of its title, filled with ``args``; ``changed`` are the cards that lie elsewhere than in the
    puzzle's own deal. It holds hidden cards: show it only when the answer is in.
    """

    id: str
    deal: Deal
    line: tuple[tuple[Seat, Action], ...]
    args: Mapping[str, Arg] = field(default_factory=dict)
    changed: tuple[Card, ...] = ()


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


class ShowOf(Protocol):
    """What a kind plays on the table after an answer (``picks``; empty: what is right)."""

    def __call__(self, puzzle: Any, picks: Iterable[str]) -> tuple[Show, ...]: ...


class ViewsOf(Protocol):
    """What the seat sees at each moment that is a choice, in order, ``never`` left out: (choice, view). The first view
    is that of the puzzle; the later ones hold cards that it does not, so show each only when the moment comes."""

    def __call__(self, puzzle: Any) -> tuple[tuple[str, View], ...]: ...


def no_show(puzzle: Any, picks: Iterable[str]) -> tuple[Show, ...]:
    """Nothing to play."""
    return ()


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
    modes: tuple[Mode, ...] = ("every", "one")
    levels: tuple[int, ...] = LEVELS
    show: ShowOf = no_show
    views: ViewsOf | None = None
    profile: str = PROFILE_NAMES[0]
    """The table that it is about."""
