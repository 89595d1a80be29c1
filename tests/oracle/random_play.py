"""Random deals made by the oracle, for comparing engines. All randomness comes from the `rng` passed in."""

from __future__ import annotations

import random
from typing import Any

from .basics import (
    HOUSE,
    PACK,
    PACKETS,
    PARTNER,
    SEATS,
    SHORT_PACK,
    SIDE,
    SUITS,
    TABLES,
    Action,
    State,
    house_of,
    of_suit,
    seats,
    still_to_play,
)
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
    "spoilt_redeal": ("same-dealer", "next-dealer", "never"),
    "passing": ("stays-in", "out"),
    "later_calls": ("200", "free"),
    "second_auction": (True, False),
    "maker_cuts": ("indicator", "any"),
    "open_trump": (False, True),
    "pcc": (True, False),
    "caps": ("in-play", "before-play", "none"),
    "caps_before_won": (3, 2, 4, 5),
    "caps_before_lost": (5, 3, 4, 6),
}
"""The values of the settings that decide what may be done in a deal and what it brings, as rules.md names them."""


NEEDS: dict[str, tuple[str, Any]] = {
    "second_auction_least": ("second_auction", True),
    "second_auction_start": ("second_auction", True),
    "second_auction_until": ("second_auction", True),
    "own_raise": ("second_auction", True),
    "pcc_won": ("pcc", True),
    "pcc_first_trick": ("pcc", True),
    "opening_shows": ("open_trump", False),
    "opening_choice": ("open_trump", False),
    "maker_cuts": ("open_trump", False),
    "caps_window": ("caps", "in-play"),
    "caps_penalty": ("caps", "in-play"),
    "defenders_caps": ("caps", "in-play"),
    "caps_before_won": ("caps", "before-play"),
    "caps_before_lost": ("caps", "before-play"),
}
"""Settings that decide nothing without another one."""


OF_FOUR = [("second_auction", True), ("pcc", True), ("caps", "in-play")]
"""What only four players can play."""


def random_house(rng: random.Random, base: str = "", players: int = 4) -> dict[str, Any]:
    """A profile of the partnership game as a record has it: some settings, each with a random value.

    Nothing in it contradicts the rest. Half of the tables are plain about the trump, as the others' rare rules need.
    """
    base = base or rng.choice(["sri-lankan", "sri-lankan", "club"])
    some = rng.sample(sorted(SETTINGS), rng.randint(1, len(SETTINGS)))
    changed = {one: rng.choice(SETTINGS[one]) for one in some}
    if players != len(SEATS):
        changed = {one: value for one, value in changed.items() if (one, value) not in OF_FOUR} | {"players": players}
    if rng.random() < 0.5:
        changed.pop("open_trump", None)
        changed.pop("caps", None)
    house = {**HOUSE[base], **changed}
    if not house["second_auction"]:
        house["pcc"] = changed["pcc"] = False
    if house["open_trump"]:
        house["open_at_250"] = changed["open_at_250"] = False
    if house["ask_partner"] == "never":
        changed.pop("ask_skips_partner", None)
    kept = {one: value for one, value in changed.items() if one not in NEEDS or house[NEEDS[one][0]] == NEEDS[one][1]}
    return {"base": base, "settings": kept}


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
    players = house_of({"profile": profile})["players"]
    if players > len(SEATS):
        return _random_deal_of_many(rng, profile, players)
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


def _random_deal_of_many(rng: random.Random, profile: str | dict[str, Any], players: int) -> dict[str, Any]:
    """The same for six or eight; in half of the deals one suit lies together, and some sides are out of tokens."""
    order, (one, two) = TABLES[players], PACKETS[players]
    pack = rng.sample(SHORT_PACK, len(SHORT_PACK))
    if rng.random() < 0.5:
        suit = rng.choice(SUITS)
        pack.sort(key=lambda card: card[1] != suit)
    hands = {}
    for at, seat in enumerate(rng.sample(order, players)):
        hands[seat] = pack[at * (one + two) : (at + 1) * (one + two)]
        rng.shuffle(hands[seat])
    sides = list(dict.fromkeys(SIDE[seat] for seat in order))
    tokens = dict.fromkeys(sides, 11)
    for _ in range(rng.choice([0, 0, 3, 40])):  # never all to one side
        payer, receiver = rng.sample(sides, 2)
        if tokens[payer] and tokens[receiver] + 1 < 11 * len(sides):
            tokens[payer] -= 1
            tokens[receiver] += 1
    return {
        "format": "304/1",
        "profile": profile,
        "dealer": rng.choice(order),
        "tokens": tokens,
        "first": {seat: " ".join(hands[seat][:one]) for seat in order},
        "second": {seat: " ".join(hands[seat][one:]) for seat in order},
        "actions": [],
    }


def _free_action(rng: random.Random, state: State, caps: float, spoilt: float) -> Action | None:
    """Perhaps a Caps call, a spoilt declaration or an opening out of turn."""
    if state["phase"] != "play":
        return None
    seat = rng.choice(seats(state))
    tries = []
    if rng.random() < caps:
        order = _shuffled(rng, still_to_play(state, seat)) if state["house"]["caps"] == "in-play" else []
        tries.append({"seat": seat, "do": "caps", "order": order})
    if state["house"]["caps"] == "before-play" and rng.random() < 5 * caps:
        tries.append({"seat": seat, "do": "caps", "order": []})
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
    seat = state["turn"] if state["turn"] and rng.random() < 0.75 else rng.choice(seats(state))
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
        if state["house"]["caps"] != "in-play" and rng.random() < 0.6:
            action["order"] = []
    return action


def _shuffled(rng: random.Random, cards: list[str]) -> list[str]:
    return rng.sample(cards, len(cards))
