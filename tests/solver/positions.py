"""Positions of real deals to prove claims in: random auctions, openings, earlier Caps calls, and uneven play."""

from __future__ import annotations

import random

from tutor.cards import PACK, Card, Hand
from tutor.profiles import load_profile
from tutor.rules import Bid, CallCaps, Deal, OpenTrump, Pass, Play, SetIndicator
from tutor.rules.dealing import packets
from tutor.seats import SEATS, Seat

PROFILES = [
    load_profile("sri-lankan"),
    load_profile({"base": "sri-lankan", "settings": {"open_at_250": False}}),
    load_profile({"base": "sri-lankan", "settings": {"exhausted_trumps": "never"}}),
]


def dealt(rng: random.Random, strong: Seat | None) -> Deal:
    """A deal; the ``strong`` seat gets the better of most pairs of cards and a long suit."""
    pack = list(PACK)
    rng.shuffle(pack)
    dealer = rng.choice(SEATS)
    if strong is not None:
        at = (strong.place - dealer.right.place) % 4
        own = [*range(4 * at, 4 * at + 4), *range(16 + 4 * at, 20 + 4 * at)]
        suit = rng.choice("SHDC")
        for mine in own:
            theirs = rng.choice([one for one in range(32) if one not in own])
            worth = [pack[one].power + (4 if pack[one].suit == suit else 0) for one in (mine, theirs)]
            if worth[0] < worth[1] and rng.random() < 0.8:
                pack[mine], pack[theirs] = pack[theirs], pack[mine]
    first, second = packets(pack, dealer)
    return Deal.start(dealer, first, second, None, rng.choices(PROFILES, [8, 1, 1])[0])


def called(rng: random.Random, deal: Deal, maker: Seat) -> Deal:
    """The auctions: ``maker`` bids and sets an indicator, sometimes raises, sometimes opens before the lead."""
    while deal.phase == "auction":
        bids = deal.turn == maker and deal.contract is None
        deal = deal.act(deal.turn, Bid(200 if maker != deal.eldest and rng.random() < 0.3 else 160) if bids else Pass())
    hand = list(deal.hand(maker))
    long = max("SHDC", key=lambda suit: (sum(one.suit == suit for one in hand), rng.random()))
    own = [one for one in hand if one.suit == long] if rng.random() < 0.85 else hand
    deal = deal.act(maker, SetIndicator(own[-1] if rng.random() < 0.5 else rng.choice(own)))
    while deal.phase == "second-auction":
        raises = deal.turn == maker and rng.random() < 0.15
        deal = deal.act(deal.turn, Bid(250) if raises else Pass())
    must = not any(isinstance(one, Play) for one in deal.actions(maker)) and deal.turn == maker
    return deal.act(maker, OpenTrump()) if must or rng.random() < 0.15 else deal


def plays(deal: Deal) -> list[Card]:
    assert deal.turn is not None
    return [one.card for one in deal.actions(deal.turn) if isinstance(one, Play)]


def play_on(rng: random.Random, deal: Deal, cards: int, side: str, lean: float, shy: bool) -> Deal:
    """Play ``cards`` more cards; with chance ``lean`` the side plays high and the others low.

    While the trump is closed, ``shy`` players cut only when they must, so that it stays closed longer.
    """
    for _ in range(cards):
        if deal.phase != "play":
            break
        seat = deal.turn
        assert seat is not None
        if rng.random() < 0.01:
            caller = rng.choice(SEATS)
            order = rng.sample(list(deal.hand(caller)), len(deal.hand(caller)))
            if deal.rule(caller, CallCaps(order)).allowed:
                deal = deal.act(caller, CallCaps(order))
        legal = plays(deal)
        if not legal:  # a maker with nothing but trumps
            deal = deal.act(seat, OpenTrump())
            legal = plays(deal)
        trump = deal.indicator.suit if deal.indicator is not None else ""
        if shy and deal.closed and deal.play is not None and deal.play.trick:
            legal = [one for one in legal if one.suit != trump] or legal
        card = rng.choice(legal)
        if rng.random() < lean:
            card = max(legal, key=lambda one: (one.power + 3 * (one.suit == trump)) * (1 if seat.side == side else -1))
        deal = deal.act(seat, Play(card))
    return deal


def position(rng: random.Random, left: int, whole: bool = False) -> tuple[Deal, Seat]:
    """A position with ``left`` cards in the fullest hand, and the seat that may claim.

    With ``whole`` the seat's side has won every trick so far.
    """
    while True:
        seat = rng.choice(SEATS)
        strong = seat if rng.random() < 0.8 else None
        deal = dealt(rng, strong)
        maker = rng.choice([seat, seat, seat.partner, *SEATS])
        deal = called(rng, deal, maker)
        cards = 4 * (8 - left) + rng.choice([0, 0, 1, 2, 3])
        deal = play_on(rng, deal, cards, seat.side, rng.choice([0.2, 0.8, 1.0]), rng.random() < 0.5)
        if deal.phase != "play" or deal.play is None or not deal.hand(seat):
            continue
        if whole and deal.play.lost(seat.place % 2) is not None:
            continue
        return deal, seat


def hands(text: str) -> dict[Seat, Hand]:
    """Hands written ``S:... E:... N:... W:...``."""
    return {Seat(one[0]): Hand.parse(one[2:]) for one in text.split()}
