"""Contract of the called games: the same laws as every deal keeps, and agreement with the second engine."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

import pytest
from pydantic import TypeAdapter

from tests.contract.called import check_record
from tests.oracle import called as oracle
from tests.oracle.called_play import GAMES, random_attempt, random_record
from tutor.cards import Hand, cards_of
from tutor.clauses import clauses_of
from tutor.record import load, record_of, referee
from tutor.record.lines import ActionRecord
from tutor.rules import AnnounceSlam, Deal, Exchange, IllegalAction, Play
from tutor.rules.actions import Action
from tutor.rules.dealing import random_deal
from tutor.rules.playout import random_whole
from tutor.seats import SEATS

_ACTION: TypeAdapter[Any] = TypeAdapter(ActionRecord)
EACH = pytest.mark.parametrize("game", GAMES)


@EACH
def test_engine_and_oracle_agree_action_by_action(rng: random.Random, game: str) -> None:
    refused: Counter[str] = Counter()
    for _ in range(120):
        refused += check_record(rng, random_record(rng, game))
    known = {one.id for one in clauses_of(game)}
    assert set(refused) <= known
    assert len(refused) >= 8


@EACH
def test_lists_follow_the_rulings_and_somebody_can_act(rng: random.Random, game: str) -> None:
    for _ in range(15):
        for deal in random_whole(rng, game).path():
            assert (deal.turn is None) == (deal.phase == "over")
            assert deal.turn is None or deal.actions(deal.turn)
            for seat in SEATS:
                legal = deal.actions(seat)
                assert legal == tuple(one for one in deal.candidates(seat) if deal.rule(seat, one).allowed)
                assert len(set(legal)) == len(legal)
                assert deal.view(seat).actions == legal
                assert seat in deal.profile.form.seating.order or not legal


@EACH
def test_whatever_is_allowed_is_listed_and_the_rest_raises(rng: random.Random, game: str) -> None:
    for _ in range(12):
        record = random_record(rng, game)
        state, deal = oracle.new_state(record), load({**record, "actions": []}).start()
        for action in record["actions"]:
            for _ in range(3):
                line = _ACTION.validate_python(random_attempt(rng, state))
                tried, position = line.action(), deal.position
                ruling = deal.rule(line.seat, tried)
                if ruling.allowed:
                    assert deal.act(line.seat, tried) != deal
                    assert _plain(tried) in map(_plain, deal.actions(line.seat))
                    continue
                with pytest.raises(IllegalAction) as caught:
                    deal.act(line.seat, tried)
                assert caught.value.ruling == ruling
                assert deal.position is position
            line = _ACTION.validate_python(action)
            deal, state = deal.act(line.seat, line.action()), oracle.apply(state, action)


def _plain(action: Action) -> Action:
    """An action without what a record may state beside it, or the order in which cards go to the widow."""
    if isinstance(action, Exchange):
        return Exchange(sorted(action.take), sorted(action.put))
    return Play(action.card) if isinstance(action, Play) else action


@EACH
def test_a_deal_is_a_value(rng: random.Random, game: str) -> None:
    deal = random_whole(rng, game)
    again = pickle.loads(pickle.dumps(deal))
    assert (again, hash(again)) == (deal, hash(deal))
    assert list(record_of(deal).deals())[-1] == deal
    assert random_whole(random.Random(5), game) == random_whole(random.Random(5), game)


@EACH
def test_what_a_seat_cannot_see_changes_nothing_that_it_sees(rng: random.Random, game: str) -> None:
    """Two other seats change all their cards before the play: view, list and rulings of this seat stay the same."""
    looked = 0
    for _ in range(80):
        last = random_whole(rng, game)
        deals = [one for one in last.path() if one.called is None or not one.called.tricks]
        deal = rng.choice(deals)
        order = last.profile.form.seating.order
        seat = rng.choice([one for one in order if one is not deal.maker])
        other = _with_other_cards(rng, deal, seat)
        if other is None:
            continue
        looked += 1
        mine, theirs = deal.view(seat), other.view(seat)
        assert mine == theirs
    assert looked > 30


def _with_other_cards(rng: random.Random, deal: Deal, seat: str) -> Deal | None:
    """The same deal with other cards for all but this seat and the maker, if what was done is still legal."""
    dealt, order = deal.position.dealt, deal.profile.form.seating.order
    fixed = {seat, deal.maker}
    others = [one for one in order if one not in fixed]
    pool = [card for one in others for card in deal.dealt_hand(one)]
    if deal.maker is None or deal.phase in ("auction", "exchange"):
        pool += [] if deal.maker is not None else cards_of(dealt.widow)
    rng.shuffle(pool)
    hands = {one: deal.dealt_hand(one) for one in order if one in fixed}
    size = deal.profile.form.tricks
    for one in others:
        hands[one], pool = Hand(pool[:size]), pool[size:]
    widow = Hand(pool) if pool else Hand(dealt.widow)
    other = Deal.of_hands(deal.dealer, hands, widow, None, deal.profile)
    try:
        for entry in deal.log:
            other = other.act(entry.seat, entry.action)
    except IllegalAction:
        return None
    return None if deal.called and other.called and deal.called.shown != other.called.shown else other


@EACH
def test_a_slam_out_of_turn_is_open_to_the_makers_side_only(rng: random.Random, game: str) -> None:
    for _ in range(10):
        for deal in random_whole(rng, game).path():
            called = deal.called
            for seat in deal.profile.form.seating.order:
                if seat != deal.turn and AnnounceSlam() in deal.actions(seat):
                    assert called is not None
                    assert called.is_makers(seat.place)


@EACH
def test_the_referee_names_the_first_fault(rng: random.Random, game: str) -> None:
    for _ in range(25):
        record = random_record(rng, game)
        stop = rng.randrange(len(record["actions"]))
        state = oracle.new_state(record)
        for action in record["actions"][:stop]:
            state = oracle.apply(state, action)
        attempt = random_attempt(rng, state)
        answer = referee(load({**record, "actions": [*record["actions"][:stop], attempt, *record["actions"][stop:]]}))
        if oracle.judge(state, attempt):
            assert answer.fault is not None
            assert answer.fault.action == stop
            assert set(answer.fault.clauses) <= set(oracle.judge(state, attempt))
        else:
            assert answer.fault is None or answer.fault.action > stop


@EACH
def test_random_deals_are_dealt_alike_by_seed(game: str) -> None:
    one, two = (random_deal(random.Random(304), profile=game) for _ in range(2))
    assert one == two
    assert one.dealer in one.profile.form.seating.order
