"""One trick of a claim, played out in every way: the moves that a certificate is checked with.

Plain on purpose and apart from the search: every card of the led suit and every trump is played by its name. Only a
discard is not named: it cannot win, and a stated order does not look at it, so it stays one more folded place.
Seats are ``Seat.place``, cards ``Card.place``, sets of cards masks, sets of suits bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

DISCARD: Final = -1
"""A card that is neither of the suit led nor a trump."""

Laid = tuple[tuple[int, int], ...]
"""A trick in progress: seat and card of what lies on the table."""


class Spot(NamedTuple):
    """What the caller knows at one moment while one suit is trump.

    ``pool`` are the cards that nobody has named; each seat holds ``sizes`` of them, of its ``suits``, besides the
    ``known`` ones; ``down`` has the suits that each unseen folded card may be of. ``apart``: an indicator of the pool
    lies closed before the maker. ``bound``: the duty of ``trump.exhausted``.
    """

    trump: int
    hand: int
    pool: int
    known: tuple[int, ...]
    sizes: tuple[int, ...]
    suits: tuple[int, ...]
    down: tuple[int, ...]
    leader: int
    apart: bool
    bound: bool


class Game(NamedTuple):
    """What stays the same: the caller and its order, the maker, what earlier callers have stated, three settings."""

    caller: int
    order: tuple[int, ...]
    maker: int
    orders: dict[int, tuple[int, ...]]
    exhausts: bool
    forced: bool
    opening: str = "before-first-lead"


class LostTrick(ValueError):
    """A line of play in which the others win a trick."""


def suit_of(suit: int) -> int:
    """The mask of a suit."""
    return 255 << 8 * suit


def cards_in(mask: int) -> list[int]:
    """The cards of a mask."""
    return [card for card in range(32) if mask >> card & 1]


@lru_cache(maxsize=100_000)
def _can_fill(counts: tuple[int, ...], needs: tuple[tuple[int, int], ...]) -> bool:
    """Hall: can places of these sizes and suits be filled with so many cards of each suit?"""
    for some in range(16):
        there = sum(count for suit, count in enumerate(counts) if some >> suit & 1)
        if sum(size for size, suits in needs if not suits & ~some) > there:
            return False
    return sum(counts) == sum(size for size, _ in needs)


def fits(spot: Spot) -> bool:
    """Is there a world like this?"""
    counts = tuple((spot.pool & suit_of(suit)).bit_count() for suit in range(4))
    needs = [*zip(spot.sizes, spot.suits, strict=True), *((1, suits) for suits in spot.down)]
    return _can_fill(counts, (*needs, (1, 1 << spot.trump)) if spot.apart else tuple(needs))


def swap(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same values but for one."""
    return (*values[:at], value, *values[at + 1 :])


def one_trick(game: Game, spot: Spot, laid: Laid = ()) -> Iterator[Spot]:
    """Every moment after this trick. Raises ``LostTrick`` where the others win it."""
    if len(laid) == 4:
        yield from _ended(game, spot, laid)
        return
    seat = (spot.leader + len(laid)) % 4
    for card, after in _plays(game, spot, laid, seat):
        yield from one_trick(game, after, (*laid, (seat, card)))


def _plays(game: Game, spot: Spot, laid: Laid, seat: int) -> list[tuple[int, Spot]]:
    if seat == game.caller:
        card = _first_legal(game, spot, laid, seat, spot.hand, game.order)
        return [(card, spot._replace(hand=spot.hand ^ 1 << card))]
    if seat in game.orders:
        card = _first_legal(game, spot, laid, seat, spot.known[seat], game.orders[seat])
        return [(card, _without(spot, seat, card))]
    found = list(_from(game, spot, laid, seat))
    on_turn = game.opening == "any-time" or (game.opening == "leading-with-trump" and not laid)
    if spot.apart and seat == game.maker and on_turn:  # open.before-first-lead
        for opened in open_ways(game, spot):
            some = _from(game, opened, laid, seat)
            found += [one for one in some if game.opening == "any-time" or one[0] >> 3 == spot.trump]
    return [(card, after) for card, after in found if fits(after)]


def _from(game: Game, spot: Spot, laid: Laid, seat: int) -> Iterator[tuple[int, Spot]]:
    """Everything that a hidden seat can play, to a trick or as a lead."""
    return _follows(game, spot, laid[0][1] >> 3, seat) if laid else _leads(game, spot, seat)


def _first_legal(game: Game, spot: Spot, laid: Laid, seat: int, hand: int, order: tuple[int, ...]) -> int:
    """The earliest card of a stated order that is legal (``caps.call``, ``play.follow``, ``trump.exhausted``)."""
    duty = spot.trump if seat == game.maker and spot.bound else None
    suit = laid[0][1] >> 3 if laid else duty
    legal = (hand & suit_of(suit) if suit is not None else 0) or hand
    return next(card for card in order if legal >> card & 1)


def _leads(game: Game, spot: Spot, seat: int) -> Iterator[tuple[int, Spot]]:
    trump, hidden = spot.trump, spot.apart and seat == game.maker
    trumps = suit_of(trump)
    if hidden and not spot.sizes[seat] and not spot.known[seat]:  # closed.indicator-lead
        yield from _indicator(spot)
        return
    barred = trumps if hidden and spot.hand.bit_count() == 8 else 0  # closed.no-trump-lead-first
    for card in cards_in((spot.known[seat] | spot.pool) & ~barred):
        if spot.bound and seat == game.maker and card >> 3 != trump:
            if not spot.known[seat] & trumps:
                yield from _from_hand(_void(spot, seat, trump), seat, card)
        else:
            yield from _from_hand(spot, seat, card)


def _follows(game: Game, spot: Spot, led: int, seat: int) -> Iterator[tuple[int, Spot]]:
    trump, hidden = spot.trump, spot.apart and seat == game.maker
    for card in cards_in((spot.known[seat] | spot.pool) & suit_of(led)):
        yield from _from_hand(spot, seat, card)
    if spot.known[seat] & suit_of(led):
        return
    spot = _void(spot, seat, led)
    held, size, suits = spot.known[seat], spot.sizes[seat], spot.suits[seat] & ~(1 << trump)
    if hidden and (led != trump or not (held or size)):  # closed.indicator-cuts
        yield from _indicator(spot)
    if led != trump and not hidden:  # closed.no-hand-cut
        for card in cards_in((held | spot.pool) & suit_of(trump)):
            yield from _from_hand(spot, seat, card)
    for card in cards_in(held & ~suit_of(trump)):
        yield DISCARD, _without(spot, seat, card)
    if size and suits:
        down = tuple(sorted((*spot.down, suits)))
        yield DISCARD, spot._replace(sizes=swap(spot.sizes, seat, size - 1), down=down)


def _void(spot: Spot, seat: int, suit: int) -> Spot:
    return spot._replace(suits=swap(spot.suits, seat, spot.suits[seat] & ~(1 << suit)))


def _without(spot: Spot, seat: int, card: int) -> Spot:
    return spot._replace(known=swap(spot.known, seat, spot.known[seat] & ~(1 << card)))


def _from_hand(spot: Spot, seat: int, card: int) -> Iterator[tuple[int, Spot]]:
    """Play a card that the seat is known to hold, or may hold."""
    if spot.known[seat] >> card & 1:
        yield card, _without(spot, seat, card)
    elif spot.pool >> card & 1 and spot.sizes[seat] and spot.suits[seat] >> (card >> 3) & 1:
        yield card, spot._replace(pool=spot.pool ^ 1 << card, sizes=swap(spot.sizes, seat, spot.sizes[seat] - 1))


def _indicator(spot: Spot) -> Iterator[tuple[int, Spot]]:
    """Play the closed indicator: any trump of the pool."""
    for card in cards_in(spot.pool & suit_of(spot.trump)):
        yield card, spot._replace(pool=spot.pool ^ 1 << card, apart=False)


def open_first(game: Game, spot: Spot) -> list[Spot]:
    """Show the indicator before the opening lead, as the table plays it (``open.before-first-lead``): by choice, or
    only when the maker leads and holds nothing but trumps (``closed.no-trump-lead-first``)."""
    if game.opening == "before-first-lead":
        return open_ways(game, spot)
    if game.opening != "never" or spot.leader != game.maker:
        return []
    trump = 1 << spot.trump
    ways = (
        one._replace(suits=swap(one.suits, game.maker, one.suits[game.maker] & trump)) for one in open_ways(game, spot)
    )
    return [one for one in ways if fits(one)]


def open_ways(game: Game, spot: Spot) -> list[Spot]:
    """Show the closed indicator and take it into the maker's hand: any trump of the pool."""
    ways = []
    for card, after in _indicator(spot):
        known = swap(after.known, game.maker, after.known[game.maker] | 1 << card)
        ways.append(after._replace(known=known))
    return [one for one in ways if fits(one)]


def _ended(game: Game, spot: Spot, laid: Laid) -> Iterator[Spot]:
    """The moments after the end of a trick (``play.winner``, ``trump.exhausted``, ``closed.reveal``)."""
    trump, led = spot.trump, laid[0][1] >> 3
    named = [(card >> 3 == trump, card >> 3 == led, card, seat) for seat, card in laid if card != DISCARD]
    winner = max(named)[3]
    if (winner - game.caller) % 2:
        raise LostTrick("the others win a trick")
    trumps = sum(one[0] for one in named)
    duty = game.exhausts and laid[0][0] == game.maker and led == trump and trumps == 1
    first = spot.hand.bit_count() == 7
    shows = spot.apart and ((trumps > 0 and led != trump) or (first and game.forced))
    after = spot._replace(leader=winner, bound=spot.bound or duty)
    yield from open_ways(game, after) if shows else [after]
