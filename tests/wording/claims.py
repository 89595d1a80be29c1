"""Reasons for claims about calls and tokens: random auctions and finished deals, every claim, right and wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from puzzles.calling import CallPlan, walk_calls
from puzzles.settle_themes import THEMES, Scene
from tutor.rules import Deal, Reason
from tutor.rules.reckoning import Reckoning, reckon, rule_made, rule_match, rule_moved
from tutor.rules.ruling import Ruling
from tutor.rules.standing import CALLS, rule_lead, rule_maker, rule_next, rule_over
from tutor.seats import SEATS, SIDES, SOUTH, Seat

PLANS = (
    CallPlan(asks=0.3),
    CallPlan(silent=True, asks=0.1),
    CallPlan(short=True, second=0.4),
    CallPlan(short=True, pcc=0.3),
)


def _after_call(deal: Deal) -> Iterator[Ruling]:
    over = rule_over(deal)
    yield over
    for seat in SEATS:
        yield rule_maker(deal, seat)
        if not over.allowed:
            yield rule_next(deal, seat)
        elif deal.position.auction.calls:
            yield rule_lead(deal, seat)


def reckoned(one: Reckoning) -> Iterator[Ruling]:
    for move in [(side, count) for side in SIDES for count in range(1, 8)]:
        yield rule_moved(one, move)
    yield rule_moved(one, (None, 0))
    yield rule_moved(one, one.moved)
    for side in (*SIDES, None):
        yield rule_match(one, side)
    if one.settlement.made is not None:
        yield rule_made(one)


def _scenes(rng: random.Random) -> Iterator[Reckoning]:
    for theme in THEMES.values():
        found = 0
        while found < (6 if theme.id == "score-bonus" else 40):  # so many that every way a deal ends is among them
            scene = theme.build(
                rng, theme.id == "score-bonus" or found % 2 == 0, found % 3 == 0
            )  # a late right call is slow to find
            if not isinstance(scene, Scene):
                continue
            found += 1
            one = scene.reckoning
            yield one
            if one.verdict is not None and one.verdict.judged == "bonus":
                yield reckon(one.deal, replace(one.verdict, judged="correct"))


def claims(rng: random.Random, count: int = 60) -> Iterator[tuple[Reason, Seat]]:
    """The reasons of so many auctions of each sort, and of finished deals of each theme."""
    rulings = [
        (ruling, deal.entry.seat)
        for plan in PLANS
        for _ in range(count)
        for deal in walk_calls(rng, plan)
        if deal.entry is not None and isinstance(deal.entry.action, CALLS)
        for ruling in _after_call(deal)
    ]
    rulings += [(ruling, SOUTH) for one in _scenes(rng) for ruling in reckoned(one)]
    for ruling, seat in rulings:
        for reason in ruling.reasons:
            yield reason, seat
