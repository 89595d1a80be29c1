"""What is possible in each case, place by place: one check of Hall's condition a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.knowledge.hall import DEMAND, GUARD, ROOM, SUPPLY
from tutor.knowledge.reading import Case, Knowledge, Place

MANY = 24
"""As many cards as a hand of unknown size may hold: all that can be unseen."""


class Room(NamedTuple):
    """A case that is possible, its places, and its slacks.

    Hands in ``loose`` (bits, by ``Seat.place``) may hold any number of cards. So there are two conditions: ``need``,
    that the cards of each set of suits fill the places that take no others, and ``room``, that they all find a place.
    """

    case: Case
    places: tuple[Place, ...]
    loose: int
    need: int
    room: int

    def takes(self, at: Place, suit: int) -> bool:
        """Is there a placing in which this place holds a card of this suit?"""
        if not at.suits >> suit & 1:
            return False
        need, room = self.need - SUPPLY[suit], self.room + SUPPLY[suit]
        if not is_loose(at, self.loose):
            if not at.size:
                return False
            need += DEMAND[at.suits]
            room -= ROOM[at.suits]
        return need & room & GUARD == GUARD

    def without(self, suit: int, seats: int) -> bool:
        """Is there a placing in which no place of these seats (bits) holds a card of this suit?"""
        fewer = {at: one.suits & ~(1 << suit) for at, one in enumerate(self.places) if seats >> one.seat.place & 1}
        return self.fits(fewer)

    def fits(self, fewer: Mapping[int, int]) -> bool:
        """Is there a placing when these places (by their number in ``places``) take these suits only?"""
        need, room, free, freer = self.need, self.room, 0, 0
        for at, one in enumerate(self.places):
            suits = one.suits & fewer.get(at, 15)
            if is_loose(one, self.loose):
                free, freer = free | one.suits, freer | suits
            else:
                need += one.size * (DEMAND[one.suits] - DEMAND[suits])
                room += one.size * (ROOM[suits] - ROOM[one.suits])
        room += MANY * (ROOM[freer] - ROOM[free])
        return need & room & GUARD == GUARD


def is_loose(at: Place, loose: int) -> bool:
    """Is this place one of the hands (bits) that may hold any number of cards?"""
    return at.kind == "hand" and bool(loose >> at.seat.place & 1)


def rooms_of(know: Knowledge, loose: int = 0) -> list[Room]:
    """Every case that is possible when the hands in ``loose`` (bits) may hold any number of cards."""
    supply = sum(SUPPLY[suit] * (know.unseen >> (8 * suit) & 255).bit_count() for suit in range(4))
    found = []
    for trump in know.trumps():
        for case in know.tries(trump):
            places = know.places(case)
            need, room, free, fits = GUARD + supply, GUARD - supply, 0, True
            for one in places:
                if is_loose(one, loose):
                    free |= one.suits
                else:
                    fits = fits and one.size >= 0
                    need -= one.size * DEMAND[one.suits]
                    room += one.size * ROOM[one.suits]
            room += MANY * ROOM[free]
            if fits and need & room & GUARD == GUARD:
                found.append(Room(case, places, loose, need, room))
    return found
