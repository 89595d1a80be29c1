"""What a side is sure of at the start of a trick, without any search. A part of the kernel (see ``kernel``)."""

from __future__ import annotations

from typing import Any

from tutor.solver.dd.tables import HANDS, HIGHS, LOWS
from tutor.solver.jit import kit

jit, count, width, low = kit(__name__)

FAR = 1000
"""Beyond any value."""


@jit
def cash(own: int, mate: int, left: int, right: int, over: int, draw: int, take: int, t: Any) -> int:
    """What a side surely takes when ``own`` cashes; ``over``: ``mate`` has the lead and must cross to ``own`` first.

    Solid trumps come first, then solid cards of suits in which no opponent with a trump left can be out; the opponents
    must follow (their lowest cards count), the partner gives the best. The side's highest trumps take their tricks too.
    -1: there is no crossing. ``draw`` 0: an indicator lies closed, and no trump is led.
    """
    size = count(own)
    to, tm, tl, tr = own >> 24, mate >> 24, left >> 24, right >> 24
    sure = 0
    rounds = 0
    tricks = 0
    nm = 0
    top = width(tl | tr)
    no = count(to >> top)
    nm = count(tm >> top)
    if no | nm:
        tricks = max(no, nm)
        if draw:
            rounds = count(to >> max(top, width(tm)))
        nm = max(rounds, nm)
        sure = (
            t[HIGHS + (no << 8 | to)]
            + t[HIGHS + (nm << 8 | tm)]
            + t[LOWS + (rounds << 8 | tl)]
            + t[LOWS + (rounds << 8 | tr)]
        )
    cutl = count(tl) > rounds
    cutr = count(tr) > rounds
    mates = count(tm)
    if over and rounds and mates:
        over = 0
    room = size - rounds - max(mates - rounds, 0)
    cashed = rounds
    for shift in (0, 8, 16):
        o = own >> shift & 255
        if o:
            m = mate >> shift & 255
            x = left >> shift & 255
            y = right >> shift & 255
            r = count(o >> width(m | x | y))
            if r:
                if cutl:
                    r = min(r, count(x))
                if cutr:
                    r = min(r, count(y))
                r = min(r, room)
                if r > 0:
                    room -= r
                    cashed += r
                    tricks += r
                    sure += (
                        t[HIGHS + (r << 8 | o)]
                        + t[HIGHS + (r << 8 | m)]
                        + t[LOWS + (r << 8 | x)]
                        + t[LOWS + (r << 8 | y)]
                    )
                    if over and m and (x or tl == 0) and (y or tr == 0):
                        over = 0
    if over:
        return -1
    room = min(room, size - cashed - max(count(to) - rounds, 0))
    if room > 0:  # then across to solid cards of the partner
        more = 0
        held = 0
        back = False
        if draw and count(to) > rounds and tm >> max(top, width(to)):
            back = True
            room -= 1
        for shift in (0, 8, 16):
            m = mate >> shift & 255
            if m:
                o = own >> shift & 255
                x = left >> shift & 255
                y = right >> shift & 255
                r = count(m >> width(o | x | y))
                if r:
                    if cutl:
                        r = min(r, count(x))
                    if cutr:
                        r = min(r, count(y))
                    r = min(r, room)
                    if r > 0:
                        room -= r
                        held += r
                        more += (
                            t[HIGHS + (r << 8 | o)]
                            + t[HIGHS + (r << 8 | m)]
                            + t[LOWS + (r << 8 | x)]
                            + t[LOWS + (r << 8 | y)]
                        )
                        if o:
                            back = True
        if back:
            cashed += held
            tricks += held
            sure += more
    if cashed == size:
        return FAR
    return sure + take * tricks


@jit
def bounds(own: int, mate: int, left: int, right: int, draw: int, take: int, t: Any) -> Any:
    """What the leader's side surely takes, and what the other side surely takes, at the start of a trick."""
    sure = cash(own, mate, left, right, 0, draw, take, t)
    if sure < FAR:
        sure = max(sure, cash(mate, own, left, right, 1, draw, take, t))
    tl, tr = left >> 24, right >> 24
    top = width((own | mate) >> 24)
    nl = count(tl >> top)
    nr = count(tr >> top)
    return sure, t[HIGHS + (nl << 8 | tl)] + t[HIGHS + (nr << 8 | tr)] + take * max(nl, nr)


@jit
def last_trick(seat: int, take: int, w: Any, t: Any) -> int:
    """What seats 0 and 2 get in the last trick, which ``seat`` leads."""
    best = width(w[HANDS + seat]) - 1
    led = best >> 3
    by = seat
    worth = take
    for i in range(4):
        c = width(w[HANDS + i]) - 1
        if c < 0:
            continue
        worth += t[HIGHS + (256 | 1 << (c & 7))]
        if c > best and (c >> 3 == led or c >= 24):
            best = c
            by = i
    return 0 if by & 1 else worth
