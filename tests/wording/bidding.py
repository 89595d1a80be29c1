"""Reasons about first packets, from random hands."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator

from tutor.cards import PACK, Hand
from tutor.rules.ruling import Reason
from tutor.seats import Seat
from tutor.solver.bidding import rule_trump, rule_worth, trumps

SOUTH = Seat("S")


def openers(rng: random.Random, count: int = 100) -> Iterator[tuple[Reason, Seat]]:
    """The reasons of so many first packets: which suit is best, and which bid is worth it."""
    for _ in range(count):
        hand = Hand(rng.sample(PACK, 4))
        with contextlib.suppress(ValueError):  # too close to tell
            for suit in trumps(hand):
                yield from ((one, SOUTH) for one in rule_trump(hand, suit).reasons)
            for bid in (160, 200, 250):
                yield from ((one, SOUTH) for one in rule_worth(hand, bid).reasons)
