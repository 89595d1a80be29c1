"""Random deals of `call-partner` and `widow` made by the oracle. All randomness comes from the `rng` passed in."""

from __future__ import annotations

import random
from typing import Any

from .basics import PACK, SUITS, Action, State, of_suit
from .called import CLOCKWISE, TRICKS, apply, judge, legal, new_state

GAMES = ("call-partner", "widow")


def random_deal(rng: random.Random, game: str) -> dict[str, Any]:
    """A record without actions; in half of the deals one seat has a long suit, so that rare clauses come up."""
    seats, size = CLOCKWISE[game], TRICKS[game]
    kept = rng.sample(of_suit(PACK, rng.choice(SUITS)), rng.randint(4, 8)) if rng.random() < 0.5 else []
    rest = [card for card in PACK if card not in kept]
    rng.shuffle(rest)
    hands = {}
    for seat in rng.sample(seats, len(seats)):
        hands[seat] = kept + [rest.pop() for _ in range(size - len(kept))]
        kept = []
    found: dict[str, Any] = {
        "format": "304/1",
        "profile": game,
        "dealer": rng.choice(seats),
        "scores": {seat: rng.randint(-11, 40) for seat in seats},
        "hands": {seat: " ".join(hands[seat]) for seat in seats},
        "actions": [],
    }
    return found | ({"widow": " ".join(rest)} if rest else {})


def random_record(rng: random.Random, game: str, slam: float = 0.02) -> dict[str, Any]:
    """A random legal whole deal; `slam` is the chance of an announcement at each moment of play."""
    record = random_deal(rng, game)
    state = new_state(record)
    while state["phase"] != "over":
        action = _slam(rng, state) if rng.random() < slam else None
        action = action or _turn_action(rng, state)
        record["actions"].append(action)
        state = apply(state, action)
    return record


def _slam(rng: random.Random, state: State) -> Action | None:
    action = {"seat": rng.choice(state["order"]), "do": "slam"}
    return None if judge(state, action) else action


def _turn_action(rng: random.Random, state: State) -> Action:
    """A legal action of the seat on turn: auctions end, long suits become trump, makers lead the called suit."""
    actions = [one for one in legal(state, state["turn"]) if one["do"] != "slam"]
    hand = state["hands"][state["turn"]]
    if state["phase"] == "auction":
        return actions[-1] if rng.random() < 0.6 else rng.choice(actions)
    if state["phase"] == "trump" and rng.random() < 0.6:
        return max(actions, key=lambda one: len(of_suit(hand, one["suit"])))
    plays = [one for one in actions if one["do"] == "play"]
    if len(plays) < len(actions) and state["phase"] == "play" and rng.random() < 0.5:
        return next(one for one in actions if one["do"] == "marriage")
    if plays and state["turn"] == state["maker"] and state["card"] and not state["trick"] and rng.random() < 0.5:
        plays = [one for one in plays if one["card"][1] == state["card"][1]] or plays
    return rng.choice(plays or actions)


def random_attempt(rng: random.Random, state: State) -> Action:
    """Any well-formed action of any seat, legal or not; the seat on turn and its own cards are more likely."""
    seat = state["turn"] if state["turn"] and rng.random() < 0.75 else rng.choice(state["order"])
    phase = state["phase"]
    likely = {
        "auction": ["bid", "bid", "pass"],
        "exchange": ["exchange"],
        "trump": ["trump"],
        "call": ["call"],
        "play": ["play", "play", "marriage", "slam"],
    }
    every = ["bid", "pass", "exchange", "trump", "call", "play", "marriage", "slam"]
    do = rng.choice(likely[phase] if phase in likely and rng.random() < 0.8 else every)
    action: Action = {"seat": seat, "do": do}
    held = state["hands"][seat]

    def some_card() -> str:
        return rng.choice(held) if held and rng.random() < 0.8 else rng.choice(PACK)

    if do == "bid":
        standing = state["bid"][1] if state["bid"] else 150
        action["amount"] = standing + rng.choice([-10, -5, 0, 3, 5, 10, 30, 35, 155])
    elif do in ("trump", "marriage"):
        action["suit"] = rng.choice(SUITS)
    elif do == "exchange":
        lying = [*state["widow"], rng.choice(PACK)]
        action["take"] = [rng.choice(lying) for _ in range(rng.randrange(3))]
        action["put"] = [
            rng.choice([*held, *lying]) for _ in range(rng.choice([len(action["take"]), rng.randrange(3)]))
        ]
    elif do in ("call", "play"):
        action["card"] = some_card()
        if do == "play" and rng.random() < 0.1:
            action["folded"] = rng.random() < 0.5
    return action
