"""The hints of the kind *make-it*: what to count or look at, then one card less."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from puzzles.make_it_spots import Spot
from puzzles.model import Hint
from tutor.cards import Card
from tutor.seats import SEATS

HINTS: Final = (
    "hint-make-it-need",
    "hint-make-it-next",
    "hint-make-it-trumps",
    "hint-make-it-indicator",
    "hint-make-it-duty",
    "hint-make-it-deals",
    "hint-make-it-not-card",
)
"""Every id of a hint, all but the last for the first rung."""

OWN: Final = {"make-indicator": "indicator", "make-exhausted": "duty", "make-cut": "trumps"}
"""The first hint of a theme that has one of its own."""


def ladder(rng: random.Random, spot: Spot, theme: str, laid: bool, wrong: Sequence[Card]) -> tuple[Hint, Hint]:
    """Where to look, then a card that is wrong: with three choices at least, two are left."""
    second = Hint(id="hint-make-it-not-card", args={"card": rng.choice(wrong)})
    look = OWN.get(theme) or ("deals" if not laid else rng.choice(("need", "next")))
    return (_need(spot) if look == "need" else Hint(id=f"hint-make-it-{look}")), second


def _need(spot: Spot) -> Hint:
    """How many points are needed, and how many there are."""
    maker = spot.deal.maker
    assert maker is not None
    left = sum(spot.deal.hand(one).points for one in SEATS) + sum(one.card.points for one in spot.play.trick)
    need = spot.ending.amount - spot.deal.points[maker.side]
    return Hint(
        id="hint-make-it-need",
        args={"side": "ours" if spot.ours else "theirs", "need": need, "left": left},
    )
