"""Rulings on a Caps call before anybody makes it: is it in time, is the order proved, was a call ever due?

Only what tables do not dispute gets a ruling: a moment that is *sure* or *hopeless* (see :mod:`tutor.solver.assess`).

>>> from tutor.rules import Bid, Pass, SetIndicator
>>> from tutor.cards import Hand
>>> from tutor.seats import SEATS
>>> packets = [dict(zip(SEATS, map(Hand.parse, text.split()), strict=True)) for text in (
...     "J9AT... .J9AT.. ..J9AT. ...J9AT", "KQ87... .KQ87.. ..KQ87. ...KQ87")]
>>> deal = Deal.start("W", *packets)
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("TS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> due = DueCall.of(deal, Due(deal.turn, 1, 0, tuple(deal.hand("S"))))
>>> [one.id for one in rule_call(deal, "S", due).reasons]
['call-proved', 'due-deal', 'call-bonus']
>>> rule_never(due).clauses
('caps.missed', 'caps.due')
>>> rule_order(deal.view("S"), tuple(deal.hand("S"))).allowed
True
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.cards import Card
from tutor.rules.caps import Due, closes
from tutor.rules.deal import Deal
from tutor.rules.events import Played
from tutor.rules.ruling import Count, LostTrick, Reason, Ruling, Someone, Witness, refuse
from tutor.rules.state import Playing
from tutor.rules.view import View
from tutor.solver.assess import HOPELESS, NODES, Assessment, assess
from tutor.solver.claims import SURE, prove
from tutor.solver.lines import lost_trick
from tutor.solver.moments import signs_of

BORDER: Final = (7, 0)
"""The last moment at which a right call adds a token (``caps.early-bonus``)."""


class DueCall(NamedTuple):
    """The first moment at which a side was due a call, and what its seat saw then."""

    due: Due
    view: View

    @classmethod
    def of(cls, deal: Deal, due: Due) -> DueCall:
        """The same from the deal at that moment."""
        return cls(due, deal.view(due.seat))


def rule_call(deal: Deal, seat: str, due: DueCall | None, nodes: int = NODES) -> Ruling:
    """Would a Caps call of this seat be right now (``caps.due``, ``caps.window``), in an order that is proved?

    ``due`` is the first moment of the whole deal at which a call was due from the seat's side. Raises ``ValueError``
    at a moment that is neither sure nor hopeless, and outside the play.
    """
    play = deal.play
    if play is not None and due is not None and _is_over(play, due.due, deal.profile.caps_window):
        return refuse(Reason("call-late", "caps.too-late", _when(due.due)), closing_reason(due.view))
    return rule_assessed(deal.view(seat), assess(deal.view(seat), nodes), due)


def _is_over(play: Playing, due: Due, window: str) -> bool:
    """Is the time for this call over (``caps.window``)?"""
    return (play.number, len(play.trick)) > closes(due, play, window)


def rule_assessed(view: View, found: Assessment, due: DueCall | None) -> Ruling:
    """The same for a moment that is not too late, when it has been assessed already."""
    if found.kind == HOPELESS:
        assert found.world is not None
        assert found.line is not None
        return refuse(Reason("call-early", "caps.too-early", _lost(*lost_trick(view, found.world, found.line))))
    if found.kind != SURE or due is None:
        raise ValueError(f"tables do not agree about a call now: the claim is {found.kind}")
    early = (view.number, len(view.trick)) <= BORDER
    return Ruling(
        True,
        (
            Reason("call-proved", "caps.due", due.due.order),
            closing_reason(due.view),
            Reason("call-bonus" if early else "call-no-bonus", "caps.early-bonus"),
        ),
    )


def rule_never(due: DueCall | None) -> Ruling:
    """Is it right not to call at all in this deal (``caps.missed``)?"""
    if due is None:
        return Ruling(True, (Reason("call-none", "caps.due"),))
    return refuse(Reason("call-missed", "caps.missed", _when(due.due)), closing_reason(due.view))


def rule_order(view: View, order: tuple[Card, ...]) -> Ruling:
    """Is the claim of this seat proved in this order, as stated (``caps.due``)? Raises ``ValueError`` as ``prove``
    does, and where it is not found out in time."""
    proof = prove(view, order)
    if proof.verdict == SURE:
        return Ruling(True, (Reason("order-proved", "caps.due", order),))
    if proof.world is None or proof.line is None:
        raise ValueError("whether this order is proved was not found out")
    return refuse(Reason("order-beaten", "caps.too-early", _lost(*lost_trick(view, proof.world, proof.line))))


def _lost(number: int, winner: Played) -> tuple[Witness, ...]:
    """A lost trick and the card that takes it."""
    return winner.card, LostTrick(number, winner.seat)


def _when(due: Due) -> tuple[Witness, ...]:
    """A moment of the play."""
    return Count("trick", due.trick), Count("after", due.after)


def closing_reason(view: View) -> Reason:
    """What made the claim due: the last thing this seat saw before the moment (``caps.due``)."""
    entry, signs = view.log[-1], signs_of(view)
    if "deal" in signs:
        return Reason("due-deal", "caps.due")
    if "opening" in signs and view.indicator is not None:
        return Reason("due-opening", "caps.due", (view.indicator,))
    if "inspection" in signs:
        return Reason("due-inspection", "caps.due")
    if "void" in signs:
        led = (view.trick or view.tricks[-1].cards)[0].card
        assert led is not None
        return Reason("due-void", "caps.due", (Someone("player", entry.seat), led))
    if entry.card is not None:
        return Reason("due-card", "caps.due", (Someone("player", entry.seat), entry.card))
    return Reason("due-seen", "caps.due")
