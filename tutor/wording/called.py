"""Stories of the called games: what the maker does, who comes out as partner, what a deal scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.actions import CallCard, Exchange, NameTrump, ShowMarriage
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
from tutor.seats import Seat
from tutor.wording.shapes import Line, capital

if TYPE_CHECKING:
    from tutor.rules.called.score import Scores
    from tutor.rules.view import SeenEntry
    from tutor.wording.texts import Words
    from tutor.wording.values import Argument


def _line(told: Words, key: str, clause: str | None, **args: Argument) -> Line:
    return Line(capital(told.text(key, args)), clause)


def action(told: Words, one: Exchange | NameTrump | CallCard | ShowMarriage) -> str:
    """An action that names a suit or cards, as it stands on a button."""
    if isinstance(one, Exchange):
        if not one.take and not one.put:
            return told.say("action-exchange-none")
        return told.say("action-exchange", cards=one.take, put=told.cards(one.put))
    if isinstance(one, CallCard):
        return told.say("action-call", card=one.card)
    return told.say(f"action-{one.do}", suit=told.named_suit(one.suit))


def exchange_entry(told: Words, one: SeenEntry) -> str:
    """What the maker did with the widow, as far as the entry tells."""
    if one.order is None or one.put is None:
        return told.say("log-exchange-hidden", who=one.seat)
    if not one.order:
        return told.say("log-exchange-none", who=one.seat)
    return told.say("log-exchange", who=one.seat, cards=one.order, put=told.cards(one.put))


def event(told: Words, one: CalledEvent, maker: Seat | None) -> Line:
    """An event of these games, with its clause."""
    if isinstance(one, DealerDuty):
        return _line(told, "event-dealer-duty", "call.auction", maker=one.maker, bid=told.bid(one.amount))
    if isinstance(one, Exchanged):
        return _line(told, "event-exchanged", "widow.exchange", count=one.taken)
    if isinstance(one, TrumpNamed):
        return _line(told, "event-trump-named", "call.follow", suit=told.named_suit(one.suit))
    if isinstance(one, CardCalled):
        return _line(told, "event-card-called", "call.partner", card=one.card)
    if isinstance(one, PartnerShown):
        clause = "call.slam" if one.why == "slam" else "call.reveal"
        return _line(told, f"event-partner-{one.why}", clause, who=one.partner, card=one.card)
    if isinstance(one, LeftAlone):
        return _line(told, "event-left-alone", "call.alone", maker=one.maker, card=one.card, trump=one.trump)
    if isinstance(one, MarriageShown):
        return _line(told, "event-marriage", "call.marriage", points=one.worth)
    return _slam(told, one, maker)


def _slam(told: Words, one: SlamAnnounced, maker: Seat | None) -> Line:
    return _line(told, "event-slam", "call.slam", maker=one.seat if maker is None else maker)


def scored(told: Words, one: Scores, maker: Seat) -> list[Line]:
    """The score of a deal that was played out: the target, the slam, what each seat gets (``call.score``)."""
    key = "scored-made" if one.made else "scored-failed"
    lines = [_line(told, key, "call.score", maker=maker, target=one.target, points=one.points)]
    if one.slam is not None:
        lines.append(_line(told, "scored-slam-made" if one.slam else "scored-slam-failed", "call.slam"))
    lines.append(_line(told, "scored-moved", "call.score", scores=_by_seat(told, one.moved, signed=True)))
    lines.append(_line(told, "scored-totals", "call.match", totals=_by_seat(told, one.after, signed=False)))
    return lines


def _by_seat(told: Words, scores: dict[str, int], *, signed: bool) -> str:
    """A number for each seat, as a list; a gain has its sign where it is asked for."""
    said = []
    for letter, count in scores.items():
        sign = "minus" if count < 0 else "plus" if count > 0 and signed else "none"
        said.append(told.say("scored-one", who=Seat(letter), sign=sign, count=abs(count)))
    return told.list(said)
