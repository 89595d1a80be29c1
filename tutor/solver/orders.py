"""The search for an order that holds on every table at once.

A line that beats an order tells which of the caller's decisions led to it: some card was the first of the legal ones.
An order that holds must decide one of them otherwise, so the search branches over them, keeps each choice as "this card
before those" and leaves out what the adaptive search has given up.
"""

from __future__ import annotations

from tutor.solver.pool import Table, bits
from tutor.solver.search import Budget, Decision, Search
from tutor.solver.starts import Start

Precedence = tuple[int, ...]
"""By card (0-31): the mask of the cards that come after it in the order."""

Field = tuple[Table, list[Start], Search]
"""One table with its starts and its adaptive search."""


def put_first(before: Precedence, card: int, legal: int) -> Precedence | None:
    """The precedence with ``card`` before all other ``legal`` ones too, ``None`` when that contradicts it."""
    others = legal & ~(1 << card)
    for one in bits(others):
        if before[one] >> card & 1:
            return None
    after = others | before[card]
    for one in bits(others):
        after |= before[one]
    if after == before[card]:
        return before
    changed = list(before)
    changed[card] = after
    for one in range(32):
        if changed[one] >> card & 1:
            changed[one] |= after
    return tuple(changed)


def in_line(before: Precedence, ranked: tuple[int, ...]) -> tuple[int, ...]:
    """An order that keeps to a precedence, otherwise as ranked."""
    left, order = list(ranked), []
    while left:
        held = sum(1 << one for one in left)
        card = next(one for one in left if not any(before[two] >> one & 1 for two in bits(held)))
        order.append(card)
        left.remove(card)
    return tuple(order)


def rank_cards(hand: int, pool: int, trump: int | None) -> tuple[int, ...]:
    """The caller's cards, those first that an order usually starts with: trumps, then winners, high to low."""

    def key(card: int) -> tuple[bool, int, int]:
        higher = (pool >> (8 * (card >> 3)) & 255) >> (card & 7)
        return card >> 3 != trump, higher.bit_count(), -(card & 7)

    return tuple(sorted(bits(hand), key=key))


def beaten_by(fields: list[Field], order: tuple[int, ...], budget: Budget) -> tuple[Field, list[Decision]] | None:
    """The decisions of a line that beats this order, and where; ``None`` when nothing does."""
    for field in fields:
        table, starts, guide = field
        search = Search(table, budget, order, guide)
        for start in starts:
            if not search.goes_on(start.state, start.trick):
                return field, search.path
    return None


def find_order(
    fields: list[Field], ranked: tuple[int, ...], budget: Budget, before: Precedence = (0,) * 32
) -> tuple[int, ...] | None:
    """An order of the caller's cards that sweeps on every table, ``None`` when there is none."""
    order = in_line(before, ranked)
    beaten = beaten_by(fields, order, budget)
    if beaten is None:
        return order
    (_, _, guide), path = beaten
    kept: Precedence | None = before
    for decision in path:
        assert kept is not None
        for card in bits(decision.legal & ~(1 << decision.card)):
            other = put_first(kept, card, decision.legal)
            if other is not None and guide.after(decision.state, decision.trick, card):
                found = find_order(fields, ranked, budget, other)
                if found is not None:
                    return found
        kept = put_first(kept, decision.card, decision.legal)
    return None
