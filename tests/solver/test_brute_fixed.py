"""Caps proofs against compiled brute force on a fixed set; ``tests.solver.offline`` does the same on thousands."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter

import pytest

from tests.solver import brute, plain
from tests.solver.brute_reading import Brute, TooMuch
from tests.solver.offline import LEFT_OUT, compare, draw, kind
from tests.solver.positions import claimable, position
from tutor.knowledge import World, count_worlds, enumerate_worlds
from tutor.profiles import load_profile
from tutor.rules.view import View
from tutor.solver import prove

pytest.importorskip("numba", reason="numba is not installed: brute force is too slow without it")

POSITIONS = 240
PARTS = 5


def left_over(view: View, worlds: list[World]) -> set[object]:
    """The worlds without the folded cards of tricks that are over."""
    return {(one.indicator, one.hands, tuple(c for c in one.folded if c.trick == view.number)) for one in worlds}


@pytest.mark.parametrize("part", range(PARTS))
def test_proofs_agree_with_every_order_world_and_play(part: int) -> None:
    """``caps.due``: two and three cards left, any seat, trump open, closed and not known."""
    seen: Counter[str] = Counter()
    for number in range(part, POSITIONS, PARTS):
        drawn = draw(304, number, (2, 2, 3))
        answer = compare(drawn, most=5_000_000)
        assert not answer.faults
        seen.update([answer.some, f"stated {answer.stated}", kind(drawn.view)])
    assert seen[LEFT_OUT] < 5
    assert min(seen["sure"], seen["refuted"], seen["stated sure"], seen["stated refuted"]) >= 15
    assert min(seen["open"], seen["closed, known"], seen["closed, unknown"]) >= 8


@pytest.mark.parametrize("number", [221, 465, 1154, 1374])
def test_a_partner_bound_to_go_on_with_trumps(number: int) -> None:
    """``trump.exhausted``: sure only since the maker, the caller's partner, must lead every trump first."""
    drawn = draw(304, number, (3, 4), duty=True)
    answer = compare(drawn, most=10**8)
    assert not answer.faults
    assert answer.some == "sure"
    free = load_profile({"base": "sri-lankan", "settings": {"exhausted_trumps": "never"}})
    assert prove(dataclasses.replace(drawn.view, profile=free)).verdict == "refuted"
    assert Brute(dataclasses.replace(drawn.view, profile=free)).some_order() is None


def test_brute_force_agrees_with_plain_minimax_over_listed_worlds() -> None:
    """As many worlds as ``tutor.knowledge`` lists, and every order judged as by ``plain``, remembering or not."""
    rng, seen = random.Random(17), Counter[bool]()
    while seen.total() < 120:
        deal, seat = rng.choice([position, claimable])(rng, rng.choice([1, 2, 2, 3]))
        view = deal.view(seat)
        if count_worlds(view) > 120:
            continue
        worlds = list(enumerate_worlds(view))
        fast, forgetful = Brute(view), Brute(view, remembers=False)
        assert fast.count() == len(left_over(view, worlds))
        for order in fast.orders():
            holds = plain.proved(view, order, worlds)
            assert fast.holds(order) == forgetful.holds(order) == holds
            seen[holds] += 1
    assert min(seen.values()) > 40


def test_brute_force_lists_the_worlds_that_the_engine_admits() -> None:
    """Every placing replayed through ``Deal.act``: as many give the same view."""
    rng, seen = random.Random(23), Counter[str]()
    while seen.total() < 40:
        deal, seat = rng.choice([position, claimable])(rng, rng.choice([1, 1, 2]))
        view = deal.view(seat)
        try:
            deals = brute.worlds(view, most=60)
        except brute.TooMany:
            continue
        kept = {(one.indicator, tuple(one.hand(other) for other in "SENW"), one.play.trick) for one in deals}
        assert Brute(view).count() == len(kept)
        seen[kind(view)] += 1
    assert len(seen) == 3


def test_over_its_limit_brute_force_says_so() -> None:
    deal, seat = claimable(random.Random(4), 4)
    with pytest.raises(TooMuch):
        Brute(deal.view(seat), most=100).count()
