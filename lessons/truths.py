"""Every truth by its name: what an ``ask`` step can ask for.

They are asked in :mod:`lessons.questions` (one decision, one trick, the end of a deal), :mod:`lessons.asking` (calls,
counting, knowledge, showing the trump), :mod:`lessons.claims` (cards, seats, Caps), :mod:`lessons.timing` (when to call
Caps) and :mod:`lessons.called` (the games where the maker calls a card or plays alone). What each asks is told to
authors by a message of its own, ``truth-NAME``.
``puzzle`` asks a puzzle of any kind of :mod:`puzzles`, on its own table, in its own words. One of the kind *Caps
moment* is asked trick by trick: the learner goes on, or calls Caps and states the order.
"""

from __future__ import annotations

import functools
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, get_args

import puzzles
from lessons import asking, called, claims, questions, timing
from lessons.errors import Fault
from lessons.grades import Posed, Question
from lessons.moments import Moment, Timeline
from lessons.posing import question_from
from lessons.schema import FIELDS, AskStep, Truth
from puzzles.disguise import disguise
from tutor.cards import Card
from tutor.seats import Seat
from tutor.wording import Words, words


def puzzle_of(step: AskStep, seat: Seat | None = None) -> puzzles.Puzzle:
    """The puzzle that a step names, turned round so that ``seat`` is asked; ``None`` leaves it at its own seat.

    Raises ``PuzzleError`` (a ``ValueError``).
    """
    if isinstance(step.puzzle, str):
        puzzle = puzzles.from_link(step.puzzle)
    else:
        assert step.puzzle is not None  # the schema asks it
        wish = step.puzzle
        puzzle = puzzles.make(wish.kind, wish.seed, wish.mode, wish.theme, wish.level)
    return puzzle if seat is None else disguise(puzzle, (seat.place - puzzle.seat.place) % 4)


def puzzle_question(step: AskStep, seat: Seat | None = None) -> Question:
    """The question of a step that asks a puzzle. Raises ``ValueError`` as :func:`puzzle_of`."""
    puzzle = puzzle_of(step, seat)
    view, indicator = puzzle.seen, puzzle.question.args.get("indicator")
    if isinstance(indicator, Card) and hasattr(puzzle, "open_hands"):
        view = replace(view, indicator=indicator)
    best = puzzle.answers.best
    clauses = tuple(dict.fromkeys(one.clause for one in puzzle.answers.wrong))[:1]
    views = puzzles.KINDS[puzzle.kind].views if puzzle.question.of == "moment" else None
    moments = None if views is None else functools.partial(views, puzzle)
    return question_from(
        "puzzle",
        Posed(puzzle.question, puzzle.kind, puzzle.hints, puzzle, view, moments),
        lambda ids: puzzles.grade(puzzle, ids),
        best[:1] if puzzle.question.mode == "one" else best,
        clauses,
        view.hand,
    )


TRUTHS: Final[dict[str, Callable[[AskStep, Timeline, Moment, Seat], Question]]] = {
    **questions.ASKED,
    **asking.ASKED,
    **claims.ASKED,
    **timing.ASKED,
    "puzzle": lambda step, line, moment, seat: puzzle_question(step, seat),
}


CALLED: Final = {**TRUTHS, **called.ASKED}
"""The same where the maker calls a card or plays alone: some are asked by other clauses, some only there."""


_INDENT: Final = 16


def question_of(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """The question of an ``ask`` step. Raises ``ValueError`` where the engine cannot answer it at this moment."""
    truths = TRUTHS if line.deals[0].profile.form.partners == "fixed" else CALLED
    if step.truth not in truths:
        raise Fault("other-game", truth=repr(step.truth))
    return truths[step.truth](step, line, moment, seat)


def listing(lang: str = "en") -> str:
    """Every truth with what it asks and the fields that it takes, for authors.

    >>> print(listing().partition("\\n")[0])
    act             the recorded action of the seat: a card to play, an indicator to set, a call
    """
    return "\n".join(_listed(words(lang)))


def _listed(told: Words) -> Iterator[str]:
    for name in CALLED:
        first, *more = textwrap.wrap(told.say(f"truth-{name}"), 100)
        yield f"{name:<{_INDENT}}{first}"
        yield from (" " * _INDENT + line for line in more)
    yield f"\n{told.say('truth-fields')}"
    for truth in get_args(Truth):
        needed, optional = (part.split() for part in FIELDS.get(truth, ("", "")))
        if needed or optional:
            yield f"{truth:<{_INDENT}}{' '.join((*needed, *(f'({one})' for one in optional)))}"
