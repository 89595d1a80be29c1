"""Reasons for what a card leads to near the end of a deal: every legal card of some endings, from all sides."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.knowledge import count_worlds
from tutor.rules import Reason
from tutor.rules.actions import Play
from tutor.rules.playout import random_whole
from tutor.seats import Seat
from tutor.solver.endings import Ending, rule_share
from tutor.solver.estimate import estimate_play

CARDS = (2, 3)
WORLDS = 40


def endings(rng: random.Random, count: int = 60) -> Iterator[tuple[Reason, Seat]]:
    """The reasons of so many whole deals, at their last tricks, with open hands and from one seat."""
    for _ in range(count):
        last = random_whole(rng)
        if last.contract is None or last.contract.is_pcc:
            continue
        for deal in last.path():
            play, seat = deal.play, deal.turn
            if play is None or seat is None or deal.phase != "play" or 9 - play.number not in CARDS:
                continue
            legal = [one for one in deal.actions(seat) if isinstance(one, Play)]
            ending = Ending(deal)
            rulings = [ending.rule(one.card) for one in legal]
            view = deal.view(seat)
            if count_worlds(view) <= WORLDS:
                found = estimate_play(view, deals=WORLDS)
                rulings += [rule_share(found, one.card) for one in legal]
            for ruling in rulings:
                for reason in ruling.reasons:
                    yield reason, seat
