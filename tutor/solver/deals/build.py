"""Building the shared deals: chunks of random deals, by any number of workers, kept in the order of the chunks."""

from __future__ import annotations

import platform
import random
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from tutor import __version__
from tutor.cards import PACK, SUITS, Hand
from tutor.seats import SEATS
from tutor.solver.chunks import in_order
from tutor.solver.dd import Position, Solver
from tutor.solver.deals.table import MODEL, Deals, Solved, load, save

CHUNK: Final = 100
"""The deals of a chunk."""

BUILD: Final = 1
"""The version of the way deals are drawn: another one gives other deals from the same seed."""


def solve_chunk(seed: int, chunk: int) -> list[Solved]:
    """Draw and solve the deals of one chunk: a pure function of its two numbers."""
    rng, solver = random.Random(f"deals/{BUILD}/{seed}/{chunk}"), Solver()
    return [_solve(rng.sample(PACK, 32), solver) for _ in range(CHUNK)]


def _solve(pack: list[Any], solver: Solver) -> Solved:
    one, two, three, four = (Hand(pack[8 * at : 8 * at + 8]) for at in range(4))
    eldest = SEATS[0]
    spades, hearts, diamonds, clubs = (
        solver.points(Position((one, two, three, four), suit, eldest, eldest)) for suit in SUITS
    )
    return Solved((one.mask, two.mask, three.mask, four.mask), (spades, hearts, diamonds, clubs))


def build(
    path: Path, chunks: int, seed: int = 304, workers: int = 1, every: int = 5, executor: Executor | None = None
) -> Iterator[int]:
    """Build a file of ``chunks`` times ``CHUNK`` solved deals; yields how many chunks are done after each.

    A file that is there already, of the same seed, is gone on with; the work is saved after every ``every`` chunks, so
    that a build that was stopped and one with other workers end with the same file. Raises ``ValueError`` for a file of
    another seed or version.
    """
    done, solved = _begin(path, seed)
    own = executor or ProcessPoolExecutor(workers)
    try:
        for found in in_order(own, solve_chunk, seed, done, 2 * workers, chunks):
            solved += found
            done += 1
            if done % every == 0 or done == chunks:
                save(Deals(_meta(seed, done), tuple(solved)), path)
            yield done
    finally:
        if executor is None:
            own.shutdown(cancel_futures=True)


def _begin(path: Path, seed: int) -> tuple[int, list[Solved]]:
    if not path.exists():
        return 0, []
    deals = load(path)
    if (deals.meta["seed"], deals.meta["build"]) != (seed, BUILD):
        raise ValueError(f"{path} was begun with seed {deals.meta['seed']}: name that seed, or another file")
    return deals.meta["chunks"], list(deals.solved)


def _meta(seed: int, chunks: int) -> dict[str, Any]:
    made = {"tutor304": __version__, "python": platform.python_version()}
    return {"model": MODEL, "seed": seed, "build": BUILD, "chunks": chunks, "made_with": made}
