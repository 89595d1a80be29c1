"""One world against one order: the caller keeps to the order and the three others, partner too, play for its failure.

All cards are open to those three. The limits of a closed trump, the duties and the orders of earlier Caps calls are
those of :mod:`tutor.solver.together`.
"""

from __future__ import annotations

from tutor.solver.pool import APART, LEADER, Table
from tutor.solver.search import Budget, runs
from tutor.solver.together import Moment, Together


class Alone(Together):
    """The caller alone against three on one table, one memory for all its worlds. Raises ``OutOfBudget``."""

    def __init__(self, table: Table, order: tuple[int, ...], budget: Budget) -> None:
        super().__init__(table, {**table.orders, 0: order}, budget)
        self.unbound = Together(table, {}, budget)

    def _from_lead(self, at: Moment) -> bool:
        hands, flags, _, indicator = at
        apart = 1 << indicator if flags & APART else 0
        others = hands[1] | hands[2] | hands[3]
        if not hands[0]:
            return True
        trumps, theirs = 255 << 8 * self.table.trump, hands[1] | hands[3] | (apart if self.table.maker & 1 else 0)
        if theirs & trumps > (hands[0] | hands[2] | (0 if self.table.maker & 1 else apart)) & trumps:
            return False  # the highest trump takes whatever trick it falls to
        if not flags & LEADER and not apart and runs(self.table.trump, (hands[0], others, 0, 0, 0, 0), self.orders[0]):
            return True
        key = self._key(at)
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self._goes_on(at)
        return found

    def _key(self, at: Moment) -> tuple[int, ...]:
        return *self.unbound._key(at), *(at.hands[seat] for seat in self.orders)

    def _goes_on(self, at: Moment) -> bool:
        self.budget.spend(1)
        seat, _, down, _, _, winner, _ = at.trick
        if winner & 1 and (down == 4 or (down == 3 and seat & 1)):
            return False
        if down == 4:
            return self._from_lead(self.end(at))
        return all(self._goes_on(self.after(at, card)) for card in self.choices(at))

    def choices(self, at: Moment) -> list[int]:
        """As in ``Together``, but partner's bad cards first."""
        cards = super().choices(at)
        return cards[::-1] if at.trick[0] == 2 else cards

    def line(self, at: Moment) -> list[tuple[int, int]]:
        """Plays (seat, card) from a moment that is not swept to the end of the trick that is lost."""
        plays: list[tuple[int, int]] = []
        while at.trick[2] < 4 or not at.trick[5] & 1:
            if at.trick[2] == 4:
                at = self.end(at)
                continue
            card = next(one for one in self.choices(at) if not self._goes_on(self.after(at, one)))
            plays.append((at.trick[0], card))
            at = self.after(at, card)
        return plays
