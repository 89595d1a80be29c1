"""The moments at which the search of a case starts: ``tutor.solver.starts`` for the compiled prover."""

from __future__ import annotations

from typing import Any

from tutor.solver.jit import kit, part
from tutor.solver.proving.layout import (
    ALLOWED,
    APART,
    APARTNESS,
    BEGIN,
    BEST,
    BOUND,
    CARDS,
    CASE,
    CASE_HI,
    CASE_LO,
    CASES,
    CUT,
    DEMANDS,
    DUTY,
    END,
    FIRST,
    FIRST_LEAD,
    FLAGS,
    HAND,
    HI,
    KNOWN,
    KNOWN_BY,
    LATE,
    LEADER,
    LO,
    MAKER,
    MAKER_NOW,
    MOMENT,
    MOST_STARTS,
    NEVER,
    OPENING,
    OPTION,
    OPTIONS,
    POOL,
    ROUNDS,
    SEAT,
    STARTS,
    SUITS,
    SUPPLIES,
    TABLE,
    TOP,
    TRUMP,
    TRUMP_NOW,
    TURN,
    UNSEEN,
    WHO,
)

jit, count, width, low = kit(__name__)
(fits,) = part(__name__, "reading", "fits")
gaps, fixed_cards, lay, new_trick = part(__name__, "tricks", "gaps", "fixed_cards", "lay", "new_trick")
(shown,) = part(__name__, "moves", "shown")


@jit
def starts_of(case: int, w: Any) -> bool:
    """List every start of a case, after those of the cases before it; false where there is no room for them."""
    begin = STARTS
    if case > CASES + 1:
        begin = w[case - CASE + END]
    w[TRUMP_NOW], w[MAKER_NOW] = w[case + TRUMP], w[MAKER] - w[SEAT] & 3
    allowed = 0
    for away in (1, 2, 3):
        seat = w[SEAT] + away & 3
        allowed |= w[case + SUITS + seat] << 4 * away - 4
        w[begin + KNOWN + away - 1] = w[KNOWN_BY + seat]
    leader = w[TABLE + 1] if w[TABLE] else w[TURN]
    flags = leader - w[SEAT] & 3
    if w[case + APARTNESS]:
        flags |= APART
    if w[case + DUTY]:
        flags |= BOUND
    if w[ROUNDS] == 8:
        flags |= FIRST
    w[begin], w[begin + POOL], w[begin + ALLOWED], w[begin + FLAGS] = w[HAND], w[UNSEEN], allowed, flags
    w[begin + LO], w[begin + HI] = w[case + CASE_LO], w[case + CASE_HI]
    new_trick(begin, w)
    w[begin + CARDS] = w[ROUNDS]
    end = begin + MOMENT
    if w[TABLE]:
        for i in range(w[TABLE]):
            end = _laid(case, begin, end, TABLE + 1 + 3 * i, w)
            if not end:
                return False
    elif w[case + APARTNESS] and w[ROUNDS] == 8:
        end = _opened_first(begin, end, w)
    w[case + BEGIN], w[case + END] = begin, end
    return end < STARTS + (MOST_STARTS - 32) * MOMENT


@jit
def _copy(f: int, g: int, w: Any) -> None:
    for i in range(MOMENT):
        w[g + i] = w[f + i]


@jit
def _laid(case: int, begin: int, end: int, row: int, w: Any) -> int:
    """Put a card of the current trick down in each of these starts, one unseen in every way that may matter; their new
    end, 0 where there is no room."""
    card, suits, trump = w[row + 1], w[row + 2], w[case + TRUMP]
    if card >= 0:
        for f in range(begin, end, MOMENT):
            lay(f, f, card, w)
        return end
    bit = 1 << trump
    if w[row] == w[MAKER]:
        suits = bit if w[case + CUT] else suits & ~bit
    other = suits & ~bit
    room = STARTS + MOST_STARTS * MOMENT
    g = end
    for f in range(begin, end, MOMENT):
        if g + 10 * MOMENT > room:
            return 0
        lo, hi = w[f + LO] + w[DEMANDS + suits], w[f + HI] + w[DEMANDS + 16 + suits]
        if suits >> trump & 1 and fits(lo - w[SUPPLIES + trump], hi - w[SUPPLIES + 4 + trump]):
            high = w[f + WHO] & 1
            fixed = fixed_cards(f, w) | 1 << w[f + BEST]
            some = gaps(w[f + POOL] >> 8 * trump & 255, fixed >> 8 * trump & 255, high == 1)
            while some:
                rank = width(some) - 1 if high else low(some)
                some ^= 1 << rank
                cut = 8 * trump + rank
                _copy(f, g, w)
                w[g + POOL] ^= 1 << cut
                w[g + LO], w[g + HI] = lo - w[SUPPLIES + trump], hi - w[SUPPLIES + 4 + trump]
                lay(f, g, cut, w)
                g += MOMENT
        lo -= w[DEMANDS + other]
        hi -= w[DEMANDS + 16 + other]
        if other and fits(lo, hi):
            _copy(f, g, w)
            w[g + LO], w[g + HI] = lo, hi
            lay(f, g, -other, w)
            g += MOMENT
    for f in range(end, g):
        w[begin + f - end] = w[f]
    return begin + g - end


@jit
def _opened_first(begin: int, end: int, w: Any) -> int:
    """List each start in which the maker shows the indicator before the opening lead; the new end."""
    if w[OPENING] != FIRST_LEAD and (w[OPENING] != NEVER or w[begin + FLAGS] & LEADER != w[MAKER_NOW]):
        return end
    trump, maker = w[TRUMP_NOW], w[MAKER_NOW]
    shift, size = 4 * maker - 4, count(w[begin]) - 1
    w[TOP], w[LATE] = OPTIONS, 0
    shown(begin, w)
    for at in range(OPTIONS, w[TOP], OPTION):
        _copy(begin, end, w)
        for i in range(1, OPTION):
            w[end + i] = w[at + i]
        if w[OPENING] == NEVER:
            suits, bit = w[at + ALLOWED] >> shift & 15, 1 << trump
            w[end + ALLOWED] = w[at + ALLOWED] & ~(15 << shift) | bit << shift
            w[end + LO] += size * (w[DEMANDS + suits] - w[DEMANDS + bit])
            w[end + HI] += size * (w[DEMANDS + 16 + suits] - w[DEMANDS + 16 + bit])
            if not (suits & bit and fits(w[end + LO], w[end + HI])):
                continue
        end += MOMENT
    return end
