"""The players round the table: names, roles, what they called, what they hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tutor.cards import Card
from tutor.rules.called.claims import PAIRS
from tutor.rules.called.view import CalledView
from tutor.rules.state import PLAY
from tutor.rules.view import SeenEntry, View
from tutor.seats import SEATS, Seat
from tutor.wording import Words, capital

from .payload import Badge, Laid, Mark, Place
from .payload import Seat as SeatPayload

_PLACES: Final[tuple[Place, ...]] = ("bottom", "right", "top", "left")
_BUBBLES: Final = ("bid", "pass", "ask", "redeal", "pcc", "open", "caps", "spoilt", "marriage", "slam")
_IN_PLAY: Final = ("caps", "spoilt", "marriage", "slam")


def _bubbles(view: View, told: Words) -> dict[Seat, str]:
    """The latest call of each seat in the auction that is going on; Caps calls in the play."""
    said: dict[Seat, str] = {}
    for entry in view.log:
        if entry.do in ("indicator", "play") and view.phase != PLAY:
            said.clear()
        elif entry.do in _BUBBLES and (view.phase != PLAY or entry.do in _IN_PLAY):
            said[entry.seat] = _bubble(entry, told)
    return said


def _bubble(entry: SeenEntry, told: Words) -> str:
    if entry.do == "bid":
        return told.say("app-bubble-bid", bid=told.bid(entry.amount))
    if entry.suit is not None:
        king, queen = PAIRS[entry.suit]
        return told.say("app-bubble-marriage", king=king, queen=queen)
    return told.say(f"app-bubble-{entry.do}")


def _roles(view: View, seat: Seat) -> list[str]:
    """What a seat is; eldest only as long as that matters: it calls first and leads to the first trick."""
    roles = []
    if seat == view.maker:
        roles.append("maker")
    if seat == view.dealer:
        roles.append("dealer")
    if seat == view.profile.form.seating.following(view.dealer) and view.number == 1:
        roles.append("eldest")
    if seat == (view.partner if isinstance(view, CalledView) else view.seat.partner):
        roles.append("partner")
    return roles


def _laid(view: View, seat: Seat, cards: Sequence[Card], marks: Mapping[Card, Mark]) -> list[Laid]:
    """A hand that lies open, without a closed indicator, which lies before it."""
    apart = view.indicator if view.closed and seat == view.maker else None
    return [Laid(card=str(one), mark=marks.get(one)) for one in cards if one is not apart]


def _spoken(view: View, told: Words, seat: Seat, roles: list[str], cards: Sequence[Card] | None) -> str:
    """A player in one sentence: who, with what role, holding what."""
    if roles:
        said = [told.say("app-spoken-seat-roles", who=seat, roles=told.list(roles))]
    else:
        said = [told.say("app-spoken-seat", who=seat)]
    if cards:
        said.append(told.say("app-spoken-laid", cards=cards))
    elif seat != view.seat:
        said.append(told.say("app-spoken-backs", count=view.held[seat.place]))
    if seat == view.turn:
        said.append(told.say("table-spoken-turn"))
    return capital(", ".join(said))


def seats_of(
    view: View,
    told: Words,
    names: Words,
    laid: Mapping[Seat, Sequence[Card]],
    marks: Mapping[Card, Mark],
) -> list[SeatPayload]:
    """The players round the table, the reader first; ``laid`` are the hands that lie open."""
    bubbles = _bubbles(view, told)
    seats: list[SeatPayload] = []
    for step, place in enumerate(_PLACES):
        seat = SEATS[(view.seat.place + step) % 4]
        if seat not in view.profile.form.seating.order:
            continue
        roles = _roles(view, seat)
        badges = [Badge(id=role, text=told.say(f"app-role-{role}")) for role in roles]
        backs = view.held[seat.place] - int(bool(view.closed) and seat == view.maker and view.phase != "indicator")
        cards = laid.get(seat)
        seats.append(
            SeatPayload(
                seat=str(seat),
                place=place,
                name=capital(names.seat(seat) if place != "bottom" else told.say("page-you", name=names.seat(seat))),
                badges=badges,
                turn=seat == view.turn,
                backs=0 if seat == view.seat else max(backs, 0),
                laid=None if cards is None else _laid(view, seat, cards, marks),
                bubble=bubbles.get(seat),
                label=_spoken(view, told, seat, [one["text"] for one in badges], cards),
            )
        )
    return seats
