"""The state machine: `new_state`, `judge`, `apply`, `legal`. All of them leave their arguments unchanged."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from . import auction, play
from .basics import TABLES, Action, State, house_of, right, still_to_play

# In which phases an action has its place at all (procedure.phase otherwise). PCC in the first auction and asking
# in the second circuit are kept here because a clause of their own forbids them.
PHASES = {
    "bid": ("auction", "second-auction"),
    "pass": ("auction", "second-auction"),
    "ask": ("auction", "second-auction"),
    "pcc": ("auction", "second-auction"),
    "redeal": ("auction",),
    "indicator": ("indicator",),
    "play": ("play",),
    "open": ("play",),
    "caps": ("play",),
    "spoilt": ("play",),
}
FREE = {"open": play.judge_open, "caps": play.judge_caps, "spoilt": play.judge_spoilt}
ON_TURN = {
    "auction": auction.judge_first,
    "indicator": auction.judge_indicator,
    "second-auction": auction.judge_second,
    "play": play.judge_play,
}


def new_state(record: dict[str, Any]) -> State:
    """The state before the first action of a record (its `actions` are not looked at)."""
    house = house_of(record)
    first = {seat: record["first"][seat].split() for seat in TABLES[house["players"]]}
    second = {seat: record["second"][seat].split() for seat in TABLES[house["players"]]}
    return {
        "house": house,
        "dealer": record["dealer"],
        "tokens": dict(record["tokens"]),
        "first": first,
        "second": second,
        "hands": deepcopy(first),  # the second packet comes after the indicator
        "phase": "auction",
        "ended": None,
        "turn": right({"house": house}, record["dealer"]),  # auction.eldest-first
        "count": 0,
        "out": [],
        "bid": None,
        "had_turn": [],
        "passes": [],
        "asked": None,
        "skip": [],
        "circuit": [],
        "maker": None,
        "trump": None,
        "tricks": [],
        "trick": None,
        "exhausted": False,
        "calls": [],
        "trump_must_be_led": False,
    }


def judge(state: State, action: Action) -> list[str]:
    """The ids of all clauses that the action breaks; an empty list means that it is legal."""
    do = action["do"]
    if state["phase"] not in PHASES[do]:
        return ["procedure.phase"]
    if do in FREE:
        return FREE[do](state, action)
    if action["seat"] != state["turn"]:
        return ["procedure.turn"]
    return ON_TURN[state["phase"]](state, action)


def apply(state: State, action: Action) -> State:
    """The state after a legal action, as a deep copy. Raises ValueError if the action is illegal."""
    broken = judge(state, action)
    if broken:
        raise ValueError(f"{action} breaks {broken}")
    after = deepcopy(state)
    _do(after, action)
    after["count"] += 1
    return after


def _do(state: State, action: Action) -> None:
    do, phase = action["do"], state["phase"]
    if do == "play":
        play.do_play(state, action)
    elif do == "open":
        play.do_open(state)
    elif do == "caps":
        play.do_caps(state, action)
    elif do == "spoilt":
        play.do_spoilt(state)
    elif do == "indicator":
        auction.do_indicator(state, action)
    elif phase == "auction":
        auction.do_first(state, action)
    else:
        auction.do_second(state, action)


def legal(state: State, seat: str) -> list[Action]:
    """The legal turn actions of a seat in record form, and opening by the maker; never Caps or spoilt."""
    return [action for action in candidates(state, seat) if not judge(state, action)]


def candidates(state: State, seat: str) -> list[Action]:
    """Everything worth judging for `legal`; whether it is the seat's turn is left to `judge`."""
    phase = state["phase"]
    if phase in ("auction", "second-auction"):
        bids = [{"seat": seat, "do": "bid", "amount": amount} for amount in range(160, 301, 5)]
        return bids + [{"seat": seat, "do": do} for do in ("pcc", "pass", "ask", "redeal")]
    if phase == "indicator":
        return [{"seat": seat, "do": "indicator", "card": card} for card in state["hands"][seat]]
    if phase == "play":
        plays = [{"seat": seat, "do": "play", "card": card} for card in still_to_play(state, seat)]
        return [*plays, {"seat": seat, "do": "open"}]
    return []
