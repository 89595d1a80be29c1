"""Reasons about what was simulated: calls and indicators that are best, as good, and worse."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.cards import Card
from tutor.rules.actions import Action, AskPartner, Bid, Pass
from tutor.rules.ruling import Reason
from tutor.seats import SEATS, Seat
from tutor.solver.deals.bids import Outlook
from tutor.solver.deals.exchanges import settings as exchanges
from tutor.solver.deals.indicators import settings
from tutor.solver.judging import rule_calls, rule_exchanges, rule_indicators

CALLS: tuple[Action, ...] = (Pass(), AskPartner(), Bid(160), Bid(200))


def judged(rng: random.Random) -> Iterator[tuple[Reason, Seat]]:
    """The reasons of made-up rows in which each call is best once, and of every setting of an indicator."""
    for best in CALLS:
        for near in CALLS:
            rows = {one: [float(one == best) + rng.choice((-1, 1)) for _ in range(99)] for one in CALLS}
            rows[near] = [one + 0.001 * rng.random() - 0.0005 for one in rows[best]]
            for ruling in rule_calls(Outlook(rows, {}, [1.0] * 99)).values():
                yield from ((reason, rng.choice(SEATS)) for reason in ruling.reasons)
    for setting in settings():
        rulings = rule_indicators(setting)
        assert all(isinstance(one, Card) for one in rulings)
        yield from ((reason, rng.choice(SEATS)) for ruling in rulings.values() for reason in ruling.reasons)
    for exchange in exchanges():
        for ruling in rule_exchanges(exchange).values():
            yield from ((reason, rng.choice(SEATS)) for reason in ruling.reasons)
