"""Every answer of the solver against plain minimax, on a fixed sample of endings.

The same was run once over thousands: ``python -m tests.solver_dd.offline`` does it again.
"""

from __future__ import annotations

import pytest

from tests.solver_dd.minimax import Minimax
from tests.solver_dd.positions import deals, endings
from tutor.cards import Card
from tutor.solver import dd
from tutor.solver.dd import Position, Solver
from tutor.solver.jit import is_compiled

PARTS = 10
SAMPLE = endings(seed=304, number=150)


def best_of(position: Position, values: dict[Card, int]) -> int:
    """The value of the position from the values of its cards."""
    return (max if position.turn.side == position.maker.side else min)(values.values())


def check(solver: Solver, position: Position) -> None:
    """Compare all that the solver says about a position with minimax."""
    for tricks in (False, True):
        truth = Minimax(position, tricks).values()
        best = best_of(position, truth)
        assert solver.values(position, tricks) == truth, position
        if tricks:
            assert solver.max_tricks(position) == best, position
            assert solver.all_tricks(position) == (best == position.size), position
        else:
            assert solver.points(position) == best, position
            for need in (-1, 0, best - 1, best, best + 1, position.total, position.total + 1):
                assert solver.at_least(position, need) == (best >= need), (need, position)


@pytest.mark.parametrize("part", range(PARTS))
def test_endings_agree_with_minimax(part: int) -> None:
    solver = Solver()
    for position in SAMPLE[part::PARTS]:
        check(solver, position)


@pytest.mark.skipif(not is_compiled(), reason="numba is not installed: there is only the plain solver")
@pytest.mark.parametrize("part", range(PARTS))
def test_the_plain_twin_agrees_with_minimax(part: int) -> None:
    solver = Solver(compiled=False)
    for position in SAMPLE[part::PARTS][::2]:
        check(solver, position)


def test_the_sample_has_every_size_and_every_moment_of_a_trick() -> None:
    assert {(one.size, len(one.trick)) for one in SAMPLE} == {(size, laid) for size in (2, 3, 4) for laid in range(4)}
    assert {one.trump for one in SAMPLE} == set("SHDC")
    assert {(one.maker.place - one.turn.place) % 4 for one in SAMPLE} == {0, 1, 2, 3}


def test_both_sides_share_all_points_and_tricks() -> None:
    for position in deals(seed=7, number=12, size=5):
        other = Position(position.hands, position.trump, position.leader, position.maker.right, position.trick)
        assert dd.points(position) + dd.points(other) == position.total
        assert dd.max_tricks(position) + dd.max_tricks(other) == position.size


def test_naming_the_suits_otherwise_changes_nothing() -> None:
    for position in deals(seed=8, number=8, size=5):
        hands = [(hand.mask << 8 | hand.mask >> 24) & 0xFFFFFFFF for hand in position.hands]
        trump = "SHDC"[("SHDC".index(position.trump) + 1) % 4]
        moved = Position.of(dict(zip("SENW", hands, strict=True)), trump, position.leader, position.maker)
        assert dd.points(moved) == dd.points(position)


def test_no_cards_left_is_worth_nothing() -> None:
    over = Position.of(dict.fromkeys("SENW", 0), trump="S", leader="S", maker="S")
    assert (dd.points(over), dd.max_tricks(over), dd.values(over)) == (0, 0, {})
    assert dd.at_least(over, 0)
    assert not dd.at_least(over, 1)
    assert dd.all_tricks(over)
