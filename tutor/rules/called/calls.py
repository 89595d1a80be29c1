"""Where the auction of a called game stands after a call: over or not, whose call is next, who is maker, who leads.

Each function judges one claim about a deal whose last action was a call: a ruling that allows says that it is true.
They settle nothing themselves; what happened is read from the deal (``call.auction``).

>>> import random
>>> from tutor.rules.actions import Bid, Pass
>>> from tutor.rules.dealing import random_deal
>>> deal = random_deal(random.Random(304), dealer="E", profile="widow").act("S", Bid(150)).act("W", Pass())
>>> rule_over(deal).allowed, rule_next(deal, "E").allowed, rule_maker(deal.act("E", Pass()), "S").clauses
(False, True, ('call.auction',))
"""

from __future__ import annotations

from tutor.rules.deal import Deal
from tutor.rules.ruling import Reason, Ruling, Someone, StandingBid, refuse
from tutor.rules.state import AUCTION, NOBODY
from tutor.seats import Seat
from tutor.seats import seat as read_seat

CLAUSE = "call.auction"


def _after_call(deal: Deal) -> None:
    """Raises ``ValueError`` when the last action of a deal was no call."""
    if deal.entry is None or deal.entry.action.do not in ("bid", "pass"):
        raise ValueError("the last action of this deal was no call")


def _turn(deal: Deal) -> Seat:
    assert deal.turn is not None
    return deal.turn


def is_duty(deal: Deal) -> bool:
    """Has everybody passed, so that the dealer must play?"""
    passed = deal.position.auction.passed
    return deal.phase != AUCTION and all(passed >> one.place & 1 for one in deal.profile.form.seating.order)


def _standing(deal: Deal) -> StandingBid:
    assert deal.contract is not None
    return StandingBid(deal.contract.seat, deal.contract.amount)


def rule_over(deal: Deal) -> Ruling:
    """Is the auction over after this call (``call.auction``)? Raises ``ValueError`` when it was no call."""
    _after_call(deal)
    if is_duty(deal):
        return Ruling(True, (Reason("called-over-duty", CLAUSE, (Someone("dealer", deal.dealer),)),))
    if deal.phase != AUCTION:
        return Ruling(True, (Reason("called-over", CLAUSE, (_standing(deal),)),))
    waits = Someone("turn", _turn(deal))
    if deal.position.auction.bidder == NOBODY:
        return refuse(Reason("called-on-no-bid", CLAUSE, (waits,)))
    return refuse(Reason("called-on", CLAUSE, (waits, _standing(deal))))


def rule_next(deal: Deal, seat: str) -> Ruling:
    """Is it this seat that calls next (``call.auction``)?

    Raises ``ValueError`` when the last action was no call, or ended the auction.
    """
    _after_call(deal)
    if deal.phase != AUCTION:
        raise ValueError("the auction is over: nobody calls next")
    one, turn = read_seat(seat), Someone("turn", _turn(deal))
    if one is _turn(deal):
        return Ruling(True, (Reason("called-next", CLAUSE, (turn,)),))
    if deal.position.auction.passed >> one.place & 1:
        return refuse(Reason("called-next-out", CLAUSE, (Someone("out", one), turn)))
    return refuse(Reason("called-next-other", CLAUSE, (turn,)))


def rule_maker(deal: Deal, seat: str) -> Ruling:
    """Has this call made this seat the maker (``call.auction``)? Raises ``ValueError`` when it was no call."""
    over = rule_over(deal)
    if not over:
        return Ruling(False, over.reasons)
    if is_duty(deal):
        why = Reason("called-maker-duty", CLAUSE, (Someone("dealer", deal.dealer), _standing(deal)))
    else:
        why = Reason("called-maker", CLAUSE, (_standing(deal),))
    return Ruling(read_seat(seat) is deal.maker, (why,))


def rule_lead(deal: Deal, seat: str) -> Ruling:
    """Will this seat lead to the first trick (``call.auction``)? Raises ``ValueError`` before the auction is over."""
    if deal.maker is None:
        raise ValueError("nobody leads before the auction is over")
    one, eldest = read_seat(seat), Someone("eldest", deal.eldest)
    if one is deal.maker is not deal.eldest:
        return refuse(Reason("called-lead-maker", CLAUSE, (eldest,)))
    return Ruling(one is deal.eldest, (Reason("called-lead", CLAUSE, (eldest,)),))
