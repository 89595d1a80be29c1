"""The smallest change: the fewest cards that would have to lie elsewhere for a claim to fail.

A refuted claim has worlds that beat it, and most of them look nothing like the deal. This looks for the one nearest to
the deal as it lies: cards change places between the hands of the others, the folded cards that the claimant has not
seen and a closed indicator, and the claimant would have seen just the same.

>>> from tutor.cards import Hand, cards
>>> from tutor.rules import Bid, Pass, SetIndicator
>>> packets = [dict(zip(SEATS, map(Hand.parse, text.split()), strict=True)) for text in (
...     "J9AT... Q87.K.. .A7.J9. ..87.AT", "K.J9T.. .Q8.TK. ..AQ.J9 ...KQ87")]
>>> deal = Deal.start("W", *packets)
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("TS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> change = smallest_change(deal, "S", cards("JS 9S AS TS KS JH 9H TH"))
>>> for card, start, end in change.moves:
...     print(card, start.kind, start.seat, end.kind, end.seat)
AH hand N hand E
KH hand E hand N
>>> change.trick, change.winner.seat, change.winner.card, change.exact
(8, Seat('E'), Card('AH'), True)
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final, NamedTuple

from tutor.cards import CARDS, Card
from tutor.knowledge import Case, Spot, World, make_world, read
from tutor.rules.actions import OpenTrump
from tutor.rules.deal import Deal
from tutor.rules.events import Played
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.solver.alone import Alone
from tutor.solver.claims import prove
from tutor.solver.cooperate import actions_of, moment_of, starts
from tutor.solver.lines import Plays, lost_trick
from tutor.solver.placings import Layout, Placing, dealt_world, spots_of
from tutor.solver.pool import APART
from tutor.solver.search import Budget, OutOfBudget
from tutor.solver.starts import table_of
from tutor.solver.together import Moment

NODES: Final = 100_000
"""What one search may use unless told otherwise: nodes of play, worlds and the steps to them."""


class Move(NamedTuple):
    """One card that lies at ``start`` in the deal and at ``end`` in the changed world (hidden places both)."""

    card: Card
    start: Spot
    end: Spot


class SmallestChange(NamedTuple):
    """The change that beats the claim of ``seat`` in the order ``against``.

    ``moves`` is empty when the deal as it lies beats it. In ``world`` the plays of ``line`` (as in ``Refutation``) end
    with the lost trick: number ``trick``, taken by ``winner``. With ``exact`` no world that fits with fewer moved cards
    beats this order; without it the budget ran out first, and ``moves`` is only a small change.
    """

    seat: Seat
    against: tuple[Card, ...]
    moves: tuple[Move, ...]
    world: World
    line: Plays
    trick: int
    winner: Played
    exact: bool


def smallest_change(
    deal: Deal, seat: str, order: tuple[Card, ...] | None = None, nodes: int = NODES
) -> SmallestChange | None:
    """The fewest cards that would have to lie elsewhere for the claim of this seat to fail (``caps.due``).

    ``None`` when the claim is not refuted. Where no ``order`` is stated every order fails, and the change is against
    the natural one, as in ``Proof.against``. First the refutation of the proof is brought near to the deal, by putting
    back what need not move; then every world with fewer moved cards is looked at, the nearest first. That is exact
    unless ``nodes`` run out. Raises ``ValueError`` like ``prove``.
    """
    view = deal.view(seat)
    refutation = prove(view, order).refutation
    if refutation is None:
        return None
    near = _Near(deal, view, refutation.against, Budget(nodes))
    layout, placing, exact = near.find(refutation.world)
    moves = tuple(
        Move(CARDS[card], near.dealt[card], layout.spots[spot])
        for card, spot in zip(layout.cards, placing, strict=True)
        if near.dealt[card] != layout.spots[spot]
    )
    world = make_world(near.know, layout.case, layout.filled(placing))
    line = near.line(layout, placing)
    trick, winner = lost_trick(view, world, line)
    return SmallestChange(view.seat, refutation.against, moves, world, line, trick, winner, exact)


class _Near:
    """The search for a world near to the deal that beats one order."""

    def __init__(self, deal: Deal, view: View, against: tuple[Card, ...], budget: Budget) -> None:
        know = read(view)
        self.view, self.know, self.budget = view, know, budget
        self.world = dealt_world(deal, view)
        self.dealt = spots_of(know, self.world)
        self.layouts = [Layout(know, case, self.dealt, budget) for case in know.cases()]
        self.games = {
            one.case.trump: Alone(table_of(view, know, one.case), tuple(card.place for card in against), budget)
            for one in self.layouts
        }
        self.judged: dict[tuple[Case, bytes], bool] = {}

    def find(self, far: World) -> tuple[Layout, Placing, bool]:
        """The nearest world that beats the order, ``far`` being one that does; and is it sure to be the nearest?"""
        best, count = self.at(far), 0
        try:
            real = self.at(self.world)
            if self.beats(*real):
                return *real, True
            nearer: Placing | None = best[1]
            while nearer is not None:
                best = best[0], nearer
                nearer = next((one for one in _one_back(*best) if self.beats(best[0], one)), None)
            for count in range(1, max(len(best[0].moved(best[1])), 3)):
                for layout in self.layouts:
                    for placing in layout.with_moved(count) if count > 2 else _plain_first(layout, count):
                        if self.beats(layout, placing):
                            return layout, placing, True
        except OutOfBudget:  # all with fewer than count have been looked at
            return *best, len(best[0].moved(best[1])) <= count
        return *best, True

    def at(self, world: World) -> tuple[Layout, Placing]:
        """The layout that has this world, and its placing there."""
        spots = spots_of(self.know, world)
        for layout in self.layouts:
            placing = layout.placing(spots)
            if -1 not in placing and layout.case.trump == world.indicator.place >> 3 and layout.fits(placing):
                return layout, placing
        raise AssertionError("a world that fits has a case")

    def beats(self, layout: Layout, placing: Placing) -> bool:
        """Can the others win a trick against the order in this world?"""
        self.budget.spend(1)
        key = layout.case, layout.like(placing)
        if key not in self.judged:
            self.judged[key] = self.lost_start(layout, placing) is not None
        return self.judged[key]

    def lost_start(self, layout: Layout, placing: Placing) -> Moment | None:
        """The moment from which the others win a trick: now, or with the trump opened before the opening lead."""
        game = self.games[layout.case.trump]
        at = moment_of(self.view, self.know, layout.case, layout.filled(placing))
        return next((one for one in starts(game, at)[0] if not game.sweeps(one)), None)

    def line(self, layout: Layout, placing: Placing) -> Plays:
        """The plays that beat the order in this world, found again without counting nodes."""
        self.budget.most = 1 << 62
        start, game = self.lost_start(layout, placing), self.games[layout.case.trump]
        assert start is not None
        opens = [(SEATS[self.know.maker], OpenTrump())] if layout.case.apart and not start.flags & APART else []
        return (*opens, *actions_of(self.know, game.line(start)))


def _plain_first(layout: Layout, count: int) -> list[Placing]:
    """The placings with so many moved cards, those first that exchange cards of one suit."""
    return sorted(
        layout.with_moved(count), key=lambda one: len({layout.cards[moved] >> 3 for moved in layout.moved(one)})
    )


def _one_back(layout: Layout, placing: Placing) -> Iterator[Placing]:
    """Placings in which a moved card is back where it is dealt, and one or two others that have moved make room."""
    moved = layout.moved(placing)
    for one, two in itertools.permutations(moved, 2):
        if layout.dealt[one] == placing[two] != placing[one]:
            for three in (one, *(each for each in moved if each not in (one, two))):
                changed = list(placing)
                changed[two], changed[three] = placing[three], placing[one]
                changed[one] = placing[two]
                if layout.fits(tuple(changed)):
                    yield tuple(changed)
