"""What the table knows of a position at the start of a trick. A part of the kernel (see ``kernel``).

The key is who owns the cards, not which they are: positions with the same owners play alike, and their values differ by
no more than their cards' points do (Lipschitz), so that an entry bounds them all.
"""

from __future__ import annotations

from typing import Any

from tutor.solver.dd.tables import GAP, HANDS, HIGHS, KEYS, PEXT, RULES, STATS, THREE
from tutor.solver.jit import kit, part

jit, count, width, low = kit(__name__)
bounds, last_trick, FAR = part(__name__, "bounds", "bounds", "last_trick", "FAR")


@jit
def signature(full: int, w: Any, t: Any) -> Any:
    """Who owns the cards that are left, suit by suit from high to low: one bit of the seat in each number."""
    a = w[HANDS + 1] | w[HANDS + 3]
    b = w[HANDS + 2] | w[HANDS + 3]
    k0 = 0
    k1 = 0
    for s in (0, 8, 16, 24):
        m = (full >> s & 255) << 8
        k0 |= t[PEXT + (m | a >> s & 255)] << s
        k1 |= t[PEXT + (m | b >> s & 255)] << s
    return k0, k1


@jit
def differ(known: int, full: int, t: Any) -> Any:
    """How much less and how much more a value can be when the same owners hold other ranks; (FAR, FAR): not the same.

    The value grows with each card's points, by at most as much (so by nothing when only tricks count).
    """
    less = 0
    more = 0
    for s in (0, 8, 16, 24):
        p = known >> s & 255
        q = full >> s & 255
        if p != q:
            d = t[GAP + (p << 8 | q)]
            if d < 0:
                return FAR, FAR
            less += d
            more += t[GAP + (q << 8 | p)]
    return less, more


@jit
def glance(seat: int, need: int, apart: int, duty: int, w: Any, t: Any, take: int) -> Any:
    """What is known of the value when ``seat`` leads to a trick: from ``least`` to ``most``; without any search.

    With it come the entry's place in the table (-1: not looked up), its two numbers, and the card that was enough
    before (a suit and a number of cards, plus one; 0: none). The maker's limits are part of the key: the duty to lead
    trumps, and how many trumps are above a closed indicator.
    """
    size = count(w[HANDS + seat])
    if size < 2:
        val = last_trick(seat, take, w, t) if size else 0
        return val, val, -1, 0, 0, 0
    full = w[HANDS] | w[HANDS + 1] | w[HANDS + 2] | w[HANDS + 3]
    most = take * size
    for s in (0, 8, 16, 24):
        most += t[HIGHS + (2048 | full >> s & 255)]
    own, mate = w[HANDS + seat], w[HANDS + (seat + 2 & 3)]
    left, right = w[HANDS + (seat + 1 & 3)], w[HANDS + (seat + 3 & 3)]
    sure, other = bounds(own, mate, left, right, 0 if apart else 1, take, t)
    least = 0
    if seat & 1:
        least = other
        most = max(most - sure, least)
    else:
        least = min(sure, most)
        most -= other
    if least >= need or most < need or (size == 8 and not w[RULES] & THREE):
        return least, most, -1, 0, 0, 0
    hint = 0
    k0, k1 = signature(full, w, t)
    if apart:
        seat |= (2 if duty else 3 + count(full & -2 * apart)) << 2
    elif duty:
        seat |= 1 << 2
    slot = ((k0 * 0x9E3779B1 & 0xFFFFFFFFFFF) ^ (k1 * 0x5851F42D & 0xFFFFFFFFFFF) ^ seat << 34) >> 24
    slot = (slot & w[STATS + 1]) << 1
    k0 |= k1 << 32
    if w[KEYS + slot] == k0:
        entry = w[KEYS + slot + 1]
        if (entry >> 32 & 63) == seat:
            hint = entry >> 56
            less, more = differ(entry & 0xFFFFFFFF, full, t)
            least = max(least, (entry >> 38 & 511) - less)
            most = min(most, (entry >> 47 & 511) + more)
    return least, most, slot, k0, full | seat << 32, hint
