"""Plain minimax for the open-card game: every card tried, nothing cut; only a position met again is remembered.

Written from the rules alone, with nothing of ``tutor.solver``. ``collapse`` makes the mistake that a public 304 solver
makes: it takes touching cards for equal, as in bridge, and tries only the highest.
"""

from __future__ import annotations

from tutor.cards import CARDS, Card, cards_of
from tutor.seats import SEATS
from tutor.solver.dd import Position


class Minimax:
    """The values of one position, in card points or in tricks."""

    def __init__(self, position: Position, tricks: bool = False, collapse: bool = False) -> None:
        self.position, self.tricks, self.collapse = position, tricks, collapse
        self.side = position.maker.side
        self.memo: dict[tuple[tuple[int, ...], int], int] = {}
        self.hands = tuple(hand.mask for hand in position.hands)

    def value(self) -> int:
        """The value of the position."""
        if not any(self.hands):
            return 0
        return self._best(self.hands, self.position.turn.place, self.position.trick)

    def values(self) -> dict[Card, int]:
        """The value after each legal card."""
        if not any(self.hands):
            return {}
        return self._each(self.hands, self.position.turn.place, self.position.trick)

    def _best(self, hands: tuple[int, ...], seat: int, trick: tuple[Card, ...]) -> int:
        key = (hands, seat)
        if not trick and key in self.memo:
            return self.memo[key]
        found = self._each(hands, seat, trick).values()
        value = max(found) if SEATS[seat].side == self.side else min(found)
        if not trick:
            self.memo[key] = value
        return value

    def _each(self, hands: tuple[int, ...], seat: int, trick: tuple[Card, ...]) -> dict[Card, int]:
        held = cards_of(hands[seat])
        legal = [one for one in held if trick and one.suit == trick[0].suit] or list(held)
        if self.collapse:
            legal = [one for one in legal if not self._has_higher_touching(one, hands, seat)]
        found = {}
        for one in legal:
            left = tuple(mask & ~one.bit if place == seat else mask for place, mask in enumerate(hands))
            laid = (*trick, one)
            if len(laid) < 4:
                found[one] = self._best(left, (seat + 1) % 4, laid)
                continue
            winner = (seat + 1 + laid.index(self._winning(laid))) % 4
            won = 1 if self.tricks else sum(card.points for card in laid)
            found[one] = (won if SEATS[winner].side == self.side else 0) + (
                self._best(left, winner, ()) if any(left) else 0
            )
        return found

    def _winning(self, trick: tuple[Card, ...]) -> Card:
        trumps = [one for one in trick if one.suit == self.position.trump]
        return max(trumps or [one for one in trick if one.suit == trick[0].suit], key=lambda one: one.power)

    def _has_higher_touching(self, one: Card, hands: tuple[int, ...], seat: int) -> bool:
        others = sum(mask for place, mask in enumerate(hands) if place != seat)
        for power in range(one.power + 1, 8):
            higher = CARDS[one.place - one.power + power]
            if hands[seat] & higher.bit:
                return True
            if others & higher.bit:
                return False
        return False
