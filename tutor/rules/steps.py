"""What a legal action brings: the next position and the events. Only ever reached by actions that were judged."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from tutor.cards import Card
from tutor.rules import auction as calling
from tutor.rules import trick as tricks
from tutor.rules.actions import (
    AskPartner,
    Bid,
    CallCaps,
    DeclareSpoilt,
    OpenTrump,
    PartnerCloseCaps,
    Pass,
    Play,
    Redeal,
    SetIndicator,
)
from tutor.rules.events import Ended, Event, MakerSet, Opened
from tutor.rules.game import Step
from tutor.rules.opening import forced_open
from tutor.rules.ruling import Ruling
from tutor.rules.state import AUCTION, INDICATOR, OVER, PCC, PLAY, SECOND, Auction, Claim, Playing, Position, toggle
from tutor.seats import ALL_SEATS, Seat, partner_of


def _call(position: Position, place: int, amount: int) -> Step:
    """A bid (``amount`` > 0) or a pass (0) in either auction."""
    profile = position.dealt.profile
    seating = profile.form.seating
    if position.phase == AUCTION:
        skips, outs = profile.ask_skips_partner, profile.passing == "out"
        calls, phase = calling.after_call(position.auction, place, amount, seating, skips, outs)
        if phase == OVER:
            return position._replace(phase=OVER, auction=calls, ended="all-pass"), (Ended("all-pass"),)
        events = (MakerSet(ALL_SEATS[calls.bidder], calls.amount, 1),) if phase == INDICATOR else ()
        return position._replace(phase=phase, auction=calls), events
    calls, over = calling.after_circuit_call(position.auction, place, amount, seating, profile.second_auction_until)
    if not over:
        return position._replace(auction=calls), ()
    made = MakerSet(ALL_SEATS[calls.bidder], None if calls.amount == PCC else calls.amount, 2)
    indicator = position.indicator
    assert indicator is not None
    if position.owner == calls.bidder:
        play, opened = _begin(position, calls, position.hands, indicator)
        return position._replace(phase=PLAY, auction=calls, play=play), (made, *opened)
    hands = toggle(position.hands, position.owner, indicator.bit)
    return position._replace(phase=INDICATOR, auction=calls, hands=hands, indicator=None), (made,)


def _begin(
    position: Position, calls: Auction, hands: tuple[int, ...], indicator: Card
) -> tuple[Playing, tuple[Event, ...]]:
    """The play before the opening lead: eldest leads, or the solo player (``play.first-lead``, ``pcc.alone``), whose
    trump may be shown at once (``pcc.open-after-first``); at some tables it has lain open all the time."""
    alone, profile = calls.amount == PCC, position.dealt.profile
    leader = calls.bidder if alone else position.dealt.eldest
    any_cut, order = profile.maker_cuts == "any", _order_of_play(profile.form.seating.after, calls.bidder, alone)
    points = (0,) * (4 if profile.form.many else 2)
    play = Playing(
        calls.bidder, calls.amount, indicator, True, hands, leader, leader, points=points, any_cut=any_cut, after=order
    )
    if profile.open_trump:
        play, event = _open(play, "open-trump")
        return play, (event,)
    if alone and profile.pcc_first_trick == "open":
        play, event = _open(play, "pcc")
        return play, (event,)
    return play, ()


@cache
def _order_of_play(after: tuple[int, ...], maker: int, alone: bool) -> tuple[int, ...]:
    """Who plays after whom; a maker who plays alone has no partner at the table (``pcc.alone``)."""
    if not alone:
        return after
    return tuple(after[place] if place == partner_of(maker) else place for place in after)


def _do_bid(position: Position, seat: Seat, action: Bid, ruling: Ruling) -> Step:
    return _call(position, seat.place, action.amount)


def _do_pass(position: Position, seat: Seat, action: Pass, ruling: Ruling) -> Step:
    return _call(position, seat.place, 0)


def _do_pcc(position: Position, seat: Seat, action: PartnerCloseCaps, ruling: Ruling) -> Step:
    return _call(position, seat.place, PCC)


def _do_ask(position: Position, seat: Seat, action: AskPartner, ruling: Ruling) -> Step:
    return position._replace(auction=calling.after_ask(position.auction)), ()


def _do_redeal(position: Position, seat: Seat, action: Redeal, ruling: Ruling) -> Step:
    return position._replace(phase=OVER, ended="redeal"), (Ended("redeal"),)


def _do_spoilt(position: Position, seat: Seat, action: DeclareSpoilt, ruling: Ruling) -> Step:
    return position._replace(phase=OVER, ended="spoilt"), (Ended("spoilt"),)


def _do_indicator(position: Position, seat: Seat, action: SetIndicator, ruling: Ruling) -> Step:
    hands, calls = toggle(position.hands, seat.place, action.card.bit), position.auction
    position = position._replace(hands=hands, indicator=action.card, owner=seat.place)
    if not calls.calls:
        hands = tuple(one | two for one, two in zip(hands, position.dealt.second, strict=True))
    if calls.calls or not position.dealt.profile.second_auction:
        play, events = _begin(position, calls, hands, action.card)
        return position._replace(phase=PLAY, hands=hands, play=play), events
    begins = position.dealt.eldest if position.dealt.profile.second_auction_start == "eldest" else calls.bidder
    circuit = Auction(begins, calls.bidder, calls.amount, calls.spoken)
    return position._replace(phase=SECOND, auction=circuit, hands=hands), ()


def _playing(position: Position) -> Playing:
    assert position.play is not None
    return position.play


def _with_play(position: Position, play: Playing) -> Position:
    """The same position with the play gone on (spelt out, since it is the step taken most)."""
    dealt, phase, auction, hands, indicator, owner, _, ended, _ = position
    return Position(dealt, phase, auction, hands, indicator, owner, play, ended)


def _open(play: Playing, why: str) -> tuple[Playing, Opened]:
    """Show a closed indicator and take it into the maker's hand."""
    hands = toggle(play.hands, play.maker, play.indicator.bit)
    return play._replace(closed=False, hands=hands), Opened(ALL_SEATS[play.maker], play.indicator, why)


def _do_open(position: Position, seat: Seat, action: OpenTrump, ruling: Ruling) -> Step:
    play, event = _open(_playing(position), "choice")
    leads_trump = position.dealt.profile.opening_choice == "leading-with-trump"
    return position._replace(play=play._replace(leads_trump=leads_trump)), (event,)


def _do_caps(position: Position, seat: Seat, action: CallCaps, ruling: Ruling) -> Step:
    play = _playing(position)
    claim = Claim(seat, play.number, len(play.trick), action.order)
    opened: tuple[Event, ...] = ()
    if action.order and play.apart and seat.place == play.maker:
        play, event = _open(play, "caps")
        opened = (event,)
    return position._replace(play=play._replace(claims=(*play.claims, claim))), opened


def _do_play(position: Position, seat: Seat, action: Play, ruling: Ruling) -> Step:
    play, opened = tricks.lay(_playing(position), seat.place, action.card, ruling.folded)
    events: tuple[Event, ...] = () if opened is None else (opened,)
    if not tricks.is_complete(play):
        return _with_play(position, play), events
    profile = position.dealt.profile
    exhaust, trumps_only = profile.exhausted_trumps != "never", profile.opening_shows == "trumps"
    play, end = tricks.finish(play, forced_open(play, profile), exhaust, trumps_only)
    if play.number <= profile.form.tricks:
        return _with_play(position, play), (*events, end)
    return position._replace(phase=OVER, play=play, ended="played"), (*events, end, Ended("played"))


STEPS: Final[dict[type, Callable[[Position, Seat, Any, Ruling], Step]]] = {
    Bid: _do_bid,
    Pass: _do_pass,
    AskPartner: _do_ask,
    Redeal: _do_redeal,
    PartnerCloseCaps: _do_pcc,
    SetIndicator: _do_indicator,
    OpenTrump: _do_open,
    Play: _do_play,
    DeclareSpoilt: _do_spoilt,
    CallCaps: _do_caps,
}
