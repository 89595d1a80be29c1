"""The themes of *can they have it*: what is asked about unseen cards, and which deals bring it about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from puzzles.making import DraftTheme
from puzzles.model import Mode
from puzzles.situations import Plan


@dataclass(frozen=True)
class KnowTheme(DraftTheme):
    """A theme of knowing: ``plan`` says which deals, ``guess`` and ``short`` as for :func:`puzzles.brisk.brisk`;
    ``cards`` how few and how many cards have been played when it is asked (1-31)."""

    plan: Plan = field(default_factory=Plan)
    cards: tuple[int, int] = (6, 28)
    guess: float = 0.3
    short: float = 0.4


def _theme(
    id: str,
    shares: dict[Mode, float],
    levels: tuple[int, ...],
    clause: str,
    weight: float,
    cards: tuple[int, int],
    plan: Plan,
    guess: float = 0.3,
    short: float = 0.4,
) -> KnowTheme:
    return KnowTheme(id, shares, levels, weight, clause, memory=True, plan=plan, cards=cards, guess=guess, short=short)


_ANY: Final = Plan((2, 3, 4), cuts=0.2, trump_leads=0.3)
_CLOSED: Final = Plan((2, 3, 4), closed=True, cuts=0.1, trump_leads=0.2)
_FOLDS: Final = Plan((2, 3, 4), opens=0, cuts=0.3, trump_leads=0.2)
_LONG: Final = Plan((6, 7, 7), opens=0.6, trump_leads=0.9)

THEMES: Final[dict[str, KnowTheme]] = {
    one.id: one
    for one in (
        _theme("know-holds", {"one": 16}, (1, 2, 3, 4, 5), "play.follow", 0.06, (6, 28), _ANY),
        _theme("know-who", {"every": 14}, (1, 2, 3, 4, 5), "play.follow", 0.02, (5, 28), _ANY),
        _theme("know-apart", {"every": 7, "one": 7}, (4, 5), "closed.indicator-apart", 0.22, (5, 20), _CLOSED),
        _theme("know-must", {"every": 9}, (4, 5), "play.follow", 0.1, (12, 28), _ANY),
        _theme("know-fold", {"every": 10}, (2, 3, 4, 5), "closed.void-folds", 0.12, (6, 28), _FOLDS, 0.2, 0.9),
        _theme("know-saw", {"every": 9}, (1, 2), "closed.inspect", 0.04, (2, 20), _CLOSED, 0.5, 0.9),
        _theme("know-trumps", {"every": 9, "one": 9}, (2, 3), "trump.indicator", 0.06, (4, 28), _CLOSED, 0.1, 0.9),
        _theme("know-spoilt", {"one": 10}, (2, 3), "trump.spoilt", 0.2, (1, 16), _LONG),
    )
}
"""Every theme by id."""
