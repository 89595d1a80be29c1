"""Dealing the called games: whole hands, clockwise, and the widow last (``call.match``, ``widow.deal``)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tutor.cards import Card, Hand, cards_of
from tutor.faults import Fault
from tutor.profiles import Form
from tutor.seats import ALL_SEATS, Seat


def hands_of(pack: Sequence[Card], dealer: Seat, form: Form) -> tuple[dict[Seat, Hand], Hand]:
    """Deal a pack: the hand of each seat, the dealer's left first, and the widow (empty without one)."""
    order, size = form.seating.from_seat(form.seating.following(dealer)), form.tricks
    hands = {one: Hand(pack[size * at : size * at + size]) for at, one in enumerate(order)}
    return hands, Hand(pack[size * len(order) :])


def hand_faults(
    dealer: Seat, hands: Mapping[Seat, Hand], widow: Hand, scores: Mapping[Seat, int] | None, form: Form
) -> list[Fault]:
    """All faults of what is dealt at once; empty when it is right."""
    order = form.seating.order
    faults = seat_faults(dealer, {"hands": hands}, form)
    for one in order:
        held = len(hands.get(one, ()))
        if held != form.tricks:
            faults.append(Fault("held", place="hands", seat=one, count=held, right=form.tricks))
    if len(widow) != form.widow:
        faults.append(Fault("widow-size", count=len(widow), right=form.widow))
    seen = 0
    for hand in (*(hands[one] for one in order if one in hands), widow):
        faults += [Fault("twice", card=str(card)) for card in cards_of(seen & hand.mask)]
        seen |= hand.mask
    return faults + score_faults(scores, form)


def seat_faults(dealer: Seat, dealt: Mapping[str, Iterable[Any]], form: Form) -> list[Fault]:
    """Who was dealt cards, or deals, and does not play at this table; ``dealt`` are seats by what they were given."""
    order = form.seating.order
    if dealer in order and all(one in order for some in dealt.values() for one in some):
        return []
    here = ", ".join(order)
    faults = [
        Fault("seat-astray", place=name, seat=one, seats=here)
        for name, some in dealt.items()
        for one in ALL_SEATS
        if one in some and one not in order
    ]
    return faults if dealer in order else [*faults, Fault("seat-astray", place="dealer", seat=dealer, seats=here)]


def score_faults(scores: Mapping[Seat, int] | None, form: Form) -> list[Fault]:
    """What is wrong with the running scores before a deal (``call.match``)."""
    order = form.seating.order
    if scores is not None and set(scores) != set(order):
        return [Fault("scores-each", seats=", ".join(order))]
    return []
