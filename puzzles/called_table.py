"""Deals of the called games played by simple habits, so that pairs are shown and called suits are led often enough."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from tutor.cards import Card
from tutor.rules.actions import Action, AnnounceSlam, CallCard, Exchange, NameTrump, Pass, Play, ShowMarriage
from tutor.rules.called.state import Called
from tutor.rules.deal import Deal
from tutor.rules.dealing import random_deal
from tutor.rules.state import AUCTION, PLAY

PASSES: Final = 0.7
"""How often a seat passes in the auction."""

SHOWS: Final = 0.7
"""How often a pair is shown as soon as it may be."""

LEADS_CALLED: Final = 0.4
"""How often the maker leads the called suit while its card has not fallen."""


def walk(rng: random.Random, profile: str) -> Iterator[Deal]:
    """One random deal from its opening lead on: each moment of the play, and the end."""
    deal = random_deal(rng, profile=profile)
    while deal.turn is not None:
        if deal.phase == PLAY:
            yield deal
        deal = deal.act(deal.turn, _choose(rng, deal))
    yield deal


def _choose(rng: random.Random, deal: Deal) -> Action:
    assert deal.turn is not None
    some = [one for one in deal.actions(deal.turn) if not isinstance(one, AnnounceSlam)]
    if deal.phase == AUCTION:
        return Pass() if rng.random() < PASSES else rng.choice(some)
    pairs = [one for one in some if isinstance(one, ShowMarriage)]
    if pairs and rng.random() < SHOWS:
        return rng.choice(pairs)
    called = deal.called
    assert called is not None
    plays = [one for one in some if isinstance(one, Play)]
    return rng.choice(_led(rng, called, plays)) if plays else _named(rng, deal, some)


def _led(rng: random.Random, called: Called, plays: Sequence[Play]) -> Sequence[Play]:
    """The cards to choose from: makers lead for their partner now and then."""
    card = called.card
    if card is None or called.trick or called.turn != called.maker or rng.random() >= LEADS_CALLED:
        return plays
    return [one for one in plays if one.card.suit == card.suit] or plays


def _named(rng: random.Random, deal: Deal, some: Sequence[Action]) -> Action:
    """The trump is the longest suit; a high card is called in a suit that the maker can lead."""
    hand = deal.hand(str(deal.turn))

    def worth(one: Action) -> float:
        if isinstance(one, NameTrump):
            return len(hand.of_suit(one.suit))
        if isinstance(one, CallCard):
            return one.card.power + 10 * bool(len(hand.of_suit(one.card.suit))) + 8 * rng.random()
        return rng.random() if isinstance(one, Exchange) else 0.0

    return max(some, key=worth)


def led(deal: Deal) -> Card | None:
    """The card that was led to the current trick."""
    called = deal.called
    return called.trick[0].card if called is not None and called.trick else None
