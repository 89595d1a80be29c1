"""Preparing scenes: ``python -m tutor.solver.prepared.build FILE`` (a quarter of an hour on one core with numba).

Moments are made up until there are ``COUNT`` of each sort and answer; the opening table guesses which hands are worth a
try. A scene is kept when ``DEALS`` deals settle the answer with 95 %, and it is the one that was wanted.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from tutor.cards import PACK, Hand
from tutor.rules.auction import FIRST_LEAST, LATER_LEAST
from tutor.rules.tokens import award
from tutor.rules.trick import HIGH_BID
from tutor.seats import SOUTH, Seat
from tutor.solver.bidding import PASS, Weighed, after_pass, weigh
from tutor.solver.prepared.scene import Option, Scene, save
from tutor.solver.prepared.solve import solve, trump_for

DEALS: Final = 500
LOOK: Final = 100
"""After so many deals a scene that does not look like the answer wanted is given up."""

COUNT: Final = 8
PATIENCE: Final = 25
"""How many moments are tried for one scene."""

SEED: Final = 304

CELLS: Final = (
    *((sort, want) for sort in ("first", "passed", "last") for want in ("pass", "low", "mid")),
    *((sort, want) for sort in ("them", "partner", "again") for want in ("pass", "mid")),
    ("raise", "pass"),
    ("raise", "high"),
)
"""What is prepared: who has called what so far, and the answer."""


def band(name: str) -> str:
    """The sort of a call: ``pass``, ``low`` (below 200), ``mid`` or ``high`` (from 250 on): each has its own tokens."""
    amount = 0 if name == PASS else int(name.split()[1])
    return "pass" if not amount else "low" if amount < LATER_LEAST else "mid" if amount < HIGH_BID else "high"


def names_of(scene: Scene) -> dict[str, Option | None]:
    """The choices of a scene by name: a pass and the bids."""
    stands = after_pass(scene)
    bids = {f"bid {one.amount}": one for one in scene.options if one is not stands and one.maker is scene.seat}
    return {PASS: stands, **bids}


def answer(scene: Scene, weighed: Weighed) -> str | None:
    """The sort of call that is the answer; ``None`` where the deals do not settle it."""
    bands = {band(one) for one in weighed.near}
    return bands.pop() if len(bands) == 1 else None


def guess(hand: Hand) -> dict[str, float]:
    """The tokens of four cards at the least contract of each sort, by the opening table."""
    found = {"pass": 0.0}
    for name, amount in (("low", FIRST_LEAST), ("mid", LATER_LEAST)):
        won, lost = award(amount)
        found[name] = trump_for(hand.mask, amount)[1] * (won + lost) - lost
    return found


def _some_hand(rng: random.Random, sort: str, want: str) -> Hand:
    """Four cards that may well lead to the answer."""
    while True:
        hand = Hand(rng.sample(PACK, 4))
        tokens = guess(hand)
        top = max(tokens.values())
        fits = {
            "pass": tokens["low"] < 0 if sort in ("first", "passed", "last") else -0.5 < tokens["low"] < 0.5,
            "low": tokens["low"] > max(0.1, tokens["mid"] - 0.05),
            "mid": tokens["mid"] >= top - 0.1 > 0,
            "high": tokens["mid"] > 0.2,
        }
        if fits[want] and tokens["low"] > -1 and (sort != "raise" or tokens["low"] > 0.1):
            return hand


def _calls(rng: random.Random, sort: str) -> tuple[Seat, tuple[tuple[Seat, int | None], ...]]:
    """A dealer and the calls before South's."""
    amount = rng.choice((160, 160, 170, 170, 180))
    left, partner, right = SOUTH.left, SOUTH.partner, SOUTH.right
    match sort:
        case "first":
            return SOUTH.left, ()
        case "passed":
            return rng.choice(((partner, ((left, None),)), (right, ((partner, None), (left, None)))))
        case "last":
            return SOUTH, ((right, None), (partner, None), (left, None))
        case "them":
            return rng.choice(((partner, ((left, amount),)), (SOUTH, ((right, amount), (partner, None), (left, None)))))
        case "partner":
            return rng.choice(
                ((right, ((partner, amount), (left, None))), (SOUTH, ((right, None), (partner, amount), (left, None))))
            )
        case "again":
            bids = rng.choice(((amount, None, None), (None, amount, None), (None, None, amount)))
            return left, ((SOUTH, None), *zip((right, partner, left), bids, strict=True))
        case _:
            return left, ((SOUTH, amount), (right, None), (partner, None), (left, None))


def moment(rng: random.Random, sort: str, want: str) -> Scene:
    """A scene that is not solved yet."""
    first = _some_hand(rng, sort, want)
    dealer, calls = _calls(rng, sort)
    scene = Scene(sort, want, SOUTH, dealer, first, Hand(), calls, None, ())
    standing = scene.standing
    own, _ = trump_for(first.mask, FIRST_LEAST)
    if sort == "raise":
        indicator = rng.choice(list(first.of_suit(own)))
        second = Hand(rng.sample([one for one in PACK if one not in first], 4))
        assert standing is not None
        options = (Option(SOUTH, standing[1], own), Option(SOUTH, HIGH_BID, own))
        return replace(scene, second=second, indicator=indicator, options=options)
    least = FIRST_LEAST if standing is None else standing[1] + 10
    if sort in ("partner", "again"):
        least = LATER_LEAST
    amounts = sorted({least, *(one for one in (least + 20,) if one < LATER_LEAST), LATER_LEAST, 220, HIGH_BID})
    stands = () if standing is None else (Option(*standing, None),)
    return replace(scene, options=(*stands, *(Option(SOUTH, one, own) for one in amounts)))


def prepare(sort: str, want: str, number: int, deals: int = DEALS) -> Scene | None:
    """Try number so and so of a cell: a scene, or ``None`` where it came to another answer."""
    name = f"{SEED}/{sort}/{want}/{number}"
    scene = moment(random.Random(name), sort, want)
    early = replace(scene, counts=solve(scene, LOOK, name))
    weighed = weigh(early, names_of(early))
    if want not in map(band, weighed.near):
        return None
    scene = replace(scene, counts=solve(scene, deals, name))
    return scene if answer(scene, weigh(scene, names_of(scene))) == want else None


def prepare_all(count: int = COUNT) -> Iterator[Scene]:
    """So many scenes of each cell, the cells in turn; fewer where ``PATIENCE`` runs out."""
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
    done: list[Scene] = []
    for one in prepare_all():
        done.append(one)
        save(done, Path(sys.argv[1]))
        print(len(done), one.sort, one.want, one.first, flush=True)
