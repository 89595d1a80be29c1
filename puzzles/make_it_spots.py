"""Moments near the end of a deal at which a card decides the contract, for the kind *make-it*."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from puzzles.settling import rebid
from tutor.cards import Card
from tutor.rules.actions import Play
from tutor.rules.auction import FIRST_LEAST
from tutor.rules.caps import spoilt
from tutor.rules.deal import Deal
from tutor.rules.state import PLAY, Playing
from tutor.rules.trick import HIGH_BID, winner_of
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.solver.dd import position_of, values
from tutor.solver.endings import Ending

AMOUNTS: Final = tuple(range(FIRST_LEAST, HIGH_BID, 10))
"""The contracts to choose from: below 250 the play does not depend on the contract."""

LEAST: Final = 3
"""The fewest cards to choose from: a hint takes one away, and two must be left."""


@dataclass(frozen=True)
class Spot:
    """A moment of play: whose turn it is and which cards are legal. ``ours``: is it the maker's side?"""

    deal: Deal
    play: Playing
    seat: Seat
    legal: tuple[Card, ...]

    @property
    def ours(self) -> bool:
        """Is the seat of the maker's side?"""
        return self.seat.place % 2 == self.play.maker % 2

    @property
    def is_maker(self) -> bool:
        """Is the seat the maker?"""
        return self.seat.place == self.play.maker

    @property
    def leads(self) -> bool:
        """Does the seat lead to a trick?"""
        return not self.play.trick

    @property
    def void(self) -> bool:
        """Can the seat not follow the suit that was led?"""
        return bool(self.play.trick) and all(one.suit != self.play.trick[0].card.suit for one in self.legal)

    @property
    def trumps(self) -> tuple[Card, ...]:
        """The legal trumps."""
        return tuple(one for one in self.legal if one.suit == self.play.trump)

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self.deal.view(self.seat)

    @cached_property
    def ending(self) -> Ending:
        """The ending with all cards known."""
        return Ending(self.deal)

    @cached_property
    def freely(self) -> dict[Card, int]:
        """What the maker's side would have at the end, by card, with an open trump and no duty to lead trumps on."""
        before = self.play.points[self.play.maker % 2]
        return {one: before + value for one, value in values(position_of(self.deal)).items()}

    @cached_property
    def taking(self) -> tuple[Card, ...]:
        """The legal cards that would beat every card of the trick under way (on lead: none)."""
        trick = self.play.trick
        if not trick:
            return ()
        best = winner_of(tuple(trick), self.play.trump).card
        return tuple(one for one in self.legal if _beats(one, best, self.play.trump))

    @property
    def partner_wins(self) -> bool:
        """Does the trick under way belong to the seat's partner so far?"""
        trick = self.play.trick
        return bool(trick) and winner_of(tuple(trick), self.play.trump).seat is self.seat.partner

    def touch(self, one: Card, other: Card) -> bool:
        """Are these cards neighbours of one suit, with no card of another hand or of the trick between them?"""
        if one.suit != other.suit:
            return False
        low, high = sorted((one.power, other.power))
        rest = [card for seat in SEATS if seat is not self.seat for card in self.deal.hand(seat)]
        rest += [each.card for each in self.play.trick]
        return not any(card.suit == one.suit and low < card.power < high for card in rest)


def _beats(card: Card, best: Card, trump: str) -> bool:
    return card.power > best.power if card.suit == best.suit else card.suit == trump


def spot_of(deal: Deal) -> Spot | None:
    """The spot of a deal in play; ``None`` where too few cards may be played, where another player's card of the trick
    lies face down, and where Caps or spoilt trumps could matter."""
    play, seat = deal.play, deal.turn
    if deal.phase != PLAY or play is None or seat is None or play.lost(0) is None or play.lost(1) is None:
        return None
    legal = tuple(one.card for one in deal.actions(seat) if isinstance(one, Play))
    if len(legal) < LEAST or any(one.folded and one.seat is not seat for one in play.trick):
        return None
    dealt = deal.position.dealt
    if spoilt(play.trump, tuple(one | two for one, two in zip(dealt.first, dealt.second, strict=True)), play.maker):
        return None
    return Spot(deal, play, seat, legal)


def contracts(spot: Spot, wanted: int) -> list[tuple[int, tuple[Card, ...]]]:
    """The contracts that so many of the cards make (or beat), each with these cards."""
    totals = spot.ending.totals
    found = ((each, tuple(one for one in spot.legal if (totals[one] >= each) == spot.ours)) for each in AMOUNTS)
    return [(amount, right) for amount, right in found if len(right) == wanted]


def with_contract(rng: random.Random, spot: Spot, amount: int) -> Spot | None:
    """The same moment with this contract; ``None`` where the auction cannot come to it."""
    maker, indicator = spot.deal.maker, spot.deal.indicator
    assert maker is not None
    assert indicator is not None
    deal = rebid(spot.deal, amount, indicator, rng.choice((None, maker.left, maker.right)))
    return None if deal is None else spot_of(deal)
