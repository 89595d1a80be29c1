"""Eight cards with the own bid standing: pass, or bid 250? From the hands that were counted beforehand."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from puzzles.calling import bid
from puzzles.disguise import CODES, Disguise
from puzzles.habits import PASS
from tutor.cards import Hand
from tutor.rules.actions import Action, SetIndicator
from tutor.rules.deal import Deal
from tutor.rules.trick import HIGH_BID
from tutor.seats import SEATS
from tutor.solver.deals.indicators import fitting
from tutor.solver.deals.raises import Raise, raises

SHOWN: Final = (250, 270, 300)
"""The contracts of the chart, beside the one that stands."""


def draw_raise(rng: random.Random) -> tuple[int, Raise, Deal, tuple[Action, ...]]:
    """The place of a hand among those that are shipped, the hand in other suits, a deal around it at which its owner
    is to call on eight cards, and the calls to choose from."""
    place = rng.randrange(len(raises()))
    hand = in_suits(raises()[place], Disguise(rng.choice(CODES)))
    some = fitting(Hand(hand.first), hand.turn, hand.contract, rng, rng.choice(SEATS), Hand(hand.second))
    deal = next(some)
    assert deal.turn is not None
    return place, hand, deal.act(deal.turn, SetIndicator(hand.indicator)), (PASS, bid(HIGH_BID))


def in_suits(hand: Raise, by: Disguise) -> Raise:
    """A hand in other suits; its numbers stay as they are."""
    return replace(
        hand,
        first=tuple(map(by.card, hand.first)),
        second=tuple(map(by.card, hand.second)),
        indicator=by.card(hand.indicator),
    )
