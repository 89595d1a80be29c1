"""What stands on the rim of the table: contract, trump, tricks, points; the tokens, which lie on the cloth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.rules.called import CalledView
from tutor.rules.state import OVER, PLAY
from tutor.rules.view import View
from tutor.seats import ALL_SEATS, Seat
from tutor.wording import Words, capital

from . import called
from .payload import Fact, OtherTokens, Tokens


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


def _now(view: View, after: Mapping[str, int] | None) -> dict[str, int]:
    """The tokens of each side, ours first; ``after`` are those after a deal that is over."""
    sides, ours = view.profile.form.seating.sides, view.seat.side
    tokens = after or dict(zip(sides, view.tokens, strict=True))
    return {side: tokens[side] for side in (ours, *(one for one in sides if one != ours))}


def tokens_of(view: View, told: Words, after: Mapping[str, int] | None) -> Tokens | None:
    """The tokens as piles, ``None`` where each player has a score instead."""
    if isinstance(view, CalledView):
        return None
    (_, ours), *others = _now(view, after).items()
    theirs = sum(count for _, count in others)
    tokens = Tokens(ours=ours, theirs=theirs, us=told.say("table-us"), them=told.say("table-them"))
    if len(others) > 1:
        tokens["others"] = [OtherTokens(name=short_side(told, side), count=count) for side, count in others]
    return tokens


def short_seat(told: Words, seat: Seat) -> str:
    """A seat in a letter or two, or as the page calls it; the reader as ever."""
    if seat == told.you or (told.names is not None and seat in told.names):
        return capital(told.seat(seat))
    return told.say(f"seat-short-{seat}")


def short_side(told: Words, side: str) -> str:
    """A side by its players, in letters."""
    return "–".join(short_seat(told, one) for one in ALL_SEATS if one.side == side)


def camps(view: View) -> tuple[list[str], list[str]]:
    """Whose tricks and points count with ours, and all others: the maker's side plays against all the rest."""
    sides, maker = view.profile.form.seating.sides, view.maker
    apart = [view.seat.side if maker is None else maker.side]
    rest = [side for side in sides if side not in apart]
    return (apart, rest) if view.seat.side in apart else (rest, apart)


def facts_of(view: View, told: Words, after: Mapping[str, int] | None, points: bool) -> list[Fact]:
    """The facts; ``after`` are the tokens after a deal that is over; with no ``points`` these are not counted."""
    if isinstance(view, CalledView):
        return called.facts_of(view, told, after, points)
    facts = [_contract(view, told), _trump(view, told)]
    playing = view.phase in (PLAY, OVER) and view.closed is not None
    if playing:
        won = view.won
        facts.append(_pair(told, "table-tricks", [(sum(won[one] for one in camp), True) for camp in camps(view)]))
    if points and playing:
        facts.append(_pair(told, "app-points", [_points(view, camp) for camp in camps(view)]))
    return [*facts, Fact(**_tokens(told, _now(view, after)), spoken=True)]


def _points(view: View, camp: Sequence[str]) -> tuple[int, bool]:
    """The card points of these sides together, and whether that is all of them."""
    sure = all(trick.points is not None for trick in view.tricks if trick.winner.side in camp)
    return sum(view.points[one] for one in camp), sure


def _tokens(told: Words, tokens: Mapping[str, int]) -> Fact:
    """The tokens for those who listen."""
    if len(tokens) == 2:
        return _pair(told, "app-tokens", [(one, True) for one in tokens.values()])
    held = [
        told.say("settle-side-tokens", side=told.named_side(side, among=len(tokens)), count=count)
        for side, count in tokens.items()
    ]
    return Fact(label=told.say("app-tokens"), value=capital(told.list(held)))
