"""What is known of the starts of tricks, each exactly, for the compiled prover: ``Search.seen``."""

from __future__ import annotations

from typing import Any

from tutor.solver.jit import kit, part
from tutor.solver.proving.layout import (
    ALLOWED,
    APART,
    FILLED,
    FLAGS,
    GUIDED,
    HI,
    KEEP,
    KEY,
    KEYS,
    KIND,
    KNOWN,
    LEADER,
    LO,
    MASK,
    MODE,
    OLDEST,
    POOL,
    STAMPS,
    WAITS,
)

jit, count, width, low = kit(__name__)
new_trick, pack, runs = part(__name__, "tricks", "new_trick", "pack", "runs")


@jit
def _find(f: int, w: Any) -> int:
    """Where the state at ``f`` stands in the table, or would."""
    a, b = w[f] | w[f + POOL] << 32, w[f + KNOWN] | w[f + KNOWN + 1] << 32
    c = w[f + KNOWN + 2] | w[f + ALLOWED] << 32 | w[f + FLAGS] << 44
    d, e, stamp = w[f + LO], w[f + HI], w[STAMPS + w[f + MODE]]
    mixed = w[f + POOL] * 0x2545F491 ^ w[f] * 0x4F6CDD1D ^ w[f + ALLOWED] * 0x1B873593 ^ (d ^ e) >> 7
    mixed ^= (b ^ c) * 0x85EBCA6B ^ stamp * 0x9E3779B1
    slot = (mixed ^ mixed >> 17) & w[MASK]
    while True:
        at = KEYS + KEY * slot
        old = w[at + 5] >> 1
        if old < w[OLDEST]:
            return int(at)
        if old == stamp and w[at] == a and w[at + 1] == b and w[at + 2] == c and w[at + 3] == d and w[at + 4] == e:
            return int(at)
        slot = slot + 1 & w[MASK]


@jit
def keep(f: int, val: int, w: Any) -> bool:
    """Keep the result of the state at ``f``; false where the table is full."""
    at = _find(f, w)
    w[at], w[at + 1] = w[f] | w[f + POOL] << 32, w[f + KNOWN] | w[f + KNOWN + 1] << 32
    w[at + 2] = w[f + KNOWN + 2] | w[f + ALLOWED] << 32 | w[f + FLAGS] << 44
    w[at + 3], w[at + 4], w[at + 5] = w[f + LO], w[f + HI], w[STAMPS + w[f + MODE]] << 1 | val
    w[FILLED] += 1
    return bool(4 * w[FILLED] < 3 * w[MASK])


@jit
def begin_trick(f: int, w: Any) -> int:
    """Does the caller's side win every trick from the start of one at ``f``? 2: the trick must be searched."""
    if not w[f]:
        return 1
    pack(f, w)
    at = _find(f, w)
    if w[at + 5] >> 1 >= w[OLDEST]:
        return int(w[at + 5] & 1)
    if not w[f + FLAGS] & (LEADER | APART) and runs(f, w[f + MODE] == 1, w):
        return 1
    new_trick(f, w)
    w[f + KEEP], w[f + KIND] = 1, 1
    w[f + WAITS] = w[GUIDED] if w[f + MODE] else 0
    return 2
