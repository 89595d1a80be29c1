"""What the kind *make-it* plays on the table after an answer: the card, then best play of all to the end.

Where the seat sees its own hand alone, the line is played in a deal that fits what it has seen: one in which a wrong
card fails and the right one does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from puzzles.disguise import Disguise
from puzzles.making import maker
from puzzles.model import Show
from tutor.cards import Card, card
from tutor.knowledge import enumerate_worlds
from tutor.rules.deal import Deal
from tutor.seats import SEATS
from tutor.solver.endings import Ending
from tutor.solver.replay import deal_of

if TYPE_CHECKING:
    from puzzles.make_it import MakeIt


def show_of(puzzle: MakeIt, picks: Iterable[str]) -> tuple[Show, ...]:
    """The line of the picked card, or of what is right."""
    by, own = Disguise(puzzle.asked.disguise), maker(puzzle.kind).deal_of(puzzle)
    best = by.inverse.card(card(puzzle.answers.best[0]))
    picked = next((by.inverse.card(card(one)) for one in picks), best)
    deal = own if puzzle.open_hands else _fitting(own, picked, best)
    ending = Ending(deal)
    return (
        Show(
            "show-make-it-line" if puzzle.open_hands else "show-make-it-deal",
            by.deal(deal),
            tuple((by.seat(seat), by.action(action)) for seat, action in ending.line(picked)),
            args={"card": by.card(picked), "points": ending.totals[picked], "bid": ending.amount},
            changed=tuple(by.card(one) for one in _elsewhere(own, deal)),
        ),
    )


def _fitting(own: Deal, picked: Card, best: Card) -> Deal:
    """The deal that fits in which the best card does it and, where it is another, the picked one does not: the one
    most like the puzzle's own, of equal ones that in which most cards fail."""
    seat = own.turn
    assert seat is not None
    view = own.view(seat)
    some = [Ending(deal_of(view, world)) for world in enumerate_worlds(view)]
    fit = [one for one in some if one.is_right(best) and (picked is best or not one.is_right(picked))]
    return min(fit, key=lambda one: (len(_elsewhere(own, one.deal)), sum(map(one.is_right, one.totals)))).deal


def _elsewhere(own: Deal, deal: Deal) -> tuple[Card, ...]:
    """The cards that lie elsewhere than in the puzzle's own deal."""
    return tuple(one for seat in SEATS for one in deal.hand(seat) if one not in own.hand(seat))
