"""The shared deals and what is counted from them: solved as double dummy solves, fairly matched, the same from any
build; the auction of the simulation is the engine's; nothing hidden is used."""

from __future__ import annotations

import itertools
import json
import math
import random
from collections import Counter
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from puzzles.disguise import Disguise
from tutor.cards import PACK, SUITS, Card, Hand, cards
from tutor.rules import Bid, Deal, Pass
from tutor.rules.actions import AskPartner
from tutor.rules.state import AUCTION, NOBODY
from tutor.seats import SEATS, WEST
from tutor.solver import dd
from tutor.solver.deals import build as building
from tutor.solver.deals import indicators, raises
from tutor.solver.deals.auction import Course, deal_around, next_call
from tutor.solver.deals.bids import Outlook, outlook
from tutor.solver.deals.build import build, solve_chunk
from tutor.solver.deals.indicators import read_setting, result_of, settings
from tutor.solver.deals.matching import Match, different, matches, renamed
from tutor.solver.deals.table import Deals, load, shared
from tutor.solver.judging import rule_calls, rule_indicators
from tutor.solver.noise import mean_of, near_best, share_of
from tutor.solver.thumb import CONTRACTS, favourite, needed, pays, plan, suit_of

FOUR = Hand.parse("J9.A..7")


def around(first: Hand, turn: int, rng: random.Random) -> Deal:
    """A random deal in which the seat with this turn holds these four cards; West deals."""
    return deal_around(first, WEST, turn, rng.sample([one for one in PACK if one not in first], 28))


def moment(first: Hand, turn: int, rng: random.Random) -> Deal:
    """The first turn of a seat with these cards, the others calling by the rule of thumb."""
    while True:
        deal = around(first, turn, rng)
        while deal.phase == AUCTION and deal.turn is not SEATS[turn]:
            assert deal.turn is not None
            deal = deal.act(deal.turn, next_call(deal))
        if deal.phase == AUCTION:
            return deal


# --- the file


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "CHUNK", 2)


def run(path: Path, chunks: int, executor: Executor, workers: int = 1, every: int = 5) -> list[int]:
    return list(build(path, chunks, 9, workers, every, executor))


def test_other_workers_and_a_stopped_build_give_the_same_bytes(small: None, tmp_path: Path) -> None:
    one, two, three = (tmp_path / name for name in "123")
    with ThreadPoolExecutor(1) as alone, ThreadPoolExecutor(2) as pair:
        assert run(one, 3, alone) == [1, 2, 3]
        run(two, 3, pair, workers=2)
        run(three, 1, alone)
        assert run(three, 3, pair, workers=2, every=1) == [2, 3]
    assert one.read_bytes() == two.read_bytes() == three.read_bytes()
    assert list(load(one).solved) == [deal for chunk in range(3) for deal in solve_chunk(9, chunk)]
    with pytest.raises(ValueError, match="seed 9"):
        next(build(one, 4, 10))


def test_what_is_no_file_of_deals_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"nothing")
    with pytest.raises(ValueError, match="holds no solved deals"):
        load(file)


def test_the_shipped_deals_are_solved_as_double_dummy_solves_them(rng: random.Random) -> None:
    deals = shared()
    assert len(deals.solved) == deals.meta["chunks"] * building.CHUNK >= 20_000
    for deal in rng.sample(deals.solved, 8):
        assert sum(deal.hands) == (1 << 32) - 1
        hands = dict(zip(SEATS, map(Hand, deal.hands), strict=True))
        for suit, points in zip(SUITS, deal.points, strict=True):
            maker = rng.choice(SEATS)
            value = dd.points(dd.Position.of(hands, suit, SEATS[0], maker))
            assert value == (points if maker.side == "NS" else 304 - points)


def test_the_shipped_deals_are_those_of_their_seed(small: None, rng: random.Random) -> None:
    deals = shared()
    chunk = rng.randrange(deals.meta["chunks"])
    again = solve_chunk(deals.meta["seed"], chunk)  # its first two deals
    assert deals.solved[100 * chunk : 100 * chunk + 2] == tuple(again)


# --- matching


def test_matches_are_all_the_deals_that_hold_the_four_cards(rng: random.Random) -> None:
    """Against the plain way: all renamings of the suits, all deals."""
    some = rng.sample(shared().solved, 400)
    deals = Deals({}, tuple(some))
    for _ in range(6):
        first, place = Hand(rng.sample(PACK, 4)), rng.randrange(4)
        plain = set()
        for names in itertools.permutations(SUITS):
            to = dict(zip(SUITS, names, strict=True))
            image = Hand(Card(one.rank + to[one.suit]) for one in first)
            plain |= {(at, image.mask) for at, deal in enumerate(some) if image.mask & ~deal.hands[place] == 0}
        found = matches(first, place, deals)
        assert [(one.number, one.first) for one in found] == sorted(plain)
        assert all(renamed(first.mask, one.suits) == one.first for one in found)
        assert different(found) == len({number for number, _ in plain})


def test_a_hand_in_other_suits_has_the_same_deals(rng: random.Random) -> None:
    for _ in range(5):
        first, by = Hand(rng.sample(PACK, 4)), Disguise(rng.randrange(96))
        one, two = matches(first, 2), matches(by.hand(first), 2)
        assert [(each.number, each.first) for each in one] == [(each.number, each.first) for each in two]


def test_matching_is_fair(rng: random.Random) -> None:
    """Given four cards, each other card is in the seat's own second packet 4 times in 28, elsewhere 8 times in 28."""
    tested, worst = 0, 0.0
    for _ in range(12):
        first, place = Hand(rng.sample(PACK, 4)), rng.randrange(4)
        some = matches(first, place)
        if different(some) < 300:
            continue
        for card in rng.sample([one for one in PACK if one not in first], 6):
            for seat in range(4):
                share = 4 / 28 if seat == place else 8 / 28
                number = sum(_held(one, card, seat) for one in some)
                spread = math.sqrt(len(some) * share * (1 - share))
                worst, tested = max(worst, abs(number - share * len(some)) / spread), tested + 1
    assert tested > 50
    assert worst < 5


def _held(match: Match, card: Card, seat: int) -> bool:
    name = renamed(card.bit, match.suits)
    return bool(match.deal.hands[seat] & name)


def test_a_first_packet_has_four_cards() -> None:
    with pytest.raises(ValueError, match="four cards"):
        matches(Hand(cards("JS 9S AS")), 0)


# --- the rule of thumb and the course of an auction


def test_the_rule_of_thumb_bids_what_pays() -> None:
    from tutor.solver.openings import openings

    for first in (FOUR, Hand.parse("JT.J..7"), Hand.parse("8.7.T.Q")):
        held = [suit for suit in SUITS if first.of_suit(suit)]
        for contract in CONTRACTS:
            best = max(openings().opening(first, suit).chance(contract) for suit in held)
            assert pays(first, contract) == (best >= needed(contract))
            assert openings().opening(first, suit_of(first, contract)).chance(contract) == best
    assert favourite(Hand.parse("8.7.T.Q")) == 0


def test_the_course_of_an_auction_is_the_engines(rng: random.Random) -> None:
    """At random moments: the end that the course gives is the one that legal calls by the rule of thumb lead to."""
    seen = Counter[str]()
    for _ in range(60):
        deal = around(Hand(rng.sample(PACK, 4)), rng.randrange(4), rng)
        for _ in range(rng.randrange(6)):
            if deal.phase == AUCTION and deal.turn is not None:
                calls = [one for one in deal.actions(deal.turn) if isinstance(one, Bid | Pass | AskPartner)]
                deal = deal.act(deal.turn, rng.choice([Pass(), rng.choice(calls), next_call(deal)]))
        if deal.phase != AUCTION or deal.turn is None:
            continue
        course, first = Course(deal), deal.position.dealt.first
        south, east, north, west = (plan(first[place]).bids for place in range(4))
        for call in deal.actions(deal.turn):
            if not isinstance(call, Bid | Pass | AskPartner):
                continue
            played = deal.act(deal.turn, call)
            while played.phase == AUCTION:
                assert played.turn is not None
                played = played.act(played.turn, next_call(played))
            maker, contract = course.end(call, (south, east, north, west))
            seen[call.do] += 1
            if played.contract is None:
                assert (maker, contract) == (NOBODY, 0)
            else:
                assert (SEATS[maker], contract) == tuple(played.contract)
    assert min(seen["bid"], seen["pass"], seen["ask"]) > 10


# --- what calls bring


def test_an_outlook_uses_nothing_hidden(rng: random.Random) -> None:
    """Another deal with the same cards of the seat and the same calls has the same outlook."""
    calls = (Pass(), Bid(200), Bid(220))
    one = moment(FOUR, 1, rng)
    while True:
        two = moment(FOUR, 1, rng)
        if [each.action for each in one.log] == [each.action for each in two.log]:
            break
    assert one.position.hands != two.position.hands
    assert outlook(one, calls, (160,)) == outlook(two, calls, (160,))


def test_an_outlook_does_not_know_the_names_of_suits_and_seats(rng: random.Random) -> None:
    calls = (Pass(), Bid(200))
    deal, by = moment(FOUR, 1, rng), Disguise(rng.randrange(1, 96))
    one, two = outlook(deal, calls, (160,)), outlook(by.deal(deal), calls, (160,))
    assert (one.rows, one.weights) == (two.rows, two.weights)
    assert {(by.suit(suit), contract): row for (suit, contract), row in one.made.items()} == two.made


def test_a_pass_after_three_passes_brings_nothing() -> None:
    """auction.all-pass"""
    found = last_to_call()
    assert set(found.rows[Pass()]) == {0.0}


def test_a_bid_that_nobody_overcalls_brings_the_tokens_of_its_chance() -> None:
    """score.table: 300 is out of reach of all who would have to bid more."""
    found = last_to_call()
    best = max(found.chance(suit, 300).value for suit in "SHC")
    assert found.tokens(Bid(300)).value == pytest.approx(7 * best - 4)


def last_to_call() -> Outlook:
    deal = around(FOUR, 3, random.Random(1))
    for seat in (SEATS[0], SEATS[1], SEATS[2]):
        deal = deal.act(seat, Pass())
    return outlook(deal, (Pass(), Bid(160), Bid(300)), (160, 300))


def test_calls_that_tell_of_strength_change_the_chances() -> None:
    """A bid of partner's makes the side stronger, a bid of the other side's weaker, for the same four cards."""
    deal = around(FOUR, 2, random.Random(1))
    partner = deal.act(SEATS[0], Bid(160)).act(SEATS[1], Pass())
    other = deal.act(SEATS[0], Pass()).act(SEATS[1], Bid(160))
    silent = deal.act(SEATS[0], Pass()).act(SEATS[1], Pass())
    shares = [outlook(one, (Pass(),), (200,)).chance("S", 200) for one in (partner, silent, other)]
    assert shares[0].low > shares[1].value > shares[2].high


def test_rulings_follow_from_the_rows() -> None:
    """The paired interval, computed here again, allows what it should."""
    found = last_to_call()
    means = {call: sum(map(float.__mul__, row, found.weights)) / sum(found.weights) for call, row in found.rows.items()}
    best = max(means, key=lambda call: means[call])
    for call, ruling in rule_calls(found).items():
        off = [
            (a - b - means[best] + means[call]) * w
            for a, b, w in zip(found.rows[best], found.rows[call], found.weights, strict=True)
        ]
        error = 1.959964 * math.sqrt(sum(one * one for one in off)) / sum(found.weights)
        assert ruling.allowed == (means[best] - means[call] <= error)
        assert ruling.reasons[0].clause == "score.table"


def test_even_weights_change_nothing_and_uneven_ones_tell_less() -> None:
    numbers = [3.0, 1.0, 2.0, 5.0, 4.0, 1.0, 0.0, 2.0]
    even, plain = mean_of(numbers, weights=[0.5] * 8), mean_of(numbers)
    assert even.value == plain.value
    assert even.high == pytest.approx(plain.high, rel=0.1)
    uneven = share_of([True, False] * 4, weights=[5, 5, 1, 1, 1, 1, 1, 1])
    assert uneven.low < share_of([True, False] * 4).low
    rows = {"a": numbers, "b": [one + 1 for one in numbers]}
    assert near_best(rows, weights=[1, 2, 3, 4, 5, 6, 7, 8]) == ("b",)


# --- counted beforehand


def test_the_shipped_indicators_come_out_again(rng: random.Random) -> None:
    """trump.indicator: some of the deals of some settings are solved again, by the closed rules."""
    assert len(settings()) >= 60
    for setting in rng.sample(settings(), 4):
        assert setting.deals >= 500
        some = indicators.deals_of(setting.seed, Hand(setting.hand), setting.turn, setting.contract)
        for deal, was in zip(some, setting.start[:6], strict=False):
            assert result_of(deal, setting.hand) == was
            assert deal.contract == (SEATS[setting.turn], setting.contract)
        assert read_setting(setting.to_json()) == setting


def test_a_setting_counts_its_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indicators, "DEALS", 12)
    setting = indicators.count_setting(304, 0)
    assert setting.deals == 12
    assert Counter(setting.start) == setting.results
    assert setting == indicators.count_setting(304, 0)
    assert setting.start == settings()[0].start[:12]
    for at, card in enumerate(setting.hand):
        assert setting.chance(card).value == sum(one >> at & 1 for one in setting.start) / 12
    best = max(setting.hand, key=lambda one: setting.chance(one).value)
    assert rule_indicators(setting)[best].allowed


def test_the_others_pass_by_the_rule_of_thumb_around_a_setting(rng: random.Random) -> None:
    some = indicators.fitting(FOUR, 1, 170, rng)
    for deal in itertools.islice(some, 20):
        for before, entry in zip(deal.path(), deal.log, strict=False):
            if entry.seat is not SEATS[1]:
                assert next_call(before) == entry.action == Pass()


def test_the_shipped_hands_of_eight_come_out_again(rng: random.Random) -> None:
    some = raises.raises()
    assert len(some) >= 40
    for hand in rng.sample(some, 3):
        assert hand.deals >= 500
        first, second = Hand(hand.first), Hand(hand.second)
        deals = raises.deals_of(hand.seed, first, second, hand.turn, hand.contract)
        for deal, was in zip(deals, hand.start[:4], strict=False):
            assert dd.points(raises.position_of(deal, hand.indicator.suit)) == was
            assert Hand(deal.position.dealt.second[hand.turn]) == second
        assert raises.read_raise(hand.to_json()) == hand
        assert hand.indicator in first
        found = hand.outlook((Pass(), Bid(250)), (250,))
        chance = found.chance(hand.indicator.suit, 250).value
        assert found.tokens(Bid(250)).value == pytest.approx(7 * chance - 4)


@pytest.mark.parametrize("read", [read_setting, raises.read_raise])
def test_what_is_no_setting_is_refused(read: object) -> None:
    assert callable(read)
    for line in ("{}", json.dumps({"version": 99})):
        with pytest.raises(ValueError, match=r"no (setting|hand)|version"):
            read(line)
