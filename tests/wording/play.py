"""Random deals with everything a learner might try, for sentences about all of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.cards import CARDS, PACK, SUITS, Card, Hand
from tutor.profiles import Profile, load_profile
from tutor.rules import (
    AskPartner,
    Bid,
    CallCaps,
    Deal,
    DeclareSpoilt,
    NameTrump,
    OpenTrump,
    PartnerCloseCaps,
    Pass,
    Play,
    Redeal,
)
from tutor.rules.actions import Action, SetIndicator
from tutor.rules.dealing import packets, random_deal
from tutor.seats import SEATS, Seat

_PLAIN = load_profile()

TRIES: tuple[Action, ...] = (
    *(Bid(amount) for amount in (150, 155, 160, 200, 220, 250, 300, 310)),
    Pass(),
    AskPartner(),
    Redeal(),
    PartnerCloseCaps(),
    OpenTrump(),
    DeclareSpoilt(),
    NameTrump("S"),
)


def start(rng: random.Random, profile: Profile | str = "sri-lankan") -> Deal:
    """A deal before its first call; in half of them one seat has a long suit, so that rare rules come up."""
    table = load_profile(profile)
    if table.form.many:
        return random_deal(rng, profile=table)
    pack = list(PACK)
    rng.shuffle(pack)
    dealer = rng.choice(SEATS)
    first, second = packets(pack, dealer)
    if rng.random() < 0.5:
        suit = rng.choice(SUITS)
        kept = rng.sample([one for one in PACK if one.suit == suit], rng.randint(5, 8))
        kept += rng.sample([one for one in PACK if one not in kept], 8 - len(kept))
        rest = [one for one in pack if one not in kept]
        hands = {SEATS[place]: rest[8 * place : 8 * place + 8] for place in range(3)} | {SEATS[3]: kept}
        first = {one: Hand(cards[:4]) for one, cards in hands.items()}
        second = {one: Hand(cards[4:]) for one, cards in hands.items()}
    ours = rng.choice((11, 11, 1, 3, 20))
    return Deal.start(dealer, first, second, {"NS": ours, "EW": 22 - ours}, profile)


def tries(rng: random.Random, deal: Deal, seat: Seat) -> Iterator[Action]:
    """What this seat may do or try: the candidates, and actions of other phases, other hands and false facings."""
    yield from deal.candidates(seat)
    yield from TRIES
    held = list(deal.hand(seat))
    some: list[Card] = rng.sample(held, len(held))
    for card in (*some[:2], rng.choice(CARDS)):
        yield SetIndicator(card)
        yield Play(card)
        yield Play(card, folded=True)
        yield Play(card, folded=False)
    for order in (some, some[1:], [*some, *some[:1]], [*some[1:], rng.choice(CARDS)]):
        yield CallCaps(order)
    yield CallCaps(())


def step(rng: random.Random, deal: Deal) -> Deal:
    """The deal after one legal action; now and then a Caps call, an opening or a spoilt declaration out of turn."""
    if deal.phase == "play":
        seat = rng.choice(deal.profile.form.seating.order)
        order = rng.sample(list(deal.hand(seat)), len(deal.hand(seat)))
        calls = (0.01, CallCaps(order)) if deal.profile.caps == "in-play" else (0.3, CallCaps(()))
        for chance, action in (calls, (0.05, DeclareSpoilt()), (0.05 if deal.profile == _PLAIN else 0.3, OpenTrump())):
            if rng.random() < chance and deal.rule(seat, action):
                return deal.act(seat, action)
    assert deal.turn is not None
    actions = deal.actions(deal.turn)
    bids = [one for one in actions if isinstance(one, Bid)]
    others = [one for one in actions if not isinstance(one, Bid)]
    if deal.phase == "indicator" and rng.random() < 0.6:  # a long trump suit brings the rare cases
        longest = max(deal.hand(deal.turn), key=lambda card: len(deal.hand(deal.turn or "S").of_suit(card.suit)))
        return deal.act(deal.turn, SetIndicator(longest))
    if bids and (not others or rng.random() < 0.35):
        return deal.act(deal.turn, rng.choice(bids[:3] if rng.random() < 0.8 else bids))
    return deal.act(deal.turn, rng.choice(others))
