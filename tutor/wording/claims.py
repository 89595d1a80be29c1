"""Caps claims in words: the smallest change that beats one.

>>> from tutor.cards import Card, Hand
>>> from tutor.knowledge import Spot, World
>>> from tutor.rules.events import Played
>>> from tutor.seats import EAST, NORTH, SOUTH
>>> from tutor.solver.smallest import Move
>>> from tutor.wording import words
>>> moves = Move(Card("AH"), Spot("hand", NORTH), Spot("hand", EAST)), Move(Card("KH"), Spot("hand", EAST),
...     Spot("hand", NORTH))
>>> world = World(Card("TS"), (Hand(), Hand(), Hand(), Hand()), ())
>>> change = SmallestChange(SOUTH, (), moves, world, (), 8, Played(EAST, Card("AH"), False), True)
>>> for line in smallest_change(words(), change):
...     print(line.text)
If East held A♥ instead of K♥, South would have seen just the same, but the claim would fail.
Then East can take trick 8 with A♥.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutor.cards import Card
from tutor.knowledge import Spot
from tutor.solver.smallest import SmallestChange
from tutor.wording.shapes import Line, capital
from tutor.wording.texts import Words


def smallest_change(told: Words, one: SmallestChange) -> list[Line]:
    """What would have to lie elsewhere for the claim to fail, and who then takes which trick (``caps.due``).

    It names hidden cards, so tell it when the deal is over.
    """
    key = "smallest-then" if one.moves else "smallest-now"
    lost = told.say(key, who=one.winner.seat, trick=one.trick, card=one.winner.card)
    if not one.moves:
        first = told.say("smallest-none")
    else:
        first = told.say("smallest-if", who=one.seat, changes=told.list(_changes(told, one)))
    return [Line(capital(text), "caps.due") for text in (first, lost)]


def _changes(told: Words, one: SmallestChange) -> list[str]:
    """What lies where then. Of two places that exchange cards one is enough: the indicator, the place of the card that
    wins, or else an opponent's."""
    came: dict[Spot, list[Card]] = {}
    went: dict[Spot, list[Card]] = {}
    for card, start, end in one.moves:
        came.setdefault(end, []).append(card)
        went.setdefault(start, []).append(card)

    def key(spot: Spot) -> tuple[bool, bool, bool, Spot]:
        wins = one.winner.card in came.get(spot, ())
        return spot.kind != "indicator", not wins, spot.seat.side == one.seat.side, spot

    spots = sorted(came.keys() | went.keys(), key=key)
    if len(spots) == 2 and came.keys() == went.keys():
        del spots[1]
    told_of = [spot for spot in spots if spot in came or spot.kind == "indicator"]
    return [_change(told, one, spot, came.get(spot, ()), went.get(spot, ())) for spot in told_of]


def _change(told: Words, one: SmallestChange, spot: Spot, came: Sequence[Card], went: Sequence[Card]) -> str:
    if spot.kind == "indicator":
        if came and went:
            return told.say("smallest-indicator", cards=came, out=went)
        return told.say("smallest-indicator-now", cards=[one.world.indicator])
    if spot.kind == "hand":
        if went:
            return told.say("smallest-hand", who=spot.seat, cards=came, out=went)
        return told.say("smallest-hand-more", who=spot.seat, cards=came)
    return told.say("smallest-folded", who=spot.seat, cards=came, out=went, trick=spot.trick)
