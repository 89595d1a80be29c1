"""The themes of the kind *auction*: which moments belong to each, which auctions bring them about, what they ask."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from puzzles.calling import CallPlan
from puzzles.making import DraftTheme
from puzzles.model import Mode
from tutor.rules.actions import AskPartner, Pass
from tutor.rules.auction import LATER_LEAST
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, NOBODY, SECOND


@dataclass(frozen=True)
class CallTheme(DraftTheme):
    """A theme of calls. ``plans`` are the auctions to choose from, ``fits`` says whether a moment belongs.

    ``asks`` is what is asked in mode ``one`` (``allowed``, ``next``, ``over``, ``maker``, ``lead``); ``call`` is a call
    that is always among the choices, and the one that *allowed* asks about; ``look`` is where its first hint looks, if
    not where that of the Sri Lankan theme of its name does.
    """

    plans: tuple[CallPlan, ...] = (CallPlan(),)
    fits: Callable[[Deal], bool] = lambda deal: True
    asks: tuple[str, ...] = ("allowed",)
    call: str | None = None
    look: str | None = None


def _place(deal: Deal) -> int:
    assert deal.turn is not None
    return deal.turn.place


def _spoken(deal: Deal) -> bool:
    return bool(deal.position.auction.spoken >> _place(deal) & 1)


def _partners(deal: Deal) -> bool:
    """Is the standing bid partner's?"""
    return deal.position.auction.bidder == (_place(deal) + 2) % 4


def _cheap(deal: Deal) -> bool:
    """May the standing bid still be beaten below 200?"""
    return deal.position.auction.amount < LATER_LEAST - 10


def _own_turn(deal: Deal) -> bool:
    return deal.phase == AUCTION and deal.position.auction.asker == NOBODY


def _first_call(deal: Deal) -> bool:
    return _own_turn(deal) and not _spoken(deal) and not _partners(deal)


def _later_call(deal: Deal) -> bool:
    return _own_turn(deal) and _spoken(deal) and not _partners(deal) and _cheap(deal)


def _over_partner(deal: Deal) -> bool:
    return _own_turn(deal) and _partners(deal) and _cheap(deal)


def _asked(deal: Deal) -> bool:
    """Is the seat asked now, or has a turn of its own been used by asking?"""
    if deal.phase != AUCTION or not _cheap(deal):
        return False
    pair = {deal.turn, deal.turn.partner} if deal.turn else set()
    return deal.asker is not None or any(isinstance(one.action, AskPartner) and one.seat in pair for one in deal.log)


def _passed(deal: Deal) -> bool:
    """Has the seat passed in its own turn before?"""
    return _later_call(deal) and any(one.seat is deal.turn and isinstance(one.action, Pass) for one in deal.log)


def _redeal(deal: Deal) -> bool:
    """A moment before any bid, when a low hand may make one think of a redeal."""
    return deal.phase == AUCTION and deal.contract is None and len(deal.log) <= 5


def _second(deal: Deal) -> bool:
    return deal.phase == SECOND and not (_partners(deal) and deal.position.auction.here)


def _second_partner(deal: Deal) -> bool:
    return deal.phase == SECOND and _partners(deal)


def _pcc(deal: Deal) -> bool:
    return deal.phase == SECOND or _own_turn(deal)


def _theme(
    id: str,
    shares: tuple[float, float],
    levels: tuple[int, ...],
    weight: float,
    clause: str,
    plans: tuple[CallPlan, ...],
    fits: Callable[[Deal], bool] = lambda deal: True,
    asks: tuple[str, ...] = ("allowed",),
    call: str | None = None,
) -> CallTheme:
    some: dict[Mode, float] = {}
    for mode, share in zip(("every", "one"), shares, strict=True):
        if share:
            some["every" if mode == "every" else "one"] = share
    return CallTheme(id, some, levels, weight, clause, True, plans, fits, asks, call)


_BOLD: Final = CallPlan(bold=110, partner=0.5)
_ASKS: Final = CallPlan(bold=60, asks=0.4, partner=0.3)

THEMES: Final[dict[str, CallTheme]] = {
    one.id: one
    for one in (
        _theme("call-least", (9, 6), (1,), -0.08, "auction.bid", (CallPlan(), _BOLD), _first_call),
        _theme("call-later", (10, 7), (2, 3), 0.04, "auction.later-call", (_BOLD,), _later_call),
        _theme("call-over-partner", (10, 7), (2, 3), 0.06, "auction.over-partner", (_BOLD,), _over_partner),
        _theme(
            "call-ask",
            (10, 14),
            (3, 4, 5),
            0.16,
            "auction.ask-partner",
            (_ASKS,),
            _asked,
            ("allowed", "next", "over", "maker"),
        ),
        _theme(
            "call-after-pass",
            (8, 9),
            (2, 3, 4),
            0.1,
            "auction.pass-not-final",
            (CallPlan(bold=40), _BOLD),
            _passed,
            ("allowed", "next"),
        ),
        _theme(
            "call-end",
            (0, 12),
            (1, 2, 3),
            0.04,
            "auction.end",
            (CallPlan(bold=40, short=True), CallPlan(bold=60), _ASKS),
            asks=("over", "maker", "next"),
        ),
        _theme(
            "call-all-pass",
            (0, 5),
            (1, 2, 3),
            0.02,
            "auction.all-pass",
            (CallPlan(silent=True, asks=0.12),),
            asks=("over",),
        ),
        _theme(
            "call-redeal",
            (8, 9),
            (1, 2),
            0.0,
            "deal.low-hand",
            (CallPlan((0, 14), asks=0.3), CallPlan((0, 14), silent=True), CallPlan((15, 24)), CallPlan((0, 14))),
            _redeal,
            call="redeal",
        ),
        _theme(
            "call-second",
            (10, 7),
            (3, 4),
            0.1,
            "second.bid",
            (CallPlan(short=True, second=0.4), CallPlan(second=0.2)),
            _second,
        ),
        _theme(
            "call-second-partner",
            (8, 7),
            (4, 5),
            0.22,
            "second.over-partner",
            (CallPlan(short=True, second=0.45), CallPlan(short=True, second=0.2)),
            _second_partner,
        ),
        _theme(
            "call-pcc",
            (6, 10),
            (2, 3, 4, 5),
            0.16,
            "second.pcc",
            (CallPlan(short=True, second=0.25, pcc=0.25), CallPlan(short=True, second=0.5)),
            _pcc,
            ("allowed", "lead"),
            call="pcc",
        ),
        _theme(
            "call-new-maker",
            (0, 10),
            (3, 4, 5),
            0.2,
            "second.new-maker",
            (CallPlan(short=True, second=0.4), CallPlan(short=True, second=0.3, pcc=0.15)),
            asks=("maker", "lead"),
        ),
    )
}
"""Every theme by id, the easier ones first."""
