"""What a seat sees, in a disguise: every field of the view by its type."""

from __future__ import annotations

from dataclasses import replace

from puzzles.called_views import called_event_in, called_in
from puzzles.disguise import Disguise
from tutor.cards import Card
from tutor.rules.called.view import CalledView
from tutor.rules.events import Ended, Event, MakerSet, Opened, SeenCard, TrickEnd, TrickSeen
from tutor.rules.state import Claim, Contract
from tutor.rules.view import SeenEntry, View
from tutor.seats import SEATS, Seat


def _card(one: Card | None, by: Disguise) -> Card | None:
    return None if one is None else by.card(one)


def _seat(one: Seat | None, by: Disguise) -> Seat | None:
    return None if one is None else by.seat(one)


def _seen(one: SeenCard, by: Disguise) -> SeenCard:
    return one._replace(seat=by.seat(one.seat), card=_card(one.card, by))


def _trick(one: TrickSeen, by: Disguise) -> TrickSeen:
    return one._replace(
        leader=by.seat(one.leader),
        cards=tuple(_seen(each, by) for each in one.cards),
        winner=by.seat(one.winner),
        inspected=tuple(by.seat(each) for each in one.inspected),
        indicator_card=_card(one.indicator_card, by),
    )


def _event(one: Event | TrickSeen, by: Disguise) -> Event | TrickSeen:
    if isinstance(one, TrickSeen):
        return _trick(one, by)
    if isinstance(one, Opened):
        return one._replace(maker=by.seat(one.maker), card=by.card(one.card))
    if isinstance(one, MakerSet):
        return one._replace(maker=by.seat(one.maker))
    return one if isinstance(one, Ended | TrickEnd) else called_event_in(one, by)


def _entry(one: SeenEntry, by: Disguise) -> SeenEntry:
    return one._replace(
        seat=by.seat(one.seat),
        card=_card(one.card, by),
        order=None if one.order is None else tuple(by.card(each) for each in one.order),
        events=tuple(_event(each, by) for each in one.events),
        suit=None if one.suit is None else by.suit(one.suit),
        put=None if one.put is None else tuple(by.card(each) for each in one.put),
    )


def _claim(one: Claim, by: Disguise) -> Claim:
    return one._replace(seat=by.seat(one.seat), order=tuple(by.card(each) for each in one.order))


def view_in(view: View, by: Disguise) -> View:
    """The view in a disguise, without a list of legal actions.

    >>> from puzzles import make
    >>> view = make("legal-card", 7).seen
    >>> other = view_in(view, Disguise(6))
    >>> view.seat, other.seat, view_in(other, Disguise(6).inverse) == view
    (Seat('N'), Seat('S'), True)
    """
    held, old = list(view.held), by.inverse
    more = called_in(view, by) if isinstance(view, CalledView) else {}
    return replace(
        view,
        seat=by.seat(view.seat),
        dealer=by.seat(view.dealer),
        tokens=view.tokens[::-1] if by.turns % 2 else view.tokens,
        turn=_seat(view.turn, by),
        asker=_seat(view.asker, by),
        contract=None if view.contract is None else Contract(by.seat(view.contract.seat), view.contract.amount),
        maker=_seat(view.maker, by),
        first=by.hand(view.first),
        hand=by.hand(view.hand),
        indicator=_card(view.indicator, by),
        held=tuple(held[old.seat(one).place] for one in SEATS),
        tricks=tuple(_trick(one, by) for one in view.tricks),
        trick=tuple(_seen(one, by) for one in view.trick),
        claims=tuple(_claim(one, by) for one in view.claims),
        log=tuple(_entry(one, by) for one in view.log),
        actions=(),
        **more,
    )
