"""What the hidden seats may play: ``tutor.solver.pool.options`` for the compiled prover.

Each option is the state after it, the card in place of the caller's hand (below 0 a discard of the suits ``-card``).
They are listed at the end of the list; those that hurt the claim least stand aside until :func:`options` adds them.
"""

from __future__ import annotations

from typing import Any

from tutor.solver.jit import kit, part
from tutor.solver.proving.layout import (
    ALLOWED,
    ANY_TIME,
    APART,
    ASIDE,
    BEST,
    BOUND,
    BOUND_TO,
    CARDS,
    DEMANDS,
    DOWN,
    FIRST,
    FLAGS,
    HI,
    KNOWN,
    LATE,
    LEADING,
    LO,
    MAKER_NOW,
    OPENING,
    OPTION,
    POOL,
    SUIT,
    SUPPLIES,
    TOP,
    TRUMP_NOW,
    WHO,
)

jit, count, width, low = kit(__name__)
(fits,) = part(__name__, "reading", "fits")
gaps, fixed_cards = part(__name__, "tricks", "gaps", "fixed_cards")


@jit
def _put(f: int, card: int, late: int, w: Any) -> int:
    """List this card with the state at ``f``; where it stands."""
    if late:
        at = w[LATE]
        w[LATE] += OPTION
    else:
        at = w[TOP]
        w[TOP] += OPTION
    w[at] = card
    for i in range(1, OPTION):
        w[at + i] = w[f + i]
    return int(at)


@jit
def _drawn(f: int, suit: int, suits: int, allowed: int, lo: int, hi: int, fixed: int, least: int, w: Any) -> None:
    """List the cards of the pool, of one suit, that the seat on turn may play out of its unknown cards of ``suits``.

    ``allowed`` and the slack are those after the play, but for this card. One over ``least`` wins the trick so far.
    """
    lo += w[DEMANDS + suits] - w[SUPPLIES + suit]
    hi += w[DEMANDS + 16 + suits] - w[SUPPLIES + 4 + suit]
    if not fits(lo, hi):
        return
    opponent = w[f + WHO] & 1
    some = gaps(w[f + POOL] >> 8 * suit & 255, fixed >> 8 * suit & 255, opponent == 1)
    while some:
        rank = width(some) - 1 if opponent else low(some)
        some ^= 1 << rank
        card = 8 * suit + rank
        at = _put(f, card, 1 if (card > least) != (opponent == 1) else 0, w)
        w[at + POOL] ^= 1 << card
        w[at + ALLOWED], w[at + LO], w[at + HI] = allowed, lo, hi


@jit
def _indicator(f: int, allowed: int, lo: int, hi: int, fixed: int, least: int, w: Any) -> None:
    """List the ways to play the closed indicator: each trump that it may be."""
    begin, aside = w[TOP], w[LATE]
    _drawn(f, w[TRUMP_NOW], 1 << w[TRUMP_NOW], allowed, lo, hi, fixed, least, w)
    for at in range(begin, w[TOP], OPTION):
        w[at + FLAGS] &= ~APART
    for at in range(aside, w[LATE], OPTION):
        w[at + FLAGS] &= ~APART


@jit
def _known(f: int, card: int, least: int, w: Any) -> int:
    """List a card that the seat on turn is known to hold; where it stands."""
    at = _put(f, card, 1 if (card > least) != (w[f + WHO] & 1 == 1) else 0, w)
    w[at + KNOWN + w[f + WHO] - 1] ^= 1 << card
    return int(at)


@jit
def shown(f: int, w: Any) -> None:
    """List each indicator that a hidden maker may show now, and the state after it went to hand."""
    trump = w[TRUMP_NOW]
    some = w[f + POOL] >> 8 * trump & 255
    while some:
        rank = width(some) - 1
        some ^= 1 << rank
        card = 8 * trump + rank
        at = _put(f, card, 0, w)
        w[at + POOL] ^= 1 << card
        w[at + KNOWN + w[MAKER_NOW] - 1] |= 1 << card
        w[at + LO] += w[DEMANDS + (1 << trump)] - w[SUPPLIES + trump]
        w[at + HI] += w[DEMANDS + 16 + (1 << trump)] - w[SUPPLIES + 4 + trump]
        w[at + FLAGS] &= ~APART


@jit
def may_open(f: int, w: Any) -> bool:
    """May the hidden seat on turn show its indicator before it plays?"""
    if not w[f + FLAGS] & APART or w[f + WHO] != w[MAKER_NOW]:
        return False
    return w[OPENING] == ANY_TIME or (w[OPENING] == LEADING and not w[f + DOWN])


@jit
def options(f: int, w: Any) -> None:
    """List every play that the hidden seat on turn can make in some world, like cards once."""
    w[LATE] = ASIDE
    seat, flags = w[f + WHO], w[f + FLAGS]
    own = w[f + KNOWN + seat - 1]
    apart = 1 if flags & APART and seat == w[MAKER_NOW] else 0
    size = w[f + CARDS] - count(own) - apart
    if w[BOUND_TO + 10 * seat] >= 0:
        _stated(f, own, w)
    elif not w[f + DOWN]:
        _leads(f, own, size, apart, w)
    else:
        _follows(f, own, size, apart, w)
    for at in range(ASIDE, w[LATE]):
        w[w[TOP] + at - ASIDE] = w[at]
    w[TOP] += w[LATE] - ASIDE


@jit
def _stated(f: int, own: int, w: Any) -> None:
    """The one card that an earlier caller may play."""
    seat = w[f + WHO]
    suit = -1
    if w[f + DOWN]:
        suit = w[f + SUIT]
    elif w[f + FLAGS] & BOUND and seat == w[MAKER_NOW]:
        suit = w[TRUMP_NOW]
    legal = own & 255 << 8 * suit if suit >= 0 else own
    if not legal:
        legal = own
    row = BOUND_TO + 10 * seat
    for i in range(w[row]):
        card = w[row + 1 + i]
        if legal >> card & 1:
            _known(f, card, -1 if seat & 1 else 32, w)
            return


@jit
def _leads(f: int, own: int, size: int, apart: int, w: Any) -> None:
    seat, flags, trump, allowed = w[f + WHO], w[f + FLAGS], w[TRUMP_NOW], w[f + ALLOWED]
    lo, hi = w[f + LO], w[f + HI]
    shift = 4 * seat - 4
    suits = allowed >> shift & 15
    fixed = fixed_cards(f, w)
    least = -1 if seat & 1 else 32  # no order of wins and losses
    if apart and not size:  # closed.indicator-lead: the last card
        _indicator(f, allowed, lo, hi, fixed, least, w)
        return
    other, other_lo, other_hi, other_suits = allowed, lo, hi, suits
    may_other = True
    if flags & BOUND and seat == w[MAKER_NOW]:  # trump.exhausted: another suit says that no trump is left in hand
        other_suits = suits & ~(1 << trump)
        other = allowed & ~(1 << trump << shift)
        other_lo = lo + size * (w[DEMANDS + suits] - w[DEMANDS + other_suits])
        other_hi = hi + size * (w[DEMANDS + 16 + suits] - w[DEMANDS + 16 + other_suits])
        may_other = not own >> 8 * trump & 255 and fits(other_lo, other_hi)
    rest = own
    while rest:
        card = width(rest) - 1
        rest ^= 1 << card
        if card >> 3 == trump:
            _known(f, card, least, w)
        elif may_other:
            at = _known(f, card, least, w)
            w[at + ALLOWED], w[at + LO], w[at + HI] = other, other_lo, other_hi
    if not size:
        return
    for suit in range(4):
        if not suits >> suit & 1 or not w[f + POOL] >> 8 * suit & 255:
            continue
        if suit == trump:
            if not (apart and flags & FIRST):  # closed.no-trump-lead-first
                _drawn(f, suit, suits, allowed, lo, hi, fixed, least, w)
        elif may_other:
            _drawn(f, suit, other_suits, other, other_lo, other_hi, fixed, least, w)


@jit
def _follows(f: int, own: int, size: int, apart: int, w: Any) -> None:
    seat, led, best, allowed = w[f + WHO], w[f + SUIT], w[f + BEST], w[f + ALLOWED]
    lo, hi = w[f + LO], w[f + HI]
    shift, base = 4 * seat - 4, 8 * led
    suits = allowed >> shift & 15
    fixed = fixed_cards(f, w) | 1 << best
    least = best if best >> 3 == led else 32
    rest = own >> base & 255
    while rest:
        rank = width(rest) - 1
        rest ^= 1 << rank
        _known(f, base + rank, least, w)
    if size and suits >> led & 1 and w[f + POOL] >> base & 255:
        _drawn(f, led, suits, allowed, lo, hi, fixed, least, w)
    if not own >> base & 255:
        void = suits & ~(1 << led)
        lo += size * (w[DEMANDS + suits] - w[DEMANDS + void])
        hi += size * (w[DEMANDS + 16 + suits] - w[DEMANDS + 16 + void])
        if fits(lo, hi):
            _cannot_follow(f, own, size, apart, fixed, allowed & ~(1 << led << shift), lo, hi, w)


@jit
def _cannot_follow(f: int, own: int, size: int, apart: int, fixed: int, allowed: int, lo: int, hi: int, w: Any) -> None:
    """List what a seat that is void in the suit led may play: a trump, the indicator, or any other card."""
    seat, led, best, trump = w[f + WHO], w[f + SUIT], w[f + BEST], w[TRUMP_NOW]
    suits = allowed >> 4 * seat - 4 & 15
    least = best if best >> 3 == trump else -1
    if apart:
        if led != trump or not size:  # closed.indicator-cuts, closed.indicator-lead
            _indicator(f, allowed, lo, hi, fixed, least, w)
    elif size and suits >> trump & 1 and w[f + POOL] >> 8 * trump & 255:
        _drawn(f, trump, suits, allowed, lo, hi, fixed, least, w)
    rest = own
    while rest:
        card = width(rest) - 1
        rest ^= 1 << card
        at = _known(f, card, least if card >> 3 == trump else 32, w)
        w[at + ALLOWED], w[at + LO], w[at + HI] = allowed, lo, hi
    if size:  # a discard, not named: one more folded place
        thrown = suits & ~(1 << trump)
        lo += w[DEMANDS + suits] - w[DEMANDS + thrown]
        hi += w[DEMANDS + 16 + suits] - w[DEMANDS + 16 + thrown]
        if thrown and fits(lo, hi):
            at = _put(f, -thrown, seat & 1, w)
            w[at + ALLOWED], w[at + LO], w[at + HI] = allowed, lo, hi
