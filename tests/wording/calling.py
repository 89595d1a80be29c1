"""Reasons about Caps calls that nobody has made yet: made-up deals in which a call is due, or never is."""

from __future__ import annotations

import random
from collections.abc import Iterator

from puzzles.caps_boards import NODES, Plan, Wish, any_due, board, deal_at
from puzzles.caps_themes import MOMENTS, STRENGTHS, WEAK
from tutor.rules import Reason
from tutor.rules.actions import CallCaps
from tutor.rules.ruling import Ruling
from tutor.rules.state import PLAY
from tutor.seats import Seat
from tutor.solver.assess import HOPELESS, assess
from tutor.solver.caps_calls import DueCall, closing_reason, rule_assessed, rule_call, rule_never, rule_order

PLANS = tuple(dict.fromkeys(plan for theme in MOMENTS.values() for plan in theme.plans))
SOME = (*STRENGTHS, *WEAK, (7, 1))


def _due(rng: random.Random, plan: Plan) -> Iterator[tuple[Ruling, Seat]]:
    """A call at the moment when it is due, too late, not at all, and in another order."""
    found = any_due(rng, plan, rng.choice(SOME))
    if isinstance(found, str) or found.due is None:
        return
    due, seat = found.due, found.seat
    deal = deal_at(found.deal, (due.trick, due.after))
    call = DueCall.of(deal, due)
    yield rule_call(deal, seat, call), seat
    yield rule_never(call), seat
    yield Ruling(True, (closing_reason(call.view),)), seat
    yield rule_order(call.view, due.order), seat
    yield rule_order(call.view, tuple(reversed(due.order))), seat
    if due.trick < 8:
        yield rule_call(deal_at(found.deal, (due.trick + 1, 0)), seat, call), seat


def _never(rng: random.Random, plan: Plan) -> Iterator[tuple[Ruling, Seat]]:
    found = board(rng, plan, rng.choice(WEAK), Wish(None, 5))
    if isinstance(found, str):
        return
    yield rule_never(None), found.seat
    for deal in found.deal.path():
        if deal.phase == PLAY and deal.turn is found.seat:
            view = deal.view(found.seat)
            judged = assess(view, NODES)
            if judged.kind == HOPELESS:
                yield rule_assessed(view, judged, None), found.seat


def _shown(rng: random.Random) -> Iterator[tuple[Ruling, Seat]]:
    """The play begins; and an opponent calls Caps and lays a hand open."""
    found = any_due(rng, PLANS[0], STRENGTHS[0])
    if isinstance(found, str):
        return
    deal = deal_at(found.deal, (1, 0))
    yield Ruling(True, (closing_reason(deal.view(found.seat)),)), found.seat
    caller = found.seat.right
    called = deal.act(caller, CallCaps(tuple(deal.hand(caller))))
    yield Ruling(True, (closing_reason(called.view(found.seat)),)), found.seat


def calls(rng: random.Random, count: int = 150) -> Iterator[tuple[Reason, Seat]]:
    """The reasons of so many deals of each plan."""
    for plan in PLANS:
        for number in range(count):
            more = (*_never(rng, plan), *_shown(rng)) if number % 10 == 0 else ()
            for ruling, seat in (*_due(rng, plan), *more):
                for reason in ruling.reasons:
                    yield reason, seat
