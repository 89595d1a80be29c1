"""Whole random deals a second: ours (rulings on) beside rlcard's bridge and OpenSpiel's Python loop, in one run.

    python -m tests.bench.engine [--rounds N]

The three take turns, so that a machine whose speed drifts treats them alike; the medians and their ratios count.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

from tutor.rules.dealing import random_deal
from tutor.rules.playout import play_out


def ours(seconds: float, rng: random.Random) -> tuple[int, int]:
    """Games and actions of our engine in about this time; every list and every step goes through the rulings."""
    games = actions = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        actions += len(play_out(random_deal(rng), rng).log)
        games += 1
    return games, actions


def rlcard_bridge(seconds: float, rng: random.Random) -> tuple[int, int]:
    """Games and actions of rlcard's bridge with its own legal lists."""
    import rlcard

    env = rlcard.make("bridge", config={"seed": rng.randrange(2**31)})
    games = actions = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            actions += 1
        games += 1
    return games, actions


def open_spiel_loop(name: str) -> Callable[[float, random.Random], tuple[int, int]]:
    """Games and actions of an OpenSpiel trick game driven from Python."""

    def run(seconds: float, rng: random.Random) -> tuple[int, int]:
        import pyspiel

        game = pyspiel.load_game(name)
        games = actions = 0
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    actions += 1
                state.apply_action(rng.choice(state.legal_actions()))
            games += 1
        return games, actions

    return run


PLAYERS: dict[str, Callable[[float, random.Random], tuple[int, int]]] = {
    "304 Tutor": ours,
    "rlcard bridge": rlcard_bridge,
    "OpenSpiel bridge, Python loop": open_spiel_loop("bridge"),
    "OpenSpiel skat, Python loop": open_spiel_loop("skat"),
}


def main() -> None:
    """Run the rounds and print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args()
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in PLAYERS}
    for play in PLAYERS.values():
        play(0.3, random.Random(0))
    for number in range(options.rounds):
        for name, play in PLAYERS.items():
            start = time.perf_counter()
            games, actions = play(options.seconds, random.Random(number))
            spent = time.perf_counter() - start
            rates[name].append((games / spent, actions / spent))
    base = statistics.median(rate for rate, _ in rates["304 Tutor"])
    print("| engine | games/s (median) | actions/s (median) | ours / this, games/s: median of the rounds |")
    print("| --- | --- | --- | --- |")
    for name, rows in rates.items():
        games_rate = statistics.median(rate for rate, _ in rows)
        action_rate = statistics.median(rate for _, rate in rows)
        ratio = statistics.median(a / b for (a, _), (b, _) in zip(rates["304 Tutor"], rows, strict=True))
        print(f"| {name} | {games_rate:,.0f} | {action_rate:,.0f} | {ratio:.2f} |")
    assert base > 0


if __name__ == "__main__":
    main()
