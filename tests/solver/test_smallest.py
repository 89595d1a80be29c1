"""The smallest change that beats a claim: it fits, it beats, and nothing smaller does."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.knowledge.test_worlds import true_world
from tests.solver import plain
from tests.solver.positions import claimable, position, scripted
from tests.solver.test_claims import HIDDEN, HIDDEN_STRONG, SOLID, SOUTH_160, beats, can_call, stated_before
from tutor.cards import Card, cards
from tutor.knowledge import Spot, World, count_worlds, enumerate_worlds
from tutor.rules import CallCaps, Deal, Play
from tutor.rules.view import View
from tutor.seats import EAST, NORTH, SEATS, Seat
from tutor.solver import deal_of, prove
from tutor.solver.smallest import SmallestChange, smallest_change


def whereabouts(view: View, world: World) -> dict[Card, tuple[str, Seat, int]]:
    """Where each card lies in a world that is not played face up, told apart as ``Spot`` does."""
    found = {card: ("hand", seat, 0) for seat in SEATS for card in world.hands[seat.place]}
    found |= {one.card: ("table" if one.trick == view.number else "folded", *one[:2][::-1]) for one in world.folded}
    if view.closed and view.indicator is None and found[world.indicator][0] == "hand":
        found[world.indicator] = ("indicator", view.maker, 0)
    return found


def moved(view: View, one: World, two: World) -> dict[Card, tuple[Spot, Spot]]:
    """The cards that lie elsewhere, and where they lie in both."""
    start, end = whereabouts(view, one), whereabouts(view, two)
    return {card: (start[card], end[card]) for card in start if start[card] != end[card]}


def check(deal: Deal, change: SmallestChange) -> None:
    """What must hold of every change, by the engine."""
    view = deal.view(change.seat)
    assert {one.card: (one.start, one.end) for one in change.moves} == moved(view, true_world(deal, view), change.world)
    again = deal_of(view, change.world)
    assert again.view(view.seat) == view
    if can_call(deal, change.seat) or not (deal.maker == change.seat and deal.closed):
        assert beats(view, change)
        if can_call(deal, change.seat):
            again = again.act(change.seat, CallCaps(change.against))
        for seat, action in change.line:
            again = again.act(seat, action)
        end = again.play.tricks[-1]
        assert (end.number, end.winner) == (change.trick, change.winner.seat)
        assert change.winner.card in [one.card for one in end.cards if one.seat == end.winner]


def test_the_changed_world_fits_and_beats_the_claim(rng: random.Random) -> None:
    seen: Counter[int] = Counter()
    while seen.total() < 60 or not seen[2]:
        deal, seat = rng.choice([position, claimable])(rng, rng.randint(1, 8))
        view = deal.view(seat)
        order = (
            None if stated_before(view) or rng.random() < 0.5 else tuple(rng.sample(list(view.hand), len(view.hand)))
        )
        change = smallest_change(deal, seat, order, nodes=5_000)
        proof = prove(view, order)
        assert (change is None) == (proof.verdict != "refuted")
        if change is not None:
            assert change.against == proof.against
            check(deal, change)
            seen[len(change.moves)] += 1


def smallest_of_all(deal: Deal, change: SmallestChange) -> int:
    """How few cards have moved in the nearest of all worlds that beat the order, by plain minimax in each."""
    view = deal.view(change.seat)
    claim, true = plain.Claim(view, change.against), true_world(deal, view)
    ranked = sorted(enumerate_worlds(view), key=lambda world: len(moved(view, true, world)))
    return next(len(moved(view, true, world)) for world in ranked if claim.beaten(world))


def test_no_world_with_fewer_moved_cards_beats_it(rng: random.Random) -> None:
    seen: Counter[int] = Counter()
    while seen.total() < 60 or min(seen[0], seen[2], seen[4]) < 2:
        deal, seat = rng.choice([position, claimable, claimable])(rng, rng.choice([2, 3, 4]))
        view = deal.view(seat)
        if stated_before(view) or count_worlds(view) > 1000:
            continue
        change = smallest_change(deal, seat, rng.choice([None, tuple(view.hand)]))
        if change is None or (not change.moves and seen[0] > 25):
            continue
        assert change.exact
        assert len(change.moves) == smallest_of_all(deal, change)
        seen[len(change.moves)] += 1


def test_no_smaller_change_where_the_trump_is_hidden() -> None:
    """``closed.indicator-apart``: the indicator may change places too, and the trump suit with it."""
    kinds: Counter[str] = Counter()
    for make, rows in ((position, HIDDEN), (claimable, HIDDEN_STRONG)):
        for left, seed in rows:
            deal, seat = make(random.Random(seed), left)
            change = smallest_change(deal, seat)
            if change is None:
                continue
            check(deal, change)
            assert change.exact
            assert len(change.moves) == smallest_of_all(deal, change)
            kinds.update({end.kind for _, _, end in change.moves} | {"zero" if not change.moves else "some"})
            kinds["suit"] += change.world.indicator.suit != deal.indicator.suit
    assert min(kinds["zero"], kinds["hand"], kinds["indicator"], kinds["suit"]) > 0


def test_zero_exactly_when_the_deal_as_it_lies_beats_the_claim(rng: random.Random) -> None:
    seen: Counter[bool] = Counter()
    while min(seen[True], seen[False]) < 15:
        deal, seat = rng.choice([position, claimable])(rng, rng.choice([2, 3, 4, 5]))
        view = deal.view(seat)
        change = smallest_change(deal, seat, nodes=50_000)
        if change is None or stated_before(view):
            continue
        beaten = plain.Claim(view, change.against).beaten(true_world(deal, view))
        assert beaten == (not change.moves)
        seen[beaten] += 1


# --- told by hand

HOLE = "S:J9ATK.J9T.. E:Q87.KQ8.TK. N:.A7.J9AQ.J9 W:..87.ATKQ87"
ORDER = cards("JS 9S AS TS KS JH 9H TH")


def test_one_swap_gives_an_opponent_the_ace() -> None:
    """With North the ace of hearts wins the last trick for the side, with East against it."""
    deal = scripted(HOLE, "W", SOUTH_160.format("TS"))
    change = smallest_change(deal, "S", ORDER)
    assert change is not None
    check(deal, change)
    assert change.exact
    assert len(change.moves) == 2
    ace = next(one for one in change.moves if one.card == "AH")
    assert (ace.start, ace.end) == (Spot("hand", NORTH), Spot("hand", EAST))
    assert (change.winner.card, change.trick) == ("AH", 8)


def test_nothing_to_change_for_a_proved_claim() -> None:
    deal = scripted(SOLID, "W", SOUTH_160.format("TS"))
    assert smallest_change(deal, "S") is None


def test_without_a_budget_the_refutation_itself_is_the_answer() -> None:
    deal = scripted(HOLE, "W", SOUTH_160.format("TS"))
    change = smallest_change(deal, "S", ORDER, nodes=1)
    assert change is not None
    assert not change.exact
    assert change.world == prove(deal.view("S"), ORDER).world
    check(deal, change)


def test_a_claim_outside_the_play_is_refused() -> None:
    deal = scripted(SOLID, "W", "S:160")
    with pytest.raises(ValueError, match="during the play only"):
        smallest_change(deal, "S")


def test_a_folded_card_may_be_another_one() -> None:
    """``closed.inspect``: what West has folded only the maker knows; a high heart there was no threat to North."""
    change = None
    rng = random.Random(5)
    while change is None or not any(one.end.kind == "folded" for one in change.moves):
        deal, seat = position(rng, rng.choice([2, 3]))
        change = smallest_change(deal, seat)
    check(deal, change)
    assert deal.maker != change.seat or deal.play.trick


def test_the_line_starts_in_the_trick_on_the_table() -> None:
    deal = scripted(SOLID, "W", SOUTH_160.format("TS") + " S:open").act("S", Play("JS"))
    change = smallest_change(deal, "N")
    assert change is not None
    check(deal, change)
    assert change.line[0][0] == "E"
