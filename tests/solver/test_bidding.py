"""What four cards are worth in the auction, as the opening table says; where it is close, nothing is ruled."""

from __future__ import annotations

import random

import pytest

from tutor.cards import PACK, Hand
from tutor.rules.ruling import Count
from tutor.solver.bidding import CLOSE, LEAST, rule_trump, rule_worth, trumps
from tutor.solver.openings import openings


def test_the_best_trump_has_the_highest_chance(rng: random.Random) -> None:
    told = 0
    for _ in range(200):
        hand = Hand(rng.sample(PACK, 4))
        chances = {one: openings().opening(hand, one).chance(LEAST) for one in trumps(hand)}
        order = sorted(chances.values(), reverse=True)
        if len(order) > 1 and order[0] - order[1] < CLOSE:
            with pytest.raises(ValueError, match="as good as each other"):
                rule_trump(hand, trumps(hand)[0])
            continue
        told += 1
        assert [one for one in trumps(hand) if rule_trump(hand, one)] == [max(chances, key=lambda one: chances[one])]
    assert told > 50


@pytest.mark.parametrize(("bid", "need"), [(160, 67), (200, 60), (250, 57)])
def test_a_bid_must_win_more_than_it_costs(rng: random.Random, bid: int, need: int) -> None:
    """`score.table`: +1/-2, +2/-3, +3/-4; the share of deals that is needed follows from it."""
    answers = set()
    for hand in (Hand.parse("JS 9S JD JH"), *(Hand(rng.sample(PACK, 4)) for _ in range(300))):
        best = max(openings().opening(hand, one).chance(bid) for one in trumps(hand))
        if abs(best - need / 100) < CLOSE + 0.005:
            continue
        ruling = rule_worth(hand, bid)
        assert bool(ruling) == (best > need / 100)
        assert Count("need", need) in ruling.witness
        answers.add(bool(ruling))
    assert answers == {True, False}


def test_jack_and_length_beat_aces() -> None:
    assert rule_worth(Hand.parse("JC 8C 7C KD"), 160)
    assert not rule_worth(Hand.parse("AS AH AD AC"), 160)
    with pytest.raises(ValueError, match="too close to tell"):
        rule_worth(Hand.parse("9D JC KC AH"), 160)
