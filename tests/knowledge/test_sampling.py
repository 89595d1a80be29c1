"""Sampling: every world with the same chance, and never more than so much work."""

from __future__ import annotations

import itertools
import random
import sys
from collections import Counter
from typing import Any

from tests.knowledge.truth import of_deal
from tests.solver.positions import called, dealt, play_on, position
from tutor.cards import SUITS
from tutor.knowledge import count_worlds, enumerate_worlds, read, sample_world, worlds
from tutor.rules.view import View
from tutor.seats import SEATS
from tutor.solver import deal_of


def test_sampling_is_uniform(rng: random.Random) -> None:
    """Chi-square over all worlds of small positions, known and unknown trump; six sigma is once in 10⁸ by chance."""
    wanted = {True: 4, False: 4}
    while any(wanted.values()):
        deal, seat = position(rng, rng.randint(1, 3))
        view = deal.view(seat)
        number = count_worlds(view)
        if not wanted[view.trump is None] or not 10 <= number <= 60:
            continue
        wanted[view.trump is None] -= 1
        each = 40
        drawn = Counter(sample_world(view, rng) for _ in range(each * number))
        assert set(drawn) <= set(enumerate_worlds(view))
        squares = sum((drawn[world] - each) ** 2 / each for world in enumerate_worlds(view))
        assert abs(squares - (number - 1)) < 6 * (2 * (number - 1)) ** 0.5 + 6, (squares, number)


def test_the_trump_is_sampled_as_often_as_it_is_there(rng: random.Random) -> None:
    """Closed positions too large to list: each suit is trump as often as it has worlds; six sigma."""
    done = 0
    while done < 3:
        view = closed_view(rng, rng.randint(0, 8))
        know = read(view)
        ways = Counter[str]()
        for case in know.cases():
            ways[SUITS[case.trump]] += worlds._ways(know, case)
        if len(ways) < 2:
            continue
        done += 1
        total = sum(ways.values())
        assert total == count_worlds(view)
        drawn = Counter(sample_world(view, rng).indicator.suit for _ in range(600))
        for suit, number in ways.items():
            share = number / total
            assert abs(drawn[suit] - 600 * share) < 6 * (600 * share * (1 - share)) ** 0.5 + 1


def closed_view(rng: random.Random, cards: int) -> View:
    """What a seat that is not the maker sees of a closed deal after so many cards."""
    while True:
        deal = called(rng, dealt(rng, None), rng.choice(SEATS))
        deal = play_on(rng, deal, cards, "NS", 0.3, True)
        if deal.closed and deal.phase == "play":
            return deal.view(rng.choice([seat for seat in SEATS if seat != deal.maker]))


def calls_of(action: Any) -> int:
    """How many function calls an action takes."""
    calls = itertools.count()

    def count(frame: Any, event: str, arg: Any) -> None:
        if event == "call":
            next(calls)

    sys.setprofile(count)
    try:
        action()
    finally:
        sys.setprofile(None)
    return next(calls)


def test_sampling_and_counting_never_stall(rng: random.Random) -> None:
    """Bounded work on eight cards with a closed trump and at every later moment; nothing is tried and thrown away."""
    most = 0
    for cards in [0] * 15 + [4, 8, 12, 16, 20, 24] * 8:
        view = closed_view(rng, min(cards, 24))
        worlds._rest.cache_clear()
        most = max(most, calls_of(lambda view=view: sample_world(view, rng)))
        worlds._rest.cache_clear()
        most = max(most, calls_of(lambda view=view: count_worlds(view)))
    assert most < 10_000


def test_a_sampled_world_is_a_legal_deal_with_the_same_view(rng: random.Random) -> None:
    """``play.follow`` and all the closed clauses: each recorded action is accepted again, and looks the same."""
    for cards in [0, 0, 3, 6, 9, 12, 15, 18, 21, 24] * 4:
        view = closed_view(rng, cards)
        world = sample_world(view, rng)
        again = deal_of(view, world)
        assert again.view(view.seat).log == view.log
        assert again.view(view.seat).tricks == view.tricks
        assert again.indicator == world.indicator
        assert of_deal(again, view).where[world.indicator] in {
            ("indicator", view.maker, 0),
            ("table", view.maker, view.number),
        }
