"""Contract: what must hold in every deal of six and of eight players, and that the second engine agrees."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from tests.contract.test_oracle_agreement import check_record
from tests.oracle.random_play import random_house, random_record
from tutor.record import load, record_of, referee
from tutor.rules import Deal
from tutor.rules.caps import judge_caps
from tutor.rules.match import Match
from tutor.rules.tokens import settle

BOTH = pytest.mark.parametrize("players", [6, 8])


def table(players: int) -> dict[str, Any]:
    return {"base": "club", "settings": {"players": players}}


def never(*args: object) -> Any:
    raise AssertionError("nothing is proved at this table")


def whole(rng: random.Random, players: int, count: int) -> list[list[Deal]]:
    """So many random deals, each with every moment of it, in half of them Caps before the play."""
    tables = [table(players), {"base": "club", "settings": {"players": players, "caps": "before-play"}}]
    return [[*load(random_record(rng, 0.05, profile=tables[number % 2])).deals()] for number in range(count)]


@BOTH
def test_engine_and_oracle_agree(players: int, rng: random.Random) -> None:
    for _ in range(20):
        check_record(rng, random_record(rng, caps=0.02, spoilt=0.02, profile=table(players)), attempts=2)
    for _ in range(25):
        house = random_house(rng, "club", players)
        check_record(rng, random_record(rng, caps=0.03, spoilt=0.02, profile=house), attempts=2)


@BOTH
def test_each_card_is_in_one_place_and_points_and_tokens_are_conserved(players: int, rng: random.Random) -> None:
    for deals in whole(rng, players, 40):
        last, form = deals[-1], deals[-1].profile.form
        for one in deals:
            tricks = [*(end.cards for end in one.play.tricks), one.play.trick] if one.play is not None else []
            lying = [each.card for cards in tricks for each in cards]
            early = one.play is None and sum(one.held) == players * form.packets[0]
            held = [card for seat in form.seating.order for card in (one.dealt_hand if early else one.hand)(seat)]
            assert sorted([*lying, *held]) == sorted(form.pack)
            assert sum(one.held) == sum(len(one.hand(seat)) for seat in form.seating.order)
        settled = settle(last, judge_caps(last, never))
        assert sum(settled.after.values()) == sum(last.tokens.values()) == 11 * players // 2
        assert min(settled.after.values()) >= 0
        assert (settled.moved > 0) == (last.ended == "played")
        assert (
            Match(last.profile, last.dealer, tuple(last.tokens.values())).after(last, settled).tokens == settled.after
        )
        if last.ended == "played":
            assert sum(last.points.values()) == 304


@BOTH
def test_a_record_brings_the_same_deal_back(players: int, rng: random.Random) -> None:
    for deals in whole(rng, players, 10):
        for one in rng.sample(deals, 3):
            again = [*load(record_of(one).to_json()).deals()][-1]
            assert (again, hash(again), again.position) == (one, hash(one), one.position)
            thawed = pickle.loads(pickle.dumps(one))
            assert thawed == one
            assert thawed.view("N") == one.view("N")
            answer = referee(record_of(one)).to_json()
            assert answer["legal"]
            assert len(answer["tokens"]["before"]) == players // 2
            assert "payments" in answer["tokens"]
