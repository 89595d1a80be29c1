"""Why a claim holds or fails, as the puzzles about Caps keep it: an order, or a world and a line of play.

Nothing is judged here. :func:`faults` proves a claim again without the search that found it: an order by its
certificate, a refutation by playing its line through ``deal.act`` in a deal that looks the same to the claimant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from puzzles.model import Arg, Judged, Model, Show
from tutor.cards import Card, Hand
from tutor.knowledge import FoldedCard, World
from tutor.rules.actions import Action, CallCaps, OpenTrump, Play
from tutor.rules.deal import Deal
from tutor.rules.ruling import IllegalAction, Ruling
from tutor.rules.state import PLAY
from tutor.rules.trick import due_card
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.solver import check_certificate, deal_of
from tutor.solver.certificate import certify
from tutor.solver.lines import Plays
from tutor.solver.smallest import smallest_change

NEAR: Final = 20_000
"""What the search for a world near to the deal may cost."""

OPEN: Final = OpenTrump()


class Fold(Model):
    """A card that lies face down: in which trick, folded by whom."""

    trick: int
    seat: Seat
    card: Card


class Lies(Model):
    """Where all cards lie that the claimant has not seen, in one deal that fits."""

    indicator: Card
    hands: Mapping[Seat, tuple[Card, ...]]
    folds: tuple[Fold, ...]

    @classmethod
    def of(cls, world: World) -> Lies:
        """A world of the engine."""
        hands = {one: tuple(world.hands[one.place]) for one in SEATS}
        folds = tuple(Fold(trick=one.trick, seat=one.seat, card=one.card) for one in world.folded)
        return cls(indicator=world.indicator, hands=hands, folds=folds)

    @property
    def world(self) -> World:
        """The same for the engine."""
        folds = sorted(FoldedCard(one.trick, one.seat, one.card) for one in self.folds)
        return World(self.indicator, tuple(Hand(self.hands[one]) for one in SEATS), tuple(folds))


class Step(Model):
    """One step of a line: a card that is played, or none: the indicator is opened."""

    seat: Seat
    card: Card | None


class Claim(Judged):
    """A choice, the ruling on it, and why.

    ``order`` is the order that is claimed. Proved, it took so many ``nodes``; beaten, it loses a trick in ``world``
    when the cards fall as in ``line``.
    """

    order: tuple[Card, ...] = ()
    nodes: int = 0
    world: Lies | None = None
    line: tuple[Step, ...] = ()


def beaten(choice: str, ruling: Ruling, order: tuple[Card, ...] | None, seat: Seat, world: World, line: Plays) -> Claim:
    """A claim that fails. Where no order is stated it is the one in which this seat's cards fall in the line."""
    if order is None:
        fallen = [action.card for one, action in line if one is seat and isinstance(action, Play)]
        order = (*fallen, *(one for one in world.hands[seat.place] if one not in fallen))
    steps = tuple(Step(seat=one, card=action.card if isinstance(action, Play) else None) for one, action in line)
    return Claim(choice=choice, ruling=ruling, order=order, world=Lies.of(world), line=steps)


def plays_of(claim: Claim, seat: Seat) -> tuple[tuple[Seat, Action], ...]:
    """The call of this seat and the plays that beat it."""
    plays = ((one.seat, OPEN if one.card is None else Play(one.card)) for one in claim.line)
    return ((seat, CallCaps(claim.order)), *plays)


# -- proved again ------------------------------------------------------------------------------------------------------


def faults(claim: Claim, view: View) -> Iterator[str]:
    """What is wrong with a claim at the moment of this view; nothing when it is as its ruling says."""
    if claim.world is None:
        try:
            check_certificate(view, certify(view, claim.order))
        except ValueError as error:
            yield f"{claim.choice}: its order is not proved: {error}"
        return
    try:
        deal = deal_of(view, claim.world.world)
        if replace(deal.view(view.seat), actions=()) != replace(view, actions=()):
            yield f"{claim.choice}: its world does not look the same"
        for seat, action in plays_of(claim, view.seat):
            deal = deal.act(seat, action)
    except (IllegalAction, KeyError, StopIteration) as error:
        yield f"{claim.choice}: its line cannot be played: {error}"
        return
    if deal.play is None or deal.play.lost(view.seat.place % 2) is None:
        yield f"{claim.choice}: its line loses no trick"


# -- shown -------------------------------------------------------------------------------------------------------------


def show_beaten(deal: Deal, seat: Seat, order: tuple[Card, ...] | None) -> Show | None:
    """What beats a claim of this seat in this order (``None``: in the natural one), in a deal as near as may be to the
    one on the table; ``None`` when nothing does."""
    change = smallest_change(deal, seat, order, NEAR)
    if change is None:
        return None
    line = ((seat, CallCaps(change.against)), *change.line)
    moved = tuple(sorted((one.card for one in change.moves), key=lambda one: one.place))
    args: dict[str, Arg] = {"who": change.winner.seat, "trick": change.trick}
    return Show("show-caps-beaten", deal_of(deal.view(seat), change.world), line, args, moved)


def show_called(deal: Deal, seat: Seat, order: Iterable[Card], end: Deal) -> Show:
    """The call at this moment and what follows: everybody plays as in the deal that was played to its ``end``, the
    caller by the order."""
    orders = {one: tuple(_played(end, deal, one)) for one in SEATS} | {seat: tuple(order)}
    line: list[tuple[Seat, Action]] = [(seat, CallCaps(orders[seat]))]
    now = deal.act(*line[0])
    while now.phase == PLAY:
        play, turn = now.play, now.turn
        assert play is not None
        assert turn is not None
        card = due_card(play, turn.place, orders[turn])
        line.append((turn, OPEN if card is None else Play(card)))
        now = now.act(*line[-1])
    assert deal.play is not None
    return Show("show-caps-due", deal, tuple(line), {"trick": deal.play.number})


def show_lost(deal: Deal, end: Deal) -> Show:
    """How the deal went on from this moment."""
    return Show("show-caps-never", deal, tuple((one.seat, one.action) for one in end.log[len(deal.log) :]))


def _played(end: Deal, deal: Deal, seat: Seat) -> Iterator[Card]:
    """The cards that a seat still held, as it played them; those that it never played come last."""
    held = [one.action.card for one in end.log[len(deal.log) :] if one.seat is seat and isinstance(one.action, Play)]
    yield from held
    yield from (one for one in deal.hand(seat) if one not in held)
