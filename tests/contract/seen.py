"""What one seat has seen of a deal, worked out from the oracle's plain states: a second opinion on ``Deal.view``."""

from __future__ import annotations

from typing import Any

from tests import oracle
from tests.oracle.basics import PACK, SEATS, seats, still_to_play

State = dict[str, Any]


def visible(one: dict[str, Any], seat: str, state: State, ended: bool) -> str | None:
    """A card of a trick as the seat sees it; the maker looks at folded cards when the trick has ended."""
    inspected = ended and seat == state["maker"]
    return one["card"] if not one["folded"] or one["shown"] or one["seat"] == seat or inspected else None


def own_cards(state: State, seat: str) -> list[str]:
    """The cards that have been dealt to the seat so far."""
    second = state["phase"] not in ("auction", "indicator") or bool(state["circuit"])
    none = state["phase"] == "over" and state["maker"] is None
    return list(state["first"][seat]) + (list(state["second"][seat]) if second and not none else [])


def knows_indicator(state: State, seat: str) -> bool:
    trump = state["trump"]
    return trump is not None and (trump["state"] == "open" or seat == state["maker"])


def known(state: State, seat: str) -> set[str]:
    """Every card whose place the seat knows."""
    found = set(own_cards(state, seat))
    for trick, ended in _tricks(state):
        found |= {card for one in trick["cards"] if (card := visible(one, seat, state, ended))}
    if knows_indicator(state, seat):
        found.add(state["trump"]["indicator"])
    for call in state["calls"]:
        found |= set(call["order"])
    return found


def hidden(state: State, seat: str) -> list[str]:
    """Every card whose place the seat does not know."""
    dealt = {card for packet in (state["first"], state["second"]) for hand in packet.values() for card in hand}
    return [card for card in PACK if card in dealt and card not in known(state, seat)]


def look(state: State, seat: str) -> dict[str, Any]:
    """The table as the seat sees it at one moment."""
    trump = state["trump"]
    return {
        **{key: state[key] for key in ("phase", "ended", "turn", "bid", "maker")},
        "trump": trump and (trump["state"], trump["indicator"] if knows_indicator(state, seat) else None),
        "hand": sorted(still_to_play(state, seat)) if trump else sorted(state["hands"][seat]),
        "held": [len(still_to_play(state, one)) if trump else len(state["hands"][one]) for one in seats(state)],
        "calls": [(one["seat"], one["order"]) for one in state["calls"]],
        "tricks": [
            (
                trick["winner"],
                [
                    (one["seat"], visible(one, seat, state, ended), one["folded"], one["shown"])
                    for one in trick["cards"]
                ],
            )
            for trick, ended in _tricks(state)
        ],
    }


def transcript(record: dict[str, Any], seat: str) -> list[Any] | None:
    """All that the seat sees from the deal to the last action of the record; ``None`` where an action is illegal."""
    state = oracle.new_state(record)
    lines: list[Any] = [look(state, seat)]
    for action in record["actions"]:
        if oracle.judge(state, action):
            return None
        state = oracle.apply(state, action)
        card = action.get("card")
        if action["do"] in ("play", "indicator") and action["seat"] != seat:
            card = None  # a card on the table is in look(); an indicator is not to be seen
        lines.append((action["seat"], action["do"], action.get("amount"), card, action.get("order"), look(state, seat)))
    return lines


def _tricks(state: State) -> list[tuple[dict[str, Any], bool]]:
    return [(trick, True) for trick in state["tricks"]] + ([(state["trick"], False)] if state["trick"] else [])


# --- the same records with other cards, suits or seats ----------------------------------------------------------------


def recard(record: dict[str, Any], new: dict[str, str]) -> dict[str, Any]:
    """The record with each card replaced (``new`` maps cards; others stay)."""

    def turn(card: str) -> str:
        return new.get(card, card)

    actions = []
    for action in record["actions"]:
        line = dict(action)
        if "card" in line:
            line["card"] = turn(line["card"])
        if "order" in line:
            line["order"] = [turn(card) for card in line["order"]]
        actions.append(line)
    packets = {
        name: {seat: " ".join(turn(card) for card in text.split()) for seat, text in record[name].items()}
        for name in ("first", "second")
    }
    return {**record, **packets, "actions": actions}


def relabel(record: dict[str, Any], suits: dict[str, str]) -> dict[str, Any]:
    """The record with its suits exchanged."""
    return recard(record, {card: card[0] + suits[card[1]] for card in PACK})


def rotate(record: dict[str, Any], steps: int) -> dict[str, Any]:
    """The record with every seat moved by some places in the order of play."""
    to = {seat: SEATS[(place + steps) % 4] for place, seat in enumerate(SEATS)}
    tokens = record["tokens"]
    if steps % 2:
        tokens = {"NS": tokens["EW"], "EW": tokens["NS"]}
    return {
        **record,
        "dealer": to[record["dealer"]],
        "tokens": tokens,
        "first": {to[seat]: text for seat, text in record["first"].items()},
        "second": {to[seat]: text for seat, text in record["second"].items()},
        "actions": [{**action, "seat": to[action["seat"]]} for action in record["actions"]],
    }
