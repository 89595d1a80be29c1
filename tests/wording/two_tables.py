"""Reasons that compare two tables: of pairs of rulings, whose call it is, who deals next."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from puzzles.settling import shared
from puzzles.uncounted import unplayed
from tutor.rules.compare import rule_differs
from tutor.rules.deal import Deal
from tutor.rules.match import rule_dealer
from tutor.rules.playout import random_whole
from tutor.rules.ruling import Reason, Ruling
from tutor.rules.standing import rule_turn
from tutor.rules.state import AUCTION
from tutor.seats import Seat

from .play import tries


def _rulings(rng: random.Random, last: Deal) -> Iterator[tuple[Ruling, Seat]]:
    """Some rulings of each moment of a deal."""
    for deal in last.path():
        if deal.turn is not None:
            for action in tries(rng, deal, deal.turn):
                yield deal.rule(deal.turn, action), deal.turn


def two_tables(rng: random.Random, count: int = 40) -> Iterator[tuple[Reason, Seat]]:
    """Reasons with the seat that is spoken of."""
    for _ in range(count):
        last = random_whole(rng)
        some = list(_rulings(rng, last))
        for (one, seat), (other, _) in (*itertools.pairwise(some), *zip(some, some, strict=True)):
            for about in ("may", "down", "shown") if one.reasons and other.reasons else ():
                yield from ((reason, seat) for reason in rule_differs(one, other, about).reasons)
        for deal in last.path():
            if deal.phase == AUCTION and deal.turn is not None:
                yield rule_turn(deal, deal.turn, "auction.ask-partner").reasons[0], deal.turn
        for how in ("all-pass", "redeal"):
            ended = unplayed(rng, how, shared(11))
            if ended is not None and ended.ended == how:
                yield rule_dealer(ended, ended.dealer).reasons[0], ended.dealer
