"""Caps: the call, its order and its window, and how a call or a missed call is judged.

Whether a claim is *proved* is asked of one function, handed in by the caller (``tutor.solver.prove`` in practice),
since proofs live above the rules. The judging itself is here.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tutor.cards import SUIT_MASK, Card, cards_of, mask_of
from tutor.profiles import Profile
from tutor.rules.doomed import is_doomed
from tutor.rules.ruling import LostTrick, Reason, Ruling, Someone, refuse
from tutor.rules.state import PLAY, Claim, Playing
from tutor.seats import SEATS, SIDES, Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal
    from tutor.rules.view import View

_MAY_CALL = Ruling(True, (Reason("caps-call", "caps.call"),))
_NONE_IN_PCC = refuse(Reason("caps-in-pcc", "caps.none-in-pcc"))


class Proof(Protocol):
    """An answer of a prover: ``verdict`` is ``"sure"``, ``"refuted"`` or ``"undecided"``."""

    @property
    def verdict(self) -> str: ...

    @property
    def order(self) -> tuple[Card, ...] | None: ...


Prove = Callable[["View", tuple[Card, ...] | None], Proof]
"""Can the seat of this view take every remaining trick, in this order (``None``: in any order)?

By the reading of the view's profile (``Profile.caps_reading``): see ``tutor.solver.moments.prove_as_read``.
"""


@dataclass(frozen=True, slots=True)
class Due:
    """The first moment at which a call was due from a seat: trick 1-8, after 0-3 cards of it, with a proved order."""

    seat: Seat
    trick: int
    after: int
    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CapsVerdict:
    """How Caps was judged: ``"bonus"``, ``"correct"``, ``"too-early"``, ``"too-late"`` or ``"missed"``.

    ``lost_after`` is true when the side lost a trick after announcing (``caps.penalty``).
    """

    side: str
    seat: Seat
    judged: str
    clauses: tuple[str, ...]
    lost_after: bool = False

    @property
    def wrong(self) -> bool:
        """Is it Wrong Caps?"""
        return self.judged in ("too-early", "too-late", "missed")


def rule_caps(play: Playing, seat: Seat, order: tuple[Card, ...], defenders: bool = True) -> Ruling:
    """May this seat call Caps now, stating this order (``caps.call``, ``caps.meaning``, ``caps.none-in-pcc``)?

    ``defenders``: may they claim at all. Allowed does not mean proved: that is judged at the end of the deal.
    """
    if play.alone:
        return _NONE_IN_PCC
    reasons = []
    if not defenders and (seat.place ^ play.maker) & 1:
        reasons.append(Reason("caps-defender", "caps.meaning", (Someone("maker", SEATS[play.maker]),)))
    lost = play.lost(seat.place % 2)
    if lost is not None:
        reasons.append(Reason("caps-trick-lost", "caps.meaning", (LostTrick(lost.number, lost.winner),)))
    earlier = next((one for one in play.claims if one.seat.side == seat.side), None)
    if earlier is not None:
        reasons.append(Reason("caps-again", "caps.call", (Someone("caller", earlier.seat),)))
    held = play.to_play(seat.place)
    stated = mask_of(order)
    if stated & ~held:
        reasons.append(Reason("caps-order-foreign", "caps.call", tuple(cards_of(stated & ~held))))
    if held & ~stated:
        reasons.append(Reason("caps-order-missing", "caps.call", tuple(cards_of(held & ~stated))))
    if len(order) != len(set(order)):
        twice = tuple(dict.fromkeys(one for one in order if order.count(one) > 1))
        reasons.append(Reason("caps-order-twice", "caps.call", twice))
    return refuse(*reasons) if reasons else _MAY_CALL


def first_due(deals: Iterable[Deal], prove: Prove) -> dict[Seat, Due]:
    """For each seat the first moment of these deals (in order) at which a call was due from it (``caps.due``).

    A side that has called, or lost a trick, or may not call, or plays or faces Partner Close Caps, is due no call.
    """
    found: dict[Seat, Due] = {}
    moments = list(deals)
    finished = moments[-1].play.tricks if moments and moments[-1].play is not None else ()
    for deal in moments:
        play = deal.play
        if deal.phase != PLAY or play is None or play.alone:
            continue
        went_to = finished[play.number - 1].winner.side if play.number <= len(finished) else None
        called = {one.seat.side for one in play.claims}
        open_sides = [
            side
            for side in (0, 1)
            if SIDES[side] not in called
            and (side == play.maker % 2 or deal.profile.defenders_caps)
            and play.lost(side) is None
            and (called or not is_doomed(play, side))
        ]
        for seat in SEATS:
            if seat in found or seat.place % 2 not in open_sides:
                continue
            if not play.to_play(seat.place):
                continue
            if went_to not in (None, seat.side) and _has_no_say(deal, play, seat):
                continue  # nothing more to choose, and the trick was lost: that line refutes a claim
            proof = prove(deal.view(seat), None)
            if proof.verdict == "sure":
                found[seat] = Due(seat, play.number, len(play.trick), proof.order or ())
    return found


def _has_no_say(deal: Deal, play: Playing, seat: Seat) -> bool:
    """Has the seat played to this trick already, and its partner too where partner may be relied on to help?"""
    played = {one.seat for one in play.trick}
    return seat in played and (deal.profile.caps_reading != "helpful-partner" or seat.partner in played)


def closes(due: Due, play: Playing, window: str) -> tuple[int, int]:
    """The last moment (trick, cards of it) at which a call is in time (``caps.window``, ``Profile.caps_window``).

    ``"end-of-trick"``: before the last card of the trick. ``"before-next-card"``: before the next card of the seat from
    which the call is due; as long as that card is in a trick nobody has led to, the end of that trick.
    """
    if window == "end-of-trick":
        return due.trick, 3
    for number, cards in enumerate((*(one.cards for one in play.tricks), play.trick), 1):
        for nth, one in enumerate(cards):
            if one.seat is due.seat and (number, nth) >= (due.trick, due.after):
                return number, nth
    nth = (due.seat.place - play.leader) % 4
    return (play.number, nth) if nth >= len(play.trick) else (play.number + 1, 3)


def spoilt(trump: str, dealt: tuple[int, ...], maker: int) -> bool:
    """Was neither defender dealt a trump (``trump.spoilt``)? ``dealt`` are the eight cards of each seat."""
    return not (dealt[(maker + 1) % 4] | dealt[(maker + 3) % 4]) & SUIT_MASK[trump]


def _judge_side(
    side: str, end: Playing, due: dict[Seat, Due], proved: dict[Claim, str], profile: Profile
) -> CapsVerdict | None:
    """The verdict on one side of a deal that was played out. Of partners due at once, whose time ends first counts."""
    stated, window = profile.caps_reading == "stated", profile.caps_window
    dues = [one for one in due.values() if one.seat.side == side]
    first = min(dues, key=lambda one: (one.trick, one.after, closes(one, end, window)), default=None)
    claim = next((one for one in end.claims if one.seat.side == side), None)
    if claim is None:
        if first is None:
            return None
        return CapsVerdict(side, first.seat, "missed", ("caps.missed", "caps.penalty"))
    lost_after = any(one.number >= claim.trick and one.winner.side != side for one in end.tricks)
    if first is not None and (claim.trick, claim.after) > closes(first, end, window):
        return CapsVerdict(side, claim.seat, "too-late", ("caps.too-late", "caps.penalty"), lost_after)
    if proved[claim] == "refuted" or (stated and proved[claim] == "undecided" and lost_after):  # the deal refuted it
        return CapsVerdict(side, claim.seat, "too-early", ("caps.too-early", "caps.penalty"), lost_after)
    if claim.trick < 7 or (claim.trick, claim.after) == (7, 0):
        return CapsVerdict(side, claim.seat, "bonus", ("caps.early-bonus",), lost_after)
    return CapsVerdict(side, claim.seat, "correct", ("caps.due", "caps.window"), lost_after)


def judge_caps(deal: Deal, prove: Prove, due: dict[Seat, Due] | None = None) -> CapsVerdict | None:
    """How Caps decides a deal that was played out; ``None`` when no call was made or missed.

    ``due`` is what :func:`first_due` says of the deal's path, where it is known already.

    Should both sides be concerned (only a first trick can do that), Wrong Caps decides before a correct call, an
    announced one before a missed one, the earlier announcement before the later.
    """
    play = deal.play
    if deal.ended != "played" or play is None or play.alone:
        return None
    path = list(deal.path())
    due = first_due(path, prove) if due is None else due
    proved = {}
    for before, after in itertools.pairwise(path):
        made = after.play.claims if after.play is not None else ()
        if made and (before.play is None or len(made) > len(before.play.claims)):
            proved[made[-1]] = prove(before.view(made[-1].seat), made[-1].order).verdict
    verdicts = [_judge_side(side, play, due, proved, deal.profile) for side in SIDES]
    announced = [one.seat.side for one in play.claims]
    ranked = sorted(
        (one for one in verdicts if one is not None),
        key=lambda one: (not one.wrong, announced.index(one.side) if one.side in announced else len(announced)),
    )
    return ranked[0] if ranked else None
