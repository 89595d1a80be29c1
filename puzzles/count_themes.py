"""The themes of *count*: what is counted, and which deals bring it about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from puzzles.making import DraftTheme
from puzzles.model import Mode
from puzzles.situations import Plan
from tutor.rules.view import View

DROP_FOUR: Final = 0.45
"""How often a count of four cards is thrown away: the one number from 0 to 8 that fits every rank comes too often."""


@dataclass(frozen=True)
class CountTheme(DraftTheme):
    """A theme of counting: ``fits`` says whether it can be asked of a view; ``cards`` how few and how many cards have
    been played then (4-30); ``drops`` how often a count of so many cards is thrown away, since it comes too often."""

    plan: Plan = field(default_factory=Plan)
    cards: tuple[int, int] = (6, 28)
    fits: Callable[[View], bool] = bool
    drops: Mapping[int, float] = field(default_factory=lambda: {4: DROP_FOUR})


def hidden(view: View) -> int:
    """How many folded cards of finished tricks the seat has never seen."""
    return sum(one.card is None for trick in view.tricks for one in trick.cards)


def returned(view: View) -> bool:
    """Is the indicator back in another seat's hand?"""
    fallen = [one.card for cards in (*(trick.cards for trick in view.tricks), view.trick) for one in cards]
    return view.closed is False and view.seat is not view.maker and view.indicator not in fallen


def _taken(view: View) -> bool:
    return len(view.tricks) > 1


def _suit(view: View) -> bool:
    return not hidden(view)


def _folded(view: View) -> bool:
    return hidden(view) > 0


def _trump_known(view: View) -> bool:
    return view.trump is not None and all(one.card is not None for one in view.trick)


def _trumps(view: View) -> bool:
    return _trump_known(view) and not returned(view)


def _returned(view: View) -> bool:
    return _trump_known(view) and returned(view)


def _any(view: View) -> bool:
    return True


def _theme(
    id: str,
    shares: dict[Mode, float],
    levels: tuple[int, ...],
    clause: str,
    weight: float,
    fits: Callable[[View], bool],
    cards: tuple[int, int],
    plan: Plan,
) -> CountTheme:
    return CountTheme(id, shares, levels, weight=weight, clause=clause, memory=True, plan=plan, cards=cards, fits=fits)


_OPEN: Final = Plan((2, 3, 4), opens=0.5)
_ANY: Final = Plan((2, 3, 4))
_CLOSED: Final = Plan((2, 3, 4), opens=0.0, cuts=0.1, trump_leads=0.2)

THEMES: Final[dict[str, CountTheme]] = {
    one.id: one
    for one in (
        _theme("count-suit", {"one": 12}, (1, 2), "cards.pack", 0.0, _suit, (4, 24), _OPEN),
        _theme("count-trumps", {"one": 12}, (1, 2, 3), "cards.pack", 0.05, _trumps, (4, 24), _OPEN),
        _theme("count-taken", {"one": 12}, (2, 3, 4), "cards.points", 0.1, _taken, (8, 28), _ANY),
        _theme("count-folded", {"one": 10}, (2, 3, 4, 5), "closed.inspect", 0.1, _folded, (4, 26), _CLOSED),
        _theme("count-returned", {"one": 10}, (2, 3), "closed.indicator-returns", 0.1, _returned, (4, 22), _CLOSED),
        _theme("count-points", {"one": 10}, (2, 3, 4), "cards.points", 0.2, _any, (8, 28), _ANY),
        _theme("count-most", {"one": 12}, (2, 3, 4, 5), "play.follow", 0.2, _any, (8, 28), _ANY),
        _theme("count-voids", {"every": 14}, (1, 2, 3, 4, 5), "play.follow", -0.02, _any, (5, 28), _ANY),
        _theme("count-suits-out", {"every": 14}, (1, 2, 3, 4, 5), "play.follow", 0.05, _any, (5, 28), _ANY),
    )
}
"""Every theme by id, the easier ones first."""
