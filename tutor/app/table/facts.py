"""What stands on the rim of the table: contract, trump, tricks, points; the tokens, which lie on the cloth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.rules.called.view import CalledView
from tutor.rules.state import OVER, PLAY
from tutor.rules.view import View
from tutor.seats import SIDES, other_side
from tutor.wording import Words

from .payload import Fact, Tokens


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


def _now(view: View, after: Mapping[str, int] | None) -> tuple[int, int]:
    """The tokens of our side and of the other; ``after`` are those after a deal that is over."""
    tokens = after or dict(zip(SIDES, view.tokens, strict=True))
    return tokens[view.seat.side], tokens[other_side(view.seat.side)]


def tokens_of(view: View, told: Words, after: Mapping[str, int] | None) -> Tokens | None:
    """The tokens as piles, ``None`` where seats have scores."""
    if isinstance(view, CalledView):
        return None
    ours, theirs = _now(view, after)
    return Tokens(ours=ours, theirs=theirs, us=told.say("table-us"), them=told.say("table-them"))


def _called_facts(view: CalledView, told: Words, points: bool) -> list[Fact]:
    """Contract, trump, the called card, the target; who has which points, and the scores, for the ear only."""
    facts = [_contract(view, told)]
    trump = told.say("app-trump")
    if view.trump is None:
        facts.append(Fact(label=trump, value=told.say("app-trump-none"), short=told.say("page-none-short")))
    else:
        facts.append(Fact(label=trump, value=told.suit(view.trump), short="", suit=view.trump))
    if view.card is not None:
        facts.append(Fact(label=told.say("table-called"), value=told.card_sign(view.card)))
    if points and view.marriages:
        said = told.list([str(one) for one in view.targets], "or")
        facts.append(Fact(label=told.say("table-target"), value=said))
    order = view.profile.form.seating.order
    if points and view.phase in (PLAY, OVER):
        won = [told.say("scored-one", who=one, sign="none", count=view.points[one]) for one in order]
        facts.append(Fact(label=told.say("app-points"), value=told.list(won), short=str(view.points[view.seat])))
    totals = [(one, view.scores[one.place]) for one in order]
    said_scores = [
        told.say("scored-one", who=one, sign="minus" if count < 0 else "none", count=abs(count))
        for one, count in totals
    ]
    return [*facts, Fact(label=told.say("table-scores"), value=told.list(said_scores), spoken=True)]


def facts_of(view: View, told: Words, after: Mapping[str, int] | None, points: bool) -> list[Fact]:
    """The facts; ``after`` are the tokens after a deal that is over; with no ``points`` these are not counted."""
    if isinstance(view, CalledView):
        return _called_facts(view, told, points)
    sides = (view.seat.side, other_side(view.seat.side))
    facts = [_contract(view, told), _trump(view, told)]
    playing = view.phase in (PLAY, OVER) and view.closed is not None
    if playing:
        facts.append(_pair(told, "table-tricks", [(view.won[one], True) for one in sides]))
    if points and playing:
        sure = {
            one: all(trick.points is not None for trick in view.tricks if trick.winner.side == one) for one in sides
        }
        facts.append(_pair(told, "app-points", [(view.points[one], sure[one]) for one in sides]))
    spoken = _pair(told, "app-tokens", [(one, True) for one in _now(view, after)])
    return [*facts, Fact(**spoken, spoken=True)]
