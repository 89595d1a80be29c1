"""Which call is best, and which trump: what each choice brings in tokens on the deals of a prepared scene.

**What is assumed**, and told in the words of a question too:

- *After this call nobody bids any more.* A bid is played by the seat itself; with a pass the bid that stands is played,
  and where nobody has bid nothing is (``auction.all-pass``: 0 tokens).
- *Open cards*: each deal is solved with all cards known to all, trump open (``tutor.solver.prepared.solve``, which also
  says what a bid of another seat tells).
- Tokens go by ``score.table`` alone: no Caps, no spoilt trumps, no end of a match.

All choices are weighed on the same deals, so that their differences are *paired*. What cannot be told from the best
with 95 % counts as good as it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tutor.rules.tokens import award
from tutor.solver.noise import WIDE, Sampled
from tutor.solver.openings import wilson
from tutor.solver.prepared.scene import Option, Scene


@dataclass(frozen=True)
class Offer:
    """One choice weighed: ``option`` is the contract that it leads to, ``None`` where nothing is played.

    ``tokens`` are won by the seat's side, one number for each sort of deal, with the same ``weights`` for all offers of
    a scene. ``chance`` is how often the contract is made, by whoever plays it.
    """

    option: Option | None
    tokens: tuple[int, ...]
    weights: tuple[int, ...]
    chance: Sampled | None

    @property
    def value(self) -> float:
        """The tokens on average."""
        return _mean(self.tokens, self.weights)

    @property
    def mean(self) -> Sampled:
        """The tokens on average with their 95 % interval."""
        deals = sum(self.weights)
        spread = WIDE * _deviation(self.tokens, self.weights) / math.sqrt(deals)
        return Sampled(self.value, self.value - spread, self.value + spread, deals)

    def beats(self, other: Offer) -> bool:
        """Is this offer better, with 95 %?"""
        apart = [one - two for one, two in zip(self.tokens, other.tokens, strict=True)]
        spread = WIDE * _deviation(apart, self.weights) / math.sqrt(sum(self.weights))
        return _mean(apart, self.weights) > spread + 1e-9


@dataclass(frozen=True)
class Weighed:
    """The choices by name, weighed."""

    offers: Mapping[str, Offer]

    @property
    def best(self) -> str:
        """The best choice."""
        return max(self.offers, key=lambda one: self.offers[one].value)

    @property
    def near(self) -> tuple[str, ...]:
        """The best and those that cannot be told from it, in the order given."""
        best = self.offers[self.best]
        return tuple(one for one, offer in self.offers.items() if not best.beats(offer))

    @property
    def margin(self) -> float:
        """By how many tokens the best is ahead of those that it beats."""
        near, best = self.near, self.offers[self.best].value
        return min((best - offer.value for one, offer in self.offers.items() if one not in near), default=0.0)


PASS: Final = "pass"


def weigh(scene: Scene, names: Mapping[str, Option | None]) -> Weighed:
    """Weigh choices of a scene: each name leads to an option of it, or to nothing (``None``).

    Raises ``ValueError`` for an option that was not solved.

    >>> from tutor.solver.prepared import scenes
    >>> scene = next(one for one in scenes() if one.want == "low" and one.sort == "first")
    >>> own = {f"bid {one.amount}": one for one in scene.options}
    >>> weigh(scene, {PASS: None, **own}).best
    'bid 160'
    """
    strange = [one for one in names.values() if one is not None and one not in scene.options]
    if strange:
        raise ValueError(f"{strange[0]} was not solved for this scene")
    weights = tuple(scene.counts.values())
    return Weighed({name: _offer(scene, one, weights) for name, one in names.items()})


def _offer(scene: Scene, option: Option | None, weights: tuple[int, ...]) -> Offer:
    if option is None:
        return Offer(None, (0,) * len(weights), weights, None)
    at = scene.options.index(option)
    made = [bool(key >> at & 1) for key in scene.counts]
    won, lost = award(option.amount)
    sign = 1 if option.maker.side == scene.seat.side else -1
    share = sum(weight for one, weight in zip(made, weights, strict=True) if one) / scene.deals
    chance = Sampled(share, *wilson(share, scene.deals), scene.deals)
    return Offer(option, tuple(sign * (won if one else -lost) for one in made), weights, chance)


def after_pass(scene: Scene) -> Option | None:
    """What is played when the seat passes: the bid that stands."""
    standing = scene.standing
    if standing is None:
        return None
    return next(one for one in scene.options if (one.maker, one.amount) == standing)


def _mean(numbers: Sequence[float], weights: Sequence[int]) -> float:
    return sum(one * weight for one, weight in zip(numbers, weights, strict=True)) / sum(weights)


def _deviation(numbers: Sequence[float], weights: Sequence[int]) -> float:
    mean = _mean(numbers, weights)
    return math.sqrt(_mean([(one - mean) ** 2 for one in numbers], weights))
