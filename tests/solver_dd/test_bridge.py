"""Most tricks, against bridge's double-dummy solver on the same cards (500 deals of each size agreed offline)."""

from __future__ import annotations

import pytest

from tests.solver_dd import bridge
from tests.solver_dd.positions import deals
from tutor.solver import dd

pytest.importorskip("endplay", reason="endplay (bridge's double-dummy solver) is not installed: extra bench")


@pytest.mark.parametrize(("size", "number"), [(4, 10), (6, 10), (8, 20)])
def test_most_tricks_agree_with_bridge(size: int, number: int) -> None:
    for position in deals(seed=41, number=number, size=size):
        most = bridge.max_tricks(position)
        assert dd.max_tricks(position) == most, position
        assert dd.all_tricks(position) == (most == size), position
