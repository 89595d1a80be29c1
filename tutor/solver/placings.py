"""Worlds as placings: every unseen card at one spot, compared with where it lies in the deal.

A *placing* names for each unseen card the spot it lies at, so it is one world; a :class:`Layout` has the spots of one
case of what a seat knows.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.knowledge import Case, FoldedCard, Knowledge, Spot, World
from tutor.rules.deal import Deal
from tutor.rules.view import View
from tutor.seats import SEATS
from tutor.solver.pool import bits
from tutor.solver.search import Budget

Placing = tuple[int, ...]
"""By unseen card, high to low: the number of the spot it lies at."""


def dealt_world(deal: Deal, view: View) -> World:
    """The world of the deal itself, for the seat of this view of it."""
    assert deal.play is not None
    assert deal.indicator is not None
    tricks = [*((one.number, one.cards) for one in deal.play.tricks), (view.number, deal.play.trick)]
    seen = [*(one.cards for one in view.tricks), view.trick]
    folded = [
        FoldedCard(number, one.seat, one.card)
        for (number, cards), shown in zip(tricks, seen, strict=True)
        for one, face in zip(cards, shown, strict=True)
        if face.card is None
    ]
    return World(deal.indicator, tuple(deal.hand(seat) for seat in SEATS), tuple(sorted(folded)))


def spots_of(know: Knowledge, world: World) -> dict[int, Spot]:
    """Where each unseen card lies in this world, by ``Card.place``."""
    found = {one.place: Spot("hand", SEATS[seat], 0) for seat, hand in enumerate(world.hands) for one in hand}
    now = 9 - max(know.held)
    found |= {
        one.card.place: Spot("table" if one.trick == now else "folded", one.seat, one.trick) for one in world.folded
    }
    if know.closed and know.indicator is None and world.indicator in world.hands[know.maker]:
        found[world.indicator.place] = Spot("indicator", SEATS[know.maker], 0)
    return {one: found[one] for one in bits(know.unseen)}


class Layout:
    """One case of what a seat knows: its ``spots``, and for each of the unseen ``cards`` the spot where it is dealt.

    ``dealt`` has -1 for a card that cannot lie there in this case; ``suits`` are those that a spot may hold, ``sizes``
    how many cards.
    """

    def __init__(self, know: Knowledge, case: Case, dealt: dict[int, Spot], budget: Budget) -> None:
        self.know, self.case, self.budget = know, case, budget
        places = know.places(case)
        self.sizes = [one.size for one in places]
        self.suits = [one.suits for one in places]
        self.spots = [Spot(one.kind, one.seat, one.trick) for one in places]
        self.cards = tuple(bits(know.unseen))
        self.dealt = self.placing(dealt)

    def placing(self, spots: dict[int, Spot]) -> Placing:
        """The placing that has each card at this spot, -1 where it cannot be there."""
        at = (self.spots.index(spots[one]) if spots[one] in self.spots else -1 for one in self.cards)
        return tuple(
            spot if spot >= 0 and self.admits(card, spot) else -1 for card, spot in zip(self.cards, at, strict=True)
        )

    def admits(self, card: int, spot: int) -> bool:
        """May this card lie at this spot?"""
        return bool(self.suits[spot] >> (card >> 3) & 1)

    def fits(self, placing: Placing) -> bool:
        """Does each spot hold as many cards as it must, and only such as it may?"""
        return all(placing.count(spot) == size for spot, size in enumerate(self.sizes)) and all(
            self.admits(card, spot) for card, spot in zip(self.cards, placing, strict=True)
        )

    def moved(self, placing: Placing) -> list[int]:
        """Which cards (counted as in ``cards``) lie elsewhere than in the deal."""
        return [at for at, (one, two) in enumerate(zip(self.dealt, placing, strict=True)) if one != two]

    def with_moved(self, count: int) -> Iterator[Placing]:
        """Every placing that fits and in which exactly so many cards lie elsewhere than in the deal.

        Each step uses a node of the budget. Raises ``OutOfBudget``.
        """
        room = [size - self.dealt.count(spot) for spot, size in enumerate(self.sizes)]
        yield from self._move_on(list(self.dealt), 0, count, room)

    def _move_on(self, placing: list[int], start: int, count: int, room: list[int]) -> Iterator[Placing]:
        """``room``: how many cards each spot still lacks (below 0: has too many)."""
        self.budget.spend(1)
        if sum(one for one in room if one > 0) > count:
            return
        if not count:
            if -1 not in placing:
                yield tuple(placing)
            return
        for at in range(start, len(placing)):
            source = self.dealt[at]
            for spot in range(len(self.spots)):
                if spot != source and self.admits(self.cards[at], spot):
                    placing[at] = spot
                    room[spot] -= 1
                    if source >= 0:
                        room[source] += 1
                    yield from self._move_on(placing, at + 1, count - 1, room)
                    if source >= 0:
                        room[source] -= 1
                    room[spot] += 1
            placing[at] = source
            if source < 0:
                return

    def filled(self, placing: Placing) -> list[int]:
        """The cards at each spot, as masks."""
        found = [0] * len(self.spots)
        for card, spot in zip(self.cards, placing, strict=True):
            found[spot] |= 1 << card
        return found

    def like(self, placing: Placing) -> bytes:
        """A key that two placings share only when the play goes the same way in both: who has the highest card of a
        suit that is still in play, who the next, and so on."""
        owners = bytearray(32)
        for card, spot in zip(self.cards, placing, strict=True):
            if self.spots[spot].kind != "folded":
                owners[card] = spot + 1
        for seat, hand in enumerate(self.know.known):
            for card in bits(hand):
                owners[card] = 32 + seat
        for card in bits(self.know.hand):
            owners[card] = 48
        for seat, seen, _ in self.know.table:
            if seen is not None:
                owners[seen.place] = 64 + seat
        return b"/".join(bytes(owners[base : base + 8]).replace(b"\0", b"") for base in (0, 8, 16, 24))
