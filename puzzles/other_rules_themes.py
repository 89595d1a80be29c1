"""The themes of *same table, other rules*: which settings each is about, and which deals bring them about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from puzzles.auction_themes import THEMES as CALLS
from puzzles.calling import CallPlan
from puzzles.legal_themes import THEMES as CARDS
from puzzles.model import Mode
from puzzles.other_rules_asks import Find, OtherTheme
from puzzles.other_rules_ends import moved
from puzzles.other_rules_spots import calls, cards, dealers, opening, shown, turns
from puzzles.other_rules_tables import TableSpec
from puzzles.situations import Moment, Plan
from tutor.rules.actions import AskPartner, SetIndicator
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, SECOND

_OPEN: Final = {"open_trump": True, "open_at_250": False}


def _with(*some: dict[str, Any]) -> tuple[TableSpec, ...]:
    return tuple(TableSpec(settings=one) for one in some)


_CLUB: Final = (TableSpec("club"),)


def _fits(*names: str) -> Callable[[Moment], bool]:
    return lambda moment: any(CARDS[one].fits(moment) for one in names)


def _plans(*names: str) -> tuple[Plan, ...]:
    return tuple(CARDS[one].plan for one in names)


def _call_fits(*names: str) -> Callable[[Deal], bool]:
    return lambda deal: any(CALLS[one].fits(deal) for one in names)


def _call_plans(*names: str) -> tuple[CallPlan, ...]:
    return tuple(plan for one in names for plan in CALLS[one].plans)


def _high(deal: Deal) -> bool:
    """Is 200 or more to be bid now?"""
    return deal.phase == SECOND or deal.position.auction.amount >= 190


def _first_trick(moment: Moment) -> bool:
    return moment.play.alone and not moment.play.tricks


def _closed(moment: Moment) -> bool:
    """May something else be played where the trump is open: the maker, or a seat that cannot follow?"""
    return moment.play.closed and (moment.guarded or "folds" in moment.whys)


def _second_begins(deal: Deal) -> bool:
    return deal.phase == SECOND and isinstance(deal.log[-1].action, SetIndicator)


def _was_asked(deal: Deal) -> bool:
    """Has partner been asked in the first auction, and answered?"""
    asked = any(isinstance(one.action, AskPartner) for one in deal.log)
    return deal.phase == AUCTION and deal.asker is None and asked


def _theme(
    id: str,
    shares: tuple[float, float],
    levels: tuple[int, ...],
    weight: float,
    clause: str,
    look: str,
    find: Find,
    tables: tuple[TableSpec, ...],
    plans: tuple[Any, ...] = (),
    fits: Callable[[Any], bool] = lambda moment: True,
    faces: float = 0.0,
    calls: tuple[str, ...] = (),
    memory: bool = True,
) -> OtherTheme:
    found: dict[Mode, float] = {}
    if shares[0]:
        found["every"] = shares[0]
    if shares[1]:
        found["one"] = shares[1]
    return OtherTheme(id, found, levels, weight, clause, memory, tables, look, find, plans, fits, faces, calls)


THEMES: Final[dict[str, OtherTheme]] = {
    one.id: one
    for one in (
        _theme(
            "other-step",
            (6, 5),
            (1, 2, 3, 4),
            -0.12,
            "auction.bid",
            "bid",
            calls,
            _with({"bid_step_from_200": 5}),
            _call_plans("call-later", "call-second"),
            _high,
        ),
        _theme(
            "other-partner",
            (8, 6),
            (1, 2, 3),
            -0.04,
            "auction.over-partner",
            "partner",
            calls,
            _with({"overcall_partner": "never"}, {"overcall_partner": "free"}),
            _call_plans("call-over-partner"),
            _call_fits("call-over-partner"),
        ),
        _theme(
            "other-later",
            (8, 6),
            (2, 3, 4),
            0.06,
            "auction.later-call",
            "turns",
            calls,
            _with({"later_calls": "free"}),
            _call_plans("call-later"),
            _call_fits("call-later"),
        ),
        _theme(
            "other-ask",
            (0, 7),
            (1, 2, 3, 4),
            0.04,
            "auction.ask-partner",
            "turns",
            calls,
            _with(
                {"ask_partner": "never"}, {"ask_partner": "eldest-and-opposite"}, {"ask_partner": "eldest-and-opposite"}
            ),
            _call_plans("call-ask", "call-least"),
            calls=("ask",),
        ),
        _theme(
            "other-skip",
            (0, 6),
            (2, 3, 4),
            0.1,
            "auction.ask-partner",
            "turns",
            turns,
            _with({"ask_skips_partner": False}),
            (CallPlan(bold=60, asks=0.5, partner=0.3),),
            _was_asked,
        ),
        _theme(
            "other-second",
            (8, 6),
            (2, 3, 4, 5),
            0.0,
            "second.bid",
            "cards",
            calls,
            _with({"second_auction_least": 220}, {"own_raise": False}, {"pcc": False}),
            _call_plans("call-second", "call-pcc"),
            _call_fits("call-second"),
        ),
        _theme(
            "other-start",
            (0, 5),
            (1, 2, 3, 4),
            -0.04,
            "second.circuit",
            "cards",
            turns,
            _with({"second_auction_start": "eldest"}),
            (CallPlan(short=True, second=0.4), CallPlan(second=0.4, bold=80)),
            _second_begins,
        ),
        _theme(
            "other-club-calls",
            (8, 6),
            (4, 5),
            0.1,
            "club.auction.pass-out",
            "turns",
            calls,
            _CLUB,
            _call_plans("call-later", "call-over-partner", "call-redeal"),
            lambda deal: deal.phase == AUCTION,
        ),
        _theme(
            "other-cuts",
            (8, 7),
            (2, 3, 4),
            0.02,
            "closed.no-hand-cut",
            "maker",
            cards,
            _with({"maker_cuts": "any"}),
            _plans("no-hand-cut", "indicator-forced"),
            _fits("no-hand-cut", "indicator-forced"),
            memory=False,
        ),
        _theme(
            "other-exhausted",
            (8, 7),
            (2, 3, 4),
            0.1,
            "trump.exhausted",
            "trumps",
            cards,
            _with({"exhausted_trumps": "never"}),
            _plans("exhausted"),
            _fits("exhausted"),
        ),
        _theme(
            "other-high",
            (8, 7),
            (2, 3, 4),
            0.12,
            "open.high-bid",
            "closed",
            cards,
            _with({"open_at_250": False}),
            (Plan((2, 3, 4), second=("high",), opens=0, trump_leads=0.3, cuts=0.1),),
            _fits("forced-open", "void-open"),
            0.5,
        ),
        _theme(
            "other-open-trump",
            (8, 8),
            (4, 5),
            0.1,
            "open.face-up",
            "closed",
            cards,
            _with(_OPEN),
            (Plan((3, 4, 5), leads=True, closed=True), Plan((2, 3, 4), leads=False, closed=True, cuts=0.1)),
            _closed,
            0.3,
            memory=False,
        ),
        _theme(
            "other-pcc",
            (6, 6),
            (3, 4),
            0.1,
            "pcc.open-after-first",
            "closed",
            cards,
            _with({"pcc_first_trick": "open"}),
            (Plan((4, 5, 6), second=("pcc",), opens=0),),
            _first_trick,
            0.3,
            memory=False,
        ),
        _theme(
            "other-opening",
            (0, 8),
            (1, 2, 3),
            0.06,
            "open.before-first-lead",
            "opening",
            opening,
            _with(
                {"opening_choice": "any-time"}, {"opening_choice": "leading-with-trump"}, {"opening_choice": "never"}
            ),
            (Plan((3, 4, 5), closed=True, opens=0),),
        ),
        _theme(
            "other-club-cards",
            (8, 7),
            (5,),
            0.14,
            "club.closed.any-cut",
            "maker",
            cards,
            _CLUB,
            (*_plans("no-hand-cut", "exhausted"), Plan((3, 4, 5), leads=True, opens=0.5)),
            _fits("no-hand-cut", "exhausted", "void-open"),
            0.3,
        ),
        _theme(
            "other-shown",
            (9, 0),
            (1, 2, 3),
            0.06,
            "closed.reveal",
            "folded",
            shown,
            _with({"opening_shows": "trumps"}),
            (Plan((2, 3, 4), closed=True, trump_leads=0.1, cuts=0.15),),
            memory=False,
        ),
        _theme(
            "other-dealer",
            (0, 5),
            (1, 2, 3),
            0.0,
            "trump.spoilt",
            "ending",
            dealers,
            _with({"spoilt_redeal": "next-dealer"}),
        ),
        _theme(
            "other-pays",
            (0, 6),
            (1, 2, 3),
            0.04,
            "score.table",
            "ending",
            moved,
            _with({"pcc_won": 5}),
            calls=("pcc", "pcc", "bid"),
        ),
        _theme(
            "other-penalty",
            (0, 6),
            (4, 5),
            0.2,
            "caps.penalty",
            "ending",
            moved,
            _with({"caps_penalty": "bid-loss-plus-one-or-five"}),
            calls=("early-2", "early-2", "early-5", "late", "late", "missed", "bonus"),
        ),
    )
}
"""Every theme by id."""
