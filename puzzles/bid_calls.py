"""Auctions for the kind *bid*: everybody has called by the rule of thumb, and a seat with a fitting hand is to call."""

from __future__ import annotations

import random
from typing import Final

from puzzles.bid_themes import BidTheme, Want
from puzzles.calling import bid
from puzzles.habits import ASK, PASS
from tutor.cards import PACK, Hand
from tutor.rules.actions import Action, Redeal
from tutor.rules.auction import LATER_LEAST
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION
from tutor.seats import SEATS
from tutor.solver.deals.auction import Course, deal_around, next_call
from tutor.solver.thumb import favourite, pays

HANDS: Final = 300
"""How many hands are dealt for one that fits."""

LAST: Final = 9
"""The calls after which an auction is given up."""

BESIDE: Final = 0.5
"""How often a bid is among the choices that is hardly ever right."""


def walk(rng: random.Random, theme: BidTheme, want: Want) -> Deal | str:
    """A deal at a moment of the theme, in which the seat to call may well have the answer that is wanted; or in a word
    why these cards came to nothing."""
    first = _hand(rng, want, theme)
    if first is None:
        return "no-hand"
    dealer, turn = rng.choice(SEATS), rng.choice(theme.turns)
    deal = deal_around(first, dealer, turn, rng.sample([one for one in PACK if one not in first], 28))
    hero = SEATS[(dealer.place + 1 + turn) % 4]
    for _ in range(LAST):
        if deal.phase != AUCTION:
            break
        if deal.turn is hero and theme.fits(deal):
            return "redeal" if deal.rule(hero, Redeal()) else deal
        assert deal.turn is not None
        deal = deal.act(deal.turn, next_call(deal))
    return "another-auction"


def _hand(rng: random.Random, want: Want, theme: BidTheme) -> Hand | None:
    """Four cards that may well lead to the answer that is wanted."""
    for _ in range(HANDS):
        hand = Hand(rng.sample(PACK, 4))
        if _may(hand, want, theme, rng):
            return hand
    return None


def _may(hand: Hand, want: Want, theme: BidTheme, rng: random.Random) -> bool:
    likes = favourite(hand)
    if want == "pass":
        return likes < LATER_LEAST and bool(likes) == (theme.late and rng.random() < 0.7)
    if want == "more":
        return likes >= LATER_LEAST
    return pays(hand, theme.strong) and (theme.late or likes < LATER_LEAST)


def some_calls(rng: random.Random, deal: Deal, theme: BidTheme) -> tuple[Action, ...]:
    """The calls to choose from, in the order of an auction: a pass and the least bid, where the theme goes higher also
    200 and often one more bid, and a question.

    Passing, the least bid and 200 are right as often as each other, and nothing else is: the fewer calls there are
    beside them, the less a guess among the three has over a blind one.
    """
    assert deal.turn is not None
    least = Course(deal).least(deal.position.auction)
    if not least:
        return (PASS,)
    some = {least}
    if "more" in theme.wants:
        some |= {LATER_LEAST}
        if theme.asks or rng.random() < BESIDE:
            some |= {rng.choice((180, 190, 220, 250))}
    return (PASS, *map(bid, sorted(some)), *((ASK,) if theme.asks else ()))
