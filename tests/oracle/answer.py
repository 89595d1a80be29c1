"""The referee: a record in, one answer out, in the JSON form of design.md (no `message`, no `caps` list)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from .basics import Action, State, card_led, cards_down, is_closed, of_suit, still_to_play
from .engine import apply, judge, legal, new_state
from .play import card_faults, stated_card
from .score import captured, settle


def referee(record: dict[str, Any], facts: dict[str, Any] | None = None) -> dict[str, Any]:
    """Judge a well-formed record up to its first fault.

    `facts` may hold `due` and `proved` for `score.settle`; without them nothing is due and no call is proved.
    """
    state = new_state(record)
    fault = None
    for index, action in enumerate(record.get("actions", [])):
        clauses = judge(state, action)
        if clauses:
            witness = witnesses(state, action, clauses)
            fault = {"action": index, "seat": action["seat"], "clauses": clauses, "witness": witness}
            break
        state = apply(state, action)
    return {"legal": fault is None, "fault": fault, **describe(state, facts)}


def describe(state: State, facts: dict[str, Any] | None = None) -> dict[str, Any]:
    """Every field of the answer that depends on the position alone."""
    facts = facts or {}
    return {
        "phase": state["phase"],
        "ended": state["ended"],
        "contract": _contract(state),
        "trump": _trump(state),
        "tricks": deepcopy(state["tricks"] + ([state["trick"]] if state["trick"] else [])),
        "points": captured(state),
        "next": _next(state),
        "also": _also(state),
        **settle(state, facts.get("due"), facts.get("proved")),
    }


def _contract(state: State) -> dict[str, Any] | None:
    if state["bid"] is None:
        return None
    return {key: value for key, value in state["bid"].items() if key != "circuit"}


def _trump(state: State) -> dict[str, Any] | None:
    if state["trump"] is None:
        return None
    return {key: state["trump"][key] for key in ("suit", "indicator", "state")}


def _next(state: State) -> dict[str, Any] | None:
    seat = state["turn"]
    if seat is None:
        return None
    return {"seat": seat, "legal": legal(state, seat), "refused": _refused(state, seat)}


def _refused(state: State, seat: str) -> list[dict[str, Any]]:
    """In play: every card of the seat that may not be played now, and why."""
    if state["phase"] != "play":
        return []
    refused = []
    for card in still_to_play(state, seat):
        action = {"seat": seat, "do": "play", "card": card}
        clauses = judge(state, action)
        if clauses:
            refused.append({"action": action, "clauses": clauses, "witness": witnesses(state, action, clauses)})
    return refused


def _also(state: State) -> list[Action]:
    """The maker's right to open, out of turn."""
    maker = state["maker"]
    if state["phase"] != "play" or state["turn"] == maker or not is_closed(state):
        return []
    may = state["house"]["opening_choice"] == "before-first-lead" and not card_led(state)
    return [{"seat": maker, "do": "open"}] if may else []


def witnesses(state: State, action: Action, clauses: list[str]) -> list[str]:
    """Cards that show the fault of a card played; empty for every other fault (not meant for comparison)."""
    if action["do"] != "play":
        return []
    hand = state["hands"][action["seat"]]
    if "play.follow" in clauses:
        return of_suit(hand, cards_down(state)[0]["card"][1])
    if "trump.exhausted" in clauses:
        return of_suit(hand, state["trump"]["suit"])
    if "caps.call" in clauses and not card_faults(state, action["seat"], action["card"]):
        return [stated_card(state, action["seat"], default=action["card"])]
    return []
