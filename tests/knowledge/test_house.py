"""What a seat knows at tables with other settings: any card may cut, only the trumps are shown, opening later."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.knowledge import test_laws as laws
from tests.knowledge import test_worlds as by_brute
from tests.solver import positions
from tests.solver.positions import position
from tutor.knowledge import facts
from tutor.profiles import load_profile
from tutor.seats import SEATS

HOUSES: tuple[Any, ...] = (
    "club",
    {"base": "club", "settings": {"open_trump": True}},
    {"base": "sri-lankan", "settings": {"opening_shows": "trumps", "opening_choice": "any-time"}},
    {"base": "sri-lankan", "settings": {"maker_cuts": "any", "opening_choice": "leading-with-trump"}},
)


@pytest.fixture(params=HOUSES, ids=["club", "open-trump", "trumps-shown", "any-cut"], autouse=True)
def house(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Deal all positions at a table with these settings."""
    monkeypatch.setattr(positions, "PROFILES", [load_profile(request.param)] * 3)
    return request.param


def test_the_worlds_are_those_of_brute_enumeration(house: Any, rng: random.Random) -> None:
    """``club.closed.any-cut``, ``closed.reveal``, ``open.before-first-lead``."""
    if isinstance(house, dict) and house["settings"].get("open_trump"):
        pytest.skip("nothing is closed there, and that is what the test counts")
    by_brute.test_the_worlds_are_those_of_brute_enumeration(rng)


def test_facts_are_true_in_the_deal_and_in_a_sampled_world(rng: random.Random) -> None:
    looked = 0
    for _ in range(30):
        deal, seat = position(rng, rng.randint(1, 8))
        for one in {seat, rng.choice(SEATS)}:
            looked += laws.true_here(deal, one, rng)
    assert looked > 200


def test_the_evidence_is_all_that_is_known(rng: random.Random) -> None:
    for _ in range(40):
        deal, seat = position(rng, rng.randint(1, 8))
        view = deal.view(seat)
        know = laws.read(view)
        told = [one for one in facts(view) if one.kind in laws.SEEN and one.sources]
        again, unknown = laws.weaken(know, told)
        assert unknown == 0
        assert list(again.cases()) == list(know.cases())
        assert [again.places(case) for case in again.cases()] == [know.places(case) for case in know.cases()]
