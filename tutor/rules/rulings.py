"""Which rule judges which action: one function per kind of action, looked up by its type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tutor.rules import auction as calling
from tutor.rules import trick as tricks
from tutor.rules.actions import (
    Action,
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
from tutor.rules.auction import wrong_phase, wrong_turn
from tutor.rules.caps import rule_announced, rule_caps, spoilt
from tutor.rules.opening import clause_of, judge_open
from tutor.rules.ruling import Reason, Ruling, Someone, refuse
from tutor.rules.state import PLAY, Position
from tutor.seats import ALL_SEATS, Seat

_SPOILT = Ruling(True, (Reason("spoilt", "trump.spoilt"),))
_SPOILT_NONE = refuse(Reason("spoilt-none", "trump.spoilt"))
_NOT_SPOILT = refuse(Reason("not-spoilt", "trump.spoilt"))
_SPOILT_EARLY = refuse(Reason("phase-before-lead", "procedure.phase"), Reason("spoilt-early", "trump.spoilt"))


def _rule_play(position: Position, seat: Seat, action: Play) -> Ruling:
    play = position.play
    if position.phase != PLAY or play is None:
        return wrong_phase(position.phase)
    place = seat.place
    if place != play.turn:
        return wrong_turn(play.turn)
    ruling = tricks.judge(play, place, action.card)
    if not ruling.allowed:
        return ruling
    for claim in play.claims:
        if claim.seat is seat:
            due = tricks.due_card(play, place, claim.order)
            if due is not None and due is not action.card:
                return tricks.not_in_order(due, place)
    if action.folded is not None and action.folded != ruling.folded:
        return tricks.wrong_face(play.closed, ruling.folded)
    return ruling


def _rule_open(position: Position, seat: Seat, action: OpenTrump) -> Ruling:
    play = position.play
    if position.phase != PLAY or play is None:
        return wrong_phase(position.phase)
    if seat.place != play.maker:
        clause = clause_of(position.dealt.profile)
        return refuse(Reason("open-not-maker", clause, (Someone("maker", ALL_SEATS[play.maker]),)))
    if not play.closed:
        return refuse(Reason("open-already", clause_of(position.dealt.profile)))
    return judge_open(play, position.dealt.profile)


def _rule_spoilt(position: Position, seat: Seat, action: DeclareSpoilt) -> Ruling:
    play = position.play
    if position.phase != PLAY or play is None:
        return wrong_phase(position.phase)
    if not (play.trick or play.tricks):
        return _SPOILT_EARLY
    if position.dealt.profile.spoilt_redeal == "never":
        return _SPOILT_NONE
    dealt = tuple(one | two for one, two in zip(position.dealt.first, position.dealt.second, strict=True))
    return _SPOILT if spoilt(play.trump, dealt, play.maker) else _NOT_SPOILT


def _rule_caps(position: Position, seat: Seat, action: CallCaps) -> Ruling:
    if position.phase != PLAY or position.play is None:
        return wrong_phase(position.phase)
    profile = position.dealt.profile
    if profile.caps == "in-play":
        return rule_caps(position.play, seat, action.order, profile.defenders_caps)
    return rule_announced(position.play, action.order, profile)


_OTHER_GAME = refuse(Reason("other-game", "procedure.phase"))


def _rule_other(position: Position, seat: Seat, action: Any) -> Ruling:
    """An action of another game: no part of this one (``procedure.phase``)."""
    return _OTHER_GAME


RULES: Final[dict[type, Callable[[Position, Seat, Any], Ruling]]] = {
    **dict.fromkeys(Action.__args__, _rule_other),
    Bid: calling.rule_bid,
    Pass: calling.rule_pass,
    AskPartner: calling.rule_ask,
    Redeal: calling.rule_redeal,
    PartnerCloseCaps: calling.rule_pcc,
    SetIndicator: calling.rule_indicator,
    Play: _rule_play,
    OpenTrump: _rule_open,
    DeclareSpoilt: _rule_spoilt,
    CallCaps: _rule_caps,
}
