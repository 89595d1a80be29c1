"""From what a seat knows to the moments at which the search for one trump suit starts."""

from __future__ import annotations

from typing import NamedTuple

from tutor.knowledge import DEMAND, GUARD, SUPPLY, Case, Knowledge
from tutor.rules.trick import HIGH_BID
from tutor.rules.view import View
from tutor.solver.pool import APART, BOUND, FIRST, HIGHEST, LEADER, LOWEST, State, Table, Trick, known_cards, lay
from tutor.solver.search import shown


class Start(NamedTuple):
    """A moment to start from, and how it came from the case.

    ``folds`` are the unseen folded cards of the current trick, in order: a trump (0-31) or, below 0, any other card of
    the suits ``-fold``; ``opened`` is the indicator that the maker showed before the opening lead, -1 without that.
    """

    state: State
    trick: Trick
    folds: tuple[int, ...]
    opened: int


def table_of(view: View, know: Knowledge, case: Case) -> Table:
    """What stays the same while this case is searched."""
    assert view.contract is not None
    amount, profile = view.contract.amount or 0, view.profile
    return Table(
        case.trump,
        (know.maker - know.seat) & 3,
        {(seat - know.seat) & 3: tuple(card.place for card in order) for seat, order in know.orders.items()},
        profile.exhausted_trumps != "never",
        amount >= HIGH_BID and profile.open_at_250,
        profile.opening_choice,
        profile.opening_shows == "trumps",
    )


def starts_of(view: View, know: Knowledge, case: Case, table: Table) -> list[Start]:
    """Every start of a case: the others have chosen what they folded, and whether to open before the opening lead."""
    assert view.turn is not None
    allowed = known = 0
    for away in (1, 2, 3):
        seat = (know.seat + away) & 3
        allowed |= case.suits[seat] << (4 * away - 4)
        known |= know.known[seat] << (32 * away - 32)
    rounds = max(know.held)
    leader = know.table[0][0] if know.table else view.turn.place
    flags = (leader - know.seat) & 3
    flags |= (APART if case.apart else 0) | (BOUND if case.exhausted else 0) | (FIRST if rounds == 8 else 0)
    state: State = (know.hand, know.unseen, allowed, known, case.slack, flags)
    trick: Trick = ((leader - know.seat) & 3, rounds, 0, -1, -1, 0, False)
    if know.table:
        return list(_with_folds(know, case, table, state, trick))
    found = [Start(state, trick, (), -1)]
    if case.apart and rounds == 8:
        found += [Start(opened, trick, (), card) for card, opened in _opened_first(table, state)]
    return found


def _opened_first(table: Table, state: State) -> list[tuple[int, State]]:
    """Each indicator that the maker may show before the opening lead (``open.before-first-lead``), and the state then.

    Where nobody opens by choice, only a maker with nothing but trumps to lead does (``closed.no-trump-lead-first``).
    """
    if table.opening == "before-first-lead":
        return shown(table, state)
    if table.opening != "never" or state[5] & LEADER != table.maker:
        return []
    found = []
    for card, (hand, pool, allowed, known, slack, flags) in shown(table, state):
        shift, size = 4 * table.maker - 4, hand.bit_count() - 1
        suits, trump = allowed >> shift & 15, 1 << table.trump
        left = slack + size * (DEMAND[suits] - DEMAND[trump])
        if suits & trump and left & GUARD == GUARD:
            only = allowed & ~(15 << shift) | trump << shift
            found.append((card, (hand, pool, only, known, left, flags)))
    return found


def _with_folds(know: Knowledge, case: Case, table: Table, state: State, trick: Trick) -> list[Start]:
    """Put the cards of the current trick down, the unseen ones in every way that may matter."""
    trump = table.trump
    found = [Start(state, trick, (), -1)]
    for seat, card, suits in know.table:
        if card is not None:
            found = [one._replace(trick=lay(one.trick, card.place, trump)) for one in found]
            continue
        if seat == know.maker:
            suits = 1 << trump if case.cut else (suits & ~(1 << trump) | suits >> 4) & 15
        further = []
        other = suits & ~(1 << trump)
        for one in found:
            hand, pool, allowed, known, slack, flags = one.state
            slack += DEMAND[suits]
            left = slack - SUPPLY[trump]
            if suits >> trump & 1 and left & GUARD == GUARD:
                gaps = HIGHEST if one.trick[0] & 1 else LOWEST
                fixed = hand | known_cards(known) | 1 << one.trick[4]
                for rank in gaps[(pool >> (8 * trump) & 255) << 8 | fixed >> (8 * trump) & 255]:
                    cut = 8 * trump + rank
                    after = (hand, pool ^ 1 << cut, allowed, known, left, flags)
                    further.append(Start(after, lay(one.trick, cut, trump), (*one.folds, cut), -1))
            left = slack - DEMAND[other]
            if other and left & GUARD == GUARD:
                after = (hand, pool, allowed, known, left, flags)
                further.append(Start(after, lay(one.trick, -other, trump), (*one.folds, -other), -1))
        found = further
    return found
