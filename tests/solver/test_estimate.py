"""Estimates: the same for the same seed, right against full enumeration, and honest about their noise."""

from __future__ import annotations

import random
import statistics
from fractions import Fraction

import pytest

from tests.solver.positions import called, dealt, play_on, scripted
from tests.solver_dd.legal_minimax import LegalMinimax
from tutor.cards import PACK, Hand, card
from tutor.knowledge import count_worlds, enumerate_worlds
from tutor.profiles import load_profile
from tutor.rules import Bid, Deal, PartnerCloseCaps, Pass, Play, SetIndicator, View
from tutor.rules.actions import Action
from tutor.rules.dealing import random_deal
from tutor.seats import SEATS
from tutor.solver import dd, deal_of
from tutor.solver.estimate import Estimate, PlayEstimate, chances, estimate, estimate_play
from tutor.solver.noise import mean_of, near_best, share_of

FOUR = Hand.parse("J9.A..7")
EIGHT = Hand.parse("J98.AT.K.Q8")
HANDS = "S:J9KQ8.A.A.A E:.J9T.J9T.J9 N:AT7.KQ8.KQ. W:.7.87.TKQ87"
CALLS = "S:160 E:pass N:pass W:pass S:*JS S:pass E:pass N:pass W:pass"


def ending(rng: random.Random, most: int, least: int = 2) -> View:
    """What the seat to play sees of an ending with ``least`` to ``most`` worlds."""
    while True:
        maker = rng.choice(SEATS)
        deal = play_on(rng, called(rng, dealt(rng, None), maker), rng.choice([21, 22, 23, 24, 26]), "NS", 0.3, True)
        if deal.phase != "play" or deal.play is None or deal.play.claims or deal.turn is None:
            continue
        view = deal.view(deal.turn)
        if len(view.actions) > 1 and least <= count_worlds(view) <= most:
            return view


# --- before the play


def test_the_same_seed_gives_the_same_answer_and_another_seed_another() -> None:
    for hand in (FOUR, EIGHT):
        found = estimate(hand, deals=12, seed=5)
        assert found == estimate(hand, deals=12, seed=5)
        assert found.points != estimate(hand, deals=12, seed=6).points
        assert {len(points) for points in found.points.values()} == {12}


def test_all_trumps_and_all_questions_share_their_deals() -> None:
    whole = estimate(FOUR, deals=20, seed=3, dealer="E")
    assert set(whole.points) == set("SHC")
    for trump in "SHC":
        assert estimate(FOUR, trump, deals=20, seed=3, dealer="E").points[trump] == whole.points[trump]
        for contract in (160, 200, 250):
            fast = chances(FOUR, contract, trump, deals=20, seed=3, dealer="E")[trump]
            assert fast == whole.chance(trump, contract)


@pytest.mark.parametrize("hand", [FOUR, EIGHT])
@pytest.mark.parametrize(("dealer", "leaders"), [("N", "W"), (None, "SENW")])
def test_the_deals_are_whole_keep_the_hand_and_eldest_leads(
    monkeypatch: pytest.MonkeyPatch, hand: Hand, dealer: str | None, leaders: str
) -> None:
    seen: list[dd.Position] = []
    monkeypatch.setattr("tutor.solver.dd.points", lambda position: seen.append(position) or 0)
    estimate(hand, deals=60, seat="E", dealer=dealer)
    own = [one.hands[1] for one in seen]
    assert all(not hand.mask & ~one.mask for one in own)
    assert len(set(own)) == (1 if len(hand) == 8 else len({one.hands for one in seen}))
    for one in seen:
        assert one.maker == "E"
        assert sorted(card for held in one.hands for card in held) == sorted(PACK)
    assert {one.leader for one in seen} == set(leaders)
    assert {one.trump for one in seen} == {one.suit for one in hand}


def test_every_unseen_card_is_as_likely_in_every_place(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dd.Position] = []
    monkeypatch.setattr("tutor.solver.dd.points", lambda position: seen.append(position) or 0)
    estimate(FOUR, "S", deals=4000, seed=1)
    for one in ("9H", "KD", "8C"):
        counts = [sum(one in position.hands[place] for position in seen) for place in range(4)]
        for count, share in zip(counts, (4 / 28, 8 / 28, 8 / 28, 8 / 28), strict=True):
            assert abs(count / 4000 - share) < 5 * (share * (1 - share) / 4000) ** 0.5


def test_a_view_of_an_auction_brings_seat_dealer_and_cards() -> None:
    deal = random_deal(random.Random(4), dealer="W")
    view = deal.view("N")
    assert estimate(view, deals=8).points == estimate(view.hand, deals=8, seat="N", dealer="W").points
    for action in (Bid(160), Pass(), Pass(), Pass()):
        deal = deal.act(deal.turn or "", action)
    deal = deal.act("S", SetIndicator(next(iter(deal.hand("S")))))
    assert len(deal.view("S").hand) == 8
    assert set(estimate(deal.view("S"), deals=2).points) == {one.suit for one in deal.hand("S")}


def test_a_better_hand_is_worth_more() -> None:
    strong, weak = estimate(Hand.parse("J9A..K."), "S", deals=60), estimate(Hand.parse("87Q..K."), "S", deals=60)
    assert strong.mean("S").low > weak.mean("S").high


def test_score_table_by_hand() -> None:
    found = Estimate({"S": (200, 199, 260, 100)}, load_profile())
    assert found.mean("S").value == 189.75
    assert found.chance("S", 200)[0] == 0.5
    assert found.tokens("S", 160).value == pytest.approx((1 + 1 + 1 - 2) / 4)
    assert found.tokens("S", 200).value == pytest.approx((2 - 3 + 2 - 3) / 4)
    assert found.tokens("S", 250).value == pytest.approx((-4 - 4 + 3 - 4) / 4)
    low, high = found.chance("S", 200)[1:3]
    assert found.tokens("S", 200)[1:3] == pytest.approx((2 * low - 3 * (1 - low), 2 * high - 3 * (1 - high)))
    assert found.best() == ("S", 160)


def test_what_is_near_the_best_is_told_by_paired_differences() -> None:
    points = [100 + 5 * number for number in range(40)]
    found = Estimate(
        {
            "S": tuple(points),
            "H": tuple(points[:-1] + [200]),  # the same but for one deal
            "D": tuple(one - 25 for one in points),
        },
        load_profile(),
    )
    near = found.near_best([160])
    assert near[0] == ("S", 160)
    assert ("H", 160) in near
    assert ("D", 160) not in near
    assert found.mean("S").low < found.mean("D").high, "unpaired intervals overlap"


@pytest.mark.parametrize("hand", ["J9.A..", "J9A.AT.K.", "J9A8.AT.KQ.7"])
def test_another_number_of_cards_is_refused(hand: str) -> None:
    with pytest.raises(ValueError, match="four or eight cards"):
        estimate(Hand.parse(hand))


def test_a_trump_that_is_not_held_and_a_view_of_the_play_are_refused() -> None:
    with pytest.raises(ValueError, match="no trumps"):
        estimate(FOUR, "D")
    with pytest.raises(ValueError, match="estimate_play"):
        estimate(ending(random.Random(1), 50))


# --- in the play


def exact_means(view: View) -> dict[Action, Fraction]:
    """The mean points of the maker's side after each action, over all worlds, by plain minimax through the engine."""
    totals: dict[Action, Fraction] = {action: Fraction(0) for action in view.actions}
    number = count_worlds(view)
    for world in enumerate_worlds(view):
        deal = deal_of(view, world)
        minimax = LegalMinimax()
        for action, value in minimax.values(deal).items():
            if action in totals:
                totals[action] += Fraction(minimax.won(deal) + value, number)
    return totals


def test_few_worlds_are_all_taken_and_the_answer_is_exact(rng: random.Random) -> None:
    for _ in range(8):
        view = ending(rng, 60)
        found = estimate_play(view, deals=60)
        truth = exact_means(view)
        assert found.exact
        assert set(found.points) == set(view.actions) == set(truth)
        for action, mean in truth.items():
            assert found.mean(action)[:3] == pytest.approx((float(mean),) * 3)
            assert found.chance(action).low == found.chance(action).high
        ours = view.maker is not None and view.seat.side == view.maker.side
        best = (max if ours else min)(truth.values())
        assert {one for one, mean in truth.items() if mean == best} == set(found.near_best(points=True))


def test_the_intervals_hold_what_all_worlds_give(rng: random.Random) -> None:
    hits = []
    for number in range(20):
        view = ending(rng, 200, least=50)
        whole, some = estimate_play(view, deals=200), estimate_play(view, deals=40, seed=number)
        assert whole.exact
        assert not some.exact
        action = view.actions[0]
        for interval, truth in (
            (some.mean(action), whole.mean(action).value),
            (some.chance(action), whole.chance(action).value),
        ):
            hits.append(interval.low - 1e-9 <= truth <= interval.high + 1e-9)
    assert statistics.fmean(hits) >= 0.85


def test_a_play_estimate_is_the_same_for_the_same_seed(rng: random.Random) -> None:
    view = ending(rng, 10**9, least=1000)
    assert estimate_play(view, deals=10, seed=1) == estimate_play(view, deals=10, seed=1)
    assert not estimate_play(view, deals=10, seed=1).exact


def test_a_defender_wants_the_maker_short() -> None:
    seven, jack = Play(card("7S")), Play(card("JS"))
    rows = {seven: (150, 155, 159, 140), jack: (170, 175, 180, 165)}
    assert PlayEstimate(rows, 160, ours=False, exact=True).near_best() == (seven,)
    assert PlayEstimate(rows, 160, ours=True, exact=True).near_best() == (jack,)
    assert PlayEstimate(rows, 200, ours=True, exact=True).near_best() == (seven, jack)
    assert PlayEstimate(rows, 200, ours=True, exact=True).near_best(points=True) == (jack,)


def test_only_the_seat_to_play_has_an_estimate(rng: random.Random) -> None:
    view = ending(rng, 1000)
    deal: Deal = deal_of(view, next(enumerate_worlds(view)))
    with pytest.raises(ValueError, match="not the turn"):
        estimate_play(deal.view(view.seat.partner))
    with pytest.raises(ValueError, match="not the turn"):
        estimate_play(random_deal(rng).view("S"))


def test_after_a_caps_call_there_is_no_estimate() -> None:
    deal = scripted(HANDS, "W", CALLS + " S:caps=9S,JS,KS,QS,8S,AH,AD,AC")
    with pytest.raises(ValueError, match="Caps call"):
        estimate_play(deal.view("S"), deals=3)


def test_partner_close_caps_has_no_estimate() -> None:
    deal = scripted(HANDS, "W", CALLS.replace("S:pass E:pass N:pass W:pass", ""))
    with pytest.raises(ValueError, match="Partner Close Caps"):
        estimate_play(deal.act("S", PartnerCloseCaps()).act("S", Play("AH")).view("E"), deals=3)


# --- noise


def test_means_and_shares() -> None:
    assert mean_of([1, 2, 3]).low < 2 < mean_of([1, 2, 3]).high
    assert mean_of([1, 2, 3], exact=True) == (2, 2, 2, 3)
    assert share_of([True] * 50).high == pytest.approx(1)
    assert 0.9 < share_of([True] * 50).low < 1
    assert near_best({"a": [1, 1], "b": [1, 1]}, exact=True) == ("a", "b")
    for empty in (mean_of, share_of):
        with pytest.raises(ValueError, match="nothing"):
            empty([])
