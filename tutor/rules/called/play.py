"""The play of the called games: follow suit, the reveal of the partner, playing alone, the end of a trick.

Readings where the source is silent: the called card is *beaten* when another trump than the maker's takes the trick in
which the partner had to show it (``call.alone``); the partner's own trump does not beat it.
"""

from __future__ import annotations

from functools import cache

from tutor.cards import SUIT_MASK, Card, cards_of
from tutor.rules.actions import Play
from tutor.rules.called.auction import procedure
from tutor.rules.called.naming import called_of
from tutor.rules.called.state import Called
from tutor.rules.events import Ended, Event, LeftAlone, PartnerShown, Played, TrickEnd
from tutor.rules.game import Step
from tutor.rules.ruling import Reason, Ruling, refuse
from tutor.rules.state import OVER, PLAY, Position, toggle
from tutor.rules.trick import winner_of
from tutor.seats import SEATS, Seat

_LEADS = Ruling(True, (Reason("leads", "call.follow"),))
_FOLLOWS = Ruling(True, (Reason("follows", "call.follow"),))
_VOID = Ruling(True, (Reason("void", "call.follow"),))
_REVEALS = Ruling(True, (Reason("called-reveals", "call.reveal"),))
_FACE_UP = refuse(Reason("called-face-up", "call.follow"))


@cache
def _not_held(card: Card) -> Ruling:
    return refuse(Reason("not-held", "procedure.not-held", (card,)))


@cache
def _must_follow(same: int) -> Ruling:
    return refuse(Reason("follow-suit", "call.follow", tuple(cards_of(same))))


@cache
def _must_reveal(card: Card) -> Ruling:
    return refuse(Reason("called-must-reveal", "call.reveal", (card,)))


def rule_play(position: Position, seat: Seat, action: Play) -> Ruling:
    """May this seat play this card now (``call.follow``, ``call.reveal``)?"""
    wrong = procedure(position, seat, PLAY)
    if wrong is not None:
        return wrong
    ruling = _judge(called_of(position), position.hands[seat.place], action.card)
    return _FACE_UP if ruling.allowed and action.folded else ruling


def _judge(called: Called, hand: int, card: Card) -> Ruling:
    """May the seat to move, with this hand, play this card?"""
    if not hand & card.bit:
        return _not_held(card)
    if not called.trick:
        return _LEADS
    led = called.trick[0].card.suit
    due = called.card
    if due is not None and hand & due.bit and due.suit == led and called.leader == called.maker:
        return _REVEALS if card is due else _must_reveal(due)
    if card.suit == led:
        return _FOLLOWS
    same = hand & SUIT_MASK[led]
    return _must_follow(same) if same else _VOID


def do_play(position: Position, seat: Seat, action: Play, ruling: Ruling) -> Step:
    """A card falls; the called card may show the partner, the last card of a trick ends it."""
    called, form = called_of(position), position.dealt.profile.form
    hands = toggle(position.hands, seat.place, action.card.bit)
    events: tuple[Event, ...] = ()
    if action.card is called.card and not called.shown:
        events = (PartnerShown(seat, action.card, "led" if ruling is _REVEALS else "fell"),)
        called = called._replace(shown=True)
    trick = (*called.trick, Played(seat, action.card, False))
    if len(trick) < len(form.seating.order):
        called = called._replace(trick=trick, turn=form.seating.after[seat.place])
        return position._replace(hands=hands, called=called), events
    called, ended = _finish(called._replace(trick=trick))
    if called.number <= form.tricks:
        return position._replace(hands=hands, called=called), (*events, *ended)
    over = position._replace(phase=OVER, hands=hands, called=called, ended="played")
    return over, (*events, *ended, Ended("all-played"))


def _finish(called: Called) -> tuple[Called, tuple[Event, ...]]:
    """The end of a full trick: who takes it, and whether it leaves the maker alone."""
    trick = called.trick
    best, points = winner_of(trick, called.trump), sum(one.card.points for one in trick)
    end = TrickEnd(called.number, trick[0].seat, trick, best.seat, points, (), None, None, None, False)
    alone = _left_alone(called, best)
    after = called._replace(
        trick=(), tricks=(*called.tricks, end), turn=best.seat.place, alone=end.number if alone else called.alone
    )
    return after, (end,) if alone is None else (end, alone)


def _left_alone(called: Called, best: Played) -> LeftAlone | None:
    """Has another player's trump beaten the called card in the trick in which the partner had to show it?"""
    card, led = called.card, called.trick[0]
    if card is None or led.seat.place != called.maker or led.card.suit != card.suit:
        return None
    if best.card.suit != called.trump or best.seat.place in (called.maker, called.holder):
        return None
    if all(one.card is not card for one in called.trick):
        return None
    return LeftAlone(SEATS[called.maker], SEATS[called.holder], card, best.seat, best.card)
