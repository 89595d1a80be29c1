"""How hard a legal-card moment is likely to be, guessed from its features before anybody has tried it."""

from __future__ import annotations

from typing import Final

from puzzles.situations import Moment
from tutor.cards import Card

WEIGHTS: Final = {
    "cards": 0.02,
    "tempting": 0.04,
    "habit_fails": 0.12,
    "reasons": 0.08,
    "closed_maker": 0.05,
    "forced_open": 0.1,
    "alone": 0.05,
    "memory": 0.06,
    "about": -0.04,
}
"""What one unit of a feature adds to the difficulty (0-1)."""

STEPS: Final = (0.2, 0.36, 0.5, 0.62)
"""The least difficulty of levels 2 to 5, so that the shares of the themes fill all five."""


def habit(moment: Moment) -> tuple[Card, ...]:
    """What a beginner would play by: the led suit if it is in sight (indicator included), else any card.

    It stands for the fixed habit that puzzles must not reward; no verdict ever comes from it.
    """
    led = moment.led
    same = tuple(one for one in moment.hand if led is not None and one.suit == led.suit)
    return same or moment.hand


def features_of(moment: Moment) -> dict[str, float]:
    """The features of a moment as a question, all numbers.

    ``cards`` in the hand; ``legal`` of them; ``tempting``: refused ones that the habit would play; ``habit_fails``;
    ``reasons``: different reasons that refuse, after the first; ``closed_maker``; ``forced_open``; ``alone``;
    ``memory``: tricks since something happened that binds still.
    """
    usual, legal = habit(moment), moment.legal
    play = moment.play
    refusing = {reason.id for ruling in moment.rulings if not ruling.allowed for reason in ruling.reasons}
    since = [play.number - one.number for one in play.tricks if one.exhausted]
    return {
        "cards": len(moment.hand),
        "legal": len(legal),
        "tempting": min(4, sum(one not in legal for one in usual)),
        "habit_fails": float(usual != legal),
        "reasons": max(0, len(refusing) - 1),
        "closed_maker": float(moment.guarded),
        "forced_open": float(bool(play.tricks) and play.tricks[0].opened in ("high-bid", "pcc")),
        "alone": float(play.alone),
        "memory": float(min(3, since[0])) if since and moment.is_maker and moment.leading else 0.0,
    }
