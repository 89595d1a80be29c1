"""The end of a deal: how Caps is judged, and which tokens move. Caps proofs come in as facts."""

from __future__ import annotations

from typing import Any

from .basics import SIDE, SIDES, State, call_of, is_pcc, lost_a_trick, other_sides, sides

WRONG = ("too-early", "too-late", "missed", "failed")
CLAUSE = {
    "announced": "club.score",
    "failed": "club.score",
    "bonus": "caps.early-bonus",
    "correct": "caps.early-bonus",  # the clause that says that a later call adds nothing
    "too-early": "caps.too-early",
    "too-late": "caps.too-late",
    "missed": "caps.missed",
}

Debt = tuple[str, str, int]  # who pays, who gets, how much
Moment = tuple[Any, ...]  # (trick, after) or (trick, after, seat)
Due = dict[str, Any]  # side -> Moment or None
Proved = dict[int, bool]


def settle(state: State, due: Due | None = None, proved: Proved | None = None) -> dict[str, Any]:
    """`{"verdict", "tokens"}` in the form of the referee's answer.

    `due`: side -> (trick, after), or (trick, after, seat), of the first moment at which either partner was due,
    or None. `proved`: index of a Caps call among the record's actions -> whether its stated order was proved.
    """
    if state["ended"] != "played":
        return {"verdict": None, "tokens": _tokens(state, [])}
    verdict = None if is_pcc(state) else _verdict(state, due or {}, proved or {})
    return {"verdict": verdict, "tokens": _tokens(state, _owed(state, verdict))}


def _tokens(state: State, owed: list[Debt]) -> dict[str, Any]:
    """Who gets what. A payer who has too little goes round the creditors, a token to each, as far as it reaches."""
    before = dict(state["tokens"])
    after, paid = dict(before), {debt[:2]: 0 for debt in owed}
    for payer in sorted({debt[0] for debt in owed}):
        mine = [debt for debt in owed if debt[0] == payer]
        left = before[payer]  # score.remainder: no debt is left over
        while left and any(paid[debt[:2]] < debt[2] for debt in mine):
            for debt in mine:
                if left and paid[debt[:2]] < debt[2]:
                    paid[debt[:2]] += 1
                    left -= 1
    for (payer, receiver), count in paid.items():
        after[payer] -= count
        after[receiver] += count
    receivers = {debt[1] for debt in owed}
    moved = {"to": receivers.pop() if len(receivers) == 1 else None, "count": sum(paid.values())}
    if len(before) > 2:
        payments = [{"from": payer, "to": receiver, "count": count} for (payer, receiver), count in paid.items()]
        return {"before": before, "moved": moved, "after": after, "payments": payments}
    return {"before": before, "moved": moved, "after": after}


# --------------------------------------------------------------------------------------------------- Caps


def _verdict(state: State, due: Due, proved: Proved) -> dict[str, Any] | None:
    """The one verdict that decides: a wrong one first, then the earlier announcement, then no announcement."""
    if state["house"]["caps"] != "in-play":
        return _announced(state)
    found = []
    for side in (SIDE[state["maker"]], *other_sides(state, state["maker"])):
        call = call_of(state, side)
        judged = judge_side(state, call, due.get(side), proved)
        if judged:
            seat = call["seat"] if call else _due_seat(due[side])
            when = call["index"] if call else state["count"]
            verdict = {"side": side, "seat": seat, "judged": judged, "clauses": [CLAUSE[judged]]}
            found.append((judged not in WRONG, when, verdict))
    return min(found, key=lambda one: one[:2])[2] if found else None


def _announced(state: State) -> dict[str, Any] | None:
    """Caps before play: made when the side has won every trick."""
    if not state["calls"]:
        return None
    seat = state["calls"][0]["seat"]
    judged = "failed" if lost_a_trick(state, SIDE[seat]) else "announced"
    return {"side": SIDE[seat], "seat": seat, "judged": judged, "clauses": [CLAUSE[judged]]}


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


def _owed(state: State, verdict: dict[str, Any] | None) -> list[Debt]:
    """Who owes whom how much, before score.remainder: one side settles with every other side."""
    if verdict and verdict["judged"] in WRONG:  # caps.penalty replaces the result of the bid
        seat = verdict["seat"] or SIDES[verdict["side"]][0]
        return [(verdict["side"], side, _penalty(state, verdict)) for side in other_sides(state, seat)]
    owed = _bid_result(state)
    extra = {"bonus": 1, "announced": state["house"]["caps_before_won"]}  # score.caps, club.score
    if verdict and verdict["judged"] in extra:
        more = extra[verdict["judged"]]
        owed = [(payer, to, count + more if to == verdict["side"] else count) for payer, to, count in owed]
    return owed


def _penalty(state: State, verdict: dict[str, Any]) -> int:
    if verdict["judged"] == "failed":
        return int(state["house"]["caps_before_lost"])
    announced = call_of(state, verdict["side"]) is not None
    # A side that had lost a trick could not call, so any lost trick came after the announcement.
    if announced and lost_a_trick(state, verdict["side"]):
        return 5
    return 2 if state["house"]["caps_penalty"] == "two-or-five" else _reward(state) + 2


def _bid_result(state: State) -> list[Debt]:
    """score.made and score.table."""
    side, others = SIDE[state["maker"]], other_sides(state, state["maker"])
    if is_pcc(state):
        made, won, lost = not lost_a_trick(state, side), state["house"]["pcc_won"], 5
    else:
        made = captured(state)[side] >= state["bid"]["amount"]
        won, lost = _reward(state), _reward(state) + 1
    return [(other, side, won) if made else (side, other, lost) for other in others]


def _reward(state: State) -> int:
    """What a made bid brings; a failed one costs one more."""
    amount = state["bid"]["amount"]
    return 1 if amount < 200 else 2 if amount < 250 else 3


def captured(state: State) -> dict[str, int]:
    """Card points in the finished tricks of each side."""
    total = dict.fromkeys(sides(state), 0)
    for trick in state["tricks"]:
        total[SIDE[trick["winner"]]] += trick["points"]
    return total
