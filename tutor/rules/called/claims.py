"""Marriages and the slam: what a seat may show or announce beside its cards.

Readings where the source is silent: a trick counts for a marriage as soon as the seat knows that its side has won it,
so before the partner is known a defender needs a trick of its own; king and queen must both still be in hand; nobody
is asked whether a slam can still be made. A partner who announces one, or shows the called card in a pair, is known
from then on.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tutor.cards import SUITS, Card, card
from tutor.rules.actions import AnnounceSlam, ShowMarriage
from tutor.rules.called.auction import procedure, wrong_phase
from tutor.rules.called.naming import called_of
from tutor.rules.called.state import Called, Marriage
from tutor.rules.events import Event, MarriageShown, PartnerShown, SlamAnnounced
from tutor.rules.game import Step
from tutor.rules.ruling import Count, Reason, Ruling, Someone, refuse
from tutor.rules.state import NOBODY, PLAY, Position
from tutor.seats import SEATS, Seat

_MAY_ANNOUNCE = Ruling(True, (Reason("called-slam", "call.slam"),))
_NOT_YOURS = refuse(Reason("called-slam-other", "call.slam"))
_NO_LONGER = refuse(Reason("called-slam-left", "call.alone"))

PAIRS: Final = {suit: (card(f"K{suit}"), card(f"Q{suit}")) for suit in SUITS}
"""King and queen of each suit."""


@cache
def _may_show(pair: tuple[Card, Card]) -> Ruling:
    return Ruling(True, (Reason("called-marriage", "call.marriage", pair),))


def has_won(called: Called, place: int) -> bool:
    """Does this seat know that its side has won a trick (``call.marriage``)?"""
    if any(one.winner.place == place for one in called.tricks):
        return True
    ours = called.is_makers(place)
    return called.knows(place) and any(called.is_theirs(one) == ours for one in called.tricks)


def rule_marriage(position: Position, seat: Seat, action: ShowMarriage) -> Ruling:
    """May this seat show king and queen of this suit now (``call.marriage``)?"""
    wrong = procedure(position, seat, PLAY)
    if wrong is not None:
        return wrong
    called, pair = called_of(position), PAIRS[action.suit]
    shown = next((one for one in called.marriages if one.suit == action.suit), None)
    if shown is not None:
        return refuse(Reason("called-marriage-again", "call.marriage", (pair[0], Someone("shower", shown.seat))))
    missing = tuple(one for one in pair if not position.hands[seat.place] & one.bit)
    reasons = [Reason("called-marriage-lacks", "call.marriage", missing)] if missing else []
    if not has_won(called, seat.place):
        reasons.append(Reason("called-marriage-early", "call.marriage"))
    return refuse(*reasons) if reasons else _may_show(pair)


def do_marriage(position: Position, seat: Seat, action: ShowMarriage, ruling: Ruling) -> Step:
    """The target moves in favour of the side that shows; the same seat is still to play."""
    called, form = called_of(position), position.dealt.profile.form
    worth = form.marriage_trump if action.suit == called.trump else form.marriage
    shown = Marriage(seat, action.suit, worth, called.is_makers(seat.place))
    events: tuple[Event, ...] = (MarriageShown(seat, action.suit, worth),)
    if called.card is not None and not called.shown and called.card in PAIRS[action.suit]:
        events = (*events, PartnerShown(seat, called.card, "pair"))
        called = called._replace(shown=True)
    return position._replace(called=called._replace(marriages=(*called.marriages, shown))), events


def rule_slam(position: Position, seat: Seat, action: AnnounceSlam) -> Ruling:
    """May this seat announce every trick now, at its turn or not (``call.slam``, ``widow.score``)?"""
    called = position.called
    if position.phase != PLAY or called is None:
        return wrong_phase(position.phase)
    if called.slam != NOBODY:
        return refuse(Reason("called-slam-again", "call.slam", (Someone("announcer", SEATS[called.slam]),)))
    before = position.dealt.profile.form.slam_before
    if called.number > before or (called.number == before and called.trick):
        return refuse(Reason("called-slam-late", "call.slam", (Count("before", before),)))
    if called.is_makers(seat.place):
        return _MAY_ANNOUNCE
    return _NO_LONGER if seat.place == called.holder else _NOT_YOURS


def do_slam(position: Position, seat: Seat, action: AnnounceSlam, ruling: Ruling) -> Step:
    """Every trick is announced. A partner who does so is known to all."""
    called = called_of(position)
    events: tuple[Event, ...] = (SlamAnnounced(seat),)
    if seat.place == called.holder and not called.shown and called.card is not None:
        events = (*events, PartnerShown(seat, called.card, "slam"))
        called = called._replace(shown=True)
    return position._replace(called=called._replace(slam=seat.place)), events
