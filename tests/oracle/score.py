"""The end of a deal: how Caps is judged, and which tokens move. Caps proofs come in as facts."""

from __future__ import annotations

from typing import Any

from .basics import OTHER_SIDE, SIDE, State, call_of, is_pcc, lost_a_trick

WRONG = ("too-early", "too-late", "missed")
CLAUSE = {
    "bonus": "caps.early-bonus",
    "correct": "caps.early-bonus",  # the clause that says that a later call adds nothing
    "too-early": "caps.too-early",
    "too-late": "caps.too-late",
    "missed": "caps.missed",
}

Moment = tuple[Any, ...]  # (trick, after) or (trick, after, seat)
Due = dict[str, Any]  # side -> Moment or None
Proved = dict[int, bool]


def settle(state: State, due: Due | None = None, proved: Proved | None = None) -> dict[str, Any]:
    """`{"verdict", "tokens"}` in the form of the referee's answer.

    `due`: side -> (trick, after), or (trick, after, seat), of the first moment at which either partner was due,
    or None. `proved`: index of a Caps call among the record's actions -> whether its stated order was proved.
    """
    if state["ended"] != "played":
        return {"verdict": None, "tokens": _tokens(state, None, 0)}
    verdict = None if is_pcc(state) else _verdict(state, due or {}, proved or {})
    receiver, owed = _owed(state, verdict)
    count = min(owed, state["tokens"][OTHER_SIDE[receiver]])  # score.remainder
    return {"verdict": verdict, "tokens": _tokens(state, receiver, count)}


def _tokens(state: State, receiver: str | None, count: int) -> dict[str, Any]:
    before = dict(state["tokens"])
    after = dict(before)
    if receiver:
        after[receiver] += count
        after[OTHER_SIDE[receiver]] -= count
    return {"before": before, "moved": {"to": receiver, "count": count}, "after": after}


# --------------------------------------------------------------------------------------------------- Caps


def _verdict(state: State, due: Due, proved: Proved) -> dict[str, Any] | None:
    """The one verdict that decides: a wrong one first, then the earlier announcement, then no announcement."""
    maker_side = SIDE[state["maker"]]
    found = []
    for side in (maker_side, OTHER_SIDE[maker_side]):
        call = call_of(state, side)
        judged = judge_side(state, call, due.get(side), proved)
        if judged:
            seat = call["seat"] if call else _due_seat(due[side])
            when = call["index"] if call else state["count"]
            verdict = {"side": side, "seat": seat, "judged": judged, "clauses": [CLAUSE[judged]]}
            found.append((judged not in WRONG, when, verdict))
    return min(found, key=lambda one: one[:2])[2] if found else None


def _due_seat(moment: Moment) -> str | None:
    return str(moment[2]) if len(moment) > 2 else None


def judge_side(state: State, call: dict[str, Any] | None, moment: Moment | None, proved: Proved) -> str | None:
    """How one side did: bonus, correct, too-early, too-late, missed, or None when Caps is no matter."""
    if call is None:
        return "missed" if moment else None  # caps.missed
    if moment and _window_is_over(state, call, moment):
        return "too-late"  # caps.window
    if not proved.get(call["index"], False):
        return "too-early"
    return "bonus" if (call["trick"], call["after"]) <= (7, 0) else "correct"


def _window_is_over(state: State, call: dict[str, Any], moment: Moment) -> bool:
    """caps.window: it ends with the trick of the first due moment, or with the next card of the seat that was due."""
    if state["house"]["caps_window"] == "end-of-trick":
        return bool(call["trick"] > moment[0])
    after_due = [
        (number, nth)
        for number, trick in enumerate(state["tricks"], start=1)
        for nth, card in enumerate(trick["cards"])
        if card["seat"] == moment[2] and (number, nth) >= tuple(moment[:2])
    ]
    return bool((call["trick"], call["after"]) > after_due[0])


# ------------------------------------------------------------------------------------------------- tokens


def _owed(state: State, verdict: dict[str, Any] | None) -> tuple[str, int]:
    """The side that receives, and what is owed before score.remainder."""
    if verdict and verdict["judged"] in WRONG:  # caps.penalty replaces the result of the bid
        side = verdict["side"]
        announced = call_of(state, side) is not None
        # A side that had lost a trick could not call, so any lost trick came after the announcement.
        if announced and lost_a_trick(state, side):
            return OTHER_SIDE[side], 5
        return OTHER_SIDE[side], 2 if state["house"]["caps_penalty"] == "two-or-five" else _reward(state) + 2
    receiver, owed = _bid_result(state)
    if verdict and verdict["judged"] == "bonus" and verdict["side"] == receiver:
        owed += 1  # score.caps
    return receiver, owed


def _bid_result(state: State) -> tuple[str, int]:
    """score.made and score.table."""
    side = SIDE[state["maker"]]
    if is_pcc(state):
        return (OTHER_SIDE[side], 5) if lost_a_trick(state, side) else (side, state["house"]["pcc_won"])
    made = captured(state)[side] >= state["bid"]["amount"]
    return (side, _reward(state)) if made else (OTHER_SIDE[side], _reward(state) + 1)


def _reward(state: State) -> int:
    """What a made bid brings; a failed one costs one more."""
    amount = state["bid"]["amount"]
    return 1 if amount < 200 else 2 if amount < 250 else 3


def captured(state: State) -> dict[str, int]:
    """Card points in the finished tricks of each side."""
    total = {"NS": 0, "EW": 0}
    for trick in state["tricks"]:
        total[SIDE[trick["winner"]]] += trick["points"]
    return total
