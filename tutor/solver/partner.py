"""What partner knows, and the lines that may lie behind it.

Partner knows the own hand, the card folded to this trick, as the maker the indicator that lies apart, and it may be the
folded cards of earlier tricks: the own ones, and as the maker those inspected (``closed.inspect``).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from tutor.cards import CARDS, Card
from tutor.knowledge import DEMAND, GUARD, SUPPLY, Case, Knowledge
from tutor.rules.view import View
from tutor.solver.adaptive import Line, line_of
from tutor.solver.alike import Filling
from tutor.solver.pool import LEADER, Table, bits, lay
from tutor.solver.starts import Start, starts_of, table_of
from tutor.solver.team import PARTNER
from tutor.solver.together import lead


class Private(NamedTuple):
    """One thing that partner knows and the caller does not: the cards (a mask) of one place."""

    kind: str
    seat: int
    trick: int
    mask: int


Hand = tuple[Private, ...]
"""Partner's hand, the card folded to this trick, as the maker the indicator; it may be earlier folded cards too."""


def private(know: Knowledge, case: Case, filling: Filling) -> Hand:
    """What is filled in of a case, as what partner knows."""
    return tuple(
        Private(one.kind, one.seat.place, one.trick, mask)
        for at, (one, mask) in enumerate(zip(know.places(case), filling.masks, strict=True))
        if at not in filling.left
    )


def indicator_of(hand: Hand) -> int:
    """The indicator that lies before partner, -1 without one."""
    return next((one.mask.bit_length() - 1 for one in hand if one.kind == "indicator"), -1)


def lines_of(view: View, know: Knowledge, case: Case, hand: Hand) -> list[tuple[int, Line]]:
    """The lines of a case that fit what partner knows, each with the indicator that its maker has shown before the
    opening lead (-1 without that; partner's own opening is left to partner)."""
    seen = _with_hand(know, case, hand)
    if seen is None:
        return []
    table = table_of(view, *seen)
    return [(start.opened, line_of(view, seen[0], table, start)) for start in _starts(view, *seen, table)]


def _with_hand(know: Knowledge, case: Case, hand: Hand) -> tuple[Knowledge, Case] | None:
    """What the seat would know of a case if it knew all this too, ``None`` when it does not fit."""
    places = {(one.kind, one.seat.place, one.trick): one for one in know.places(case)}
    slack, unseen, known, sizes = case.slack, know.unseen, list(know.known), list(case.sizes)
    folded, partner = list(know.folded), (know.seat + 2) & 3
    table: list[tuple[int, Card | None, int]] = list(know.table)
    for kind, seat, trick, mask in hand:
        place = places.get((kind, seat, trick))
        if place is None or place.size != mask.bit_count():
            return None
        slack += DEMAND[place.suits] * place.size
        for card in bits(mask):
            slack -= SUPPLY[card >> 3]
            if not place.suits >> (card >> 3) & 1:
                return None
        unseen &= ~mask
        if kind == "hand":
            known[partner] |= mask
            sizes[partner] = 0
        elif kind == "folded":
            folded = [one for one in folded if one[:2] != (seat, trick)]
        elif kind == "table":
            laid = CARDS[mask.bit_length() - 1]
            table = [(one[0], laid, one[2]) if one[0] == seat else one for one in table]
    if slack & GUARD != GUARD:
        return None
    seen = know._replace(unseen=unseen, known=tuple(known), folded=tuple(folded), table=tuple(table))
    return seen, case._replace(sizes=tuple(sizes), slack=slack)


def _starts(view: View, know: Knowledge, case: Case, table: Table) -> Iterator[Start]:
    """The starts of a case, with every trump that may be folded."""
    done = set()
    for start in starts_of(view, know, case, table):
        pattern = start.opened, tuple(min(card, 0) for card in start.folds)
        if pattern in done or (table.maker == PARTNER and start.opened >= 0):
            continue
        done.add(pattern)
        yield from _every_cut(know, table, start)


def _every_cut(know: Knowledge, table: Table, start: Start) -> Iterator[Start]:
    """A start with each trump that may have been folded: partner cannot see which."""
    cuts = [at for at, card in enumerate(start.folds) if card >= 0]
    if not cuts:
        yield start
        return
    pool = start.state[1] | sum(1 << start.folds[at] for at in cuts)
    for trumps in itertools.permutations(bits(pool & 255 << 8 * table.trump), len(cuts)):
        folds = list(start.folds)
        for at, card in zip(cuts, trumps, strict=True):
            folds[at] = card
        trick = lead(start.state[5] & LEADER, start.trick[1])
        unseen = iter(folds)
        for _, seen, _ in know.table:
            trick = lay(trick, seen.place if seen is not None else next(unseen), table.trump)
        left = pool & ~sum(1 << card for card in trumps)
        yield Start((start.state[0], left, *start.state[2:]), trick, tuple(folds), start.opened)
