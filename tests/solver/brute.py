"""Brute force, by the engine alone: all worlds of a view, and all plays in them. Slow, and simple enough to trust.

A consistent world is a full deal that, with the recorded actions replayed through ``Deal.act``, gives the seat the same
view. Nothing of ``tutor.knowledge`` or ``tutor.solver`` is used here.
"""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Iterator

from tutor.cards import PACK, Card, Hand
from tutor.rules import Bid, CallCaps, Deal, OpenTrump, Pass, Play, SetIndicator
from tutor.rules.actions import Action
from tutor.rules.ruling import IllegalAction
from tutor.rules.view import View
from tutor.seats import SEATS, Seat

Placing = tuple[str, tuple[str, ...], tuple[str, ...]]
"""The indicator, the hands now, the cards played in order (folded ones too)."""


class TooMany(Exception):
    pass


def placing(deal: Deal) -> Placing:
    played = [str(one.action.card) for one in deal.log if isinstance(one.action, Play)]
    return str(deal.indicator), tuple(str(deal.hand(seat)) for seat in SEATS), tuple(played)


def fair(view: View) -> View:
    """The view without what the rules do not let a seat know: while it does not know the trump, whether a trick made
    trumps exhausted."""
    if view.trump is not None:
        return view
    tricks = tuple(one._replace(exhausted=False) for one in view.tricks)
    log = tuple(
        one._replace(events=tuple(e._replace(exhausted=False) if hasattr(e, "exhausted") else e for e in one.events))
        for one in view.log
    )
    return dataclasses.replace(view, tricks=tricks, log=log)


def candidates(view: View, most: int) -> Iterator[tuple[dict[Seat, list[Card]], list[Card], Card]]:
    """Every way to put the unseen cards anywhere: hands now, hidden plays in order, indicator. Checks nothing."""
    own = set(view.hand)
    plays = [one for one in view.log if one.do == "play"]
    seen = own | {one.card for one in plays if one.card is not None}
    if view.indicator is not None:
        seen |= {view.indicator}
    seen |= {card for trick in view.tricks for one in trick.cards if (card := one.card) is not None}
    unseen = [one for one in PACK if one not in seen]
    hidden = hidden_plays(view)
    others = [seat for seat in SEATS if seat != view.seat]
    sizes = [8 - sum(one.seat == seat for one in plays) for seat in others]
    fixed: dict[Seat, list[Card]] = {seat: [] for seat in others}
    if view.indicator is not None and view.maker != view.seat:
        shown = {card for trick in (*(t.cards for t in view.tricks), view.trick) for o in trick if (card := o.card)}
        if view.indicator not in shown:
            fixed[view.maker] = [view.indicator]
            sizes[others.index(view.maker)] -= 1
    ways, left = 1, len(unseen)
    for size in (*[1] * len(hidden), *sizes):
        ways *= math.comb(left, size)
        left -= size
    assert left == 0, (unseen, hidden, sizes)
    if view.indicator is None:
        ways *= 8
    if ways > most:
        raise TooMany
    for folds in itertools.permutations(unseen, len(hidden)):
        rest = [one for one in unseen if one not in folds]
        for one in itertools.combinations(rest, sizes[0]):
            after = [card for card in rest if card not in one]
            for two in itertools.combinations(after, sizes[1]):
                three = [card for card in after if card not in two]
                hands = {seat: [*fixed[seat], *cards] for seat, cards in zip(others, (one, two, three), strict=True)}
                if view.indicator is not None:
                    yield hands, list(folds), view.indicator
                    continue
                apart = [*hands[view.maker], *(card for at, card in enumerate(folds) if hidden[at][1] == view.maker)]
                for indicator in apart:
                    yield hands, list(folds), indicator


def hidden_plays(view: View) -> list[tuple[int, Seat]]:
    """Which plays of the log (counted from 0) this seat has not seen, by whom, the end of the trick included."""
    cards = [one for trick in view.tricks for one in trick.cards] + list(view.trick)
    return [(at, one.seat) for at, one in enumerate(cards) if one.card is None]


def worlds(view: View, most: int = 3000) -> list[Deal]:
    """Every deal that gives this view after the recorded actions. Raises ``TooMany`` over ``most`` candidates."""
    wanted = fair(view)
    cards = [one.card for trick in view.tricks for one in trick.cards] + [one.card for one in view.trick]
    hidden = hidden_plays(view)
    found = []
    for hands, folds, indicator in candidates(view, most):
        played = list(cards)
        for (at, _), card in zip(hidden, folds, strict=True):
            played[at] = card
        deal = replay(view, hands, played, indicator)
        if deal is not None and fair(deal.view(view.seat)) == wanted:
            found.append(deal)
    return found


def replay(view: View, hands: dict[Seat, list[Card]], played: list[Card | None], indicator: Card) -> Deal | None:
    """The deal with these hands now, these cards played and this indicator; ``None`` when an action was illegal."""
    seats = [one.seat for one in view.log if one.do == "play"]
    held = {**hands, view.seat: list(view.hand)}
    whole = {seat: [*held[seat], *(c for s, c in zip(seats, played, strict=True) if s == seat and c)] for seat in SEATS}
    first = {}
    for seat in SEATS:
        cards = sorted(whole[seat], key=lambda one: one != indicator)
        first[seat] = view.first if seat == view.seat else Hand(cards[:4])
    second = {seat: Hand(one for one in whole[seat] if one not in first[seat]) for seat in SEATS}
    deal = Deal.start(view.dealer, first, second, dict(zip(("NS", "EW"), view.tokens, strict=True)), view.profile)
    left = iter(played)
    try:
        for one in view.log:
            deal = deal.act(one.seat, action_of(one.do, one.amount, one.order, left, indicator))
    except IllegalAction:
        return None
    return deal


def action_of(do: str, amount: int | None, order: tuple[Card, ...] | None, left: Iterator, indicator: Card) -> Action:
    if do == "play":
        return Play(next(left))
    if do == "bid":
        return Bid(amount)
    if do == "caps":
        return CallCaps(order)
    return {"pass": Pass(), "open": OpenTrump(), "indicator": SetIndicator(indicator)}[do]


# --- claims


def claim(deal: Deal, seat: Seat, order: tuple[Card, ...]) -> Deal:
    """The deal with the claim made, where the rules still admit one (not after a lost trick, or a second time)."""
    call = CallCaps(order)
    if deal.rule(seat, call).allowed:
        return deal.act(seat, call)
    assert deal.maker != seat or not deal.closed or deal.play.apart is False
    return deal


def beaten(deal: Deal, seat: Seat, order: tuple[Card, ...], done: int) -> bool:
    """Can the others win a trick after the first ``done``, in this deal, against the claim of this order?"""
    for trick in deal.play.tricks[done:]:
        if trick.winner.side != seat.side:
            return True
    if deal.phase != "play":
        return False
    turn = deal.turn
    if turn == seat:
        due = next(card for card in order if deal.rule(seat, Play(card)).allowed)
        moves: list[tuple[Seat, Action]] = [(seat, Play(due))]
    else:
        moves = [(turn, one) for one in deal.actions(turn)]
    if not deal.play.trick and not deal.play.tricks and turn != deal.maker != seat:
        moves += [(deal.maker, one) for one in deal.actions(deal.maker)]
    return any(beaten(deal.act(who, move), seat, order, done) for who, move in moves)


def holds(all_worlds: list[Deal], seat: Seat, order: tuple[Card, ...]) -> bool:
    """Is the claim of this order right in all these worlds? Moves a world that beats it to the front."""
    for at, deal in enumerate(all_worlds):
        if beaten(claim(deal, seat, order), seat, order, len(deal.play.tricks)):
            all_worlds.insert(0, all_worlds.pop(at))
            return False
    return True


def orders(deal: Deal, seat: Seat) -> list[tuple[Card, ...]]:
    """Every order that this seat can state now."""
    return list(itertools.permutations(deal.hand(seat)))
