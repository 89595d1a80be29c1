"""What a question is, and what an answer to it brings. No words, and no verdict but the engine's."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from puzzles import Puzzle
from puzzles.model import Hint
from puzzles.model import Question as Asked
from tutor.cards import Card
from tutor.rules import View
from tutor.rules.ruling import Reason

Kind = Literal["cards-one", "cards-many", "indicator", "call", "choice", "choice-many", "order", "moment"]
"""What the learner does: tap a card, choose cards and submit, set a card aside, choose a call, choose an answer, choose
several, choose all of them one after another, or go on from moment to moment and call at one of them."""

SUBMITTED: Final = ("cards-many", "choice-many", "order")
"""The kinds whose answer is several ids."""

_MOMENT: Final = re.compile(r"trick ([1-8]), after ([0-3])")

State = Literal["right", "wrong", "other-legal"]
Mark = Literal["right", "wrong", "missed", "witness"]


@dataclass(frozen=True)
class Grade:
    """An answer judged: engine reasons, or ids of clauses, with what proves them. No words.

    ``marks`` are those of the choices and of the cards that prove something. ``found`` counts what was rightly chosen
    of how many, where several were asked for.
    """

    state: State
    reasons: tuple[Reason | str, ...]
    witness: tuple[Card, ...] = ()
    marks: Mapping[str, Mark] = field(default_factory=dict)
    found: tuple[int, int] | None = None

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that decide, each once."""
        return tuple(dict.fromkeys(one.clause if isinstance(one, Reason) else one for one in self.reasons))


@dataclass(frozen=True, eq=False)
class Posed:
    """What a question has in common with those of the puzzles.

    ``asked`` says what the choices are and which words ask; ``words`` is the kind of puzzle that the words of its
    choices belong to, ``""`` for the lessons' own phrases. ``puzzle`` is the puzzle that is asked, if it is one: then
    ``hints`` are its own, and the table is its ``view``. ``moments`` are those of a question that asks for one.
    """

    asked: Asked
    words: str = ""
    hints: tuple[Hint, ...] = ()
    puzzle: Puzzle | None = None
    view: View | None = None
    moments: Callable[[], tuple[tuple[str, View], ...]] | None = None

    @functools.cached_property
    def stops(self) -> tuple[tuple[str, View], ...]:
        """The moments at which Caps can be called, each with what the seat sees then; for other questions none.

        A deal is played again for them, so they are looked up when the question is first asked.
        """
        return self.moments() if self.moments is not None else ()


@dataclass(frozen=True, eq=False)
class Question:
    """What is asked: ``options`` are all ids to choose from, ``cards`` those that are cards of the hand, ``right`` the
    answer. ``grade`` raises ``ValueError`` for what is no answer."""

    truth: str
    kind: Kind
    options: tuple[str, ...]
    cards: tuple[Card, ...]
    right: tuple[str, ...]
    grade: Callable[[tuple[str, ...]], Grade]
    posed: Posed | None = None

    @property
    def view(self) -> View | None:
        """The table of a puzzle, ``None`` where the lesson's own table is asked about."""
        return self.posed.view if self.posed is not None else None


def answer_ids(question: Question, answer: str) -> tuple[str, ...]:
    """The ids in a stated answer: ``"7C 8C"`` are two cards where several are asked for, ``"bid 200"`` is one call.

    Several calls are told apart by commas: ``"pass, bid 200"``. A moment is written as everywhere in a lesson.
    """
    if found := _MOMENT.fullmatch(answer):
        return (".".join(found.groups()),)
    if question.kind not in SUBMITTED or answer in question.options:
        return (answer,)
    return tuple(one.strip() for one in answer.split(",")) if "," in answer else tuple(answer.split())
