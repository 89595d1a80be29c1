"""The auction of the called games: from 150, by raises of 5 to 30, a pass is final (``call.auction``).

Readings where the source is silent: the first bid is 150, or up to 30 above it; a seat that has passed is told so
before it is told whose turn it is.
"""

from __future__ import annotations

from functools import cache

from tutor.profiles import Form
from tutor.rules.actions import Bid, Pass
from tutor.rules.called.state import EXCHANGE, TRUMP, Called
from tutor.rules.events import DealerDuty, Event, MakerSet
from tutor.rules.game import Step
from tutor.rules.ruling import Limit, Reason, Ruling, Someone, StandingBid, refuse
from tutor.rules.state import AUCTION, NOBODY, Auction, Position
from tutor.seats import SEATS, Seat

_MAY_BID = Ruling(True, (Reason("called-bid", "call.auction"),))
_MAY_PASS = Ruling(True, (Reason("called-pass", "call.auction"),))
_OUT = refuse(Reason("called-passed", "call.auction"))


@cache
def wrong_phase(phase: str) -> Ruling:
    """The refusal of an action that belongs to another phase (``procedure.phase``)."""
    return refuse(Reason(f"called-phase-{phase}", "procedure.phase"))


@cache
def wrong_turn(turn: int) -> Ruling:
    """The refusal of a seat whose turn it is not (``procedure.turn``)."""
    return refuse(Reason("called-turn", "procedure.turn", (Someone("turn", SEATS[turn]),)))


def procedure(position: Position, seat: Seat, phase: str) -> Ruling | None:
    """What is wrong with acting in this phase and at this turn, ``None`` when nothing is."""
    if position.phase != phase:
        return wrong_phase(position.phase)
    return wrong_turn(position.turn) if seat.place != position.turn else None


def _may_call(position: Position, seat: Seat) -> Ruling | None:
    if position.phase == AUCTION and position.auction.passed >> seat.place & 1:
        return _OUT
    return procedure(position, seat, AUCTION)


def rule_bid(position: Position, seat: Seat, action: Bid) -> Ruling:
    """May this seat bid this amount now (``call.auction``)?"""
    wrong = _may_call(position, seat)
    if wrong is not None:
        return wrong
    calls = position.auction
    return _bid(position.dealt.profile.form, action.amount, calls.bidder, calls.amount)


@cache
def _bid(form: Form, amount: int, bidder: int, standing: int) -> Ruling:
    reasons = []
    first = bidder == NOBODY
    highest = (form.least if first else standing) + form.raise_most
    by = () if first else (StandingBid(SEATS[bidder], standing),)
    if amount % form.raise_step:
        reasons.append(Reason("bid-step", "call.auction", (Limit("step", form.raise_step),)))
    if amount < form.least:
        reasons.append(Reason("bid-low", "call.auction", (Limit("least", form.least),)))
    if not first and amount <= standing:
        reasons.append(Reason("bid-not-higher", "call.auction", by))
    if amount > form.most:
        reasons.append(Reason("called-bid-high", "call.auction", (Limit("most", form.most),)))
    elif amount > highest:
        reasons.append(Reason("called-bid-leap", "call.auction", (Limit("most", highest), *by)))
    return refuse(*reasons) if reasons else _MAY_BID


def rule_pass(position: Position, seat: Seat, action: Pass) -> Ruling:
    """May this seat pass now? At its turn, always (``call.auction``)."""
    wrong = _may_call(position, seat)
    return _MAY_PASS if wrong is None else wrong


def do_bid(position: Position, seat: Seat, action: Bid, ruling: Ruling) -> Step:
    """A bid: it stands, and the next seat that is still in is to call."""
    calls = position.auction._replace(bidder=seat.place, amount=action.amount)
    return _go_on(position, seat, calls)


def do_pass(position: Position, seat: Seat, action: Pass, ruling: Ruling) -> Step:
    """A pass: this seat is out of the auction."""
    calls = position.auction
    return _go_on(position, seat, calls._replace(passed=calls.passed | 1 << seat.place))


def _go_on(position: Position, seat: Seat, calls: Auction) -> Step:
    """The auction after a call: on to the next seat, or over. The dealer plays for the least when all have passed."""
    form = position.dealt.profile.form
    left = [one for one in form.seating.order if not calls.passed >> one.place & 1]
    if not left:
        dealer = position.dealt.dealer
        calls = calls._replace(bidder=dealer, amount=form.least)
        return _made(position, calls, DealerDuty(SEATS[dealer], form.least))
    if [one.place for one in left] == [calls.bidder]:
        return _made(position, calls, MakerSet(SEATS[calls.bidder], calls.amount, 1))
    turn = form.seating.following(seat)
    while turn not in left:
        turn = form.seating.following(turn)
    return position._replace(auction=calls._replace(turn=turn.place)), ()


def _made(position: Position, calls: Auction, event: Event) -> Step:
    """The maker is known: the widow comes first where there is one, then the trump (``widow.exchange``)."""
    dealt = position.dealt
    alone = dealt.profile.form.partners == "none"
    called = Called(calls.bidder, calls.amount, calls.bidder, dealt.widow, shown=alone)
    phase = EXCHANGE if dealt.widow else TRUMP
    return position._replace(phase=phase, auction=calls, called=called), (event,)
