"""The calling: first auction, redeal, delegated calls, the indicator, the second circuit.

Each ``rule_*`` judges one kind of action without changing anything; each ``after_*`` gives the next state of a legal
one. Nothing here looks at cards of another seat.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from tutor.cards import cards_of, points_of
from tutor.clauses import holding
from tutor.rules.actions import AskPartner, Bid, PartnerCloseCaps, Pass, Redeal, SetIndicator
from tutor.rules.ruling import Limit, Reason, Ruling, Someone, StandingBid, refuse
from tutor.rules.state import AUCTION, INDICATOR, NOBODY, OVER, PCC, SECOND, Auction, Position
from tutor.seats import ALL_SEATS, Seat, Seating, partner_of

FIRST_LEAST: Final = 160
LATER_LEAST: Final = 200
MOST: Final = 300
LOW_HAND: Final = 15
FOUR: Final = 4

_MAY_BID = Ruling(True, (Reason("bid", "auction.bid"),))
_MAY_BID_AGAIN = Ruling(True, (Reason("bid", "second.bid"),))
_MAY_PASS = Ruling(True, (Reason("pass", "auction.pass-not-final"),))
_MAY_PASS_OUT = Ruling(True, (Reason("pass-out", "club.auction.pass-out"),))
_MAY_PASS_CIRCUIT = Ruling(True, (Reason("pass-circuit", "second.circuit"),))
_MAY_PASS_ON = Ruling(True, (Reason("pass-on", "second.circuit"),))
_MAY_ASK = Ruling(True, (Reason("ask", "auction.ask-partner"),))
_MAY_REDEAL = Ruling(True, (Reason("redeal", "deal.low-hand"),))
_MAY_PCC = Ruling(True, (Reason("pcc", "second.pcc"),))
_MAY_SET = Ruling(True, (Reason("indicator", "trump.indicator"),))
_MAY_SET_NEW = Ruling(True, (Reason("indicator-new", "second.new-maker"),))

_ASK_BACK = refuse(Reason("ask-back", "auction.ask-partner"))
_ASK_NEVER = refuse(Reason("ask-never", "auction.ask-partner"))
_NO_ASK = refuse(Reason("ask-circuit", "second.no-ask"))
_PCC_ON_FOUR = refuse(Reason("pcc-on-four", "auction.bid"))
_REDEAL_NEVER = refuse(Reason("redeal-never", "deal.low-hand"))
_REDEAL_LATE = refuse(Reason("redeal-late", "deal.low-hand"))


@cache
def wrong_phase(phase: str) -> Ruling:
    """The refusal of an action that belongs to another phase (``procedure.phase``)."""
    return refuse(Reason(f"phase-{phase}", "procedure.phase"))


@cache
def wrong_turn(turn: int) -> Ruling:
    """The refusal of a turn action by a seat whose turn it is not (``procedure.turn``)."""
    return refuse(Reason("turn", "procedure.turn", (Someone("turn", ALL_SEATS[turn]),)))


def _procedure(position: Position, seat: Seat, phases: tuple[str, ...]) -> Ruling | None:
    if position.phase not in phases or seat.place != position.auction.turn:
        return _misplaced(position, phases)
    return None


def _misplaced(position: Position, phases: tuple[str, ...]) -> Ruling:
    """The refusal of an action of these phases in another one, or else out of turn."""
    return wrong_phase(position.phase) if position.phase not in phases else wrong_turn(position.auction.turn)


def _amount_reasons(clause: str, amount: int, least: int, step_high: int, bidder: int, standing: int) -> list[Reason]:
    """What is wrong with a number as a bid, whoever makes it."""
    reasons = []
    step = step_high if amount >= LATER_LEAST else 10
    if amount % step:
        reasons.append(Reason("bid-step", clause, (Limit("step", step),)))
    if amount < least:
        reasons.append(Reason("bid-low", clause, (Limit("least", least),)))
    if amount > MOST:
        reasons.append(Reason("bid-high", clause, (Limit("most", MOST),)))
    if bidder != NOBODY and amount <= standing:
        shown = None if standing == PCC else standing
        reasons.append(Reason("bid-not-higher", clause, (StandingBid(ALL_SEATS[bidder], shown),)))
    return reasons


@lru_cache(maxsize=65536)
def _first_bid(
    amount: int, step: int, bidder: int, standing: int, spoken: bool, seat: int, over: str, out: bool = False
) -> Ruling:
    reasons = _amount_reasons("auction.bid", amount, FIRST_LEAST, step, bidder, standing)
    if out:
        reasons.append(Reason("passed-out", "club.auction.pass-out"))
    if spoken and amount < LATER_LEAST:
        reasons.append(Reason("later-call", "auction.later-call", (Limit("least", LATER_LEAST),)))
    if bidder == partner_of(seat):
        partners = (StandingBid(ALL_SEATS[bidder], standing),)
        if over == "never":
            reasons.append(Reason("over-partner-never", "auction.over-partner", partners))
        elif over == "200" and amount < LATER_LEAST:
            reasons.append(Reason("over-partner", "auction.over-partner", partners))
    return Ruling(False, tuple(reasons)) if reasons else _MAY_BID


@lru_cache(maxsize=65536)
def _second_bid(
    amount: int, least: int, step: int, bidder: int, standing: int, here: bool, seat: int, own: bool
) -> Ruling:
    reasons = _amount_reasons("second.bid", amount, least, step, bidder, standing)
    if here and bidder == partner_of(seat):
        reasons.append(_over_partner_here(bidder, standing))
    if bidder == seat and not own:
        reasons.append(Reason("own-raise", "second.new-maker", (StandingBid(ALL_SEATS[bidder], standing),)))
    return Ruling(False, tuple(reasons)) if reasons else _MAY_BID_AGAIN


def _over_partner_here(bidder: int, standing: int) -> Reason:
    shown = None if standing == PCC else standing
    return Reason("second-over-partner", "second.over-partner", (StandingBid(ALL_SEATS[bidder], shown),))


def rule_bid(position: Position, seat: Seat, action: Bid) -> Ruling:
    """May this seat bid this amount now (``auction.bid``, ``auction.later-call``, ``second.bid`` ...)?"""
    calls, phase, place = position.auction, position.phase, seat.place
    if place != calls.turn or (phase != AUCTION and phase != SECOND):  # spelt out: it is asked of every bid there is
        return _misplaced(position, (AUCTION, SECOND))
    profile = position.dealt.profile
    step = profile.bid_step_from_200
    if phase == AUCTION:
        spoken, out = bool(calls.spoken >> place & 1) and profile.later_calls == "200", bool(calls.out >> place & 1)
        over = profile.overcall_partner
        return _first_bid(action.amount, step, calls.bidder, calls.amount, spoken, place, over, out)
    least, own = profile.second_auction_least, profile.own_raise
    return _second_bid(action.amount, least, step, calls.bidder, calls.amount, calls.here, place, own)


def rule_pass(position: Position, seat: Seat, action: Pass) -> Ruling:
    """May this seat pass now? At its turn, always (``auction.pass-not-final``, ``second.circuit``)."""
    wrong = _procedure(position, seat, (AUCTION, SECOND))
    if wrong is not None:
        return wrong
    if position.phase == AUCTION:
        return _MAY_PASS if position.dealt.profile.passing == "stays-in" else _MAY_PASS_OUT
    return _MAY_PASS_CIRCUIT if position.dealt.profile.second_auction_until == "circuit" else _MAY_PASS_ON


def rule_ask(position: Position, seat: Seat, action: AskPartner) -> Ruling:
    """May this seat ask partner to speak (``auction.ask-partner``, ``second.no-ask``)?"""
    wrong = _procedure(position, seat, (AUCTION, SECOND))
    if wrong is not None:
        return wrong
    if position.phase == SECOND:
        return _NO_ASK
    if position.auction.asker != NOBODY:
        return _ASK_BACK
    who, eldest, dealer = position.dealt.profile.ask_partner, position.dealt.eldest, position.dealt.dealer
    if who == "never":
        return _ASK_NEVER
    partner = partner_of(seat.place)
    if position.auction.out >> partner & 1:
        return refuse(Reason("ask-out", "club.auction.pass-out", (Someone("partner", ALL_SEATS[partner]),)))
    if who == "eldest-and-opposite" and seat.place not in (eldest, partner_of(dealer)):
        return _ask_others(eldest, partner_of(dealer))
    return _MAY_ASK


@cache
def _ask_others(eldest: int, opposite: int) -> Ruling:
    """The refusal where only two may ask: eldest, and who sits opposite the dealer."""
    some = Someone("eldest", ALL_SEATS[eldest]), Someone("opposite", ALL_SEATS[opposite])
    return refuse(Reason("ask-others", "auction.ask-partner", some))


def rule_pcc(position: Position, seat: Seat, action: PartnerCloseCaps) -> Ruling:
    """May this seat call Partner Close Caps (``second.pcc``, ``second.over-partner``)?"""
    wrong = _procedure(position, seat, (AUCTION, SECOND))
    if wrong is not None:
        return wrong
    profile = position.dealt.profile
    if not profile.pcc:
        return refuse(Reason("pcc-none", holding(profile.name, "second.pcc", "club.score")))
    if position.phase == AUCTION:
        return _PCC_ON_FOUR
    calls = position.auction
    if calls.here and calls.bidder == partner_of(seat.place):
        return refuse(_over_partner_here(calls.bidder, calls.amount))
    return _MAY_PCC


def rule_redeal(position: Position, seat: Seat, action: Redeal) -> Ruling:
    """May this seat demand a redeal (``deal.low-hand``)? It goes by four cards: where fewer come first, nobody may."""
    wrong = _procedure(position, seat, (AUCTION,))
    if wrong is not None:
        return wrong
    if position.dealt.profile.form.packets[0] < FOUR:
        return _REDEAL_NEVER
    eldest = position.dealt.eldest
    if seat.place != eldest:
        return refuse(Reason("redeal-not-eldest", "deal.low-hand", (Someone("eldest", ALL_SEATS[eldest]),)))
    if position.auction.spoken:
        return _REDEAL_LATE
    held = position.dealt.first[eldest]
    if points_of(held) >= LOW_HAND:
        return refuse(Reason("redeal-points", "deal.low-hand", tuple(cards_of(held))))
    return _MAY_REDEAL


def rule_indicator(position: Position, seat: Seat, action: SetIndicator) -> Ruling:
    """May this seat set this card aside (``trump.indicator``, ``second.new-maker``)?"""
    wrong = _procedure(position, seat, (INDICATOR,))
    if wrong is not None:
        return wrong
    held = position.hands[seat.place]
    if not held & action.card.bit:
        not_held = Reason("not-held", "procedure.not-held", (action.card,))
        if position.auction.calls:
            return refuse(not_held)
        four = held.bit_count() == FOUR
        early = "indicator-first-four" if four else "indicator-first-packet"
        return refuse(not_held, Reason(early, "trump.indicator", tuple(cards_of(held))))
    return _MAY_SET_NEW if position.auction.calls else _MAY_SET


def after_call(
    calls: Auction, seat: int, amount: int, seating: Seating, skips: bool = True, outs: bool = False
) -> tuple[Auction, str]:
    """The first auction after a bid (``amount`` > 0) or a pass (0): the calling, and the phase that follows.

    ``auction.end`` and ``auction.all-pass`` are looked at before anybody is passed over. ``skips``: a partner who has
    answered is passed over once (``auction.ask-partner``); ``outs``: a pass puts out (``club.auction.pass-out``).
    """
    bit, out = 1 << seat, calls.out
    spoken, skip, origin = calls.spoken | bit, calls.skip, seat
    bidder, standing, passed = calls.bidder, calls.amount, calls.passed
    both = bit
    if calls.asker != NOBODY:
        origin = calls.asker
        both |= 1 << origin
        skip |= bit if skips else 0
    if amount:
        bidder, standing, passed = seat, amount, 0
    else:
        passed |= both
        out |= both if outs else 0
    if bidder == NOBODY:
        if passed == seating.everybody:
            return Auction(NOBODY, spoken=spoken, passed=passed), OVER
    elif passed | 1 << bidder == seating.everybody:
        return Auction(bidder, bidder, standing, spoken, passed), INDICATOR
    turn = seating.after[origin]
    while turn == bidder or skip >> turn & 1:
        skip &= ~(1 << turn)
        turn = seating.after[turn]
    return Auction(turn, bidder, standing, spoken, passed, NOBODY, skip, out=out), AUCTION


def after_ask(calls: Auction) -> Auction:
    """Partner is to answer at once; asking was a turn (``auction.ask-partner``)."""
    asker = calls.turn
    return calls._replace(turn=partner_of(asker), asker=asker, spoken=calls.spoken | 1 << asker)


def after_circuit_call(
    calls: Auction, seat: int, amount: int, seating: Seating, until: str = "circuit"
) -> tuple[Auction, bool]:
    """The second auction after a bid, a pass (0) or ``PCC``; and whether it is over (``second.circuit``).

    ``until``: after one call of each seat (``"circuit"``), or when all others have passed since the standing bid
    was made, or since this auction began (``"three-passes"``).
    """
    bidder, standing, here, passed = calls.bidder, calls.amount, calls.here, calls.passed | 1 << seat
    if amount:
        bidder, standing, here, passed = seat, amount, True, 0
    count = calls.calls + 1
    over = amount == PCC or (
        count == len(seating.order) if until == "circuit" else passed | 1 << bidder == seating.everybody
    )
    turn = bidder if over else seating.after[seat]
    return Auction(turn, bidder, standing, calls.spoken, passed, NOBODY, 0, count, here), over
