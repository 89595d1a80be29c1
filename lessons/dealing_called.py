"""Natural play of the called games for lessons: win what can be won, else give the lowest (``call.follow``).

Who plays need not be clever: it must be legal, and look like play.
"""

from __future__ import annotations

import random
from typing import Final

from lessons.errors import Fault
from tutor.cards import Card
from tutor.rules import Deal, Play
from tutor.rules.events import Played
from tutor.rules.trick import winner_of

LEADS_HIGH: Final = 0.6
"""How often the highest card is led, and not any."""


def natural_card(deal: Deal, rng: random.Random) -> Card:
    """The card that the seat on turn would play. Raises ``ValueError`` outside the play."""
    called, seat = deal.called, deal.turn
    if called is None or seat is None:
        raise Fault("no-card-due")
    legal = [one.card for one in deal.actions(seat) if isinstance(one, Play)]
    low = min(legal, key=lambda one: (one.suit == called.trump, one.points, one.power))
    if not called.trick:
        best = max(legal, key=lambda one: (one.suit != called.trump, one.power, one.place))
        return best if rng.random() < LEADS_HIGH else rng.choice(legal)
    wins = [one for one in legal if winner_of((*called.trick, Played(seat, one, False)), called.trump).seat is seat]
    return max(wins, key=lambda one: one.power) if wins and rng.random() < 0.9 else low
