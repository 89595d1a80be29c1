"""What the seat knows, and the cases: ``tutor.knowledge.read`` and ``Knowledge.cases`` for the compiled prover."""

from __future__ import annotations

from typing import Any

from tutor.solver.jit import kit
from tutor.solver.proving.layout import (
    ANY_CUT,
    APARTNESS,
    BARRED,
    BITS,
    BOUND_TO,
    BY_MAKER,
    CALLED,
    CALLERS,
    CASE,
    CASE_HI,
    CASE_LO,
    CASES,
    CLOSED,
    CUT,
    DEMANDS,
    DUTY,
    EXHAUSTS,
    FINISHED,
    FOLDED,
    FULL,
    HAND,
    HAND_AT,
    HELD,
    INDICATOR,
    INPUT,
    KNOWN_BY,
    LAID,
    LEADERS_AT,
    LED,
    MAKER,
    ORDER,
    ROUNDS,
    SEAT,
    SIZES,
    SUITS,
    SUPPLIES,
    TABLE,
    TRUMP,
    TURNED_DOWN,
    UNSEEN,
    UNSEEN_CARD,
    VOIDS,
)

jit, count, width, low = kit(__name__)


@jit
def fits(lo: int, hi: int) -> bool:
    """Does a slack say that everything can be placed?"""
    return lo & FULL == FULL and hi & FULL == FULL


@jit
def read(b: Any, size: int, w: Any) -> None:
    """From the bytes of the question to what the seat knows."""
    for i in range(size):
        w[INPUT + i] = b[i]
    hand = w[HAND_AT] | w[HAND_AT + 1] << 8 | w[HAND_AT + 2] << 16 | w[HAND_AT + 3] << 24
    finished, laid = w[FINISHED], w[LAID]
    w[HAND], w[LED], w[BARRED], w[FOLDED], w[TABLE], w[BY_MAKER] = hand, -1, 0, 0, 0, 0
    for seat in range(4):
        w[VOIDS + seat], w[HELD + seat], w[KNOWN_BY + seat] = 0, 8 - finished, 0
    seen = hand
    at = LEADERS_AT + finished + 1
    for number in range(finished):
        seen |= _trick(at, 4, number, True, w)
        at += 4
    if laid:
        seen |= _trick(at, laid, finished, False, w)
        at += laid
    w[ROUNDS] = max(w[HELD], w[HELD + 1], w[HELD + 2], w[HELD + 3])
    _orders(at, w)
    indicator = w[INDICATOR]
    if not w[BITS] & CLOSED and indicator < UNSEEN_CARD and not seen >> indicator & 1:
        w[KNOWN_BY + w[MAKER]] |= 1 << indicator
    known = w[KNOWN_BY] | w[KNOWN_BY + 1] | w[KNOWN_BY + 2] | w[KNOWN_BY + 3]
    w[UNSEEN] = 0xFFFFFFFF & ~(seen | known)
    if not w[BITS] & EXHAUSTS:
        w[BY_MAKER] = 0


@jit
def _trick(at: int, size: int, number: int, over: bool, w: Any) -> int:
    """Read the cards of a trick; the ones that were seen."""
    leader, maker = w[LEADERS_AT + number], w[MAKER]
    hidden = w[BITS] & CLOSED and w[INDICATOR] == UNSEEN_CARD
    led = (w[at] & 63) >> 3
    seen, followed, made = 0, 0, -1
    for i in range(size):
        place = leader + i & 3
        code = w[at + i]
        card = code & 63
        if card == UNSEEN_CARD:
            w[VOIDS + place] |= 1 << led
            if over:
                w[FOLDED] += 1
                w[FOLDED + w[FOLDED]] = 15 & ~w[VOIDS + place]
        else:
            seen |= 1 << card
            suit = card >> 3
            if suit == led:
                followed += 1
            else:
                w[VOIDS + place] |= 1 << led
                if hidden and over and code & TURNED_DOWN:
                    w[BARRED] |= 1 << suit
            if place == maker:
                made = suit
        if not over:
            w[HELD + place] -= 1
            may = 15 & ~w[VOIDS + place]
            row = TABLE + 1 + 3 * w[TABLE]
            w[row], w[row + 1] = place, -1 if card == UNSEEN_CARD else card
            w[row + 2] = may | may << 4 if w[BITS] & ANY_CUT and place == maker else may
            w[TABLE] += 1
    if made >= 0:
        alone = -1
        if leader == maker:
            alone = 1 if followed == 1 and over else 0
        row = BY_MAKER + 1 + 2 * w[BY_MAKER]
        w[row], w[row + 1] = made, alone
        w[BY_MAKER] += 1
    if leader == maker and number == 0 and hidden:  # closed.no-trump-lead-first
        w[BARRED] |= 1 << led
    w[LED] = led
    return seen


@jit
def _orders(at: int, w: Any) -> None:
    """The order stated, and what other callers have still to play."""
    w[ORDER] = w[at]
    for i in range(w[at]):
        w[ORDER + 1 + i] = w[at + 1 + i]
    at += 1 + w[at]
    for away in range(4):
        w[BOUND_TO + 10 * away] = -1
    w[CALLERS] = w[at]
    at += 1
    for _ in range(w[CALLERS]):
        seat, size = w[at], w[at + 1]
        row = BOUND_TO + 10 * (seat - w[SEAT] & 3)
        w[row] = size
        for i in range(size):
            card = w[at + 2 + i]
            w[row + 1 + i] = card
            w[KNOWN_BY + seat] |= 1 << card
        at += 2 + size


@jit
def cases(w: Any) -> None:
    """List each case that is possible, the trump suits of which most is unseen first."""
    w[CASES] = 0
    done = w[BARRED]
    if w[INDICATOR] < UNSEEN_CARD:
        done |= 15 & ~(1 << (w[INDICATOR] >> 3))
    while done & 15 != 15:
        best, most = 0, -1
        for suit in range(4):
            out = count(w[UNSEEN] >> 8 * suit & 255)
            if not done >> suit & 1 and out >= most:
                best, most = suit, out
        done |= 1 << best
        _tries(best, w)


@jit
def _add(trump: int, cut: int, apart: int, duty: int, out: int, lo: int, hi: int, w: Any) -> None:
    """Add a case if it is possible."""
    maker, own = w[MAKER], w[SEAT]
    at = CASES + 1 + CASE * w[CASES]
    for seat in range(4):
        size = w[HELD + seat] - count(w[KNOWN_BY + seat])
        if seat == own:
            size = 0
        if seat == maker and apart:
            size -= 1
        w[at + SIZES + seat] = size
        w[at + SUITS + seat] = 15 & ~w[VOIDS + seat]
    if out:
        w[at + SUITS + maker] &= ~(1 << trump)
    w[at + TRUMP], w[at + CUT], w[at + APARTNESS], w[at + DUTY] = trump, cut, apart, duty
    w[at + CASE_LO], w[at + CASE_HI] = lo, hi
    if fits(lo, hi) and w[at + SIZES + maker] >= 0:
        w[CASES] += 1


@jit
def _tries(trump: int, w: Any) -> None:
    """The cases of one trump suit: is a card that the maker has folded just now the indicator?"""
    bit, maker = 1 << trump, w[MAKER]
    closed = w[BITS] & CLOSED
    apart = 1 if closed and w[INDICATOR] == UNSEEN_CARD else 0
    duty, out = 0, 0
    for i in range(w[BY_MAKER]):
        suit, alone = w[BY_MAKER + 1 + 2 * i], w[BY_MAKER + 2 + 2 * i]
        if out and apart and suit == trump:
            return  # out of trumps, yet here is one
        if duty and alone >= 0 and suit != trump:
            out = 1
        if alone == 1 and suit == trump:
            duty = 1
    lo = hi = FULL
    for suit in range(4):
        some = count(w[UNSEEN] >> 8 * suit & 255)
        lo += w[SUPPLIES + suit] * some
        hi += w[SUPPLIES + 4 + suit] * some
    for i in range(w[FOLDED]):
        some = w[FOLDED + 1 + i]
        some = (some & ~bit | some >> 4) & 15
        lo -= w[DEMANDS + some]
        hi -= w[DEMANDS + 16 + some]
    cutting = -1
    for i in range(w[TABLE]):
        row = TABLE + 1 + 3 * i
        if w[row + 1] < 0:
            if w[row] == maker:
                cutting = w[row + 2]
            else:
                lo -= w[DEMANDS + (w[row + 2] & 15)]
                hi -= w[DEMANDS + 16 + (w[row + 2] & 15)]
    own = 0
    for seat in range(4):
        suits = 15 & ~w[VOIDS + seat]
        if seat == maker:
            if out:
                suits &= ~bit
            own = suits
        if seat != w[SEAT]:
            size = w[HELD + seat] - count(w[KNOWN_BY + seat])
            lo -= w[DEMANDS + suits] * size
            hi -= w[DEMANDS + 16 + suits] * size
    if apart and cutting >= 0 and w[LED] != trump:
        _add(trump, 1, 0, duty, out, lo - w[DEMANDS + bit], hi - w[DEMANDS + 16 + bit], w)
    if apart:
        lo += w[DEMANDS + own] - w[DEMANDS + bit]
        hi += w[DEMANDS + 16 + own] - w[DEMANDS + 16 + bit]
    if cutting >= 0:
        some = (cutting & ~bit | cutting >> 4) & 15
        lo -= w[DEMANDS + some]
        hi -= w[DEMANDS + 16 + some]
    if not (closed and w[BITS] & CALLED):
        _add(trump, 0, apart, duty, out, lo, hi, w)
