"""The shared deals: random deals, each solved once for every trump suit with open cards, and kept in a file.

A solved deal serves every question about four cards that one of its hands holds: suits may be renamed, and eldest leads
whoever is maker, so that one number a trump suit tells what either side gets. **It assumes open cards**: everybody sees
all hands and the trump is open. That is not real play.
"""

from __future__ import annotations

import json
import lzma
import sys
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

MAGIC: Final = "304 deals 1"
"""The first word of the file; another format gets another number."""

SHIPPED: Final = "sri-lankan.deals"

MODEL: Final = "open cards: everybody sees all cards and the trump is open; eldest leads; not real play"

ROW: Final = 2
"""The masks that say who holds what: the cards of places 1 and 3, and those of places 2 and 3."""


class Solved(NamedTuple):
    """A deal: the four hands as masks, eldest's first and then in the order of play, and by trump suit (spades, hearts,
    diamonds, clubs) the card points (0-304) that the side of eldest gets, who leads."""

    hands: tuple[int, int, int, int]
    points: tuple[int, int, int, int]


@dataclass(frozen=True, eq=False)
class Deals:
    """Solved deals; ``meta`` says how they were made (model, seed, chunks, versions)."""

    meta: dict[str, Any]
    solved: tuple[Solved, ...]


def save(deals: Deals, path: Path) -> None:
    """Write deals to a file, in one step: whoever reads sees the old file or the new one."""
    head = json.dumps({"magic": MAGIC, "deals": len(deals.solved), **deals.meta}, sort_keys=True).encode() + b"\n"
    columns = []
    for first, second in ((1, 3), (2, 3)):
        columns.append(array("I", [one.hands[first] | one.hands[second] for one in deals.solved]))
    for suit in range(4):
        columns.append(array("H", [one.points[suit] for one in deals.solved]))
    part = path.with_name(path.name + ".part")
    part.write_bytes(lzma.compress(head + b"".join(_bytes(one) for one in columns), preset=9))
    part.replace(path)


def _bytes(column: array[int]) -> bytes:
    if sys.byteorder == "big":  # pragma: no cover
        column.byteswap()
    return column.tobytes()


def load(path: Path) -> Deals:
    """Read deals. Raises ``ValueError`` for a file that holds none, or of another version, and ``OSError``."""
    try:
        head, _, body = lzma.decompress(path.read_bytes()).partition(b"\n")
        meta = json.loads(head)
        magic, count = meta.pop("magic"), meta.pop("deals")
    except (lzma.LZMAError, ValueError, KeyError, AttributeError, EOFError):
        raise ValueError(f"{path} holds no solved deals") from None
    if magic != MAGIC or len(body) != count * (ROW * 4 + 4 * 2):
        raise ValueError(f"{path} holds solved deals of another version: build it again")
    odd, upper = (_column("I", body, 4 * count * at, count) for at in range(ROW))
    points = [_column("H", body, 4 * count * ROW + 2 * count * at, count) for at in range(4)]
    return Deals(meta, tuple(_solved(*row) for row in zip(odd, upper, zip(*points, strict=True), strict=True)))


def _column(code: str, body: bytes, start: int, count: int) -> array[int]:
    found = array(code)
    found.frombytes(body[start : start + count * found.itemsize])
    if sys.byteorder == "big":  # pragma: no cover
        found.byteswap()
    return found


def _solved(odd: int, upper: int, points: Iterable[int]) -> Solved:
    every = (1 << 32) - 1
    spades, hearts, diamonds, clubs = points
    hands = every & ~(odd | upper), odd & ~upper, upper & ~odd, odd & upper
    return Solved(hands, (spades, hearts, diamonds, clubs))


@cache
def shared() -> Deals:
    """The deals that are shipped."""
    with resources.as_file(resources.files(__package__) / SHIPPED) as path:
        return load(path)
