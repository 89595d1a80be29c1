"""Eight cards, own bid standing: what the hand's side takes, counted beforehand.

**The model.** The maker of the first auction holds eight cards and has set a card aside; the other cards lie in any way
that fits the others' passes by the rule of thumb (``tutor.solver.thumb``). Each such deal is solved with open cards and
open trump, and the points of the maker's side are counted. Nobody else bids on eight cards, and there is no Caps. It is
not real play; it compares calls.

The counts are shipped in a file, since a hand takes some seconds. :func:`count_raise` makes one anew.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, Final

from tutor.cards import PACK, Card, Hand, cards
from tutor.cards import card as read_card
from tutor.rules.actions import Action, Bid
from tutor.rules.deal import Deal
from tutor.rules.tokens import award
from tutor.rules.trick import HIGH_BID
from tutor.seats import SEATS
from tutor.solver import dd
from tutor.solver.deals.bids import Outlook
from tutor.solver.deals.filed import shipped
from tutor.solver.deals.indicators import fitting
from tutor.solver.thumb import CONTRACTS, pays, suit_of

COUNT_VERSION: Final = 1
"""The version of the way hands are drawn and counted: another one gives other numbers from the same seed."""

DEALS: Final = 600
"""The deals of a hand."""

START: Final = 40
"""The deals whose points are kept one by one, for checking."""

WIDTH: Final = 10
"""Points are counted in steps of so many: every bid is a multiple of it."""

SIGHT: Final = 20
"""The deals by which a hand is looked at: one that makes 250 in less than half of them is not taken."""

STRONG: Final = 16
"""A strong hand makes 250 in so many of them."""

SHIPPED: Final = "sri-lankan.raises.jsonl"


@dataclass(frozen=True)
class Raise:
    """Eight cards of a maker whose own bid stands, and how often its side takes so many points.

    ``turn`` is the maker's turn to call, 0 for eldest; ``points`` counts the deals by points, in steps of ``WIDTH``;
    ``start`` are the points of the first deals.
    """

    seed: int
    first: tuple[Card, ...]
    second: tuple[Card, ...]
    indicator: Card
    turn: int
    contract: int
    points: dict[int, int]
    start: tuple[int, ...]

    @property
    def deals(self) -> int:
        """The deals that were solved."""
        return sum(self.points.values())

    def outlook(self, calls: tuple[Action, ...], contracts: tuple[int, ...]) -> Outlook:
        """What a pass and bids bring, and how often these contracts are made."""
        taken = [WIDTH * step for step, count in sorted(self.points.items()) for _ in range(count)]
        rows = {}
        for call in calls:
            contract = call.amount if isinstance(call, Bid) else self.contract
            won, lost = award(contract)
            rows[call] = [float(won if points >= contract else -lost) for points in taken]
        suit = self.indicator.suit
        made = {(suit, contract): [float(points >= contract) for points in taken] for contract in contracts}
        return Outlook(rows, made, [1.0] * len(taken))

    def to_json(self) -> str:
        """One line of JSON; :func:`read_raise` reads it back."""
        return json.dumps(
            {
                "seed": self.seed,
                "first": " ".join(self.first),
                "second": " ".join(self.second),
                "indicator": self.indicator,
                "turn": self.turn,
                "contract": self.contract,
                "points": sorted(self.points.items()),
                "start": self.start,
                "version": COUNT_VERSION,
            }
        )


def read_raise(line: str) -> Raise:
    """A hand from its line. Raises ``ValueError`` for anything else."""
    try:
        values: dict[str, Any] = json.loads(line)
        if values["version"] != COUNT_VERSION:
            raise ValueError(f"a hand of version {values['version']}: count it again")
        return Raise(
            values["seed"],
            cards(values["first"]),
            cards(values["second"]),
            read_card(values["indicator"]),
            values["turn"],
            values["contract"],
            dict(values["points"]),
            tuple(values["start"]),
        )
    except (KeyError, TypeError) as error:
        raise ValueError(f"this is no hand with its points: {error!r}") from None


def count_raise(seed: int, number: int) -> Raise:
    """Draw and count one hand: a pure function of its two numbers. Every other one is strong."""
    rng = random.Random(f"raises/{COUNT_VERSION}/{seed}/{number}")
    least = STRONG if number % 2 else SIGHT // 2
    while True:
        pack = rng.sample(PACK, 8)
        first, second = Hand(pack[:4]), Hand(pack[4:])
        some = [one for one in CONTRACTS if one < HIGH_BID and pays(first, one)]
        if not some:
            continue
        turn, contract = rng.randrange(4), rng.choice((some[0], some[-1]))
        suit = suit_of(first, contract)
        if _promises(deals_of(rng.randrange(1 << 32), first, second, turn, contract), suit, least):
            break
    own = rng.randrange(1 << 32)
    some_deals = islice(deals_of(own, first, second, turn, contract), DEALS)
    points = [dd.points(position_of(one, suit)) for one in some_deals]
    counted = Counter(one // WIDTH for one in points)
    return Raise(
        own,
        tuple(first),
        tuple(second),
        min(first.of_suit(suit), key=lambda one: one.power),
        turn,
        contract,
        dict(sorted(counted.items())),
        tuple(points[:START]),
    )


def _promises(some: Iterator[Deal], suit: str, least: int) -> bool:
    """Is 250 made in at least so many of the first ``SIGHT`` deals?"""
    misses = 0
    for deal in islice(some, SIGHT):
        misses += not dd.at_least(position_of(deal, suit), HIGH_BID)
        if misses > SIGHT - least:
            return False
    return True


def deals_of(seed: int, first: Hand, second: Hand, turn: int, contract: int) -> Iterator[Deal]:
    """The deals of a hand, in their order, each after its first auction."""
    return fitting(first, turn, contract, random.Random(seed), second=second)


def position_of(deal: Deal, trump: str) -> dd.Position:
    """A deal after its first auction with open cards and this trump, before the opening lead."""
    assert deal.turn is not None
    dealt = deal.position.dealt
    hands = {one: Hand(dealt.first[one.place] | dealt.second[one.place]) for one in SEATS}
    return dd.Position.of(hands, trump, SEATS[dealt.eldest], deal.turn)


@cache
def raises() -> tuple[Raise, ...]:
    """The hands that are shipped."""
    return shipped(SHIPPED, read_raise)
