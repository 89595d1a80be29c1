"""The whole proof: the cases, the adaptive search, and the search for an order that holds in all of them.

``tutor.solver.claims`` and ``tutor.solver.orders`` for the compiled prover.
"""

from __future__ import annotations

from typing import Any

from tutor.solver.jit import kit, part
from tutor.solver.proving.layout import (
    AFTER,
    ALLOWED_NODES,
    AT,
    BEGIN,
    CARD,
    CASE,
    CASES,
    DECISION,
    DECISIONS,
    DEEPEST,
    END,
    FILLED,
    FRAME,
    FRAMES,
    GUIDED,
    HAND,
    INDICATOR,
    KIND,
    LEFT,
    LEGAL,
    LEVEL,
    LEVELS,
    LOST_IN,
    MANY,
    MODE,
    MOMENT,
    MOST_LEVELS,
    NEWEST,
    OLDEST,
    ORDER,
    RANKED,
    REFUTED,
    SPENT,
    STAMP,
    STAMPS,
    SURE,
    TOO_LARGE,
    TRUMP,
    TRUMP_NOW,
    UNSEEN,
    UNSEEN_CARD,
)

jit, count, width, low = kit(__name__)
read, cases = part(__name__, "reading", "read", "cases")
(loses_at_once,) = part(__name__, "glance", "loses_at_once")
(starts_of,) = part(__name__, "starts", "starts_of")
(lay,) = part(__name__, "tricks", "lay")
search, CALLER = part(__name__, "search", "search", "CALLER")


@jit
def prove(b: Any, size: int, most: int, w: Any) -> int:
    """Is the claim proved that the ``size`` bytes of ``b`` ask about, with ``most`` nodes and a table as large as
    ``MASK`` says? Four times the nodes used, plus the verdict; ``ORDER`` has the proved order."""
    w[SPENT], w[ALLOWED_NODES], w[FILLED] = 0, most, 0
    result = _prove(b, size, w)
    return int(w[SPENT] << 2 | result)


@jit
def _prove(b: Any, size: int, w: Any) -> int:
    w[OLDEST] = w[NEWEST] = w[NEWEST] + 1
    read(b, size, w)
    cases(w)
    first, last = CASES + 1, CASES + 1 + CASE * w[CASES]
    for case in range(first, last, CASE):
        if loses_at_once(case, w):
            return REFUTED
    stated = 1 if w[ORDER] else 0
    w[GUIDED] = 1 - stated
    for case in range(first, last, CASE):
        if not starts_of(case, w):
            return TOO_LARGE
        w[NEWEST] += 1
        w[case + STAMP] = w[NEWEST]
        result = _sweeps(case, stated, w)
        if result != 1:
            return REFUTED if result == 0 else result
    if stated:
        return SURE
    _rank(w)
    return int(_find_order(w))


@jit
def _sweeps(case: int, mode: int, w: Any) -> int:
    """Does the caller's side win everything from every start of a case?"""
    w[TRUMP_NOW], w[STAMPS] = w[case + TRUMP], w[case + STAMP]
    if mode:
        w[NEWEST] += 1
        w[STAMPS + 1] = w[NEWEST]
    for start in range(w[case + BEGIN], w[case + END], MOMENT):
        for i in range(MOMENT):
            w[FRAMES + i] = w[start + i]
        result = search(mode, w)
        if result != 1:
            return int(result)
    return 1


@jit
def _rank(w: Any) -> None:
    """The caller's cards, those first that an order usually starts with: trumps, then winners, high to low."""
    trump = w[INDICATOR] >> 3 if w[INDICATOR] < UNSEEN_CARD else -1
    rest, n = w[HAND], 0
    while rest:
        card = width(rest) - 1
        rest ^= 1 << card
        key = _weight(card, trump, w)
        at = n
        while at > 0 and _weight(w[RANKED + at], trump, w) > key:
            w[RANKED + 1 + at] = w[RANKED + at]
            at -= 1
        w[RANKED + 1 + at] = card
        n += 1
    w[RANKED] = n


@jit
def _weight(card: int, trump: int, w: Any) -> int:
    """Cards of less weight come first."""
    higher = count((w[UNSEEN] >> (card & 24) & 255) >> (card & 7))
    return (0 if card >> 3 == trump else 1024) + 16 * higher + 7 - (card & 7)


@jit
def _put_first(card: int, legal: int, a: int, b: int, w: Any) -> bool:
    """Write at ``b`` the precedence at ``a`` with ``card`` before all other ``legal`` ones too; false: it cannot be."""
    others = legal & ~(1 << card)
    after = others | w[a + card]
    rest = others
    while rest:
        one = low(rest)
        rest &= rest - 1
        if w[a + one] >> card & 1:
            return False
        after |= w[a + one]
    same = after == w[a + card]
    for one in range(32):
        w[b + one] = w[a + one]
    if not same:
        w[b + card] = after
        for one in range(32):
            if w[b + one] >> card & 1:
                w[b + one] |= after
    return True


@jit
def _in_line(a: int, w: Any) -> None:
    """Write the order that keeps to the precedence at ``a``, otherwise as ranked."""
    left, n = w[HAND], 0
    while left:
        later, rest = 0, left
        while rest:
            later |= w[a + low(rest)]
            rest &= rest - 1
        i = RANKED + 1
        while not (left & ~later) >> w[i] & 1:
            i += 1
        n += 1
        w[ORDER + n] = w[i]
        left ^= 1 << w[i]
    w[ORDER] = n


@jit
def _beaten(level: int, w: Any) -> int:
    """Try the order in every case: 1 where it holds, 0 where a line beats it, whose decisions are kept at ``level``."""
    for case in range(CASES + 1, CASES + 1 + CASE * w[CASES], CASE):
        result = _sweeps(case, 1, w)
        if result == 0:
            w[level + LOST_IN], n = case, 0
            for f in range(FRAMES, w[DEEPEST] + 1, FRAME):
                if w[f + MODE] and w[f + KIND] == CALLER:
                    at = level + DECISIONS + DECISION * n
                    for i in range(MOMENT):
                        w[at + i] = w[f + i]
                    w[at + MOMENT], w[at + MOMENT + 1] = w[f + LEGAL], w[f + CARD]
                    n += 1
            w[level + MANY] = n
        if result != 1:
            return int(result)
    return 1


@jit
def _after(case: int, at: int, card: int, w: Any) -> int:
    """Does the adaptive search win everything after this card at a decision?"""
    w[TRUMP_NOW], w[STAMPS] = w[case + TRUMP], w[case + STAMP]
    for i in range(MOMENT):
        w[FRAMES + i] = w[at + i]
    w[FRAMES] ^= 1 << card
    lay(at, FRAMES, card, w)
    return int(search(0, w))


@jit
def _find_order(w: Any) -> int:
    """Find an order that sweeps in every case, level by level: each decides one thing otherwise than the one before."""
    level = LEVELS
    for one in range(32):
        w[level + AFTER + one] = 0
    deeper = True
    while True:
        if deeper:
            _in_line(level + AFTER, w)
            result = _beaten(level, w)
            if result != 0:
                return SURE if result == 1 else result
            w[level + AT] = 0
            w[level + LEFT] = _others(level, w)
            deeper = False
        if w[level + AT] == w[level + MANY]:
            if level == LEVELS:
                return REFUTED
            level -= LEVEL
            continue
        at = level + DECISIONS + DECISION * w[level + AT]
        legal = w[at + MOMENT]
        if not w[level + LEFT]:
            _put_first(w[at + MOMENT + 1], legal, level + AFTER, level + AFTER, w)
            w[level + AT] += 1
            w[level + LEFT] = _others(level, w)
            continue
        card = width(w[level + LEFT]) - 1
        w[level + LEFT] ^= 1 << card
        if level + LEVEL == LEVELS + MOST_LEVELS * LEVEL:
            return TOO_LARGE
        if _put_first(card, legal, level + AFTER, level + LEVEL + AFTER, w):
            result = _after(w[level + LOST_IN], at, card, w)
            if result > 1:
                return int(result)
            if result == 1:
                level += LEVEL
                deeper = True


@jit
def _others(level: int, w: Any) -> int:
    """The legal cards besides the one played, at the decision a level has come to."""
    if w[level + AT] == w[level + MANY]:
        return 0
    at = level + DECISIONS + DECISION * w[level + AT]
    return int(w[at + MOMENT] & ~(1 << w[at + MOMENT + 1]))
