"""The calls of an auction, a row for each time round the table."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.rules.events import MakerSet
from tutor.rules.view import SeenEntry, View
from tutor.seats import Seat
from tutor.wording import Words, capital

from .facts import short_seat
from .payload import Call, Calls

_TOLD = ("bid", "pass", "ask", "redeal", "pcc", "open", "caps", "spoilt")


def order_of(view: View) -> list[Seat]:
    """The seats as columns: in the order of play, the reader last."""
    first, *others = view.profile.form.seating.from_seat(view.seat)
    return [*others, first]


def _call(one: SeenEntry, told: Words) -> Call:
    if one.do == "bid":
        return Call(text=told.bid(one.amount), bid=True)
    return Call(text=told.say(f"page-call-{one.do}"), bid=False)


def rows_of(view: View, told: Words) -> Iterator[list[Call | None]]:
    """The calls by row, ``None`` where a seat has not called; the second auction begins a row of its own."""
    seats = order_of(view)
    row: list[Call | None] = [None] * len(seats)
    last = -1
    for one in view.log:
        if one.do in _TOLD:
            place = seats.index(one.seat)
            if place <= last:
                yield row
                row = [None] * len(seats)
            row[place], last = _call(one, told), place
        if any(isinstance(event, MakerSet) for event in one.events):
            last = len(seats)
    if any(row):
        yield row


def calls_of(view: View, told: Words) -> Calls:
    """The table of the calls."""
    many = view.profile.form.many
    names = [short_seat(told, one) if many else capital(told.seat(one)) for one in order_of(view)]
    return Calls(label=told.say("page-history-calls"), names=names, rows=list(rows_of(view, told)))
