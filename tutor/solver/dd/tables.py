"""The numbers that the kernel reads and the memory that it works in: one flat array each, cut up by offsets."""

from __future__ import annotations

import importlib
from typing import Any, Final

from tutor.solver.dd.weights import weights

POINTS: Final = (0, 0, 2, 3, 10, 11, 20, 30)
"""Card points by power, seven to jack."""

# What the kernel reads, from these places on:
WORTH: Final = 0
"""By power: what the card counts."""
WEIGHTS: Final = 8
"""Move ordering: base, points, power, history and length for each of 47 kinds of move."""
LOWS: Final = 256
"""``[n << 8 | byte]``: what the ``n`` lowest cards (at most all) of one suit count."""
HIGHS: Final = LOWS + 9 * 256
"""``[n << 8 | byte]``: what the ``n`` highest cards (at most all) of one suit count."""
PEXT: Final = HIGHS + 9 * 256
"""``[mask << 8 | byte]``: the bits of the byte at the places of the mask, pushed together."""
GAP: Final = PEXT + 65536
"""``[one << 8 | two]``: how much more the first byte's cards count, rank by rank, where they count more; −1 when the
two have not the same number of cards."""

# What the kernel works in, from these places on:
START: Final = 0
"""The position: seat, cards laid, suit led, winning card, whose, points in the trick; then the maker's limits: the
closed indicator as a bit (0: none), and whether the lead of exhausted trumps is owed."""
STATS: Final = 8
"""Nodes so far, and the table's entries less one."""
RULES: Final = 10
"""Which rules of the closed game hold, one bit each; 0: the open game."""
EXHAUSTS: Final = 1
"""``trump.exhausted`` is played."""
FIRST: Final = 2
"""The closed maker may lead no trump to the trick that begins (``closed.no-trump-lead-first``)."""
SHOWS: Final = 4
"""The end of the trick under way opens the trump in any case (``open.high-bid``)."""
THREE: Final = 8
"""Seat 2 is empty: the maker plays alone against seats 1 and 3."""
HANDS: Final = 12
"""The four hands as masks."""
HISTORY: Final = 16
"""``[seat << 5 | card]``: how often, and how high in the tree, the card was enough."""
FRAMES: Final = 144
"""A frame for each card down the tree."""
FRAME: Final = 19
WIDE: Final = 10
"""Moves of a position, at most."""
DEEP: Final = 33
CARDS: Final = FRAMES + DEEP * FRAME
"""The moves of each frame."""
SCORES: Final = CARDS + DEEP * WIDE
"""Their places in the order."""
GROUPS: Final = SCORES + DEEP * WIDE
"""Touching cards share a number."""
RESULTS: Final = GROUPS + DEEP * WIDE
"""What the search found for each."""
KEYS: Final = RESULTS + DEEP * WIDE
"""The table: two numbers an entry."""
SLOTS: Final = 17
"""Binary logarithm of its entries, at most."""


def _sums(worth: tuple[int, ...], highest: bool) -> list[int]:
    found = [0] * (9 * 256)
    for byte in range(256):
        ranks = [power for power in range(8) if byte >> power & 1]
        if highest:
            ranks.reverse()
        total = 0
        for n in range(1, 9):
            if n <= len(ranks):
                total += worth[ranks[n - 1]]
            found[n << 8 | byte] = total
    return found


def _pushed() -> list[int]:
    found = [0] * 65536
    for mask in range(1, 256):
        low = mask & -mask
        rest = (mask ^ low) << 8
        for byte in range(256):
            found[mask << 8 | byte] = found[rest | byte] << 1 | (1 if byte & low else 0)
    return found


def _gaps(worth: tuple[int, ...]) -> list[int]:
    found = [-1] * 65536
    ranks: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in range(9)]
    for byte in range(256):
        ranks[byte.bit_count()].append((byte, tuple(worth[power] for power in range(8) if byte >> power & 1)))
    for same in ranks:
        for one, ones in same:
            for two, twos in same:
                found[one << 8 | two] = sum([a - b for a, b in zip(ones, twos, strict=True) if a > b])
    return found


def tables(tricks: bool, compiled: bool) -> Any:
    """What the kernel reads when it counts card points, or tricks."""
    worth = (0,) * 8 if tricks else POINTS
    found = [*worth, *weights(tricks)]
    found += [0] * (LOWS - len(found))
    found += _sums(worth, False) + _sums(worth, True) + _pushed() + _gaps(worth)
    if not compiled:
        return found
    numpy: Any = importlib.import_module("numpy")
    return numpy.array(found, dtype=numpy.int16)


def memory(compiled: bool) -> Any:
    """What the kernel works in; reused from call to call, one a thread."""
    size = KEYS + (2 << SLOTS)
    if not compiled:
        return [0] * size
    numpy: Any = importlib.import_module("numpy")
    return numpy.zeros(size, dtype=numpy.int64)
