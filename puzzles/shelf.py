"""The shelf: puzzles that one reader has just had, for others who wish the same.

Reading a puzzle from its pack and dressing it takes a good part of a click. Where a whole class practises, the same
dressed puzzle serves some of them: nobody gets one twice, and who is alone gets each of theirs fresh.

>>> shelf, rng = Shelf(), random.Random(304)
>>> wanted = Wishes("legal-card", level=2)
>>> first = shelf.serve(wanted, rng)
>>> shelf.serve(wanted, rng) is first, shelf.serve(wanted, rng, NOTHING.and_then(first)) is first
(True, False)
"""

from __future__ import annotations

import random
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from puzzles.model import Puzzle
from puzzles.packs import Base
from puzzles.serving import NOTHING, Seen, Wishes, base_of, serve

ROOM: Final = 12
"""So many puzzles lie there for each wish."""

WISHES: Final = 64
"""So many wishes are remembered."""

USES: Final = 8
"""So many readers get the same puzzle; then it is taken away."""

SECONDS: Final = 600.0
"""So long it lies there: who comes again another day gets another one."""


@dataclass
class _Laid:
    """A puzzle that lies there: until when, and how many may still have it."""

    puzzle: Puzzle
    base: Base
    until: float
    left: int = USES - 1


class Shelf:
    """The shelf of one process, for threads. ``clock`` gives seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._laid: OrderedDict[Wishes, list[_Laid]] = OrderedDict()
        self._lock = threading.Lock()

    def serve(self, wanted: Wishes, rng: random.Random, seen: Seen = NOTHING) -> Puzzle:
        """A puzzle as wished that the reader has not had; as ``puzzles.serving.serve``, from which it comes and which
        raises the same. A mix of kinds is always fresh: which kind comes next hangs on what came before."""
        if wanted.kind is None:
            return serve(wanted, rng, seen)
        found = self._take(wanted, rng, seen)
        if found is None:
            found = serve(wanted, rng, seen)
            self._lay(wanted, found)
        return found

    def _take(self, wanted: Wishes, rng: random.Random, seen: Seen) -> Puzzle | None:
        now = self._clock()
        with self._lock:
            there = [one for one in self._laid.get(wanted, ()) if one.left and one.until > now]
            new = [one for one in there if one.puzzle.id not in seen.ids and one.base not in seen.bases]
            if not new:
                return None
            found = rng.choice(new)
            found.left -= 1
            self._laid[wanted] = there
            return found.puzzle

    def _lay(self, wanted: Wishes, puzzle: Puzzle) -> None:
        with self._lock:
            there = self._laid.setdefault(wanted, [])
            there.append(_Laid(puzzle, base_of(puzzle), self._clock() + SECONDS))
            del there[:-ROOM]
            self._laid.move_to_end(wanted)
            if len(self._laid) > WISHES:
                self._laid.popitem(last=False)
