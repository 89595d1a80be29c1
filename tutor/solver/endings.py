"""What each card of an ending leads to, as rulings: is the contract made or beaten, and by which play?

:class:`Ending` is for a deal with all cards known, :func:`rule_share` for a seat that does not see the others' cards.
Both use closed double dummy (``dd.closed``): legal actions only, everybody plays on with open cards, nobody calls Caps
or declares spoilt trumps. So they show what cards can do, not what a table would.

>>> import random
>>> from tutor.rules.playout import random_whole
>>> ending = Ending(list(random_whole(random.Random(216)).path())[-13])
>>> ending.amount, ending.totals
(160, {Card('QS'): 248, Card('JC'): 245})
>>> ending.rule(Card("QS")).allowed, ending.rule(Card("QS")).reasons[0].id, len(ending.line(Card("QS")))
(True, 'contract-made', 12)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from tutor.cards import Card
from tutor.rules.actions import PLAYS, Action, Play
from tutor.rules.deal import Deal
from tutor.rules.ruling import Count, Reason, Ruling, Someone, StandingBid
from tutor.seats import Seat
from tutor.solver.dd.closed import closed_values
from tutor.solver.estimate import PlayEstimate
from tutor.solver.lines import Plays


@dataclass(frozen=True)
class _Step:
    """A moment of best play: who does what, and what the maker's side has in the end by each action there was."""

    seat: Seat
    action: Action
    totals: dict[Action, int]


class Ending:
    """A deal in play with all cards known to all, and the cards of the seat to play.

    Raises ``ValueError`` where nobody is to play, in Partner Close Caps and after a Caps call.
    """

    def __init__(self, deal: Deal) -> None:
        if deal.turn is None or deal.maker is None or deal.contract is None or deal.contract.amount is None:
            raise ValueError("this deal has no contract in card points, or nobody is to play")
        self.deal, self.seat, self.amount = deal, deal.turn, deal.contract.amount
        self.maker: Seat = deal.maker
        self.ours = self.seat.side == self.maker.side

    @cached_property
    def totals(self) -> dict[Card, int]:
        """The card points (0-304) of the maker's side at the end of the deal, by legal card, with best play of all."""
        return {one.card: total for one, total in _totals(self.deal).items() if isinstance(one, Play)}

    def is_right(self, card: Card) -> bool:
        """Does this card reach what the seat's side wants: a contract made, or one beaten?"""
        return self._good(self.totals[card])

    def rule(self, card: Card) -> Ruling:
        """Does this card do what the seat's side wants: make the contract, or beat it (``score.made``)?

        A card that does not gets the one answer of the other side, where only one will do. Raises ``KeyError`` for a
        card that may not be played.
        """
        total = self.totals[card]
        proof = (StandingBid(self.maker, self.amount), Count("points", total))
        found = [Reason("contract-made" if total >= self.amount else "contract-fails", "score.made", proof)]
        if not self._good(total):
            found += self._answer(card)
        return Ruling(self._good(total), tuple(found))

    def line(self, card: Card) -> Plays:
        """This card and best play of all to the end; of cards that are worth the same the cheapest one falls."""
        first = PLAYS[card.place]
        steps = _best_play(self.deal.act(self.seat, first), self.maker)
        return ((self.seat, first), *((one.seat, one.action) for one in steps))

    def _good(self, total: int) -> bool:
        return (total >= self.amount) == self.ours

    def _answer(self, card: Card) -> Iterator[Reason]:
        """The first play of the other side that is the only one to keep what this card has given away."""
        for step in _best_play(self.deal.act(self.seat, PLAYS[card.place]), self.maker):
            if step.seat.side == self.seat.side or len(step.totals) < 2:
                continue
            keeps = [one for one, total in step.totals.items() if not self._good(total)]
            if len(keeps) == 1 and isinstance(step.action, Play):
                proof = (step.action.card, Someone("answerer", step.seat))
                yield Reason("only-answer", "score.made", proof)
                return


def _totals(deal: Deal) -> dict[Action, int]:
    """What the maker's side has at the end of the deal, by each action now."""
    assert deal.maker is not None
    before = deal.points[deal.maker.side]
    return {one: before + value for one, value in closed_values(deal).items()}


def _best_play(deal: Deal, maker: Seat) -> Iterator[_Step]:
    """Best play of all from here to the end, the cheapest card where several are as good."""
    while deal.turn is not None:
        seat = deal.turn
        legal = [one for one in deal.actions(seat) if isinstance(one, Play)]
        totals: dict[Action, int] = dict.fromkeys(legal, 0) if len(legal) == 1 else _totals(deal)
        sign = 1 if seat.side == maker.side else -1
        action = min(legal, key=lambda one: (-sign * totals[one], one.card.points, one.card.power, one.card.place))
        yield _Step(seat, action, totals)
        deal = deal.act(seat, action)


# -- from one seat -----------------------------------------------------------------------------------------------------


def hits(found: PlayEstimate, action: Action) -> int:
    """In how many worlds this action brings what the seat's side wants: a contract made, or one beaten."""
    return sum((points >= found.contract) == found.ours for points in found.points[action])


def rule_share(found: PlayEstimate, card: Card) -> Ruling:
    """Does no other card make the contract, or beat it, in more of the worlds (``score.made``)?

    Raises ``ValueError`` for an estimate by samples, which proves nothing, and ``KeyError`` for a card that may not be
    played.
    """
    if not found.exact:
        raise ValueError("only an estimate over all worlds is a proof")
    mine, most = (hits(found, PLAYS[card.place]), max(hits(found, one) for one in found.points))
    worlds = Count("worlds", len(found.points[PLAYS[card.place]]))
    reason = Reason("deals-made" if found.ours else "deals-beaten", "score.made", (Count("count", mine), worlds))
    if mine == most:
        return Ruling(True, (reason,))
    return Ruling(False, (reason, Reason("deals-more", "score.made", (Count("count", most), worlds))))
