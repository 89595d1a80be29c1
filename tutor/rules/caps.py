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
from tutor.clauses import holding
from tutor.profiles import Profile
from tutor.rules.doomed import is_doomed
from tutor.rules.ruling import LostTrick, Reason, Ruling, Someone, refuse
from tutor.rules.state import PLAY, Claim, Playing
from tutor.seats import ALL_SEATS, SEATS, SIDE_OF, SIDES, Seat, partner_of

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
    """How Caps was judged: ``"bonus"``, ``"correct"``, ``"too-early"``, ``"too-late"`` or ``"missed"``; where it is
    announced before the play ``"announced"`` (and made) or ``"failed"``.

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
        return self.judged in ("too-early", "too-late", "missed", "failed")


def rule_caps(play: Playing, seat: Seat, order: tuple[Card, ...], defenders: bool = True) -> Ruling:
    """May this seat call Caps now, stating this order (``caps.call``, ``caps.meaning``, ``caps.none-in-pcc``)?

    ``defenders``: may they claim at all. Allowed does not mean proved: that is judged at the end of the deal.
    """
    if play.alone:
        return _NONE_IN_PCC
    reasons = []
    if not defenders and (seat.place ^ play.maker) & 1:
        reasons.append(Reason("caps-defender", "caps.meaning", (Someone("maker", ALL_SEATS[play.maker]),)))
    lost = play.lost(SIDE_OF[seat.place])
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


def rule_announced(play: Playing, order: tuple[Card, ...], profile: Profile) -> Ruling:
    """May all tricks be announced now, where that is done before the play, or not at all (``Profile.caps``)?

    One announcement a deal. No cards are shown and no order is stated, so the ``order`` must be empty.
    """
    clause = holding(profile.name, "caps.meaning", "club.score")
    if profile.caps == "none":
        return refuse(Reason("caps-none", clause))
    reasons = []
    if play.trick or play.tricks:
        reasons.append(Reason("caps-after-lead", clause))
    if play.claims:
        reasons.append(Reason("caps-again", clause, (Someone("caller", play.claims[0].seat),)))
    if order:
        reasons.append(Reason("caps-no-order", clause, order))
    if play.alone:
        return _NONE_IN_PCC
    return refuse(*reasons) if reasons else Ruling(True, (Reason("caps-announce", clause),))


def _judge_announced(play: Playing, profile: Profile) -> CapsVerdict | None:
    """The verdict on a side that announced all tricks before the play; ``None`` where nobody did."""
    if not play.claims:
        return None
    seat, clause = play.claims[0].seat, holding(profile.name, "score.caps", "club.score")
    made = play.lost(SIDE_OF[seat.place]) is None
    return CapsVerdict(seat.side, seat, "announced" if made else "failed", (clause,), not made)


def first_due(deals: Iterable[Deal], prove: Prove) -> dict[Seat, Due]:
    """For each seat the first moment of these deals (in order) at which a call was due from it (``caps.due``).

    A side that has called, or lost a trick, or may not call, or plays or faces Partner Close Caps, is due no call.

    A proof holds against every card that an opponent may play, so what is proved before such a card is proved after
    it. Where a claim is refuted, the moments before it need no look, back to the last choice of the seat's own.
    """
    moments = list(deals)
    found: dict[Seat, tuple[int, Due]] = {}
    since: dict[Seat, int] = {}
    for at, (deal, after) in enumerate(itertools.zip_longest(moments, moments[1:])):
        play = deal.play
        if deal.phase != PLAY or play is None or play.alone or deal.profile.caps != "in-play":
            continue
        waiting = _waiting(deal, play)
        if not waiting:
            break  # and nobody is due a call later
        for seat in waiting:
            if seat in found or not play.to_play(seat.place):
                continue
            start = since.setdefault(seat, at)
            if not _carries_on(seat, deal, after):
                del since[seat]
                first = _first_proved(seat, moments, range(start, at + 1), prove)
                if first is not None:
                    found[seat] = first
    return {one.seat: one for _, one in sorted(found.values(), key=lambda one: (one[0], one[1].seat.place))}


def _waiting(deal: Deal, play: Playing) -> list[Seat]:
    """The seats of the sides that may call, and have neither called nor lost a trick."""
    called = {one.seat.side for one in play.claims}
    some = [one for one in SEATS if deal.profile.defenders_caps or one.place % 2 == play.maker % 2]
    return [one for one in some if one.side not in called and play.lost(one.place % 2) is None]


def _carries_on(seat: Seat, deal: Deal, after: Deal | None) -> bool:
    """Does what this seat can prove now hold after the next action too, since it is a card that others play?"""
    if after is None or after.parent is not deal or after.entry is None or after.entry.action.do != "play":
        return False
    one = after.entry.seat
    return one.side != seat.side or (one is not seat and deal.profile.caps_reading != "helpful-partner")


def _first_proved(seat: Seat, moments: list[Deal], some: range, prove: Prove) -> tuple[int, Due] | None:
    """The first of ``some`` moments at which this seat can prove the rest; what is proved then is so to their end."""
    found = None
    for at in reversed(some):
        deal, play = moments[at], moments[at].play
        assert play is not None
        if not play.claims and is_doomed(play, seat.place % 2):
            break
        proof = prove(deal.view(seat), None)
        if proof.verdict == "refuted":
            break
        if proof.verdict == "sure":
            found = at, Due(seat, play.number, len(play.trick), proof.order or ())
    return found


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
    """Was no defender dealt a trump (``trump.spoilt``)? ``dealt`` are all cards of each seat."""
    ours, trumps = (maker, partner_of(maker)), SUIT_MASK[trump]
    return not any(hand & trumps for place, hand in enumerate(dealt) if place not in ours)


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
    if deal.profile.caps != "in-play":
        return _judge_announced(play, deal.profile)
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
