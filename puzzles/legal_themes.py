"""The themes of the kind *legal card*: which moments belong to each, and which deals bring them about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from puzzles.making import DraftTheme
from puzzles.model import Mode
from puzzles.situations import Moment, Plan


def _never(moment: Moment) -> bool:
    return False


def _folds(one: Moment) -> bool:
    return "folds" in one.whys and not one.is_maker


def _follows_closed(one: Moment) -> bool:
    return one.play.closed and _follow_suit(one)


@dataclass(frozen=True)
class LegalTheme(DraftTheme):
    """A theme of legal cards: ``shows`` are reason ids of which each of its moments has at least one.

    ``plan`` says which deals to make; ``fits`` whether a moment belongs; ``chosen`` whether one legal card of several
    can be asked for; ``faces`` how often it is asked how a card falls, where the question is about one card, and
    ``down`` and ``up`` which moments that is asked at, where it falls so.
    """

    shows: tuple[str, ...] = ()
    plan: Plan = field(default_factory=Plan)
    fits: Callable[[Moment], bool] = _never
    chosen: bool = False
    faces: float = 0.0
    down: Callable[[Moment], bool] = _folds
    up: Callable[[Moment], bool] = _follows_closed


def _open_by_force(one: Moment) -> bool:
    """Was the trump shown after trick 1, because of a high bid or Partner Close Caps?"""
    return bool(one.play.tricks) and one.play.tricks[0].opened in ("high-bid", "pcc")


def _follow_suit(one: Moment) -> bool:
    return not one.guarded and "follow-suit" in one.whys


def _void_open(one: Moment) -> bool:
    return "face-up" in one.whys


def _leads(one: Moment) -> bool:
    return one.leading and not one.guarded and one.whys == {"leads"}


def _indicator_barred(one: Moment) -> bool:
    if not one.guarded or one.leading:
        return False
    return any(reason.id == "follow-suit" for reason in one.ruling(one.play.indicator).reasons)


def _indicator_on_trump(one: Moment) -> bool:
    return {"indicator-on-trump", "follows"} <= one.whys


def _indicator_apart(one: Moment) -> bool:
    return "folds-beside-indicator" in one.whys


def _indicator_lead(one: Moment) -> bool:
    return "indicator-lead" in one.whys and "no-trump-lead" not in one.whys and "exhausted" not in one.whys


def _no_trump_lead(one: Moment) -> bool:
    return "no-trump-lead" in one.whys


def _no_hand_cut(one: Moment) -> bool:
    return "no-hand-cut" in one.whys


def _indicator_forced(one: Moment) -> bool:
    return "must-cut" in one.whys and len(one.hand) > 1


def _exhausted(one: Moment) -> bool:
    return "exhausted" in one.whys


def _forced_open(one: Moment) -> bool:
    """The maker holds the former indicator, to a trump lead that it must follow or to a suit that it may cut."""
    if not (one.is_maker and not one.leading and _open_by_force(one) and one.play.indicator in one.hand):
        return False
    return one.led is not None and (one.led.suit == one.play.trump or "face-up" in one.whys)


def _pcc(one: Moment) -> bool:
    return one.play.alone and bool(one.refused)


def _last_trick(one: Moment) -> bool:
    return one.guarded and len(one.hand) == 1


def _must_open(one: Moment) -> bool:
    return "must-open-first" in one.whys


def _theme(
    id: str,
    every: float,
    one: float,
    levels: tuple[int, ...],
    shows: str,
    clause: str,
    weight: float,
    plan: Plan,
    fits: Callable[[Moment], bool],
) -> LegalTheme:
    shares: dict[Mode, float] = {"every": every, "one": one or every / 3}
    return LegalTheme(
        id,
        shares,
        levels,
        weight,
        clause,
        memory=id in ("exhausted", "forced-open"),
        shows=tuple(shows.split()),
        plan=plan,
        fits=fits,
        chosen=bool(one),
        faces=0.6 if id in ("folds", "void-open") else 0.0,
        up=_void_open if id == "void-open" else _follows_closed,
    )


_ANY_REFUSAL: Final = "follow-suit no-trump-lead indicator-lead no-hand-cut indicator-on-trump indicator-must-cut"

THEMES: Final[dict[str, LegalTheme]] = {
    one.id: one
    for one in (
        _theme("follow-suit", 11, 4, (1,), "follow-suit", "play.follow", 0.0, Plan(opens=0.2), _follow_suit),
        _theme("leads", 3, 0, (1,), "leads", "play.first-lead", 0.0, Plan(opens=0.1), _leads),
        _theme("void-open", 3, 0, (1, 2), "face-up", "open.face-up", 0.04, Plan(opens=0.6), _void_open),
        _theme("folds", 5, 0, (1, 2), "folds", "closed.void-folds", 0.08, Plan(closed=True), _folds),
        _theme(
            "last-trick",
            2,
            0,
            (2,),
            "leads-indicator follows-indicator cuts-last",
            "closed.indicator-lead",
            0.15,
            Plan((3, 4), closed=True, trump_leads=0.2, cuts=0),
            _last_trick,
        ),
        _theme(
            "indicator-barred",
            7,
            2,
            (2,),
            "follow-suit",
            "play.follow",
            0.06,
            Plan((3, 4, 5), leads=False, closed=True),
            _indicator_barred,
        ),
        _theme(
            "indicator-lead",
            7,
            0,
            (2, 3),
            "indicator-lead",
            "closed.indicator-lead",
            0.02,
            Plan((3, 4, 5), closed=True),
            _indicator_lead,
        ),
        _theme(
            "forced-open",
            4,
            0,
            (2, 3),
            "follow-suit follows face-up",
            "open.high-bid",
            0.12,
            Plan((2, 3, 4), second=("high", "new", "pcc"), opens=0, trump_leads=0, cuts=0.1),
            _forced_open,
        ),
        _theme("pcc", 5, 3, (2, 5), _ANY_REFUSAL, "pcc.alone", 0.04, Plan((4, 5, 6), second=("pcc",)), _pcc),
        _theme(
            "no-trump-lead",
            10,
            12,
            (3, 4),
            "no-trump-lead",
            "closed.no-trump-lead-first",
            -0.1,
            Plan((3, 4, 5, 6), leads=True, second=(None, None, "high", "pcc"), closed=True),
            _no_trump_lead,
        ),
        _theme(
            "no-hand-cut",
            13,
            13,
            (3, 4),
            "no-hand-cut",
            "closed.no-hand-cut",
            0.1,
            Plan((4, 5, 6), leads=False, closed=True, trump_leads=0.2, cuts=0.2),
            _no_hand_cut,
        ),
        _theme(
            "indicator-on-trump",
            8,
            5,
            (3, 4),
            "indicator-on-trump",
            "closed.indicator-cuts",
            0.1,
            Plan((2, 3, 3, 4), closed=True, trump_leads=0.1, cuts=0.1),
            _indicator_on_trump,
        ),
        _theme(
            "indicator-apart",
            6,
            0,
            (3, 4),
            "folds-beside-indicator",
            "closed.indicator-apart",
            0.18,
            Plan((1, 2, 2, 3), closed=True, trump_leads=0.6, cuts=0.1),
            _indicator_apart,
        ),
        _theme(
            "exhausted",
            10,
            12,
            (4, 5),
            "exhausted",
            "trump.exhausted",
            0.18,
            Plan((5, 6, 6), leads=True, opens=0.5, trump_leads=0.95),
            _exhausted,
        ),
        _theme(
            "indicator-forced",
            8,
            12,
            (5,),
            "must-cut",
            "closed.no-hand-cut",
            0.25,
            Plan((5, 6, 6, 7), leads=False, closed=True, trump_leads=0, cuts=0),
            _indicator_forced,
        ),
        _theme(
            "must-open",
            0.7,
            0,
            (5,),
            "must-open-first",
            "closed.no-trump-lead-first",
            0.5,
            Plan((8,), leads=True, closed=True),
            _must_open,
        ),
    )
}
"""Every theme by id, the easier ones first."""
