"""One against two with open cards: the search with an empty seat gives what plain minimax gives."""

from __future__ import annotations

import random

import pytest

from tutor.cards import PACK, SUITS, Card, Hand
from tutor.solver.dd import Solver
from tutor.solver.dd.alone import Three

ORDER = "SWE"
Laid = tuple[tuple[int, Card], ...]


def minimax(hands: list[set[Card]], trump: str, seat: int, trick: Laid = ()) -> int:
    """The maker's card points by trying everything; the maker is seat 0."""
    if not any(hands) and not trick:
        return 0
    some = [one for one in hands[seat] if trick and one.suit == trick[0][1].suit] or list(hands[seat])
    found = []
    for card in some:
        after = [hand - {card} for hand in hands]
        laid = (*trick, (seat, card))
        if len(laid) < 3:
            found.append(minimax(after, trump, (seat + 1) % 3, laid))
            continue
        led = laid[0][1].suit
        winner = max(laid, key=lambda one: (one[1].suit == trump, one[1].suit == led, one[1].power))[0]
        won = sum(one.points for _, one in laid) if winner == 0 else 0
        found.append(won + minimax(after, trump, winner))
    return max(found) if seat == 0 else min(found)


def ending(rng: random.Random, size: int) -> tuple[dict[str, Hand], str, str, str]:
    cards = rng.sample(PACK, 3 * size)
    hands = {one: Hand(cards[size * at : size * at + size]) for at, one in enumerate(ORDER)}
    return hands, rng.choice(SUITS), rng.choice(ORDER), rng.choice(ORDER)


@pytest.mark.parametrize(("size", "count"), [(1, 40), (2, 80), (3, 60), (4, 8)])
def test_endings_are_worth_what_minimax_says(rng: random.Random, size: int, count: int) -> None:
    for _ in range(count):
        hands, trump, leader, maker = ending(rng, size)
        order = ORDER[ORDER.index(maker) :] + ORDER[: ORDER.index(maker)]
        right = minimax([set(hands[one]) for one in order], trump, order.index(leader))
        for solver in (Solver(), Solver(compiled=False)):
            found = Three(hands, trump, leader, maker, solver)
            assert found.points() == right, (hands, trump, leader, maker)
            assert found.at_least(right)
            assert not found.at_least(right + 1)


def test_the_plain_twin_looks_at_the_same_positions(rng: random.Random) -> None:
    for _ in range(3):
        hands, trump, leader, maker = ending(rng, 6)
        one, two = (Three(hands, trump, leader, maker, Solver(how)) for how in (None, False))
        assert one.points() == two.points()
        assert one.nodes == two.nodes > 0


def test_hands_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="three hands of one size"):
        Three({"S": Hand.parse("JS"), "W": Hand.parse("9S AS"), "E": Hand.parse("7S")}, "S", "S", "S")
    with pytest.raises(ValueError, match="no card twice"):
        Three({"S": Hand.parse("JS"), "W": Hand.parse("JS"), "E": Hand.parse("7S")}, "S", "S", "S")
