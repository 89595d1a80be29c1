"""Write the ledgers of slow kinds: ``python -m tests.puzzles.ledger bid --workers 4`` (all of them: no name)."""

from __future__ import annotations

import argparse
import itertools
import os
from collections.abc import Iterator
from contextlib import closing

from puzzles.making import maker
from puzzles.model import Asked
from puzzles.packs.build import write
from puzzles.running import Crew, crew, in_order, make_some

from . import COUNT, SLOW, path_of


def made(name: str, team: Crew) -> Iterator[str]:
    """The lines of a ledger."""
    jobs = ((name, maker(name).version, (seed,), Asked()) for seed in itertools.count())
    with closing(in_order(team, make_some, jobs)) as results:
        every = (one.line for one in itertools.chain.from_iterable(results))
        yield from itertools.islice((line for line in every if line is not None), COUNT)


def main() -> None:
    """Write the ledgers that are named."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("kinds", nargs="*", default=list(SLOW), metavar="KIND", help=", ".join(SLOW))
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = reader.parse_args()
    if other := sorted({*given.kinds} - {*SLOW}):
        reader.error(f"{other[0]} has no ledger: there are those of {', '.join(SLOW)}")
    with crew(given.workers) as team:
        for name in given.kinds:
            found = []
            for line in made(name, team):
                found.append(line)
                print(f"\r{name}: {len(found)} of {COUNT}", end="", flush=True)
            print(", written" if write(found, path_of(name)) else ", as it was")


if __name__ == "__main__":
    main()
