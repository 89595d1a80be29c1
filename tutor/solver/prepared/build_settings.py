"""Preparing settings: ``python -m tutor.solver.prepared.build_settings FILE`` (half an hour on one core with numba).

Hands are made up until there are ``COUNT`` of each sort and answer. One is kept when ``DEALS`` deals tell every wrong
card from the best one, and the answer is of the sort that was wanted.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from tutor.cards import PACK, SUITS, Hand
from tutor.rules.auction import FIRST_LEAST
from tutor.seats import SEATS, SOUTH
from tutor.solver.prepared.setting import ALIKE, Setting, save, try_cards
from tutor.solver.prepared.solve import trump_for

DEALS: Final = 240
LOOK: Final = 60
"""After so many deals a hand whose cards all seem alike is given up."""

COUNT: Final = 5
PATIENCE: Final = 12
SEED: Final = 304
LENGTHS: Final = {"pair": 2, "three": 3, "lead": 3, "four": 4}
"""The trumps among the four cards; in ``lead`` the maker leads to the first trick, in ``three`` another seat."""

CELLS: Final = tuple((sort, want) for sort in LENGTHS for want in ("low", "high"))
"""What is prepared, and which card is right: the lowest of the suit, or not the lowest."""


def sort_of(one: Setting) -> str:
    """The sort, as in ``LENGTHS``."""
    length = len(one.hand.of_suit(one.suit))
    leads = one.dealer.right is one.seat
    return "lead" if length == 3 and leads else next(name for name, each in LENGTHS.items() if each == length)


def answer(one: Setting) -> str:
    """Is the lowest card of the suit right (``low``) or not (``high``)?"""
    return "low" if list(one.points)[-1] in one.right else "high"


def moment(rng: random.Random, sort: str) -> Setting:
    """A setting that is not solved yet: the longest suit is the only one, and promises the least contract."""
    while True:
        hand = Hand(rng.sample(PACK, 4))
        suit, chance = trump_for(hand.mask, FIRST_LEAST)
        others = [len(hand.of_suit(one)) for one in SUITS if one != suit]
        if len(hand.of_suit(suit)) == LENGTHS[sort] > max(others) and chance > 0.5:
            break
    dealers = [one for one in SEATS if sort not in ("three", "lead") or (one.right is SOUTH) == (sort == "lead")]
    return Setting(SOUTH, rng.choice(dealers), hand, rng.choice((160, 170, 180, 200)), suit)


def prepare(sort: str, want: str, number: int) -> Setting | None:
    """Try number so and so of a cell: a setting, or ``None`` where it came to another answer."""
    name = f"{SEED}/{sort}/{want}/{number}"
    one = moment(random.Random(name), sort)
    early = replace(one, points=try_cards(one, LOOK, name))
    if answer(early) != want or max(early.behind(each).value for each in early.points) <= ALIKE:
        return None
    one = replace(one, points=try_cards(one, DEALS, name))
    return one if one.is_clear and answer(one) == want else None


def prepare_all(count: int = COUNT) -> Iterator[Setting]:
    """So many settings of each cell, the cells in turn; fewer where ``PATIENCE`` runs out."""
    tried = dict.fromkeys(CELLS, 0)
    for _ in range(count):
        for cell in CELLS:
            for _ in range(PATIENCE):
                found = prepare(*cell, tried[cell])
                tried[cell] += 1
                if found is not None:
                    yield found
                    break


if __name__ == "__main__":
    done: list[Setting] = []
    for found in prepare_all():
        done.append(found)
        save(done, Path(sys.argv[1]))
        print(len(done), sort_of(found), found.hand, *found.right, flush=True)
