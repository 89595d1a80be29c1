"""Random deals at tables with settings of their own, for the sentences that only come up there."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.oracle.random_play import random_house
from tutor.profiles import load_profile
from tutor.rules import Deal, Reason
from tutor.rules.outcome import may_turn, rule_turned
from tutor.rules.ruling import Ruling
from tutor.seats import Seat

from .play import start, step, tries


def house_deals(rng: random.Random, count: int = 160) -> list[Deal]:
    """So many deals, each at its end and at a table of its own; at every other one only the folded trumps are shown."""
    found = []
    for number in range(count):
        house = random_house(rng)
        if number % 2:
            house["settings"]["opening_shows"] = "trumps"
        deal = start(rng, load_profile(house))
        while deal.phase != "over":
            deal = step(rng, deal)
        found.append(deal)
    return found


def house_reasons(rng: random.Random, deals: list[Deal]) -> Iterator[tuple[Reason, Seat]]:
    """The reasons of everything that the seat on turn may do or try in these deals, and of what is turned up."""
    for last in deals:
        for deal in last.path():
            if deal.turn is None:
                continue
            rulings = [deal.rule(deal.turn, action) for action in tries(rng, deal, deal.turn)]
            if deal.maker is not None:
                rulings += [deal.rule(deal.maker, action) for action in deal.candidates(deal.maker)]
            for ruling in (*rulings, *_turned(deal)):
                yield from ((one, deal.turn) for one in ruling.reasons)


def _turned(deal: Deal) -> Iterator[Ruling]:
    play, maker, indicator = deal.play, deal.maker, deal.indicator
    if play is None or maker is None or indicator is None or play.trick or not play.tricks:
        return
    end = play.tricks[-1]
    yield from (rule_turned(end, maker, indicator, card) for card in may_turn(end, indicator))
