"""Positions: what can be on a table, and what a deal of the rules engine looks like with its cards open."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tutor.cards import card
from tutor.rules import Deal
from tutor.rules.dealing import random_deal
from tutor.rules.playout import play_out
from tutor.seats import SEATS
from tutor.solver import dd
from tutor.solver.dd import Position, position_of

GOOD: dict[str, Any] = {
    "hands": {"S": "JS 7H", "E": "9S", "N": "AS 8H", "W": "TS 9H"},
    "trump": "C",
    "leader": "E",
    "maker": "W",
    "trick": (card("7C"),),
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"trump": "X"}, "is no suit"),
        ({"leader": "S"}, "not the same"),
        ({"trick": (card("JS"),)}, "JS stands twice"),
        ({"trick": ()}, "not the same"),
        ({"trick": (card("KS"), card("8D")), "hands": GOOD["hands"] | {"N": "AS"}}, "N played 8D and holds the suit"),
        ({"trick": tuple(card(one) for one in ("7C", "8C", "QC", "KC"))}, "0 to 3 cards"),
        ({"hands": GOOD["hands"] | {"W": "TS 9S"}}, "9S stands twice"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], said: str) -> None:
    assert Position.of(**GOOD).turn == "N"
    with pytest.raises(ValueError, match=said):
        Position.of(**(GOOD | change))


def plays(seed: int) -> list[Deal]:
    """Every moment of play of a random deal that is not Partner Close Caps."""
    rng = random.Random(seed)
    deal = play_out(random_deal(rng), rng)
    return [one for one in deal.path() if one.play is not None and not one.play.alone]


def test_a_deal_in_play_becomes_the_same_cards() -> None:
    seen = 0
    for seed in range(60):
        for deal in plays(seed):
            assert deal.play is not None
            position = position_of(deal)
            assert all(position.hands[one.place] == deal.hand(one) for one in SEATS)
            assert position.trick == tuple(one.card for one in deal.play.trick)
            assert (position.trump, position.maker) == (deal.play.trump, deal.maker)
            assert position.turn == deal.turn or deal.turn is None
            assert position.total + sum(deal.points.values()) == 304
            seen += 1
    assert seen > 100


def test_the_value_of_the_best_card_is_the_value_of_the_position_along_a_deal() -> None:
    for deal in plays(3)[-14:]:
        position = position_of(deal)
        if position.size:
            found = dd.values(position)
            best = max if position.turn.side == position.maker.side else min
            assert best(found.values()) == dd.points(position)
            assert set(found) == set(position.legal)


def test_partner_close_caps_and_a_deal_not_in_play_are_refused() -> None:
    with pytest.raises(ValueError, match="not begun"):
        position_of(random_deal(random.Random(1)))
