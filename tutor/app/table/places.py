"""The players round the table: names, roles, what they called, what they hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tutor.cards import Card
from tutor.rules.called import CalledView
from tutor.rules.state import PLAY
from tutor.rules.view import SeenEntry, View
from tutor.seats import Seat, Seating
from tutor.wording import Words, capital

from . import called
from .payload import Badge, Laid, Mark, Place
from .payload import Seat as SeatPayload

_PLACES: Final[tuple[Place, ...]] = ("bottom", "right", "top", "left")
_RINGS: Final[dict[int, tuple[Place, ...]]] = {
    6: ("bottom", "lower-right", "upper-right", "top", "upper-left", "lower-left"),
    8: ("bottom", "lower-right", "right", "upper-right", "top", "upper-left", "left", "lower-left"),
}
"""The places of a bigger table, anticlockwise."""

_OPEN: Final = ("caps", "spoilt")
"""What is said during the play; a marriage and a slam stay beside the name (``called.badges_of``)."""

_BUBBLES: Final = ("bid", "pass", "ask", "redeal", "pcc", "open", "trump", "call", "exchange", *_OPEN)


def places_of(seating: Seating) -> tuple[Place, ...]:
    """Where the players sit, from the reader on in the order of play; with three of them nobody sits opposite.

    >>> from tutor.seats import seated
    >>> places_of(seated("SENW")), places_of(seated("SWE"))
    (('bottom', 'right', 'top', 'left'), ('bottom', 'left', 'right'))
    """
    first, following = seating.order[:2]
    if len(seating.order) > len(_PLACES):
        return _RINGS[len(seating.order)]
    places = _PLACES if following is first.right else (_PLACES[0], *_PLACES[:0:-1])
    return places if len(seating.order) == len(_PLACES) else tuple(one for one in places if one != "top")


def _bubbles(view: View, told: Words) -> dict[Seat, str]:
    """The latest call of each seat in the auction that is going on; Caps calls in the play."""
    said: dict[Seat, str] = {}
    for entry in view.log:
        if entry.do in ("indicator", "play") and view.phase != PLAY:
            said.clear()
        elif entry.do in _BUBBLES and (view.phase != PLAY or entry.do in _OPEN):
            said[entry.seat] = _bubble(entry, told)
    return said


def _bubble(entry: SeenEntry, told: Words) -> str:
    if entry.do == "bid":
        return told.say("app-bubble-bid", bid=told.bid(entry.amount))
    suit = "" if entry.suit is None else capital(told.suit(entry.suit))
    sign = "" if entry.card is None else told.card_sign(entry.card)
    return told.say(f"app-bubble-{entry.do}", suit=suit, card=sign)


def _roles(view: View, seat: Seat) -> list[str]:
    """What a seat is; eldest only as long as that matters: it calls first and leads to the first trick."""
    if isinstance(view, CalledView):
        return called.roles_of(view, seat)
    roles = []
    if seat == view.maker:
        roles.append("maker")
    if seat == view.dealer:
        roles.append("dealer")
    if seat is view.profile.form.seating.following(view.dealer) and view.number == 1:
        roles.append("eldest")
    if seat == view.seat.partner:
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
    after: Mapping[str, int] | None = None,
) -> list[SeatPayload]:
    """The players in the order of play, the reader first; ``laid`` are the hands that lie open.

    ``after`` are the scores after a deal that is over, where each player has one.
    """
    bubbles = _bubbles(view, told)
    seats: list[SeatPayload] = []
    seating = view.profile.form.seating
    for seat, place in zip(seating.from_seat(view.seat), places_of(seating), strict=True):
        badges = [Badge(id=role, text=told.say(f"app-role-{role}")) for role in _roles(view, seat)]
        score, said = None, []
        if isinstance(view, CalledView):
            badges += called.badges_of(view, seat, told)
            score = called.number(called.scores_of(view, after)[seat])
            said = [told.say("seat-score", score=score)]
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
                score=score,
                label=_spoken(view, told, seat, [*(one["text"] for one in badges), *said], cards),
            )
        )
    return seats
