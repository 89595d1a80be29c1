"""Numbers to choose from: the right one among the slips that lead to others, at a place that tells nothing.

>>> import random
>>> from tutor.cards import cards
>>> from tutor.rules.tally import trick_points
>>> choices(random.Random(4), trick_points(cards("AH 9S KH TH")), rank=1)
(24, 44, 47, 51, 55)
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from puzzles.model import Judged
from tutor.rules.tally import Tally

COUNT: Final = 5
"""How many numbers there are to choose from."""


def choices(rng: random.Random, tally: Tally, rank: int, spare: Iterable[int] = ()) -> tuple[int, ...]:
    """Five numbers in order, the right one at ``rank`` (0-4): slips first, then the nearest of ``spare``.

    Empty where there are not enough of them on one side.
    """
    more = sorted((one for one in spare if one != tally.right), key=lambda one: (abs(one - tally.right), one))
    found = [tally.right]
    for under, wanted in ((True, rank), (False, COUNT - 1 - rank)):
        slips = [one for one in tally.slips if (one < tally.right) is under]
        taken = rng.sample(slips, min(wanted, len(slips)))
        others = [one for one in more if (one < tally.right) is under and one not in taken]
        found += taken + others[: wanted - len(taken)]
    return tuple(sorted(found)) if len(found) == COUNT else ()


def proof(tally: Tally, numbers: Iterable[int]) -> tuple[Judged, ...]:
    """The ruling on each number."""
    return tuple(Judged(choice=str(one), ruling=tally.rule(one)) for one in numbers)
