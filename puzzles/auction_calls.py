"""Calls as choices: how they are written, and which are worth asking about at a moment."""

from __future__ import annotations

import random
from typing import Final

from puzzles.calling import bid
from puzzles.habits import ASK, PASS, PCC
from tutor.rules.actions import Action, Bid, Redeal
from tutor.rules.auction import FIRST_LEAST, LATER_LEAST, MOST
from tutor.rules.deal import Deal
from tutor.rules.ruling import Ruling
from tutor.rules.state import AUCTION, SECOND

REDEAL: Final = Redeal()
PLAIN: Final[dict[str, Action]] = {"pass": PASS, "ask": ASK, "redeal": REDEAL, "pcc": PCC}
"""The calls that are no bid, by the words of a choice."""

ODD: Final = (155, 165, 175, 205, 215, 255)
"""Numbers that are no step of a bid."""


def action_of(choice: str) -> Action:
    """The action of a choice: ``bid 200``, ``pass``, ``ask``, ``redeal`` or ``pcc``.

    >>> action_of("bid 200"), action_of("pass")
    (Bid(amount=200), Pass())
    """
    name, _, amount = choice.partition(" ")
    return bid(int(amount)) if name == "bid" else PLAIN[name]


def name_of(call: Action) -> str:
    """A call as a choice; :func:`action_of` the other way round.

    >>> name_of(bid(160)), name_of(PASS)
    ('bid 160', 'pass')
    """
    return f"bid {call.amount}" if isinstance(call, Bid) else call.do


def rule(deal: Deal, choice: str) -> Ruling:
    """The engine's ruling on a call of the seat whose turn it is."""
    assert deal.turn is not None
    return deal.rule(deal.turn, action_of(choice))


def is_tempting(deal: Deal, choice: str, allowed: bool) -> bool:
    """Would a beginner get this call wrong who knows only that a bid must beat the last one and reach the least?"""
    if choice == "pass":
        return False
    if not choice.startswith("bid"):
        return allowed != (choice == "ask")
    least = FIRST_LEAST if deal.phase == AUCTION else deal.profile.second_auction_least
    amount = int(choice[4:])
    return allowed != (amount % 10 == 0 and max(least, deal.position.auction.amount + 1) <= amount <= MOST)


def _edge(deal: Deal) -> int:
    """The least legal bid now, or where it would be if any were legal."""
    legal = [one for one in range(FIRST_LEAST, MOST + 1, 10) if rule(deal, f"bid {one}").allowed]
    return legal[0] if legal else min(MOST, deal.position.auction.amount + 10)


def _bids(deal: Deal) -> tuple[list[int], list[int]]:
    """Bids just below the edge (and odd or too high ones), and bids from the edge on."""
    edge, standing = _edge(deal), deal.position.auction.amount
    floor = min(edge - 10, max(FIRST_LEAST - 10, standing - 10))
    below = [one for one in range(floor, edge, 10) if edge - one <= 50 or one in (standing, standing + 10)]
    above = [one for one in (edge, edge + 10, edge + 20, LATER_LEAST, MOST) if edge <= one <= MOST]
    return below, sorted(set(above))


def some_calls(rng: random.Random, deal: Deal, always: str | None) -> tuple[str, ...]:
    """Six to nine calls to choose from, in the order of an auction: pass, bids from low to high, the rest.

    ``always`` is among them.
    """
    below, above = _bids(deal)
    amounts = set(rng.sample(below, min(len(below), rng.choice((1, 2, 2, 3)))))
    amounts |= set(rng.sample(above, min(len(above), rng.choice((1, 2, 2, 3)))))
    if rng.random() < 0.3:
        amounts.add(MOST + 10)
    if rng.random() < 0.35:
        near = [one for one in ODD if above and 0 < one - above[0] < 60] or list(ODD)
        amounts.add(rng.choice(near))
    amounts = set(rng.sample(sorted(amounts), min(len(amounts), 5)))
    others = {one for one in PLAIN if one == always or rng.random() < 0.6}
    rest = [one for one in PLAIN if one not in others]
    while len(amounts) + len(others) < 6 and rest:
        others.add(rest.pop(rng.randrange(len(rest))))
    found = ["pass"] if "pass" in others else []
    found += [f"bid {one}" for one in sorted(amounts)]
    return (*found, *(one for one in PLAIN if one in others and one != "pass"))


def one_call(rng: random.Random, deal: Deal, always: str | None, allowed: bool) -> str | None:
    """A call that is allowed or not, as wanted; ``None`` where there is none worth asking about."""
    if always is not None:
        some = [always]
    else:
        below, above = _bids(deal)
        some = [f"bid {one}" for one in (*below, *above[:3])]
        if deal.phase == SECOND or rng.random() < 0.1:
            some += ["ask"]
        if rng.random() < 0.1:
            some += ["pass", "pcc"]
        if above and rng.random() < 0.35:
            some = [f"bid {one}" for one in (*ODD, MOST + 10) if one > above[0]]
    some = [one for one in some if rule(deal, one).allowed == allowed]
    return rng.choice(some) if some else None
