"""Worlds: full placings that fit what a seat knows; counted exactly, listed, drawn evenly."""

from __future__ import annotations

import bisect
import itertools
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple, TypeVar

from tutor.cards import SUITS, Card, Hand, cards_of, mask_of
from tutor.knowledge.hall import DEMAND, GUARD, SUPPLY
from tutor.knowledge.reading import Case, FoldedCard, Knowledge, Place, read
from tutor.rules.view import View

T = TypeVar("T")

Counts = tuple[int, int, int, int]  # spades, hearts, diamonds, clubs


class World(NamedTuple):
    """A full placing that fits: the indicator, each seat's cards still to play (a closed indicator of its own
    included; by ``Seat.place``), and what the unseen folded cards are."""

    indicator: Card
    hands: tuple[Hand, ...]
    folded: tuple[FoldedCard, ...]


def make_world(know: Knowledge, case: Case, filled: list[int]) -> World:
    """The world in which the places of a case hold these cards (one mask a place)."""
    hands, folded, indicator = list(know.known), list(know.deduced), know.indicator
    hands[know.seat] = know.hand
    for place, mask in zip(know.places(case), filled, strict=True):
        if place.kind in ("hand", "indicator"):
            hands[place.seat.place] |= mask
        else:
            folded.append(FoldedCard(place.trick, place.seat, cards_of(mask)[0]))
        if place.kind == "indicator" or (case.cut and place.kind == "table" and place.seat.place == know.maker):
            indicator = cards_of(mask)[0]
    assert indicator is not None
    return World(indicator, tuple(Hand(mask) for mask in hands), tuple(sorted(folded)))


def possible_trumps(view: View) -> str:
    """The suits that can be trump for all this seat knows: one letter when it is known, else up to four."""
    found = sorted({case.trump for case in read(view).cases()})
    return "".join(SUITS[suit] for suit in found)


def count_worlds(view: View) -> int:
    """How many worlds fit what this seat knows, exactly (1 when everything is known)."""
    know = read(view)
    return sum(_ways(know, case) for case in know.cases())


def enumerate_worlds(view: View) -> Iterator[World]:
    """Every world that fits, each once. Ask :func:`count_worlds` first: on eight cards there are billions."""
    know = read(view)
    for case in know.cases():
        for filled in _fillings(know.places(case), know.unseen, case.slack):
            yield make_world(know, case, filled)


def sample_world(view: View, rng: random.Random) -> World:
    """One world that fits, each with the same chance; the same ``rng`` state gives the same world."""
    know = read(view)
    case = _pick(rng, [(one, _ways(know, one)) for one in know.cases()])
    sizes, suits = _sizes(know, case)
    left = [list(cards_of(know.unseen & 0xFF << (8 * suit))) for suit in range(4)]
    for cards in left:
        rng.shuffle(cards)
    filled = []
    for at, size in enumerate(sizes):
        takes = _takes((len(left[0]), len(left[1]), len(left[2]), len(left[3])), size, suits[at])
        later = sizes[at + 1 :], suits[at + 1 :]
        taken = _pick(rng, [(some, ways * _rest(after, *later)) for some, after, ways in takes])
        filled.append(mask_of(left[suit].pop() for suit in range(4) for _ in range(taken[suit])))
    return make_world(know, case, filled)


def _pick(rng: random.Random, weighted: Sequence[tuple[T, int]]) -> T:
    """One of these, each with a chance of its weight (exact for integers of any size)."""
    sums = list(itertools.accumulate(weight for _, weight in weighted))
    return weighted[bisect.bisect_right(sums, rng.randrange(sums[-1]))][0]


def _sizes(know: Knowledge, case: Case) -> tuple[tuple[int, ...], tuple[int, ...]]:
    places = know.places(case)
    return tuple(one.size for one in places), tuple(one.suits for one in places)


def _ways(know: Knowledge, case: Case) -> int:
    spades, hearts, diamonds, clubs = ((know.unseen >> (8 * suit) & 255).bit_count() for suit in range(4))
    return _rest((spades, hearts, diamonds, clubs), *_sizes(know, case))


@lru_cache(maxsize=100_000)
def _rest(counts: Counts, sizes: tuple[int, ...], suits: tuple[int, ...]) -> int:
    """In how many ways so many cards of each suit fill exactly places of these sizes and suits."""
    if len(sizes) > 2:
        return sum(ways * _rest(after, sizes[1:], suits[1:]) for _, after, ways in _takes(counts, sizes[0], suits[0]))
    one, two = (*suits, 0, 0)[:2]
    free, bound, lost = (
        sum(count for suit, count in enumerate(counts) if some >> suit & 1)
        for some in (one & two, one & ~two, 15 & ~(one | two))
    )
    taken = sizes[0] - bound if sizes else 0
    return comb(free, taken) if taken >= 0 and not lost and sum(counts) == sum(sizes) else 0


def _takes(counts: Counts, size: int, suits: int) -> Iterator[tuple[Counts, Counts, int]]:
    """Each way to take ``size`` cards by suit: how many of each suit, how many are left, and how many such hands."""
    most = [min(count, size) if suits >> suit & 1 else 0 for suit, count in enumerate(counts)]
    spades, hearts, diamonds, clubs = counts
    for a in range(most[0] + 1):
        for b in range(min(most[1], size - a) + 1):
            for c in range(min(most[2], size - a - b) + 1):
                d = size - a - b - c
                if d <= most[3]:
                    ways = comb(spades, a) * comb(hearts, b) * comb(diamonds, c) * comb(clubs, d)
                    yield (a, b, c, d), (spades - a, hearts - b, diamonds - c, clubs - d), ways


def _fillings(places: tuple[Place, ...], unseen: int, slack: int) -> Iterator[list[int]]:
    """Every way to fill the places, as one mask a place; follows no branch that cannot be completed."""
    if not places:
        yield []
        return
    place = places[0]
    allowed = [one for one in cards_of(unseen) if place.suits >> (one.place >> 3) & 1]
    freed = slack + DEMAND[place.suits] * place.size
    for some in itertools.combinations(allowed, place.size):
        left = freed
        for one in some:
            left -= SUPPLY[one.place >> 3]
        if left & GUARD == GUARD:
            mask = mask_of(some)
            for rest in _fillings(places[1:], unseen & ~mask, left):
                yield [mask, *rest]
