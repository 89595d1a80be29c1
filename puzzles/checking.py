"""Is a puzzle in a file true? It is made again from its seed, compared, graded again, and proved again by its kind.

>>> from puzzles import make
>>> good = make("legal-card", 7).to_json()
>>> problems(good)
()
>>> problems(good.replace('"level":4', '"level":5'))
('its seed gives another level',)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from typing import Any, Final

import puzzles
from puzzles.making import JudgedPuzzle, maker
from puzzles.model import Puzzle, PuzzleError
from puzzles.running import ALONE, Crew, in_order
from tutor.record.referee import witness_json

CHUNK: Final = 8
"""The lines of a job."""

Numbered = tuple[int, str]
"""A line and its number in the file, from 1 on."""


class NoPuzzlesError(PuzzleError):
    """A file that is no file of puzzles."""


def problems(line: str | bytes) -> tuple[str, ...]:
    """All that is wrong with a puzzle in a line of a file; nothing when it is true.

    Raises ``NoPuzzlesError`` for a line that is not even the shape of a puzzle of a kind there is.
    """
    text = line.decode("utf-8", "replace") if isinstance(line, bytes) else line
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        raise NoPuzzlesError("this is no line of JSON") from None
    if not isinstance(values, dict) or "kind" not in values or "question" not in values:
        raise NoPuzzlesError("this is no puzzle")
    try:
        puzzles.kind(str(values["kind"]))
    except PuzzleError as error:
        raise NoPuzzlesError(str(error)) from None
    try:
        puzzle = puzzles.read(values)
        return (*_made_again(puzzle, text), *_graded_again(puzzle), *_proved_again(puzzle))
    except PuzzleError as error:
        return (str(error),)


def _made_again(puzzle: Puzzle, text: str) -> Iterator[str]:
    """The same seed, version and wishes give the same bytes."""
    found = maker(puzzle.kind)
    if puzzle.version != found.version:
        yield f"it is of version {puzzle.version}; {found.name} makes version {found.version} now"
        return
    again = found.anew(puzzle.seed, puzzle.asked)
    if again.to_json() == text.strip("\n"):
        return
    ours, theirs = again.model_dump(mode="json"), puzzle.model_dump(mode="json")
    other = [name for name in ours if ours[name] != theirs[name]]
    yield f"its seed gives another {', '.join(other)}" if other else "it is written in another form"


# -- graded again ------------------------------------------------------------------------------------------------------


def _graded_again(puzzle: Puzzle) -> Iterator[str]:
    """What stands as right is graded right, what stands as wrong is graded wrong, and nothing is left out."""
    mode, answers = puzzle.question.mode, puzzle.answers
    right, wrong = [*answers.best, *answers.accepted], [one.choice for one in answers.wrong]
    if mode == "order":
        if not _right(puzzle, answers.best):
            yield "its best order is graded wrong"
        return
    if sorted([*right, *wrong]) != sorted(puzzle.question.choices):
        yield "its answers are not its choices, each once"
    if mode == "one":
        yield from (f"{one} stands as right and is graded wrong" for one in right if not _right(puzzle, [one]))
        yield from (f"{one} stands as wrong and is graded right" for one in wrong if _right(puzzle, [one]))
    else:
        if not _right(puzzle, right):
            yield "what stands as right is graded wrong"
        yield from (f"{one} stands as wrong and is graded right" for one in wrong if _right(puzzle, [*right, one]))
        for one in right:
            if _right(puzzle, [each for each in right if each != one]):
                yield f"{one} stands as right and may be left out"
    if isinstance(puzzle, JudgedPuzzle):
        yield from _reasons(puzzle)


def _right(puzzle: Puzzle, picks: Iterable[str]) -> bool:
    return puzzles.grade(puzzle, picks).right


def _reasons(puzzle: JudgedPuzzle) -> Iterator[str]:
    """What is said of a wrong choice is the first reason of its ruling, and no ruling without one refuses."""
    rulings = {one.choice: one.ruling for one in puzzle.proof}
    for one in puzzle.answers.wrong:
        ruling = rulings.get(one.choice)
        if ruling is None or not ruling.reasons:
            yield f"{one.choice} is wrong for no reason"
            continue
        first = ruling.reasons[0]
        said: tuple[Any, ...] = tuple(witness_json(each) for each in first.witness)
        if (one.reason, one.clause, one.witness) != (first.id, first.clause, said):
            yield f"{one.choice} is wrong for another reason"


def _proved_again(puzzle: Puzzle) -> list[str]:
    """What the kind's own ``recheck(puzzle)`` has to say, where its module has one."""
    recheck = getattr(sys.modules[type(puzzle).__module__], "recheck", None)
    return [] if recheck is None else [str(one) for one in recheck(puzzle)]


# -- a file ------------------------------------------------------------------------------------------------------------


def check_some(lines: Iterable[Numbered]) -> list[tuple[int, tuple[str, ...]]]:
    """A job: the problems of some lines. Raises as :func:`problems` does, with the line's number."""
    found = []
    for number, line in lines:
        try:
            found.append((number, problems(line)))
        except NoPuzzlesError as error:
            raise NoPuzzlesError(f"line {number}: {error}") from None
    return found


def check(lines: Iterable[Numbered], team: Crew = ALONE) -> Generator[tuple[int, tuple[str, ...]], None, None]:
    """Each line's number and what is wrong with it, in the order of the lines.

    Raises ``NoPuzzlesError`` at the first line that is no puzzle.
    """
    with closing(in_order(team, check_some, ((part,) for part in _parts(lines)))) as found:
        for some in found:
            yield from some


def _parts(lines: Iterable[Numbered]) -> Iterator[list[Numbered]]:
    part: list[Numbered] = []
    for one in lines:
        part.append(one)
        if len(part) == CHUNK:
            yield part
            part = []
    if part:
        yield part
