"""Results, judged: every answer is graded again by the engine, whatever the file says; and what a class did together.

A result can be odd in these ways (``Judged.odd``), the worst first:

- ``other-drill``: the drill was not handed out with this coach's secret, or was changed since;
- ``edited``: the sign does not fit, so the file was changed after it was saved;
- ``other-app``: another app signed it than what the same learner handed in first, of all that lie here;
- ``other-questions``: these are not the questions that this learner had;
- ``too-many-tries``: more answers to a question than the drill allows;
- ``late``: handed in after the last day (by the learner's own clock).
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import puzzles
from puzzles.drills.choosing import Item, item_of, questions_of, same_name
from puzzles.drills.keys import is_ours
from puzzles.drills.model import Drill
from puzzles.drills.results import Answered, Result
from puzzles.making import DraftTheme
from puzzles.model import Grade, Puzzle, PuzzleError
from tutor.rules.ruling import Ruling

ODD: Final = ("other-drill", "edited", "other-app", "other-questions", "too-many-tries", "late")
"""All that can be odd about a result."""


@dataclass(frozen=True)
class Marked:
    """One question of one learner, judged: a grade for each try, ``None`` for one that is no answer to it."""

    item: Item
    answered: Answered
    grades: tuple[Grade | None, ...]

    @property
    def first(self) -> bool:
        """Was the first try right, without a hint?"""
        return bool(self.grades) and _right(self.grades[0]) and not self.answered.hints

    @property
    def last(self) -> bool:
        """Was it right in the end?"""
        return any(map(_right, self.grades))

    @property
    def clause(self) -> str | None:
        """The clause that the question is about."""
        return clause_of(self.item.puzzle)


def _right(grade: Grade | None) -> bool:
    return grade is not None and grade.right


def clause_of(puzzle: Puzzle) -> str | None:
    """The clause that a puzzle's theme is about."""
    theme = puzzles.KINDS[puzzle.kind].themes.get(puzzle.themes[0])
    return theme.clause if isinstance(theme, DraftTheme) else None


@dataclass(frozen=True)
class Judged:
    """A result, judged."""

    result: Result
    rows: tuple[Marked, ...]
    odd: tuple[str, ...] = ()

    @property
    def learner(self) -> str:
        """Who handed it in, by the name they gave."""
        return self.result.learner

    @property
    def right(self) -> int:
        """Questions right at the first try, without a hint."""
        return sum(one.first for one in self.rows)


def judge(result: Result, secret: bytes | None = None) -> Judged:
    """Grade a result anew. Without a ``secret`` nobody asks whose drill it is.

    Raises ``DrillError`` where a question of it cannot be made here.
    """
    drill = result.drill
    rows = tuple(_marked(drill, one) for one in result.answers)
    return Judged(result, rows, tuple(_odd(result, secret)))


def _marked(drill: Drill, answered: Answered) -> Marked:
    item = item_of(drill, answered.ref)
    return Marked(item, answered, tuple(_grade(item.puzzle, one) for one in answered.tries))


def _grade(puzzle: Puzzle, picks: Iterable[str]) -> Grade | None:
    try:
        return puzzles.grade(puzzle, picks)
    except (PuzzleError, ValueError):
        return None


def _odd(result: Result, secret: bytes | None) -> Iterator[str]:
    drill = result.drill
    if secret is not None and not is_ours(result.handout, secret):
        yield "other-drill"
    if not result.is_signed:
        yield "edited"
    try:
        asked = [one.ref for one in questions_of(drill, result.learner)]
    except PuzzleError:
        asked = []
    if [one.ref for one in result.answers] != asked:
        yield "other-questions"
    most = drill.most_tries
    if most is not None and any(len(one.tries) > most for one in result.answers):
        yield "too-many-tries"
    if drill.is_late(result.ended.date()):
        yield "late"


# -- a class -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tally:
    """How a question or a clause went: first tries that were right, of so many, and how many were right in the end."""

    of: str
    asked: int
    first: int
    last: int


@dataclass(frozen=True)
class Mistake:
    """A wrong answer that several gave: the picks, how often, and the ruling that refuses it."""

    item: Item
    picks: tuple[str, ...]
    count: int
    ruling: Ruling | None


@dataclass(frozen=True)
class Board:
    """The results of one drill: one a learner, the last that each handed in."""

    drill: Drill
    judged: tuple[Judged, ...]

    @cached_property
    def rows(self) -> tuple[Marked, ...]:
        """Every question of every learner."""
        return tuple(row for one in self.judged for row in one.rows)

    def by_question(self) -> tuple[Tally, ...]:
        """How each question went, in the order of the drill."""
        return _tallies((one.item.ref, one) for one in self.rows)

    def by_clause(self) -> tuple[Tally, ...]:
        """How each clause went, the weakest first."""
        some = _tallies((one.clause, one) for one in self.rows if one.clause is not None)
        return tuple(sorted(some, key=lambda one: (one.first / one.asked, one.of)))

    def mistakes(self, ref: str | None = None) -> tuple[Mistake, ...]:
        """The wrong first answers, the most common first."""
        found: Counter[tuple[str, tuple[str, ...]]] = Counter()
        kept: dict[tuple[str, tuple[str, ...]], Marked] = {}
        for one in self.rows:
            if ref in (None, one.item.ref) and one.grades and not _right(one.grades[0]):
                mine = one.item.ref, one.answered.tries[0]
                found[mine] += 1
                kept.setdefault(mine, one)
        return tuple(
            Mistake(kept[mine].item, mine[1], count, _refused(kept[mine].grades[0]))
            for mine, count in sorted(found.items(), key=lambda one: (-one[1], one[0]))
        )

    def anonymous(self) -> Board:
        """The same without names: the learners by number, the best first."""
        some = sorted(self.judged, key=lambda one: (-one.right, one.learner))
        bare = [
            Judged(one.result.model_copy(update={"learner": str(number)}), one.rows, one.odd)
            for number, one in enumerate(some, start=1)
        ]
        return Board(self.drill, tuple(bare))


def _tallies(some: Iterable[tuple[str, Marked]]) -> tuple[Tally, ...]:
    groups: dict[str, list[Marked]] = {}
    for name, one in some:
        groups.setdefault(name, []).append(one)
    return tuple(
        Tally(name, len(rows), sum(one.first for one in rows), sum(one.last for one in rows))
        for name, rows in groups.items()
    )


def _refused(grade: Grade | None) -> Ruling | None:
    """The ruling on the first thing that was wrong in an answer."""
    if grade is None:
        return None
    marks = (*grade.marked("wrong"), *grade.marked("missed"))
    return marks[0].ruling if marks else None


def boards(some: Iterable[Judged]) -> tuple[Board, ...]:
    """The results by drill, the drills in the order in which they were first handed in; of each learner the last.

    Only here it shows that a learner's results were signed by more than one app (``other-app``).
    """
    signers: dict[str, str] = {}
    found: dict[str, dict[str, Judged]] = {}
    drills: dict[str, Drill] = {}
    for one in sorted(some, key=lambda one: one.result.ended):
        name, drill = same_name(one.learner), one.result.drill
        if signers.setdefault(name, one.result.by) != one.result.by:
            odd = {*one.odd, "other-app"}
            one = replace(one, odd=tuple(each for each in ODD if each in odd))
        drills.setdefault(drill.id, drill)
        found.setdefault(drill.id, {})[name] = one
    return tuple(
        Board(drills[name], tuple(sorted(mine.values(), key=lambda one: same_name(one.learner))))
        for name, mine in found.items()
    )


# -- CSV ---------------------------------------------------------------------------------------------------------------

HEADS: Final = (
    "drill",
    "learner",
    "handed_in",
    "odd",
    "question",
    "kind",
    "theme",
    "clause",
    "level",
    "right_at_first",
    "right_in_the_end",
    "tries",
    "hints",
    "seconds",
    "first_answer",
)
"""The columns of the table that programs read."""


def to_csv(some: Sequence[Board]) -> str:
    """Every question of every learner as CSV, a line each. What a spreadsheet would take for a formula is disarmed."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(HEADS)
    for board in some:
        for one in board.judged:
            for row in one.rows:
                writer.writerow(map(_plain, _cells(one, row)))
    return out.getvalue()


def _cells(one: Judged, row: Marked) -> Iterator[object]:
    puzzle, answered = row.item.puzzle, row.answered
    yield from (one.result.drill.title, one.learner, one.result.ended.isoformat(), " ".join(one.odd), row.item.ref)
    yield from (puzzle.kind, puzzle.themes[0], row.clause or "", puzzle.level)
    yield from (int(row.first), int(row.last), len(answered.tries), answered.hints, answered.seconds)
    yield " ".join(answered.tries[0]) if answered.tries else ""


def _plain(value: object) -> str:
    text = str(value)
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text
