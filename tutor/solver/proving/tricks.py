"""One card after another: the trick, the suits that are left, and what the caller may play, for the compiled prover.

The functions of ``tutor.solver.pool`` and ``tutor.solver.search`` of the same names, on a moment in memory at ``f``.
"""

from __future__ import annotations

from typing import Any

from tutor.solver.jit import kit
from tutor.solver.proving.layout import (
    BEST,
    BITS,
    BOUND,
    CARDS,
    CHOSEN,
    COUNTS,
    DOWN,
    EXHAUSTS,
    FIRST,
    FLAGS,
    FORCED,
    KNOWN,
    LEADER,
    MAKER_NOW,
    ORDER,
    POOL,
    SUIT,
    TRUMP_NOW,
    TRUMPED,
    WHO,
    WINNER,
)

jit, count, width, low = kit(__name__)


@jit
def gaps(some: int, others: int, highest: bool) -> int:
    """Of the ranks of one suit: the highest (lowest) of ``some`` in each gap of ``others``, as a mask."""
    found = 0
    if highest:
        fresh = True
        for rank in range(7, -1, -1):
            if others >> rank & 1:
                fresh = True
            elif some >> rank & 1 and fresh:
                found |= 1 << rank
                fresh = False
        return found
    fresh = True
    for rank in range(8):
        if others >> rank & 1:
            fresh = True
        elif some >> rank & 1 and fresh:
            found |= 1 << rank
            fresh = False
    return found


@jit
def fixed_cards(f: int, w: Any) -> int:
    """The caller's cards and all that are known to be in a hidden hand."""
    return int(w[f] | w[f + KNOWN] | w[f + KNOWN + 1] | w[f + KNOWN + 2])


@jit
def pack(f: int, w: Any) -> None:
    """Put the pool cards at the bottom of their gaps."""
    pool, fixed, packed = w[f + POOL], fixed_cards(f, w), 0
    for base in (0, 8, 16, 24):
        free = base
        rest = (pool | fixed) >> base & 255
        while rest:
            rank = low(rest)
            rest &= rest - 1
            if fixed >> base + rank & 1:
                free = base + rank + 1
            else:
                packed |= 1 << free
                free += 1
    w[f + POOL] = packed


@jit
def new_trick(f: int, w: Any) -> None:
    """The trick that begins now."""
    w[f + WHO], w[f + CARDS], w[f + DOWN], w[f + SUIT] = w[f + FLAGS] & LEADER, count(w[f]), 0, -1
    w[f + BEST], w[f + WINNER], w[f + TRUMPED] = -1, 0, 0


@jit
def lay(f: int, g: int, card: int, w: Any) -> None:
    """Write the trick after one more card (below 0: a discard) at ``g``."""
    seat, down, led, best, winner = w[f + WHO], w[f + DOWN], w[f + SUIT], w[f + BEST], w[f + WINNER]
    trumped, suit = w[f + TRUMPED], card >> 3
    if not down:
        led, best, winner, trumped = suit, card, seat, 0
    elif card >= 0:
        if suit == w[TRUMP_NOW]:
            trumped = 1
            if best >> 3 != suit or card > best:
                best, winner = card, seat
        elif suit == best >> 3 and card > best:
            best, winner = card, seat
    w[g + WHO], w[g + CARDS], w[g + DOWN], w[g + SUIT] = seat + 1 & 3, w[f + CARDS], down + 1, led
    w[g + BEST], w[g + WINNER], w[g + TRUMPED] = best, winner, trumped


@jit
def legal_cards(f: int, w: Any) -> int:
    """The caller's legal cards."""
    hand = w[f]
    suit = -1
    if w[f + DOWN]:
        suit = w[f + SUIT]
    elif w[f + FLAGS] & BOUND and w[MAKER_NOW] == 0:
        suit = w[TRUMP_NOW]
    same = hand & 255 << 8 * suit if suit >= 0 else hand
    return int(same if same else hand)


@jit
def flags_after(f: int, w: Any) -> int:
    """The flags after the end of a trick."""
    flags = w[f + FLAGS]
    now = w[f + WINNER] | flags & BOUND
    if w[BITS] & EXHAUSTS and w[f + SUIT] == w[TRUMP_NOW] and not w[f + TRUMPED] and flags & LEADER == w[MAKER_NOW]:
        now |= BOUND
    return int(now)


@jit
def must_show(f: int, w: Any) -> bool:
    """Is an indicator that lies closed shown at the end of this trick?"""
    if w[f + TRUMPED] and w[f + SUIT] != w[TRUMP_NOW]:
        return True
    return bool(w[f + FLAGS] & FIRST != 0 and w[BITS] & FORCED != 0)


@jit
def _holds(card: int, out: int, w: Any) -> bool:
    """Does this card, led now, win for sure? Counts its round."""
    suit = card >> 3
    if w[COUNTS + suit] > 0 and (out >> 8 * suit & 255) >> (card & 7):
        return False
    if suit != w[TRUMP_NOW] and w[COUNTS + w[TRUMP_NOW]] > 0:
        return False
    w[COUNTS + suit] -= 1
    return True


@jit
def runs(f: int, ordered: bool, w: Any) -> bool:
    """Is it plain that the caller, on lead, takes the rest one after the other (in the order, or trumps first)?"""
    hand = w[f]
    out = w[f + POOL] | w[f + KNOWN] | w[f + KNOWN + 1] | w[f + KNOWN + 2]
    for suit in range(4):
        w[COUNTS + suit] = count(out >> 8 * suit & 255)
    if ordered:
        for i in range(w[ORDER]):
            card = w[ORDER + 1 + i]
            if hand >> card & 1 and not _holds(card, out, w):
                return False
        return True
    trumps = hand & 255 << 8 * w[TRUMP_NOW]
    rest = hand & ~trumps
    while trumps | rest:
        card = width(trumps if trumps else rest) - 1
        if not _holds(card, out, w):
            return False
        if trumps:
            trumps ^= 1 << card
        else:
            rest ^= 1 << card
    return True


@jit
def choices(f: int, legal: int, w: Any) -> int:
    """List the caller's cards worth trying, likely winners first; how many there are."""
    others = w[f + POOL] | w[f + KNOWN] | w[f + KNOWN + 1] | w[f + KNOWN + 2]
    if w[f + DOWN]:
        others |= 1 << w[f + BEST]
    n = 0
    for base in (0, 8, 16, 24):
        held, out = legal >> base & 255, others >> base & 255
        top = width(out) - 1
        some = gaps(held, out, True) if held else 0
        while some:
            rank = width(some) - 1
            some ^= 1 << rank
            key = rank << 5 | base + rank
            if rank > top:
                key |= 256
            at = n
            while at > 0 and w[CHOSEN + at - 1] < key:
                w[CHOSEN + at] = w[CHOSEN + at - 1]
                at -= 1
            w[CHOSEN + at] = key
            n += 1
    for i in range(n):
        w[CHOSEN + i] &= 31
    return n
