"""Reasons for claims about what happened, as puzzles ask for them: random deals, every claim, right and wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.cards import SUITS
from tutor.knowledge.counting import most_held, points_unseen, rule_out, suit_unseen, trumps_held
from tutor.rules import Deal, Reason
from tutor.rules.outcome import WHERES, may_turn, rule_indicator, rule_turned, rule_winner
from tutor.rules.playout import random_whole
from tutor.rules.ruling import Ruling
from tutor.rules.tally import Tally, side_points, trick_points
from tutor.rules.view import View
from tutor.seats import SEATS, SIDES, Seat


def _tricks(deal: Deal) -> Iterator[tuple[Ruling, Seat]]:
    assert deal.play is not None
    maker, indicator = deal.maker, deal.play.indicator
    assert maker is not None
    for end in deal.play.tricks:
        for one in end.cards:
            yield rule_winner(end, maker, indicator, one.seat), one.seat
        for card in may_turn(end, indicator):
            yield rule_turned(end, maker, indicator, card), maker
        for where in WHERES if end.indicator is not None else ():
            yield rule_indicator(end, where), maker
        beside = indicator if end.indicator == "returned" else None
        yield from _numbers(trick_points([one.card for one in end.cards], beside), maker)


def _numbers(tally: Tally, seat: Seat) -> Iterator[tuple[Ruling, Seat]]:
    for number in (tally.right, *tally.slips, 999, -1):
        yield tally.rule(number), seat


def _view(view: View) -> Iterator[tuple[Ruling, Seat]]:
    for side in SIDES:
        yield from _numbers(side_points(view, side), view.seat)
    yield from _numbers(points_unseen(view), view.seat)
    if view.trump is not None and all(one.card is not None for one in view.trick):
        yield from _numbers(trumps_held(view), view.seat)
    for suit in SUITS:
        yield from _numbers(suit_unseen(view, suit), view.seat)
        for one in SEATS:
            if one is not view.seat:
                yield from _numbers(most_held(view, one, suit), view.seat)
                yield rule_out(view, one, suit), view.seat


def asked(rng: random.Random, count: int = 200) -> Iterator[tuple[Reason, Seat]]:
    """The reasons of so many whole deals: every trick of each, and one seat's counts at a few moments."""
    for _ in range(count):
        last = random_whole(rng)
        assert last.contract is not None
        moments = [one for one in last.path() if one.phase == "play" and not last.contract.is_pcc]
        rulings = [*_tricks(last)]
        for deal in rng.sample(moments, min(2, len(moments))):
            rulings += _view(deal.view(rng.choice(SEATS)))
        for ruling, seat in rulings:
            for reason in ruling.reasons:
                yield reason, seat
