"""Positions of real deals to prove claims in: random auctions, openings, earlier Caps calls, and uneven play."""

from __future__ import annotations

import random
from typing import Any

from tutor.cards import PACK, RANKS, SUITS, Card, Hand
from tutor.profiles import load_profile
from tutor.rules import Bid, CallCaps, Deal, OpenTrump, Pass, Play, SetIndicator
from tutor.rules.actions import Action
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
    opens = must or rng.random() < 0.15
    return deal.act(maker, OpenTrump()) if opens and deal.rule(maker, OpenTrump()).allowed else deal


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
        later = deal.profile.opening_choice in ("any-time", "leading-with-trump")
        if not legal or (later and deal.rule(seat, OpenTrump()).allowed and rng.random() < 0.1):
            # a maker with nothing but trumps, or one who opens later
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


def claimable(rng: random.Random, left: int) -> tuple[Deal, Seat]:
    """A position whose seat holds trumps and side suits from the top; about half of the claims there are right.

    The seat's side has won every trick so far. Sometimes another seat is asked.
    """
    while True:
        seat, trump = rng.choice(SEATS), rng.choice(SUITS)
        hand = [Card(rank + trump) for rank in RANKS[: rng.randint(3, 7)]]
        if rng.random() < 0.4:
            hand.remove(rng.choice(hand[1:]))
        tops = {suit: iter(RANKS) for suit in SUITS if suit != trump}
        while len(hand) < 8:
            suit = rng.choice([one for one in SUITS if one != trump])
            one = Card(next(tops[suit], "7") + suit) if rng.random() < 0.85 else rng.choice(PACK)
            hand += [one] if one not in hand else []
        rest = [one for one in PACK if one not in hand]
        rng.shuffle(rest)
        held = {one: hand if one == seat else [rest.pop() for _ in range(8)] for one in SEATS}
        indicator = rng.choice([one for one in hand if one.suit == trump])
        hand.sort(key=lambda one: one != indicator)
        packets_of = [{one: Hand(cards[at : at + 4]) for one, cards in held.items()} for at in (0, 4)]
        deal = Deal.start(rng.choice([seat.left, *SEATS]), packets_of[0], packets_of[1], profile=PROFILES[0])
        while deal.phase == "auction":
            bids = deal.turn == seat and deal.contract is None
            deal = deal.act(deal.turn, Bid(160 if seat == deal.eldest else 200) if bids else Pass())
        deal = deal.act(seat, SetIndicator(indicator))
        while deal.phase == "second-auction":
            deal = deal.act(deal.turn, Pass())
        if rng.random() < 0.3 and deal.rule(seat, OpenTrump()).allowed:
            deal = deal.act(seat, OpenTrump())
        deal = play_on(rng, deal, 4 * (8 - left) + rng.choice([0, 0, 1, 2, 3]), seat.side, 0.85, False)
        asked = seat if rng.random() < 0.75 else rng.choice(SEATS)
        if deal.phase == "play" and deal.play.lost(asked.place % 2) is None and deal.hand(asked):
            return deal, asked


def scripted(hands: str, dealer: str, words: str, settings: dict[str, Any] | None = None) -> Deal:
    """A deal from hands (``S:J9.AT.K.Q8 ...``, the indicator in the first packet) and actions (``S:160 S:*JS``)."""
    held = {
        Seat(one[0]): sorted(Hand.parse(one[2:]), key=lambda card: f"*{card}" not in words) for one in hands.split()
    }
    deal = Deal.start(
        dealer,
        {seat: Hand(cards[:4]) for seat, cards in held.items()},
        {seat: Hand(cards[4:]) for seat, cards in held.items()},
        profile={"base": "sri-lankan", "settings": settings or {}},
    )
    for word in words.split():
        seat, what = word.split(":")
        deal = deal.act(seat, action(what))
    return deal


def action(what: str) -> Action:
    """``pass``, ``open``, ``160``, ``*JS`` (indicator), ``caps=JS,9S`` or a card."""
    if what.isdigit():
        return Bid(int(what))
    if what.startswith("*"):
        return SetIndicator(what[1:])
    if what.startswith("caps="):
        return CallCaps(what[5:].split(","))
    return {"pass": Pass(), "open": OpenTrump()}.get(what) or Play(what)
