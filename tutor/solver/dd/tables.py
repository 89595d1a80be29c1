"""The tables that the search reads, and the memory that it works in."""

from __future__ import annotations

import importlib
from typing import Any, Final, NamedTuple

WORTH: Final = (0, 0, 2, 3, 10, 11, 20, 30)
"""Card points by power, seven to jack."""

FRAMES: Final = 33
SLOTS: Final = 16
"""Binary logarithm of the entries of the transposition table, at most."""

WEIGHTS: Final = (0,) * 192


class Tables(NamedTuple):
    """What one kind of count (points or tricks) needs. Flat, looked up by bytes of a hand."""

    worth: Any
    """By power: what the card counts."""
    lows: Any
    """``[n << 8 | byte]``: what the ``n`` lowest cards (at most all) of one suit count."""
    highs: Any
    """``[n << 8 | byte]``: what the ``n`` highest cards (at most all) of one suit count."""
    pext: Any
    """``[mask << 8 | byte]``: the bits of the byte at the places of the mask, pushed together."""
    gap: Any
    """``[one << 8 | two]``: how much more the first byte's cards count, rank by rank, where they count more; −1 when the
    two have not the same number of cards."""
    weights: Any
    """Move ordering: base, points, power and history for each kind of move."""


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


def tables(tricks: bool, compiled: bool) -> Tables:
    """The tables for card points, or for tricks."""
    worth = (0,) * 8 if tricks else WORTH
    found = Tables(list(worth), _sums(worth, False), _sums(worth, True), _pushed(), _gaps(worth), list(WEIGHTS))
    if not compiled:
        return found
    numpy: Any = importlib.import_module("numpy")
    wide = numpy.int64
    kinds = Tables(wide, numpy.int16, numpy.int16, numpy.int16, numpy.int16, wide)
    return Tables(*[numpy.array(table, dtype=kind) for table, kind in zip(found, kinds, strict=True)])


class Memory(NamedTuple):
    """The arrays a search works in; reused from call to call, one set a thread."""

    start: Any
    hands: Any
    frames: Any
    cards: Any
    scores: Any
    groups: Any
    results: Any
    keys: Any
    history: Any
    stats: Any


def memory(compiled: bool) -> Memory:
    """New arrays."""
    sizes = Memory(8, 4, FRAMES * 16, FRAMES * 8, FRAMES * 8, FRAMES * 8, FRAMES * 8, 2 << SLOTS, 128, 2)
    if not compiled:
        return Memory(*[[0] * size for size in sizes])
    numpy: Any = importlib.import_module("numpy")
    return Memory(*[numpy.zeros(size, dtype=numpy.int64) for size in sizes])
