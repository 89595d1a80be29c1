"""The compiled kernel and its plain twin: the same values from the same positions looked into; numba only when used."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys

import pytest

from tests.solver_dd.positions import deals, endings, whole_deals
from tutor.solver.dd import Solver
from tutor.solver.jit import is_compiled

needs_numba = pytest.mark.skipif(not is_compiled(), reason="numba is not installed: nothing is compiled")

SEEN = """
import json, sys
if {blocked}:
    sys.modules["numba"] = None
from tutor.solver import dd
early = "numba" in sys.modules and not {blocked}
end = dd.Position.of({{"S": "9S AS", "E": "JS 7S", "N": "8H KH", "W": "7D QD"}}, trump="D", leader="E", maker="W")
print(json.dumps([early, dd.points(end), dd.max_tricks(end)]))
"""


@needs_numba
@pytest.mark.parametrize("tricks", [False, True])
def test_values_and_nodes_are_the_same(tricks: bool) -> None:
    fast, plain = Solver(), Solver(compiled=False)
    assert fast.compiled
    assert not plain.compiled
    for position in [*endings(seed=23, number=40), *deals(seed=23, number=6, size=6)]:
        answers = []
        for solver in (fast, plain):
            value = solver.max_tricks(position) if tricks else solver.points(position)
            nodes = [solver.nodes]
            all_values = solver.values(position, tricks)
            nodes.append(solver.nodes)
            decided = solver.all_tricks(position) if tricks else solver.at_least(position, position.total // 2)
            answers.append((value, all_values, decided, nodes, solver.nodes))
        assert answers[0] == answers[1], position


@needs_numba
def test_nodes_of_whole_deals_stay_in_bounds() -> None:
    solver = Solver()
    nodes = []
    for position in whole_deals(200):
        solver.points(position)
        nodes.append(solver.nodes)
    assert statistics.fmean(nodes) <= 80_000
    assert statistics.median(nodes) <= 40_000


def test_nodes_of_endings_stay_in_bounds() -> None:
    solver = Solver()
    nodes = []
    for position in whole_deals(20, size=5):
        solver.points(position)
        nodes.append(solver.nodes)
    assert statistics.fmean(nodes) <= 1_200


def test_the_same_position_costs_the_same_nodes_again() -> None:
    solver = Solver()
    one, other = deals(seed=5, number=2, size=5)
    seen = []
    for position in (one, other, one):
        solver.points(position)
        seen.append(solver.nodes)
    assert seen[0] == seen[2]


@pytest.mark.parametrize("blocked", [True, pytest.param(False, marks=needs_numba)])
def test_numba_is_optional_and_imported_only_when_used(blocked: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SEEN.format(blocked=blocked)], capture_output=True, text=True, env=dict(os.environ)
    )
    assert done.returncode == 0, done.stderr
    early, points, tricks = json.loads(done.stdout)
    assert not early
    assert (points, tricks) == (66, 2)
