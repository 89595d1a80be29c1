"""All lines from one start: ``tutor.solver.search`` for the compiled prover, with a stack of frames.

It looks at the same moments in the same order, so that it uses as many nodes.
"""

from __future__ import annotations

from typing import Any

from tutor.solver.jit import kit, part
from tutor.solver.proving.layout import (
    ALLOWED_NODES,
    APART,
    CARD,
    CHOSEN,
    DEEPEST,
    DOWN,
    FLAGS,
    FRAME,
    FRAMES,
    HIGH,
    KEEP,
    KIND,
    LEADING,
    LEGAL,
    LOW,
    MODE,
    MOMENT,
    MOST_OPTIONS,
    NEXT,
    OPENED,
    OPENING,
    OPTION,
    OPTIONS,
    ORDER,
    SCRATCH,
    SPENT,
    SPENT_ALL,
    STATE,
    TOO_LARGE,
    TOP,
    TRUMP_NOW,
    WAITS,
    WHO,
    WINNER,
)

jit, count, width, low = kit(__name__)
flags_after, must_show, lay = part(__name__, "tricks", "flags_after", "must_show", "lay")
legal_cards, choices = part(__name__, "tricks", "legal_cards", "choices")
options, shown, may_open = part(__name__, "moves", "options", "shown", "may_open")
begin_trick, keep = part(__name__, "table", "begin_trick", "keep")

CALLER, HIDDEN, ENDS = 0, 1, 2
"""Kinds of frames: the caller chooses, another seat does, or the indicator that is shown at the end of a trick."""

OPEN, ENTER = -1, -2
"""No result yet: another play must be tried; the moment in the frame must be looked at."""


@jit
def search(mode: int, w: Any) -> int:
    """Does the caller's side win everything from the moment in the first frame? 1, 0, ``SPENT_ALL`` or ``TOO_LARGE``.

    ``mode`` 0: the caller chooses, 1: the caller keeps to the order. After a loss by the order ``DEEPEST`` is the frame
    that lost; the frames up to it hold the caller's choices.
    """
    f = FRAMES
    w[f + MODE], w[f + KEEP], w[f + WAITS] = mode, 0, 0
    w[TOP], w[DEEPEST] = OPTIONS, -1
    while True:
        val = OPEN
        if w[f + WAITS]:
            val = _ask_guide(f, w)
            if val == ENTER:
                f += FRAME
                continue
        if val == OPEN:
            val = _enter(f, w)
        if val >= SPENT_ALL:
            return val
        while val != ENTER:
            if val == OPEN:
                val = _next(f, w)
                if val == ENTER:
                    f += FRAME
                continue
            if w[f + KEEP] and not keep(f, val, w):
                return TOO_LARGE
            if not val and w[f + MODE] and w[DEEPEST] < 0:
                w[DEEPEST] = f
            if f == FRAMES:
                return val
            f -= FRAME
            val = _back(f, val, w)


@jit
def _ask_guide(f: int, w: Any) -> int:
    """Has the adaptive search given up the start of a trick at ``f``? 0: it has, ``ENTER``: it must look first."""
    g = f + FRAME
    w[f + LOW] = w[TOP]
    for i in range(STATE):
        w[g + i] = w[f + i]
    w[g + MODE], w[g + KEEP], w[g + WAITS] = 0, 0, 0
    val = begin_trick(g, w)
    if val == 2:
        return ENTER
    w[f + WAITS] = 0
    if val == 1:
        return OPEN
    w[f + KEEP] = 0
    return 0


@jit
def _enter(f: int, w: Any) -> int:
    """Look at the moment in a frame: its result, or ``OPEN`` with a list of plays, or ``ENTER`` for the next trick."""
    w[SPENT] += 1
    w[f + KIND], w[f + OPENED] = HIDDEN, 0
    if w[SPENT] > w[ALLOWED_NODES]:
        return SPENT_ALL
    down = w[f + DOWN]
    if w[f + WINNER] & 1 and (down == 4 or (down == 3 and w[f + WHO] & 1)):
        return 0
    w[f + LOW] = w[f + NEXT] = w[TOP]
    if w[TOP] > OPTIONS + MOST_OPTIONS - 4096:
        return TOO_LARGE
    if down == 4:
        now = flags_after(f, w)
        if w[f + FLAGS] & APART:
            if must_show(f, w):
                w[f + KIND] = ENDS
                shown(f, w)
                w[f + HIGH] = w[TOP]
                for at in range(w[f + LOW], w[f + HIGH], OPTION):
                    w[at + FLAGS] = now
                return OPEN
            now |= APART
        w[f + FLAGS] = now
        val = begin_trick(f, w)
        return ENTER if val == 2 else val
    if w[f + WHO]:
        options(f, w)
    else:
        _choose(f, w)
    w[f + HIGH] = w[TOP]
    return OPEN


@jit
def _choose(f: int, w: Any) -> None:
    """List what the caller plays."""
    legal = legal_cards(f, w)
    w[f + KIND], w[f + LEGAL] = CALLER, legal
    if w[f + MODE]:
        i = ORDER + 1
        while not legal >> w[i] & 1:
            i += 1
        w[f + CARD] = w[w[TOP]] = w[i]
        w[TOP] += 1
    else:
        for i in range(choices(f, legal, w)):
            w[w[TOP]] = w[CHOSEN + i]
            w[TOP] += 1


@jit
def _back(f: int, val: int, w: Any) -> int:
    """What the result of a play means for the moment before it."""
    if w[f + WAITS]:
        w[f + WAITS] = 0
        w[TOP] = w[f + LOW]
        if val:
            return ENTER
        w[f + KEEP] = 0
        return 0
    if w[f + KIND] == CALLER:
        return val if val or w[f + MODE] else OPEN
    return OPEN if val else 0


@jit
def _next(f: int, w: Any) -> int:
    """Play the next card of a list: ``ENTER`` with the moment after it in the next frame, or the result."""
    g, kind = f + FRAME, w[f + KIND]
    w[g + MODE] = w[f + MODE]
    while True:
        w[TOP] = w[f + HIGH]
        at = w[f + NEXT]
        w[g + KEEP], w[g + WAITS] = 0, 0
        if at == w[f + HIGH]:
            if kind == HIDDEN and not w[f + OPENED] and may_open(f, w):
                w[f + OPENED] = 1
                _list_opened(f, w)
                continue
            return 0 if kind == CALLER else 1
        if kind == CALLER:
            w[f + NEXT] += 1
            for i in range(STATE):
                w[g + i] = w[f + i]
            w[g] ^= 1 << w[at]
            lay(f, g, w[at], w)
            return ENTER
        w[f + NEXT] += OPTION
        for i in range(1, STATE):
            w[g + i] = w[at + i]
        w[g] = w[f]
        if kind == HIDDEN:
            lay(f, g, w[at], w)
            return ENTER
        val = begin_trick(g, w)
        if val == 2:
            return ENTER
        if not val:
            return 0


@jit
def _list_opened(f: int, w: Any) -> None:
    """Add to the list of a hidden maker what may be played once the indicator has been shown by choice."""
    g, begin = SCRATCH, w[TOP]
    shown(f, w)
    ways = w[TOP]
    for i in range(MOMENT):
        w[g + i] = w[f + i]
    for way in range(begin, ways, OPTION):
        for i in range(1, STATE):
            w[g + i] = w[way + i]
        first = w[TOP]
        options(g, w)
        if w[OPENING] == LEADING:  # only a trump may follow
            end = first
            for at in range(first, w[TOP], OPTION):
                if w[at] >> 3 == w[TRUMP_NOW]:
                    for i in range(OPTION):
                        w[end + i] = w[at + i]
                    end += OPTION
            w[TOP] = end
    size = w[TOP] - ways
    for i in range(size):
        w[begin + i] = w[ways + i]
    w[TOP] = w[f + HIGH] = begin + size
