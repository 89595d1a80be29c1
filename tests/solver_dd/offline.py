"""The long proof: thousands of endings against minimax, compiled and plain, and whole deals against bridge's solver.

    python -m tests.solver_dd.offline [--endings N] [--deals N] [--seed N]

The fixed samples of the tests are small; this is the same on as many positions as wanted.
"""

from __future__ import annotations

import argparse
import importlib.util
from collections import Counter

from tests.solver_dd import bridge
from tests.solver_dd.minimax import Minimax
from tests.solver_dd.positions import deals, endings
from tutor.solver.dd import Solver


def check_endings(seed: int, number: int) -> Counter[str]:
    """Compare every answer; count what was compared and what was wrong."""
    fast, plain = Solver(), Solver(compiled=False)
    seen: Counter[str] = Counter()
    for position in endings(seed, number):
        seen[f"{position.size} cards"] += 1
        for tricks in (False, True):
            truth = Minimax(position, tricks).values()
            best = (max if position.turn.side == position.maker.side else min)(truth.values())
            nodes = []
            for solver in (fast, plain):
                seen["wrong values"] += solver.values(position, tricks) != truth
                nodes.append(solver.nodes)
                seen["wrong"] += (solver.max_tricks(position) if tricks else solver.points(position)) != best
                nodes.append(solver.nodes)
                if tricks:
                    seen["wrong all tricks"] += solver.all_tricks(position) != (best == position.size)
                else:
                    for need in (best, best + 1, position.total // 2):
                        seen["wrong at least"] += solver.at_least(position, need) != (best >= need)
            seen["other nodes"] += nodes[:2] != nodes[2:]
    return seen


def check_bridge(seed: int, number: int) -> Counter[str]:
    """Compare most tricks and all tricks with DDS."""
    solver = Solver()
    seen: Counter[str] = Counter()
    for size in (8, 6, 5, 4):
        for position in deals(seed, number, size):
            most = bridge.max_tricks(position)
            seen[f"{size} cards"] += 1
            seen["wrong most tricks"] += solver.max_tricks(position) != most
            seen["wrong all tricks"] += solver.all_tricks(position) != (most == size)
    return seen


def main() -> None:
    """Run and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=2000)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("endings against minimax:", dict(check_endings(options.seed, options.endings)), flush=True)
    if importlib.util.find_spec("endplay"):
        print("deals against bridge:", dict(check_bridge(options.seed, options.deals)))
    else:
        print("endplay is not installed: nothing compared with bridge")


if __name__ == "__main__":
    main()
