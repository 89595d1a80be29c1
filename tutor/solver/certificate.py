"""Certificates: why a stated order wins every trick, in a form that is checked without the search.

A certificate lists moments between two tricks, each with a trump suit that may be. It holds when the first ones are on
the list and no play leads off it: from each of them, however the others play the next trick, the caller's side wins it,
and the moment after it is on the list again, or *plainly won*: the caller leads, and nothing that is out can beat the
rest in this order.

>>> from tutor.rules import Bid, Deal, Pass, SetIndicator
>>> from tutor.cards import Hand
>>> from tutor.seats import SEATS
>>> packets = [dict(zip(SEATS, map(Hand.parse, text.split()), strict=True)) for text in (
...     "J9AT... .J9AT.. ..J9AT. ...J9AT", "KQ87... .KQ87.. ..KQ87. ...KQ87")]
>>> deal = Deal.start("W", *packets)
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("TS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> certificate = certify(deal.view("S"), tuple(deal.hand("S")))
>>> check_certificate(deal.view("S"), certificate)
>>> Certificate.from_json(certificate.to_json()) == certificate
True
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from tutor.cards import Card, mask_of
from tutor.knowledge import Case, Knowledge, read
from tutor.rules.trick import HIGH_BID
from tutor.rules.view import View
from tutor.solver.plain_play import DISCARD, Game, Laid, LostTrick, Spot, cards_in, fits, one_trick, open_first, suit_of


class Certificate(NamedTuple):
    """An order, and the moments between two tricks that no play leads out of."""

    order: tuple[Card, ...]
    spots: frozenset[Spot]

    def to_json(self) -> dict[str, Any]:
        """Plain data: the order as text, each moment as a list of integers and lists of them."""
        spots = sorted(self.spots)
        plain = [[list(one) if isinstance(one, tuple) else int(one) for one in spot] for spot in spots]
        return {"order": " ".join(self.order), "spots": plain}

    @classmethod
    def from_json(cls, data: Any) -> Certificate:
        """What :meth:`to_json` wrote. Raises ``ValueError`` for anything of another shape."""
        try:
            order = tuple(Card(one) for one in data["order"].split())
            spots = frozenset(_spot(fields) for fields in data["spots"])
        except (AttributeError, KeyError, TypeError) as error:
            raise ValueError(f"no certificate of a claim: {error}") from error
        return cls(order, spots)


def certify(view: View, order: tuple[Card, ...]) -> Certificate:
    """The certificate of an order that is sure. Raises ``ValueError`` when the order loses a trick."""
    know, game = _game(view, order)
    spots: set[Spot] = set()
    waiting = [after for start, laid in _starts(view, know, game) for after in _next(game, start, laid)]
    while waiting:
        spot = waiting.pop()
        if spot not in spots and not _plainly_won(game, spot):
            spots.add(spot)
            waiting += set(_next(game, spot, ()))
    return Certificate(order, frozenset(spots))


def check_certificate(view: View, certificate: Certificate) -> None:
    """Check that a certificate proves its order for this view; raises ``ValueError`` that names the first hole.

    Uses what the seat knows (``tutor.knowledge``) and plain moves, nothing of the search that found the order.
    """
    know, game = _game(view, certificate.order)
    for start, laid in _starts(view, know, game):
        _covered(game, certificate, _next(game, start, laid), "now")
    for spot in certificate.spots:
        if not _is_sound(game, spot):
            raise ValueError(f"the certificate lists a moment that cannot be: {spot}")
        _covered(game, certificate, _next(game, spot, ()), f"from {spot}")


def _spot(fields: list[Any]) -> Spot:
    """A moment from plain data. Raises ``ValueError`` or ``TypeError`` for another shape."""
    trump, hand, pool, known, sizes, suits, down, leader, apart, bound = fields
    lists = [tuple(one) for one in (known, sizes, suits, down)]
    single = (trump, hand, pool, leader, apart, bound)
    if any(type(one) is not int or one < 0 for one in (*single, *(one for some in lists for one in some))):
        raise ValueError(f"no moment of a claim: {fields}")
    return Spot(trump, hand, pool, lists[0], lists[1], lists[2], lists[3], leader, bool(apart), bool(bound))


def _is_sound(game: Game, spot: Spot) -> bool:
    """Do the numbers of a listed moment make sense, so that it can be played on from?"""
    if not len(spot.known) == len(spot.sizes) == len(spot.suits) == 4 or max(spot.trump, spot.leader) > 3:
        return False
    masks, rounds = [spot.hand, spot.pool, *spot.known], spot.hand.bit_count()
    whole = sum(masks)
    if whole >> 32 or whole.bit_count() != sum(one.bit_count() for one in masks) or max(spot.suits) > 15:
        return False
    if spot.hand & ~sum(1 << card for card in game.order) or any(not 0 < one < 16 for one in spot.down):
        return False
    for seat in range(4):
        held = spot.known[seat]
        if seat in game.orders and held & ~sum(1 << card for card in game.orders[seat]):
            return False
        wanted = 0 if seat == game.caller else rounds - (spot.apart and seat == game.maker)
        if held.bit_count() + spot.sizes[seat] != wanted or (seat in game.orders and spot.sizes[seat]):
            return False
    return spot.hand > 0 and fits(spot)


def _covered(game: Game, certificate: Certificate, after: Iterator[Spot], where: str) -> None:
    try:
        for spot in after:
            if spot not in certificate.spots and not _plainly_won(game, spot):
                raise ValueError(f"the certificate does not list {spot}, which one trick leads to {where}")
    except LostTrick as lost:
        raise LostTrick(f"{lost} {where}") from lost


def _game(view: View, order: tuple[Card, ...]) -> tuple[Knowledge, Game]:
    """What the seat knows, and what stays the same. Raises ``ValueError`` for an order that cannot be stated."""
    know = read(view)
    stated = next((claim.order for claim in view.claims if claim.seat == view.seat), order)
    bound = tuple(card for card in stated if card in view.hand)
    if mask_of(order) != view.hand.mask or len(order) != len(view.hand) or tuple(order) != bound:
        raise ValueError(f"the order {' '.join(order)} cannot be stated with the cards {view.hand}")
    orders = {seat: tuple(card.place for card in some) for seat, some in know.orders.items()}
    exhausts = view.profile.exhausted_trumps != "never"
    assert view.contract is not None
    forced = (view.contract.amount or 0) >= HIGH_BID and view.profile.open_at_250
    places = tuple(card.place for card in order)
    return know, Game(know.seat, places, know.maker, orders, exhausts, forced, view.profile.opening_choice)


def _starts(view: View, know: Knowledge, game: Game) -> Iterator[tuple[Spot, Laid]]:
    """Every moment that this one may be, with the trick in progress."""
    assert view.turn is not None
    leader = know.table[0][0] if know.table else view.turn.place
    for case in know.cases():
        down = tuple(sorted(suits & ~(1 << case.trump) for _, _, suits in know.folded))
        some = case.trump, know.hand, know.unseen, know.known, case.sizes, case.suits, down
        spot = Spot(*some, leader, case.apart, case.exhausted)
        yield from ((one, laid) for one, laid in _on_table(know, case, spot) if fits(one))
        if case.apart and not know.table and len(view.hand) == 8:
            yield from ((one, ()) for one in open_first(game, spot))


def _on_table(know: Knowledge, case: Case, spot: Spot) -> list[tuple[Spot, Laid]]:
    """Every way the folded cards of the current trick may be: a trump, or a discard."""
    ways: list[tuple[Spot, Laid]] = [(spot, ())]
    for seat, card, suits in know.table:
        if card is not None:
            ways = [(one, (*laid, (seat, card.place))) for one, laid in ways]
            continue
        may_cut = case.cut if seat == know.maker else suits >> case.trump & 1
        may_discard = 0 if seat == know.maker and case.cut else suits & ~(1 << case.trump)
        further: list[tuple[Spot, Laid]] = []
        for one, laid in ways:
            for cut in cards_in(one.pool & suit_of(case.trump)) if may_cut else ():
                further.append((one._replace(pool=one.pool ^ 1 << cut), (*laid, (seat, cut))))
            if may_discard:
                more = tuple(sorted((*one.down, may_discard)))
                further.append((one._replace(down=more), (*laid, (seat, DISCARD))))
        ways = further
    return ways


def _next(game: Game, spot: Spot, laid: Laid) -> Iterator[Spot]:
    """The moments that one trick leads to, like ones once."""
    return (_alike(one) for one in one_trick(game, spot, laid) if one.hand)


def _alike(spot: Spot) -> Spot:
    """The like moment whose pool cards lie as low as they can without passing a card of known place.

    Who holds more than whom is all that ranks decide, so the names of the cards in between do not matter.
    """
    known = spot.known[0] | spot.known[1] | spot.known[2] | spot.known[3]
    return spot._replace(pool=_lowered(spot.pool, spot.hand | known))


@lru_cache(maxsize=100_000)
def _lowered(pool: int, fixed: int) -> int:
    lowered = free = 0
    for card in range(32):
        if not card & 7 or fixed >> card & 1:
            free = card + (fixed >> card & 1)
        if pool >> card & 1:
            lowered |= 1 << free
            free += 1
    return lowered


def _plainly_won(game: Game, spot: Spot) -> bool:
    """Does the caller lead, and can nothing that is out beat the rest in this order?

    Each card is the highest left of its suit, or as many rounds of the suit were led before it as cards of it are out;
    and if it is no trump, as many rounds of trumps were led as are out.
    """
    if spot.leader != game.caller or spot.apart:
        return False
    out = spot.pool | spot.known[0] | spot.known[1] | spot.known[2] | spot.known[3]
    first = spot.trump if spot.bound and game.maker == game.caller else -1
    left = [(out & suit_of(suit)).bit_count() for suit in range(4)]
    for card in sorted((one for one in game.order if spot.hand >> one & 1), key=lambda one: one >> 3 != first):
        suit = card >> 3
        if (left[suit] > 0 and (out & suit_of(suit)) >> card) or (suit != spot.trump and left[spot.trump] > 0):
            return False
        left[suit] -= 1
    return True
