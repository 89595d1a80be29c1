"""What one seat knows during the play, and the worlds that fit it.

Everything here reads a :class:`~tutor.rules.view.View`, never a deal. A *world* places every card the seat has not
seen: in the hands of the others, among the folded cards, as the closed indicator. It fits when it agrees with all that
was seen and with the rules that were obeyed: who failed to follow what (``play.follow``), that a folded card was not
of the led suit and, if it stayed down, no trump (``closed.void-folds``, ``closed.inspect``), that the maker folded a
non-trump from hand or the indicator (``closed.no-hand-cut``), led no closed trump to the first trick
(``closed.no-trump-lead-first``) and left a trump suit that nobody else had only when out of it (``trump.exhausted``).
Calls in the auction prove nothing.

While the trump suit is not known there is one :class:`Case` or two for each suit it may be. Within a case each
:class:`Place` takes so many cards of certain whole suits, so that the worlds are counted exactly, drawn evenly without
rejection, and told apart from contradictions by Hall's condition on the 14 proper sets of suits.

>>> import random
>>> from tutor.rules import Bid, Pass, SetIndicator
>>> from tutor.rules.dealing import random_deal
>>> deal = random_deal(random.Random(304), dealer="W").act("S", Bid(160))
>>> for _ in range(3):
...     deal = deal.act(deal.turn, Pass())
>>> deal = deal.act("S", SetIndicator(list(deal.hand("S"))[0]))
>>> for _ in range(4):
...     deal = deal.act(deal.turn, Pass())
>>> possible_trumps(deal.view("S")), possible_trumps(deal.view("E"))
('S', 'SHDC')
>>> count_worlds(deal.view("S")), count_worlds(deal.view("E"))
(9465511770, 75724094160)
>>> world = sample_world(deal.view("E"), random.Random(1))
>>> world.hands[1] == deal.hand("E"), sum(len(hand) for hand in world.hands)
(True, 32)
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple, TypeVar

from tutor.cards import SUITS, Card, Hand, cards_of, mask_of
from tutor.rules.events import SeenCard
from tutor.rules.state import PLAY
from tutor.rules.view import View
from tutor.seats import SEATS, Seat

T = TypeVar("T")

_OF_SUIT = tuple(frozenset(cards_of(0xFF << (8 * suit))) for suit in range(4))

# --- Hall's condition, all sets of suits at once
# A slack is one integer with a field of seven bits for each of the 16 sets of suits: 64 + the unseen cards of the set
# - the cards that must come from it. Something fits exactly while no field falls under 64.

GUARD: Final = sum(64 << (7 * some) for some in range(16))
"""The slack of nothing: a placing exists while ``slack & GUARD == GUARD``."""

SUPPLY: Final = tuple(sum(1 << (7 * some) for some in range(16) if some >> suit & 1) for suit in range(4))
"""What one unseen card of a suit adds to the slack."""

DEMAND: Final = tuple(sum(1 << (7 * some) for some in range(16) if not suits & ~some) for suits in range(16))
"""What one card to be placed, of the suits of this set (bit 0 spades ... bit 3 clubs), takes from the slack."""


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
    ``sizes`` counts the unknown cards in hand (without that indicator), ``suits`` says of which suits they may be.
    ``slack`` is the slack of all unseen cards and places.
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
    caller must have folded; ``voids`` the suits a
    hand is out of (the maker's closed indicator apart); ``held`` the cards still to play; ``folded`` seat, trick and
    possible suits of each unseen folded card of a finished trick; ``table`` seat, card (``None`` unseen) and possible
    suits of each card of the current trick; ``barred`` the suits that cannot be trump; ``cases`` is asked for apart.
    """

    seat: int
    hand: int
    unseen: int
    known: tuple[int, ...]
    orders: dict[int, tuple[Card, ...]]
    deduced: tuple[FoldedCard, ...]
    voids: tuple[int, ...]
    held: tuple[int, ...]
    folded: tuple[tuple[int, int, int], ...]
    table: tuple[tuple[int, Card | None, int], ...]
    maker: int
    closed: bool
    indicator: Card | None
    barred: int
    cut_only: bool
    leads: tuple[tuple[int, int, bool], ...]
    from_maker: tuple[tuple[int, int], ...]

    def cases(self) -> Iterator[Case]:
        """Each case that is possible, the trump suits of which most is unseen first."""
        if self.indicator is not None:
            yield from self._cases_of(self.indicator.place >> 3)
            return
        unseen = self.unseen
        counts = [((unseen >> (8 * suit) & 255).bit_count(), suit) for suit in range(4) if not self.barred >> suit & 1]
        counts.sort(reverse=True)
        for _, suit in counts:
            yield from self._cases_of(suit)

    def _cases_of(self, trump: int) -> Iterator[Case]:
        """The cases of one trump suit: is a card that the maker has folded just now the indicator or not?"""
        bit, maker, apart = 1 << trump, self.maker, self.closed and self.indicator is None
        exhausted, out = _exhausted(self.leads, trump) if self.leads else (False, 0)
        if out and apart and any(suit == trump and trick > out for trick, suit in self.from_maker):
            return
        suits = [15 & ~void for void in self.voids]
        if out:
            suits[maker] &= ~bit
        sizes = [held - known.bit_count() for held, known in zip(self.held, self.known, strict=True)]
        sizes[self.seat] = 0
        slack, cutting = GUARD, -1
        for suit in range(4):
            slack += SUPPLY[suit] * (self.unseen >> (8 * suit) & 255).bit_count()
        for _, _, some in self.folded:
            slack -= DEMAND[some & ~bit]
        for seat, card, some in self.table:
            if card is None and seat == maker:
                cutting = some
            elif card is None:
                slack -= DEMAND[some]
        for seat in range(4):
            slack -= DEMAND[suits[seat]] * sizes[seat]
        if apart and cutting >= 0 and self.table[0][1] not in _OF_SUIT[trump]:
            left = slack - DEMAND[bit]
            if left & GUARD == GUARD:
                yield Case(trump, True, False, exhausted, tuple(sizes), tuple(suits), left)
        if apart:
            sizes[maker] -= 1
            slack += DEMAND[suits[maker]] - DEMAND[bit]
        if cutting >= 0:
            slack -= DEMAND[cutting & ~bit]
        if sizes[maker] >= 0 and not self.cut_only and slack & GUARD == GUARD:
            yield Case(trump, False, apart, exhausted, tuple(sizes), tuple(suits), slack)

    def places(self, case: Case) -> tuple[Place, ...]:
        """All places of a case: folded cards, then hands, then the indicator."""
        bit, number = 1 << case.trump, 9 - max(self.held)
        found = [Place("folded", SEATS[seat], trick, 1, some & ~bit) for seat, trick, some in self.folded]
        for seat, card, some in self.table:
            if card is None:
                may = some if seat != self.maker else bit if case.cut else some & ~bit
                found.append(Place("table", SEATS[seat], number, 1, may))
        for seat in range(4):
            if seat != self.seat:
                found.append(Place("hand", SEATS[seat], 0, case.sizes[seat], case.suits[seat]))
        if case.apart:
            found.append(Place("indicator", SEATS[self.maker], 0, 1, bit))
        return tuple(found)


def _exhausted(leads: tuple[tuple[int, int, bool], ...], trump: int) -> tuple[bool, int]:
    """Is the maker bound by ``trump.exhausted``, and from which trick on is the maker's hand known to be out of trumps?

    ``leads`` are the maker's leads: trick, suit, and whether nobody else played that suit.
    """
    bound = False
    for trick, suit, alone in leads:
        if bound and suit != trump:
            return True, trick
        bound = bound or (alone and suit == trump)
    return bound, 0


def read(view: View) -> Knowledge:
    """What the seat of this view knows. Raises ``ValueError`` outside the play and in Partner Close Caps."""
    if view.phase != PLAY or view.maker is None or view.contract is None:
        raise ValueError(f"cards are placed during the play only, not in phase {view.phase!r}")
    if view.contract.is_pcc:
        raise ValueError("there is no Caps in Partner Close Caps (caps.none-in-pcc), and it is not counted here")
    own, maker, indicator, closed = view.seat.place, view.maker.place, view.indicator, bool(view.closed)
    tricks: list[Sequence[SeenCard]] = [one.cards for one in view.tricks]
    if view.trick:
        tricks.append(view.trick)
    orders, deduced = _fill_in(view, tricks) if view.claims else ({}, ())
    seen, barred, finished = view.hand.mask, 0, len(view.tricks)
    voids, held = [0, 0, 0, 0], [8 - finished] * 4
    folded: list[tuple[int, int, int]] = []
    leads: list[tuple[int, int, bool]] = []
    from_maker: list[tuple[int, int]] = []
    table: list[tuple[int, Card | None, int]] = []
    for number, cards in enumerate(tricks, 1):
        first = cards[0].card
        assert first is not None
        led, followed = first.place >> 3, 0
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
                    if face_down and not shown and number <= finished:
                        barred |= 1 << suit
                if place == maker:
                    from_maker.append((number, suit))
            if number > finished:
                held[place] -= 1
                table.append((place, card, 15 & ~voids[place]))
        if cards[0].seat.place == maker:
            leads.append((number, led, followed == 1 and number <= finished))
            if number == 1:
                barred |= 1 << led
    known = [0, 0, 0, 0]
    for place, order in orders.items():
        known[place] = mask_of(order)
    if not closed and indicator is not None and not seen & indicator.bit:
        known[maker] |= indicator.bit
    unseen = 0xFFFFFFFF & ~(seen | known[0] | known[1] | known[2] | known[3])
    cut_only = closed and any(one.seat.place == maker for one in view.claims)
    if view.profile.exhausted_trumps == "never":
        leads = []
    # fmt: off
    return Knowledge(
        own, view.hand.mask, unseen, tuple(known), orders, deduced, tuple(voids), tuple(held), tuple(folded),
        tuple(table), maker, closed, indicator, barred, cut_only, tuple(leads), tuple(from_maker),
    )
    # fmt: on


def _fill_in(
    view: View, tricks: list[Sequence[SeenCard]]
) -> tuple[dict[int, tuple[Card, ...]], tuple[FoldedCard, ...]]:
    """Fill in the folded cards of Caps callers; what each other caller has still to play, and what was filled in.

    A caller's hand and order are public, and to a lead that cannot be followed any card is legal: what was folded is
    the first card of the order (``caps.call``).
    """
    orders, deduced = {}, []
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


# --- worlds


class World(NamedTuple):
    """A full placing that fits: the indicator, each seat's cards still to play (a closed indicator of its own
    included; by ``Seat.place``), and what the unseen folded cards are."""

    indicator: Card
    hands: tuple[Hand, ...]
    folded: tuple[FoldedCard, ...]


def make_world(know: Knowledge, case: Case, filled: list[int]) -> World:
    """The world in which the places of a case hold these cards (one mask a place)."""
    hands, folded, indicator = list(know.known), list(know.deduced), know.indicator
    hands[know.seat] = know.hand
    for place, mask in zip(know.places(case), filled, strict=True):
        if place.kind in ("hand", "indicator"):
            hands[place.seat.place] |= mask
        else:
            folded.append(FoldedCard(place.trick, place.seat, cards_of(mask)[0]))
        if place.kind == "indicator" or (case.cut and place.kind == "table" and place.seat.place == know.maker):
            indicator = cards_of(mask)[0]
    assert indicator is not None
    return World(indicator, tuple(Hand(mask) for mask in hands), tuple(sorted(folded)))


def possible_trumps(view: View) -> str:
    """The suits that can be trump for all this seat knows: one letter when it is known, else up to four."""
    found = {case.trump for case in read(view).cases()}
    return "".join(letter for suit, letter in enumerate(SUITS) if suit in found)


def count_worlds(view: View) -> int:
    """How many worlds fit what this seat knows, exactly (1 when everything is known)."""
    know = read(view)
    return sum(_ways(know, case) for case in know.cases())


def enumerate_worlds(view: View) -> Iterator[World]:
    """Every world that fits, each once. Ask :func:`count_worlds` first: on eight cards there are billions."""
    know = read(view)
    for case in know.cases():
        for filled in _fillings(know.places(case), know.unseen, case.slack):
            yield make_world(know, case, filled)


def sample_world(view: View, rng: random.Random) -> World:
    """One world that fits, each with the same chance; the same ``rng`` state gives the same world."""
    know = read(view)
    cases = list(know.cases())
    case = _pick(rng, [(one, _ways(know, one)) for one in cases])
    places = know.places(case)
    suits, room = tuple(one.suits for one in places), tuple(one.size for one in places)
    filled = [0] * len(places)
    for suit in range(4):
        cards = list(cards_of(know.unseen & 0xFF << (8 * suit)))
        rng.shuffle(cards)
        shares = _shares(len(cards), room, suits, suit)
        left = _pick(rng, [(left, ways * _rest(know.unseen, suit + 1, left, suits)) for left, ways in shares])
        for at, (before, after) in enumerate(zip(room, left, strict=True)):
            for _ in range(before - after):
                filled[at] |= cards.pop().bit
        room = left
    return make_world(know, case, filled)


def _pick(rng: random.Random, weighted: list[tuple[T, int]]) -> T:
    """One of these, each with a chance of its weight (exact for integers of any size)."""
    at = rng.randrange(sum(weight for _, weight in weighted))
    for one, weight in weighted:
        if at < weight:
            return one
        at -= weight
    raise AssertionError("weights add up")


def _ways(know: Knowledge, case: Case) -> int:
    places = know.places(case)
    return _rest(know.unseen, 0, tuple(one.size for one in places), tuple(one.suits for one in places))


@lru_cache(maxsize=100_000)
def _rest(unseen: int, suit: int, room: tuple[int, ...], suits: tuple[int, ...]) -> int:
    """In how many ways the unseen cards from this suit on fill exactly this room."""
    if suit == 4:
        return 0 if any(room) else 1
    shares = _shares((unseen >> (8 * suit) & 255).bit_count(), room, suits, suit)
    return sum(ways * _rest(unseen, suit + 1, left, suits) for left, ways in shares)


def _shares(
    count: int, room: tuple[int, ...], suits: tuple[int, ...], suit: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """How ``count`` cards of one suit can be shared out: the room left by place, and in how many ways that is done."""
    if not room:
        if not count:
            yield (), 1
        return
    most = min(count, room[0]) if suits[0] >> suit & 1 else 0
    for taken in range(most + 1):
        for left, ways in _shares(count - taken, room[1:], suits[1:], suit):
            yield (room[0] - taken, *left), ways * comb(count, taken)


def _fillings(places: tuple[Place, ...], unseen: int, slack: int) -> Iterator[list[int]]:
    """Every way to fill the places, as one mask a place; follows no branch that cannot be completed."""
    if not places:
        yield []
        return
    place = places[0]
    allowed = [one for one in cards_of(unseen) if place.suits >> (one.place >> 3) & 1]
    freed = slack + DEMAND[place.suits] * place.size
    for some in itertools.combinations(allowed, place.size):
        left = freed
        for one in some:
            left -= SUPPLY[one.place >> 3]
        if left & GUARD == GUARD:
            mask = mask_of(some)
            for rest in _fillings(places[1:], unseen & ~mask, left):
                yield [mask, *rest]
