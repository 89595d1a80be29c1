"""The quick exit: ``tutor.solver.quick`` for the compiled prover."""

from __future__ import annotations

from typing import Any

from tutor.solver.jit import kit, part
from tutor.solver.proving.layout import (
    APARTNESS,
    CALLERS,
    CASE_HI,
    CASE_LO,
    CUT,
    DEMANDS,
    DUTY,
    HAND,
    KNOWN_BY,
    MAKER,
    SEAT,
    SIZES,
    SUITS,
    SUPPLIES,
    TABLE,
    TRUMP,
    TURN,
    UNSEEN,
)

jit, count, width, low = kit(__name__)
(fits,) = part(__name__, "reading", "fits")


@jit
def loses_at_once(case: int, w: Any) -> bool:
    """Is it certain that, in some world of this case, the others can win the current trick whatever the caller does?"""
    own, trump = w[SEAT], w[case + TRUMP]
    trumps = w[UNSEEN] >> 8 * trump & 255
    if not trumps or w[CALLERS] or w[case + DUTY] or w[KNOWN_BY + (own + 2 & 3)] >> 8 * trump & 255 > trumps:
        return False
    if w[TABLE]:
        return bool(_cut_here(case, trumps, w))
    leader = w[TURN]
    if leader == own:
        return bool(_every_lead_fails(case, trumps, w))
    suits = w[case + SUITS + leader]
    if not w[case + SIZES + leader]:
        return False
    for suit in range(4):
        if suit != trump and w[HAND] >> 8 * suit & 255 and w[UNSEEN] >> 8 * suit & 255 and suits >> suit & 1:
            lo = w[case + CASE_LO] + w[DEMANDS + suits] - w[SUPPLIES + suit]
            hi = w[case + CASE_HI] + w[DEMANDS + 16 + suits] - w[SUPPLIES + 4 + suit]
            if fits(lo, hi):
                for away in (1, 3):
                    one = own + away & 3
                    if one != leader and _can_cut(case, one, suit, lo, hi, w):
                        return True
    return False


@jit
def _can_cut(case: int, seat: int, suit: int, lo: int, hi: int, w: Any) -> bool:
    """May this seat, for all that is known, be out of the suit led (no trump) and cut with any unseen trump?"""
    if w[KNOWN_BY + seat] >> 8 * suit & 255:
        return False
    trump, suits, size = w[case + TRUMP], w[case + SUITS + seat], w[case + SIZES + seat]
    void = suits & ~(1 << suit)
    lo += size * (w[DEMANDS + suits] - w[DEMANDS + void])
    hi += size * (w[DEMANDS + 16 + suits] - w[DEMANDS + 16 + void])
    if not fits(lo, hi):
        return False
    if w[case + APARTNESS] and seat == w[MAKER]:  # closed.indicator-cuts
        return True
    if not size or not void >> trump & 1:
        return False
    return bool(
        fits(lo + w[DEMANDS + void] - w[SUPPLIES + trump], hi + w[DEMANDS + 16 + void] - w[SUPPLIES + 4 + trump])
    )


@jit
def _may_play(suits: int, suit: int, case: int, w: Any) -> bool:
    """May one of the unknown cards of these suits be of this suit?"""
    lo = w[case + CASE_LO] + w[DEMANDS + suits] - w[SUPPLIES + suit]
    hi = w[case + CASE_HI] + w[DEMANDS + 16 + suits] - w[SUPPLIES + 4 + suit]
    return suits >> suit & 1 == 1 and fits(lo, hi)


@jit
def _every_lead_fails(case: int, trumps: int, w: Any) -> bool:
    own, trump = w[SEAT], w[case + TRUMP]
    for suit in range(4):
        held = w[HAND] >> 8 * suit & 255
        if not held:
            continue
        fails = False
        for away in (1, 3):
            one = own + away & 3
            if suit != trump:
                fails = fails or _can_cut(case, one, suit, w[case + CASE_LO], w[case + CASE_HI], w)
            elif trumps >= held and w[case + SIZES + one]:
                fails = fails or _may_play(w[case + SUITS + one], trump, case, w)
        if not fails:
            return False
    return True


@jit
def _cut_here(case: int, trumps: int, w: Any) -> bool:
    """Can an opponent have cut, or still cut, the trick on the table? Or win it by following suit, or has won it?"""
    own, trump, maker = w[SEAT], w[case + TRUMP], w[MAKER]
    partner = own + 2 & 3
    best, winner = w[TABLE + 2], w[TABLE + 1]
    led, down = best >> 3, 0
    folded = False
    unseen = False
    for i in range(w[TABLE]):
        row = TABLE + 1 + 3 * i
        seat, card = w[row], w[row + 1]
        down |= 1 << seat
        if card >= 0:
            if card >> 3 == best >> 3:
                if card > best:
                    best, winner = card, seat
            elif card >> 3 == trump:
                best, winner = card, seat
            continue
        unseen = True
        if (seat ^ own) & 1:
            if seat == maker:  # closed.no-hand-cut
                folded = folded or w[case + CUT] == 1
            else:
                folded = folded or _may_play(w[row + 2], trump, case, w)
    caller_waits, partner_waits = not down >> own & 1, not down >> partner & 1
    held, pool = w[HAND] >> 8 * led & 255, w[UNSEEN] >> 8 * led & 255
    if caller_waits and not held:
        return False
    if led != trump and (best >> 3 != trump or 1 << (best & 7) < trumps):
        if folded:
            return True
        for away in (1, 3):
            one = own + away & 3
            if not down >> one & 1 and _can_cut(case, one, led, w[case + CASE_LO], w[case + CASE_HI], w):
                return True
    if unseen:
        return False
    if (winner ^ own) & 1 and (best >> 3 != led or not (caller_waits and held >> (best & 7))):
        if not partner_waits:
            return True
        lower = pool if best >> 3 != led else pool & ((1 << (best & 7)) - 1)
        if w[case + SIZES + partner] and lower and not w[KNOWN_BY + partner]:
            return bool(_may_play(w[case + SUITS + partner], led, case, w))
        return False
    if best >> 3 == led and pool >> (best & 7) and not (caller_waits and held > pool) and not partner_waits:
        for away in (1, 3):
            one = own + away & 3
            if not down >> one & 1 and w[case + SIZES + one] and _may_play(w[case + SUITS + one], led, case, w):
                return True
    return False
