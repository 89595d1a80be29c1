"""Contract: laws that every deal keeps at every moment, tried on random whole deals."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from typing import Any

import pytest
from pydantic import TypeAdapter

from tests import oracle
from tests.clauses.table import prover
from tests.contract.seen import relabel, rotate
from tests.oracle.random_play import random_attempt, random_house, random_record
from tutor.cards import PACK
from tutor.record import load, record_of
from tutor.record.lines import ActionRecord
from tutor.rules import Bid, CallCaps, Deal, DeclareSpoilt, IllegalAction, Play
from tutor.rules.caps import judge_caps
from tutor.rules.match import Match
from tutor.rules.tokens import settle
from tutor.seats import SEATS

_ACTION: TypeAdapter[Any] = TypeAdapter(ActionRecord)


def whole_deals(rng: random.Random, count: int) -> list[tuple[dict[str, Any], list[Deal]]]:
    """Random records, every other one at a table of its own, with the deal before and after each action."""
    tables = (random_house(rng) if number % 2 else "sri-lankan" for number in range(count))
    records = [random_record(rng, caps=0.03, spoilt=0.01, profile=table) for table in tables]
    return [(record, list(load(record).deals())) for record in records]


def places(deal: Deal) -> list[str]:
    """Every card of the deal, once for each place it lies in: hands, the undealt packet, tricks."""
    found = [str(card) for seat in SEATS for card in deal.hand(seat)]
    if deal.play is None and len(found) == 16:  # the second packet is not dealt yet
        found += [str(card) for seat in SEATS for card in deal.dealt_hand(seat) if card not in deal.hand(seat)]
    if deal.play is not None:
        tricks = [one.cards for one in deal.play.tricks] + [deal.play.trick]
        found += [str(one.card) for cards in tricks for one in cards]
    return found


def test_each_card_is_in_exactly_one_place(rng: random.Random) -> None:
    for _, deals in whole_deals(rng, 40):
        for deal in deals:
            assert sorted(places(deal)) == sorted(PACK), deal


def test_points_tricks_and_tokens_add_up(rng: random.Random) -> None:
    ended: Counter[str | None] = Counter()
    for _, deals in whole_deals(rng, 60):
        last = deals[-1]
        assert last.phase == "over"
        moments = " ".join(f"{seat}:{trick}.0" for seat in SEATS for trick in rng.sample(range(1, 9), 1))
        settled = settle(last, judge_caps(last, prover(rng.choice(["", moments]), rng.choice(["sure", "refuted"]))))
        total = sum(last.tokens.values())
        assert total == sum(settled.before.values()) == sum(settled.after.values()) == 22
        assert min(settled.after.values()) >= 0
        assert settled.moved <= settled.owed
        assert (settled.moved > 0) == (last.ended == "played")
        after = Match(last.profile, last.dealer, tuple(last.tokens.values())).after(last, settled)
        assert after.tokens == settled.after
        ended[last.ended] += 1
        if last.ended != "played":
            continue
        assert last.play is not None
        assert last.contract is not None
        assert len(last.play.tricks) == 8
        unused = last.hand(last.contract.seat.partner).points if last.contract.is_pcc else 0
        assert sum(last.points.values()) == 304 - unused
    assert ended["played"] > 10


def test_somebody_can_always_act_and_lists_follow_the_rulings(rng: random.Random) -> None:
    for _, deals in whole_deals(rng, 30):
        for deal in deals:
            assert (deal.turn is None) == (deal.phase == "over")
            assert deal.turn is None or deal.actions(deal.turn)
            for seat in SEATS:
                legal = deal.actions(seat)
                assert legal == tuple(one for one in deal.candidates(seat) if deal.rule(seat, one).allowed)
                assert len(set(legal)) == len(legal)
                assert deal.view(seat).actions == legal


def test_whatever_is_allowed_is_listed(rng: random.Random) -> None:
    for record, deals in whole_deals(rng, 15):
        state = oracle.new_state(record)
        for deal, action in zip(deals, [*record["actions"], None], strict=True):
            for _ in range(6):
                line = _ACTION.validate_python(random_attempt(rng, state))
                tried = line.action()
                if not deal.rule(line.seat, tried).allowed or isinstance(tried, CallCaps | DeclareSpoilt):
                    continue
                plain = Play(tried.card) if isinstance(tried, Play) else tried
                assert plain in deal.actions(line.seat)
            state = oracle.apply(state, action) if action is not None else state


def test_a_refused_action_raises_and_leaves_the_deal_as_it_was(rng: random.Random) -> None:
    refusals = 0
    for record, deals in whole_deals(rng, 15):
        state = oracle.new_state(record)
        for deal, action in zip(deals, [*record["actions"], None], strict=True):
            position, log = deal.position, deal.log
            for _ in range(4):
                line = _ACTION.validate_python(random_attempt(rng, state))
                ruling = deal.rule(line.seat, line.action())
                if ruling.allowed:
                    assert deal.act(line.seat, line.action()) != deal
                    continue
                refusals += 1
                with pytest.raises(IllegalAction) as caught:
                    deal.act(line.seat, line.action())
                assert caught.value.ruling == ruling
                assert caught.value.ruling.clauses
            assert (deal.position, deal.log) == (position, log)
            with pytest.raises(AttributeError, match="never changes"):
                deal.entry = None
            state = oracle.apply(state, action) if action is not None else state
    assert refusals > 100


def test_record_and_replay_give_the_same_deal(rng: random.Random) -> None:
    for record, deals in whole_deals(rng, 30):
        for deal in rng.sample(deals, min(4, len(deals))):
            again = list(load(record_of(deal).to_json()).deals())[-1]
            assert again == deal
            assert hash(again) == hash(deal)
            assert (again.position, again.log) == (deal.position, deal.log)
            thawed = pickle.loads(pickle.dumps(deal))
            assert thawed == deal
            assert hash(thawed) == hash(deal)
            assert thawed.view("N") == deal.view("N")
        whole = record_of(deals[-1]).to_json()
        assert {key: whole[key] for key in ("format", "dealer", "tokens", "actions")} == {
            key: record[key] for key in ("format", "dealer", "tokens", "actions")
        }
        assert record_of(deals[-1]) == load(json.loads(json.dumps(whole)))


def test_different_histories_are_different_deals(rng: random.Random) -> None:
    for _, deals in whole_deals(rng, 10):
        assert len(set(deals)) == len(deals)
        assert [len(deal.log) for deal in deals] == list(range(len(deals)))
        assert list(deals[-1].path()) == deals


def _shape(deal: Deal) -> tuple[Any, ...]:
    """What a change of suit names or seats must not change, seats taken from the dealer on."""
    order = [deal.dealer, deal.dealer.right, deal.dealer.partner, deal.dealer.left]
    sides = (deal.dealer.side, deal.dealer.right.side)
    contract = deal.contract
    return (
        deal.phase,
        deal.ended,
        deal.closed,
        order.index(deal.turn) if deal.turn is not None else None,
        contract and (order.index(contract.seat), contract.amount),
        tuple(deal.points[side] for side in sides),
        tuple(len(deal.actions(seat)) for seat in order),
        tuple(sorted(one.amount for seat in order for one in deal.actions(seat) if isinstance(one, Bid))),
        deal.play and tuple((order.index(one.winner), one.points, one.opened) for one in deal.play.tricks),
    )


def test_names_of_suits_and_seats_do_not_matter(rng: random.Random) -> None:
    for record, deals in whole_deals(rng, 20):
        plain = [_shape(deal) for deal in deals]
        suits = dict(zip("SHDC", rng.sample("SHDC", 4), strict=True))
        steps = rng.randint(1, 3)
        for other in (relabel(record, suits), rotate(record, steps), rotate(relabel(record, suits), steps)):
            assert [_shape(deal) for deal in load(other).deals()] == plain
