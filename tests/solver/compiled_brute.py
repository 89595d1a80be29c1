"""Brute force of a claim, compiled: every world, every legal play of the other three, the caller by a stated order.

The numbers come from ``facts`` (an own reading of the view). Nothing here knows the engine, ``tutor.knowledge`` or
``tutor.solver``: a world is any placing of the unseen cards whose recorded play, gone through again card by card, is
legal and ends every trick as it was seen to end. Positions after the first trick only. Without numba it is plain
Python, too slow to be of use.

Seats are 0-3 in the order of play, cards 0-31 (suit times eight plus power), sets of cards masks.
"""

from __future__ import annotations

from typing import Any

import numpy

try:
    import numba
except ImportError:  # the tests that need speed skip themselves
    numba = None

jit: Any = numba.njit(cache=True) if numba is not None else lambda function: function

# What a fact sheet holds: whose view, the maker, is trump.exhausted played, is the trump shown after trick 1 anyway,
# did the maker open before the lead, is the trump closed now, who plays next, cards in the trick, the own hand.
OWN, MAKER, EXHAUSTS, FORCED, OPENED, CLOSED, TURN, LAID, HAND = range(9)
# A play: seat, card (-1 unseen), folded, place in the list of places (-1 when seen). A trick: winner, still closed
# after it, was a folded trump shown. A claim: seat, plays before it, the order (-1 at its end).
SEAT, CARD, FOLDED, PLACE = range(4)
WINNER, STAYS, REVEAL = range(3)
AT, ORDER = 1, 2
# A place: whose, cards it takes, cards it may take, may it take the indicator, is it of folded cards that stayed down.
# These get their cards together in a heap, the last place: which of them lies where changes nothing of what comes.
WHOSE, ROOM, MAY, TAKES, DOWN = range(5)
# A world: the four hands (an indicator that lies apart left out), does it lie apart, is the maker bound, indicator,
# the cards of the trick.
APART, BOUND, INDICATOR, TRICK = 4, 5, 6, 7
WORLD = 10
# How far the listing is: which indicator, how many cards are placed, is it done, steps taken.
WHICH, DEPTH, DONE, STEPS = range(4)
# A moment of the play, packed, as the first bit of each: who plays next (two bits), cards in the trick, suit led,
# winning card, whose, trumps in the trick, who led, does the indicator lie apart, is the maker bound.
ON_TABLE, LED, BEST, BY, TRUMPS, LEADER, LIES, DUTY = 2, 4, 6, 11, 13, 16, 18, 19

LOW = numpy.zeros(32, dtype=numpy.int64)
for _place in range(32):
    LOW[(0x077CB531 << _place & 0xFFFFFFFF) >> 27] = _place


@jit
def lowest(mask: int) -> int:
    """The lowest card of a set that is not empty."""
    return LOW[((mask & -mask) * 0x077CB531 & 0xFFFFFFFF) >> 27]


@jit
def legal(hand: int, beside: int, bound: int, first: int, led: int, trump: int) -> int:
    """The cards that may be played; ``beside``: the bit of a closed indicator before this seat, else 0; led -1: a lead.

    ``play.follow``, ``closed.indicator-apart``, ``closed.indicator-cuts``, ``closed.indicator-lead``,
    ``closed.no-hand-cut``, ``closed.no-trump-lead-first``, ``trump.exhausted``.
    """
    trumps = hand & 255 << 8 * trump
    if led < 0:
        if hand == 0:
            return beside
        if beside and first:
            return hand ^ trumps
        return trumps if bound and trumps else hand
    same = hand & 255 << 8 * led
    if same or beside == 0:
        return same if same else hand
    if led == trump:
        return hand if hand else beside
    return hand ^ trumps | beside


@jit
def stated(cards: int, seat: int, moment: int, claims: Any) -> int:
    """What the order of an earlier caller leaves of the legal cards: the first of it (``caps.call``)."""
    for n in range(len(claims)):
        if claims[n, 0] == seat and claims[n, AT] <= moment:
            for k in range(ORDER, ORDER + 8):
                if claims[n, k] >= 0 and cards >> claims[n, k] & 1:
                    return 1 << claims[n, k]
    return cards


@jit
def fits(facts: Any, plays: Any, tricks: Any, claims: Any, places: Any, filled: Any, indicator: int, row: Any) -> bool:
    """Do the recorded plays go through as they were seen, the unseen cards placed so? Then ``row`` is the world."""
    maker, trump, number = facts[MAKER], indicator >> 3, len(plays)
    held = row[:4]
    held[:] = 0
    for p in range(len(places) - 1):
        held[places[p, WHOSE]] |= filled[p]
    for i in range(number):
        if plays[i, PLACE] < 0:
            held[plays[i, SEAT]] |= 1 << plays[i, CARD]
    held[facts[OWN]] |= facts[HAND]
    if not held[maker] >> indicator & 1:
        return False
    closed = 0 if facts[OPENED] else 1
    apart = closed
    if apart:
        held[maker] ^= 1 << indicator
    bound = led = best = by = trumps = reveal = 0
    for i in range(number + 1):
        for n in range(len(claims)):  # caps.call: the hand is shown, the maker's opens the trump
            if claims[n, AT] == i:
                seat = claims[n, 0]
                if apart and seat == maker:
                    apart = closed = 0
                    held[maker] |= 1 << indicator
                shown = 0
                for k in range(ORDER, ORDER + 8):
                    if claims[n, k] >= 0:
                        shown |= 1 << claims[n, k]
                if held[seat] != shown:
                    return False
        if i == number:
            break
        t, laid, seat = i >> 2, i & 3, plays[i, SEAT]
        if t and not laid and seat != tricks[t - 1, WINNER]:
            return False
        card = plays[i, CARD] if plays[i, PLACE] < 0 else lowest(filled[plays[i, PLACE]])
        beside = 1 << indicator if apart and seat == maker else 0
        may = legal(held[seat], beside, bound if seat == maker else 0, t == 0, led if laid else -1, trump)
        if not stated(may, seat, i, claims) >> card & 1:
            return False
        suit = card >> 3
        folds = 1 if closed and laid and suit != led else 0
        if beside >> card & 1:  # an indicator falls face down, but in the last trick on a trump or led
            folds = 1 if laid and led != trump else 0
            apart = 0
            closed = folds
        else:
            held[seat] ^= 1 << card
        if folds != plays[i, FOLDED]:
            return False
        if laid == 0:
            led, best, by, trumps, reveal = suit, card, seat, 0, 0
        elif suit == best >> 3:
            if card > best:
                best, by = card, seat
        elif suit == trump:
            best, by = card, seat
        if suit == trump:
            trumps += 1
            if folds:
                reveal = 1
        if laid == 3:
            if by != tricks[t, WINNER] or reveal != tricks[t, REVEAL]:
                return False
            if facts[EXHAUSTS] and plays[i - 3, SEAT] == maker and led == trump and trumps == 1:
                bound = 1
            if closed and (not apart or reveal or (t == 0 and facts[FORCED])):
                if apart:
                    held[maker] |= 1 << indicator
                apart = closed = 0
            if closed != tricks[t, STAYS]:
                return False
    if closed != facts[CLOSED]:
        return False
    if apart and maker == facts[OWN]:  # the maker's own claim opens
        held[maker] |= 1 << indicator
        apart = 0
    row[APART], row[BOUND], row[INDICATOR] = apart, bound, indicator
    for n in range(facts[LAID]):
        i = number - facts[LAID] + n
        row[TRICK + n] = plays[i, CARD] if plays[i, PLACE] < 0 else lowest(filled[plays[i, PLACE]])
    return True


@jit
def settles(
    facts: Any,
    plays: Any,
    tricks: Any,
    claims: Any,
    places: Any,
    filled: Any,
    indicator: int,
    row: Any,
    tried: Any,
    state: Any,
) -> bool:
    """Can the cards of the heap lie face down in some way that fits? Then ``row`` is the world."""
    end = len(places) - 1
    start = end
    while places[start - 1, DOWN]:
        start -= 1
    if start == end:
        return fits(facts, plays, tricks, claims, places, filled, indicator, row)
    heap, p, found = filled[end], start, False
    tried[start] = 0
    while p >= start and not found:
        state[STEPS] += 1
        heap |= filled[p]
        filled[p] = 0
        cards = heap & places[p, MAY] & ~tried[p]
        if cards == 0:
            p -= 1
            continue
        card = cards & -cards
        tried[p] |= card
        filled[p] = card
        heap ^= card
        if p < end - 1:
            p += 1
            tried[p] = 0
        else:
            found = fits(facts, plays, tricks, claims, places, filled, indicator, row)
            if not found and len(claims) == 0:  # only a stated order asks which of them lay where
                break
    for q in range(start, end):
        filled[q] = 0
    return found


@jit
def more_worlds(
    facts: Any,
    plays: Any,
    tricks: Any,
    claims: Any,
    places: Any,
    cards: Any,
    indicators: Any,
    filled: Any,
    choice: Any,
    tried: Any,
    state: Any,
    rows: Any,
    most: int,
) -> int:
    """Write the next worlds into ``rows`` until they are full, all are listed or ``most`` steps are taken; how many."""
    found = 0
    while found < len(rows) and state[STEPS] < most:
        state[STEPS] += 1
        d = state[DEPTH]
        if d < 0:
            state[WHICH] += 1
            if state[WHICH] == len(indicators):
                state[DONE] = 1
                break
            state[DEPTH] = 0
            choice[0] = -1
            continue
        indicator = indicators[state[WHICH]]
        if d == len(cards):
            if settles(facts, plays, tricks, claims, places, filled, indicator, rows[found], tried, state):
                found += 1
            state[DEPTH] = d - 1
            continue
        card, p = cards[d], choice[d]
        if p >= 0:
            filled[p] ^= 1 << card
            places[p, ROOM] += 1
        state[DEPTH] = d - 1
        for q in range(p + 1, len(places)):
            takes = places[q, TAKES] if card == indicator else places[q, MAY] >> card & 1
            if places[q, ROOM] and takes and not (places[q, DOWN] and card >> 3 == indicator >> 3):
                choice[d] = q
                filled[q] |= 1 << card
                places[q, ROOM] -= 1
                state[DEPTH] = d + 1
                choice[d + 1] = -1
                break
    return found


@jit
def step(moment: int, card: int, indicator: int, maker: int, exhausts: int) -> int:
    """The moment after this card."""
    trump, suit, seat, laid = indicator >> 3, card >> 3, moment & 3, moment >> ON_TABLE & 3
    led, best, by = moment >> LED & 3, moment >> BEST & 31, moment >> BY & 3
    trumps, leader = moment >> TRUMPS & 7, moment >> LEADER & 3
    apart, bound = moment >> LIES & 1, moment >> DUTY & 1
    if card == indicator:
        apart = 0
    if laid == 0:
        led, best, by, trumps, leader = suit, card, seat, 0, seat
    elif (suit == best >> 3 and card > best) or (suit == trump and best >> 3 != trump):
        best, by = card, seat
    if suit == trump:
        trumps += 1
    seat = seat + 1 & 3
    if laid == 3:
        seat = by
        if exhausts and leader == maker and led == trump and trumps == 1:
            bound = 1
        if trumps and led != trump:  # closed.reveal, closed.indicator-returns
            apart = 0
    laid = laid + 1 & 3
    moment = seat | laid << ON_TABLE | led << LED | best << BEST | by << BY | trumps << TRUMPS | leader << LEADER
    return moment | apart << LIES | bound << DUTY


@jit
def offer(left: int, moment: int, hands: Any, indicator: int, maker: int, claims: Any) -> int:
    """What may be played at a moment; ``hands`` held these cards at first and hold those of ``left`` still."""
    seat = moment & 3
    hand, beside, bound = hands[seat] & left, 0, 0
    if seat == maker:
        bound = moment >> DUTY & 1
        if moment >> LIES & 1:
            beside = 1 << indicator
            hand ^= beside
    led = moment >> LED & 3 if moment >> ON_TABLE & 3 else -1
    return stated(legal(hand, beside, bound, 0, led, indicator >> 3), seat, 0, claims)


@jit
def beaten(facts: Any, row: Any, claims: Any, f: Any, known: Any, work: Any) -> bool:
    """Can the others win a trick in this world against the orders of ``claims``?

    ``known`` remembers the starts of tricks from which they cannot. An empty ``known`` remembers nothing.
    """
    caller, maker, exhausts, indicator = facts[OWN], facts[MAKER], facts[EXHAUSTS], row[INDICATOR]
    work[1] += 1
    if row[APART]:
        row[maker] |= 1 << indicator
    left = row[0] | row[1] | row[2] | row[3]
    moment = (facts[TURN] - facts[LAID] & 3) | row[APART] << LIES | row[BOUND] << DUTY
    for n in range(facts[LAID]):
        moment = step(moment, row[TRICK + n], indicator, maker, exhausts)
    f[0], f[1], f[2] = left, moment, offer(left, moment, row, indicator, maker, claims)
    b = 0
    while b >= 0:
        cards = f[b + 2]
        if cards == 0:
            b -= 3
            continue
        f[b + 2] = cards & cards - 1
        work[0] += 1
        card = lowest(cards)
        left = f[b] & ~(1 << card)
        moment = step(f[b + 1], card, indicator, maker, exhausts)
        if not moment >> ON_TABLE & 3:
            if (moment ^ caller) & 1:
                return True
            if not left:
                continue
            if len(known):
                rest = moment & 3 | moment >> LIES << 2
                key = left | rest << 32 | work[1] << 36
                slot = (left * 0x9E3779B1 >> 11 ^ rest) & len(known) - 1
                if known[slot] == key:
                    continue
                known[slot] = key
        b += 3
        f[b], f[b + 1], f[b + 2] = left, moment, offer(left, moment, row, indicator, maker, claims)
    return False


@jit
def first_beaten(
    facts: Any, rows: Any, start: int, end: int, claims: Any, f: Any, known: Any, work: Any, most: int
) -> int:
    """The first of these worlds that beats the orders; -1: none does, -2: more than ``most`` plays."""
    for n in range(start, end):
        if beaten(facts, rows[n], claims, f, known, work):
            return n
        if work[0] > most:
            return -2
    return -1
