"""The cards worth trying, and in which order. A part of the kernel (see ``kernel``).

The kind of a move and the weights decide about its place: they were tuned by hill climbing on other deals than those
of the tests, for few nodes. They change the speed only, never a value.
"""

from __future__ import annotations

from typing import Any

from tutor.solver.dd.tables import CARDS, GROUPS, HANDS, HISTORY, SCORES, WEIGHTS, WORTH
from tutor.solver.jit import kit

jit, count, width, low = kit(__name__)

WEIGHT = 5
"""Weights of a kind of move: base, points, power, history, cards of the suit held."""


@jit
def moves(base: int, seat: int, laid: int, led: int, best: int, by: int, w: Any, t: Any) -> int:
    """Write the cards worth playing, their scores and their groups (touching cards share one) from ``base`` on."""
    own = w[HANDS + seat]
    mate = w[HANDS + (seat + 2 & 3)]
    left = w[HANDS + (seat + 1 & 3)]
    right = w[HANDS + (seat + 3 & 3)]
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
            kind = 12 * laid - 1
            if wins:
                kind += 2 if s == led else 9
                if c > reach:
                    sure = 1
                    kind += 1
                elif mates > reach:
                    kind += 2
            else:
                if s != led:
                    kind += 7 if s == 3 else 5
                if ours:
                    kind += 1
                    if best > reach:
                        sure = 1
                elif mates < best:
                    sure = -1
                elif mates > reach:
                    kind += 1
        at = WEIGHT * kind
        score = t[WEIGHTS + at] + t[WEIGHTS + at + 1] * t[WORTH + (c & 7)] + t[WEIGHTS + at + 2] * (c & 7)
        score += t[WEIGHTS + at + 3] * w[HISTORY + (seat << 5 | c)] >> 8
        score += t[WEIGHTS + at + 4] * count(own >> 8 * s & 255)
        if sure and g == group:
            if sure == 1:
                continue
            n -= 1
        group = g
        w[CARDS + base + n] = c
        w[SCORES + base + n] = score
        w[GROUPS + base + n] = g
        n += 1
    return n


@jit
def allowed(own: int, laid: int, led: int, apart: int, duty: int, first: int) -> int:
    """The part of the maker's hand to choose from: follow suit from it, else play any of it.

    The indicator lies apart, and only cuts another's non-trump lead (or is the last card); a void maker folds no trump
    from hand; no trump is led to the first trick; exhausted trumps are led on (one stands for all: all will be led).
    """
    hand = own & ~apart
    if hand == 0:
        return own
    trumps = hand >> 24 << 24
    if laid == 0:
        if duty and trumps:
            return 1 << width(trumps) - 1
        return hand ^ trumps if first else hand
    if apart == 0 or led == 3 or hand & 255 << 8 * led:
        return hand
    return hand ^ trumps | apart


@jit
def boost(b: int, n: int, hint: int, full: int, w: Any) -> None:
    """Put the card first that was enough before: by its suit and the cards of it that are left from it upwards."""
    suit = hint & 24
    left = hint & 7
    for i in range(b, b + n):
        c = w[CARDS + i]
        if c & 24 == suit and count((full >> suit & 255) >> (c & 7)) - 1 == left:
            w[SCORES + i] += 100000
