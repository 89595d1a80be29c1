"""Random play of the open-card game: legal by the engine, the same for the same seed, compiled as plain."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tutor.cards import PACK, Hand, cards_of
from tutor.profiles import load_profile
from tutor.rules import Bid, Deal, OpenTrump, Pass, Play, SetIndicator
from tutor.seats import SEATS, Seat
from tutor.solver.dd import Position
from tutor.solver.dd.playout import Game, Playouts, playouts
from tutor.solver.jit import is_compiled

FREE = load_profile({"base": "sri-lankan", "settings": {"exhausted_trumps": "never"}})
KNOWN = {"S": Hand.parse("JS 9S AS TS"), "W": Hand.parse("JH 9H AH TH KH QH 8H 7H")}


def replay(game: Game) -> Deal:
    """The game through the engine: somebody with a trump is maker and opens before the lead."""
    maker = next(one for one in SEATS if game.hands[one.place].of_suit(game.trump))
    held = {one: sorted(game.hands[one.place], key=lambda card: card.suit != game.trump) for one in SEATS}
    packets = [{one: Hand(cards[at : at + 4]) for one, cards in held.items()} for at in (0, 4)]
    deal = Deal.start(game.leader.left, packets[0], packets[1], profile=FREE)
    while deal.phase == "auction":
        bids = deal.turn == maker and deal.contract is None
        deal = deal.act(deal.turn, Bid(160 if maker == deal.eldest else 200) if bids else Pass())
    deal = deal.act(maker, SetIndicator(held[maker][0]))
    while deal.phase == "second-auction":
        deal = deal.act(deal.turn, Pass())
    deal = deal.act(maker, OpenTrump())
    for card in game.cards:
        deal = deal.act(deal.turn, Play(card))
    assert deal.ended == "played"
    return deal


def last_points(number: int, seed: int, **given: object) -> tuple[Playouts, int]:
    """So many games, and the card points of the last of them."""
    these = playouts(number, seed, **given)
    before = playouts(number - 1, seed, **given).counts if number > 1 else (0,) * 305
    (points,) = [one for one in range(305) if these.counts[one] != before[one]]
    return these, points


def test_every_game_is_legal_and_counted_as_the_engine_counts(rng: random.Random) -> None:
    """``play.follow``, ``play.winner``, ``cards.points``: a hundred games, each played again through the engine."""
    leaders, trumps = Counter[str](), Counter[str]()
    for _ in range(100):
        maker = rng.choice(SEATS)
        given = KNOWN if rng.random() < 0.3 else None
        these, points = last_points(rng.randint(1, 5), rng.randrange(2**40), hands=given, maker=maker)
        deal = replay(these.last)
        assert deal.points[maker.side] == points
        assert sum(deal.points.values()) == 304
        leaders[these.last.leader] += 1
        trumps[these.last.trump] += 1
        for seat, hand in (given or {}).items():
            assert set(hand) <= set(these.last.hands[Seat(seat).place])
    assert len(leaders) == len(trumps) == 4


def test_the_sides_add_up() -> None:
    """``score.made``: what the one side gets and what the other gets make 304 in every game."""
    south, east = playouts(5000, 9, maker="S"), playouts(5000, 9, maker="E")
    assert south.counts == tuple(reversed(east.counts))
    assert south.mean + east.mean == pytest.approx(304)
    assert sum(south.counts) == south.number == 5000
    assert south.share(0) == 1
    assert south.share(305) == 0


def test_same_seed_same_games() -> None:
    assert playouts(300, 5, KNOWN) == playouts(300, 5, KNOWN)
    assert playouts(300, 5, KNOWN) != playouts(300, 6, KNOWN)
    assert len({playouts(1, seed).last.hands for seed in range(50)}) == 50


@pytest.mark.skipif(not is_compiled(), reason="numba is not installed: nothing is compiled")
@pytest.mark.parametrize("given", [{}, {"hands": KNOWN, "trump": "S", "maker": "E"}, {"leader": "N"}])
def test_compiled_and_plain_play_the_same_games(given: dict[str, object]) -> None:
    for seed, number in ((0, 1), (1, 400), (-3, 50), (2**70, 50)):
        assert playouts(number, seed, compiled=True, **given) == playouts(number, seed, compiled=False, **given)


def test_dealing_and_choosing_are_even() -> None:
    """Each card comes to each seat alike, and each legal card is played alike (5 standard deviations)."""
    where, first, n = Counter[tuple[str, int]](), Counter[int](), 3000
    for seed in range(n):
        game = playouts(1, seed, leader="S", compiled=False).last
        for place, hand in enumerate(game.hands):
            where.update((card, place) for card in hand)
        first[list(game.hands[0]).index(game.cards[0])] += 1
    spread = 5 * (n * 0.25 * 0.75) ** 0.5
    assert len(where) == 128
    assert all(abs(one - n / 4) < spread for one in where.values())
    assert all(abs(first[at] - n / 8) < 5 * (n / 8) ** 0.5 for at in range(8))


def test_the_legal_cards_are_those_of_the_position() -> None:
    for seed in range(40):
        game = playouts(1, seed, compiled=False).last
        hands, leader = [hand.mask for hand in game.hands], game.leader
        for at in range(0, 32, 4):
            trick = game.cards[at : at + 4]
            for laid, card in enumerate(trick):
                masks = (Hand(hands[0]), Hand(hands[1]), Hand(hands[2]), Hand(hands[3]))
                position = Position(masks, game.trump, leader, leader, trick[:laid])
                assert card in position.legal
                hands[position.turn.place] &= ~card.bit
            places = {one: (leader.place + n) % 4 for n, one in enumerate(trick)}
            led = trick[0].suit
            best = max(trick, key=lambda one: (one.suit == game.trump, one.suit == led, one.power))
            leader = SEATS[places[best]]


def test_known_cards_are_never_dealt_twice() -> None:
    for seed in range(20):
        hands = playouts(3, seed, KNOWN).last.hands
        assert sum(hand.mask for hand in hands) == sum(one.bit for one in PACK)
        assert [len(hand) for hand in hands] == [8] * 4
        assert hands[3] == KNOWN["W"]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"number": 0}, "at least one game"),
        ({"trump": "X"}, "trump is one of"),
        ({"trump": "SH"}, "trump is one of"),
        ({"hands": {"S": Hand(cards_of(2**9 - 1))}}, "eight at most"),
        ({"hands": {"S": Hand.parse("JS"), "E": Hand.parse("JS 9S")}}, "in two hands: JS"),
        ({"leader": "X"}, "X"),
        ({"maker": "X"}, "X"),
    ],
)
def test_faults_are_named(given: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        playouts(**{"number": 1, "seed": 1, **given})
