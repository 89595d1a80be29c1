"""Caps proofs: time and nodes on real positions, and against compiled brute force at four cards, in turns.

    python -m tests.bench.caps [--positions N] [--against N] [--seed S]

Processor time, which a busy machine changes less; nodes are the same everywhere. Every position is one of a real deal
with the seat that may claim (``tests.solver.positions``), played at random or towards a sweep.
"""

from __future__ import annotations

import argparse
import functools
import random
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

BRUTE = {False: "plain", True: "remembers"}
"""Brute force that plays every world out anew, and the kind that remembers starts of tricks and the world that beat the
last order."""

BAR_MS = 5
BAR_RATIO = 1000
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
    print(
        f"\nall {len(all_times):,}: {three(all_times, 2)} ms (bar: 95 % in {BAR_MS} ms), undecided {undecided} (bar: 0)"
    )


def against_brute(seed: int, number: int, cards: int = 4) -> None:
    """``prove`` and both kinds of brute force on the same positions, in turns; the answers must agree."""
    warm = claimable(random.Random(1), 3)[0].view("S")
    for remembers in BRUTE:
        ask(warm, remembers)
    print(f"\n{cards} cards against brute force, in turns; median / 95 % / longest")
    print("| kind | positions (sure) | worlds | prove, ms |")
    print("| - brute force | ms | given up | 95 % by 95 % | 95 % of the ratios | by the sums |")
    print("| --- | --- | --- | --- | --- | --- |")
    for kind, make in SETS.items():
        if make is claimable:  # a second each and more
            number = number // 5 + 1
        rng, mine, worlds, sure = random.Random(f"{seed}/{kind}"), [], [], 0
        theirs: dict[bool, list[float]] = {one: [] for one in BRUTE}
        over: Counter[bool] = Counter()
        while len(mine) < number:
            deal, seat = make(rng, cards)
            view = deal.view(seat)
            worlds.append(count_worlds(view))
            spent, proof = timed(lambda view=view: prove(view))  # type: ignore[misc]
            mine.append(spent)
            sure += proof.verdict == "sure"
            for remembers in BRUTE:
                spent, found = timed(lambda view=view, one=remembers: ask(view, one))  # type: ignore[misc]
                theirs[remembers].append(spent)
                over[remembers] += found is None
                assert found in (None, proof.verdict), (found, proof)
        print(f"| {kind} | {number} ({sure}) | {three(worlds, 0)} | {three(mine, 3)} |")
        for remembers, name in BRUTE.items():
            some = theirs[remembers]
            each = at_part([one / other for one, other in zip(some, mine, strict=True)], 0.95)
            ratios = at_part(some, 0.95) / at_part(mine, 0.95), each, sum(some) / sum(mine)
            told = " | ".join(f"{one:,.0f}" for one in ratios)
            print(f"| - {name} | {three(some, 1)} | {over[remembers]} | {told} |", flush=True)
    print(f"(bar: {BAR_RATIO:,} at the 95th percentile; given up: over {MOST:,} steps or plays, timed until then)")


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
    options = parser.parse_args()
    real_positions(options.seed, options.positions)
    against_brute(options.seed, options.against)


if __name__ == "__main__":
    main()
