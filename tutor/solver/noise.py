"""How sure a number from samples is: means and shares with 95 % intervals, and what cannot be told from the best.

>>> mean_of([10, 20, 30, 40]).value, share_of([True, False, True, True]).value
(25.0, 0.75)
"""

from __future__ import annotations

import math
import operator
import statistics
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from tutor.solver.openings import wilson

Key = TypeVar("Key")

WIDE: Final = 1.959964
"""Standard errors to each side of a 95 % interval."""


class Sampled(NamedTuple):
    """A mean or a share of ``deals`` samples, and the ends of its 95 % interval: both ``value`` when it is exact."""

    value: float
    low: float
    high: float
    deals: int


Weights = Sequence[float] | None
"""How much each sample counts; ``None``: all the same. Samples of uneven weight tell less than as many even ones."""


def mean_of(numbers: Sequence[float], exact: bool = False, weights: Weights = None) -> Sampled:
    """The mean of samples, or of all there is (``exact``). Raises ``ValueError`` for none."""
    if not numbers:
        raise ValueError("there is no mean of nothing")
    value = _mean(numbers, weights)
    spread = 0.0 if exact else _spread(numbers, value, weights)
    return Sampled(value, value - spread, value + spread, len(numbers))


def share_of(hits: Sequence[float], exact: bool = False, weights: Weights = None) -> Sampled:
    """The share of samples that are true (Wilson's interval), or of all there is (``exact``). A sample may also be
    true in part, 0 to 1.

    Raises ``ValueError`` for none.
    """
    if not hits:
        raise ValueError("there is no share of nothing")
    value = _mean(hits, weights)
    low, high = (value, value) if exact else wilson(value, round(effective(hits, weights)))
    return Sampled(value, low, high, len(hits))


def effective(samples: Sequence[float], weights: Weights = None) -> float:
    """As many samples of even weight as would tell as much.

    >>> effective([1, 1, 1, 1]), effective([1, 1, 1, 1], [2, 2, 0, 0])
    (4, 2.0)
    """
    return len(samples) if weights is None else math.fsum(weights) ** 2 / math.fsum(one * one for one in weights)


def near_best(rows: Mapping[Key, Sequence[float]], exact: bool = False, weights: Weights = None) -> tuple[Key, ...]:
    """What has the highest mean, and all that these samples cannot tell from it; the best first.

    Every row has one number for each of the same samples, so that the differences are *paired*: a row counts as near
    when the 95 % interval of its mean difference from the best holds 0 (``exact``: only an equal mean does). The best
    of many rows is partly lucky, so a row that is near may well be as good.

    >>> near_best({"a": [9, 9, 9, 9], "b": [8, 10, 9, 8], "c": [0, 1, 0, 2]})
    ('a', 'b')
    """
    order = sorted(rows, key=lambda key: -_mean(rows[key], weights))
    found = []
    for key in order:
        apart = [best - other for best, other in zip(rows[order[0]], rows[key], strict=True)]
        if mean_of(apart, exact, weights).low <= 1e-9:
            found.append(key)
    return tuple(found)


def _mean(numbers: Sequence[float], weights: Weights) -> float:
    if weights is None:
        return statistics.fmean(numbers)
    return math.fsum(map(operator.mul, numbers, weights)) / math.fsum(weights)


def _spread(numbers: Sequence[float], mean: float, weights: Weights) -> float:
    """Half of the interval of their mean."""
    if len(numbers) < 2:
        return math.inf
    if weights is None:
        return WIDE * statistics.stdev(numbers) / math.sqrt(len(numbers))
    off = math.fsum((weight * (one - mean)) ** 2 for one, weight in zip(numbers, weights, strict=True))
    return WIDE * math.sqrt(off) / math.fsum(weights)
