"""What a seat knows and the worlds that fit it, against brute enumeration through the engine."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter

import pytest

from tests.solver import brute
from tests.solver.positions import position, scripted
from tutor.cards import SUITS, Card
from tutor.knowledge import (
    FoldedCard,
    World,
    count_worlds,
    enumerate_worlds,
    possible_trumps,
    read,
    sample_world,
)
from tutor.rules import Deal, Play
from tutor.rules.playout import random_whole
from tutor.rules.view import View
from tutor.seats import SEATS, WEST
from tutor.solver import deal_of

START = "S:pass E:160 N:pass W:pass S:pass {} E:pass N:pass W:pass S:pass"
SPREAD = "S:J9AT.J9.J9. E:KQ87.AT.AT. N:.KQ87.KQ87. W:...J9ATKQ87"


def true_world(deal: Deal, view: View) -> World:
    """The world of the deal itself."""
    assert deal.play is not None
    assert deal.indicator is not None
    tricks = [(one.number, one.cards) for one in deal.play.tricks] + [(deal.play.number, deal.play.trick)]
    cards = [FoldedCard(number, one.seat, one.card) for number, some in tricks for one in some]
    hidden = [cards[at] for at, _ in brute.hidden_plays(view)]
    return World(deal.indicator, tuple(deal.hand(seat) for seat in SEATS), tuple(sorted(hidden)))


def test_the_worlds_are_those_of_brute_enumeration(rng: random.Random) -> None:
    """``play.follow``, ``closed.void-folds``, ``closed.inspect``, ``closed.no-hand-cut``, ``trump.exhausted``."""
    kinds: Counter[str] = Counter()
    while kinds.total() < 40:
        deal, seat = position(rng, rng.choice([1, 1, 2]))
        view = deal.view(seat)
        try:
            deals = brute.worlds(view, most=700)
        except brute.TooMany:
            continue
        kinds["open" if not view.closed else "closed" if view.trump else "unknown"] += 1
        worlds = list(enumerate_worlds(view))
        assert len(set(worlds)) == len(worlds) == count_worlds(view)
        assert set(worlds) == {true_world(one, view) for one in deals}
    assert kinds["open"]
    assert kinds["closed"]


def test_a_maker_void_in_trumps_may_still_fold_the_indicator() -> None:
    """``closed.indicator-apart``: what a hand is out of says nothing about the indicator."""
    rng, found = random.Random(14), 0
    while not found:
        deal, seat = position(rng, 1)
        view = deal.view(seat)
        if view.trump is None and any(one.seat == view.maker and one.card is None for one in view.trick):
            folds = [(trick, one) for trick in view.tricks for one in trick.cards if one.folded]
            found += any(
                one.seat == view.maker and trick.cards[0].card.suit == deal.indicator.suit for trick, one in folds
            )
            assert deal.indicator.suit in possible_trumps(view)
            assert true_world(deal, view) in set(enumerate_worlds(view))


def test_the_true_world_always_fits_and_samples_replay_to_the_same_view(rng: random.Random) -> None:
    for _ in range(80):
        deal, seat = position(rng, rng.randint(1, 8))
        view = deal.view(seat)
        know, true = read(view), true_world(deal, view)
        assert deal.indicator is not None
        assert deal.indicator.suit in possible_trumps(view)
        assert any(SUITS[case.trump] == true.indicator.suit for case in know.cases())
        for seat_seen in (true, sample_world(view, rng)):
            again = deal_of(view, seat_seen)
            assert brute.fair(again.view(seat)) == brute.fair(view)
            assert true_world(again, view) == seat_seen
        if count_worlds(view) < 3000:
            assert true in set(enumerate_worlds(view))


def test_worlds_of_whole_random_deals_replay_too(rng: random.Random) -> None:
    """Auctions with delegated calls, overcalls and new makers; openings; any play."""
    for _ in range(8):
        for deal in random_whole(rng).path():
            if deal.phase == "play" and not deal.play.alone and rng.random() < 0.15:
                seat = rng.choice(SEATS)
                view = deal.view(seat)
                for world in (true_world(deal, view), sample_world(view, rng)):
                    again = deal_of(view, world)
                    assert again.view(seat) == view
                    assert true_world(again, view) == world


def test_samples_are_even() -> None:
    rng = random.Random(5)
    while True:
        deal, seat = position(rng, 2)
        view = deal.view(seat)
        if view.trump is None and 20 <= count_worlds(view) <= 60:
            break
    drawn = Counter(sample_world(view, rng) for _ in range(200 * count_worlds(view)))
    assert set(drawn) == set(enumerate_worlds(view))
    assert min(drawn.values()) > 130
    assert max(drawn.values()) < 280


def test_eight_cards_are_counted_at_once() -> None:
    """24 unseen cards in three hands; for the others any of the maker's cards may be the indicator."""
    deal = scripted(SPREAD, "W", START.format("E:*KS"))
    assert count_worlds(deal.view("E")) == math.comb(24, 8) * math.comb(16, 8)
    assert count_worlds(deal.view("S")) == 8 * count_worlds(deal.view("E"))


def test_no_placing_outside_the_play(rng: random.Random) -> None:
    deal = scripted("S:J9ATKQ87... E:.J9ATKQ87.. N:..J9ATKQ87. W:...J9ATKQ87", "W", "S:160")
    with pytest.raises(ValueError, match="during the play only"):
        read(deal.view("S"))


def test_own_fold_that_stayed_down_is_no_trump() -> None:
    """``closed.inspect``: what a seat has folded itself bars its suit too."""
    deal = scripted(SPREAD, "W", START.format("E:*KS") + " S:JS E:7S N:7H W:7C")
    assert possible_trumps(deal.view("W")) == "SHD"
    assert possible_trumps(deal.view("N")) == "SDC"
    assert possible_trumps(deal.view("S")) == "SHDC"
    assert possible_trumps(deal.view("E")) == "S"


def test_the_first_closed_lead_of_the_maker_is_no_trump() -> None:
    """``closed.no-trump-lead-first``."""
    calls = "S:160 E:pass N:pass W:pass S:*JS S:pass E:pass N:pass W:pass"
    assert possible_trumps(scripted(SPREAD, "W", calls).view("N")) == "SHDC"
    assert possible_trumps(scripted(SPREAD, "W", calls + " S:JH").view("N")) == "SDC"


def test_a_lead_away_from_trumps_that_nobody_followed() -> None:
    """``trump.exhausted``: were hearts trump, East had to go on with hearts after the one that nobody followed.

    After the spade East has no heart in hand, and the other three are out of hearts: the three that are out cannot all
    be the indicator.
    """
    hands = "S:J9AQ8.7.8.8 E:TK.J9ATK.J. N:7.Q.9ATKQ.7 W:.8.7.J9ATKQ"
    calls = "S:pass E:160 N:pass W:pass S:pass E:*KS E:pass N:pass W:pass S:pass"
    deal = scripted(hands, "W", calls + " S:8D E:JD N:QD W:7D  E:JH N:QH W:8H S:7H  E:9H N:7C W:QC S:8C")
    assert possible_trumps(deal.view("W")) == "SHD"
    assert read(deal.view("E")).by_maker[-1] == (SUITS.index("H"), True)
    deal = deal.act("E", Play("TS"))
    assert possible_trumps(deal.view("W")) == "SD"


def test_an_earlier_caller_is_known() -> None:
    """``caps.call``: the hand is shown, and what the caller folds follows from the order."""
    deal = scripted(SPREAD, "W", START.format("E:*KS") + " W:caps=7C,8C,JC,9C,AC,TC,KC,QC S:JS E:7S N:7H W:7C")
    know = read(deal.view("S"))
    assert know.orders[3] == deal.play.claims[0].order[1:]
    assert know.deduced == (FoldedCard(1, WEST, Card("7C")),)
    assert possible_trumps(deal.view("S")) == "SHD"
    assert all(world.folded[1].card == "7C" for world in itertools.islice(enumerate_worlds(deal.view("S")), 50))
