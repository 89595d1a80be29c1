"""Making the packs: the same lines whatever does the work.

A pack has so many puzzles of each level as the seeds bring them (its core), and one of each theme and mode that these
left out. Every place in it has some seeds of its own and takes the first that gives a puzzle, so that the places can
be filled in any order; each puzzle is proved before it goes in.
"""

from __future__ import annotations

import itertools
import json
import lzma
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import puzzles
from puzzles.behind import line_of
from puzzles.checking import problems
from puzzles.making import Maker, maker
from puzzles.model import Asked, PuzzleError
from puzzles.packs import LEAST, Packed, packed
from puzzles.running import ALONE, Crew, in_order, make_some
from tutor.record import record_of

FOLDER: Final = Path(__file__).parent
"""Where the packs are shipped from."""

CORE: Final = 16
"""The puzzles of each level in the core; more where a kind has too few levels for ``LEAST`` in all."""

SPAN: Final = 20
"""The seeds of a place."""

ROUNDS: Final = 3
"""How often places are added for those whose seeds gave nothing, or what was there already."""

Place = tuple[int, Asked]
"""The number of a place, from which its seeds follow, and what is wished there."""


def fill(name: str, version: int, place: Place) -> str | None:
    """A job: the first puzzle of a place as a line, proved; ``None``: its seeds give none.

    Raises ``PuzzleError`` for a puzzle that is not true, and where another version of the maker is installed.
    """
    number, asked = place
    for seed in range(number * SPAN, (number + 1) * SPAN):
        (made,) = make_some(name, version, (seed,), asked)
        if made.line is not None:
            wrong = problems(made.line)
            if wrong:
                raise PuzzleError(f"seed {seed} of {name} gives a false puzzle: {'; '.join(wrong)}")
            return made.line
    return None


def build(name: str, team: Crew = ALONE, say: Callable[[int, int], None] = lambda tried, places: None) -> list[str]:
    """The lines of a kind's pack, level by level. ``say`` is told how many places were tried, and how many there are.

    Raises ``PuzzleError`` for a kind that there is not or that makes a false puzzle.
    """
    kind, own = puzzles.kind(name), maker(name)
    core = max(CORE, -(-LEAST // len(kind.levels)))
    numbers, tried = itertools.count(), 0
    found: dict[str, Packed] = {}

    def add(wished: Iterable[Asked]) -> None:
        nonlocal tried
        places = [(next(numbers), one) for one in wished]
        with closing(in_order(team, fill, ((name, own.version, place) for place in places))) as lines:
            for at, line in enumerate(lines, start=1):
                if line is not None:
                    puzzle = packed(line)
                    found.setdefault(puzzle.id, puzzle)
                say(tried + at, tried + len(places))
        tried += len(places)

    for _ in range(ROUNDS):
        have = Counter(puzzle.level for puzzle in found.values())
        add([Asked(level=level) for level in kind.levels for _ in range(core - have[level])])
    there = {(puzzle.theme, puzzle.mode, puzzle.level) for puzzle in found.values()}
    add(own.wishes(mode, theme, level) for theme, mode, level in cells(own) if (theme, mode, level) not in there)
    return [puzzle.line for puzzle in sorted(found.values(), key=lambda puzzle: puzzle.level)]


def behind(name: str, lines: Iterable[str], team: Crew = ALONE) -> list[str]:
    """The lines of the file of deals that belongs to the lines of a pack; none for a kind that is quick to make."""
    return [] if maker(name).quick else list(in_order(team, _behind, ((line,) for line in lines)))


def _behind(line: str) -> str:
    """A job: the line with the deal behind a puzzle, made from its seed."""
    puzzle = puzzles.read(line)
    record = record_of(maker(puzzle.kind).draft_of(puzzle).deal).to_json()
    return line_of(puzzle.id, puzzle.seed, json.dumps(record, separators=(",", ":")))


def cells(one: Maker) -> Iterator[tuple[str, str, int]]:
    """All that can be wished of a kind: theme, mode and level together.

    >>> from puzzles.making import maker
    >>> ("last-trick", "one", 2) in cells(maker("legal-card"))
    True
    """
    for theme in one.themes.values():
        yield from itertools.product([theme.id], theme.modes, theme.levels)


def write(lines: Iterable[str], path: Path) -> bool:
    """Write a pack; a file that holds the same lines is left alone. Gives whether it was written.

    The bytes of the lines are the same everywhere; those of the file, where the library that compresses it is.
    """
    data = "".join(f"{line}\n" for line in lines).encode()
    if path.exists() and _same(path, data):
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(lzma.compress(data, preset=9))
    part.replace(path)
    return True


def _same(path: Path, data: bytes) -> bool:
    try:
        return lzma.decompress(path.read_bytes()) == data
    except lzma.LZMAError:
        return False
