"""What a seat can tell of a called game, asked claim by claim: who may be the partner, and what the target is.

>>> import random
>>> from tutor.rules.playout import random_whole
>>> last = random_whole(random.Random(7), "call-partner")
>>> deal = next(one for one in last.path() if one.called and one.called.tricks)
>>> view = deal.view(deal.maker)
>>> [str(seat) for seat in others(view) if rule_partner(view, seat)]
['S', 'N', 'E']
"""

from __future__ import annotations

from itertools import combinations

from tutor.cards import PACK, SUIT_MASK, Card, mask_of
from tutor.rules.called.claims import PAIRS
from tutor.rules.called.view import CalledView
from tutor.rules.events import TrickSeen
from tutor.rules.ruling import Count, Reason, Ruling, Someone, refuse
from tutor.rules.tally import Tally, gather
from tutor.seats import Seat
from tutor.seats import seat as read_seat


def others(view: CalledView) -> tuple[Seat, ...]:
    """The seats that might be the partner for all that the rules say: neither the maker nor the seat itself."""
    return tuple(one for one in view.profile.form.seating.order if one not in (view.seat, view.maker))


def rule_partner(view: CalledView, seat: str) -> Ruling:
    """May this other seat hold the called card, for all that ``view.seat`` knows (``call.partner``)?

    Who did not follow the called suit, or played another card when the maker led it, does not hold it (``call.follow``,
    ``call.reveal``); who showed a marriage without a trick of its own does (``call.marriage``). Raises ``ValueError``
    where the partner is known or nobody is one, and for the maker or the seat itself.
    """
    one = read_seat(seat)
    if view.card is None or view.partner is not None or one not in others(view):
        raise ValueError(f"whether {one} may be the partner is no question for {view.seat} here")
    why = _excluded(view, one)
    if why is not None:
        return refuse(why)
    who = Someone("holder", one)
    if _gave_away(view) is one:
        return Ruling(True, (Reason("partner-pair", "call.marriage", (who,)),))
    if all(_excluded(view, each) is not None for each in others(view) if each is not one):
        return Ruling(True, (Reason("partner-only", "call.partner", (view.card, who)),))
    return Ruling(True, (Reason("partner-may", "call.partner", (view.card, who)),))


def _excluded(view: CalledView, seat: Seat) -> Reason | None:
    """Why a seat cannot hold the called card, if it cannot."""
    card, who = view.card, Someone("holder", seat)
    assert card is not None
    for trick in _tricks(view):
        led, own = trick[0], next((each for each in trick if each[0] is seat), None)
        if own is None or led[1].suit != card.suit:
            continue
        if own[1].suit != card.suit:
            return Reason("partner-void", "call.follow", (led[1], who))
        if led[0] is view.maker:
            return Reason("partner-not-forced", "call.reveal", (card, own[1], who))
    shower = _gave_away(view)
    if shower is not None and shower is not seat:
        return Reason("partner-other-pair", "call.marriage", (who, Someone("shower", shower)))
    return None if _has_room(view, seat) else Reason("partner-no-room", "call.follow", (card, who))


def _tricks(view: CalledView) -> list[list[tuple[Seat, Card]]]:
    """Who played what, trick by trick, the unfinished one last; nothing is hidden in these games."""
    tricks = [*(one.cards for one in view.tricks), view.trick]
    return [[(each.seat, each.card) for each in one if each.card is not None] for one in tricks if one]


def _gave_away(view: CalledView) -> Seat | None:
    """Who has shown a marriage while only the maker's tricks could allow it: that must be the partner."""
    winners: set[Seat] = set()
    for entry in view.log:
        if entry.do == "marriage" and entry.seat is not view.maker and entry.seat not in winners:
            return entry.seat
        winners |= {one.winner for one in entry.events if isinstance(one, TrickSeen)}
    return None


def _has_room(view: CalledView, holder: Seat) -> bool:
    """Can the unseen cards lie so that everybody holds what they may, and ``holder`` the called card?

    Hall's condition: no seats together need more cards than there are for them.
    """
    card, fallen = view.card, mask_of(each[1] for trick in _tricks(view) for each in trick)
    assert card is not None
    unseen = mask_of(PACK) & ~fallen & ~view.hand.mask
    seats = [one for one in view.profile.form.seating.order if one is not view.seat]
    fixed = dict.fromkeys(seats, 0)
    fixed[holder] |= card.bit
    for shown in view.marriages:
        if shown.seat is not view.seat:
            fixed[shown.seat] |= mask_of(PAIRS[shown.suit]) & ~fallen
    rest = unseen & ~sum(fixed.values())
    may = {one: rest & ~_void_mask(view, one) for one in seats}
    need = {one: view.held[one.place] - fixed[one].bit_count() for one in seats}
    for count in range(1, len(seats) + 1):
        for some in combinations(seats, count):
            room = 0
            for one in some:
                room |= may[one]
            if sum(need[one] for one in some) > room.bit_count():
                return False
    return all(count >= 0 for count in need.values())


def _void_mask(view: CalledView, seat: Seat) -> int:
    """The cards of the suits that a seat has shown to be out of."""
    mask = 0
    for trick in _tricks(view):
        own = next((each[1] for each in trick if each[0] is seat), None)
        if own is not None and own.suit != trick[0][1].suit:
            mask |= SUIT_MASK[trick[0][1].suit]
    return mask


def target_now(view: CalledView) -> Tally:
    """The target as this seat knows it, and the slips that lead to other numbers (``call.marriage``).

    Raises ``ValueError`` where the seat cannot know it.
    """
    right, contract, form = view.target, view.contract, view.profile.form
    if right is None or contract is None or contract.amount is None:
        raise ValueError(f"{view.seat} cannot know the target here")
    slips: list[tuple[int, Reason]] = []
    for one in view.marriages:
        who, step = Someone("shower", one.seat), -one.worth if one.makers else one.worth
        other = form.marriage if one.worth == form.marriage_trump else form.marriage_trump
        slips.append((right - step, Reason("target-forgot", "call.marriage", (*PAIRS[one.suit], who))))
        slips.append((right - 2 * step, Reason("target-wrong-way", "call.marriage", (*PAIRS[one.suit], who))))
        turned = other if step > 0 else -other
        slips.append((right - step + turned, Reason("target-worth", "call.marriage", PAIRS[one.suit])))
    slips.append((contract.amount, Reason("target-bid", "call.marriage")))
    reason = Reason("target-now", "call.marriage", (Count("target", right),))
    return Tally(right, reason, gather(right, slips), "call.marriage")
