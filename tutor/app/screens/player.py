"""Show me: a line is played on the table, step by step, with all hands laid open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, cast

from puzzles.model import Show
from tutor.app.session import language
from tutor.app.table.from_view import Scene, payload_of
from tutor.app.table.payload import Action, Frame, Mark, Player, Said
from tutor.cards import Card
from tutor.rules.deal import Deal
from tutor.rules.events import SeenCard, TrickEnd, TrickSeen
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.wording import Words

SHOW: Final = "go-show-"
"""How the ids of the buttons begin by which something is played; its number follows."""

_PARTS: Final = tuple(Frame.__annotations__)


def _whole(end: TrickEnd) -> TrickSeen:
    """A trick as somebody sees it who sees all cards."""
    cards = tuple(SeenCard(*one) for one in end.cards)
    return TrickSeen(end.number, end.leader, cards, end.winner, end.points, *end[5:])


def open_view(deal: Deal, seat: Seat) -> View:
    """A deal from one seat, with all cards face up. Show it only when nothing is hidden any more."""
    view, play = deal.view(seat), deal.play
    if play is None:
        return replace(view, indicator=deal.indicator)
    return replace(
        view,
        indicator=deal.indicator,
        tricks=tuple(_whole(one) for one in play.tricks),
        trick=tuple(SeenCard(*one) for one in play.trick),
    )


def positions(show: Show) -> list[Deal]:
    """The deal before the line, and after each action of it."""
    deals = [show.deal]
    for seat, action in show.line:
        deals.append(deals[-1].act(seat, action))
    return deals


def caption(deal: Deal, told: Words) -> Iterator[str]:
    """What the action that led to this deal was, and what came of it, with nothing hidden."""
    if deal.entry is None:
        return
    yield told.log_entry(deal.view(deal.entry.seat).log[-1])
    for event in deal.entry.events:
        seen = _whole(event) if isinstance(event, TrickEnd) else event
        yield from (line.text for line in told.event(seen, maker=deal.maker))


def _end(deal: Deal) -> TrickSeen | None:
    """The trick that has just ended."""
    ends = [one for one in deal.entry.events if isinstance(one, TrickEnd)] if deal.entry is not None else []
    return _whole(ends[-1]) if ends else None


def _scene(show: Show, deal: Deal, text: str, seat: Seat, place: str) -> Scene:
    marks: dict[Card, Mark] = dict.fromkeys(show.changed, "changed")
    return Scene(
        serial=0,
        place=place,
        marks=marks,
        said=(Said(state="told", text=text),),
        end=_end(deal),
        laid={one: tuple(deal.hand(one)) for one in SEATS if one != seat},
    )


def player_of(show: Show, seat: Seat, told: Words, place: str) -> Player:
    """The line as steps of the table; each holds only what is different from the first."""
    first, *rest = positions(show)
    start = told.say("page-show-start" if not show.changed else "page-show-start-changed", cards=show.changed)
    scenes = [(first, start), *((deal, " ".join(caption(deal, told))) for deal in rest)]
    payloads = [
        payload_of(open_view(deal, seat), language(), _scene(show, deal, text, seat, place)) for deal, text in scenes
    ]
    frames: list[dict[str, object]] = []
    for one in cast("list[dict[str, object]]", payloads):
        frames.append({part: one[part] for part in _PARTS if not frames or one[part] != frames[0][part]})
    return Player(
        frames=cast("list[Frame]", frames),
        label=told.say("page-show-label"),
        first=told.say("page-show-first"),
        back=told.say("page-show-back"),
        forward=told.say("page-show-forward"),
        last=told.say("page-show-last"),
        play=told.say("page-show-play"),
        pause=told.say("page-show-pause"),
        speeds=[told.say(f"table-speed-{one}") for one in ("1", "2", "half")],
    )


def playing(shows: Sequence[Show], number: int, seat: Seat, told: Words, serial: int, place: str) -> Scene:
    """The table on which a line is played: its title, the other lines there are, and the ways on."""
    show, two = shows[number], len(shows) == 2
    actions = [
        Action(
            id=f"{SHOW}{other}",
            text=told.say("page-show-other") if two else told.text(one.id, one.args),
            kind="quiet",
        )
        for other, one in enumerate(shows)
        if other != number
    ]
    actions.append(Action(id="go-close", text=told.say("page-show-close"), kind="quiet", key="b"))
    actions.append(Action(id="go-next", text=told.say("page-next-puzzle"), kind="main", key="n"))
    return Scene(
        serial=serial,
        place=place,
        question=told.text(show.id, show.args),
        actions=actions,
        player=player_of(show, seat, told, place),
    )
