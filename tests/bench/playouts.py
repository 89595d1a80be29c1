"""Random whole games a second: our compiled kernel beside OpenSpiel's C++ loop with uniform random bots made in C++.

    python -m tests.bench.playouts [--rounds N] [--seconds S]

The games take turns in each round; medians count, and the ratio of moves a second (cards and calls that a player
chose), for the games have different lengths. OpenSpiel starts from copies of deals dealt beforehand; our time has the
shuffle in it.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from tutor.solver.dd.playout import playouts
from tutor.solver.jit import is_compiled

BAR = 10
GAMES = ("bridge(use_double_dummy_result=false)", "hearts", "spades", "euchre", "skat")

Run = Callable[[float, int], tuple[int, float]]
"""Games played in about so many seconds with a seed, and the seconds that they took."""


def ours(seconds: float, seed: int) -> tuple[int, float]:
    """Shuffle, deal and 32 cards each."""
    games, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        playouts(20_000, seed + games)
        games += 20_000
    return games, time.perf_counter() - start


def open_spiel(name: str) -> tuple[Run, float]:
    """The C++ loop of one OpenSpiel game, and how many moves its random games have (mean of 300)."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 7) for player in range(game.num_players())]
    rng, dealt, moves = random.Random(7), [], 0
    for seed in range(300):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        dealt.append(state.clone())
        pyspiel.evaluate_bots(state, bots, seed)
        moves += sum(one.player >= 0 for one in state.full_history())

    def run(seconds: float, seed: int) -> tuple[int, float]:
        games, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            for state in dealt:
                pyspiel.evaluate_bots(state.clone(), bots, seed + games)
                games += 1
        return games, time.perf_counter() - start

    return run, moves / 300


def main() -> None:
    """Run the rounds; print rates and ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    options = parser.parse_args()
    players: dict[str, tuple[Run, float]] = {"304 Tutor": (ours, 32.0)}
    players |= {f"OpenSpiel {name.split('(')[0]}": open_spiel(name) for name in GAMES}
    rates: dict[str, list[float]] = {name: [] for name in players}
    for run, _ in players.values():
        run(0.2, 0)
    for number in range(options.rounds):
        for name, (run, _) in players.items():
            games, spent = run(options.seconds, 10**6 * number)
            rates[name].append(games / spent)
    print("compiled by numba" if is_compiled() else "numba is not installed: the plain twin")
    print(f"| random games | games/s | moves/s | ours / this, games | ours / this, moves (bar: {BAR}) |")
    print("| --- | --- | --- | --- | --- |")
    for name, (_, moves) in players.items():
        rate = statistics.median(rates[name])
        ratio = statistics.median(a / b for a, b in zip(rates["304 Tutor"], rates[name], strict=True))
        print(f"| {name} | {rate:,.0f} | {rate * moves:,.0f} | {ratio:.1f} | {ratio * 32 / moves:.1f} |")


if __name__ == "__main__":
    main()
