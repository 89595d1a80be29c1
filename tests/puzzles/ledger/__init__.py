"""The puzzles of the first seeds of the kinds that are slow to make, kept, so that tests look at all of them at once.

A ledger holds whole puzzles, since each is graded by its kind. ``python -m tests.puzzles.ledger KIND`` writes it;
``test_ledger`` makes some seeds of it again in every run, others each time.
"""

from __future__ import annotations

import lzma
from functools import cache
from pathlib import Path
from typing import Final

import puzzles
from puzzles import KINDS, Puzzle
from puzzles.making import maker

FOLDER: Final = Path(__file__).parent

COUNT: Final = 300
"""How many puzzles a ledger holds: those of the first seeds that have one."""

SLOW: Final = tuple(name for name in KINDS if not maker(name).quick)
"""The kinds that have a ledger."""


class StaleError(Exception):
    """A ledger is missing or of another version; the message tells the command that makes it anew."""


def path_of(name: str) -> Path:
    """The file of a kind."""
    return FOLDER / f"{name}.jsonl.xz"


def mend(name: str) -> str:
    """The command that makes a ledger anew."""
    return f"python -m tests.puzzles.ledger {name}"


@cache
def lines(name: str) -> tuple[str, ...]:
    """The puzzles of a kind as lines of JSON, in the order of their seeds. Raises ``StaleError``."""
    path = path_of(name)
    if not path.exists():
        raise StaleError(f"there is no ledger of {name}: {mend(name)}")
    return tuple(lzma.decompress(path.read_bytes()).decode().splitlines())


@cache
def kept(name: str) -> dict[int, Puzzle]:
    """The puzzles of a kind by their seeds; a seed that is left out before the last one has none.

    Raises ``StaleError``.
    """
    found = {one.seed: one for one in map(puzzles.read, lines(name))}
    old = {one.version for one in found.values()} - {maker(name).version}
    if old:
        raise StaleError(
            f"the ledger of {name} is of version {min(old)}, its maker of version {maker(name).version}: {mend(name)}"
        )
    return found


def holds(name: str, seed: int) -> bool:
    """Is it known from a ledger whether this seed has a puzzle?"""
    return name in SLOW and seed <= max(kept(name))
