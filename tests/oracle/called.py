"""The second engine for the profiles `call-partner` and `widow`, from rules.md alone.

A state is one dictionary of plain values:

- `game` (`call-partner` or `widow`), `dealer`, `order` (seats as they play, from the dealer's left), `scores`
- `phase`, `turn`, `hands` (lists of cards), `widow` (what lies there), `bid` (`[seat, amount]` or None), `out` (passed)
- `maker`, `amount`, `trump`, `card` (called), `partner` (its holder), `known` (to all), `alone` (trick or None)
- `trick` (`[[seat, card], ...]`), `tricks` (`{"number", "cards", "winner", "points"}`), `shown` (marriages:
  `[seat, suit, points, makers]`), `slam` (who announced)

What a table would read where rules.md is silent: the first bid is 150 to 180; a seat that has passed breaks
`call.auction` whatever it calls; the widow is exchanged before the trump is named; before the partner is known a
defender's side has won a trick only if that defender has; nobody asks whether a slam is still possible; the partner who
announces one is known; only the trump that takes the trick beats the called card.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from typing import Any

from .basics import PACK, RANKS, SUITS, Action, State, of_suit, points

CLOCKWISE = {"call-partner": "SWNE", "widow": "SWE"}
TRICKS = {"call-partner": 8, "widow": 10}
SLAM_BEFORE = {"call-partner": 6, "widow": 8}  # call.slam, widow.score
PLACES = {
    "bid": "auction",
    "pass": "auction",
    "exchange": "exchange",
    "trump": "trump",
    "call": "call",
    "play": "play",
    "marriage": "play",
    "slam": "play",
}


def new_state(record: dict[str, Any]) -> State:
    """The state before the first action of a record."""
    game = record["profile"]
    seats = CLOCKWISE[game]
    left = seats.index(record["dealer"]) + 1
    order = [*seats[left:], *seats[:left]]
    return {
        "game": game,
        "dealer": record["dealer"],
        "order": order,
        "scores": dict(record.get("scores") or dict.fromkeys(seats, 0)),
        "phase": "auction",
        "turn": order[0],  # the dealer's left calls first
        "hands": {seat: record["hands"][seat].split() for seat in seats},
        "widow": record.get("widow", "").split(),
        "bid": None,
        "out": [],
        "maker": None,
        "amount": None,
        "trump": None,
        "card": None,
        "partner": None,
        "known": False,
        "alone": None,
        "trick": [],
        "tricks": [],
        "shown": [],
        "slam": None,
    }


# --- questions --------------------------------------------------------------------------------------------------------


def with_maker(state: State, seat: str, trick: int | None = None) -> bool:
    """Whether a seat is on the maker's side now, or was when a trick was won (call.alone)."""
    if seat == state["maker"]:
        return True
    if seat != state["partner"]:
        return False
    return state["alone"] is None or (trick is not None and trick <= state["alone"])


def makers_points(state: State) -> int:
    """Card points of the maker's side; what lies in the widow counts for it (widow.exchange)."""
    won = [one["points"] for one in state["tricks"] if with_maker(state, one["winner"], one["number"])]
    return sum(won) + points(state["widow"])


def target(state: State) -> int:
    """The bid, moved 20 or 40 in favour of each side that showed a marriage (call.marriage)."""
    moved = int(state["amount"])
    for _, _, worth, makers in state["shown"]:
        moved = moved - worth if makers else moved + worth
    return moved


def settle(state: State) -> dict[str, int]:
    """What each seat scores for the deal (call.score, widow.score)."""
    found = dict.fromkeys(state["scores"], 0)
    if state["phase"] != "over":
        return found
    made = makers_points(state) >= target(state)
    all_won = all(with_maker(state, one["winner"], one["number"]) for one in state["tricks"])
    gain = (4 if state["slam"] and all_won else 1) if made else -1
    for seat in (state["maker"], state["partner"]):
        if seat is not None:
            found[seat] = gain
    return found


def _has_trick(state: State, seat: str) -> bool:
    """Whether a seat knows that its side has won a trick."""
    for one in state["tricks"]:
        if one["winner"] == seat:
            return True
        known = state["known"] or state["game"] == "widow" or seat == state["partner"]
        if known and with_maker(state, one["winner"], one["number"]) == with_maker(state, seat):
            return True
    return False


# --- judging ----------------------------------------------------------------------------------------------------------


def judge(state: State, action: Action) -> list[str]:
    """The ids of all clauses that the action breaks; an empty list means that it is legal."""
    do, seat = action["do"], action["seat"]
    if PLACES.get(do) != state["phase"]:
        if do in ("bid", "pass") and state["phase"] == "auction":
            raise AssertionError("these belong to the auction")
        return ["procedure.phase"]
    if do == "slam":
        return _judge_slam(state, seat)
    if state["phase"] == "auction" and seat in state["out"]:
        return ["call.auction"]
    if seat != state["turn"]:
        return ["procedure.turn"]
    if do == "bid":
        return [] if action["amount"] in _bids(state) else ["call.auction"]
    if do == "exchange":
        return _judge_exchange(state, action)
    if do == "call":
        return ["call.partner"] if action["card"] in state["hands"][seat] else []
    if do == "marriage":
        return _judge_marriage(state, seat, action["suit"])
    if do == "play":
        return _judge_play(state, action)
    return []


def _bids(state: State) -> list[int]:
    """The bids that are open to the seat on turn: 5 to 30 above the standing one, in multiples of 5, 304 at most."""
    if state["bid"] is None:
        return list(range(150, 181, 5))
    standing = state["bid"][1]
    return [amount for amount in range(standing + 5, standing + 31) if amount % 5 == 0 and amount <= 304]


def _judge_exchange(state: State, action: Action) -> list[str]:
    taken, put = action["take"], action["put"]
    broken = []
    if any(card not in state["widow"] for card in taken):
        broken.append("widow.exchange")
    here = [*state["hands"][state["turn"]], *(card for card in taken if card in state["widow"])]
    if any(card not in here for card in put):
        broken.append("procedure.not-held")
    if len(set(taken)) < len(taken) or len(set(put)) < len(put) or len(taken) != len(put):
        broken.append("widow.exchange")
    return broken


def _judge_marriage(state: State, seat: str, suit: str) -> list[str]:
    if any(one[1] == suit for one in state["shown"]):
        return ["call.marriage"]
    pair = all(rank + suit in state["hands"][seat] for rank in "KQ")
    return [] if pair and _has_trick(state, seat) else ["call.marriage"]


def _judge_slam(state: State, seat: str) -> list[str]:
    last = SLAM_BEFORE[state["game"]]
    begun = len(state["tricks"]) + (1 if state["trick"] else 0)
    if state["slam"] or begun >= last:
        return ["call.slam"]
    if with_maker(state, seat):
        return []
    return ["call.alone"] if seat == state["partner"] else ["call.slam"]


def _judge_play(state: State, action: Action) -> list[str]:
    card, hand = action["card"], state["hands"][action["seat"]]
    if card not in hand:
        return ["procedure.not-held"]
    broken = []
    if state["trick"]:
        leader, led = state["trick"][0][0], state["trick"][0][1][1]
        due = state["card"]
        if leader == state["maker"] and due in hand and due[1] == led:
            if card != due:
                broken.append("call.reveal")
        elif card[1] != led and of_suit(hand, led):
            broken.append("call.follow")
    if action.get("folded") and not broken:
        broken.append("call.follow")
    return broken


# --- acting -----------------------------------------------------------------------------------------------------------


def apply(state: State, action: Action) -> State:
    """The state after a legal action, as a deep copy. Raises ValueError if the action is illegal."""
    broken = judge(state, action)
    if broken:
        raise ValueError(f"{action} breaks {broken}")
    after = deepcopy(state)
    do, seat = action["do"], action["seat"]
    if do in ("bid", "pass"):
        _call(after, seat, action.get("amount"))
    elif do == "exchange":
        for card in action["take"]:
            after["widow"].remove(card)
            after["hands"][seat].append(card)
        for card in action["put"]:
            after["hands"][seat].remove(card)
            after["widow"].append(card)
        after["phase"] = "trump"
    elif do == "trump":
        after["trump"] = action["suit"]
        _next_phase(after)
    elif do == "call":
        after["card"] = action["card"]
        after["partner"] = next(one for one, hand in after["hands"].items() if action["card"] in hand)
        _next_phase(after)
    elif do == "marriage":
        worth = 40 if action["suit"] == after["trump"] else 20
        after["shown"].append([seat, action["suit"], worth, with_maker(after, seat)])
        if after["card"] in ("K" + action["suit"], "Q" + action["suit"]):
            after["known"] = True  # all have seen who holds it
    elif do == "slam":
        after["slam"] = seat
        if seat == after["partner"]:
            after["known"] = True
    else:
        _lay(after, seat, action["card"])
    return after


def _next_phase(state: State) -> None:
    """After the trump comes the called card, then the opening lead of the dealer's left."""
    if state["game"] == "call-partner" and state["card"] is None:
        state["phase"] = "call"
    else:
        state["phase"], state["turn"] = "play", state["order"][0]


def _call(state: State, seat: str, amount: int | None) -> None:
    if amount is None:
        state["out"].append(seat)
    else:
        state["bid"] = [seat, amount]
    still = [one for one in state["order"] if one not in state["out"]]
    if not still:
        _becomes_maker(state, state["dealer"], 150)
    elif state["bid"] and still == [state["bid"][0]]:
        _becomes_maker(state, *state["bid"])
    else:
        state["turn"] = _after(state, seat, still)


def _becomes_maker(state: State, seat: str, amount: int) -> None:
    state["maker"], state["amount"], state["turn"] = seat, amount, seat
    state["phase"] = "exchange" if state["game"] == "widow" else "trump"


def _after(state: State, seat: str, among: list[str]) -> str:
    at = state["order"].index(seat)
    ring = state["order"][at + 1 :] + state["order"][: at + 1]
    return str(next(one for one in ring if one in among))


def _lay(state: State, seat: str, card: str) -> None:
    state["hands"][seat].remove(card)
    state["trick"].append([seat, card])
    if card == state["card"]:
        state["known"] = True
    if len(state["trick"]) < len(state["order"]):
        state["turn"] = _after(state, seat, state["order"])
        return
    led, trump = state["trick"][0][1][1], state["trump"]
    suit = trump if any(one[1][1] == trump for one in state["trick"]) else led
    fits = [one for one in state["trick"] if one[1][1] == suit]
    winner, best = min(fits, key=lambda one: RANKS.index(one[1][0]))
    number = len(state["tricks"]) + 1
    laid = [one[1] for one in state["trick"]]
    if (
        state["trick"][0][0] == state["maker"]
        and state["card"] in laid
        and led == state["card"][1]
        and best[1] == trump
        and winner not in (state["maker"], state["partner"])
    ):
        state["alone"] = number
    state["tricks"].append({"number": number, "cards": state["trick"], "winner": winner, "points": points(laid)})
    state["trick"], state["turn"] = [], winner
    if number == TRICKS[state["game"]]:
        state["phase"], state["turn"] = "over", None


# --- lists ------------------------------------------------------------------------------------------------------------


def legal(state: State, seat: str) -> list[Action]:
    """Every legal action of a seat in record form."""
    return [action for action in _candidates(state, seat) if not judge(state, action)]


def _candidates(state: State, seat: str) -> list[Action]:
    phase, hand = state["phase"], state["hands"][seat]
    found: list[Action] = []
    if phase == "auction":
        found = [{"do": "bid", "amount": amount} for amount in range(150, 305, 5)] + [{"do": "pass"}]
    elif phase == "exchange":
        for count in range(3):
            for taken in combinations(state["widow"], count):
                found += [
                    {"do": "exchange", "take": list(taken), "put": list(put)}
                    for put in combinations([*hand, *taken], count)
                ]
    elif phase == "trump":
        found = [{"do": "trump", "suit": suit} for suit in SUITS]
    elif phase == "call":
        found = [{"do": "call", "card": card} for card in PACK]
    elif phase == "play":
        found = [{"do": "play", "card": card} for card in hand]
        found += [{"do": "marriage", "suit": suit} for suit in SUITS] + [{"do": "slam"}]
    return [{"seat": seat, **one} for one in found]
