"""Caps proofs against brute force, and what must hold of every proof."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from tests.solver import brute, plain
from tests.solver.positions import claimable, plays, position, scripted
from tutor.cards import Card, cards
from tutor.knowledge import count_worlds, enumerate_worlds
from tutor.profiles import load_profile
from tutor.rules import Bid, CallCaps, Deal, PartnerCloseCaps, Pass, Play, SetIndicator
from tutor.rules.caps import first_due
from tutor.rules.dealing import random_deal
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.solver import Proof, deal_of, prove

SOLID = "S:J9ATKQ87... E:.J9ATKQ87.. N:..J9ATKQ87. W:...J9ATKQ87"
SOUTH_160 = "S:160 E:pass N:pass W:pass S:*{} S:pass E:pass N:pass W:pass"


def can_call(deal: Deal, seat: Seat) -> bool:
    """Do the rules admit a call of this seat now?"""
    return deal.rule(seat, CallCaps(deal.hand(seat))).allowed


def stated_before(view: View) -> tuple[Card, ...] | None:
    """What is left of the order that this seat has stated itself."""
    return next((tuple(c for c in one.order if c in view.hand) for one in view.claims if one.seat == view.seat), None)


def beats(view: View, proof: Proof) -> bool:
    """Does the refuting world fit, and does its line, replayed through the engine, take a trick from the claim?"""
    assert proof.world is not None
    assert proof.line is not None
    assert proof.against is not None
    deal = deal_of(view, proof.world)
    assert deal.view(view.seat) == view
    done = len(deal.play.tricks)
    if deal.rule(view.seat, CallCaps(proof.against)).allowed:
        deal = deal.act(view.seat, CallCaps(proof.against))
    for seat, action in proof.line:
        if seat == view.seat:
            due = next(one for one in proof.against if deal.rule(seat, Play(one)).allowed)
            assert action == Play(due)
        deal = deal.act(seat, action)
    assert not deal.play.trick
    lost = [one.winner.side != view.seat.side for one in deal.play.tricks[done:]]
    return lost[-1] and not any(lost[:-1])


def test_proofs_agree_with_brute_force_through_the_engine(rng: random.Random) -> None:
    """``caps.due``: every world, every legal play of the others, the earliest legal card of the order."""
    seen: Counter[tuple[str, int]] = Counter()
    while seen.total() < 60:
        deal, seat = rng.choice([position, position, claimable])(rng, rng.choice([1, 2, 2, 3]))
        view = deal.view(seat)
        if stated_before(view) or (deal.maker == seat and deal.closed and not can_call(deal, seat)):
            continue
        try:
            worlds = brute.worlds(view, most=300)
        except brute.TooMany:
            continue
        orders = brute.orders(deal, seat)
        order = rng.choice(orders)
        assert (prove(view, order).verdict == "sure") == brute.holds(worlds, seat, order)
        proof = prove(view)
        if proof.verdict == "sure":
            assert brute.holds(worlds, seat, proof.order)
        else:
            assert proof.verdict == "refuted"
            assert not any(brute.holds(worlds, seat, one) for one in orders)
        seen[proof.verdict, len(orders[0])] += 1
    assert min(seen["sure", 1], seen["sure", 2], seen["refuted", 1], seen["refuted", 2]) > 0


def test_proofs_agree_with_plain_minimax_over_listed_worlds(rng: random.Random) -> None:
    seen: Counter[tuple[str, int]] = Counter()
    while seen.total() < 30:
        deal, seat = rng.choice([position, claimable])(rng, rng.choice([2, 3, 3, 4]))
        view = deal.view(seat)
        proof = prove(view)
        if stated_before(view) or (proof.nodes < 10 and rng.random() < 0.9) or count_worlds(view) > 150:
            continue
        worlds = list(enumerate_worlds(view))
        holding = [one for one in itertools.permutations(view.hand) if plain.proved(view, one, worlds)]
        assert (proof.verdict == "sure") == bool(holding)
        assert proof.order in holding or not holding
        order = rng.choice(holding or [proof.against])
        assert prove(view, order).verdict == proof.verdict
        seen[proof.verdict, len(view.hand)] += 1
    assert min(seen["sure", 3], seen["refuted", 3]) > 0


# fmt: off
HIDDEN = (
    (2, 1063172853), (2, 1018318297), (2, 3865485632), (3, 719111474), (2, 2010517081), (2, 2141588378),
    (2, 1739584559), (2, 106185593), (2, 2621112462), (2, 1290440369), (2, 2773534168), (2, 2681674098),
    (2, 92145394), (2, 2399148112), (2, 4181062195), (3, 1902611553), (2, 2221647884), (2, 1548120935),
    (3, 999942954), (2, 2640119801), (3, 2789585807), (2, 1837797222), (2, 1732037492), (2, 2695895243),
    (2, 1348171310), (2, 240190444), (2, 2222922191), (2, 4106811629), (2, 2686517048), (2, 1229743640),
    (2, 3726406244), (2, 2458941370), (2, 2122265554), (2, 2428843382), (2, 1534458383), (2, 4007476108),
    (2, 1820597867), (2, 3604206871), (2, 3422913861), (2, 2235749750), (2, 720334918), (2, 2219105735),
    (2, 2444776176), (2, 2006966132), (2, 3300985966), (2, 174808427), (2, 3881303019), (2, 1253180372),
    (2, 2217786339), (2, 1235170151), (2, 1233941659), (2, 3509201142), (2, 226268345), (3, 470839479),
    (2, 52439818), (2, 2611192864), (2, 1124355719), (2, 3431557833), (2, 1766649761), (2, 3832668446),
    (2, 1627090935),
)
HIDDEN_STRONG = (
    (2, 1485537186), (2, 2877904174), (2, 3752964424), (2, 3460874680), (2, 1282833448), (2, 3435621447),
    (2, 2940621054), (2, 3917083738), (2, 2921855652), (2, 1195707540), (2, 3512538996), (2, 1518433579),
    (2, 3145484794), (2, 2116480517), (2, 381932141), (2, 355386169), (2, 2223997464), (2, 3481959695),
    (2, 3778928431), (2, 3369999600), (2, 188296404), (2, 283451001),
)
# fmt: on
"""Cards left and seed of ``position`` and ``claimable``: seats that do not know the trump, claims hard to decide."""


def test_claims_against_a_hidden_indicator() -> None:
    """``closed.indicator-cuts``, ``closed.indicator-apart``, ``closed.no-hand-cut``, ``closed.reveal``."""
    seen: Counter[str] = Counter()
    for make, rows in ((position, HIDDEN), (claimable, HIDDEN_STRONG)):
        for left, seed in rows:
            deal, seat = make(random.Random(seed), left)
            view = deal.view(seat)
            assert view.trump is None
            verdict = prove(view).verdict
            assert (verdict == "sure") == plain.some_order(view)
            seen[verdict] += 1
    assert min(seen["sure"], seen["refuted"]) > 30


def test_a_refuted_claim_has_a_world_and_a_line(rng: random.Random) -> None:
    beaten = 0
    while beaten < 120:
        deal, seat = rng.choice([position, claimable])(rng, rng.randint(1, 8))
        view = deal.view(seat)
        for order in (None, tuple(rng.sample(list(view.hand), len(view.hand)))):
            if order and stated_before(view):
                continue
            proof = prove(view, order)
            if proof.verdict == "refuted" and (can_call(deal, seat) or not (deal.maker == seat and deal.closed)):
                assert beats(view, proof)
                assert order in (None, proof.against)
                beaten += 1


def test_a_sure_order_sweeps_against_anything(rng: random.Random) -> None:
    swept = 0
    while swept < 40:
        deal, seat = claimable(rng, rng.randint(1, 8))
        proof = prove(deal.view(seat))
        if proof.verdict != "sure" or not can_call(deal, seat):
            continue
        swept += 1
        assert (proof.world, proof.line, proof.against, proof.refutation) == (None, None, None, None)
        for _ in range(5):
            end = deal.act(seat, CallCaps(proof.order))
            while end.phase == "play":
                end = end.act(end.turn, Play(rng.choice(plays(end))))
            assert all(one.winner.side == seat.side for one in end.play.tricks)


def test_once_due_the_order_takes_every_trick(rng: random.Random) -> None:
    """``caps.due`` on deals played out, by ``tutor.rules.caps.first_due``."""
    found: Counter[int] = Counter()
    while found.total() < 12:
        deal, _ = claimable(rng, rng.randint(1, 7))
        while deal.phase == "play":
            deal = deal.act(deal.turn, Play(rng.choice(plays(deal))))
        path = list(deal.path())
        for due in first_due(path, prove).values():
            at = next(
                one
                for one in path
                if one.play
                and (one.play.number, len(one.play.trick)) == (due.trick, due.after)
                and prove(one.view(due.seat)).verdict == "sure"  # an earlier caller is bound from that call on
            )
            end = at.act(due.seat, CallCaps(due.order))
            while end.phase == "play":
                end = end.act(end.turn, Play(rng.choice(plays(end))))
            assert all(one.winner.side == due.seat.side for one in end.play.tricks)
            found[due.trick] += 1


# --- moments told by hand


def test_the_whole_trump_suit() -> None:
    """South holds every spade; nobody else can know it, and East has all hearts but no trump."""
    deal = scripted(SOLID, "W", SOUTH_160.format("TS"))
    assert prove(deal.view("S")).verdict == "sure"
    assert [prove(deal.view(one)).verdict for one in "ENW"] == ["refuted"] * 3


def test_a_defender_must_fear_a_hidden_trump() -> None:
    """North's eight diamonds win every trick only if diamonds are trump, which a closed indicator hides."""
    deal = scripted(SOLID, "E", "N:pass W:pass S:160 E:pass N:pass W:pass S:*TS S:pass E:pass N:pass W:pass")
    view = deal.view("N")
    proof = prove(view, tuple(view.hand))
    assert proof.verdict == "refuted"
    assert beats(view, proof)
    assert proof.world.indicator.suit != "D"


def test_trumps_must_be_drawn_before_side_winners() -> None:
    """Three spades are out: five rounds from the top draw them, and only then are the hearts safe."""
    hands = "S:J9ATK.J9A.. E:Q87.TKQ.TK. N:.87.J9AQ.J9 W:..87.ATKQ87"
    deal = scripted(hands, "W", SOUTH_160.format("TS"))
    view = deal.view("S")
    assert prove(view, cards("JS 9S AS TS KS JH 9H AH")).verdict == "sure"
    assert prove(view, cards("JS 9S JH AS TS KS 9H AH")).verdict == "refuted"
    assert prove(view, cards("JS 9S AS JH 9H AH TS KS")).verdict == "sure"
    assert set(prove(view).order[:3]) == set(cards("JS 9S AS"))


def test_a_partner_bound_to_lead_trumps() -> None:
    """``trump.exhausted``: North must lead the last spade first, on which South throws the diamond.

    Where North may lead a club before it, South wins that and, the diamond being first in the order, has to lead it.
    """
    hands = "S:7.J8.87.J98 E:Q.9A.J9A.AT N:J9ATK.7..Q7 W:8.TKQ.TKQ.K"
    calls = "S:pass E:pass N:160 W:pass S:pass E:pass N:*TS N:pass W:pass S:pass E:pass N:open"
    play = " S:8D E:AD N:JS W:QD  N:9S W:8S S:7S E:QS  N:AS W:TD S:8H E:9H  N:TS W:KD S:8C E:AH"
    view = scripted(hands, "W", calls + play).view("S")
    proof = prove(view)
    assert proof.verdict == "sure"
    assert proof.order[0] == "7D"
    free = scripted(hands, "W", calls + play, {"exhausted_trumps": "never"}).view("S")
    proof = prove(free)
    assert proof.verdict == "refuted"
    assert beats(free, proof)


def test_of_like_trumps_any_may_be_the_indicator() -> None:
    """``closed.reveal``: were diamonds trump, East could cut the first trick and keep one above the indicator shown.

    Then South takes trick 7 with the ten of diamonds and leads the eight of spades, which North has to cut too low.
    """
    hands = "S:9Q8.A.AT.J9 E:TK7..KQ87.T N:JA.Q.J.AKQ7 W:.J9TK87.9.8"
    calls = "W:pass S:pass E:pass N:160 W:pass S:pass E:pass N:*QC N:pass W:pass S:pass E:pass "
    play = (
        "W:7H S:AH E:7S N:QH S:JC E:TC N:AC W:8C S:9C E:7D N:KC W:8H S:AD E:8D N:JD W:9D "
        "N:JS W:KH S:9S E:KS N:AS W:TH S:QS E:TS"
    )
    view = scripted(hands, "N", calls + play).view("S")
    for order in itertools.permutations(view.hand):
        proof = prove(view, order)
        assert proof.verdict == "refuted"
        assert beats(view, proof)
        assert not plain.proved(view, order, list(enumerate_worlds(view)))


def test_a_hole_in_a_side_suit() -> None:
    """Without the jack of hearts somebody may hold it."""
    hands = "S:J9ATK.9AT.. E:Q87.JKQ.TK. N:.87.J9AQ.J9 W:..87.ATKQ87"
    view = scripted(hands, "W", SOUTH_160.format("TS")).view("S")
    proof = prove(view)
    assert proof.verdict == "refuted"
    assert beats(view, proof)


def test_partner_counts_only_by_what_is_on_the_table() -> None:
    """South fears the heart that North may lead low: due only when North's jack of hearts lies on the table.

    North is due two cards later: every spade is known to be with South then, who can only win or follow.
    """
    hands = "S:9ATKQ87.7.. E:..J9ATKQ87. N:J.J9ATKQ8.. W:...J9ATKQ87"
    play = "S:7S E:7D N:JS W:7C  N:JH W:8C S:7H E:8D  N:9H W:QC S:9S E:QD"
    deal = scripted(hands, "W", SOUTH_160.format("9S") + " S:open " + play)
    due = first_due(deal.path(), prove)
    assert {seat: (one.trick, one.after) for seat, one in due.items()} == {"S": (2, 1), "N": (2, 3)}


# --- the terms of the question


def test_an_order_names_every_card_once() -> None:
    view = scripted(SOLID, "W", SOUTH_160.format("TS")).view("S")
    for wrong in (tuple(view.hand)[1:], (*view.hand, Card("JS")), (*list(view.hand)[1:], Card("7C"))):
        with pytest.raises(ValueError, match="an order names each of the cards"):
            prove(view, wrong)


def test_who_has_called_is_bound_to_the_order() -> None:
    """``caps.call``."""
    deal = scripted(SOLID, "W", SOUTH_160.format("TS"))
    deal = deal.act("S", CallCaps(deal.hand("S"))).act("S", Play("JS"))
    assert prove(deal.view("S")).order == tuple(deal.hand("S"))
    with pytest.raises(ValueError, match="has called already"):
        prove(deal.view("S"), tuple(reversed(list(deal.hand("S")))))


def test_no_caps_in_partner_close_caps() -> None:
    """``caps.none-in-pcc``."""
    deal = scripted(SOLID, "W", "S:160 E:pass N:pass W:pass S:*TS")
    deal = deal.act("S", PartnerCloseCaps())
    with pytest.raises(ValueError, match="no Caps in Partner Close Caps"):
        prove(deal.view("S"))


def test_a_budget_that_runs_out_decides_nothing() -> None:
    hands = "S:J9ATK.J9A.. E:Q87.TKQ.TK. N:.87.J9AQ.J9 W:..87.ATKQ87"
    view = scripted(hands, "W", SOUTH_160.format("TS")).view("S")
    proof = prove(view, nodes=5)
    assert (proof.verdict, proof.order, proof.refutation) == ("undecided", None, None)


def test_the_judged_moment_reads_nothing_hidden(rng: random.Random) -> None:
    """The verdict is the same in every deal that gives the same view."""
    for _ in range(15):
        deal, seat = position(rng, rng.randint(1, 3))
        view = deal.view(seat)
        if count_worlds(view) > 300:
            continue
        wanted = prove(view)
        for world in enumerate_worlds(view):
            again = prove(deal_of(view, world).view(seat))
            assert (again.verdict, again.order) == (wanted.verdict, wanted.order)


def test_first_due_is_quick_enough_for_a_referee() -> None:
    """Nodes, not time: a random deal needs a few dozen for all its moments."""
    rng, nodes, asked = random.Random(3), 0, 0

    def counted(view: View, order: tuple[Card, ...] | None) -> Proof:
        nonlocal nodes, asked
        proof = prove(view, order)
        nodes, asked = nodes + proof.nodes, asked + 1
        return proof

    for _ in range(20):
        deal = random_deal(rng, profile=load_profile("sri-lankan"))
        deal = deal.act(deal.turn, Bid(160))
        for _ in range(3):
            deal = deal.act(deal.turn, Pass())
        deal = deal.act(deal.turn, SetIndicator(next(iter(deal.hand(deal.turn)))))
        for _ in range(4):
            deal = deal.act(deal.turn, Pass())
        while deal.phase == "play" and plays(deal):
            deal = deal.act(deal.turn, Play(rng.choice(plays(deal))))
        first_due(deal.path(), counted)
    assert 30 < asked < 100  # a moment or two of a trick, and only where the deal as it lies refutes nothing
    assert nodes < 20 * 100, nodes  # 100 a deal
