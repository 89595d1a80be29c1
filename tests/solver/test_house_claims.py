"""Claims at tables with other settings: opening by choice later in the play, or never; only the trumps shown."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.solver import brute, positions
from tests.solver.brute_team import opened_by_call, swept_together
from tests.solver.positions import claimable, position, scripted
from tests.solver.test_adaptive import adapts, unbound
from tests.solver.test_claims import beats, can_call, stated_before
from tutor.cards import Hand
from tutor.profiles import load_profile
from tutor.rules import Deal, OpenTrump
from tutor.seats import SEATS, Seat
from tutor.solver import prove
from tutor.solver.assess import assess
from tutor.solver.certificate import check_certificate
from tutor.solver.claims import must_lead_trump
from tutor.solver.cooperate import sweeps_together
from tutor.solver.dd.closed import closed_points
from tutor.solver.helpful import prove_helpful
from tutor.solver.placings import dealt_world

HOUSES: tuple[dict[str, Any], ...] = (
    {"opening_choice": "any-time", "open_at_250": False},
    {"opening_choice": "leading-with-trump", "open_at_250": False, "exhausted_trumps": "never"},
    {"opening_choice": "leading-with-trump"},
    {"opening_choice": "never", "opening_shows": "trumps"},
    {"opening_choice": "any-time", "opening_shows": "trumps"},
)


@pytest.fixture(params=HOUSES, ids=["any-time", "leading", "leading-exhausts", "never-trumps", "any-time-trumps"])
def house(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Deal all positions at a table with these settings."""
    profile = load_profile({"base": "sri-lankan", "settings": request.param})
    monkeypatch.setattr(positions, "PROFILES", [profile] * 3)
    return dict(request.param)


def some_claim(rng: random.Random, sizes: list[int], most: int) -> tuple[Deal, Seat, list[Deal]]:
    """A position, the seat that may claim, and every world as a deal; mostly with another seat's trump closed."""
    while True:
        deal, seat = rng.choice([position, position, claimable])(rng, rng.choice(sizes))
        view = deal.view(seat)
        if stated_before(view) or (deal.maker == seat and deal.closed and not can_call(deal, seat)):
            continue
        if (not deal.closed or deal.maker == seat) and rng.random() < 0.7:
            continue
        try:
            return deal, seat, brute.worlds(view, most=most)
        except brute.TooMany:
            continue


def test_stated_proofs_agree_with_brute_force(house: dict[str, Any], rng: random.Random) -> None:
    """``open.before-first-lead``, ``closed.reveal``, ``caps.due``: all worlds, all plays and openings of the others."""
    seen: Counter[str] = Counter()
    for _ in range(25):
        deal, seat, worlds = some_claim(rng, [1, 2, 2, 3], 300)
        view = deal.view(seat)
        proof, orders = prove(view), brute.orders(deal, seat)
        if must_lead_trump(view):
            assert proof.verdict == assess(view).kind == prove_helpful(view).verdict == "undecided"
        elif proof.verdict == "sure":
            assert proof.order is not None
            assert brute.holds(worlds, seat, proof.order)
            assert proof.certificate is not None
            check_certificate(view, proof.certificate)
        else:
            assert proof.verdict == "refuted"
            assert not any(brute.holds(worlds, seat, one) for one in orders)
            assert beats(view, proof)
        seen[proof.verdict] += 1
    assert min(seen["sure"], seen["refuted"]) > 0, seen


def test_adaptive_proofs_agree_with_brute_force(house: dict[str, Any], rng: random.Random) -> None:
    for _ in range(15):
        deal, seat, worlds = some_claim(rng, [1, 2, 2], 40)
        view = deal.view(seat)
        if not must_lead_trump(view):
            wins = adapts([unbound(one, seat) for one in worlds], seat, len(view.tricks))
            assert prove(view, None, "adaptive").verdict == ("sure" if wins else "refuted")


def test_open_cards_and_assessments_agree_with_brute_force(house: dict[str, Any], rng: random.Random) -> None:
    """What is called hopeless loses in a world with open cards; nothing else does. Helping partners are never wrong."""
    for _ in range(12):
        deal, seat, worlds = some_claim(rng, [1, 2, 2, 3], 60)
        view, done = deal.view(seat), len(deal.view(seat).tricks)
        if must_lead_trump(view):
            continue
        swept = [swept_together(opened_by_call(one, seat), seat, done) for one in worlds]
        for one, wins in zip(worlds, swept, strict=True):
            assert sweeps_together(view, dealt_world(one, view)) == wins
        found, helped = assess(view), prove_helpful(view)
        assert (found.kind == "hopeless") == (not all(swept))
        if found.kind == "sure":
            assert helped.verdict == "sure"
        if found.kind == "hopeless":
            assert helped.verdict == "refuted"


def elsewhere(deal: Deal, choice: str) -> Deal:
    """The same cards and actions at a table with this rule about opening by choice."""
    first = {seat: next(deal.path()).hand(seat) for seat in SEATS}
    second = {seat: Hand(card for card in deal.dealt_hand(seat) if card not in first[seat]) for seat in SEATS}
    profile = {"base": "sri-lankan", "settings": {"opening_choice": choice}}
    other = Deal.start(deal.dealer, first, second, deal.tokens, profile)
    for one in deal.log:
        other = other.act(one.seat, one.action)
    return other


@pytest.mark.parametrize(
    ("choice", "left", "seed"),
    [("any-time", 2, 230), ("any-time", 3, 3097), ("leading-with-trump", 2, 19198), ("leading-with-trump", 3, 33481)],
)
def test_a_later_opening_beats_a_claim_that_holds_elsewhere(
    choice: str, left: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another seat's trump is closed, and its maker needs the opening: the line that beats the claim has it."""
    profile = load_profile({"base": "sri-lankan", "settings": {"opening_choice": "never"}})
    monkeypatch.setattr(positions, "PROFILES", [profile] * 3)
    deal, seat = position(random.Random(seed), left)
    order = prove(deal.view(seat)).order
    assert order is not None
    other = elsewhere(deal, choice).view(seat)
    assert prove(other).verdict == "refuted"
    proof = prove(other, order)
    assert proof.verdict == "refuted"
    assert beats(other, proof)
    assert proof.line is not None
    assert OpenTrump() in [action for _, action in proof.line]


def test_closed_double_dummy_refuses_what_it_does_not_know() -> None:
    hands = "S:J9.J9.J9.J9 E:AT.AT.AT.AT N:KQ.KQ.KQ.KQ W:87.87.87.87"
    calls = "S:160 E:pass N:pass W:pass S:*9S S:pass E:pass N:pass W:pass"
    for choice in ("any-time", "leading-with-trump"):
        with pytest.raises(ValueError, match="at a later turn"):
            closed_points(scripted(hands, "W", calls, {"opening_choice": choice}))
    assert closed_points(scripted(hands, "W", calls, {"opening_choice": "never"})) > 0
