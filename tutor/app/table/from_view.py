"""The card table's payload from what one seat may see: a ``View``, never a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from tutor.cards import Card
from tutor.rules.events import SeenCard, TrickSeen
from tutor.rules.state import PLAY
from tutor.rules.view import SeenEntry, View
from tutor.seats import SEATS, SIDES, Seat, other_side
from tutor.wording import Words, capital

from .payload import (
    Action,
    Ask,
    Badge,
    Fact,
    HandCard,
    Indicator,
    Mark,
    Options,
    Payload,
    Place,
    Played,
    Said,
    Trick,
)
from .payload import Seat as SeatPayload

_PLACES: Final[tuple[Place, ...]] = ("bottom", "right", "top", "left")
_BUBBLES: Final = ("bid", "pass", "ask", "redeal", "pcc", "open", "caps", "spoilt")


@dataclass(frozen=True)
class Scene:
    """What a page adds to a view: the question, the marks of an answer, what it looks like.

    ``place`` names the question; ``end`` is a finished trick that still lies on the table; its winner is shown.
    ``tokens`` are those of the sides after a deal that is over.
    """

    serial: int
    place: str
    ask: Literal["none", "one", "many"] = "none"
    question: str = ""
    submit: str = ""
    may_choose_none: bool = False
    actions: Sequence[Action] = ()
    marks: Mapping[Card, Mark] = field(default_factory=dict)
    notes: Mapping[Card, str] = field(default_factory=dict)
    chosen: frozenset[Card] = frozenset()
    said: Sequence[Said] = ()
    end: TrickSeen | None = None
    tokens: Mapping[str, int] | None = None
    options: Options = field(default_factory=Options)


def _bubbles(view: View, told: Words) -> dict[Seat, str]:
    """The latest call of each seat in the auction that is going on; Caps calls in the play."""
    said: dict[Seat, str] = {}
    for entry in view.log:
        if entry.do in ("indicator", "play") and view.phase != PLAY:
            said.clear()
        elif entry.do in _BUBBLES and (view.phase != PLAY or entry.do in ("caps", "spoilt")):
            said[entry.seat] = _bubble(entry, told)
    return said


def _bubble(entry: SeenEntry, told: Words) -> str:
    if entry.do == "bid":
        return told.say("app-bubble-bid", bid=told.bid(entry.amount))
    return told.say(f"app-bubble-{entry.do}")


def _roles(view: View, seat: Seat) -> list[str]:
    roles = []
    if seat == view.maker:
        roles.append("maker")
    if seat == view.dealer:
        roles.append("dealer")
    return roles


def _seats(view: View, told: Words, names: Words) -> list[SeatPayload]:
    bubbles = _bubbles(view, told)
    seats: list[SeatPayload] = []
    for step, place in enumerate(_PLACES):
        seat = SEATS[(view.seat.place + step) % 4]
        roles = [told.say(f"app-role-{role}") for role in _roles(view, seat)]
        backs = view.held[seat.place] - int(bool(view.closed) and seat == view.maker and view.phase != "indicator")
        spoken = [told.say("app-spoken-seat-roles", who=seat, roles=told.list(roles))] if roles else []
        spoken = spoken or [told.say("app-spoken-seat", who=seat)]
        if seat != view.seat:
            spoken.append(told.say("app-spoken-backs", count=view.held[seat.place]))
        seats.append(
            SeatPayload(
                seat=str(seat),
                place=place,
                name=capital(names.seat(seat) if place != "bottom" else told.say("page-you", name=names.seat(seat))),
                badges=[Badge(id=role, text=told.say(f"app-role-{role}")) for role in _roles(view, seat)],
                turn=seat == view.turn,
                backs=0 if seat == view.seat else max(backs, 0),
                bubble=bubbles.get(seat),
                label=capital(", ".join(spoken)),
            )
        )
    return seats


def _played(one: SeenCard, order: int, told: Words) -> Played:
    if one.card is None:
        label = told.say("app-spoken-played-hidden", who=one.seat)
    elif one.shown:
        label = told.say("app-spoken-played-shown", who=one.seat, card=one.card)
    elif one.folded:
        label = told.say("app-spoken-played-folded", who=one.seat, card=one.card)
    else:
        label = told.say("app-spoken-played", who=one.seat, card=one.card)
    card = None if one.card is None else str(one.card)
    return Played(seat=str(one.seat), card=card, folded=one.folded, shown=one.shown, order=order, label=label)


def _trick(view: View, told: Words, end: TrickSeen | None) -> Trick:
    """The trick on the table: the one that is going on, or a finished one that still lies there."""
    if end is not None:
        cards = [_played(one, order, told) for order, one in enumerate(end.cards, 1)]
        caption = told.say("app-trick-number", number=end.number)
        return Trick(number=end.number, of=8, cards=cards, winner=str(end.winner), caption=caption)
    cards = [_played(one, order, told) for order, one in enumerate(view.trick, 1)]
    number = min(view.number, 8)
    caption = told.say("app-trick-number", number=number) if view.phase == PLAY else told.say(f"app-phase-{view.phase}")
    return Trick(number=number, of=8, cards=cards, winner=None, caption=caption)


def _indicator(view: View, told: Words) -> Indicator | None:
    """The indicator in front of the maker while it is down."""
    if not view.closed or view.maker is None:
        return None
    if view.indicator is not None:
        label = told.say("app-spoken-indicator-known", card=view.indicator)
    else:
        label = told.say("app-spoken-indicator-closed", who=view.maker)
    card = None if view.indicator is None else str(view.indicator)
    return Indicator(seat=str(view.maker), state="closed", card=card, label=label, text=told.say("app-indicator"))


def _contract(view: View, told: Words) -> Fact:
    label = told.say("app-contract")
    if view.contract is None:
        return Fact(label=label, value=told.say("app-contract-none"), short=told.say("page-none-short"))
    return Fact(label=label, value=told.contract(view.contract), short=told.bid(view.contract.amount))


def _trump(view: View, told: Words) -> Fact:
    label = told.say("app-trump")
    if view.closed is None:
        return Fact(label=label, value=told.say("app-trump-none"), short=told.say("page-none-short"))
    if view.trump is None:
        return Fact(label=label, value=told.say("app-trump-hidden"))
    state = "closed" if view.closed else "open"
    value = told.say(f"app-trump-{state}", suit=told.suit(view.trump))
    return Fact(label=label, value=value, short=told.say(f"page-trump-{state}-short"), suit=view.trump)


def _pair(told: Words, label: str, sides: Sequence[tuple[int, bool]]) -> Fact:
    """What our side and the other side have, and whether that is all of it."""
    long, short = (
        [str(count) if sure else told.say(key, points=count) for count, sure in sides]
        for key in ("app-points-at-least", "page-at-least-short")
    )
    return Fact(
        label=told.say(label),
        value=told.say("page-pair", ours=long[0], theirs=long[1]),
        short=told.say("page-pair-short", ours=short[0], theirs=short[1]),
    )


def _facts(view: View, told: Words, after: Mapping[str, int] | None) -> list[Fact]:
    sides = (view.seat.side, other_side(view.seat.side))
    facts = [_contract(view, told), _trump(view, told)]
    if view.phase in (PLAY, "over") and view.closed is not None:
        sure = {
            one: all(trick.points is not None for trick in view.tricks if trick.winner.side == one) for one in sides
        }
        facts.append(_pair(told, "app-points", [(view.points[one], sure[one]) for one in sides]))
    tokens = after or dict(zip(SIDES, view.tokens, strict=True))
    facts.append(_pair(told, "app-tokens", [(tokens[one], True) for one in sides]))
    return facts


def _hand(view: View, told: Words, scene: Scene) -> list[HandCard]:
    cards = []
    for one in view.hand:
        apart = bool(view.closed) and one is view.indicator
        mark = scene.marks.get(one)
        spoken = told.say("app-spoken-card-points", card=one, points=one.points)
        if apart:
            spoken = told.say("app-spoken-indicator-in-hand", label=spoken)
        if mark is not None:
            spoken = told.say(f"app-spoken-{mark}", label=spoken)
        cards.append(
            HandCard(
                card=str(one),
                label=spoken,
                indicator=apart,
                mark=mark,
                chosen=one in scene.chosen,
                note=scene.notes.get(one),
            )
        )
    return cards


def payload_of(view: View, names: Words, scene: Scene) -> Payload:
    """The table as ``view.seat`` sees it, with the page's question and marks. ``names`` speaks to nobody's seat yet."""
    told = names.at(you=view.seat)
    return Payload(
        serial=scene.serial,
        place=scene.place,
        lang=told.lang,
        table_label=told.say("app-table"),
        hand_label=capital(told.say("app-spoken-hand", count=len(view.hand))),
        seats=_seats(view, told, names),
        trick=_trick(view, told, scene.end),
        hand=_hand(view, told, scene),
        ask=Ask(
            kind=scene.ask,
            question=scene.question,
            submit=scene.submit,
            empty=scene.may_choose_none,
            actions=list(scene.actions),
        ),
        indicator=_indicator(view, told),
        facts=_facts(view, told, scene.tokens),
        said=list(scene.said),
        options=scene.options,
        texts={
            "pending": told.say("app-pending"),
            "again": told.say("app-send-again"),
            "failed": told.say("page-table-failed"),
        },
    )
