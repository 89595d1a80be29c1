"""From choices with the engine's ruling on each to a question of a lesson, graded as the puzzles grade theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from lessons.errors import Fault
from lessons.grades import Grade, Kind, Mark, Posed, Question
from puzzles import Grade as PuzzleGrade
from puzzles.making import grade_judged
from puzzles.model import Answers, Arg, Judged, Mode, Of
from puzzles.model import Question as Asked
from tutor.cards import Card, card
from tutor.rules.ruling import Reason, Ruling

_HAND: Final[dict[str, Kind]] = {"one": "cards-one", "every": "cards-many", "order": "order"}
_ELSE: Final[dict[str, Kind]] = {"one": "choice", "every": "choice-many", "order": "order"}


@dataclass(frozen=True)
class _Board:
    """As much of a puzzle as it takes to grade one."""

    question: Asked
    answers: Answers
    proof: tuple[Judged, ...]


def judged(choices: Iterable[str], rule: Callable[[str], Ruling]) -> tuple[Judged, ...]:
    """Every choice with its ruling."""
    return tuple(Judged(choice=str(one), ruling=rule(one)) for one in choices)


def pose(
    truth: str,
    ask: str,
    proof: Sequence[Judged],
    *,
    of: Of = "word",
    mode: Mode = "one",
    args: Mapping[str, Arg] | None = None,
    words: str = "",
    hand: Iterable[Card] = (),
) -> Question:
    """A question from its rulings: those that allow are right. ``hand`` are the cards that can be tapped.

    Raises ``ValueError`` where nothing, or more than one, of ``mode = "one"`` is right.
    """
    right = tuple(one.choice for one in proof if one.ruling.allowed)
    choices = tuple(one.choice for one in proof)
    if mode == "one" and len(right) != 1:
        raise Fault("not-one-right", offered=", ".join(choices), right=", ".join(right) or "none")
    asked = Asked(ask=ask, mode=mode, choices=choices, none=mode == "every", of=of, args=dict(args or {}))
    board = _Board(asked, Answers(best=right), tuple(proof))
    return question_from(
        truth, Posed(asked, words), lambda ids: grade_judged(board, ids), right, proof[0].ruling.clauses, hand
    )


def question_from(
    truth: str,
    posed: Posed,
    grade: Callable[[tuple[str, ...]], PuzzleGrade],
    right: tuple[str, ...],
    clauses: tuple[str, ...],
    hand: Iterable[Card] = (),
) -> Question:
    """A question that is graded as a puzzle; ``clauses`` speak where nothing that was picked has a reason."""
    asked, held = posed.asked, set(hand)
    in_hand = asked.of == "card" and {card(one) for one in asked.choices} <= held
    cards = tuple(card(one) for one in asked.choices) if in_hand else ()
    kind = "moment" if asked.of == "moment" else (_HAND if in_hand else _ELSE)[asked.mode]
    return Question(truth, kind, asked.choices, cards, right, lambda ids: graded(grade(ids), asked, clauses), posed)


def graded(one: PuzzleGrade, asked: Asked, clauses: tuple[str, ...]) -> Grade:
    """A puzzle's grade as a lesson tells it. What was missed is only counted: the learner is to find it."""
    wrong, right, missed = one.marked("wrong"), one.marked("right"), one.marked("missed")
    told = wrong or (right[:1] if one.right else right)
    reasons: tuple[Reason | str, ...] = tuple(dict.fromkeys(each for mark in told for each in mark.ruling.reasons))
    if not reasons:
        reasons = tuple(dict.fromkeys(clause for mark in missed for clause in mark.ruling.clauses)) or clauses
    witness = tuple(
        dict.fromkeys(
            each
            for reason in reasons
            if isinstance(reason, Reason)
            for each in reason.witness
            if isinstance(each, Card)
        )
    )
    marks: dict[str, Mark] = dict.fromkeys(witness, "witness")
    marks |= {mark.choice: mark.mark for mark in (*wrong, *right) if mark.choice in asked.choices}
    found = (len(right), len(right) + len(missed)) if asked.mode == "every" else None
    return Grade("right" if one.right else "wrong", reasons, witness, marks, found)
