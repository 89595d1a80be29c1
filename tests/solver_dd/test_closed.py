"""Double dummy by the rules of the closed trump, against plain minimax through the rules engine, and its laws."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import islice
from typing import Any

import pytest

from tests.solver.positions import called, dealt, play_on
from tests.solver_dd.legal_minimax import LegalMinimax, closed_endings, ending, small_beginnings
from tutor.profiles import load_profile
from tutor.rules import Bid, CallCaps, Deal, OpenTrump, PartnerCloseCaps, Pass, Play, SetIndicator
from tutor.rules.deal import _make
from tutor.rules.dealing import random_deal
from tutor.rules.playout import random_whole
from tutor.seats import SEATS
from tutor.solver import dd
from tutor.solver.dd.closed import ClosedSolver, closed_at_least, closed_max_tricks, closed_points, closed_values
from tutor.solver.jit import is_compiled

PARTS = 10


@cache
def sample() -> tuple[Deal, ...]:
    """Closed endings, and small deals before and in their first trick."""
    rng = random.Random(304)
    return (
        *islice(closed_endings(rng), 220),
        *islice(small_beginnings(rng), 100),
        *islice(small_beginnings(rng, 2), 30),
    )


@pytest.mark.parametrize("part", range(PARTS))
def test_every_legal_action_is_worth_what_minimax_says(part: int) -> None:
    solver = ClosedSolver()
    for number, deal in enumerate(sample()[part::PARTS]):
        tricks = number % 3 == 0
        truth = LegalMinimax(tricks)
        best = truth.value(deal)
        assert solver.values(deal, tricks) == truth.values(deal), deal.play
        if tricks:
            assert solver.max_tricks(deal) == best, deal.play
        else:
            assert solver.points(deal) == best, deal.play
            for need in (0, best, best + 1):
                assert solver.at_least(deal, need) == (best >= need), (need, deal.play)


@pytest.mark.skipif(not is_compiled(), reason="numba is not installed: there is only the plain solver")
def test_the_plain_twin_has_the_same_values_and_nodes() -> None:
    fast, plain = ClosedSolver(), ClosedSolver(compiled=False)
    for deal in sample()[::5]:
        answers = [(one.values(deal), one.nodes, one.points(deal), one.nodes) for one in (fast, plain)]
        assert answers[0] == answers[1], deal.play


def test_the_sample_has_every_size_moment_and_rule() -> None:
    seen: Counter[Any] = Counter()
    for deal in sample():
        assert deal.play is not None
        assert deal.closed
        seen[len(deal.hand("S")), len(deal.play.trick)] += 1
        seen["high bid, first trick"] += deal.play.amount >= 250 and not deal.play.tricks
        seen["may open"] += deal.rule(deal.maker or "", OpenTrump()).allowed
        seen["must open"] += deal.actions(deal.turn or "") == (OpenTrump(),)
        seen["cut under way"] += not deal.play.apart
        seen["exhausted"] += deal.play.exhausted
        seen["never exhausted"] += deal.profile.exhausted_trumps == "never"
    assert {(size, laid) for size in (2, 3, 4) for laid in range(4)} <= set(seen)
    for rule in ("high bid, first trick", "may open", "must open", "cut under way", "exhausted", "never exhausted"):
        assert seen[rule] >= 3, rule


def whole(rng: random.Random) -> Deal:
    """A deal before the opening lead, open or closed."""
    maker = rng.choice(SEATS)
    return called(rng, dealt(rng, rng.choice([None, maker])), maker)


def test_along_whole_deals_the_best_action_is_worth_the_position(rng: random.Random) -> None:
    """One step of minimax through the engine at every moment from eight cards on: so each value rests on the next."""
    for _ in range(6):
        deal = whole(rng)
        while deal.phase == "play" and deal.play is not None and not deal.play.claims:
            values = closed_values(deal)
            cards = [value for action, value in values.items() if isinstance(action, Play)]
            ours = deal.turn is not None and deal.maker is not None and deal.turn.side == deal.maker.side
            best = [(max if ours else min)(cards)] if cards else []
            assert closed_points(deal) == max([*best, *(values[one] for one in values if one == OpenTrump())])
            deal = play_on(rng, deal, 1, deal.turn or "S", 0.5, True)


def test_open_before_first_lead_is_never_worth_more_than_the_choice(rng: random.Random) -> None:
    seen = 0
    for _ in range(12):
        deal = whole(rng)
        if deal.closed and deal.maker is not None:
            opened = deal.act(deal.maker, OpenTrump())
            assert closed_values(deal)[OpenTrump()] == closed_points(opened) <= closed_points(deal)
            seen += 1
    assert seen >= 4


def test_trump_exhausted_only_binds_the_maker(rng: random.Random) -> None:
    """With trump open, legal play is worth at most the open-card model, and just that where the rule is not played."""
    equal = load_profile({"base": "sri-lankan", "settings": {"exhausted_trumps": "never"}})
    for _ in range(12):
        deal = whole(rng)
        if deal.closed and deal.maker is not None:
            deal = deal.act(deal.maker, OpenTrump())
        deal = play_on(rng, deal, rng.randrange(16), "NS", 0.5, False)
        if deal.play is None or deal.play.claims or deal.turn is None:
            continue
        bare = dd.points(dd.position_of(deal))
        assert closed_points(deal) <= bare
        free = _make(deal.position._replace(dealt=deal.position.dealt._replace(profile=equal)), None, None, deal.game)
        assert closed_points(free) == bare


def test_trump_exhausted_costs_points() -> None:
    hands = "S:T.7.T7. E:9.8..98 N:A.Q..JK W:8.A..T7"
    deal = ending(hands, "S", "TD", "S", closed=False)
    assert (closed_points(deal), dd.points(dd.position_of(deal))) == (73, 81)
    assert LegalMinimax().value(deal) == 73


def test_closed_indicator_lead_costs_points() -> None:
    """West cannot draw North's king with the indicator: the ace of clubs is cut. With trump open all tricks are won."""
    deal = ending("S:.J..K E:.K..7 N:A..K. W:..9.A", "W", "9D", "W", closed=True)
    assert (closed_points(deal), dd.points(dd.position_of(deal))) == (64, 81)
    assert (closed_max_tricks(deal), LegalMinimax().value(deal)) == (1, 64)


def test_closed_indicator_apart_saves_points() -> None:
    """North leads the ace of trumps: East keeps the ten, which is the indicator, and takes the last trick with it."""
    deal = ending("S:.K..7 E:.A.T. N:..A.9 W:.Q..8", "E", "TD", "N", closed=True)
    assert (closed_points(deal), dd.points(dd.position_of(deal))) == (30, 0)
    assert closed_at_least(deal, 30)
    assert not closed_at_least(deal, 31)
    held_back = deal.act("N", Play("AD")).act("W", Play("8C")).act("S", Play("KH")).act("E", Play("AH"))
    assert closed_points(held_back) > 0


def test_closed_indicator_held_back_is_a_position_of_the_open_model_too() -> None:
    deal = ending("S:..A.9 E:.A.T. N:.K..7 W:.Q..8", "E", "TD", "S", closed=True)
    deal = deal.act("S", Play("AD")).act("E", Play("AH"))
    position = dd.position_of(deal)
    assert (position.trick, str(position.hands[1])) == (("AD", "AH"), "..T.")
    assert dd.points(position) == closed_points(deal) == LegalMinimax().value(deal)


def test_a_deal_that_is_over_is_worth_nothing(rng: random.Random) -> None:
    deal = random_whole(rng)
    while deal.play is None or deal.play.alone:
        deal = random_whole(rng)
    assert (closed_points(deal), closed_max_tricks(deal), closed_values(deal)) == (0, 0, {})
    assert closed_at_least(deal, 0)
    assert not closed_at_least(deal, 1)


def test_what_is_no_question_is_refused(rng: random.Random) -> None:
    start = random_deal(rng, dealer="W")
    with pytest.raises(ValueError, match="not begun"):
        closed_points(start)
    alone = start.act("S", Bid(160))
    for action in (Pass(), Pass(), Pass()):
        alone = alone.act(alone.turn or "", action)
    alone = alone.act("S", SetIndicator(next(iter(alone.hand("S")))))
    lone = alone.act("S", PartnerCloseCaps())
    with pytest.raises(ValueError, match="Partner Close Caps"):
        closed_values(lone)
    claimed = alone
    while claimed.phase != "play":
        claimed = claimed.act(claimed.turn or "", Pass())
    claimed = claimed.act("N", CallCaps(claimed.hand("N")))
    with pytest.raises(ValueError, match="Caps call"):
        closed_points(claimed)
