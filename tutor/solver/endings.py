"""An ending with all cards known: what every card is worth, which cards reach the goal, and how the play goes on.

Solved by double dummy with legal actions only (``tutor.solver.dd.closed``): best play of all four, every card known to
everybody. The goal of the maker's side is the contract (``score.made``), that of the defenders to beat it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tutor.cards import Card
from tutor.rules.actions import Action, Play
from tutor.rules.deal import Deal
from tutor.rules.ruling import Count, Limit, Reason, Ruling, refuse
from tutor.rules.state import PLAY
from tutor.seats import Seat
from tutor.solver.dd.closed import closed_values

Line = tuple[tuple[Seat, Action], ...]
"""Cards as they are played one after another."""


@dataclass(frozen=True)
class Ending:
    """A deal in play with a seat to play, and what each of its legal cards brings.

    ``values`` are card points of the *maker's* side from here (0-304), in the order of the hand; ``amount`` is the
    contract that counts, the deal's own or another one that might have been bid.

    >>> import random
    >>> from tutor.rules.playout import random_whole
    >>> end = Ending.of(list(random_whole(random.Random(216)).path())[-13])
    >>> end.seat, end.values, [end.points(one) for one in end.values]
    (Seat('W'), {Card('QS'): 88, Card('JC'): 85}, [88, 85])
    """

    deal: Deal
    seat: Seat
    values: dict[Card, int]
    amount: int

    @classmethod
    def of(cls, deal: Deal, amount: int | None = None) -> Ending:
        """Solve a deal. Raises ``ValueError`` when nobody is to play a card, and where ``closed_values`` does."""
        if deal.phase != PLAY or deal.turn is None or deal.contract is None:
            raise ValueError("in this deal nobody is to play a card")
        found = {one.card: value for one, value in closed_values(deal).items() if isinstance(one, Play)}
        values = {one: found[one] for one in deal.hand(deal.turn) if one in found}
        return cls(deal, deal.turn, values, amount or deal.contract.amount or 0)

    @property
    def ours(self) -> bool:
        """Is the seat of the maker's side?"""
        return self.deal.maker is not None and self.deal.maker.side == self.seat.side

    @property
    def left(self) -> int:
        """The card points still to play for: those in the hands and in the trick under way."""
        return 304 - sum(self.deal.points.values())

    @cached_property
    def need(self) -> int:
        """The card points that the seat's side needs from here: to make the contract, or to beat it."""
        assert self.deal.maker is not None
        makers = self.amount - self.deal.points[self.deal.maker.side]
        return makers if self.ours else self.left - makers + 1

    def points(self, card: Card) -> int:
        """The card points that the seat's side gets from here after this card, with best play of all."""
        return self.values[card] if self.ours else self.left - self.values[card]

    def reaches(self, card: Card) -> bool:
        """Does this card reach the goal against every defence?"""
        return self.points(card) >= self.need

    @property
    def right(self) -> tuple[Card, ...]:
        """The cards that reach the goal."""
        return tuple(one for one in self.values if self.reaches(one))

    def line(self, card: Card) -> Line:
        """This card, and then the best play of all four to the end. Of equal cards the least is played."""
        deal, line = self.deal, [(self.seat, Play(card))]
        deal = deal.act(*line[0])
        while deal.phase == PLAY and deal.turn is not None:
            line.append((deal.turn, _best(deal)))
            deal = deal.act(*line[-1])
        return tuple(line)

    def rule(self, card: Card) -> Ruling:
        """Does this card reach the goal, and if not: what becomes of the trick under way (``score.made``)?"""
        brings = (Count("points", self.points(card)), Limit("least", self.need))
        if self.reaches(card):
            return Ruling(True, (Reason("end-enough", "score.made", brings),))
        winner, best = self._trick(card)
        if winner.side != self.seat.side:
            return refuse(Reason("end-lost-trick", "score.made", (best, *brings)))
        if all(self._trick(one)[0].side != self.seat.side for one in self.right):
            return refuse(Reason("end-dear-trick", "score.made", (best, *brings)))
        return refuse(Reason("end-short", "score.made", brings))

    def _trick(self, card: Card) -> tuple[Seat, Card]:
        """Who takes the trick under way after this card and best play of all, and with which card."""
        deal = self.deal.act(self.seat, Play(card))
        number = len(self.deal.play.tricks) if self.deal.play else 0
        while deal.play is not None and len(deal.play.tricks) == number and deal.turn is not None:
            deal = deal.act(deal.turn, _best(deal))
        assert deal.play is not None
        end = deal.play.tricks[number]
        return end.winner, next(one.card for one in end.cards if one.seat is end.winner)


def _best(deal: Deal) -> Play:
    """The best card for the side to play; of equal ones that with the least points."""
    assert deal.turn is not None
    assert deal.maker is not None
    sign = 1 if deal.turn.side == deal.maker.side else -1
    found = {one: value for one, value in closed_values(deal).items() if isinstance(one, Play)}
    return max(found, key=lambda one: (sign * found[one], -one.card.points, -one.card.power, one.card.place))
