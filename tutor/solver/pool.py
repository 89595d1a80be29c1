"""The lazy adversary: can anybody beat a claim, in any world, by any legal play?

The others draw their cards from one pool of unseen cards only when they play them: a hidden player follows with a card
of the pool, or turns out to be void and plays something else, as long as the unseen places can still be filled. So
"in every world and against every legal play" is one search over public states, and no world is ever listed.

What keeps it exact and small:

- Hall's condition on whole suits says at once whether a placing is left (``tutor.knowledge``: one slack integer).
- Cards of the pool between two neighbouring known cards are alike: of such a *gap* an opponent needs the highest and
  partner the lowest. Between two tricks the cards of a gap are packed to its bottom, so that like states meet.
- A discard that is no trump cannot win and is not named at all: it becomes one more unseen folded place, of the suits
  that its player could hold at that moment.

Seats are counted from the caller: 0 caller, 1 and 3 opponents, 2 partner. Cards are ``Card.place`` (0-31), sets of
cards masks, sets of suits bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tutor.knowledge import DEMAND, GUARD, SUPPLY

CARD_BITS: Final = 0xFFFFFFFF

LEADER: Final = 3
APART: Final = 4
BOUND: Final = 8
FIRST: Final = 16
"""Flags of a state: who leads (two bits); a closed indicator lies before a hidden maker; the maker is bound by
``trump.exhausted``; this is the first trick."""

State = tuple[int, int, int, int, int, int]
"""A moment of the play, as (caller's hand, pool, suits that the unknown cards of seats 1-3 may be of: four bits a
seat, cards that seats 1-3 are known to hold: 32 bits a seat, slack, flags)."""

Trick = tuple[int, int, int, int, int, int, bool]
"""A trick in progress, as (turn, cards each seat had before it, cards down, suit led, best card, its seat, did a trump
fall after the lead)."""

Option = tuple[int, State]
"""A play of a hidden seat, as (card, or below 0 a discard of the suits ``-card``; the state after it)."""


class Table(NamedTuple):
    """What stays the same during a claim: the trump suit, the maker, the orders that earlier callers are bound to by
    seat, whether ``trump.exhausted`` is played and whether the trump is shown after trick 1 (``open.high-bid``), when
    the maker may open by choice (``Profile.opening_choice``), and whether the folded trumps alone are shown
    (``closed.reveal``)."""

    trump: int
    maker: int
    orders: dict[int, tuple[int, ...]]
    exhausts: bool
    opens_after_first: bool
    opening: str = "before-first-lead"
    trumps_only: bool = False


class _Gaps(dict[int, tuple[int, ...]]):
    """By ``some << 8 | others`` (ranks of one suit): the highest (lowest) of ``some`` in each gap of ``others``, from
    the top (bottom)."""

    def __init__(self, ranks: range) -> None:
        super().__init__()
        self.ranks = ranks

    def __missing__(self, key: int) -> tuple[int, ...]:
        found, fresh = [], True
        for rank in self.ranks:
            if key >> rank & 1:
                fresh = True
            elif key >> 8 >> rank & 1 and fresh:
                found.append(rank)
                fresh = False
        self[key] = tuple(found)
        return self[key]


class _Packed(dict[int, int]):
    """By ``some << 8 | others`` (ranks of one suit): ``some`` with the cards of each gap packed to its bottom."""

    def __missing__(self, key: int) -> int:
        packed, low = 0, 0
        for rank in range(8):
            if key >> rank & 1:
                low = rank + 1
            elif key >> 8 >> rank & 1:
                packed |= 1 << low
                low += 1
        self[key] = packed
        return packed


HIGHEST: Final = _Gaps(range(7, -1, -1))
LOWEST: Final = _Gaps(range(8))
PACKED: Final = _Packed()


def bits(mask: int) -> Iterator[int]:
    """The places of the cards of a mask, high to low."""
    while mask:
        top = mask.bit_length() - 1
        yield top
        mask ^= 1 << top


def known_cards(known: int) -> int:
    """All cards known to be in a hidden hand."""
    return (known | known >> 32 | known >> 64) & CARD_BITS


def pack(state: State) -> State:
    """The like state whose pool cards lie at the bottom of their gaps."""
    hand, pool, allowed, known, slack, flags = state
    fixed = hand | known_cards(known) if known else hand
    pool = (
        PACKED[(pool & 255) << 8 | fixed & 255]
        | PACKED[pool & 0xFF00 | fixed >> 8 & 255] << 8
        | PACKED[pool >> 8 & 0xFF00 | fixed >> 16 & 255] << 16
        | PACKED[pool >> 16 & 0xFF00 | fixed >> 24 & 255] << 24
    )
    return hand, pool, allowed, known, slack, flags


def lay(trick: Trick, card: int, trump: int) -> Trick:
    """The trick after one more card (below 0: a discard)."""
    seat, rounds, down, led, best, winner, trumped = trick
    if card < 0:
        return (seat + 1) & 3, rounds, down + 1, led, best, winner, trumped
    if not down:
        return (seat + 1) & 3, rounds, 1, card >> 3, card, seat, False
    suit = card >> 3
    if suit == trump:
        trumped = True
        if best >> 3 != trump or card > best:
            best, winner = card, seat
    elif suit == best >> 3 and card > best:
        best, winner = card, seat
    return (seat + 1) & 3, rounds, down + 1, led, best, winner, trumped


def options(table: Table, state: State, trick: Trick) -> list[Option]:
    """Every play a hidden seat can make in some world, like cards once, those first that hurt the claim most."""
    known, flags = state[3], state[5]
    seat, rounds, down = trick[:3]
    own = known >> (32 * seat - 32) & CARD_BITS if known else 0
    apart = bool(flags & APART) and seat == table.maker
    size = rounds - own.bit_count() - apart
    if seat in table.orders:
        return [_stated(table, state, trick, own)]
    if not down:
        return _leads(table, state, seat, own, size, apart)
    return _follows(table, state, trick, own, size, apart)


def may_open(table: Table, state: State, trick: Trick) -> bool:
    """May the hidden seat on turn show its indicator before it plays (``open.before-first-lead``)?

    An opening before the first lead, out of turn perhaps, is a start of its own: see ``tutor.solver.starts``.
    """
    if not state[5] & APART or trick[0] != table.maker:
        return False
    return table.opening == "any-time" or (table.opening == "leading-with-trump" and not trick[2])


def after_opening(table: Table, card: int) -> bool:
    """May this card be played right after such an opening?"""
    return table.opening != "leading-with-trump" or card >> 3 == table.trump


def _stated(table: Table, state: State, trick: Trick, own: int) -> Option:
    """The one card that an earlier caller may play: the first legal one of the stated order (``caps.call``)."""
    hand, pool, allowed, known, slack, flags = state
    seat, down, led = trick[0], trick[2], trick[3]
    legal = own
    if down:
        legal = own & 255 << 8 * led or own
    elif flags & BOUND and seat == table.maker:
        legal = own & 255 << 8 * table.trump or own
    card = next(one for one in table.orders[seat] if legal >> one & 1)
    return card, (hand, pool, allowed, known ^ 1 << (card + 32 * seat - 32), slack, flags)


def _leads(table: Table, state: State, seat: int, own: int, size: int, apart: bool) -> list[Option]:
    hand, pool, allowed, known, slack, flags = state
    trump = table.trump
    shift = 4 * seat - 4
    suits = allowed >> shift & 15
    fixed = hand | known_cards(known) if known else hand
    gaps = HIGHEST if seat & 1 else LOWEST
    bound = bool(flags & BOUND) and seat == table.maker
    found: list[Option] = []
    if apart and not size:  # closed.indicator-lead: the last card
        return _trumps(state, trump, slack, allowed, fixed, gaps)
    other, other_slack, other_suits = allowed, slack, suits
    may_other = True
    if bound:  # trump.exhausted: another suit says that no trump is left in hand
        other_suits = suits & ~(1 << trump)
        other = allowed & ~(1 << trump << shift)
        other_slack = slack + size * (DEMAND[suits] - DEMAND[other_suits])
        may_other = not own >> (8 * trump) & 255 and other_slack & GUARD == GUARD
    for card in bits(own):
        if card >> 3 == trump:
            found.append((card, (hand, pool, allowed, known ^ 1 << (card + 32 * seat - 32), slack, flags)))
        elif may_other:
            found.append((card, (hand, pool, other, known ^ 1 << (card + 32 * seat - 32), other_slack, flags)))
    if not size:
        return found
    for suit in range(4):
        if not suits >> suit & 1 or not pool >> (8 * suit) & 255:
            continue
        if suit == trump:
            if apart and flags & FIRST:  # closed.no-trump-lead-first
                continue
            here, left = allowed, slack - SUPPLY[suit] + DEMAND[suits]
        elif may_other:
            here, left = other, other_slack - SUPPLY[suit] + DEMAND[other_suits]
        else:
            continue
        if left & GUARD == GUARD:
            base = 8 * suit
            for rank in gaps[(pool >> base & 255) << 8 | fixed >> base & 255]:
                found.append((base + rank, (hand, pool ^ 1 << (base + rank), here, known, left, flags)))
    return found


def _trumps(state: State, trump: int, slack: int, allowed: int, fixed: int, gaps: _Gaps) -> list[Option]:
    """The ways to play the closed indicator: each trump that it may be."""
    hand, pool, _, known, _, flags = state
    base = 8 * trump
    left = slack - SUPPLY[trump] + DEMAND[1 << trump]
    if left & GUARD != GUARD:
        return []
    return [
        (base + rank, (hand, pool ^ 1 << (base + rank), allowed, known, left, flags & ~APART))
        for rank in gaps[(pool >> base & 255) << 8 | fixed >> base & 255]
    ]


def _follows(table: Table, state: State, trick: Trick, own: int, size: int, apart: bool) -> list[Option]:
    hand, pool, allowed, known, slack, flags = state
    seat, led, best = trick[0], trick[3], trick[4]
    shift, base = 4 * seat - 4, 8 * led
    suits = allowed >> shift & 15
    fixed = (hand | known_cards(known) if known else hand) | 1 << best
    gaps = HIGHEST if seat & 1 else LOWEST
    wins: list[Option] = []
    loses: list[Option] = []
    least = best if best >> 3 == led else 32
    for card in bits(own & 255 << base):
        after = (hand, pool, allowed, known ^ 1 << (card + 32 * seat - 32), slack, flags)
        (wins if card > least else loses).append((card, after))
    if size and suits >> led & 1 and pool >> base & 255:
        left = slack - SUPPLY[led] + DEMAND[suits]
        if left & GUARD == GUARD:
            for rank in gaps[(pool >> base & 255) << 8 | fixed >> base & 255]:
                card = base + rank
                after = (hand, pool ^ 1 << card, allowed, known, left, flags)
                (wins if card > least else loses).append((card, after))
    if not own >> base & 255:
        void = suits & ~(1 << led)
        left = slack + size * (DEMAND[suits] - DEMAND[void])
        if left & GUARD == GUARD:
            here = (hand, pool, allowed & ~(1 << led << shift), known, left, flags)
            _cannot_follow(table, here, trick, own, size, apart, fixed, wins, loses)
    return wins + loses if seat & 1 else loses + wins


def _cannot_follow(
    table: Table,
    state: State,
    trick: Trick,
    own: int,
    size: int,
    apart: bool,
    fixed: int,
    wins: list[Option],
    loses: list[Option],
) -> None:
    """Add what a seat that is void in the suit led may play: a trump, the indicator, or any other card."""
    hand, pool, allowed, known, slack, flags = state
    seat, led, best, trump = trick[0], trick[3], trick[4], table.trump
    suits = allowed >> (4 * seat - 4) & 15
    gaps = HIGHEST if seat & 1 else LOWEST
    base = 8 * trump
    least = best if best >> 3 == trump else -1
    cuts: list[Option] = []
    if apart:
        if led != trump or not size:  # closed.indicator-cuts, closed.indicator-lead
            cuts = _trumps(state, trump, slack, allowed, fixed, gaps)
    elif size and suits >> trump & 1 and pool >> base & 255:
        left = slack - SUPPLY[trump] + DEMAND[suits]
        if left & GUARD == GUARD:
            for rank in gaps[(pool >> base & 255) << 8 | fixed >> base & 255]:
                cuts.append((base + rank, (hand, pool ^ 1 << (base + rank), allowed, known, left, flags)))
    for card, after in cuts:
        (wins if card > least else loses).append((card, after))
    for card in bits(own):
        after = (hand, pool, allowed, known ^ 1 << (card + 32 * seat - 32), slack, flags)
        (wins if card >> 3 == trump and card > least else loses).append((card, after))
    if size:  # a discard, not named: one more folded place
        thrown = suits & ~(1 << trump)
        left = slack + DEMAND[suits] - DEMAND[thrown]
        if thrown and left & GUARD == GUARD:
            loses.append((-thrown, (hand, pool, allowed, known, left, flags)))
