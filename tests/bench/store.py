"""A learner with very many attempts: what writing one more costs, and how long each page takes on the server.

    python -m tests.bench.store [--attempts 100000] [--writes 400] [--rounds 5] [--url postgresql://…]

The attempts are spread over two years and every kind of puzzle. A page is run as for a reader who comes back (without a
browser, by Streamlit's ``AppTest``, whose own work is in it), and told in processor time, which is about the same on a
busy machine. Bars: 3 ms for an attempt, the median; 0.3 s for a page.
The database of ``--url`` must be empty.
"""

from __future__ import annotations

import argparse
import datetime as dt
import gc
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import insert

import puzzles
from puzzles.making import DraftTheme
from tests.screens.helpers import EVERY_PAGE, open_page
from tutor.app import memory, visits
from tutor.store import attempts, learners, runs
from tutor.store.attempts import Tried
from tutor.store.database import Store, put
from tutor.store.models import Attempt, RatingDay
from tutor.store.reviews import Pattern

NUMBER: Final = "bench"
BARS: Final = {"write": 3.0, "page": 300.0}
"""Milliseconds."""

_DAYS: Final = 730


def _tried(rng: random.Random, number: int) -> Tried:
    """A made-up answer to a puzzle of any theme."""
    kind = rng.choice(list(puzzles.KINDS.values()))
    theme = rng.choice(list(kind.themes.values()))
    clause = theme.clause if isinstance(theme, DraftTheme) else None
    right = rng.random() < 0.75
    return Tried(
        kind=kind.name,
        link=f"{kind.name}-{number}",
        answer=("JS", "9H"),
        right=right,
        mode="practice",
        theme=theme.id,
        level=rng.choice(theme.levels),
        clause=clause,
        reason=None if right else "follow-suit",
        clauses=(clause or "",),
        seconds=round(rng.expovariate(1 / 15), 1),
        pattern=Pattern(kind.name, theme.id, clause or ""),
    )


def fill(store: Store, count: int, now: dt.datetime) -> int:
    """A learner with so many attempts; the last thousand in the way that the app writes them."""
    rng = random.Random(304)
    with store.write() as session:
        learner = learners.begin(session, learners.key_of(NUMBER), now).id
        rows: list[dict[str, Any]] = []
        for number in range(count - 1000):
            one = _tried(rng, number)
            at = now - dt.timedelta(days=_DAYS) + dt.timedelta(days=_DAYS) * (number / count)
            values = {name: getattr(one, name) for name in attempts._TAKEN} | {
                "answer": ["JS"],
                "clauses": [one.clause],
            }
            values |= {"learner_id": learner, "seconds": one.seconds, "first": True, "rated": True}
            rows.append({**values, "at": at, "day": at.date()})
        session.connection().execute(insert(Attempt), rows)
        for number in range(count - 1000, count):
            at = now - dt.timedelta(days=_DAYS) + dt.timedelta(days=_DAYS) * (number / count)
            attempts.record(session, learner, _tried(rng, number), at, at.date())
        for day in range(_DAYS):
            date = (now - dt.timedelta(days=_DAYS - day)).date()
            rows = (
                {"learner_id": learner, "kind": kind, "mu": 25.0, "sigma": 2.0, "day": date} for kind in ("", "count")
            )
            put(session, RatingDay, *rows)
        runs.keep(session, learner, "sprint", 12, 14, 180.0, now, now.date())
    return learner


def writes(store: Store, learner: int, count: int, now: dt.datetime) -> list[float]:
    """The milliseconds of ``count`` attempts, one transaction each."""
    rng, took = random.Random(305), []
    for number in range(count):
        one, at = _tried(rng, 10**7 + number), now + dt.timedelta(seconds=number)
        start = time.perf_counter()
        with store.write() as session:
            attempts.record(session, learner, one, at, at.date())
        took.append(1000 * (time.perf_counter() - start))
    return took


def page(name: str, query: dict[str, str], rounds: int) -> float:
    """The milliseconds of processor time of a page, the median of some runs after a first one."""
    took = []
    for _ in range(rounds + 1):
        gc.collect()
        start = time.process_time()
        open_page(name, **query)
        took.append(1000 * (time.process_time() - start))
    return statistics.median(took[1:])


def main() -> None:
    """Print the figures and whether the bars are met."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attempts", type=int, default=100_000)
    parser.add_argument("--writes", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--url", help="an empty database; a SQLite file in a folder of its own if left out")
    options = parser.parse_args()
    now = dt.datetime.now(dt.UTC)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TUTOR304_DATA"] = folder
        if options.url:
            os.environ["TUTOR304_DATABASE_URL"] = options.url
        store = memory.store()
        assert store is not None
        learner = fill(store, options.attempts, now)
        size = sum(one.stat().st_size for one in Path(folder).iterdir()) / 1e6
        print(f"{store.kind}: {options.attempts:,} attempts" + (f", {size:.0f} MB" if size else ""))
        took = sorted(writes(store, learner, options.writes, now))
        median, p95 = took[len(took) // 2], took[int(0.95 * len(took))]
        met = "met" if median <= BARS["write"] else "MISSED"
        print(f"an attempt: median {median:.2f} ms, p95 {p95:.2f} ms (bar {BARS['write']} ms: {met})")
        visits.cookie = lambda: {"visit": NUMBER}
        looks = [*EVERY_PAGE, ("practise", {"run": "mistakes"}), ("practise", {"run": "fit"})]
        for name, query in looks:
            median = page(name, query, options.rounds)
            met = "met" if median <= BARS["page"] else "MISSED"
            print(f"/{name} {query or ''}: {median:.0f} ms (bar {BARS['page']:.0f} ms: {met})")
        memory.close()


if __name__ == "__main__":
    main()
