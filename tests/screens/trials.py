"""Two hand-made kinds for forms of questions, on the example deal: an order of cards, and moments of the play.

They take the places of two real kinds for a while, since a kind's words go by its name. What is right in them is set
by hand: they try the screen, not a rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal

import puzzles
from puzzles.making import JudgedPuzzle
from puzzles.model import (
    Answers,
    Grade,
    Hint,
    Judged,
    Kind,
    Marked,
    Of,
    Puzzle,
    PuzzleError,
    Question,
    Show,
    Wrong,
    check_picks,
    content_id,
)
from puzzles.views import profile_json, view_json
from tutor.cards import Card
from tutor.record import example, load
from tutor.rules.deal import Deal
from tutor.rules.ruling import Reason, Ruling
from tutor.rules.view import View
from tutor.seats import SOUTH

DEALS: Final = tuple(load(example()).deals())
START: Final = DEALS[29]
"""South is to play to the fifth trick, with four cards."""

RIGHT: Final = ("TD", "QC", "JC", "8H")
"""The order that is right, that in which South played."""

MOMENTS: Final = (DEALS[12], DEALS[19], DEALS[25], DEALS[29])
DUE: Final = "2.3"
ORDER, BOARD = "winner", "count"
"""The names that the two take."""

MOVED: Final = (Card("9H"), Card("8D"))
GOOD: Final = Ruling(True)
BAD: Final = Ruling(False, (Reason("follow-suit", "play.follow", (Card("9D"),)),))


class Ordered(JudgedPuzzle):
    kind: Literal["winner"] = "winner"


class Board(JudgedPuzzle):
    kind: Literal["count"] = "count"


def moment_of(deal: Deal) -> str:
    assert deal.play is not None
    return f"{deal.play.number}.{len(deal.play.trick)}"


def _puzzle(name: str, deal: Deal, choices: tuple[str, ...], best: tuple[str, ...], theme: str) -> Puzzle:
    order = name == ORDER
    of: Of = "card" if order else "moment"
    question = Question(ask="app-ask-every", mode="order" if order else "one", choices=choices, of=of)
    view, profile = view_json(deal.view(SOUTH)), profile_json(deal.profile)
    judged = [Judged(choice=one, ruling=GOOD if one in best else BAD) for one in choices]
    wrong = tuple(Wrong(choice=one, reason="follow-suit", clause="play.follow") for one in choices if one not in best)
    return (Ordered if order else Board)(
        id=content_id(name, profile, SOUTH, view, question),
        profile=profile,
        seed=1,
        version=1,
        seat=SOUTH,
        view=view,
        question=question,
        answers=Answers(best=best, wrong=wrong),
        hints=(Hint(id="hint-count-eight"), Hint(id="hint-count-all")),
        themes=(theme,),
        level=1,
        difficulty=0.1,
        proof=tuple(judged),
    )


def make_order(seed: int, mode: str | None = None, theme: str | None = None, level: int | None = None) -> Puzzle:
    return _puzzle(ORDER, START, tuple(START.hand(SOUTH)), RIGHT, next(iter(puzzles.winner.KIND.themes)))


def make_board(seed: int, mode: str | None = None, theme: str | None = None, level: int | None = None) -> Puzzle:
    moments = (*(moment_of(one) for one in MOMENTS), "never")
    return _puzzle(BOARD, MOMENTS[0], moments, (DUE,), next(iter(puzzles.count.KIND.themes)))


def grade_order(puzzle: Puzzle, picks: Iterable[str]) -> Grade:
    right = check_picks(puzzle.question, picks) == RIGHT
    mark, ruling = ("right", GOOD) if right else ("wrong", BAD)
    return Grade(right, (Marked(RIGHT[0], mark, ruling),))  # type: ignore[arg-type]


def grade_board(puzzle: Puzzle, picks: Iterable[str]) -> Grade:
    moment, *order = picks
    if moment not in puzzle.question.choices:
        raise PuzzleError(f"{moment}: no moment here")
    right = moment == DUE and order == sorted(order)
    return Grade(right, (Marked(moment, "right" if right else "wrong", GOOD if right else BAD),))


def views(puzzle: Puzzle) -> tuple[tuple[str, View], ...]:
    return tuple((moment_of(one), one.view(SOUTH)) for one in MOMENTS)


def show(puzzle: Puzzle, picks: Iterable[str]) -> tuple[Show, ...]:
    """After a wrong answer the rest of the deal with two cards marked; what is right: the last two tricks."""
    after = START if tuple(picks) else DEALS[37]
    line = tuple((one.seat, one.action) for one in DEALS[-1].log[len(after.log) :])
    if tuple(picks):
        return (Show("app-table", after, line, changed=MOVED),)
    return (Show("app-trick-number", after, line, args={"number": 7, "of": 8}),)


def _kind(real: Kind, model: type[Puzzle], form: str) -> Kind:
    if form == ORDER:
        return replace(
            real, version=1, model=model, make=make_order, grade=grade_order, modes=("order",), show=show, views=None
        )
    return replace(real, version=1, model=model, make=make_board, grade=grade_board, show=show, views=views)


def kinds() -> dict[str, Kind]:
    """Both kinds, by the names that they take."""
    return {
        ORDER: _kind(puzzles.winner.KIND, Ordered, ORDER),
        BOARD: _kind(puzzles.count.KIND, Board, BOARD),
    }
