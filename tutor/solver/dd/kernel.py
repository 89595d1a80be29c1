"""The search: is a side sure of so many points (or tricks) with all cards known and trump open?

Plain integers and flat arrays only, so that numba can compile it; ``jit`` says how the same text runs as plain Python.
The maker is seat 0, so seats 0 and 2 maximise. Trump is the top byte of a hand, so that a higher index beats in the led
suit and a ruff beats all below. One search answers *at least need?* (zero window, fail soft); :func:`solve` bisects.

What the numbers count is set by the tables: card points (``take`` 0), or tricks (all cards 0, ``take`` 1).
"""

from __future__ import annotations

from typing import Any

from tutor.solver.dd.jit import kit

jit, count, width, low = kit(__name__)

# A frame: what a position needs when the search comes back to it.
SEAT, LAID, LED, BEST, BY, POT, NEED, MOVES, NEXT, VALUE, GAIN, LEAST, MOST, SLOT, KEY, MORE = range(16)
FRAME = 16
WIDE = 8
"""Moves of a position, at most."""
FAR = 1000
"""Beyond any value."""


@jit
def bounds(own: int, mate: int, left: int, right: int, take: int, lows: Any, highs: Any) -> Any:
    """What the leader's side surely takes, and what the other side surely takes, at the start of a trick.

    The leader cashes solid trumps, then solid cards of suits in which no opponent with a trump left can be out; the
    opponents must follow (their lowest count), partner gives the best. The highest trumps of a side are always its own.
    """
    size = count(own)
    to, tm, tl, tr = own >> 24, mate >> 24, left >> 24, right >> 24
    ours, theirs = to | tm, tl | tr
    sure = 0
    other = 0
    rounds = 0
    tricks = 0
    if ours > theirs:
        top = width(theirs)
        no = count(to >> top)
        nm = count(tm >> top)
        tricks = max(no, nm)
        rounds = count(to >> max(top, width(tm)))
        if rounds > nm:
            nm = rounds
        sure = highs[no << 8 | to] + highs[nm << 8 | tm] + lows[rounds << 8 | tl] + lows[rounds << 8 | tr]
    elif theirs:
        top = width(ours)
        nl = count(tl >> top)
        nr = count(tr >> top)
        other = highs[nl << 8 | tl] + highs[nr << 8 | tr] + take * max(nl, nr)
    cutl = count(tl) > rounds
    cutr = count(tr) > rounds
    mates = count(tm)
    room = size - rounds - max(mates - rounds, 0)
    cashed = rounds
    for shift in (0, 8, 16):
        o = own >> shift & 255
        if o:
            m = mate >> shift & 255
            x = left >> shift & 255
            y = right >> shift & 255
            r = count(o >> width(m | x | y))
            if cutl:
                r = min(r, count(x))
            if cutr:
                r = min(r, count(y))
            r = min(r, room)
            if r > 0:
                room -= r
                cashed += r
                tricks += r
                sure += highs[r << 8 | o] + highs[r << 8 | m] + lows[r << 8 | x] + lows[r << 8 | y]
    if cashed == size:
        return FAR, 0
    return sure + take * tricks, other


@jit
def last_trick(h: Any, seat: int, take: int, highs: Any) -> int:
    """What seats 0 and 2 get in the last trick, which ``seat`` leads."""
    best = width(h[seat]) - 1
    led = best >> 3
    by = seat
    worth = take
    for i in range(4):
        c = width(h[i]) - 1
        worth += highs[256 | 1 << (c & 7)]
        if c > best and (c >> 3 == led or c >= 24):
            best = c
            by = i
    return 0 if by & 1 else worth


@jit
def moves(
    base: int, seat: int, laid: int, led: int, best: int, by: int, h: Any, mv: Any, sc: Any, gr: Any,
    worth: Any, weights: Any, hist: Any,
) -> int:
    """Write the cards worth playing, their scores and their groups (touching cards share one) from ``base`` on."""
    own = h[seat]
    mate = h[seat + 2 & 3]
    left = h[seat + 1 & 3]
    right = h[seat + 3 & 3]
    others = mate | left | right
    cards = own
    reach = -1  # the best that the opponent still to play can do
    mates = -1  # the best that partner still to play can do
    if laid:
        others |= 1 << best
        follow = own & 255 << 8 * led
        if follow:
            cards = follow
        if laid < 3:
            suit = left & 255 << 8 * led
            if suit == 0:
                suit = left >> 24 << 24
            reach = width(suit) - 1
        if laid == 1:
            suit = mate & 255 << 8 * led
            if suit == 0:
                suit = mate >> 24 << 24
            mates = width(suit) - 1
    ours = laid > 0 and (by ^ seat) & 1 == 0
    n = 0
    group = -1
    while cards:
        c = width(cards) - 1
        cards ^= 1 << c
        s = c >> 3
        g = s << 4 | count((others >> 8 * s & 255) >> (c & 7))
        sure = 0  # 1: this trick is ours whatever follows, -1: theirs
        if laid == 0:
            x = left >> 8 * s & 255
            y = right >> 8 * s & 255
            m = mate >> 8 * s & 255
            ranks = 1 << (c & 7)
            if s == 3:
                if ranks > x | y:
                    kind = 7 if ranks > m else 8
                else:
                    kind = 9 if m > x | y else 10
            else:
                cut = (x == 0 and left >> 24 != 0) or (y == 0 and right >> 24 != 0)
                if ranks > m | x | y:
                    kind = 0
                elif m > x | y:
                    kind = 1
                elif m == 0 and mate >> 24:
                    kind = 2
                else:
                    kind = 3
                if cut and kind < 2:
                    kind += 4
                elif cut and kind == 3:
                    kind = 6
        else:
            wins = c > best and (s == led or s == 3)
            kind = 11 + 12 * (laid - 1)
            if s != led:
                kind += 8 if wins else 4
            if wins:
                if c > reach:
                    sure = 1
                    kind += 3
                else:
                    kind += 2
            elif ours:
                if best > reach:
                    sure = 1
                kind += 1
            else:
                if mates < best:
                    sure = -1
        score = weights[4 * kind] + weights[4 * kind + 1] * worth[c & 7] + weights[4 * kind + 2] * (c & 7)
        score += weights[4 * kind + 3] * hist[seat << 5 | c] >> 4
        if sure and g == group:
            if sure == 1:
                continue
            n -= 1
        group = g
        mv[base + n] = c
        sc[base + n] = score
        gr[base + n] = g
        n += 1
    return n


@jit
def signature(h: Any, full: int, pext: Any) -> Any:
    """Who owns the cards that are left, suit by suit from high to low: one bit of the seat in each number."""
    a = h[1] | h[3]
    b = h[2] | h[3]
    k0 = 0
    k1 = 0
    for s in (0, 8, 16, 24):
        m = (full >> s & 255) << 8
        k0 |= pext[m | a >> s & 255] << s
        k1 |= pext[m | b >> s & 255] << s
    return k0, k1


@jit
def apart(known: int, full: int, gap: Any) -> Any:
    """How much less and how much more a value can be when the same owners hold other ranks; (FAR, FAR): not the same.

    The value grows with each card's points, by at most as much (so by nothing when only tricks count).
    """
    less = 0
    more = 0
    for s in (0, 8, 16, 24):
        p = known >> s & 255
        q = full >> s & 255
        if p != q:
            d = gap[p << 8 | q]
            if d < 0:
                return FAR, FAR
            less += d
            more += gap[q << 8 | p]
    return less, more


@jit
def search(
    start: Any, need: int, h: Any, fr: Any, mv: Any, sc: Any, gr: Any, rs: Any, keys: Any, hist: Any,
    worth: Any, lows: Any, highs: Any, pext: Any, gap: Any, weights: Any, take: int, stats: Any,
) -> int:
    """Is the value at least ``need``? A result of at least ``need`` is a lower bound of it, a smaller one an upper."""
    slots = stats[1]
    seat, laid, led, best, by, pot = start[0], start[1], start[2], start[3], start[4], start[5]
    f = 0
    b = 0
    val = 0
    while True:
        # --- a position is entered: decide it at once, or list its moves ---
        decided = False
        slot = -1
        least = 0
        most = 0
        k0 = 0
        k1 = 0
        if laid == 0:
            size = count(h[seat])
            if size == 1:
                val = last_trick(h, seat, take, highs)
                decided = True
            else:
                full = h[0] | h[1] | h[2] | h[3]
                most = take * size
                for s in (0, 8, 16, 24):
                    most += highs[2048 | full >> s & 255]
                sure, other = bounds(h[seat], h[seat + 2 & 3], h[seat + 1 & 3], h[seat + 3 & 3], take, lows, highs)
                sure = min(sure, most)
                if seat & 1:
                    least = other
                    most -= sure
                else:
                    least = sure
                    most -= other
                if least < need <= most and size < 8:
                    k0, k1 = signature(h, full, pext)
                    slot = ((k0 * 0x9E3779B1 & 0xFFFFFFFFFFF) ^ (k1 * 0x5851F42D & 0xFFFFFFFFFFF) ^ seat << 34) >> 24
                    slot = (slot & slots) << 1
                    k0 |= (k1 & 0x3FFFFFFF) << 32
                    k1 = k1 >> 30 | seat << 2
                    if keys[slot] == k0:
                        entry = keys[slot + 1]
                        if (entry >> 32 & 15) == k1:
                            less, more = apart(entry & 0xFFFFFFFF, full, gap)
                            least = max(least, (entry >> 36 & 511) - less)
                            most = min(most, (entry >> 45 & 511) + more)
                    k1 = full | k1 << 32
                if least >= need:
                    val = least
                    decided = True
                elif most < need:
                    val = most
                    decided = True
        if not decided:
            stats[0] += 1
            fr[f + SEAT] = seat
            fr[f + LAID] = laid
            fr[f + LED] = led
            fr[f + BEST] = best
            fr[f + BY] = by
            fr[f + POT] = pot
            fr[f + NEED] = need
            fr[f + MOVES] = moves(b, seat, laid, led, best, by, h, mv, sc, gr, worth, weights, hist)
            fr[f + NEXT] = 0
            fr[f + VALUE] = FAR if seat & 1 else -FAR
            fr[f + LEAST] = least
            fr[f + MOST] = most
            fr[f + SLOT] = slot
            fr[f + KEY] = k0
            fr[f + MORE] = k1
        # --- go back while positions are decided ---
        while True:
            if decided:
                if f == 0:
                    return val
                f -= FRAME
                b -= WIDE
                seat = fr[f + SEAT]
                need = fr[f + NEED]
                i = fr[f + NEXT]
                h[seat] |= 1 << mv[b + i]
                val += fr[f + GAIN]
                rs[b + i] = val
                fr[f + NEXT] = i + 1
                if seat & 1:
                    if val < fr[f + VALUE]:
                        fr[f + VALUE] = val
                    decided = val < need
                else:
                    if val > fr[f + VALUE]:
                        fr[f + VALUE] = val
                    decided = val >= need
                if decided:
                    hist[seat << 5 | mv[b + i]] += 1
            # --- the next card of this position ---
            i = fr[f + NEXT]
            n = fr[f + MOVES]
            while not decided and i < n:
                j = i
                for k in range(i + 1, n):
                    if sc[b + k] > sc[b + j]:
                        j = k
                c = mv[b + j]
                g = gr[b + j]
                mv[b + j] = mv[b + i]
                sc[b + j] = sc[b + i]
                gr[b + j] = gr[b + i]
                mv[b + i] = c
                gr[b + i] = g
                # a touching card searched before: the values differ by no more than the points do
                hit = False
                for k in range(i):
                    if gr[b + k] == g:
                        d = worth[c & 7] - worth[mv[b + k] & 7]
                        d = max(d, -d)
                        if seat & 1:
                            if rs[b + k] - d >= need:
                                rs[b + i] = rs[b + k] - d
                                fr[f + VALUE] = min(fr[f + VALUE], rs[b + i])
                                hit = True
                                break
                        elif rs[b + k] + d < need:
                            rs[b + i] = rs[b + k] + d
                            fr[f + VALUE] = max(fr[f + VALUE], rs[b + i])
                            hit = True
                            break
                if not hit:
                    break
                i += 1
            if not decided and i < n:
                fr[f + NEXT] = i
                break
            # --- all cards searched, or one was enough ---
            val = fr[f + VALUE]
            decided = True
            slot = fr[f + SLOT]
            if slot >= 0:
                least = fr[f + LEAST]
                most = fr[f + MOST]
                if val >= need:
                    least = max(least, val)
                else:
                    most = min(most, val)
                keys[slot] = fr[f + KEY]
                keys[slot + 1] = fr[f + MORE] | least << 36 | most << 45
        # --- play the chosen card ---
        c = mv[b + i]
        laid = fr[f + LAID]
        led = fr[f + LED]
        best = fr[f + BEST]
        by = fr[f + BY]
        pot = fr[f + POT] + worth[c & 7]
        h[seat] ^= 1 << c
        if laid == 0:
            led = c >> 3
            best = c
            by = seat
        elif c > best and (c >> 3 == led or c >= 24):
            best = c
            by = seat
        if laid == 3:
            gain = 0 if by & 1 else pot + take
            fr[f + GAIN] = gain
            need -= gain
            seat = by
            laid = 0
            pot = 0
        else:
            fr[f + GAIN] = 0
            seat = seat + 1 & 3
            laid += 1
        f += FRAME
        b += WIDE


@jit
def solve(
    start: Any, lo: int, hi: int, first: int, fresh: int, h: Any, fr: Any, mv: Any, sc: Any, gr: Any, rs: Any,
    keys: Any, hist: Any, worth: Any, lows: Any, highs: Any, pext: Any, gap: Any, weights: Any, take: int, stats: Any,
) -> int:
    """The value, known to lie from ``lo`` to ``hi``; ``first`` is the first guess.

    When it turns out to be below ``lo`` or above ``hi``, the result is some bound outside (fail soft).
    """
    if fresh:
        for i in range(0, 2 * stats[1] + 2, 2):
            keys[i] = -1
        for i in range(128):
            hist[i] = 0
    need = first
    while lo < hi:
        need = min(max(need, lo + 1), hi)
        val = search(
            start, need, h, fr, mv, sc, gr, rs, keys, hist, worth, lows, highs, pext, gap, weights, take, stats
        )
        if val >= need:
            lo = val
        else:
            hi = val
        need = (lo + hi + 1) >> 1
    return lo
