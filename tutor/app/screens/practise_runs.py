"""Sessions on *Practise*: reviews, puzzles that fit, mistakes, a sprint, a streak, the puzzles of the day.

A session tells which puzzle comes next and how an answer is written down. Without one, practice goes on for ever and
serves what is wished.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

import streamlit as st

import puzzles
from puzzles import Puzzle, PuzzleError
from puzzles.disguise import CODES, disguise
from puzzles.serving import Seen, Wishes, kinds_at, ready, serve
from tutor.app import keeping
from tutor.app.screens.practise_wishes import practised

_KEY: Final = "practise-run"

KINDS: Final = ("review", "fit", "mistakes", "daily", "sprint", "streak")
"""The sessions, in the order in which they are offered."""

SECONDS: Final = 180.0
LIVES: Final = 3
"""A sprint: so long, and until so many are wrong."""

_RISE: Final = {"sprint": 4, "streak": 5}
"""After so many answers a sprint or a streak goes up a level."""

RACES: Final = ("sprint", "streak")
"""The sessions without hints, in which no puzzle is passed over."""

EVERY_GAME: Final = ("review", "mistakes", "daily")
"""The sessions that ask about every game, whichever is practised."""

_MODES: Final = {"fit": "practice"}
_MOST: Final = 20
"""So many reviews or mistakes in one session at most."""


@dataclass(frozen=True)
class Run:
    """A session: what is still to come, what was answered, and whether it is over.

    ``queue`` holds puzzles' wishes (reviews), or links (mistakes, the day's puzzles). ``total`` is how many there were,
    0 where there is no end of them. ``begun`` is of ``keeping.clock``; ``record``: it is the learner's best; ``empty``:
    there was nothing to ask, and that is still to be said.
    """

    kind: str
    queue: tuple[Wishes | str, ...] = ()
    total: int = 0
    tried: int = 0
    right: int = 0
    begun: float = 0.0
    over: bool = False
    record: bool = False
    empty: bool = False

    @property
    def lives(self) -> int:
        """How many more may be wrong, in a race."""
        return (LIVES if self.kind == "sprint" else 1) - (self.tried - self.right)

    def left(self, clock: float) -> float:
        """Seconds that are left of a sprint."""
        return max(0.0, self.begun + SECONDS - clock)

    @property
    def mode(self) -> str:
        """How its answers are written down (``tutor.store.attempts.MODES``)."""
        return _MODES.get(self.kind, self.kind)


def running() -> Run | None:
    """The session that is on, or has just ended."""
    found: Run | None = st.session_state.get(_KEY)
    return found


def _set(run: Run | None) -> None:
    st.session_state[_KEY] = run


def stop() -> None:
    """Back to practice without an end."""
    _set(None)


def start(kind: str, clause: str | None = None) -> None:
    """Begin a session; ``clause`` narrows mistakes down. One that has nothing to ask is over at once."""
    queue: tuple[Wishes | str, ...] = ()
    if kind == "review":
        queue = tuple(Wishes(one.kind, one.theme) for one in keeping.due())[:_MOST]
    elif kind == "mistakes":
        queue = tuple(keeping.slips(clause))[:_MOST]
    elif kind == "daily":
        queue = keeping.daily_links()
    empty = kind in ("review", "mistakes", "daily") and not queue
    _set(Run(kind, queue, len(queue), begun=keeping.clock(), over=empty, empty=empty))


# -- what comes next ---------------------------------------------------------------------------------------------------


def next_puzzle(rng: random.Random, seen: Seen) -> Puzzle | None:
    """The next puzzle of the session; ``None`` where there is none on, or it is over now."""
    run = running()
    if run is None:
        return None
    if run.over:  # its result stays until the next puzzle; that of an empty one, for one puzzle
        _set(replace(run, empty=False) if run.empty else None)
        return None
    found: Puzzle | None = None
    if run.total:
        while run.queue and found is None:
            first, run = run.queue[0], replace(run, queue=run.queue[1:])
            found = _of(first, rng, seen, run.kind)
        _set(run)
    elif run.kind != "sprint" or run.left(keeping.clock()) > 0:
        found = serve(_wishes(run, rng), rng, seen)
    if found is None:
        _finish(run)
    return found


def _of(one: Wishes | str, rng: random.Random, seen: Seen, kind: str) -> Puzzle | None:
    """A puzzle of the queue: a fresh one of a pattern, a missed one in a fresh disguise, or one of the day."""
    try:
        if isinstance(one, Wishes):
            return serve(one, rng, seen)
        found = puzzles.from_link(one)
        return disguise(found, rng.choice(CODES)) if kind == "mistakes" else found
    except PuzzleError:  # of a version that is no more
        return None


def _wishes(run: Run, rng: random.Random) -> Wishes:
    table = practised()
    if run.kind == "fit":
        return keeping.fitting(rng, table)
    level = min(5, 1 + run.tried // _RISE[run.kind])
    if run.kind == "sprint":
        return Wishes(rng.choice(keeping.sprint_kinds(table)), None, level, "one", table)
    return Wishes(rng.choice([one.name for one in kinds_at(table) if ready(one.name)]), None, level, profile=table)


# -- answers -----------------------------------------------------------------------------------------------------------


def answered(right: bool) -> None:
    """The puzzle of the session was answered, for the first time."""
    run = running()
    if run is None or run.over:
        return
    late = run.kind == "sprint" and run.left(keeping.clock()) <= 0
    if not late:  # what comes after the time does not count
        run = replace(run, tried=run.tried + 1, right=run.right + right)
    lost = run.kind in RACES and run.lives <= 0
    _set(run)
    if lost or late or (run.total and not run.queue):
        _finish(run)


def _finish(run: Run) -> None:
    """It is over: results that can be beaten are written down."""
    best = False
    if run.kind in (*RACES, "daily") and run.tried:
        best = keeping.keep_run(run.kind, run.right, run.tried, keeping.clock() - run.begun)
    _set(replace(run, over=True, record=best))
