"""The Caps moments of a record, and whether tables disagree about the one that a verdict rests on."""

from __future__ import annotations

from tutor.record.model import Record
from tutor.rules.caps import CapsVerdict, Due
from tutor.rules.deal import Deal
from tutor.rules.ruling import IllegalAction
from tutor.seats import Seat
from tutor.solver.assess import DISPUTED
from tutor.solver.moments import CapsMoments


def caps_moments(subject: Record | Deal) -> CapsMoments:
    """When Caps was first due from each seat, what closed the last hole, and how any moment is to be read.

    A record is followed up to its first action that breaks a rule. What is not asked for is not worked out; see
    :class:`tutor.solver.moments.CapsMoments` (clauses ``caps.due``, ``caps.window``).

    >>> from tutor.record import example, load
    >>> moments = caps_moments(load(example()))
    >>> moments.due, moments.assess("W", 1, 0).kind
    ({}, 'hopeless')
    """
    return CapsMoments(subject if isinstance(subject, Deal) else last_legal(subject)[0])


def last_legal(record: Record) -> tuple[Deal, IllegalAction | None]:
    """The last position before any action that breaks a rule, and what is wrong with that action."""
    deal = record.start()
    try:
        for line in record.actions:
            deal = deal.act(line.seat, line.action())
    except IllegalAction as error:
        return deal, error
    return deal, None


def is_disputed(deal: Deal, due: dict[Seat, Due], verdict: CapsVerdict | None) -> bool:
    """Do tables read the moment that this verdict rests on in different ways (``caps.due``)?

    That is the moment of the call, or where the call was late or missed the one at which it was due. What is proved as
    stated is right under every reading, so then nothing is worked out.
    """
    if verdict is None or (deal.profile.caps_reading == "stated" and verdict.judged != "too-early"):
        return False
    moments = CapsMoments(deal)
    if verdict.judged in ("missed", "too-late"):
        of_side = (one for one in due.values() if one.seat.side == verdict.side)
        first = min(of_side, key=lambda one: (one.trick, one.after))
        return moments.assess(first.seat, first.trick, first.after).kind == DISPUTED
    call = next(at for at, one in enumerate(deal.log) if (one.seat, one.action.do) == (verdict.seat, "caps"))
    return moments.assess_before(verdict.seat, call).kind == DISPUTED
