"""How sure a number from samples is: means and shares with 95 % intervals, and what cannot be told from the best.

>>> mean_of([10, 20, 30, 40]).value, share_of([True, False, True, True]).value
(25.0, 0.75)
"""

from __future__ import annotations

import math
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


def mean_of(numbers: Sequence[float], exact: bool = False) -> Sampled:
    """The mean of samples, or of all there is (``exact``). Raises ``ValueError`` for none."""
    if not numbers:
        raise ValueError("there is no mean of nothing")
    value = statistics.fmean(numbers)
    spread = 0.0 if exact else _spread(numbers)
    return Sampled(value, value - spread, value + spread, len(numbers))


def share_of(hits: Sequence[bool], exact: bool = False) -> Sampled:
    """The share of samples that are true (Wilson's interval), or of all there is (``exact``).

    Raises ``ValueError`` for none.
    """
    if not hits:
        raise ValueError("there is no share of nothing")
    value = sum(hits) / len(hits)
    low, high = (value, value) if exact else wilson(value, len(hits))
    return Sampled(value, low, high, len(hits))


def near_best(rows: Mapping[Key, Sequence[float]], exact: bool = False) -> tuple[Key, ...]:
    """What has the highest mean, and all that these samples cannot tell from it; the best first.

    Every row has one number for each of the same samples, so that the differences are *paired*: a row counts as near
    when the 95 % interval of its mean difference from the best holds 0 (``exact``: only an equal mean does). The best
    of many rows is partly lucky, so a row that is near may well be as good.

    >>> near_best({"a": [9, 9, 9, 9], "b": [8, 10, 9, 8], "c": [0, 1, 0, 2]})
    ('a', 'b')
    """
    order = sorted(rows, key=lambda key: -math.fsum(rows[key]))
    found = []
    for key in order:
        apart = mean_of([best - other for best, other in zip(rows[order[0]], rows[key], strict=True)], exact)
        if apart.low <= 1e-9:
            found.append(key)
    return tuple(found)


def _spread(numbers: Sequence[float]) -> float:
    """Half of the interval of their mean."""
    if len(numbers) < 2:
        return math.inf
    return WIDE * statistics.stdev(numbers) / math.sqrt(len(numbers))
