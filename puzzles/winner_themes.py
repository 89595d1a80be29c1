"""The themes of *who takes the trick*: which finished tricks belong to each, and which deals bring them about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from puzzles.making import DraftTheme
from puzzles.model import Mode
from puzzles.situations import Plan
from tutor.cards import Card
from tutor.rules.deal import Deal
from tutor.rules.events import Played, TrickEnd
from tutor.rules.outcome import winning_card
from tutor.seats import Seat

Ask = Literal["who", "points", "turned", "indicator"]
"""What is asked about a trick: who takes it, its card points, what is turned up, where the indicator goes."""


@dataclass(frozen=True)
class Scene:
    """A trick that has just ended, in the deal after its last card."""

    deal: Deal
    end: TrickEnd
    maker: Seat
    indicator: Card

    @property
    def folded(self) -> tuple[Played, ...]:
        """The folded cards."""
        return tuple(one for one in self.end.cards if one.folded)

    @property
    def trumps(self) -> int:
        """How many trumps were played."""
        return sum(one.card.suit == self.indicator.suit for one in self.end.cards)

    @property
    def best(self) -> Card:
        """The winning card."""
        return winning_card(self.end)

    @property
    def cut(self) -> bool:
        """Did a trump take another suit?"""
        return self.best.suit != self.end.cards[0].card.suit

    @property
    def shown_within(self) -> bool:
        """Was the trump shown by the maker's choice with folded cards in the trick? Then nobody looks at them later."""
        return bool(self.folded) and self.end.indicator is None

    @property
    def own_fold(self) -> bool:
        """Does a card that the maker folded stay down, while others are turned up?"""
        return self.end.opened == "reveal" and any(not one.shown for one in self.folded)

    @property
    def trap(self) -> bool:
        """Was a card played that stands as high as the winning one or higher in its own suit?"""
        return any(one.card.power >= self.best.power and one.card is not self.best for one in self.end.cards)


@dataclass(frozen=True)
class TrickTheme(DraftTheme):
    """A theme of tricks: ``asks`` are the questions in mode ``one`` by weight, ``plan``, ``guess`` and ``short`` (as
    for :func:`puzzles.brisk.brisk`) say which deals to make, ``fits`` which tricks belong."""

    asks: Mapping[Ask, float] = field(default_factory=dict)
    plan: Plan = field(default_factory=Plan)
    guess: float = 0.5
    short: float = 0.0
    fits: Callable[[Scene], bool] = bool


def _order(one: Scene) -> bool:
    """No trump took it, and a card that beats the ace did, or the lead was beaten."""
    same = [each.card for each in one.end.cards if each.card.suit == one.best.suit]
    return not one.cut and not one.folded and len(same) > 1 and one.best is not one.end.cards[0].card


def _cut(one: Scene) -> bool:
    return one.cut and one.end.indicator is None and one.trumps == 1


def _overcut(one: Scene) -> bool:
    return one.cut and one.end.indicator is None and one.trumps > 1


def _kept(one: Scene) -> bool:
    return bool(one.folded) and one.end.opened is None


def _revealed(one: Scene) -> bool:
    return one.end.opened == "reveal"


def _hidden_nine(one: Scene) -> bool:
    return _revealed(one) and one.end.indicator == "returned" and one.indicator.power > one.best.power


def _indicator(one: Scene) -> bool:
    return _revealed(one) and one.end.indicator == "played"


def _own_fold(one: Scene) -> bool:
    return _revealed(one) and one.own_fold


def _last(one: Scene) -> bool:
    return one.end.number == 8 and len(one.end.cards) == 4


def _pcc(one: Scene) -> bool:
    return len(one.end.cards) == 3


def _first(one: Scene) -> bool:
    return one.end.number == 1 and one.end.indicator in ("stays", "returned") and not one.folded


def _theme(
    id: str,
    every: float,
    one: float,
    levels: tuple[int, ...],
    clause: str,
    weight: float,
    asks: Mapping[Ask, float],
    plan: Plan,
    fits: Callable[[Scene], bool],
    guess: float = 0.5,
    short: float = 0.0,
) -> TrickTheme:
    shares: dict[Mode, float] = {"every": every} if every else {}
    if one:
        shares["one"] = one
    return TrickTheme(
        id, shares, levels, weight=weight, clause=clause, asks=asks, plan=plan, guess=guess, short=short, fits=fits
    )


_CLOSED: Final = Plan((2, 3, 4), closed=True, trump_leads=0.1, cuts=0.15)

THEMES: Final[dict[str, TrickTheme]] = {
    one.id: one
    for one in (
        _theme("trick-order", 0, 8, (1, 2), "cards.rank", 0.0, {"who": 1, "points": 2}, Plan(opens=0.3), _order),
        _theme("trick-cut", 0, 12, (1, 2), "play.winner", 0.05, {"who": 2, "points": 1}, Plan((3, 4), opens=1), _cut),
        _theme(
            "trick-overcut",
            0,
            12,
            (1, 2),
            "play.winner",
            0.1,
            {"who": 3, "points": 1},
            Plan((3, 4), opens=1, trump_leads=0),
            _overcut,
        ),
        _theme(
            "trick-last",
            0,
            6,
            (1, 2),
            "play.winner",
            0.05,
            {"who": 1, "points": 1},
            Plan((3, 4), trump_leads=0.2, cuts=0.1),
            _last,
        ),
        _theme(
            "trick-kept",
            9,
            14,
            (1, 2),
            "closed.inspect",
            -0.04,
            {"who": 2, "points": 1, "indicator": 2},
            _CLOSED,
            _kept,
            0.3,
            0.8,
        ),
        _theme(
            "trick-own-fold",
            3,
            5,
            (4, 5),
            "closed.reveal",
            0.05,
            {"who": 2, "points": 1, "indicator": 1},
            _CLOSED,
            _own_fold,
            0.8,
            1.0,
        ),
        _theme(
            "trick-hidden-nine",
            6,
            12,
            (4, 5),
            "closed.indicator-returns",
            0.15,
            {"who": 3, "points": 2, "indicator": 1},
            _CLOSED,
            _hidden_nine,
            0.6,
            0.7,
        ),
        _theme(
            "trick-indicator",
            11,
            12,
            (3,),
            "closed.reveal",
            0.1,
            {"who": 2, "points": 1, "indicator": 4},
            Plan((3, 4), closed=True, trump_leads=0.1, cuts=0.8),
            _indicator,
            0.4,
            0.7,
        ),
        _theme(
            "trick-high",
            0,
            6,
            (1,),
            "open.high-bid",
            0.1,
            {"indicator": 1},
            Plan((3, 4), second=("high", "pcc", None, None), closed=True),
            _first,
        ),
        _theme(
            "trick-pcc",
            0,
            8,
            (1, 2),
            "pcc.alone",
            0.1,
            {"who": 3, "points": 1},
            Plan((4, 5, 6), second=("pcc",), opens=0),
            _pcc,
        ),
    )
}
"""Every theme by id, the easier ones first."""
