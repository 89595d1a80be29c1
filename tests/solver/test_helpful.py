"""The reading *helpful partner* and play with open cards, against brute force through the engine."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from tests.record.readings import HELPED, called
from tests.solver import brute, plain
from tests.solver.brute_team import holds_with_help, opened_by_call, swept_together
from tests.solver.pairs import pair
from tests.solver.positions import claimable, position, scripted
from tutor.cards import Card, cards
from tutor.knowledge import World, count_worlds, enumerate_worlds, make_world, read
from tutor.rules import CallCaps, Deal, Play
from tutor.rules.actions import Action
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.solver import deal_of, prove
from tutor.solver.alike import worst_fillings
from tutor.solver.cooperate import sweeps_together
from tutor.solver.helpful import prove_helpful
from tutor.solver.placings import dealt_world

# fmt: off
HELP = (
    (2, 439296368), (2, 2685886382), (3, 2913280228), (2, 3634379588), (3, 201106112), (2, 2622737485),
    (2, 2505351347), (3, 1715437165), (2, 1338072049), (2, 4207926020), (3, 602596309), (2, 109289145),
    (3, 2835218044), (3, 2305856082), (3, 4089858807),
)
CLOSED = (
    (2, 657477583), (2, 324904661), (2, 19264795), (2, 415466236), (2, 1751943935), (3, 2774399938), (3, 2917535215),
    (2, 3620790498), (2, 3390264701), (3, 1067696043), (2, 1134775184), (3, 1251278222),
)
# fmt: on
"""Cards left and seed of ``pair``: no stated order holds and yet no world loses; a trump of another seat is closed."""


def can_call(deal: Deal, seat: Seat) -> bool:
    return deal.rule(seat, CallCaps(tuple(deal.hand(seat)))).allowed


def check_help(deal: Deal, seat: Seat, worlds: list[Deal], rng: random.Random) -> str:
    """Compare with brute force, for some order and for one order; the verdict."""
    view = deal.view(seat)
    holding = [one for one in brute.orders(deal, seat) if holds_with_help(worlds, seat, one)]
    proof = prove_helpful(view)
    assert (proof.verdict == "sure") == bool(holding)
    assert proof.order in holding or not holding
    order = rng.choice(brute.orders(deal, seat))
    assert (prove_helpful(view, order).verdict == "sure") == (order in holding)
    return proof.verdict


# --- open cards


def test_open_cards_agree_with_minimax_through_the_engine(rng: random.Random) -> None:
    """``closed.*``, ``trump.exhausted``, ``open.high-bid``, ``caps.call``: every legal play, through ``Deal.act``."""
    seen: Counter[tuple[bool, int]] = Counter()
    while seen.total() < 400:
        deal, seat = rng.choice([position, claimable, pair])(rng, rng.choice([1, 2, 2, 3]))
        view = deal.view(seat)
        if deal.maker == seat and deal.closed and not can_call(deal, seat):
            continue
        try:
            worlds = brute.worlds(view, most=200)
        except brute.TooMany:
            continue
        for world in rng.sample(worlds, min(len(worlds), 20)):
            swept = swept_together(opened_by_call(world, seat), seat, len(deal.play.tricks))
            assert sweeps_together(view, dealt_world(world, view)) == swept
            seen[swept, len(view.hand)] += 1
    assert min(seen[swept, size] for swept in (True, False) for size in (1, 2)) > 0


class Together(plain.Claim):
    """Plain minimax, written without engine and solver, in which caller and partner both choose."""

    def some(self, hands, apart, bound, first, turn, trick):  # type: ignore[no-untyped-def]
        if (turn - self.caller) % 2:
            return super().some(hands, apart, bound, first, turn, trick)
        whose = apart and turn == self.maker
        legal = self.legal(hands[turn], whose, bound and turn == self.maker, first, trick)
        for one in legal:
            own = whose and one is self.indicator
            after = hands if own else (*hands[:turn], hands[turn] ^ one.bit, *hands[turn + 1 :])
            if not self.lost(after, apart and not own, bound, first, (turn + 1) % 4, (*trick, (turn, one))):
                return False
        return True


def test_open_cards_agree_with_plain_minimax_on_more_cards(rng: random.Random) -> None:
    seen: Counter[bool] = Counter()
    while seen.total() < 150:
        deal, seat = rng.choice([position, pair])(rng, rng.choice([3, 4, 4]))
        view = deal.view(seat)
        if view.claims or (not view.tricks and view.maker != seat):
            continue
        world = dealt_world(deal, view)
        game = Together(view, ())
        game.orders = {}
        swept = not game.beaten(world)
        assert sweeps_together(view, world) == swept
        seen[swept] += 1
    assert min(seen.values()) > 10


def test_a_world_that_does_not_fit_is_refused() -> None:
    hands = "S:J9ATK.J9A.. E:Q87.TKQ.TK. N:.87.J9AQ.J9 W:..87.ATKQ87"
    calls = "S:160 E:pass N:pass W:pass S:*TS S:pass E:pass N:pass W:pass"
    deal = scripted(hands, "W", calls)
    world = dealt_world(deal, deal.view("S"))
    assert sweeps_together(deal.view("S"), world)
    later = scripted(hands, "W", calls + " S:open S:JS E:QS N:8H W:7D")
    with pytest.raises(ValueError, match="does not fit"):
        sweeps_together(later.view("S"), world)


def test_the_worst_worlds_stand_for_all(rng: random.Random) -> None:
    """Some world loses with open cards exactly when one of the worst, like cards once, does."""
    seen: Counter[bool] = Counter()
    while seen.total() < 40:
        deal, seat = rng.choice([position, claimable, pair])(rng, rng.choice([2, 3, 4]))
        view = deal.view(seat)
        if not 20 < count_worlds(view) <= 400:
            continue
        know = read(view)
        worst = [make_world(know, case, list(one)) for case in know.cases() for one in worst_fillings(know, case)]
        every = list(enumerate_worlds(view))
        assert set(worst) <= set(every)
        assert len(set(worst)) == len(worst) <= len(every)
        lost = not all(sweeps_together(view, one) for one in every)
        assert lost == (not all(sweeps_together(view, one) for one in worst))
        seen[lost] += 1
    assert min(seen.values()) > 3


# --- a helpful partner


def test_help_agrees_with_brute_force_through_the_engine(rng: random.Random) -> None:
    """For every hand of partner a way to play by what partner sees, against all placings and plays."""
    seen: Counter[str] = Counter()
    while seen.total() < 25:
        deal, seat = rng.choice([position, claimable, pair])(rng, rng.choice([1, 2, 2]))
        view = deal.view(seat)
        if not can_call(deal, seat) or count_worlds(view) > 60:
            continue
        try:
            worlds = brute.worlds(view, most=700)
        except brute.TooMany:
            continue
        seen[check_help(deal, seat, worlds, rng)] += 1
    assert min(seen["sure"], seen["refuted"]) > 3


@pytest.mark.parametrize(("left", "seed"), [*HELP, *CLOSED])
def test_help_where_it_matters(left: int, seed: int, rng: random.Random) -> None:
    """``closed.inspect``, ``closed.reveal``: what partner sees, and when."""
    deal, seat = pair(random.Random(seed), left, shy=1.0)
    view = deal.view(seat)
    worlds = [deal_of(view, one) for one in enumerate_worlds(view)]
    verdict = check_help(deal, seat, worlds, rng)
    if (left, seed) in HELP:
        assert (prove(view).verdict, verdict) == ("refuted", "sure")
    else:
        assert view.trump is None


def test_stated_then_helped_then_swept(rng: random.Random) -> None:
    """A proof as stated is one with help, and a claim proved with help is swept with open cards in every world."""
    seen: Counter[str] = Counter()
    while seen.total() < 60:
        deal, seat = rng.choice([pair, claimable])(rng, rng.randint(2, 5))
        view = deal.view(seat)
        stated, helped = prove(view), prove_helpful(view)
        if stated.verdict == "sure":
            assert helped.verdict == "sure"
            assert prove_helpful(view, stated.order).verdict == "sure"
        if helped.verdict == "sure" and count_worlds(view) <= 500:
            assert all(sweeps_together(view, world) for world in enumerate_worlds(view))
        seen[stated.verdict + helped.verdict] += 1
    assert seen["suresure"] > 10


def beats(view: View, order: tuple[Card, ...], world: World, line: tuple[tuple[Seat, Action], ...]) -> bool:
    """Does this line, replayed through the engine, follow the order and lose its last trick?"""
    deal = deal_of(view, world)
    assert deal.view(view.seat) == view
    done = len(deal.play.tricks)
    deal = deal.act(view.seat, CallCaps(order))
    for seat, action in line:
        deal = deal.act(seat, action)
    lost = [one.winner.side != view.seat.side for one in deal.play.tricks[done:]]
    return not deal.play.trick and lost[-1] and not any(lost[:-1])


def test_a_refuted_claim_has_a_world_that_no_partner_can_save(rng: random.Random) -> None:
    shown = 0
    while shown < 30:
        deal, seat = rng.choice([pair, claimable])(rng, rng.randint(1, 6))
        view = deal.view(seat)
        proof = (
            prove_helpful(view, tuple(rng.sample(list(view.hand), len(view.hand)))) if can_call(deal, seat) else None
        )
        if proof is not None and proof.verdict == "refuted" and proof.refutation is not None:
            assert beats(view, proof.against, proof.world, proof.line)
            shown += 1


def test_partner_must_cut_and_may_be_trusted_to() -> None:
    """East leads a heart that West must cut with the seven: every other claim there fails, stated or adaptive."""
    deal = called(HELPED, "stated")
    call = next(at for at, one in enumerate(deal.log) if isinstance(one.action, CallCaps))
    view = list(deal.path())[call].view("E")
    assert prove_helpful(view).order == cards("KH TS 8S")
    assert [prove(view, None, one).verdict for one in ("stated", "adaptive", "helpful-partner")] == [
        "refuted",
        "refuted",
        "sure",
    ]
    helped = [one for one in itertools.permutations(view.hand) if prove_helpful(view, one).verdict == "sure"]
    assert all(prove(view, one).verdict == "refuted" for one in helped)


def test_a_budget_that_runs_out_decides_nothing() -> None:
    deal, seat = pair(random.Random(2835218044), 3, shy=1.0)
    proof = prove_helpful(deal.view(seat), nodes=3)
    assert (proof.verdict, proof.order, proof.refutation) == ("undecided", None, None)


def test_who_has_called_is_bound_to_the_order() -> None:
    """``caps.call``: with help too it is the stated order that is proved."""
    deal = called(HELPED, "helpful-partner")
    after = next(one for one in deal.path() if one.play is not None and one.play.claims)
    assert prove_helpful(after.view("E")).order == cards("KH TS 8S")
    with pytest.raises(ValueError, match="has called already"):
        prove_helpful(after.view("E"), cards("TS KH 8S"))
    led = after.act("E", Play("KH"))
    assert prove_helpful(led.view("E")).order == cards("TS 8S")
