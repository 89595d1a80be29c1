"""Which card to set aside as the indicator: how often the contract is made with each of the four, counted beforehand.

**The model.** The maker's four cards are known; the other cards lie in any way that fits the others' passes by the rule
of thumb (``tutor.solver.thumb``). Each such deal is then solved by its legal actions with the indicator *left closed*
as long as the rules allow, but with all cards known to everybody (``tutor.solver.dd.closed``). That is not real play;
it shows what a closed card costs that can neither be led nor follow.

The counts are shipped in a file, since a setting takes some seconds. :func:`count_setting` makes one anew.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from typing import Any, Final

from tutor.cards import PACK, Card, Hand
from tutor.cards import card as read_card
from tutor.rules.actions import Bid, Pass, SetIndicator
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, SECOND
from tutor.seats import SEATS, WEST, Seat
from tutor.solver.dd.closed import closed_at_least
from tutor.solver.deals.auction import Course, deal_around
from tutor.solver.deals.filed import row_of, shipped
from tutor.solver.noise import Sampled, near_best, share_of
from tutor.solver.thumb import CONTRACTS, pays

COUNT_VERSION: Final = 1
"""The version of the way settings are drawn and counted: another one gives other numbers from the same seed."""

DEALS: Final = 800
"""The deals of a setting."""

START: Final = 40
"""The deals whose results are kept one by one, for checking."""

SHIPPED: Final = "sri-lankan.indicators.jsonl"


@dataclass(frozen=True)
class Setting:
    """Four cards, the contract that their owner has bid while all others passed, and what each card brings.

    ``turn`` is the maker's turn to call, 0 for eldest. A deal's result is a number: bit *i* says that the contract was
    made with the card ``hand[i]`` as indicator. ``results`` counts them; ``start`` are those of the first deals.
    """

    seed: int
    hand: tuple[Card, ...]
    turn: int
    contract: int
    results: dict[int, int]
    start: tuple[int, ...]

    @property
    def deals(self) -> int:
        """The deals that were solved."""
        return sum(self.results.values())

    def chance(self, card: Card) -> Sampled:
        """How often the contract was made with this card as indicator, 0 to 1."""
        return share_of(self._row(card))

    def near_best(self) -> tuple[Card, ...]:
        """The best card, first, and all that these deals cannot tell from it (``noise.near_best``)."""
        return self._near

    @cached_property
    def _near(self) -> tuple[Card, ...]:
        return near_best({one: self._row(one) for one in self.hand})

    def _row(self, card: Card) -> list[bool]:
        return row_of(self.results, self.hand.index(card))

    def to_json(self) -> str:
        """One line of JSON; :func:`read_setting` reads it back."""
        results = [[result, count] for result, count in sorted(self.results.items())]
        values = {"seed": self.seed, "hand": " ".join(self.hand), "turn": self.turn, "contract": self.contract}
        start = "".join(f"{one:x}" for one in self.start)
        return json.dumps({**values, "results": results, "start": start, "version": COUNT_VERSION})


def read_setting(line: str) -> Setting:
    """A setting from its line. Raises ``ValueError`` for anything else."""
    try:
        values: dict[str, Any] = json.loads(line)
        if values["version"] != COUNT_VERSION:
            raise ValueError(f"a setting of version {values['version']}: count it again")
        hand = tuple(read_card(one) for one in values["hand"].split())
        start = tuple(int(one, 16) for one in values["start"])
        return Setting(values["seed"], hand, values["turn"], values["contract"], dict(values["results"]), start)
    except (KeyError, TypeError) as error:
        raise ValueError(f"this is no setting of an indicator: {error!r}") from None


def call_deal(hand: Hand, turn: int, contract: int, others: Sequence[Card], dealer: Seat = WEST) -> Deal:
    """A deal in which the seat with this turn holds ``hand`` first, bids the contract, and all others pass. The
    ``others`` are those of ``auction.deal_around``."""
    deal = deal_around(hand, dealer, turn, others)
    maker = SEATS[(dealer.place + 1 + turn) % 4]
    while deal.phase == AUCTION:
        assert deal.turn is not None
        deal = deal.act(deal.turn, Bid(contract) if deal.turn is maker and deal.contract is None else Pass())
    return deal


def fitting(
    hand: Hand, turn: int, contract: int, rng: random.Random, dealer: Seat = WEST, second: Hand | None = None
) -> Iterator[Deal]:
    """Deals as :func:`call_deal` makes them, without end, in which the others pass by the rule of thumb; with the
    ``second`` packet that is given, if any."""
    own = list(second or ())
    rest = [one for one in PACK if one not in hand and one not in own]
    while True:
        deal = call_deal(hand, turn, contract, own + rng.sample(rest, len(rest)), dealer)
        told = Course(next(deal.path())).told(deal)
        if not any(pays(Hand(deal.position.dealt.first[one.place]), one.contract) for one in told if not one.would):
            yield deal


def result_of(deal: Deal, hand: tuple[Card, ...]) -> int:
    """With which of these cards as indicator the contract is made: bit *i* for ``hand[i]``."""
    assert deal.contract is not None
    assert deal.contract.amount is not None
    return sum(
        1 << at
        for at, one in enumerate(hand)
        if closed_at_least(set_aside(deal, one), deal.contract.amount, by_choice=False)
    )


def set_aside(deal: Deal, card: Card) -> Deal:
    """The deal after this card was set aside and all have passed on eight cards."""
    assert deal.turn is not None
    deal = deal.act(deal.turn, SetIndicator(card))
    while deal.phase == SECOND:
        assert deal.turn is not None
        deal = deal.act(deal.turn, Pass())
    return deal


def count_setting(seed: int, number: int) -> Setting:
    """Draw and count one setting: a pure function of its two numbers."""
    rng = random.Random(f"indicators/{COUNT_VERSION}/{seed}/{number}")
    hand, turn, contract = _draw(rng)
    own = rng.randrange(1 << 32)
    results = [result_of(one, tuple(hand)) for one in islice(deals_of(own, hand, turn, contract), DEALS)]
    return Setting(own, tuple(hand), turn, contract, dict(Counter(results)), tuple(results[:START]))


def deals_of(seed: int, hand: Hand, turn: int, contract: int) -> Iterator[Deal]:
    """The deals of a setting, in their order."""
    return fitting(hand, turn, contract, random.Random(seed))


def _draw(rng: random.Random) -> tuple[Hand, int, int]:
    """Four cards that bid by the rule of thumb, their turn, and the least or the most that they would bid."""
    while True:
        hand = Hand(rng.sample(PACK, 4))
        some = [one for one in CONTRACTS if pays(hand, one)]
        if some:
            return hand, rng.randrange(4), rng.choice((some[0], some[-1]))


@cache
def settings() -> tuple[Setting, ...]:
    """The settings that are shipped."""
    return shipped(SHIPPED, read_setting)
