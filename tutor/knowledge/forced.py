"""Facts that others force: found by Hall's condition over every case, each with as few premises as will do.

A premise is a fact of :func:`~tutor.knowledge.evidence.evidence`. Leaving premises out gives a :class:`Knowledge` with
fewer bounds (and hands of unknown size), of which the same questions are asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tutor.cards import SUITS, cards_of
from tutor.knowledge.evidence import may_be_apart
from tutor.knowledge.fact import Fact, Spot
from tutor.knowledge.reading import Knowledge
from tutor.knowledge.rooms import Room, rooms_of
from tutor.knowledge.where import holder_of, shown_by_defenders, sound_in, spot_of, spots_of
from tutor.rules.view import View
from tutor.seats import SEATS, Seat


def weaken(know: Knowledge, kept: Iterable[Fact]) -> tuple[Knowledge, int]:
    """What the seat would know by these premises alone, besides the cards it has seen; and, as bits, the hands of which
    it would not know how many cards they hold."""
    since: dict[tuple[int, int], int] = {}
    barred, spent, cut, certain, no_trump = 0, 0, False, 0, set()
    for one in kept:
        if one.kind == "void" and one.seat is not None:
            since[one.seat.place, SUITS.index(one.suits)] = one.sources[0].trick
        elif one.kind == "not-trump":
            barred |= 1 << SUITS.index(one.suits)
        elif one.kind in ("spent", "spent-if", "duty", "duty-if"):
            spent |= 1 << SUITS.index(one.suits)
        elif one.kind == "no-trump" and one.spot is not None:
            no_trump.add((one.spot.seat.place, one.spot.trick))
        elif one.kind == "count" and one.seat is not None:
            certain |= 1 << one.seat.place
        cut = cut or one.kind == "cut"

    def may(seat: int, trick: int) -> int:
        suits = 15 & ~sum(1 << suit for (place, suit), first in since.items() if place == seat and first <= trick)
        return suits if (seat, trick) in no_trump else suits | suits << 4

    number, own = know.number, know.seat
    voids = tuple(know.voids[own] if seat == own else 15 & ~may(seat, number) for seat in range(4))
    folded = tuple((seat, trick, may(seat, trick)) for seat, trick, _ in know.folded)
    table = tuple((seat, card, some if card is not None else may(seat, number)) for seat, card, some in know.table)
    leads = know.by_maker
    if own != know.maker:
        leads = tuple((suit, bool(spent >> suit & 1) if alone else alone) for suit, alone in leads)
    fewer = know._replace(voids=voids, folded=folded, table=table, barred=barred, cut_only=cut, by_maker=leads)
    return fewer, 15 & ~(certain | 1 << own)


def follows(view: View, know: Knowledge, fact: Fact, premises: Iterable[Fact]) -> bool:
    """Does a forced fact follow from these premises, and the cards the seat has seen, alone?"""
    return _holds(view, know, fact, rooms_of(*weaken(know, premises)))


def _holds(view: View, know: Knowledge, fact: Fact, rooms: list[Room]) -> bool:
    suits = {SUITS.index(one) for one in fact.suits}
    if fact.kind == "not-trump":
        return all(room.case.trump not in suits for room in rooms)
    if fact.kind in ("trump", "indicator"):
        return all(room.case.trump in suits for room in rooms)
    if fact.kind == "must":
        spots = {spot for suit in suits for spot in spots_of(rooms, suit)}
        return spots == {fact.spot} if fact.spot is not None else holder_of(spots) is fact.seat
    if fact.kind == "out":
        return all(spot.kind != "hand" or spot.seat != fact.seat for suit in suits for spot in spots_of(rooms, suit))
    if fact.kind == "folded":
        others = [suit for suit in range(4) if suit not in suits]
        at = ((room, one) for room in rooms for one in room.places if spot_of(one) == fact.spot)
        return not any(room.takes(one, suit) for room, one in at for suit in others)
    assert fact.kind == "spoilt", fact.kind
    shown = shown_by_defenders(view, know)
    return not any(sound_in(room, know, shown) for room in rooms)


def explain(view: View, know: Knowledge, fact: Fact, premises: Sequence[Fact]) -> Fact:
    """The fact with premises that force it and none of which can be left out; as few counts as may be."""

    def sift(some: list[Fact], rest: list[Fact]) -> list[Fact]:
        """The fewest of ``some`` that do beside ``rest``, found by halves."""
        if not some or follows(view, know, fact, rest):
            return []
        if len(some) == 1:
            return some
        half = len(some) // 2
        late = sift(some[half:], [*some[:half], *rest])
        return [*sift(some[:half], [*late, *rest]), *late]

    others = [one for one in premises if one.kind != "count"]
    counts = sift([one for one in premises if one.kind == "count"], others)
    return fact._replace(because=(*sift(others, counts), *counts))


def forced(view: View, know: Knowledge, premises: Sequence[Fact]) -> Iterator[Fact]:
    """Every fact that the premises force together, each with a smallest set of them (no fewer of that set will do)."""
    rooms = rooms_of(know)
    spots = {suit: spots_of(rooms, suit) for suit in range(4) if know.unseen >> (8 * suit) & 255}
    for fact in (*_trumps(know, rooms), *_folds(know, rooms, spots), *_hands(know, rooms, spots)):
        yield explain(view, know, fact, premises)
    shown = shown_by_defenders(view, know)
    if not any(sound_in(room, know, shown) for room in rooms):
        yield explain(view, know, Fact("spoilt", "trump.spoilt"), premises)
    for suit in range(4):
        if suit not in spots and not any(mask >> (8 * suit) & 255 for mask in know.known):
            yield Fact("gone", None, suits=SUITS[suit])


def _trumps(know: Knowledge, rooms: list[Room]) -> Iterator[Fact]:
    """Suits that can be trump or cannot, and the indicator (``trump.indicator``)."""
    if know.indicator is not None:
        return
    suits = sorted({room.case.trump for room in rooms})
    for suit in know.trumps():
        if suit not in suits:
            yield Fact("not-trump", "trump.indicator", suits=SUITS[suit])
    letters, maker = "".join(SUITS[suit] for suit in suits), SEATS[know.maker]
    if len(suits) == 1:
        yield Fact("trump", "trump.indicator", maker, suits=letters)
    cards = cards_of(sum(know.unseen & 0xFF << (8 * suit) for suit in suits))
    yield Fact("indicator", "trump.indicator", maker, Spot("indicator", maker), letters, cards)


def _folds(know: Knowledge, rooms: list[Room], spots: dict[int, set[Spot]]) -> Iterator[Fact]:
    """What each unseen folded card can be (``closed.void-folds``)."""
    for spot in {spot_of(one): None for room in rooms for one in room.places if one.kind in ("folded", "table")}:
        suits = [suit for suit in spots if spot in spots[suit]]
        cards = cards_of(sum(know.unseen & 0xFF << (8 * suit) for suit in suits))
        letters = "".join(SUITS[suit] for suit in suits)
        yield Fact("folded", "closed.void-folds", spot.seat, spot, letters, cards)


def _hands(know: Knowledge, rooms: list[Room], spots: dict[int, set[Spot]]) -> Iterator[Fact]:
    """Cards that only one seat can hold, and suits that a seat cannot have though it was not seen to be out of them."""
    for suit, some in spots.items():
        holder = holder_of(some)
        if holder is not None and some != {Spot("indicator", holder)}:
            spot = some.copy().pop() if len(some) == 1 else None
            cards = cards_of(know.unseen & 0xFF << (8 * suit))
            yield Fact("must", None, holder, spot, SUITS[suit], cards)
    for seat in SEATS:
        for suit, some in spots.items():
            unseen = Spot("hand", seat) not in some and not know.voids[seat.place] >> suit & 1
            if unseen and seat.place != know.seat and _has_hand(rooms, seat):
                yield Fact("out", None, seat, suits=SUITS[suit], apart=may_be_apart(know, seat, suit))


def _has_hand(rooms: list[Room], seat: Seat) -> bool:
    """Can this seat hold a card, the closed indicator apart, that this seat cannot place?"""
    return any(one.kind == "hand" and one.seat is seat and one.size for room in rooms for one in room.places)
