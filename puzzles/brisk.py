"""Made-up real deals in a hurry: a short auction, then cards by habit, all through ``deal.act``.

As :mod:`puzzles.situations`, but without a ruling on every card of every hand, so several times as fast.

>>> import random
>>> deals = list(brisk(random.Random("example"), Plan((3, 4))))
>>> len(deals[0].play.trick), deals[-1].phase, deals[-1].ended
(0, 'over', 'played')
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from puzzles.habits import OPEN, PASS, PCC, Temper, indicator_of, opening, play_card, shows
from puzzles.situations import Plan, deal_cards
from tutor.cards import SUITS, Card, Hand, cards_of
from tutor.rules.actions import PLAYS, Action, Bid, SetIndicator
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, PLAY, SECOND, Contract, Playing
from tutor.rules.trick import judge
from tutor.seats import SEATS, Seat

OVERCALLS: Final = 0.3
"""How often a seat that comes before the maker bids, where the maker bids 200 or more."""


def brisk(rng: random.Random, plan: Plan, guess: float = 0.5, short: float = 0.0) -> Iterator[Deal]:
    """One deal from the moment before the opening lead on, after every card and every opening.

    ``plan`` as for :func:`puzzles.situations.walk` (a ``second`` call ``"new"`` is none here); ``guess`` is the chance
    that a player who folds under a closed trump folds a trump if there is one: they guess the suit well. ``short`` is
    the chance that two seats are dealt no card of one suit, not the trump (where the plan has ``trumps``).
    """
    deal, temper = deal_cards(rng, plan)
    if temper.hero is not None and rng.random() < short:
        deal = _shorten(deal, rng, temper.suit)
    maker = temper.hero or rng.choice(SEATS)
    deal = _auctions(deal, rng, maker, temper)
    deal, due = opening(deal, rng, temper.opens)
    yield deal
    while deal.phase == PLAY:
        play, seat = deal.play, deal.turn
        assert play is not None
        assert seat is not None
        if plan.closed and not play.closed:
            return
        if shows(play, due):
            deal = deal.act(seat, OPEN)
            yield deal
            continue
        legal = [one for one in deal.hand(seat) if judge(play, seat.place, one).allowed]
        if not legal:  # a maker with nothing but trumps must open before the first lead
            deal = deal.act(seat, OPEN)
        else:
            deal = deal.act(seat, PLAYS[_choose(play, legal, rng, temper, guess).place])
        yield deal


def _shorten(deal: Deal, rng: random.Random, trump: str | None) -> Deal:
    """The same deal with one side suit swapped out of two hands."""
    dealt = deal.position.dealt
    hands = {one: [*cards_of(dealt.first[one.place]), *cards_of(dealt.second[one.place])] for one in SEATS}
    suit = rng.choice([one for one in SUITS if one != trump])
    short = rng.sample(SEATS, 2)
    spare = [
        (one, at)
        for one in SEATS
        if one not in short
        for at, each in enumerate(hands[one])
        if each.suit not in (suit, trump)
    ]
    rng.shuffle(spare)
    for seat in short:
        for at, each in enumerate(hands[seat]):
            if each.suit == suit and spare:
                other, place = spare.pop()
                hands[seat][at], hands[other][place] = hands[other][place], each
    first, second = ({one: Hand(cards[part]) for one, cards in hands.items()} for part in (slice(4), slice(4, 8)))
    return Deal.start(deal.dealer, first, second, profile=deal.profile)


def _auctions(deal: Deal, rng: random.Random, maker: Seat, temper: Temper) -> Deal:
    """``maker`` gets the contract on four cards, and raises it on eight as ``temper.second`` says."""
    amount = rng.choice((160, 170, 180, 190, 200, 210, 220))
    while deal.phase == AUCTION:
        seat = deal.turn
        assert seat is not None
        action: Action = PASS
        if seat is maker and deal.contract != Contract(maker, amount):
            action = Bid(amount)
        elif seat is not maker and deal.contract is None and amount > 190 and rng.random() < OVERCALLS:
            action = Bid(160)
        deal = deal.act(seat, action)
    deal = deal.act(maker, SetIndicator(indicator_of(deal.hand(maker), rng, temper.suit)))
    calls: dict[str | None, Action] = {"high": Bid(250 + 10 * rng.randrange(0, 4)), "pcc": PCC}
    raised = calls.get(temper.second, PASS)
    while deal.phase == SECOND:
        assert deal.turn is not None
        deal = deal.act(deal.turn, raised if deal.turn is maker else PASS)
    return deal


def _choose(play: Playing, legal: list[Card], rng: random.Random, temper: Temper, guess: float) -> Card:
    if play.closed and play.turn != play.maker and play.trick and legal[0].suit != play.trick[0].card.suit:
        trumps = [one for one in legal if one.suit == play.trump]
        if trumps and rng.random() < guess:
            return rng.choice(trumps)
    return play_card(play, legal, rng, temper)
