"""Moments of made-up auctions: dealt, and called by habit with some bold calls, through ``deal.act`` alone.

>>> import random
>>> moments = list(walk_calls(random.Random("example"), CallPlan()))
>>> moments[0].log, moments[-1].phase in ("indicator", "over")
((), True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from puzzles.habits import ASK, DEFAULT, PASS, PCC, indicator_of, worth
from tutor.cards import PACK, Hand
from tutor.profiles import Profile
from tutor.rules.actions import Action, Bid, SetIndicator
from tutor.rules.auction import FIRST_LEAST, LATER_LEAST, MOST
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, INDICATOR, SECOND
from tutor.seats import SEATS


@dataclass(frozen=True)
class CallPlan:
    """Which auctions to make.

    ``points`` bounds eldest's first four cards (``None``: as they fall); ``bold`` is how far above their cards the
    players may bid; ``asks`` the chance to ask partner, ``partner`` to go over partner's bid; ``second`` the chance of
    a bid on eight cards and ``pcc`` of Partner Close Caps; ``short``: the first auction is soon over; ``silent``:
    nobody bids in it. ``profile`` is the table.
    """

    points: tuple[int, int] | None = None
    bold: int = 50
    asks: float = 0.08
    partner: float = 0.25
    second: float = 0.0
    pcc: float = 0.0
    short: bool = False
    silent: bool = False
    profile: Profile = DEFAULT


@cache
def bid(amount: int) -> Bid:
    """A bid, made once."""
    return Bid(amount)


def deal_calls(rng: random.Random, plan: CallPlan) -> Deal:
    """A deal before its first call; eldest's first packet counts what the plan wants, as near as is found."""
    dealer = rng.choice(SEATS)
    pack = list(PACK)
    rng.shuffle(pack)
    if plan.points is not None:
        least, most = plan.points
        for _ in range(200):
            if least <= sum(one.points for one in pack[:4]) <= most:
                break
            rng.shuffle(pack)
    order = (dealer.right, dealer.partner, dealer.left, dealer)
    first = {one: Hand(pack[4 * place : 4 * place + 4]) for place, one in enumerate(order)}
    second = {one: Hand(pack[16 + 4 * place : 20 + 4 * place]) for place, one in enumerate(order)}
    return Deal.start(dealer, first, second, profile=plan.profile)


def walk_calls(rng: random.Random, plan: CallPlan) -> Iterator[Deal]:
    """Deal and call; yield the deal at the start and after each action, up to the play or the end of the deal."""
    deal = deal_calls(rng, plan)
    limits = {one: 105 + worth(deal.hand(one)) + rng.randrange(-15, plan.bold + 1) for one in SEATS}
    yield deal
    while deal.phase in (AUCTION, INDICATOR, SECOND):
        seat = deal.turn
        assert seat is not None
        if deal.phase == INDICATOR:
            if not (plan.second or plan.pcc) and not deal.position.auction.calls:
                return
            action: Action = SetIndicator(indicator_of(deal.hand(seat), rng))
        elif deal.phase == AUCTION:
            action = _first_call(deal, rng, plan, limits[seat])
        else:
            action = _second_call(deal, rng, plan)
        deal = deal.act(seat, action if deal.rule(seat, action) else PASS)
        yield deal


def _first_call(deal: Deal, rng: random.Random, plan: CallPlan, limit: int) -> Action:
    seat, standing = deal.turn, deal.contract
    assert seat is not None
    if deal.asker is None and rng.random() < plan.asks:
        return ASK
    if plan.silent:
        return PASS
    free = deal.profile.later_calls == "free"
    spoken = not free and deal.position.auction.spoken >> seat.place & 1
    if standing is None:
        start = LATER_LEAST if spoken else FIRST_LEAST + 10 * (rng.random() < 0.2)
        return bid(start) if limit >= start or (plan.short and rng.random() < 0.5) else PASS
    if plan.short:
        return PASS
    if standing.seat is seat.partner:
        lowest = FIRST_LEAST if deal.profile.overcall_partner == "free" else LATER_LEAST
        return bid(max(lowest, (standing.amount or 0) + 10)) if rng.random() < plan.partner else PASS
    least = max(LATER_LEAST if spoken else FIRST_LEAST, (standing.amount or 0) + 10)
    wanted = least + 10 * rng.choice((0, 0, 0, 1, 2))
    return bid(wanted) if wanted <= min(limit + (20 if spoken else 0), MOST) else PASS


def _second_call(deal: Deal, rng: random.Random, plan: CallPlan) -> Action:
    standing, profile = deal.contract, deal.profile
    assert standing is not None
    if rng.random() < plan.pcc:
        return PCC
    if rng.random() >= plan.second:
        return PASS
    least = max(profile.second_auction_least, (standing.amount or 0) + 10)
    return bid(least + 10 * rng.choice((0, 0, 1, 2)))
