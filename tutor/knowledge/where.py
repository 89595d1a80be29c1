"""Questions about single cards and seats, answered exactly: over every world that fits what a seat knows.

>>> import random
>>> from tutor.cards import Card
>>> from tutor.rules import Bid, Pass, SetIndicator
>>> from tutor.rules.dealing import random_deal
>>> deal = random_deal(random.Random(304), dealer="W")
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("KS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> sorted((spot.kind, spot.seat) for spot in where_can(deal.view("E"), Card("KS")))
[('hand', Seat('N')), ('hand', Seat('S')), ('hand', Seat('W')), ('indicator', Seat('S'))]
>>> can_hold(deal.view("E"), "S", Card("KS")), must_hold(deal.view("E"), "S")
(True, ())
>>> trumps_out(deal.view("S")), trumps_out(deal.view("E"))
(TrumpsOut(suit='S', least=6, most=6), None)
>>> spoilt_possible(deal.view("S"))
'possible'
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.cards import SUIT_MASK, SUITS, Card, cards_of, mask_of
from tutor.knowledge.fact import Spot
from tutor.knowledge.plays import turns_of
from tutor.knowledge.reading import Knowledge, Place, read
from tutor.knowledge.rooms import Room, rooms_of
from tutor.rules.view import View
from tutor.seats import SEATS, Seat, seat

SURE, POSSIBLE, IMPOSSIBLE = "sure", "possible", "impossible"


class TrumpsOut(NamedTuple):
    """How many trumps the three others hold, a closed indicator included: at least and at most."""

    suit: str
    least: int
    most: int


def where_can(view: View, card: Card) -> frozenset[Spot]:
    """Every spot at which this card lies in some world; one spot when the seat knows it.

    Raises ``ValueError`` like :func:`~tutor.knowledge.read`, and so do all questions here.
    """
    know = read(view)
    if know.unseen & card.bit:
        return frozenset(spots_of(rooms_of(know), card.place >> 3))
    return frozenset({placed(view, know)[card]})


def can_hold(view: View, who: str, card: Card) -> bool:
    """Is there a world in which this seat holds this card, in hand or as its closed indicator?"""
    place = seat(who)
    return any(one.seat is place and one.kind in ("hand", "indicator") for one in where_can(view, card))


def must_hold(view: View, who: str) -> tuple[Card, ...]:
    """The cards that this seat holds in every world, in hand or as its closed indicator."""
    know, place = read(view), seat(who)
    if place.place == know.seat:
        return tuple(view.hand)
    rooms, held = rooms_of(know), know.known[place.place]
    for suit in range(4):
        spots = spots_of(rooms, suit)
        if spots and holder_of(spots) is place:
            held |= know.unseen & 0xFF << (8 * suit)
    return cards_of(held)


def trumps_out(view: View) -> TrumpsOut | None:
    """How many trumps the others hold at least and at most; ``None`` while this seat cannot know the trump."""
    know = read(view)
    rooms = rooms_of(know)
    trumps = {one.case.trump for one in rooms}
    if len(trumps) != 1:
        return None
    suit = trumps.pop()
    mask = SUIT_MASK[SUITS[suit]]
    known = (mask & (know.known[0] | know.known[1] | know.known[2] | know.known[3])).bit_count()
    unseen = (mask & know.unseen).bit_count()
    down = [number for room in rooms for number in _trumps_down(room, suit)]
    return TrumpsOut(SUITS[suit], known + unseen - max(down), known + unseen - min(down))


def _trumps_down(room: Room, suit: int) -> list[int]:
    """How many of the folded cards can be of this suit at once, each number that is possible."""
    found = []
    free = [at for at, one in enumerate(room.places) if one.kind in ("table", "folded") and one.suits >> suit & 1]
    for some in range(1 << len(free)):
        drawn = [some >> nth & 1 for nth in range(len(free))]
        if room.fits({at: 1 << suit if cut else 15 & ~(1 << suit) for at, cut in zip(free, drawn, strict=True)}):
            found.append(sum(drawn))
    return found


def spoilt_possible(view: View) -> str:
    """Are the trumps spoilt (``trump.spoilt``)? ``"sure"``: neither defender was dealt a trump in any world;
    ``"impossible"``: one was in every world; else ``"possible"``. What counts is the cards as dealt, played and folded
    ones included.
    """
    know = read(view)
    shown = shown_by_defenders(view, know)
    rooms = rooms_of(know)
    some = any(_spoilt_in(room, know, shown) for room in rooms)
    other = any(sound_in(room, know, shown) for room in rooms)
    return POSSIBLE if some and other else SURE if some else IMPOSSIBLE


def _spoilt_in(room: Room, know: Knowledge, shown: int) -> bool:
    """Is there a world of this case in which the trumps are spoilt?"""
    trump = room.case.trump
    return not shown >> (8 * trump) & 255 and room.without(trump, _defenders(know))


def sound_in(room: Room, know: Knowledge, shown: int) -> bool:
    """Is there a world of this case in which a defender was dealt a trump? ``shown`` are the defenders' known cards."""
    trump, seats = room.case.trump, _defenders(know)
    drawn = (one for one in room.places if seats >> one.seat.place & 1)
    return bool(shown >> (8 * trump) & 255) or any(room.takes(one, trump) for one in drawn)


def _defenders(know: Knowledge) -> int:
    return 0b1010 if know.maker % 2 == 0 else 0b0101


def shown_by_defenders(view: View, know: Knowledge) -> int:
    """The cards, as a mask, that the defenders were dealt for all this seat has seen (its own included)."""
    seats = _defenders(know)
    mask = mask_of(one.card for one in turns_of(view) if one.card is not None and seats >> one.seat.place & 1)
    for place, known in enumerate(know.known):
        if seats >> place & 1:
            mask |= know.hand if place == know.seat else known
    return mask


# --- spots


def spot_of(place: Place) -> Spot:
    """The spot of a place."""
    return Spot(place.kind, place.seat, place.trick)


def spots_of(rooms: list[Room], suit: int) -> set[Spot]:
    """Every spot that can hold a card of a suit; those of the unseen cards of one suit are all alike."""
    return {spot_of(one) for room in rooms for one in room.places if room.takes(one, suit)}


def holder_of(spots: set[Spot]) -> Seat | None:
    """The seat that holds a card of these spots for sure, in hand or as the closed indicator."""
    seats = {one.seat if one.kind in ("hand", "indicator") else None for one in spots}
    return seats.pop() if len(seats) == 1 else None


def placed(view: View, know: Knowledge) -> dict[Card, Spot]:
    """Every card whose place this seat knows."""
    found = {}
    for place in (know.seat, *(at for at in range(4) if at != know.seat)):
        for card in cards_of(know.hand if place == know.seat else know.known[place]):
            own = place == know.seat == know.maker and know.closed and card is know.indicator
            found[card] = Spot("indicator" if own else "hand", SEATS[place])
    for one in turns_of(view):
        if one.card is not None:
            down = one.how == "order"
            kind = "played" if not down else "folded" if one.trick < know.number else "table"
            found[one.card] = Spot(kind, one.seat, one.trick)
    return found
