"""Brute force, by the engine alone, for claims that partner helps: with open cards, and by what partner can see.

Nothing of ``tutor.solver`` is used here. Worlds are deals (``tests.solver.brute.worlds``).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from tests.solver import brute
from tutor.cards import Card
from tutor.rules import CallCaps, Deal, Play
from tutor.rules.deal import _make
from tutor.seats import Seat


def opened_by_call(deal: Deal, seat: Seat) -> Deal:
    """The deal as the call of this seat leaves it, its order forgotten: a maker's trump is open."""
    call = CallCaps(tuple(deal.hand(seat)))
    if not deal.rule(seat, call).allowed:
        assert deal.maker != seat or not deal.closed or not deal.play.apart
        return deal
    called = deal.act(seat, call)
    claims = tuple(one for one in called.play.claims if one.seat != seat)
    position = called.position._replace(play=called.play._replace(claims=claims))
    return _make(position, called.entry, called.parent, called.game)


def swept_together(deal: Deal, seat: Seat, done: int) -> bool:
    """Can the seat and its partner win every trick after the first ``done``, all cards open?"""
    if any(one.winner.side != seat.side for one in deal.play.tricks[done:]):
        return False
    if deal.phase != "play":
        return True
    turn = deal.turn
    after = (swept_together(deal.act(turn, one), seat, done) for one in deal.actions(turn))
    here = any(after) if turn.side == seat.side else all(after)
    opening = opening_of(deal, seat)
    if not opening:
        return here
    there = swept_together(deal.act(deal.maker, opening[0]), seat, done)
    return here or there if deal.maker.side == seat.side else here and there


def opening_of(deal: Deal, seat: Seat) -> tuple[object, ...]:
    """The opening before the lead, open to a maker out of turn; the call of a maker has opened already."""
    out_of_turn = not deal.play.trick and not deal.play.tricks and deal.turn != deal.maker != seat
    return deal.actions(deal.maker) if out_of_turn else ()


def holds_with_help(worlds: list[Deal], seat: Seat, order: tuple[Card, ...]) -> bool:
    """Is the claim of this order right in all these worlds, partner choosing by what partner's own view tells?"""
    called = [one.act(seat, CallCaps(order)) for one in worlds]
    return all(_wins(some, seat, order, len(worlds[0].play.tricks)) for some in _alike(called, seat.partner))


def _alike(deals: Iterable[Deal], partner: Seat) -> list[list[Deal]]:
    """The deals that look alike to partner."""
    seen: dict[object, list[Deal]] = {}
    for one in deals:
        view = brute.fair(one.view(partner))
        seen.setdefault(dataclasses.replace(view, actions=()), []).append(one)
    return list(seen.values())


def _wins(deals: list[Deal], seat: Seat, order: tuple[Card, ...], done: int) -> bool:
    if any(one.winner.side != seat.side for deal in deals for one in deal.play.tricks[done:]):
        return False
    if deals[0].phase != "play":
        return True
    turn, partner = deals[0].turn, seat.partner

    def after(played: Iterable[Deal]) -> bool:
        return all(_wins(some, seat, order, done) for some in _alike(played, partner))

    if turn == seat:
        due = [next(card for card in order if one.rule(seat, Play(card)).allowed) for one in deals]
        here = after(one.act(seat, Play(card)) for one, card in zip(deals, due, strict=True))
    elif turn == partner:
        here = any(after(one.act(partner, action) for one in deals) for action in deals[0].actions(partner))
    else:
        here = after(one.act(turn, action) for one in deals for action in one.actions(turn))
    openings = [(one, action) for one in deals for action in opening_of(one, seat)]
    if not openings:
        return here
    there = after(one.act(one.maker, action) for one, action in openings)
    return here or there if deals[0].maker == partner else here and there
