"""Positions in which a side is strong in both hands, so that much hangs on what partner may be trusted with."""

from __future__ import annotations

import random

from tests.solver.positions import called, play_on
from tutor.cards import PACK, SUITS, Card, Hand
from tutor.rules import Deal
from tutor.rules.dealing import packets
from tutor.seats import SEATS, Seat


def pair(rng: random.Random, left: int, shy: float = 0.5) -> tuple[Deal, Seat]:
    """A position with ``left`` cards in the fullest hand whose side has won every trick, and a seat of that side.

    With chance ``shy`` players cut only when they must, so that a trump stays closed longer.
    """
    while True:
        seat, trump = rng.choice(SEATS), rng.choice(SUITS)
        pack = list(PACK)
        rng.shuffle(pack)
        dealer = rng.choice(SEATS)
        first, second = packets(pack, dealer)
        hands = {one: [*first[one], *second[one]] for one in SEATS}

        def worth(card: Card, trump: str = trump) -> int:
            return card.power + (8 if card.suit == trump else 0)

        for _ in range(40):
            mine, theirs = rng.choice([seat, seat, seat.partner]), rng.choice([seat.left, seat.right])
            one, two = rng.randrange(8), rng.randrange(8)
            if worth(hands[mine][one]) < worth(hands[theirs][two]):
                hands[mine][one], hands[theirs][two] = hands[theirs][two], hands[mine][one]
        halves = [{one: Hand(cards[at : at + 4]) for one, cards in hands.items()} for at in (0, 4)]
        deal = called(rng, Deal.start(dealer, *halves), rng.choice([seat, seat, seat.partner]))
        cards = 4 * (8 - left) + rng.choice([0, 0, 1, 2, 3])
        deal = play_on(rng, deal, cards, seat.side, 0.85, rng.random() < shy)
        if deal.phase == "play" and deal.play.lost(seat.place % 2) is None and deal.hand(seat):
            return deal, seat
