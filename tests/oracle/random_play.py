"""Random deals made by the oracle, for comparing engines. All randomness comes from the `rng` passed in."""

from __future__ import annotations

import random
from typing import Any

from .basics import PACK, PARTNER, SEATS, SUITS, Action, State, of_suit, still_to_play
from .engine import apply, judge, legal, new_state

DOS = ("bid", "pass", "ask", "redeal", "indicator", "pcc", "open", "play", "caps", "spoilt")


SETTINGS: dict[str, tuple[Any, ...]] = {
    "bid_step_from_200": (10, 5),
    "second_auction_least": (250, 220),
    "second_auction_start": ("winner", "eldest"),
    "second_auction_until": ("circuit", "three-passes"),
    "own_raise": (True, False),
    "ask_partner": ("any-seat", "eldest-and-opposite", "never"),
    "ask_skips_partner": (True, False),
    "overcall_partner": ("200", "never", "free"),
    "pcc_won": (4, 5),
    "pcc_first_trick": ("closed", "open"),
    "opening_shows": ("all-others", "trumps"),
    "opening_choice": ("before-first-lead", "leading-with-trump", "any-time", "never"),
    "open_at_250": (True, False),
    "exhausted_trumps": ("after-unfollowed-lead", "never"),
    "caps_window": ("end-of-trick", "before-next-card"),
    "caps_penalty": ("two-or-five", "bid-loss-plus-one-or-five"),
    "defenders_caps": (True, False),
}
"""The values of the settings that decide what may be done in a deal and what it brings, as rules.md names them."""


def random_house(rng: random.Random) -> dict[str, Any]:
    """A profile of the partnership game as a record has it: some settings, each with a random value."""
    some = rng.sample(sorted(SETTINGS), rng.randint(1, len(SETTINGS)))
    return {"base": "sri-lankan", "settings": {one: rng.choice(SETTINGS[one]) for one in some}}


def random_record(
    rng: random.Random,
    caps: float = 0.0,
    spoilt: float = 0.0,
    profile: str | dict[str, Any] = "sri-lankan",
    sweeps: bool = False,
) -> dict[str, Any]:
    """A random legal whole deal as a record `304/1`.

    `caps` and `spoilt` are the chances, at each moment of play, that some seat tries a Caps call in a random order
    or a spoilt declaration; what is not legal is left out.
    """
    record = random_deal(rng, profile, sweeps)
    state = new_state(record)
    while state["phase"] != "over":
        action = _free_action(rng, state, caps, spoilt) or _turn_action(rng, state)
        record["actions"].append(action)
        state = apply(state, action)
    return record


def random_deal(
    rng: random.Random, profile: str | dict[str, Any] = "sri-lankan", sweeps: bool = False
) -> dict[str, Any]:
    """A record without actions; in half of the deals one seat has a long suit, so that rare clauses come up.

    `sweeps`: one seat has a whole suit, so that a side may well take every trick.
    """
    long_suit = rng.choice(SUITS) if sweeps or rng.random() < 0.5 else ""
    kept = rng.sample(of_suit(PACK, long_suit), 8 if sweeps else rng.randint(4, 8)) if long_suit else []
    rest = [card for card in PACK if card not in kept]
    rng.shuffle(rest)
    hands = {}
    for seat in rng.sample(SEATS, 4):
        hands[seat] = kept + [rest.pop() for _ in range(8 - len(kept))]
        rng.shuffle(hands[seat])
        kept = []
    ours = rng.choice([11, 11, 11, 1, 2, 4, 18, 20, 21])
    return {
        "format": "304/1",
        "profile": profile,
        "dealer": rng.choice(SEATS),
        "tokens": {"NS": ours, "EW": 22 - ours},
        "first": {seat: " ".join(hands[seat][:4]) for seat in SEATS},
        "second": {seat: " ".join(hands[seat][4:]) for seat in SEATS},
        "actions": [],
    }


def _free_action(rng: random.Random, state: State, caps: float, spoilt: float) -> Action | None:
    """Perhaps a Caps call, a spoilt declaration or an opening out of turn."""
    if state["phase"] != "play":
        return None
    seat = rng.choice(SEATS)
    tries = []
    if rng.random() < caps:
        tries.append({"seat": seat, "do": "caps", "order": _shuffled(rng, still_to_play(state, seat))})
    if rng.random() < spoilt:
        tries.append({"seat": seat, "do": "spoilt"})
    if rng.random() < 0.15:
        tries.append({"seat": state["maker"], "do": "open"})
    return next((action for action in tries if not judge(state, action)), None)


def _turn_action(rng: random.Random, state: State) -> Action:
    """A legal action of the seat on turn, weighted so that auctions end and rare actions happen."""
    actions = legal(state, state["turn"])
    by_do: dict[str, list[Action]] = {}
    for action in actions:
        by_do.setdefault(action["do"], []).append(action)
    if "play" in by_do:
        return rng.choice(by_do["play"])
    if "indicator" in by_do and rng.random() < 0.6:  # a suit that the hand is long in
        return max(actions, key=lambda action: len(of_suit(state["hands"][state["turn"]], action["card"][1])))
    if state["phase"] == "auction" and state["bid"] is None:
        weights = {"bid": 0.35, "pass": 0.4, "ask": 0.15, "redeal": 0.2}
    elif state["phase"] == "auction":
        weights = {"bid": 0.22, "pass": 0.6, "ask": 0.18}
    else:
        weights = {"bid": 0.12, "pcc": 0.06, "pass": 0.82}
    kinds = list(by_do)
    kind = rng.choices(kinds, [weights.get(one, 1.0) for one in kinds])[0]
    if kind == "bid" and rng.random() < 0.8:
        return rng.choice(by_do["bid"][:3])  # small steps, so that not every auction ends at 300
    return rng.choice(by_do[kind])


def random_attempt(rng: random.Random, state: State) -> Action:
    """Any well-formed action of any seat, legal or not; the seat on turn and its own cards are more likely."""
    seat = state["turn"] if state["turn"] and rng.random() < 0.75 else rng.choice(SEATS)
    do = rng.choice(DOS)
    action: Action = {"seat": seat, "do": do}
    held = still_to_play(state, seat) if state["maker"] else list(state["hands"][seat])
    if do == "bid":
        action["amount"] = rng.choice([*range(150, 320, 10), 155, 205, 255, 304])
    elif do in ("play", "indicator"):
        action["card"] = rng.choice(held) if held and rng.random() < 0.85 else rng.choice(PACK)
        if do == "play" and rng.random() < 0.2:
            action["folded"] = rng.random() < 0.5
    elif do == "caps":
        order = _shuffled(rng, held)
        action["order"] = order if rng.random() < 0.8 else (order[1:] or still_to_play(state, PARTNER[seat]))
    return action


def _shuffled(rng: random.Random, cards: list[str]) -> list[str]:
    return rng.sample(cards, len(cards))
