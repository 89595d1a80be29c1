"""What the maker does before the opening lead: exchange with the widow, name the trump, call a card.

The widow comes before the trump is named, since the maker sees it as soon as the auction is over (``widow.exchange``).
"""

from __future__ import annotations

from typing import Final

from tutor.cards import Card, mask_of
from tutor.rules.actions import CallCard, Exchange, NameTrump
from tutor.rules.called.auction import procedure
from tutor.rules.called.state import CALL, EXCHANGE, TRUMP, Called
from tutor.rules.events import CardCalled, Exchanged, TrumpNamed
from tutor.rules.game import Step
from tutor.rules.ruling import Count, Reason, Ruling, refuse
from tutor.rules.state import PLAY, Position
from tutor.seats import Seat

_MAY_EXCHANGE = Ruling(True, (Reason("widow-exchange", "widow.exchange"),))
_MAY_NAME: Final = {
    "called": Ruling(True, (Reason("called-trump", "call.partner"),)),
    "none": Ruling(True, (Reason("called-trump", "call.auction"),)),
}
_MAY_CALL = Ruling(True, (Reason("called-card", "call.partner"),))


def called_of(position: Position) -> Called:
    """The state after the auction, which the phases of the maker and of the play always have."""
    assert position.called is not None
    return position.called


def rule_exchange(position: Position, seat: Seat, action: Exchange) -> Ruling:
    """May the maker take these cards and put those back (``widow.exchange``)?"""
    wrong = procedure(position, seat, EXCHANGE)
    if wrong is not None:
        return wrong
    widow = called_of(position).widow
    take, put = mask_of(action.take), mask_of(action.put)
    reasons = []
    strange = tuple(one for one in action.take if not widow & one.bit)
    if strange:
        reasons.append(Reason("widow-not-there", "widow.exchange", strange))
    missing = tuple(one for one in action.put if not (position.hands[seat.place] | take & widow) & one.bit)
    if missing:
        reasons.append(Reason("widow-not-held", "procedure.not-held", missing))
    twice = _twice(action.take) or _twice(action.put)
    if twice:
        reasons.append(Reason("widow-twice", "widow.exchange", twice))
    elif take.bit_count() != put.bit_count():
        counts = (Count("taken", take.bit_count()), Count("put", put.bit_count()))
        reasons.append(Reason("widow-count", "widow.exchange", counts))
    return refuse(*reasons) if reasons else _MAY_EXCHANGE


def _twice(some: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(one for one in some if some.count(one) > 1))


def do_exchange(position: Position, seat: Seat, action: Exchange, ruling: Ruling) -> Step:
    """The cards change places; how many is seen by all, which ones by the maker only."""
    take, put, place, called = mask_of(action.take), mask_of(action.put), seat.place, called_of(position)
    hand = (position.hands[place] | take) & ~put
    hands = (*position.hands[:place], hand, *position.hands[place + 1 :])
    called = called._replace(widow=called.widow & ~take | put)
    return position._replace(phase=TRUMP, hands=hands, called=called), (Exchanged(seat, len(action.take)),)


def rule_trump(position: Position, seat: Seat, action: NameTrump) -> Ruling:
    """May this seat name the trump now? The maker, any suit (``call.partner``)."""
    wrong = procedure(position, seat, TRUMP)
    return _MAY_NAME[position.dealt.profile.form.partners] if wrong is None else wrong


def do_trump(position: Position, seat: Seat, action: NameTrump, ruling: Ruling) -> Step:
    """The trump is known to all."""
    form = position.dealt.profile.form
    called = called_of(position)._replace(trump=action.suit)
    event = TrumpNamed(seat, action.suit)
    if form.partners == "called":
        return position._replace(phase=CALL, called=called), (event,)
    return position._replace(phase=PLAY, called=called._replace(turn=position.dealt.eldest)), (event,)


def rule_call(position: Position, seat: Seat, action: CallCard) -> Ruling:
    """May the maker call this card? Any that is not in the own hand (``call.partner``)."""
    wrong = procedure(position, seat, CALL)
    if wrong is not None:
        return wrong
    if position.hands[seat.place] & action.card.bit:
        return refuse(Reason("called-own", "call.partner", (action.card,)))
    return _MAY_CALL


def do_call(position: Position, seat: Seat, action: CallCard, ruling: Ruling) -> Step:
    """The card is known to all, its holder to itself only. The dealer's left leads (``call.auction``)."""
    holder = next(place for place, hand in enumerate(position.hands) if hand & action.card.bit)
    called = called_of(position)._replace(card=action.card, holder=holder, turn=position.dealt.eldest)
    return position._replace(phase=PLAY, called=called), (CardCalled(seat, action.card),)
