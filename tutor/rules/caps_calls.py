"""Rulings on single Caps calls: at a moment of the play, not at all, or in a stated order, each with its reason.

What is proved is worked out above the rules and handed in here; the end of a deal is judged by
:func:`tutor.rules.caps.judge_caps`.

>>> due = Due(Seat("S"), 3, 1, ())
>>> why = Reason("caps-by-hand", "caps.due")
>>> [rule_moment(at, due, why, None).allowed for at in ((3, 1), (3, 3), (4, 0))]
[True, True, False]
>>> rule_silence(due, why).clauses
('caps.missed', 'caps.due')
"""

from __future__ import annotations

from collections.abc import Collection

from tutor.rules.caps import Due
from tutor.rules.events import TrickEnd
from tutor.rules.outcome import winning_card
from tutor.rules.ruling import Count, LostTrick, Reason, Ruling, Someone, refuse
from tutor.rules.view import View
from tutor.seats import Seat


def rule_moment(at: tuple[int, int], due: Due | None, why: Reason | None, beaten: Reason | None) -> Ruling:
    """Is a call right at this moment (trick 1-8, after 0-3 cards), the claim being due as said, or never (``None``)?

    ``why`` is what closed the last hole, needed where the claim is due; ``beaten`` what beats a call before that.
    Clauses ``caps.due``, ``caps.window``, ``caps.too-early``, ``caps.too-late``. Raises ``ValueError`` where the reason
    that it needs is missing.
    """
    if due is None or at < (due.trick, due.after):
        return refuse(_given(beaten))
    if at == (due.trick, due.after):
        return Ruling(True, (_given(why),))
    trick = Count("trick", due.trick)
    if at[0] == due.trick:
        return Ruling(True, (Reason("caps-in-window", "caps.window", (trick,)), _given(why)))
    return refuse(Reason("caps-after-window", "caps.too-late", (trick,)), _given(why))


def rule_silence(due: Due | None, why: Reason | None, lost: TrickEnd | None = None) -> Ruling:
    """Is it right never to call? ``lost`` is the trick that the side lost, if it did.

    Clauses ``caps.due``, ``caps.missed``, ``caps.meaning``. Raises ``ValueError`` where ``why`` is needed and missing.
    """
    if due is not None:
        return refuse(Reason("caps-kept-silent", "caps.missed", (Count("trick", due.trick),)), _given(why))
    if lost is not None:
        return Ruling(True, (Reason("caps-never-lost", "caps.meaning", (LostTrick(lost.number, lost.winner),)),))
    return Ruling(True, (Reason("caps-never-sure", "caps.due"),))


def rule_order(beaten: Reason | None) -> Ruling:
    """Is a stated order right (``caps.call``), ``beaten`` being what beats it, if anything does?"""
    return refuse(beaten) if beaten is not None else Ruling(True, (Reason("caps-order-holds", "caps.call"),))


def beaten_by(end: TrickEnd, caller: Seat, trump: str) -> Reason:
    """Why a call is too early, from the trick that is lost in a world that fits what the caller knows.

    Clause ``caps.too-early``. Raises ``ValueError`` for a trick that the caller's side won.
    """
    if end.winner.side == caller.side:
        raise ValueError(f"trick {end.number} was won by {end.winner}, so it beats nothing")
    card, led = winning_card(end), end.cards[0].card.suit
    witness = (card, LostTrick(end.number, end.winner))
    if card.suit != led:
        return Reason("caps-may-cut", "caps.too-early", witness)
    if led == trump:
        return Reason("caps-trump-out", "caps.too-early", witness)
    return Reason("caps-higher-out", "caps.too-early", witness)


def closed_by(view: View, signs: Collection[str]) -> Reason:
    """What closed the last hole: the last thing this seat saw, which brought these ``signs`` (see
    ``tutor.solver.moments.Closing``). Clause ``caps.due``."""
    entry = view.log[-1]
    if "deal" in signs:
        return Reason("caps-by-hand", "caps.due")
    if "opening" in signs and view.indicator is not None:
        return Reason("caps-by-opening", "caps.due", (view.indicator,))
    cards = view.trick or view.tricks[-1].cards
    if "inspection" in signs:
        return Reason("caps-by-inspection", "caps.due", (LostTrick(len(view.tricks), view.tricks[-1].winner),))
    if entry.seat == view.seat:
        return Reason("caps-by-trick", "caps.due", (LostTrick(len(view.tricks), view.tricks[-1].winner),))
    player, led = Someone("player", entry.seat), cards[0].card
    if "void" in signs and led is not None:
        return Reason("caps-by-void", "caps.due", (led, player))
    if entry.card is None:
        raise ValueError("nothing that this seat saw can have closed a hole here")
    return Reason("caps-by-card", "caps.due", (entry.card, player))


def _given(reason: Reason | None) -> Reason:
    if reason is None:
        raise ValueError("this ruling needs its reason")
    return reason
