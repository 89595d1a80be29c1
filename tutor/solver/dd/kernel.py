"""The search: is a side sure of so many points (or tricks) with all cards known, trump open or closed?

Plain integers and flat arrays only, so that numba can compile it; ``jit`` says how the same text runs as plain Python.
The maker is seat 0, so seats 0 and 2 maximise. Trump is the top byte of a hand, so that a higher index beats in the led
suit and a ruff beats all below. One search answers *at least need?* (zero window, fail soft); :func:`solve` bisects.

What the numbers count is set by the tables: card points (``take`` 0), or tricks (all cards 0, ``take`` 1).

With all cards known a closed trump binds the maker alone (``ordering.allowed``) until the end of a trick opens it.
The closed indicator is kept in the maker's hand and as a bit beside it. Face down or face up, the same card wins.

Where three play (``THREE``), seat 2 has no cards and is passed over as if it had played.
"""

from __future__ import annotations

from typing import Any

from tutor.solver.dd.tables import (
    CARDS,
    EXHAUSTS,
    FIRST,
    FRAME,
    FRAMES,
    GROUPS,
    HANDS,
    HISTORY,
    KEYS,
    RESULTS,
    RULES,
    SCORES,
    SHOWS,
    START,
    STATS,
    THREE,
    WIDE,
    WORTH,
)
from tutor.solver.jit import kit, part

jit, count, width, low = kit(__name__)
moves, allowed, boost = part(__name__, "ordering", "moves", "allowed", "boost")
glance, FAR = part(__name__, "lookup", "glance", "FAR")

# A frame: what a position needs when the search comes back to it.
SEAT, LAID, LED, BEST, BY, POT, NEED, MOVES, NEXT, VALUE, GAIN, LEAST, MOST, SLOT, KEY, MORE, HINT = range(17)
APART, DUTY = 17, 18


@jit
def search(need: int, w: Any, t: Any, take: int) -> int:
    """Is the value at least ``need``? A result of at least ``need`` is a lower bound of it, a smaller one an upper."""
    seat, laid, led, best, by, pot = w[START], w[START + 1], w[START + 2], w[START + 3], w[START + 4], w[START + 5]
    apart, duty, rules = w[START + 6], w[START + 7], w[RULES]
    three = rules & THREE
    f = FRAMES
    edge = FRAMES + FRAME * (3 - laid) if rules & SHOWS else 0  # where the last card of the first trick is chosen
    b = 0
    val = 0
    while True:
        # --- a position is entered: decide it at once, or list its moves ---
        decided = False
        slot = -1
        least = 0
        most = 0
        hint = 0
        k0 = 0
        k1 = 0
        if laid == 0:
            least, most, slot, k0, k1, hint = glance(seat, need, apart, duty, w, t, take)
            if least >= need:
                val = least
                decided = True
            elif most < need:
                val = most
                decided = True
        if not decided:
            w[STATS] += 1
            w[f + SEAT] = seat
            w[f + LAID] = laid
            w[f + LED] = led
            w[f + BEST] = best
            w[f + BY] = by
            w[f + POT] = pot
            w[f + NEED] = need
            w[f + APART] = apart
            w[f + DUTY] = duty
            own = w[HANDS]
            if seat == 0 and apart | duty:
                w[HANDS] = allowed(own, laid, led, apart, duty, rules & FIRST if f == FRAMES else 0)
            w[f + MOVES] = moves(b, seat, laid, led, best, by, w, t)
            w[HANDS] = own
            if hint:
                boost(b, w[f + MOVES], hint - 1, k1 & 0xFFFFFFFF, w)
            w[f + NEXT] = 0
            w[f + VALUE] = FAR if seat & 1 else -FAR
            w[f + LEAST] = least
            w[f + MOST] = most
            w[f + SLOT] = slot
            w[f + KEY] = k0
            w[f + MORE] = k1
            w[f + HINT] = hint
            if laid == 3 or (three and laid == 2 and seat == 1):
                # the trick ends here: look at what every card leads to before searching any
                i = 0
                for j in range(w[f + MOVES]):
                    c = w[CARDS + b + j]
                    won = c > best and (c >> 3 == led or c >= 24)
                    winner = seat if won else by
                    gain = 0 if winner & 1 else pot + t[WORTH + (c & 7)] + take
                    lifted = f == edge or (led != 3 and (c if won else best) >= 24)
                    w[HANDS + seat] ^= 1 << c
                    least, most, slot, k0, k1, hint = glance(
                        winner, need - gain, 0 if lifted else apart, duty, w, t, take
                    )
                    w[HANDS + seat] ^= 1 << c
                    least += gain
                    most += gain
                    if least >= need or most < need:
                        val = least if least >= need else most
                        decided = (least >= need) == (seat & 1 == 0)
                        if decided:
                            break
                        w[CARDS + b + j] = w[CARDS + b + i]
                        k = w[SCORES + b + j]
                        w[SCORES + b + j] = w[SCORES + b + i]
                        w[SCORES + b + i] = k
                        k = w[GROUPS + b + j]
                        w[GROUPS + b + j] = w[GROUPS + b + i]
                        w[GROUPS + b + i] = k
                        w[CARDS + b + i] = c
                        w[RESULTS + b + i] = val
                        if seat & 1:
                            w[f + VALUE] = min(w[f + VALUE], val)
                        else:
                            w[f + VALUE] = max(w[f + VALUE], val)
                        i += 1
                w[f + NEXT] = i
        # --- go back while positions are decided ---
        while True:
            if decided:
                if f == FRAMES:
                    return val
                f -= FRAME
                b -= WIDE
                seat = w[f + SEAT]
                need = w[f + NEED]
                i = w[f + NEXT]
                w[HANDS + seat] |= 1 << w[CARDS + b + i]
                val += w[f + GAIN]
                w[RESULTS + b + i] = val
                w[f + NEXT] = i + 1
                if seat & 1:
                    if val < w[f + VALUE]:
                        w[f + VALUE] = val
                    decided = val < need
                else:
                    if val > w[f + VALUE]:
                        w[f + VALUE] = val
                    decided = val >= need
                if decided:
                    w[HISTORY + (seat << 5 | w[CARDS + b + i])] += 33 - b // WIDE
            # --- the next card of this position ---
            i = w[f + NEXT]
            n = w[f + MOVES]
            while not decided and i < n:
                j = i
                for k in range(i + 1, n):
                    if w[SCORES + b + k] > w[SCORES + b + j]:
                        j = k
                c = w[CARDS + b + j]
                g = w[GROUPS + b + j]
                w[CARDS + b + j] = w[CARDS + b + i]
                w[SCORES + b + j] = w[SCORES + b + i]
                w[GROUPS + b + j] = w[GROUPS + b + i]
                w[CARDS + b + i] = c
                w[GROUPS + b + i] = g
                # a touching card searched before: the values differ by no more than the points do
                hit = False
                for k in range(i):
                    if w[GROUPS + b + k] == g:
                        d = t[WORTH + (c & 7)] - t[WORTH + (w[CARDS + b + k] & 7)]
                        d = max(d, -d)
                        if seat & 1:
                            if w[RESULTS + b + k] - d >= need:
                                w[RESULTS + b + i] = w[RESULTS + b + k] - d
                                w[f + VALUE] = min(w[f + VALUE], w[RESULTS + b + i])
                                hit = True
                                break
                        elif w[RESULTS + b + k] + d < need:
                            w[RESULTS + b + i] = w[RESULTS + b + k] + d
                            w[f + VALUE] = max(w[f + VALUE], w[RESULTS + b + i])
                            hit = True
                            break
                if not hit:
                    break
                i += 1
            if not decided and i < n:
                w[f + NEXT] = i
                break
            # --- all cards searched, or one was enough ---
            val = w[f + VALUE]
            decided = True
            slot = w[f + SLOT]
            if slot >= 0:
                least = w[f + LEAST]
                most = w[f + MOST]
                if val >= need:
                    least = max(least, val)
                else:
                    most = min(most, val)
                w[KEYS + slot] = w[f + KEY]
                hint = w[f + HINT]
                if (val >= need) == (seat & 1 == 0):
                    c = w[CARDS + (b + w[f + NEXT] - 1)]
                    full = w[HANDS] | w[HANDS + 1] | w[HANDS + 2] | w[HANDS + 3]
                    hint = 1 + (c & 24 | count((full >> (c & 24) & 255) >> (c & 7)) - 1)
                w[KEYS + slot + 1] = w[f + MORE] | least << 38 | most << 47 | hint << 56
        # --- play the chosen card ---
        c = w[CARDS + b + i]
        laid = w[f + LAID]
        led = w[f + LED]
        best = w[f + BEST]
        by = w[f + BY]
        pot = w[f + POT] + t[WORTH + (c & 7)]
        apart = w[f + APART]
        duty = w[f + DUTY]
        w[HANDS + seat] ^= 1 << c
        if laid == 0:
            led = c >> 3
            best = c
            by = seat
            duty = 0
            if seat == 0 and led == 3 and rules & EXHAUSTS and (w[HANDS] & ~apart) >> 24:
                duty = 0 if (w[HANDS + 1] | w[HANDS + 2] | w[HANDS + 3]) >> 24 else 1
        elif c > best and (c >> 3 == led or c >= 24):
            best = c
            by = seat
        if laid == 3 or (three and laid == 2 and seat == 1):
            if f == edge or (led != 3 and best >= 24):
                apart = 0
            gain = 0 if by & 1 else pot + take
            w[f + GAIN] = gain
            need -= gain
            seat = by
            laid = 0
            pot = 0
        else:
            w[f + GAIN] = 0
            seat = seat + 1 & 3
            laid += 1
            if three and seat == 2:
                seat = 3
                laid += 1
        f += FRAME
        b += WIDE


@jit
def solve(lo: int, hi: int, first: int, fresh: int, w: Any, t: Any, take: int) -> int:
    """The value, known to lie from ``lo`` to ``hi``; ``first`` is the first guess.

    When it turns out to be below ``lo`` or above ``hi``, the result is some bound outside (fail soft).
    """
    if fresh:
        for i in range(0, 2 * w[STATS + 1] + 2, 2):
            w[KEYS + i] = -1
        for i in range(128):
            w[HISTORY + i] = 0
    need = first
    while lo < hi:
        need = min(max(need, lo + 1), hi)
        val = search(need, w, t, take)
        if val >= need:
            lo = val
        else:
            hi = val
        need = (lo + hi + 1) >> 1
    return lo
