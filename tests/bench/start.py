"""Warm start: a new process that solves one deal of eight cards by double dummy, beside one that imports numba only.

    python -m tests.bench.start [--rounds N]

Both take turns, each with a warm cache. Bar: 1.5 s of processor time and by the clock. numba also imports scipy where
it is installed (with the peers of the extra ``bench``, say); the last row hides it, as in a plain install.
"""

from __future__ import annotations

import argparse
import importlib.util
import resource
import statistics
import subprocess
import sys
import time

SOLVE = """
from tutor.solver import dd
hands = {"S": "JA.T8.K9.Q7", "E": "9T.J7.AQ.K8", "N": "K8.AQ.J7.9T", "W": "Q7.K9.T8.JA"}
print(dd.points(dd.Position.of(hands, "S", "S", "S")))
"""
NUMBA = "import numba"
HIDE = "import sys; sys.modules['scipy'] = None\n"
BAR = 1.5


def one(code: str) -> tuple[float, float]:
    """Seconds of processor time and by the clock of a new process that runs ``code``."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
    clock, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, clock


def main() -> None:
    """Print the figures and whether the bar is met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    if importlib.util.find_spec("numba") is None:
        sys.exit("numba is not installed: there is no cache to be warm")
    codes = {"import numba": NUMBA, "solve one deal": SOLVE}
    if importlib.util.find_spec("scipy"):
        codes["solve one deal, scipy hidden"] = HIDE + SOLVE
    one(SOLVE)  # fills the cache
    seen: dict[str, list[tuple[float, float]]] = {name: [] for name in codes}
    for _ in range(rounds):
        for name, code in codes.items():
            seen[name].append(one(code))
    print(f"{'':30}  processor: least, median   clock: least, median   processor / import numba")
    for name, runs in seen.items():
        cpu, clock = [run[0] for run in runs], [run[1] for run in runs]
        ratio = statistics.median(run[0] / base[0] for run, base in zip(runs, seen["import numba"], strict=True))
        figures = " ".join(f"{min(some):10.2f} s, {statistics.median(some):6.2f} s" for some in (cpu, clock))
        print(f"{name:30}  {figures} {ratio:14.2f}")
    for what, at in (("processor time", 0), ("the clock", 1)):
        least = min(run[at] for run in seen["solve one deal"])
        print(f"bar {BAR} s by {what}: {'met' if least <= BAR else 'MISSED'} ({least:.2f} s, the least of {rounds})")


if __name__ == "__main__":
    main()
