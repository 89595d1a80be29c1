"""The worlds that a seat has to fear, like cards once.

Unseen cards between two neighbouring known cards (a *gap*) are alike: what counts is how many of them lie where. Of the
cards of a gap that partner still has to play, the lowest are the worst for a claim: with a higher one in exchange for
an opponent's, the same plays win the same tricks. So a claim holds in all worlds when it holds in those listed here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.cards import mask_of
from tutor.knowledge import DEMAND, GUARD, SUPPLY, Case, Knowledge, Place
from tutor.solver.pool import bits


def gaps_of(know: Knowledge, case: Case) -> list[int]:
    """The unseen cards by gap, as masks: those those of low cards first, trumps last."""
    fixed = know.hand | mask_of(card for _, card, _ in know.table if card is not None)
    for known in know.known:
        fixed |= known
    found = []
    for suit in range(4):
        gap = 0
        for card in range(8 * suit, 8 * suit + 8):
            if know.unseen >> card & 1:
                gap |= 1 << card
            elif fixed >> card & 1 and gap:
                found.append(gap)
                gap = 0
        if gap:
            found.append(gap)
    return sorted(found, key=lambda gap: (gap.bit_length() - 1 >> 3 == case.trump, gap.bit_length() - 1 & 7, gap))


class Filling(NamedTuple):
    """Places filled in part: one mask a place of ``Knowledge.places``, the indices of those left, what is left for
    them, and the slack of it."""

    masks: tuple[int, ...]
    left: tuple[int, ...]
    gaps: list[int]
    slack: int


def partners_fillings(know: Knowledge, case: Case) -> Iterator[Filling]:
    """Every way to fill what partner has still to play or has just played, like cards once, worst first: low cards."""
    places, partner = know.places(case), (know.seat + 2) & 3
    live = tuple(at for at, one in enumerate(places) if one.seat.place == partner and one.kind != "folded")
    rest = tuple(at for at in range(len(places)) if at not in live)
    start = Filling((0,) * len(places), live, gaps_of(know, case), case.slack)
    for masks, _, gaps, slack in _fill(places, start):
        yield Filling(masks, rest, gaps, slack)


def seen_by_partner(know: Knowledge, case: Case, start: Filling) -> Iterator[Filling]:
    """Every way to fill the folded cards of earlier tricks too that partner has folded or, as the maker, inspected."""
    places, partner = know.places(case), (know.seat + 2) & 3
    seen = tuple(
        at for at in start.left if places[at].kind == "folded" and partner in (places[at].seat.place, know.maker)
    )
    rest = tuple(at for at in start.left if at not in seen)
    for masks, _, gaps, slack in _fill(places, start._replace(left=seen)):
        yield Filling(masks, rest, gaps, slack)


def fillings(know: Knowledge, case: Case, start: Filling) -> Iterator[tuple[int, ...]]:
    """Every way to fill the other places too, like cards once."""
    for one in _fill(know.places(case), start):
        yield one.masks


def worst_fillings(know: Knowledge, case: Case) -> Iterator[tuple[int, ...]]:
    """Every way to fill all places of a case, like cards once."""
    for one in partners_fillings(know, case):
        yield from fillings(know, case, one)


def _fill(places: tuple[Place, ...], start: Filling) -> Iterator[Filling]:
    masks, left, gaps, slack = start
    if not left:
        yield start
        return
    at = left[0]
    for mask, after, rest in takes(places[at], gaps, slack):
        yield from _fill(places, Filling((*masks[:at], mask, *masks[at + 1 :]), left[1:], rest, after))


def takes(place: Place, gaps: list[int], slack: int) -> Iterator[tuple[int, int, list[int]]]:
    """Every way to fill one place with the lowest of each gap: its cards, the slack then, the gaps then."""
    return _takes(place.suits, place.size, gaps, 0, slack + place.size * DEMAND[place.suits])


def _takes(suits: int, size: int, gaps: list[int], at: int, slack: int) -> Iterator[tuple[int, int, list[int]]]:
    if not size:
        if slack & GUARD == GUARD:
            yield 0, slack, gaps
        return
    if at == len(gaps):
        return
    suit = gaps[at].bit_length() - 1 >> 3
    most = min(size, gaps[at].bit_count()) if gaps[at] and suits >> suit & 1 else 0
    lowest = list(bits(gaps[at]))[::-1]
    for count in range(most, -1, -1):
        mask = sum(1 << card for card in lowest[:count])
        rest = gaps if not count else [*gaps[:at], gaps[at] ^ mask, *gaps[at + 1 :]]
        for more, after, left in _takes(suits, size - count, rest, at + 1, slack - count * SUPPLY[suit]):
            yield mask | more, after, left
