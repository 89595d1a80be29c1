"""Reading a view: what was seen, and what follows from it suit by suit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.cards import Card, mask_of
from tutor.knowledge.hall import DEMAND, GUARD, SUPPLY
from tutor.rules.events import SeenCard
from tutor.rules.state import PLAY
from tutor.rules.view import View
from tutor.seats import SEATS, Seat

Orders = dict[int, tuple[Card, ...]]
"""By ``Seat.place``: the cards a Caps caller has still to play, in the stated order."""


class Place(NamedTuple):
    """Where unseen cards lie: ``size`` of them, each of one of the ``suits`` (bit 0 spades ... bit 3 clubs).

    ``kind`` is ``"hand"`` (the unknown part of it, a closed indicator left out), ``"folded"`` (a card of the finished
    trick number ``trick`` that stayed down), ``"table"`` (a folded card of the current trick) or ``"indicator"``.
    """

    kind: str
    seat: Seat
    trick: int
    size: int
    suits: int


class FoldedCard(NamedTuple):
    """A card that lies face down for the seat: in which trick (1-8), folded by whom."""

    trick: int
    seat: Seat
    card: Card


class Case(NamedTuple):
    """One trump suit that may be (0 spades ... 3 clubs), and what follows from it.

    ``cut`` says that the maker's folded card of the current trick is the indicator; ``apart`` that an indicator this
    seat has not seen lies before the maker; ``exhausted`` that the maker is bound by ``trump.exhausted``. By seat:
    ``sizes`` counts the unknown cards in hand (without that indicator), ``suits`` of which suits they may be. ``slack``
    is that of all unseen cards and places.
    """

    trump: int
    cut: bool
    apart: bool
    exhausted: bool
    sizes: tuple[int, ...]
    suits: tuple[int, ...]
    slack: int


class Knowledge(NamedTuple):
    """What one seat knows: sets of cards are masks, sets of suits bits (0 spades ... 3 clubs), seats their ``place``.

    ``unseen`` are the cards of unknown place; ``known`` the cards of the others known to be in hand (a Caps caller's,
    a returned indicator); ``orders`` what a Caps caller has still to play, in the stated order; ``deduced`` what such a
    caller must have folded; ``voids`` the suits a hand is out of (the maker's closed indicator apart); ``held`` the
    cards still to play; ``folded`` seat, trick and possible suits of each unseen folded card of a finished trick;
    ``table`` seat, card (``None`` unseen) and possible suits of each card of the current trick. Out of these suits a
    case takes its trump: for all in ``folded``, and for the maker's in ``table`` (a suit that stands in bits 4-7
    too stays: under ``club.closed.any-cut`` the maker's may be a hand trump). ``led`` is the suit led last; ``barred``
    the suits that cannot be trump; ``by_maker`` the suits the maker was seen to play, and for a lead whether nobody
    else played that suit (``None`` for other plays).
    """

    seat: int
    hand: int
    unseen: int
    known: tuple[int, ...]
    orders: Orders
    deduced: tuple[FoldedCard, ...]
    voids: tuple[int, ...]
    held: tuple[int, ...]
    folded: tuple[tuple[int, int, int], ...]
    table: tuple[tuple[int, Card | None, int], ...]
    led: int
    maker: int
    closed: bool
    indicator: Card | None
    barred: int
    cut_only: bool
    by_maker: tuple[tuple[int, bool | None], ...]

    @property
    def number(self) -> int:
        """The number of the current trick (1-8)."""
        return 9 - max(self.held)

    def cases(self) -> Iterator[Case]:
        """Each case that is possible, the trump suits of which most is unseen first."""
        for suit in self.trumps():
            for case in self.tries(suit):
                if case.slack & GUARD == GUARD and case.sizes[self.maker] >= 0:
                    yield case

    def trumps(self) -> list[int]:
        """The suits that nothing bars from being trump, the one of which most is unseen first."""
        suits = [self.indicator.place >> 3] if self.indicator is not None else range(4)
        out = [((self.unseen >> (8 * suit) & 255).bit_count(), suit) for suit in suits if not self.barred >> suit & 1]
        return [suit for _, suit in sorted(out, reverse=True)]

    def tries(self, trump: int) -> Iterator[Case]:
        """The cases of one trump suit, possible or not: is a card the maker has folded just now the indicator?"""
        bit, maker, apart = 1 << trump, self.maker, self.closed and self.indicator is None
        exhausted = out = False
        for suit, alone in self.by_maker:
            if out and apart and suit == trump:
                return  # out of trumps, yet here is one
            out = out or (exhausted and alone is not None and suit != trump)
            exhausted = exhausted or (alone is True and suit == trump)
        suits = [15 & ~void for void in self.voids]
        if out:
            suits[maker] &= ~bit
        sizes = [held - known.bit_count() for held, known in zip(self.held, self.known, strict=True)]
        sizes[self.seat] = 0
        slack, cutting = GUARD, -1
        for suit in range(4):
            slack += SUPPLY[suit] * (self.unseen >> (8 * suit) & 255).bit_count()
        for _, _, some in self.folded:
            slack -= DEMAND[(some & ~bit | some >> 4) & 15]
        for seat, card, some in self.table:
            if card is None and seat == maker:
                cutting = some
            elif card is None:
                slack -= DEMAND[some & 15]
        for seat in range(4):
            slack -= DEMAND[suits[seat]] * sizes[seat]
        if apart and cutting >= 0 and self.led != trump:
            yield Case(trump, True, False, exhausted, tuple(sizes), tuple(suits), slack - DEMAND[bit])
        if apart:
            sizes[maker] -= 1
            slack += DEMAND[suits[maker]] - DEMAND[bit]
        if cutting >= 0:
            slack -= DEMAND[(cutting & ~bit | cutting >> 4) & 15]
        if not self.cut_only:
            yield Case(trump, False, apart, exhausted, tuple(sizes), tuple(suits), slack)

    def places(self, case: Case) -> tuple[Place, ...]:
        """All places of a case: the single cards first, then the three hands."""
        bit, number = 1 << case.trump, self.number
        found = [
            Place("folded", SEATS[seat], trick, 1, (some & ~bit | some >> 4) & 15) for seat, trick, some in self.folded
        ]
        for seat, card, some in self.table:
            if card is None:
                may = some & 15 if seat != self.maker else bit if case.cut else (some & ~bit | some >> 4) & 15
                found.append(Place("table", SEATS[seat], number, 1, may))
        if case.apart:
            found.append(Place("indicator", SEATS[self.maker], 0, 1, bit))
        for seat in range(4):
            if seat != self.seat:
                found.append(Place("hand", SEATS[seat], 0, case.sizes[seat], case.suits[seat]))
        return tuple(found)


def check(view: View) -> None:
    """Raise ``ValueError`` where there is nothing to read: outside the play, in Partner Close Caps, and where more than
    four play."""
    if view.profile.form.many:
        raise ValueError(f"cards are placed at a table for four only, not for {view.profile.players}")
    if view.phase != PLAY or view.maker is None or view.contract is None:
        raise ValueError(f"cards are placed during the play only, not in phase {view.phase!r}")
    if view.contract.is_pcc:
        raise ValueError("there is no Caps in Partner Close Caps (caps.none-in-pcc), and it is not counted here")


def read(view: View) -> Knowledge:
    """What the seat of this view knows. Raises ``ValueError`` like :func:`check`."""
    check(view)
    assert view.maker is not None
    own, maker, indicator, closed = view.seat.place, view.maker.place, view.indicator, bool(view.closed)
    tricks = cards_down(view)
    orders, deduced = fill_in(view, tricks)
    seen, barred, finished, unknown = view.hand.mask, 0, len(view.tricks), closed and indicator is None
    voids, held = [0, 0, 0, 0], [8 - finished] * 4
    folded: list[tuple[int, int, int]] = []
    by_maker: list[tuple[int, bool | None]] = []
    table: list[tuple[int, Card | None, int]] = []
    led, any_cut = -1, view.profile.maker_cuts == "any"
    for number, cards in enumerate(tricks, 1):
        first = cards[0].card
        assert first is not None
        led, followed, made = first.place >> 3, 0, -1
        for seat, card, face_down, shown in cards:
            place = seat.place
            if card is None:
                voids[place] |= 1 << led
                if number <= finished:
                    folded.append((place, number, 15 & ~voids[place]))
            else:
                seen |= card.bit
                suit = card.place >> 3
                if suit == led:
                    followed += 1
                else:
                    voids[place] |= 1 << led
                    if unknown and face_down and not shown and number <= finished:
                        barred |= 1 << suit
                if place == maker:
                    made = suit
            if number > finished:
                held[place] -= 1
                may = 15 & ~voids[place]
                table.append((place, card, may | may << 4 if any_cut and place == maker else may))
        leads = cards[0].seat.place == maker
        if made >= 0:
            by_maker.append((made, (followed == 1 and number <= finished) if leads else None))
        if leads and number == 1 and unknown:  # closed.no-trump-lead-first
            barred |= 1 << led
    known = [0, 0, 0, 0]
    for place, order in orders.items():
        known[place] = mask_of(order)
    if not closed and indicator is not None and not seen & indicator.bit:
        known[maker] |= indicator.bit
    unseen = 0xFFFFFFFF & ~(seen | known[0] | known[1] | known[2] | known[3])
    cut_only = closed and any(one.seat.place == maker for one in view.claims)
    if view.profile.exhausted_trumps == "never":
        by_maker = []
    told = own, view.hand.mask, unseen, tuple(known), orders, deduced, tuple(voids), tuple(held), tuple(folded)
    return Knowledge(*told, tuple(table), led, maker, closed, indicator, barred, cut_only, tuple(by_maker))


def cards_down(view: View) -> list[Sequence[SeenCard]]:
    """The cards of each trick as the seat saw them, the current trick last if it has any."""
    found: list[Sequence[SeenCard]] = [one.cards for one in view.tricks]
    if view.trick:
        found.append(view.trick)
    return found


def fill_in(view: View, tricks: list[Sequence[SeenCard]]) -> tuple[Orders, tuple[FoldedCard, ...]]:
    """Fill in the folded cards of Caps callers; what each other caller has still to play, and what was filled in.

    A caller's hand and order are public, and to a lead that cannot be followed any card is legal: what was folded is
    the first card of the order (``caps.call``).
    """
    orders: Orders = {}
    deduced = []
    for claim in view.claims:
        left = list(claim.order)
        for number, cards in enumerate(tricks, 1):
            filled = list(cards)
            for nth, one in enumerate(cards):
                if one.seat == claim.seat and (number, nth) >= (claim.trick, claim.after):
                    if one.card is None:
                        filled[nth] = one = one._replace(card=left[0])
                        deduced.append(FoldedCard(number, one.seat, left[0]))
                    left = [card for card in left if card is not one.card]
            tricks[number - 1] = filled
        if claim.seat != view.seat:
            orders[claim.seat.place] = tuple(left)
    return orders, tuple(deduced)
