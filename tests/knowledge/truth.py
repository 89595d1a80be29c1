"""Is a fact true? Looked up in a world of which everything is known."""

from __future__ import annotations

from collections.abc import Collection

from tests.knowledge.listing import Laid, laid, seen_plays
from tutor.cards import Card
from tutor.knowledge import Fact
from tutor.rules import Deal
from tutor.rules.view import View
from tutor.seats import SEATS, Seat

HELD = ("hand", "indicator")


def of_deal(deal: Deal, view: View) -> Laid:
    """The world of a deal, as this seat sees which cards are hidden."""
    assert deal.play is not None
    tricks = [one.cards for one in deal.play.tricks] + [deal.play.trick]
    cards = [one.card for some in tricks for one in some]
    return laid(view, seen_plays(view), cards, {seat: list(deal.hand(seat)) for seat in SEATS}, deal.indicator)


def held(world: Laid, seat: Seat | None) -> set[Card]:
    """The cards of a seat, its closed indicator included."""
    return {card for card, (kind, who, _) in world.where.items() if kind in HELD and who == seat}


def in_hand(world: Laid, seat: Seat | None, suit: str) -> set[Card]:
    """The cards of a suit that a seat holds, an indicator (closed, or taken back) left out."""
    return {card for card in held(world, seat) if card.suit == suit and card != world.indicator}


def is_true(fact: Fact, world: Laid, known: Collection[Card], me: Seat, maker: Seat) -> bool:
    """Is it so in this world? ``known`` are the cards of which the seat ``me`` knows the place."""
    trump = world.trump
    if fact.kind in ("card", "folded"):
        at = tuple(fact.spot)
        return any(world.where[card] == at for card in fact.cards)
    if fact.kind == "indicator":
        return world.indicator in fact.cards
    if fact.kind == "trump":
        return trump == fact.suits and (not fact.cards or fact.cards == (world.indicator,))
    if fact.kind == "not-trump":
        return trump not in fact.suits
    if fact.kind in ("void", "out"):
        if fact.apart:
            return not in_hand(world, fact.seat, fact.suits)
        return not any(card.suit == fact.suits for card in held(world, fact.seat))
    if fact.kind in ("spent", "spent-if"):
        return trump != fact.suits or not in_hand(world, fact.seat, fact.suits)
    if fact.kind == "no-trump":
        card = next(one for one, at in world.where.items() if at == tuple(fact.spot))
        return card.suit != trump or (card == world.indicator and fact.spot.kind == "table")
    if fact.kind == "cut":
        return world.where[world.indicator] == tuple(fact.spot)
    if fact.kind == "count":
        return fact.number == len(held(world, fact.seat) - set(known))
    if fact.kind == "must":
        return set(fact.cards) <= held(world, fact.seat) and (
            fact.spot is None or {world.where[card] for card in fact.cards} == {tuple(fact.spot)}
        )
    if fact.kind == "gone":
        return not any(card.suit == fact.suits for seat in SEATS if seat != me for card in held(world, seat))
    if fact.kind == "spoilt":
        return is_spoilt(world, maker)
    assert fact.kind in ("duty", "duty-if"), fact.kind
    return True  # about what the maker must lead, not about a card: see test_the_duty_of_the_maker


def is_spoilt(world: Laid, maker: Seat) -> bool:
    """``trump.spoilt``: was no trump dealt to the seats beside the maker?"""
    return not any(card.suit == world.trump and at[1] in (maker.left, maker.right) for card, at in world.where.items())
