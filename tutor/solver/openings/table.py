"""The opening table: what open-card play brings with each four-card hand and indicator suit.

A deal is solved once, with open cards, for a random trump suit and a random eldest. It then counts for each of the four
seats as maker, and for each four of a maker's eight cards that might have been the first packet. All of those are fair:
given the four cards, the rest is as likely as any other rest. So a few thousand deals tell much of every class.
"""

from __future__ import annotations

import json
import lzma
import math
import sys
from array import array
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from tutor.cards import Hand
from tutor.solver.openings.classes import CLASSES, NUMBERS, class_of

WIDTH: Final = 5
"""Points are counted in steps of so many: every bid is a multiple of it."""

BINS: Final = 304 // WIDTH + 1
COLUMNS: Final = BINS + 3
"""The numbers of a class: deals by points, then different deals, the sum of the points and the sum of their squares."""

MAGIC: Final = "304 openings 1"
"""The first word of the file; another format gets another number."""

SHIPPED: Final = "sri-lankan.openings"

MODEL: Final = "open cards: everybody sees all cards and the trump is open; not real play"


@dataclass(frozen=True, slots=True)
class Opening:
    """What a class of hands brings the maker's side with open cards.

    ``deals`` different deals were solved for it; ``counts`` says how often the points fell in 0-4, 5-9 ... 300-304
    (a deal that holds the class more than once counts as often). ``mean`` and ``deviation`` are of the points.
    """

    name: str
    deals: int
    counts: tuple[int, ...]
    mean: float
    deviation: float

    def chance(self, contract: int) -> float:
        """How often the maker's side got at least so many points, 0 to 1 (``score.made``).

        Raises ``ValueError`` for a number that is no multiple of 5 from 0 to 300: the table is that coarse.
        """
        if contract % WIDTH or not 0 <= contract <= 300:
            raise ValueError(f"the table knows contracts that are multiples of {WIDTH} up to 300, not {contract}")
        return sum(self.counts[contract // WIDTH :]) / sum(self.counts)

    def interval(self, contract: int) -> tuple[float, float]:
        """The 95 % interval (Wilson) of :meth:`chance`, by the number of different deals."""
        return wilson(self.chance(contract), self.deals)


def wilson(share: float, number: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in ``number`` tries.

    >>> low, high = wilson(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    z = 1.959964
    middle = share + z * z / (2 * number)
    spread = z * math.sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    scale = 1 + z * z / number
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Openings:
    """The whole table: ``meta`` says how it was made (model, seed, deals, versions); ``numbers`` by class, in order."""

    meta: dict[str, Any]
    numbers: array[int]

    def opening(self, hand: Hand, suit: str) -> Opening:
        """What four cards bring with this indicator suit.

        Raises ``ValueError`` for another number of cards and for a suit that the hand has not.

        >>> opening = openings().opening(Hand.parse("JS 9S AS 7C"), "S")
        >>> opening.name, opening.deals >= 300, opening.chance(160) > 0.8
        ('J9A.7..', True, True)
        """
        return self.of_class(class_of(hand, suit))

    def of_class(self, name: str) -> Opening:
        """What a class brings, by its name in ``CLASSES``."""
        start = NUMBERS[name] * COLUMNS
        row = self.numbers[start : start + COLUMNS]
        counts, (deals, total, squares) = tuple(row[:BINS]), row[BINS:]
        weight = sum(counts)
        if not weight:
            raise ValueError(f"no deal was solved for {name} yet")
        mean = total / weight
        return Opening(name, deals, counts, mean, math.sqrt(max(0.0, squares / weight - mean * mean)))


def empty() -> array[int]:
    """The numbers of a table in which nothing has been counted."""
    return array("q", bytes(8 * COLUMNS * len(CLASSES)))


def save(table: Openings, path: Path) -> None:
    """Write a table to a file, in one step: whoever reads sees the old file or the new one."""
    head = json.dumps({"magic": MAGIC, **table.meta}, sort_keys=True).encode() + b"\n"
    numbers = array("q", table.numbers)
    if sys.byteorder == "big":  # pragma: no cover
        numbers.byteswap()
    part = path.with_name(path.name + ".part")
    part.write_bytes(lzma.compress(head + numbers.tobytes(), preset=9))
    part.replace(path)


def load(path: Path) -> Openings:
    """Read a table. Raises ``ValueError`` for a file that is none, or of another version, and ``OSError``."""
    try:
        head, _, body = lzma.decompress(path.read_bytes()).partition(b"\n")
        meta = json.loads(head)
        magic = meta.pop("magic")
    except (lzma.LZMAError, ValueError, KeyError, AttributeError, EOFError):
        raise ValueError(f"{path} is no opening table") from None
    numbers = array("q")
    if magic != MAGIC or len(body) != 8 * COLUMNS * len(CLASSES):
        raise ValueError(f"{path} is an opening table of another version: build it again")
    numbers.frombytes(body)
    if sys.byteorder == "big":  # pragma: no cover
        numbers.byteswap()
    return Openings(meta, numbers)


@cache
def openings() -> Openings:
    """The table that is shipped."""
    with resources.as_file(resources.files(__package__) / SHIPPED) as path:
        return load(path)
