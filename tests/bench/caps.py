"""Caps proofs: time and nodes on real positions, and against compiled brute force at four cards, in turns.

    python -m tests.bench.caps [--positions N] [--against N] [--seed S] [--python]

The compiled prover, or with ``--python`` the searches that it follows. Processor time, which a busy machine changes
less; nodes are the same everywhere. Every position is one of a real deal with the seat that may claim
(``tests.solver.positions``), played at random or towards a sweep. Against brute force each position is proved anew
before, between and after the two kinds of it, ``CALLS`` times in a row; nothing is kept from call to call. The middle
of the calls counts, and of the three turns. What the first call of a turn took, just after other work, stands beside
it: a few microseconds are soon trebled where the processor has to fetch everything again.
"""

from __future__ import annotations

import argparse
import functools
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from tests.solver.brute_reading import Brute, TooMuch
from tests.solver.positions import claimable, position
from tutor.knowledge import count_worlds
from tutor.rules import Deal
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.solver import prove
from tutor.solver.proving.asking import is_ready, make_ready

BRUTE = {False: "plain", True: "remembers"}
"""Brute force that plays every world out anew, and the kind that remembers starts of tricks and the world that beat the
last order."""

BARS_MS = {False: 5, True: 0.2}
"""At the 95th percentile: the searches in Python, and the compiled prover."""
BAR_RATIO = 1000
CALLS = 5
MOST = 10**8

SETS: dict[str, Callable[[random.Random, int], tuple[Deal, Seat]]] = {
    "random": position,
    "random, every trick won so far": functools.partial(position, whole=True),
    "made strong": claimable,
}
"""Positions by how they come about; a claim can only be asked of a side that has won every trick."""


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Milliseconds of processor time of one call, and its result."""
    start = time.process_time()
    found = work()
    return 1e3 * (time.process_time() - start), found


def at_part(some: Sequence[float], part: float) -> float:
    """The value below which this part (0-1) of all lies."""
    return sorted(some)[int(part * (len(some) - 1))]


def three(some: Sequence[float], digits: int) -> str:
    """Median, 95th percentile and largest."""
    return " / ".join(f"{at_part(some, part):,.{digits}f}" for part in (0.5, 0.95, 1))


def real_positions(seed: int, number: int) -> None:
    """Time and nodes of ``prove`` with three to eight cards a hand."""
    print("| cards | kind | positions | sure | undecided | ms (median / 95 % / longest) | nodes (the same) |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    undecided, all_times = 0, []
    for kind, make in SETS.items():
        for left in range(3, 9):
            rng, times, nodes, sure, unsure = random.Random(f"{seed}/{kind}/{left}"), [], [], 0, 0
            for _ in range(number // 18 + 1):
                deal, seat = make(rng, left)
                view = deal.view(seat)
                spent, proof = timed(lambda view=view: prove(view))  # type: ignore[misc]
                times.append(spent)
                nodes.append(proof.nodes)
                sure += proof.verdict == "sure"
                unsure += proof.verdict == "undecided"
            print(f"| {left} | {kind} | {len(times):,} | {sure:,} | {unsure} | {three(times, 2)} | {three(nodes, 0)} |")
            undecided += unsure
            all_times += times
    bar = BARS_MS[is_ready()]
    print(f"\nall {len(all_times):,}: {three(all_times, 2)} ms (bar: 95 % in {bar} ms), undecided {undecided} (bar: 0)")


def against_brute(seed: int, number: int, cards: int = 4) -> None:
    """``prove`` and both kinds of brute force on the same positions, in turns; the answers must agree."""
    warm = claimable(random.Random(1), 3)[0].view("S")
    for remembers in BRUTE:
        ask(warm, remembers)
    print(f"\n{cards} cards against brute force, in turns; median / 95 % / longest")
    print("| kind | positions (sure) | worlds | prove, ms | first calls, ms |")
    print("| - brute force | ms | given up | 95 % by 95 % (first calls) | 95 % of the ratios | by the sums |")
    print("| --- | --- | --- | --- | --- | --- |")
    for kind, make in SETS.items():
        if make is claimable:  # a second each and more
            number = number // 5 + 1
        rng, sure = random.Random(f"{seed}/{kind}"), 0
        mine: list[float] = []
        first: list[float] = []
        worlds: list[int] = []
        theirs: dict[bool, list[float]] = {one: [] for one in BRUTE}
        over: Counter[bool] = Counter()
        while len(mine) < number:
            deal, seat = make(rng, cards)
            view = deal.view(seat)
            worlds.append(count_worlds(view))
            turns, verdict = [calls(view)], prove(view).verdict
            sure += verdict == "sure"
            for remembers in BRUTE:
                spent, found = timed(lambda view=view, one=remembers: ask(view, one))  # type: ignore[misc]
                theirs[remembers].append(spent)
                over[remembers] += found is None
                assert found in (None, verdict), (found, verdict)
                turns.append(calls(view))
            mine.append(statistics.median(middle for _, middle in turns))
            first.append(statistics.median(one for one, _ in turns))
        print(f"| {kind} | {number} ({sure}) | {three(worlds, 0)} | {three(mine, 3)} | {three(first, 3)} |")
        for remembers, name in BRUTE.items():
            some = theirs[remembers]
            high = at_part(some, 0.95)
            each = at_part([one / other for one, other in zip(some, mine, strict=True)], 0.95)
            by_part = f"{high / at_part(mine, 0.95):,.0f} ({high / at_part(first, 0.95):,.0f})"
            told = f"{by_part} | {each:,.0f} | {sum(some) / sum(mine):,.0f}"
            print(f"| - {name} | {three(some, 1)} | {over[remembers]} | {told} |", flush=True)
    print(f"(bar: {BAR_RATIO:,} at the 95th percentile; given up: over {MOST:,} steps or plays, timed until then)")


def calls(view: View) -> tuple[float, float]:
    """What the first of some proofs in a row took, and the middle of them, in milliseconds."""
    times = [timed(lambda: prove(view))[0] for _ in range(CALLS)]
    return times[0], statistics.median(times)


def ask(view: View, remembers: bool) -> str | None:
    """The verdict of brute force, ``None`` when it gave up."""
    try:
        return "sure" if Brute(view, MOST, remembers).some_order() else "refuted"
    except TooMuch:
        return None


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=12_000)
    parser.add_argument("--against", type=int, default=400)
    parser.add_argument("--seed", type=int, default=304)
    parser.add_argument("--python", action="store_true", help="without the compiled prover")
    options = parser.parse_args()
    print("the compiled prover" if not options.python and make_ready() else "the searches in Python")
    real_positions(options.seed, options.positions)
    against_brute(options.seed, options.against)


if __name__ == "__main__":
    main()
