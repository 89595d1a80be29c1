"""Points are not tricks: touching cards of different value are not equal.

``marc-la/304-game``, the only public 304 engine found with such a solver, takes them for equal, as bridge solvers
rightly do, and so gets between four and seven of ten endings wrong (126 of 300 with four cards a hand).
"""

from __future__ import annotations

from tests.solver_dd.minimax import Minimax
from tests.solver_dd.positions import deals
from tutor.cards import card
from tutor.solver import dd
from tutor.solver.dd import Position


def test_the_peers_mistake_collapsing_touching_cards() -> None:
    # East led the jack; South holds nine and ace, next to each other. One is lost to the jack, the other wins the last
    # trick, so South gives the ace: 20 points, not 11.
    end = Position.of(
        {"S": "9S AS", "E": "7S", "N": "8H", "W": "7D"},
        trump="C",
        leader="E",
        maker="S",
        trick=(card("JS"), card("7H"), card("8S")),
    )
    assert dd.values(end) == {card("9S"): 11, card("AS"): 20}
    assert dd.points(end) == 20
    assert Minimax(end, collapse=True).value() == 11, "this is the mistake"


def test_eight_and_seven_are_equal() -> None:
    end = Position.of({"S": "8S 7S", "E": "JS AH", "N": "QH KH", "W": "9H TH"}, trump="C", leader="S", maker="S")
    found = dd.values(end)
    assert found[card("8S")] == found[card("7S")]


def test_the_mistake_spoils_many_endings_and_ours_none() -> None:
    sample = deals(seed=17, number=16, size=4)
    truth = [Minimax(one).value() for one in sample]
    assert [dd.points(one) for one in sample] == truth
    wrong = sum(Minimax(one, collapse=True).value() != right for one, right in zip(sample, truth, strict=True))
    assert wrong >= 4


def test_for_tricks_touching_cards_are_equal() -> None:
    for one in deals(seed=18, number=20, size=4):
        assert dd.max_tricks(one) == Minimax(one, tricks=True, collapse=True).value()
