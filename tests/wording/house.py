"""Random deals at tables with settings of their own, for the sentences that only come up there."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.clauses.table import prover
from tests.oracle.random_play import random_house
from tutor.profiles import load_profile
from tutor.rules import Deal, Reason
from tutor.rules.caps import CapsVerdict, judge_caps
from tutor.rules.outcome import may_turn, rule_turned
from tutor.rules.reckoning import Reckoning, reckon
from tutor.rules.ruling import Ruling
from tutor.seats import SOUTH, Seat

from .claims import reckoned
from .play import start, step, tries


def house_deals(rng: random.Random, count: int = 200) -> list[Deal]:
    """So many deals, each at its end and at a table of its own; at many only the folded trumps are shown and the
    maker may open to lead a trump, or Caps is announced before the play."""
    found = []
    for number in range(count):
        house = random_house(rng)
        if number % 2 and "open_trump" not in house["settings"]:
            house["settings"] |= {"opening_shows": "trumps", "opening_choice": "leading-with-trump"}
        if number % 4 == 2:
            house["settings"] = {"caps": "before-play"}
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
        if last.ended == "played":
            rulings = [ruling for one in _reckonings(last) for ruling in reckoned(one)]
            yield from ((reason, SOUTH) for ruling in rulings for reason in ruling.reasons)


def many_reasons(rng: random.Random, count: int = 6) -> Iterator[tuple[Reason, Seat]]:
    """The reasons of everything that the seat on turn may do or try in so many deals of six and of eight players."""
    for number in range(2 * count):
        settings = {"players": (6, 8)[number % 2], "caps": rng.choice(("none", "before-play"))}
        deal = start(rng, load_profile({"base": "club", "settings": settings}))
        while deal.turn is not None:
            for action in tries(rng, deal, deal.turn):
                yield from ((one, deal.turn) for one in deal.rule(deal.turn, action).reasons)
            deal = step(rng, deal)


def _reckonings(last: Deal) -> Iterator[Reckoning]:
    """As Caps was announced, or not; and, where it is called in the play, had a call been missed."""
    yield reckon(last, judge_caps(last, prover()))
    if last.profile.caps == "in-play" and not last.contract.is_pcc:  # type: ignore[union-attr]
        maker = last.maker or SOUTH
        yield reckon(last, CapsVerdict(maker.side, maker, "missed", ("caps.missed", "caps.penalty")))


def _turned(deal: Deal) -> Iterator[Ruling]:
    play, maker, indicator = deal.play, deal.maker, deal.indicator
    if play is None or maker is None or indicator is None or play.trick or not play.tricks:
        return
    end = play.tricks[-1]
    yield from (rule_turned(end, maker, indicator, card) for card in may_turn(end, indicator))
