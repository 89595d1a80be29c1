"""The Caps moments of a deal: when a call was first due from each seat, and what closed the last hole.

>>> from tutor.rules import Bid, Deal, Pass, SetIndicator
>>> from tutor.cards import Hand
>>> from tutor.seats import SEATS
>>> packets = [dict(zip(SEATS, map(Hand.parse, text.split()), strict=True)) for text in (
...     "J9AT... .J9AT.. ..J9AT. ...J9AT", "KQ87... .KQ87.. ..KQ87. ...KQ87")]
>>> deal = Deal.start("W", *packets)
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("TS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> moments = CapsMoments(deal)
>>> [(str(one.seat), one.window, one.closing.signs) for one in moments.due.values()]
[('S', ((1, 0), (1, 3)), ('deal',))]
>>> moments.assess("S", 1, 0).kind, moments.assess("E", 1, 0).kind
('sure', 'hopeless')
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tutor.cards import Card
from tutor.rules.caps import Due, Proof, closes, first_due
from tutor.rules.deal import Deal
from tutor.rules.events import Opened, TrickSeen
from tutor.rules.state import PLAY
from tutor.rules.view import SeenEntry, View
from tutor.seats import Seat
from tutor.seats import seat as read_seat
from tutor.solver.assess import Assessment, assess
from tutor.solver.claims import prove
from tutor.solver.helpful import prove_helpful

At = tuple[int, int]
"""A moment of play: trick 1-8, after 0-3 cards of it."""


def prove_as_read(view: View, order: tuple[Card, ...] | None = None) -> Proof:
    """Is the claim proved by the reading that this table plays (``Profile.caps_reading``, ``caps.due``)?"""
    reading = view.profile.caps_reading
    return prove_helpful(view, order) if reading == "helpful-partner" else prove(view, order, reading)


class Closing(NamedTuple):
    """What closed the last hole: the entry of the log, the record's ``action`` number (from 0), as the seat saw it.

    ``signs`` say what it brought, one or more of ``"deal"`` (the play began: the hand alone is enough), ``"card"`` (a
    card this seat saw), ``"fold"`` (one that it did not), ``"void"`` (its player could not follow), ``"inspection"``
    (this seat, the maker, looked at folded cards), ``"opening"`` (the indicator was shown), ``"trick"`` (a trick
    ended: who won it, and whether folded cards stayed down) and ``"call"`` (a hand and an order were shown).
    """

    action: int
    entry: SeenEntry
    signs: tuple[str, ...]


@dataclass(frozen=True)
class CapsMoment:
    """The first moment at which a call was due from a seat, with a proved order (empty where the reading has none).

    ``window`` are the first and the last moment at which the call is in time (``caps.window``).
    """

    seat: Seat
    trick: int
    after: int
    order: tuple[Card, ...]
    closing: Closing
    last: At

    @property
    def window(self) -> tuple[At, At]:
        """From the moment itself to the last one."""
        return (self.trick, self.after), self.last


class CapsMoments:
    """The Caps moments of one deal, finished or not, by the reading of its profile.

    Nothing is worked out before it is asked for.
    """

    def __init__(self, deal: Deal) -> None:
        self.path = tuple(deal.path())
        self._assessed: dict[tuple[Seat, int], Assessment] = {}

    @cached_property
    def due(self) -> dict[Seat, CapsMoment]:
        """By seat the first moment at which a call was due; seats from which none ever was are left out."""
        found = first_due(self.path, prove_as_read)
        return {seat: self._moment(due) for seat, due in found.items()}

    def assess(self, seat: str, trick: int, after: int) -> Assessment:
        """Is a claim of this seat sure, hopeless or disputed at this moment, before any call made at it?

        Raises ``ValueError`` when the deal has no such moment, and in Partner Close Caps.
        """
        return self._assess(read_seat(seat), self._places(trick, after)[0])

    def assess_before(self, seat: str, index: int) -> Assessment:
        """The same just before entry ``index`` of the log, a Caps call say."""
        return self._assess(read_seat(seat), index)

    def _assess(self, seat: Seat, at: int) -> Assessment:
        key = seat, at
        if key not in self._assessed:
            self._assessed[key] = assess(self.path[at].view(seat))
        return self._assessed[key]

    def _places(self, trick: int, after: int) -> list[int]:
        """Where in the path this moment is: an opening or a call may lie within it."""
        found = [
            at
            for at, one in enumerate(self.path)
            if one.phase == PLAY and one.play is not None and (one.play.number, len(one.play.trick)) == (trick, after)
        ]
        if not found:
            raise ValueError(f"this deal has no moment after {after} cards of trick {trick}")
        return found

    def _moment(self, due: Due) -> CapsMoment:
        places = self._places(due.trick, due.after)
        views = ((at, self.path[at].view(due.seat)) for at in places[:-1])
        at = next((at for at, view in views if prove_as_read(view).verdict == "sure"), places[-1])
        view = self.path[at].view(due.seat)
        closing = Closing(at - 1, view.log[-1], signs_of(view))
        play = self.path[-1].play
        assert play is not None
        last = closes(due, play, self.path[-1].profile.caps_window)
        return CapsMoment(due.seat, due.trick, due.after, due.order, closing, last)


def signs_of(view: View) -> tuple[str, ...]:
    """What the last entry of a seat's log brought."""
    entry = view.log[-1]
    if not (view.trick or view.tricks) and entry.do not in ("open", "caps"):
        return ("deal",)
    signs = []
    if entry.do == "play":
        cards = view.trick or view.tricks[-1].cards
        led, laid = cards[0].card, cards[-1]
        signs.append("card" if laid.card is not None else "fold")
        if laid.folded or (led is not None and laid.card is not None and laid.card.suit != led.suit):
            signs.append("void")
    elif entry.do == "caps":
        signs.append("call")
    for event in entry.events:
        if isinstance(event, TrickSeen):
            signs.append("trick")
            if event.inspected and view.seat == view.maker:
                signs.append("inspection")
        if isinstance(event, Opened) or (isinstance(event, TrickSeen) and event.opened is not None):
            signs.append("opening")
    return tuple(dict.fromkeys(signs))
