"""Where the calling stands after a call: is the auction over, whose call is next, who is maker, who leads.

Each function judges one claim about a deal whose last action was a call, with the reasons: a ruling that allows says
that the claim is true. They settle nothing themselves; what happened is read from the deal.

>>> import random
>>> from tutor.rules.actions import Bid
>>> from tutor.rules.dealing import random_deal
>>> deal = random_deal(random.Random(304), dealer="W").act("S", Bid(160))
>>> rule_over(deal).allowed, rule_next(deal, "E").allowed, rule_maker(deal, "S").clauses
(False, True, ('auction.end',))
"""

from __future__ import annotations

from typing import Final

from tutor.clauses import holding
from tutor.rules.actions import AskPartner, Bid, PartnerCloseCaps, Pass
from tutor.rules.auction import wrong_turn
from tutor.rules.deal import Deal
from tutor.rules.ruling import Reason, Ruling, Someone, StandingBid, refuse
from tutor.rules.state import AUCTION, NOBODY, SECOND, Auction
from tutor.seats import ALL_SEATS, Seat, Seating
from tutor.seats import seat as read_seat

CALLS: Final = (Bid, Pass, AskPartner, PartnerCloseCaps)
"""The actions that are calls of an auction."""


def _before(deal: Deal) -> Deal:
    """The deal before its last call. Raises ``ValueError`` when its last action was no call."""
    if deal.parent is None or deal.entry is None or not isinstance(deal.entry.action, CALLS):
        raise ValueError("the last action of this deal was no call")
    return deal.parent


def _standing(deal: Deal) -> StandingBid:
    contract = deal.contract
    assert contract is not None
    return StandingBid(contract.seat, contract.amount)


def rule_over(deal: Deal) -> Ruling:
    """Is the auction of the last call over now (``auction.end``, ``auction.all-pass``, ``second.circuit``)?

    Raises ``ValueError`` when the last action was no call.
    """
    before = _before(deal)
    over, calls = deal.phase != before.phase, deal.position.auction
    if before.phase == SECOND:
        if deal.contract is not None and deal.contract.is_pcc:
            return Ruling(True, (Reason("over-pcc", "second.pcc", (_standing(deal),)),))
        if deal.profile.second_auction_until == "three-passes":
            return _by_passes(deal, over, "second.circuit")
        if over:
            return Ruling(True, (Reason("over-circuit", "second.circuit"),))
        return refuse(Reason("on-circuit", "second.circuit", (Someone("turn", ALL_SEATS[calls.turn]),)))
    if deal.ended == "all-pass":
        return Ruling(True, (Reason("over-all-pass", "auction.all-pass"),))
    if not over and calls.asker != NOBODY:
        return refuse(Reason("on-asked", "auction.ask-partner", (Someone("turn", ALL_SEATS[calls.turn]),)))
    if not over and calls.bidder == NOBODY:
        return refuse(Reason("on-no-bid", "auction.all-pass", (Someone("turn", _still_to_pass(deal)),)))
    return _by_passes(deal, over, _end_of(deal))


def _end_of(deal: Deal) -> str:
    """The clause by which a first auction with a bid ends."""
    return holding(deal.profile.name, "auction.end", "club.auction.three-passes")


def _by_passes(deal: Deal, over: bool, clause: str) -> Ruling:
    """An auction with a standing bid is over when all others have passed since: have they?"""
    if over:
        return Ruling(True, (Reason("over-passed", clause, (_standing(deal),)),))
    waits = Someone("turn", _still_to_pass(deal))
    return refuse(Reason("on-bid", clause, (waits, _standing(deal))))


def _still_to_pass(deal: Deal) -> Seat:
    """The next seat that has not passed since the standing bid was made."""
    calls = deal.position.auction
    order = deal.profile.form.seating.from_seat(ALL_SEATS[calls.turn])
    return next(one for one in order if one.place != calls.bidder and not calls.passed >> one.place & 1)


def _passed_over(after: Auction, origin: int, seating: Seating) -> list[Seat]:
    """The seats between the one whose turn it was and the one whose turn it is: all passed over in silence."""
    found = []
    place = seating.after[origin]
    while place != after.turn:
        found.append(ALL_SEATS[place])
        place = seating.after[place]
    return found


def rule_next(deal: Deal, seat: str) -> Ruling:
    """Is it this seat that calls next (``auction.eldest-first``, ``auction.end``, ``auction.ask-partner``)?

    Raises ``ValueError`` when the last action was no call, or ended the auction.
    """
    before, one = _before(deal), read_seat(seat)
    if deal.phase != before.phase:
        raise ValueError("the auction is over: nobody calls next")
    was, calls = before.position.auction, deal.position.auction
    turn = Someone("turn", ALL_SEATS[calls.turn])
    right = one.place == calls.turn
    if calls.asker != NOBODY:
        asked = Reason("next-asked", "auction.ask-partner", (turn,))
        return Ruling(True, (asked,)) if right else refuse(asked)
    origin = was.asker if was.asker != NOBODY else was.turn
    over = _passed_over(calls, origin, deal.profile.form.seating) if deal.phase == AUCTION else []
    if right:
        reasons = [_silent(deal, each) for each in over]
        if was.asker != NOBODY:
            answered = Someone("asker", ALL_SEATS[was.asker])
            reasons.insert(0, Reason("next-answered", "auction.ask-partner", (answered, turn)))
        return Ruling(True, tuple(reasons) or (Reason("next-right", "auction.eldest-first", (turn,)),))
    if one in over:
        return refuse(_silent(deal, one))
    return wrong_turn(calls.turn)


def _silent(deal: Deal, seat: Seat) -> Reason:
    """Why a seat is passed over: it made the standing bid, or it has spoken for its partner."""
    if seat.place == deal.position.auction.bidder:
        return Reason("next-bidder", _end_of(deal), (_standing(deal),))
    return Reason("next-spoke", "auction.ask-partner", (Someone("asked", seat),))


def rule_maker(deal: Deal, seat: str) -> Ruling:
    """Has the last call made this seat the maker (``auction.end``, ``second.circuit``, ``second.new-maker``)?

    Raises ``ValueError`` when the last action was no call.
    """
    before, one, over = _before(deal), read_seat(seat), rule_over(deal)
    if not over.allowed or deal.ended == "all-pass":
        return Ruling(False, over.reasons)
    standing = _standing(deal)
    if one is standing.seat:
        return Ruling(True, (Reason("maker-standing", over.reasons[0].clause, (standing,)),))
    if one is standing.seat.partner and _spoken_for(deal, standing):
        return refuse(Reason("maker-asked", "auction.ask-partner", (standing,)))
    if before.phase == SECOND and one is before.maker:
        return refuse(Reason("maker-before", "second.new-maker", (standing,)))
    return refuse(Reason("maker-other", over.reasons[0].clause, (standing,)))


def _spoken_for(deal: Deal, standing: StandingBid) -> bool:
    """Was the standing bid spoken by a partner who had been asked?"""
    one: Deal | None = deal
    while one is not None and one.entry is not None:
        if one.entry.seat is standing.seat and one.entry.action == Bid(standing.amount or 0):
            return one.parent is not None and one.parent.asker is not None
        one = one.parent
    return False


def rule_lead(deal: Deal, seat: str) -> Ruling:
    """Will this seat lead to the first trick (``play.first-lead``, ``pcc.alone``)?

    Raises ``ValueError`` while the second auction is not over.
    """
    contract, one = deal.contract, read_seat(seat)
    only_one = not deal.profile.second_auction
    if contract is None or deal.phase in (AUCTION, SECOND) or not (only_one or deal.position.auction.calls):
        raise ValueError("nobody leads before the second auction is over")
    maker = Someone("maker", contract.seat)
    if contract.is_pcc:
        alone = Reason("lead-alone", "pcc.alone", (maker,))
        return Ruling(True, (alone,)) if one is contract.seat else refuse(alone)
    eldest = Someone("eldest", deal.eldest)
    if one is deal.eldest:
        return Ruling(True, (Reason("lead-eldest", "play.first-lead", (eldest,)),))
    if one is contract.seat:
        return refuse(Reason("lead-not-maker", "play.first-lead", (eldest,)))
    return refuse(Reason("lead-other", "play.first-lead", (eldest,)))


def rule_turn(deal: Deal, seat: str, clause: str) -> Ruling:
    """Is it this seat's turn to call, by the clause that a table has of its own about turns?

    Raises ``ValueError`` when nobody is to call.
    """
    if deal.turn is None or deal.phase not in (AUCTION, SECOND):
        raise ValueError("nobody is to call now")
    reason = Reason("other-turn", clause, (Someone("turn", deal.turn),))
    return Ruling(read_seat(seat) is deal.turn, (reason,))
