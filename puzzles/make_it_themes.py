"""The themes of the kind *make-it*: which moments belong to each, and which deals bring them about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from puzzles.make_it_spots import Spot
from puzzles.making import DraftTheme
from puzzles.situations import Plan
from tutor.cards import Card
from tutor.seats import SEATS

Early = Callable[[Spot], bool]
"""May this moment belong to the theme? Asked before anything is solved."""

Late = Callable[[Spot, Sequence[Card], int], bool]
"""Does it belong, now that the right cards and the contract are known?"""


@dataclass(frozen=True)
class MakeTheme(DraftTheme):
    """A theme of endings.

    ``most`` is how many cards the seat holds at most; ``wanted`` is how many are right; ``seen`` says whether all hands
    lie open; ``plan``, ``guess`` and ``short`` are for :func:`puzzles.brisk.brisk`.
    """

    plan: Plan = field(default_factory=Plan)
    seen: Literal["open", "seat"] = "open"
    most: int = 6
    wanted: int = 1
    early: Early = lambda spot: True
    late: Late = lambda spot, right, amount: True
    guess: float = 0.3
    short: float = 0.3


def _holds(spot: Spot, right: Sequence[Card], amount: int) -> bool:
    """A card could take the trick as it lies, and a card that does not is right."""
    return not any(one in spot.taking for one in right)


def _feeds(spot: Spot, right: Sequence[Card], amount: int) -> bool:
    """The right card is not one of those that count least."""
    return min(one.points for one in right) > min(one.points for one in spot.legal)


def _may_bind(spot: Spot) -> bool:
    """Leads a maker with trumps and other cards, the trump open, nobody else holding a trump?"""
    if not (spot.is_maker and spot.leads and not spot.play.closed and 0 < len(spot.trumps) < len(spot.legal)):
        return False
    others = [one for one in SEATS if one is not spot.seat]
    return not any(spot.deal.hand(one).of_suit(spot.play.trump) for one in others)


def _bound(spot: Spot, right: Sequence[Card], amount: int) -> bool:
    """Without the duty to lead trumps on, other cards would be right (``trump.exhausted``)."""
    return {one for one, total in spot.freely.items() if total >= amount} != set(right)


def _two_alike(spot: Spot, right: Sequence[Card], amount: int) -> bool:
    return spot.touch(*right)


_ANY: Final = Plan((3, 4, 4, 5), opens=0.3, trump_leads=0.4)
_CLOSED: Final = Plan((3, 4, 5), closed=True, cuts=0.1, trump_leads=0.3)
_APART: Final = Plan((3, 4, 4), closed=True, cuts=0.0, trump_leads=0.4)
_LONG: Final = Plan((5, 5, 6), opens=0.8, trump_leads=0.6)


def _theme(
    id: str,
    share: float,
    levels: tuple[int, ...],
    weight: float,
    plan: Plan,
    early: Early = lambda spot: True,
    late: Late = lambda spot, right, amount: True,
    clause: str = "score.made",
    **more: object,
) -> MakeTheme:
    return MakeTheme(id, {"one": share}, levels, weight, clause, plan=plan, early=early, late=late, **more)  # type: ignore[arg-type]


THEMES: Final[dict[str, MakeTheme]] = {
    one.id: one
    for one in (
        _theme("make-lead", 10, (1, 2, 3, 4), 0.0, _ANY, lambda one: one.ours and one.leads),
        _theme("make-follow", 10, (1, 2, 3), 0.0, _ANY, lambda one: one.ours and not one.leads),
        _theme("beat-lead", 10, (1, 2, 3, 4), 0.04, _ANY, lambda one: not one.ours and one.leads),
        _theme("beat-follow", 10, (1, 2, 3, 4), 0.04, _ANY, lambda one: not one.ours and not one.leads),
        _theme("make-hold", 8, (2, 3, 4), 0.14, _ANY, lambda one: bool(one.taking), _holds),
        _theme("make-cut", 8, (2, 3, 4), 0.08, _ANY, lambda one: one.void and 0 < len(one.trumps) < len(one.legal)),
        _theme("make-feed", 8, (1, 2, 3), 0.04, _ANY, lambda one: one.partner_wins, _feeds),
        _theme(
            "make-indicator",
            8,
            (3, 4, 5),
            0.18,
            _APART,
            lambda one: one.is_maker and one.play.apart and not one.leads and one.play.indicator in one.legal,
            clause="closed.indicator-cuts",
        ),
        _theme("make-closed", 8, (3, 4, 5), 0.14, _CLOSED, lambda one: one.play.closed, clause="closed.reveal"),
        _theme(
            "make-exhausted",
            6,
            (4, 5),
            0.24,
            _LONG,
            _may_bind,
            _bound,
            "trump.exhausted",
        ),
        _theme("make-equal", 5, (1, 2, 3), 0.06, _ANY, late=_two_alike, wanted=2),
        _theme("make-seat", 10, (3, 4, 5), 0.2, _ANY, lambda one: one.ours, seen="seat", most=4),
        _theme("beat-seat", 10, (3, 4, 5), 0.2, _ANY, lambda one: not one.ours, seen="seat", most=4),
    )
}
"""Every theme by id, the easier ones first."""
