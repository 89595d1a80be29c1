"""Double dummy: nodes and times of our solver, its plain twin, bridge's solver and colver's, in turns.

    python -m tests.bench.double_dummy [--deals N]

Everything assumes open cards and open trump. Nodes are positions that neither the bounds nor the table decided; they
are the same on every machine. Times are not: only the ratios of one run count, whose parts take turns deal by deal.
endplay and colver (extra ``bench``) are left out when they are not installed. The warm start is ``tests.bench.start``.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import statistics
import time
from collections.abc import Callable, Sequence

from tests.solver_dd import bridge
from tests.solver_dd.positions import deals, whole_deals
from tutor.solver.dd import Position, Solver

Work = Callable[[], object]


def timed(work: Work) -> float:
    """Milliseconds of one call."""
    start = time.perf_counter()
    work()
    return 1e3 * (time.perf_counter() - start)


def show(name: str, times: Sequence[float], nodes: Sequence[int] = ()) -> None:
    """Print one line: mean, median and 95th percentile."""

    def three(some: Sequence[float]) -> tuple[float, float, float]:
        return statistics.fmean(some), statistics.median(some), sorted(some)[int(0.95 * (len(some) - 1))]

    line = f"  {name:38} {'/'.join(f'{one:9.3f}' for one in three(times))} ms"
    if nodes:
        line += f"  {'/'.join(f'{one:9,.0f}' for one in three(nodes))} nodes"
    print(line, flush=True)


def ours(solver: Solver, number: int) -> None:
    """Nodes and times of every question."""
    print(f"Ours (mean / median / 95th percentile), {number} deals of each size")
    for size in (8, 6, 5, 4):
        sample = whole_deals(number, size)
        bar = 20 * size
        asked: dict[str, Callable[[Position], object]] = {
            "exact points": solver.points,
            f"at least {bar}": lambda position, bar=bar: solver.at_least(position, bar),  # type: ignore[misc]
            "most tricks": solver.max_tricks,
            "all tricks": solver.all_tricks,
            "points of every legal card": solver.values,
        }
        if size == 8:
            for more in (200, 250):
                asked[f"at least {more}"] = lambda position, bar=more: solver.at_least(position, bar)  # type: ignore[misc]
        for name, ask in asked.items():
            times, nodes = [], []
            for position in sample:
                times.append(timed(lambda ask=ask, position=position: ask(position)))  # type: ignore[misc]
                nodes.append(solver.nodes)
            show(f"{size} cards, {name}", times, nodes)


def twin(solver: Solver, number: int) -> None:
    """The compiled kernel against its plain twin."""
    plain = Solver(compiled=False)
    sample = whole_deals(number)
    fast, slow = [], []
    for position in sample:
        fast.append(timed(lambda position=position: solver.points(position)))  # type: ignore[misc]
        nodes = solver.nodes
        slow.append(timed(lambda position=position: plain.points(position)))  # type: ignore[misc]
        assert plain.nodes == nodes
    print(f"Compiled and plain, {number} deals of 8 cards, exact points, the same nodes")
    show("compiled", fast)
    show("plain", slow)
    print(f"  plain / compiled: {sum(slow) / sum(fast):.1f} (bar: 40 at least)")


def against_bridge(solver: Solver, number: int) -> None:
    """Most tricks against DDS."""
    print("Most tricks against bridge's solver (DDS in endplay), the same deals in turns")
    for size, bar in ((8, 6), (6, 1), (5, 1), (4, 1)):
        sample = whole_deals(number, size)
        mine, theirs = [], []
        for position in sample:
            deal = bridge.board(position)
            mine.append(timed(lambda position=position: solver.max_tricks(position)))  # type: ignore[misc]
            theirs.append(timed(lambda deal=deal: bridge.solve(deal)))  # type: ignore[misc]
            assert solver.max_tricks(position) == bridge.max_tricks(position)
        show(f"{size} cards, ours", mine)
        show(f"{size} cards, DDS", theirs)
        print(f"  ours / DDS, means: {sum(mine) / sum(theirs):.2f} (bar: {bar} at most)")


def against_colver(solver: Solver, number: int) -> None:
    """The value of every card of the leader against colver (Belote: 32 cards, points, but a duty to ruff)."""
    colver = importlib.import_module("colver")
    mine, theirs = [], []
    for index, position in enumerate(whole_deals(number)):
        mine.append(timed(lambda position=position: solver.values(position)))  # type: ignore[misc]
        env = colver.Env.deal(dealer=0, seed=index)
        env.set_contract(index % 4, 80, index % 2, 0)
        env.set_phase_playing()
        theirs.append(timed(env.solve_scores))
    print("Points of every legal card, 8 cards, against colver's solve_scores (other game, other deals), in turns")
    show("ours", mine)
    show("colver", theirs)
    print(f"  colver / ours, means: {sum(theirs) / sum(mine):.2f} (bar: 2 at least)")


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--twin-deals", type=int, default=10)
    options = parser.parse_args()
    solver = Solver()
    print("compiled by numba" if solver.compiled else "numba is not installed: the plain solver")
    for position in deals(1, 2, 4):
        solver.points(position), solver.max_tricks(position)
    ours(solver, options.deals)
    if solver.compiled:
        twin(solver, options.twin_deals)
    for name, run in (("endplay", against_bridge), ("colver", against_colver)):
        if importlib.util.find_spec(name):
            run(solver, options.deals)
        else:
            print(f"{name} is not installed")


if __name__ == "__main__":
    main()
