"""What a seat sees, as JSON and back: the only picture of a deal that a puzzle holds.

The list of legal actions is left out, since it would answer a puzzle; a view that was read back has none.

>>> from tutor.record import example, load
>>> deal = list(load(example()).deals())[14]        # east has folded a card
>>> seen = view_json(deal.view("N"))
>>> seen["trick"][1], seen["indicator"]
({'seat': 'E', 'card': None, 'folded': True, 'shown': False}, None)
>>> read_view(seen).trick == deal.view("N").trick
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from puzzles.called_views import called_event_json, called_json, read_called, read_called_event
from tutor.cards import Card, Hand, card
from tutor.profiles import Profile, load_profile
from tutor.rules.called.view import CalledView
from tutor.rules.events import Ended, Event, MakerSet, Opened, SeenCard, TrickEnd, TrickSeen
from tutor.rules.state import Claim, Contract
from tutor.rules.view import SeenEntry, View
from tutor.seats import SEATS, SIDES, Seat, seat

JsonObject = dict[str, Any]


def profile_json(profile: Profile) -> str | JsonObject:
    """A profile as in a deal record: its name, or its base and the settings that differ."""
    return profile.spec()


def _text(one: str | None) -> str | None:
    """A card or a seat as plain text."""
    return None if one is None else str(one)


def _seen_json(one: SeenCard) -> JsonObject:
    return {"seat": str(one.seat), "card": _text(one.card), "folded": one.folded, "shown": one.shown}


def _trick_json(one: TrickSeen) -> JsonObject:
    return {
        "number": one.number,
        "leader": str(one.leader),
        "cards": [_seen_json(each) for each in one.cards],
        "winner": str(one.winner),
        "points": one.points,
        "inspected": [str(each) for each in one.inspected],
        "indicator": one.indicator,
        "indicator_card": _text(one.indicator_card),
        "opened": one.opened,
        "exhausted": one.exhausted,
    }


def _event_json(one: Event | TrickSeen) -> JsonObject:
    if isinstance(one, TrickSeen):
        return {"event": "trick", "number": one.number}
    if isinstance(one, Opened):
        return {"event": "opened", "maker": str(one.maker), "card": str(one.card), "why": one.why}
    if isinstance(one, Ended):
        return {"event": "ended", "how": one.how}
    if isinstance(one, TrickEnd):  # pragma: no cover - a view reduces it to what the seat saw
        raise TypeError("a whole trick end is not for one seat")
    if isinstance(one, MakerSet):
        return {"event": "maker", "maker": str(one.maker), "amount": one.amount, "auction": one.auction}
    return called_event_json(one)


def _entry_json(one: SeenEntry) -> JsonObject:
    """One line of the log, in record form; what a line does not have is left out."""
    line: JsonObject = {"seat": str(one.seat), "do": one.do}
    if one.amount is not None:
        line["amount"] = one.amount
    if one.do in ("play", "indicator", "call"):
        line["card"] = _text(one.card)
    if one.do == "play":
        line["folded"] = one.folded
    if one.order is not None:
        line["order"] = [str(each) for each in one.order]
    if one.put is not None:
        line["put"] = [str(each) for each in one.put]
    if one.suit is not None:
        line["suit"] = one.suit
    if one.events:
        line["events"] = [_event_json(each) for each in one.events]
    return line


def view_json(view: View) -> JsonObject:
    """All that the seat sees, as plain JSON values; never a card it has not seen, never the list of legal actions."""
    contract = view.contract
    return {
        "seat": str(view.seat),
        "profile": profile_json(view.profile),
        "dealer": str(view.dealer),
        "tokens": dict(zip(SIDES, view.tokens, strict=True)),
        "phase": view.phase,
        "ended": view.ended,
        "turn": _text(view.turn),
        "asker": _text(view.asker),
        "contract": None if contract is None else {"seat": str(contract.seat), "amount": contract.amount},
        "maker": _text(view.maker),
        "first": " ".join(view.first),
        "hand": " ".join(view.hand),
        "indicator": _text(view.indicator),
        "closed": view.closed,
        "held": {str(one): count for one, count in zip(SEATS, view.held, strict=True)},
        "tricks": [_trick_json(one) for one in view.tricks],
        "trick": [_seen_json(one) for one in view.trick],
        "claims": [
            {"seat": str(one.seat), "trick": one.trick, "after": one.after, "order": [str(each) for each in one.order]}
            for one in view.claims
        ],
        "log": [_entry_json(one) for one in view.log],
        **({"called": called_json(view)} if isinstance(view, CalledView) else {}),
    }


# -- and back ----------------------------------------------------------------------------------------------------------


def _seat(one: Any) -> Seat | None:
    return None if one is None else seat(one)


def _card(one: Any) -> Card | None:
    return None if one is None else card(one)


def _hand(text: str) -> Hand:
    return Hand(card(word) for word in text.split())


def _read_seen(one: Mapping[str, Any]) -> SeenCard:
    return SeenCard(seat(one["seat"]), _card(one["card"]), one["folded"], one["shown"])


def _read_trick(one: Mapping[str, Any]) -> TrickSeen:
    return TrickSeen(
        one["number"],
        seat(one["leader"]),
        tuple(_read_seen(each) for each in one["cards"]),
        seat(one["winner"]),
        one["points"],
        tuple(seat(each) for each in one["inspected"]),
        one["indicator"],
        _card(one["indicator_card"]),
        one["opened"],
        one["exhausted"],
    )


def _read_event(one: Mapping[str, Any], tricks: tuple[TrickSeen, ...]) -> Event | TrickSeen:
    kind: str = one["event"]
    if kind == "trick":
        number: int = one["number"]
        return tricks[number - 1]
    if kind == "opened":
        return Opened(seat(one["maker"]), card(one["card"]), one["why"])
    if kind == "ended":
        return Ended(one["how"])
    if kind == "maker":
        return MakerSet(seat(one["maker"]), one["amount"], one["auction"])
    return read_called_event(one)


def _read_entry(one: Mapping[str, Any], tricks: tuple[TrickSeen, ...]) -> SeenEntry:
    order, put = one.get("order"), one.get("put")
    return SeenEntry(
        seat(one["seat"]),
        one["do"],
        one.get("amount"),
        _card(one.get("card")),
        None if order is None else tuple(card(each) for each in order),
        tuple(_read_event(each, tricks) for each in one.get("events", ())),
        one.get("folded", False),
        one.get("suit"),
        None if put is None else tuple(card(each) for each in put),
    )


def read_view(data: Mapping[str, Any]) -> View:
    """The view of a JSON picture; ``actions`` is empty. Raises ``ValueError``, ``KeyError`` ... for anything else."""
    tricks = tuple(_read_trick(one) for one in data["tricks"])
    contract = data["contract"]
    view = View(
        seat=seat(data["seat"]),
        profile=load_profile(data["profile"]),
        dealer=seat(data["dealer"]),
        tokens=(data["tokens"]["NS"], data["tokens"]["EW"]),
        phase=data["phase"],
        ended=data["ended"],
        turn=_seat(data["turn"]),
        asker=_seat(data["asker"]),
        contract=None if contract is None else Contract(seat(contract["seat"]), contract["amount"]),
        maker=_seat(data["maker"]),
        first=_hand(data["first"]),
        hand=_hand(data["hand"]),
        indicator=_card(data["indicator"]),
        closed=data["closed"],
        held=tuple(data["held"][one] for one in SEATS),
        tricks=tricks,
        trick=tuple(_read_seen(one) for one in data["trick"]),
        claims=tuple(
            Claim(seat(one["seat"]), one["trick"], one["after"], tuple(card(each) for each in one["order"]))
            for one in data["claims"]
        ),
        log=tuple(_read_entry(one, tricks) for one in data["log"]),
        actions=(),
    )
    return read_called(view, data["called"]) if "called" in data else view
