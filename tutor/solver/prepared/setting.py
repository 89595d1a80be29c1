"""Which card to set aside: scenes in which every card of the trump suit was tried as the indicator, on the same deals.

**Not real play**: all cards are known to all, but only legal actions are taken (``tutor.solver.dd.closed``), and the
trump is left closed before the opening lead. Only then does it matter which card of the suit lies apart.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from tutor.cards import PACK, SUITS, Card, Hand, cards
from tutor.rules.actions import Bid, Pass, Play, SetIndicator
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, SECOND
from tutor.seats import SEATS, Seat
from tutor.solver.dd.closed import closed_values
from tutor.solver.noise import Sampled, mean_of

SHIPPED: Final = "sri-lankan.settings"

ALIKE: Final = 1.0
"""Card points on average up to which two cards count as equally good."""


@dataclass(frozen=True)
class Setting:
    """A seat that has won the auction at ``amount`` with four cards, and what each card of ``suit`` brings set aside.

    ``points`` are card points of its side (0-304), one number for each deal, the same deals for every card.
    """

    seat: Seat
    dealer: Seat
    hand: Hand
    amount: int
    suit: str
    points: Mapping[Card, tuple[int, ...]] = field(default_factory=dict)

    @property
    def deals(self) -> int:
        """How many deals were solved."""
        return min(map(len, self.points.values()))

    @property
    def best(self) -> Card:
        """The card that brings most; of equal ones the first in the hand."""
        return max(self.points, key=lambda one: sum(self.points[one]))

    def mean(self, card: Card) -> Sampled:
        """The points with this card as indicator, on average."""
        return mean_of(self.points[card])

    def behind(self, card: Card) -> Sampled:
        """By how many points this card is behind the best one, on average (paired)."""
        pairs = zip(self.points[self.best], self.points[card], strict=True)
        return mean_of([best - other for best, other in pairs])

    @property
    def right(self) -> tuple[Card, ...]:
        """The best card and those as good: behind by ``ALIKE`` at most."""
        return tuple(one for one in self.points if self.behind(one).value <= ALIKE)

    @property
    def is_clear(self) -> bool:
        """Is every other card worse with 95 %, and not all are alike?"""
        others = [one for one in self.points if one not in self.right]
        return bool(others) and all(self.behind(one).low > 0 for one in others)

    def turned(self, suits: str, turns: int) -> Setting:
        """The same with the suits S, H, D, C under the names of ``suits`` and everybody ``turns`` seats on."""
        name = dict(zip(SUITS, suits, strict=True))

        def other(card: Card) -> Card:
            return Card(card.rank + name[card.suit])

        seat, dealer = (SEATS[(one.place + turns) % 4] for one in (self.seat, self.dealer))
        points = {other(one): some for one, some in self.points.items()}
        return Setting(seat, dealer, Hand(map(other, self.hand)), self.amount, name[self.suit], points)

    def to_json(self) -> dict[str, Any]:
        """Plain JSON values; :func:`read` reads them back."""
        return {
            "seat": self.seat,
            "dealer": self.dealer,
            "hand": " ".join(self.hand),
            "amount": self.amount,
            "suit": self.suit,
            "points": {str(one): list(some) for one, some in self.points.items()},
        }


def read(data: Mapping[str, Any]) -> Setting:
    """A setting from its JSON values. Raises ``ValueError`` or ``KeyError`` for anything else."""
    points = {Card(one): tuple(some) for one, some in data["points"].items()}
    hand = Hand(cards(data["hand"]))
    return Setting(Seat(data["seat"]), Seat(data["dealer"]), hand, data["amount"], data["suit"], points)


@cache
def settings() -> tuple[Setting, ...]:
    """The settings that are shipped."""
    with resources.as_file(resources.files(__package__) / SHIPPED) as path:
        return tuple(read(json.loads(line)) for line in path.read_text("utf-8").splitlines())


def deals(rng: random.Random, one: Setting) -> Iterator[Deal]:
    """Deals without end that the seat may be part of, at the moment when it must set a card aside."""
    rest = [card for card in PACK if card not in one.hand]
    others = [seat for seat in SEATS if seat is not one.seat]
    while True:
        rng.shuffle(rest)
        first = {seat: Hand(rest[4 + 8 * at : 8 + 8 * at]) for at, seat in enumerate(others)}
        second = {seat: Hand(rest[8 + 8 * at : 12 + 8 * at]) for at, seat in enumerate(others)}
        deal = Deal.start(one.dealer, first | {one.seat: one.hand}, second | {one.seat: Hand(rest[:4])})
        while deal.phase == AUCTION:
            assert deal.turn is not None
            deal = deal.act(deal.turn, Bid(one.amount) if deal.turn is one.seat else Pass())
        yield deal


def closed_points(deal: Deal, indicator: Card) -> int:
    """Card points of the maker's side with this indicator, the trump left closed, all cards known to all.

    A maker who leads and holds nothing but trumps must open all the same.
    """
    assert deal.turn is not None
    deal = deal.act(deal.turn, SetIndicator(indicator))
    while deal.phase == SECOND:
        assert deal.turn is not None
        deal = deal.act(deal.turn, Pass())
    assert deal.turn is not None
    assert deal.maker is not None
    values = closed_values(deal)
    played = [value for action, value in values.items() if isinstance(action, Play)] or list(values.values())
    return max(played) if deal.turn.side == deal.maker.side else min(played)


def try_cards(one: Setting, count: int, seed: int | str = 0) -> dict[Card, tuple[int, ...]]:
    """What every card of the suit brings as indicator on so many deals: some 30 milliseconds a deal and card."""
    rng = random.Random(seed)
    drawn = [deal for deal, _ in zip(deals(rng, one), range(count), strict=False)]
    return {card: tuple(closed_points(deal, card) for deal in drawn) for card in one.hand.of_suit(one.suit)}


def save(some: Sequence[Setting], path: Path) -> None:
    """Write settings to a file, one a line, in one step."""
    part = path.with_name(path.name + ".part")
    part.write_text("".join(json.dumps(one.to_json(), sort_keys=True) + "\n" for one in some), "utf-8")
    part.replace(path)
