"""Building the opening table: chunks of random deals, solved by any number of workers, added up in any order."""

from __future__ import annotations

import itertools
import platform
import random
from array import array
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from tutor import __version__
from tutor.cards import PACK, SUITS, Hand, mask_of
from tutor.seats import SEATS
from tutor.solver.chunks import in_order
from tutor.solver.dd import Position, Solver
from tutor.solver.openings.classes import CLASSES, HAND, number_of
from tutor.solver.openings.table import BINS, COLUMNS, MODEL, WIDTH, Openings, empty, load, save

CHUNK: Final = 200
"""The deals of a chunk: the smallest piece that is lost when a build is stopped."""

BUILD: Final = 1
"""The version of the way deals are drawn and counted: another one gives other numbers from the same seed."""

Counted = dict[int, list[int]]
"""By place in the table: what a chunk adds there."""


def count_chunk(seed: int, chunk: int) -> Counted:
    """Solve the deals of one chunk and count them: a pure function of its two numbers."""
    rng, solver, found = random.Random(f"openings/{BUILD}/{seed}/{chunk}"), Solver(), Counted()
    for _ in range(CHUNK):
        pack = rng.sample(PACK, 32)
        hands = [Hand(pack[8 * at : 8 * at + 8]) for at in range(4)]
        trump, leader = rng.randrange(4), rng.choice(SEATS)
        ours = solver.points(Position(tuple(hands), SUITS[trump], leader, SEATS[0]))  # type: ignore[arg-type]
        for maker, hand in enumerate(hands):
            _count(found, hand, trump, 304 - ours if maker % 2 else ours)
    return found


def _count(found: Counted, hand: Hand, trump: int, points: int) -> None:
    """Count a solved deal for every first packet that the maker may have had."""
    seen = set()
    for cards in itertools.combinations(hand, HAND):
        mask = mask_of(cards)
        if not mask >> 8 * trump & 255:
            continue
        number = number_of(mask, trump)
        row = found.get(number)
        if row is None:
            row = found[number] = [0] * COLUMNS
        row[points // WIDTH] += 1
        row[BINS + 1] += points
        row[BINS + 2] += points * points
        seen.add(number)
    for number in seen:
        found[number][BINS] += 1


def add(numbers: array[int], counted: Counted) -> None:
    """Add what a chunk has counted to a table's numbers."""
    for number, row in counted.items():
        start = number * COLUMNS
        for column, more in enumerate(row):
            if more:
                numbers[start + column] += more


def fewest(numbers: array[int]) -> int:
    """The different deals of the class that has the fewest."""
    return min(numbers[number * COLUMNS + BINS] for number in range(len(CLASSES)))


def build(
    path: Path,
    least: int,
    seed: int = 304,
    workers: int = 1,
    say: Callable[[int, int], None] = lambda chunks, deals: None,
    every: int = 20,
    executor: Executor | None = None,
    most: int | None = None,
) -> Openings:
    """Build a table in which every class has at least ``least`` different deals, and write it to ``path``.

    ``most`` stops it after so many chunks all the same.

    A file that is there already, of the same seed, is gone on with. The work is saved after every ``every`` chunks, in
    the order of the chunks, so that a build that was stopped and one with other workers end with the same file. ``say``
    is told the chunks done and the deals of the poorest class. Raises ``ValueError`` for a file of another seed or
    version.
    """
    table = _begin(path, seed)
    numbers, done = table.numbers, table.meta["chunks"]
    own = executor or ProcessPoolExecutor(workers)
    try:
        for counted in in_order(own, count_chunk, seed, done, 2 * workers):
            if fewest(numbers) >= least or done == most:
                break
            add(numbers, counted)
            done += 1
            if done % every == 0:
                save(Openings(_meta(seed, done), numbers), path)
            say(done, fewest(numbers))
    finally:
        if executor is None:
            own.shutdown(cancel_futures=True)
    table = Openings(_meta(seed, done), numbers)
    save(table, path)
    return table


def _begin(path: Path, seed: int) -> Openings:
    if not path.exists():
        return Openings(_meta(seed, 0), empty())
    table = load(path)
    if (table.meta["seed"], table.meta["build"]) != (seed, BUILD):
        raise ValueError(f"{path} was begun with seed {table.meta['seed']}: name that seed, or another file")
    return table


def _meta(seed: int, chunks: int) -> dict[str, Any]:
    made = {"tutor304": __version__, "python": platform.python_version()}
    return {"model": MODEL, "seed": seed, "build": BUILD, "chunks": chunks, "deals": chunks * CHUNK, "made_with": made}
