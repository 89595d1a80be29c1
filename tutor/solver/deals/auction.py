"""How an auction goes on when everybody calls by the rule of thumb (``tutor.solver.thumb``), judged by the engine.

What may be bid and what a call brings is asked of ``tutor.rules.auction``; only the wish to bid is a habit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tutor.cards import Card, Hand
from tutor.rules.actions import AskPartner, Bid, Pass
from tutor.rules.auction import after_ask, after_call, rule_bid
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, SECOND, Auction, Position
from tutor.seats import SEATS, Seat
from tutor.solver.thumb import CONTRACTS, PLACE, plan

Calls = tuple[int, int, int, int]
"""By seat, in the order of the seats' places: which contracts the seat would bid (``thumb.Plan.bids``)."""

PASSED: Final = 0


class Told(NamedTuple):
    """What a call of a seat told about its four cards: a contract they would bid, or one that they would not."""

    place: int
    contract: int
    would: bool


class Course:
    """The first auction from a moment on, by the rule of thumb."""

    def __init__(self, deal: Deal) -> None:
        if deal.phase != AUCTION:
            raise ValueError(f"the first auction is over: this is phase {deal.phase!r}")
        self._position = deal.position
        self.end = lru_cache(maxsize=None)(self._end)
        self.least = lru_cache(maxsize=None)(self._find_least)

    def _find_least(self, calls: Auction) -> int:
        """The least bid that the seat to call may make; 0 when it may make none."""
        now: Position = self._position._replace(auction=calls)
        return next((one for one in CONTRACTS if rule_bid(now, SEATS[calls.turn], Bid(one))), 0)

    def would(self, calls: Auction, plans: Calls) -> int:
        """The bid of the seat to call, 0 for a pass."""
        least = self.least(calls)
        return least if least and plans[calls.turn] >> PLACE[least] & 1 else PASSED

    def _end(self, call: Bid | Pass | AskPartner, plans: Calls) -> tuple[int, int]:
        """Who becomes maker and at what contract, when the seat to call makes this call and then all go on by the rule
        of thumb; (``NOBODY``, 0) when all pass."""
        calls, phase = self._position.auction, AUCTION
        profile = self._position.dealt.profile
        seating, skips = profile.form.seating, profile.ask_skips_partner
        if isinstance(call, AskPartner):
            calls = after_ask(calls)
        else:
            amount = call.amount if isinstance(call, Bid) else PASSED
            calls, phase = after_call(calls, calls.turn, amount, seating, skips)
        while phase == AUCTION:
            calls, phase = after_call(calls, calls.turn, self.would(calls, plans), seating, skips)
        return calls.bidder, calls.amount

    def told(self, deal: Deal) -> Iterator[Told]:
        """What the calls before this moment told about the cards of those who made them."""
        for before, entry in zip(deal.path(), deal.log, strict=False):
            least = self.least(before.position.auction)
            if isinstance(entry.action, Bid):
                yield Told(entry.seat.place, entry.action.amount, True)
            elif isinstance(entry.action, Pass) and least:
                yield Told(entry.seat.place, least, False)


def deal_around(first: Hand, dealer: Seat, turn: int, others: Sequence[Card]) -> Deal:
    """A deal before its first call. The seat whose turn to call this is (0: eldest) holds ``first``; of the 28 other
    cards four are its second packet, then come eight for each other seat."""
    hero = SEATS[(dealer.place + 1 + turn) % 4]
    firsts, seconds = {hero: first}, {hero: Hand(others[:4])}
    for at, seat in enumerate(one for one in SEATS if one is not hero):
        cards = others[4 + 8 * at : 12 + 8 * at]
        firsts[seat], seconds[seat] = Hand(cards[:4]), Hand(cards[4:])
    return Deal.start(dealer, firsts, seconds)


def next_call(deal: Deal) -> Bid | Pass:
    """What the seat whose turn it is calls by the rule of thumb: on eight cards always a pass."""
    assert deal.turn is not None
    if deal.phase == SECOND:
        return Pass()
    course, mine = Course(deal), plan(deal.position.dealt.first[deal.turn.place]).bids
    amount = course.would(deal.position.auction, (mine, mine, mine, mine))
    return Bid(amount) if amount else Pass()
