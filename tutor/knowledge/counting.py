"""What a seat can count from the record that it has seen: cards and points still out, trumps, who is out of a suit.

A card is *seen* when the seat holds it, or it fell face up, or it was shown, or the seat looked at it as maker. All
functions raise ``ValueError`` as :func:`tutor.knowledge.read` does, and count what ``tutor.rules.tally`` judges.

>>> import random
>>> from tutor.rules.playout import random_whole
>>> deal = [one for one in random_whole(random.Random(7)).path() if one.play and one.play.number == 4][0]
>>> view = deal.view("S")
>>> [suit_unseen(view, suit).right for suit in "SHDC"], points_unseen(view).right
([2, 2, 3, 7], 134)
>>> rule_out(view, "E", "S").allowed
False
"""

from __future__ import annotations

from tutor.cards import SUIT_MASK, SUITS, Card, cards_of, mask_of, points_of
from tutor.knowledge.hall import DEMAND, GUARD, SUPPLY
from tutor.knowledge.reading import Case, Knowledge, read
from tutor.rules.events import SeenCard
from tutor.rules.ruling import Count, LostTrick, Reason, Ruling, Someone, refuse
from tutor.rules.tally import Tally, gather, misread
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.seats import seat as read_seat

Slips = list[tuple[int, Reason]]


def _fallen(some: tuple[SeenCard, ...], suit: str) -> list[Card]:
    return [one.card for one in some if one.card is not None and one.card.suit == suit]


def suit_slips(view: View, suit: str, right: int) -> Slips:
    """How the cards of a suit that are still out are miscounted, by wrong number."""
    slips: Slips = []
    own = list(view.hand.of_suit(suit))
    if own:
        slips.append((right + len(own), Reason("count-own-hand", "cards.pack", tuple(own))))
    lying = _fallen(view.trick, suit)
    if lying:
        slips.append((right + len(lying), Reason("count-on-table", "cards.pack", tuple(lying))))
    for one in view.tricks:
        fell = _fallen(one.cards, suit)
        if fell:
            lost = LostTrick(one.number, one.winner)
            slips.append((right + len(fell), Reason("count-trick-forgot", "cards.pack", (*fell, lost))))
    hidden = sum(one.card is None for trick in view.tricks for one in trick.cards)
    if hidden:
        slips.append((right - hidden, Reason("count-folded-gone", "closed.inspect")))
    return slips


def suit_unseen(view: View, suit: str) -> Tally:
    """How many cards of a suit this seat has not seen yet; a folded card that it has not seen may be one."""
    know = read(view)
    right = (know.unseen & SUIT_MASK[suit]).bit_count()
    seen = cards_of(SUIT_MASK[suit] & ~know.unseen)
    reason = Reason("count-seen", "cards.pack", (*seen, Count("left", right))) if seen else _all_out(right)
    return Tally(right, reason, gather(right, suit_slips(view, suit, right)), "cards.pack")


def _all_out(right: int) -> Reason:
    return Reason("count-none-seen", "cards.pack", (Count("left", right),))


def trumps_held(view: View) -> Tally:
    """How many trumps the three others still have, an indicator that came back to the maker's hand included.

    Raises ``ValueError`` where the seat does not know the trump, or a folded card on the table may be one.
    """
    know, trump = read(view), view.trump
    if trump is None or view.indicator is None:
        raise ValueError(f"{view.seat} does not know the trump")
    if any(one.card is None for one in view.trick):
        raise ValueError("a folded card on the table may be a trump")
    back = mask_of([view.indicator]) & know.known[know.maker]
    out = (know.unseen & SUIT_MASK[trump]) | back
    right = out.bit_count()
    seen = cards_of(SUIT_MASK[trump] & ~out)
    slips: Slips = []
    if back:
        slips.append((right - 1, Reason("count-indicator-back", "closed.indicator-returns", (view.indicator,))))
    if know.closed and know.seat == know.maker:
        slips.append((right + 1, Reason("count-own-indicator", "closed.indicator-apart", (view.indicator,))))
    slips += [one for one in suit_slips(view, trump, right) if one[1].id != "count-folded-gone"]
    reason = Reason("count-trumps", "cards.pack", (*seen, Count("left", right))) if seen else _all_out(right)
    return Tally(right, reason, gather(right, slips), "cards.pack")


def points_unseen(view: View) -> Tally:
    """The card points of all cards that this seat has not seen yet."""
    know = read(view)
    unseen = cards_of(know.unseen)
    right = points_of(know.unseen)
    slips: Slips = [(right + view.hand.points, Reason("slip-own-hand", "cards.points", tuple(view.hand)))]
    lying = [one.card for one in view.trick if one.card is not None]
    slips.append((right + sum(one.points for one in lying), Reason("slip-on-table", "cards.points", tuple(lying))))
    for one in view.tricks:
        worth = sum(each.card.points for each in one.cards if each.card is not None)
        slips.append((right + worth, Reason("slip-trick-out", "cards.points", (LostTrick(one.number, one.winner),))))
    slips.append((sum(view.points.values()), Reason("slip-taken", "cards.points")))
    reason = Reason("points-unseen", "cards.points", (Count("points", right),))
    return Tally(right, reason, gather(right, (*slips, *misread(unseen))))


# -- who is out of a suit ----------------------------------------------------------------------------------------------


def _fits(case: Case, place: int, suit: int, count: int) -> bool:
    """Is there a placing of this case in which the hand of this seat takes so many cards of the suit?"""
    left = case.slack + count * (DEMAND[case.suits[place]] - SUPPLY[suit])
    return left & GUARD == GUARD


def _most(know: Knowledge, place: int, suit: int) -> int:
    sure = (know.known[place] >> (8 * suit) & 255).bit_count()
    most = -1
    for case in know.cases():
        room = case.sizes[place] if case.suits[place] >> suit & 1 else 0
        most = max(most, next(count for count in range(room, -1, -1) if _fits(case, place, suit, count)))
    return sure + most


def most_held(view: View, seat: str, suit: str) -> Tally:
    """How many cards of a suit another seat can have in hand at most (a closed indicator of its own left out): the
    greatest number in any placing of the unseen cards that fits all this seat knows."""
    know, one, at = read(view), _other(view, seat), SUITS.index(suit)
    right = _most(know, one.place, at)
    if not right:
        return Tally(0, _out_reason(view, know, one, suit), _most_slips(view, know, one, suit, 0), "play.follow")
    reason = Reason("count-most", "play.follow", (Someone("holder", one), Count("left", right)))
    return Tally(right, reason, _most_slips(view, know, one, suit, right), "play.follow")


def _most_slips(view: View, know: Knowledge, seat: Seat, suit: str, right: int) -> dict[int, Reason]:
    someone, own = Someone("holder", seat), tuple(view.hand.of_suit(suit))
    unseen = (know.unseen & SUIT_MASK[suit]).bit_count()
    return gather(
        right,
        [
            (unseen, Reason("most-unseen", "play.follow", (someone, Count("left", unseen)))),
            (know.held[seat.place], Reason("most-hand", "play.follow", (someone, Count("left", unseen)))),
            (right + len(own), Reason("count-own-hand", "cards.pack", own)),
        ],
    )


def rule_out(view: View, seat: str, suit: str) -> Ruling:
    """Is it certain for this seat that another one has no card of the suit in hand (a closed indicator left out)?"""
    know, one, at = read(view), _other(view, seat), SUITS.index(suit)
    if not _most(know, one.place, at):
        return Ruling(True, (_out_reason(view, know, one, suit),))
    someone = Someone("holder", one)
    back = cards_of(know.known[one.place] & SUIT_MASK[suit])
    if back:
        return refuse(Reason("holds-shown", "closed.indicator-returns", (*back, someone)))
    if know.voids[one.place] & ~(1 << at):
        return refuse(Reason("out-of-another", "play.follow", (someone,)))
    return refuse(Reason("may-hold", "play.follow", (someone,)))


def _other(view: View, seat: str) -> Seat:
    one = read_seat(seat)
    if one is view.seat:
        raise ValueError(f"{one} sees its own hand")
    return one


def _out_reason(view: View, know: Knowledge, seat: Seat, suit: str) -> Reason:
    """Why a seat cannot have a card of the suit: it did not follow, all are seen, or nothing else fits."""
    someone = Someone("holder", seat)
    for cards in (*(one.cards for one in view.tricks), view.trick):
        led = cards[0].card if cards else None
        own = next((one for one in cards if one.seat is seat), None)
        if led is not None and led.suit == suit and own is not None and (own.card is None or own.card.suit != suit):
            return Reason("out-not-followed", "play.follow", (someone, led))
    if not know.unseen & SUIT_MASK[suit]:
        return Reason("out-all-seen", "cards.pack")
    return Reason("out-no-room", "play.follow", (someone,))
