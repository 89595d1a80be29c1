"""What a seat sees of a called game beside what it sees of every game, as JSON and back, and in a disguise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from tutor.cards import Card, card, cards
from tutor.rules.called.state import Marriage
from tutor.rules.called.view import CalledView
from tutor.rules.events import (
    CalledEvent,
    CardCalled,
    DealerDuty,
    Exchanged,
    LeftAlone,
    MarriageShown,
    PartnerShown,
    SlamAnnounced,
    TrumpNamed,
)
from tutor.rules.view import View
from tutor.seats import SEATS, Seat, seat

if TYPE_CHECKING:
    from puzzles.disguise import Disguise

_EVENTS: Final[dict[str, type[CalledEvent]]] = {
    "dealer-duty": DealerDuty,
    "exchanged": Exchanged,
    "trump": TrumpNamed,
    "called": CardCalled,
    "partner": PartnerShown,
    "alone": LeftAlone,
    "marriage": MarriageShown,
    "slam": SlamAnnounced,
}
_SEATS: Final = frozenset({"maker", "partner", "by", "seat"})
_CARDS: Final = frozenset({"card", "trump"})
"""Fields of events that are seats and cards; the others are numbers, suits and words."""


def called_event_json(one: CalledEvent) -> dict[str, Any]:
    """An event of these games; nothing in it is hidden from anybody."""
    name = next(key for key, kind in _EVENTS.items() if isinstance(one, kind))
    values = {key: str(each) if isinstance(each, str) else each for key, each in one._asdict().items()}
    return {"event": name, **values}


def read_called_event(one: Mapping[str, Any]) -> CalledEvent:
    """The event of a JSON picture. Raises ``KeyError`` or ``ValueError`` for anything else."""
    kind = _EVENTS[one["event"]]
    values = {key: each for key, each in one.items() if key != "event"}
    for key in values:
        if key in _SEATS:
            values[key] = seat(values[key])
        elif key in _CARDS:
            values[key] = card(values[key])
    return kind(**values)


def called_json(view: CalledView) -> dict[str, Any]:
    """What these games add to a view."""
    return {
        "trump": view.named,
        "card": None if view.card is None else str(view.card),
        "partner": None if view.partner is None else str(view.partner),
        "alone": view.alone,
        "marriages": [
            {"seat": str(one.seat), "suit": one.suit, "worth": one.worth, "makers": one.makers}
            for one in view.marriages
        ],
        "slam": None if view.slam is None else str(view.slam),
        "widow": None if view.widow is None else " ".join(view.widow),
        "scores": list(view.scores),
    }


def read_called(view: View, data: Mapping[str, Any]) -> CalledView:
    """A view of one of these games, from what every game has and what these add."""
    common = {one.name: getattr(view, one.name) for one in fields(View)}
    return CalledView(
        **common,
        named=data["trump"],
        card=None if data["card"] is None else card(data["card"]),
        partner=None if data["partner"] is None else seat(data["partner"]),
        alone=data["alone"],
        marriages=tuple(
            Marriage(seat(one["seat"]), one["suit"], one["worth"], one["makers"]) for one in data["marriages"]
        ),
        slam=None if data["slam"] is None else seat(data["slam"]),
        widow=None if data["widow"] is None else cards(data["widow"]),
        scores=tuple(data["scores"]),
    )


# -- in a disguise -----------------------------------------------------------------------------------------------------


def called_event_in(one: CalledEvent, by: Disguise) -> CalledEvent:
    """An event in other suits and at other seats."""
    changed: dict[str, Any] = {}
    for key, each in one._asdict().items():
        if isinstance(each, Seat):
            changed[key] = by.seat(each)
        elif isinstance(each, Card):
            changed[key] = by.card(each)
        elif key == "suit":
            changed[key] = by.suit(each)
    return type(one)(**{**one._asdict(), **changed})


def called_in(view: CalledView, by: Disguise) -> dict[str, Any]:
    """The fields that these games add, in a disguise."""
    old = by.inverse
    widow = None if view.widow is None else tuple(by.hand(view.widow))
    return {
        "named": None if view.named is None else by.suit(view.named),
        "card": None if view.card is None else by.card(view.card),
        "partner": None if view.partner is None else by.seat(view.partner),
        "marriages": tuple(one._replace(seat=by.seat(one.seat), suit=by.suit(one.suit)) for one in view.marriages),
        "slam": None if view.slam is None else by.seat(view.slam),
        "widow": widow,
        "scores": tuple(view.scores[old.seat(one).place] for one in SEATS),
    }
