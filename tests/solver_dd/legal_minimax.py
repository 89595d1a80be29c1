"""Plain minimax by the rules engine: every legal action of every seat tried through ``Deal.actions`` and ``Deal.act``.

With all cards known; nothing of the solver. Only a state met again is remembered. And the deals it is tried on: real
ones that are still closed near their end, and small ones that are closed before their first lead.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.solver.positions import called, dealt, play_on
from tutor.cards import Hand, card, cards_of, mask_of
from tutor.rules import Deal, Play
from tutor.rules.actions import Action
from tutor.rules.deal import _make
from tutor.rules.playout import random_whole
from tutor.rules.state import Playing
from tutor.seats import SEATS, seat


class LegalMinimax:
    """Card points, or tricks, of the maker's side from a deal on."""

    def __init__(self, tricks: bool = False) -> None:
        self.tricks = tricks
        self.memo: dict[Any, int] = {}

    def won(self, deal: Deal) -> int:
        """What the maker's side has in finished tricks."""
        assert deal.play is not None
        assert deal.maker is not None
        if self.tricks:
            return sum(one.winner.side == deal.maker.side for one in deal.play.tricks)
        return deal.points[deal.maker.side]

    def value(self, deal: Deal) -> int:
        """What is still to come: the best card for the side whose turn it is, or an opening where the maker gains."""
        play = deal.play
        assert play is not None
        key = play.hands, play.apart, play.closed, play.turn, play.exhausted, play.trick, not play.tricks
        if key not in self.memo:
            values = self.values(deal)
            cards = [value for action, value in values.items() if isinstance(action, Play)]
            opened = [value for action, value in values.items() if not isinstance(action, Play)]
            ours = play.turn % 2 == play.maker % 2
            best = [max(cards) if ours else min(cards)] if cards else []
            self.memo[key] = max([*opened, *best], default=0)
        return self.memo[key]

    def values(self, deal: Deal) -> dict[Action, int]:
        """What is still to come after each legal action of the seat to play and of the maker."""
        found = {}
        for who in (one for one in SEATS if one in (deal.turn, deal.maker)):
            for action in deal.actions(who):
                after = deal.act(who, action)
                found[action] = self.won(after) - self.won(deal) + self.value(after)
        return found


def closed_endings(rng: random.Random, most: int = 4, least: int = 1) -> Iterator[Deal]:
    """Deals with ``least`` to ``most`` cards left whose trump is still closed, at all moments of a trick."""
    while True:
        maker = rng.choice(SEATS)
        deal = called(rng, dealt(rng, rng.choice([None, maker])), maker)
        deal = play_on(rng, deal, 4 * (8 - rng.randint(least, most)) + rng.randrange(4), maker.side, 0.3, True)
        if deal.phase == "play" and deal.closed and deal.play is not None and not deal.play.claims:
            yield deal


def small_beginnings(rng: random.Random, size: int = 3) -> Iterator[Deal]:
    """Closed deals before the opening lead, cut down to so many cards a hand: the rules of the first trick on them."""
    while True:
        maker = rng.choice(SEATS)
        deal = called(rng, dealt(rng, rng.choice([None, maker])), maker)
        if not deal.closed:
            continue
        assert deal.play is not None
        few = []
        for place, mask in enumerate(deal.play.hands):
            held = list(cards_of(mask))
            rng.shuffle(held)
            if rng.random() < 0.5:  # more trumps, so that the first trick matters
                held.sort(key=lambda one: one.suit != deal.play.trump)
            few.append(mask_of(held[: size - (place == deal.play.maker)]))
        play = deal.play._replace(hands=tuple(few), amount=rng.choice([160, 250]))
        deal = _make(deal.position._replace(play=play), None, None, deal.game)
        for _ in range(rng.choice([0, 0, 1, 2, 3])):
            legal = [one for one in deal.actions(deal.turn or "S") if isinstance(one, Play)]
            if legal:
                deal = deal.act(deal.turn or "S", rng.choice(legal))
        yield deal


@cache
def _begun(profile: str, tricks: int) -> Deal:
    rng = random.Random(304)
    while True:
        for deal in random_whole(rng, profile).path():
            if deal.play is not None and not deal.play.alone and len(deal.play.tricks) == tricks:
                return deal


def ending(hands: str, maker: str, indicator: str, leader: str, closed: bool) -> Deal:
    """A deal with these cards left (``S:J9.A.. E:...``; a closed indicator with its maker) before a lead."""
    held = [0, 0, 0, 0]
    for one in hands.split():
        held[seat(one[0]).place] = Hand.parse(one[2:]).mask
    size = held[0].bit_count()
    owner, lead, apart = seat(maker).place, seat(leader).place, card(indicator)
    if closed:
        held[owner] ^= apart.bit
    base = _begun("sri-lankan", 8 - size)
    assert base.play is not None
    play = Playing(owner, 160, apart, closed, tuple(held), lead, lead, (), base.play.tricks)
    auction = base.position.auction._replace(bidder=owner)
    return _make(base.position._replace(play=play, auction=auction, owner=owner), None, None, base.game)
