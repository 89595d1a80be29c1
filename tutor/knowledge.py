"""What one seat knows during the play, and the worlds that fit it.

Everything here reads a :class:`~tutor.rules.view.View`, never a deal. A *world* places every card the seat has not
seen: in the hands of the others, among the folded cards, as the closed indicator. It fits when it agrees with all that
was seen and with the rules that were obeyed: who failed to follow what (``play.follow``), that a folded card was not
of the led suit and, if it stayed down, no trump (``closed.void-folds``, ``closed.inspect``), that the maker folded a
non-trump from hand or the indicator (``closed.no-hand-cut``), led no closed trump to the first trick
(``closed.no-trump-lead-first``) and left a trump suit that nobody else had only when out of it (``trump.exhausted``).
Calls in the auction prove nothing.

There is one :class:`Case` or two for each suit that may be trump. In a case each :class:`Place` takes so many cards of
certain whole suits: worlds are counted exactly, drawn evenly, and excluded by Hall's condition on sets of suits.

>>> import random
>>> from tutor.rules import Bid, Pass, SetIndicator
>>> from tutor.rules.dealing import random_deal
>>> deal = random_deal(random.Random(304), dealer="W")
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("KS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> possible_trumps(deal.view("S")), possible_trumps(deal.view("E"))
('S', 'SHDC')
>>> count_worlds(deal.view("S")), count_worlds(deal.view("E"))
(9465511770, 75724094160)
>>> world = sample_world(deal.view("E"), random.Random(1))
>>> world.hands[1] == deal.hand("E")
True
"""

from __future__ import annotations

import bisect
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

Orders = dict[int, tuple[Card, ...]]
"""By ``Seat.place``: the cards a Caps caller has still to play, in the stated order."""

Counts = tuple[int, int, int, int]  # spades, hearts, diamonds, clubs

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
    ``table`` seat, card (``None`` unseen) and possible suits of each card of the current trick; ``led`` the suit led
    last; ``barred`` the suits that cannot be trump; ``by_maker`` the suits the maker was seen to play, and for a lead
    whether nobody else played that suit (``None`` for other plays).
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

    def cases(self) -> Iterator[Case]:
        """Each case that is possible, the trump suits of which most is unseen first."""
        suits = [self.indicator.place >> 3] if self.indicator is not None else range(4)
        out = [((self.unseen >> (8 * suit) & 255).bit_count(), suit) for suit in suits if not self.barred >> suit & 1]
        for _, suit in sorted(out, reverse=True):
            yield from self._cases_of(suit)

    def _cases_of(self, trump: int) -> Iterator[Case]:
        """The cases of one trump suit: is a card that the maker has folded just now the indicator or not?"""
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
            slack -= DEMAND[some & ~bit]
        for seat, card, some in self.table:
            if card is None and seat == maker:
                cutting = some
            elif card is None:
                slack -= DEMAND[some]
        for seat in range(4):
            slack -= DEMAND[suits[seat]] * sizes[seat]
        if apart and cutting >= 0 and self.led != trump:
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
        """All places of a case: the single cards first, then the three hands."""
        bit, number = 1 << case.trump, 9 - max(self.held)
        found = [Place("folded", SEATS[seat], trick, 1, some & ~bit) for seat, trick, some in self.folded]
        for seat, card, some in self.table:
            if card is None:
                may = some if seat != self.maker else bit if case.cut else some & ~bit
                found.append(Place("table", SEATS[seat], number, 1, may))
        if case.apart:
            found.append(Place("indicator", SEATS[self.maker], 0, 1, bit))
        for seat in range(4):
            if seat != self.seat:
                found.append(Place("hand", SEATS[seat], 0, case.sizes[seat], case.suits[seat]))
        return tuple(found)


def read(view: View) -> Knowledge:
    """What the seat of this view knows. Raises ``ValueError`` outside the play and in Partner Close Caps."""
    if view.phase != PLAY or view.maker is None or view.contract is None:
        raise ValueError(f"cards are placed during the play only, not in phase {view.phase!r}")
    if view.contract.is_pcc:
        raise ValueError("there is no Caps in Partner Close Caps (caps.none-in-pcc), and it is not counted here")
    own, maker, indicator, closed = view.seat.place, view.maker.place, view.indicator, bool(view.closed)
    tricks: list[Sequence[SeenCard]] = [*(one.cards for one in view.tricks), *([view.trick] if view.trick else [])]
    orders, deduced = _fill_in(view, tricks)
    seen, barred, finished, unknown = view.hand.mask, 0, len(view.tricks), closed and indicator is None
    voids, held = [0, 0, 0, 0], [8 - finished] * 4
    folded: list[tuple[int, int, int]] = []
    by_maker: list[tuple[int, bool | None]] = []
    table: list[tuple[int, Card | None, int]] = []
    led = -1
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
                table.append((place, card, 15 & ~voids[place]))
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


def _fill_in(view: View, tricks: list[Sequence[SeenCard]]) -> tuple[Orders, tuple[FoldedCard, ...]]:
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
    found = sorted({case.trump for case in read(view).cases()})
    return "".join(SUITS[suit] for suit in found)


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
    case = _pick(rng, [(one, _ways(know, one)) for one in know.cases()])
    sizes, suits = _sizes(know, case)
    left = [list(cards_of(know.unseen & 0xFF << (8 * suit))) for suit in range(4)]
    for cards in left:
        rng.shuffle(cards)
    filled = []
    for at, size in enumerate(sizes):
        takes = _takes((len(left[0]), len(left[1]), len(left[2]), len(left[3])), size, suits[at])
        later = sizes[at + 1 :], suits[at + 1 :]
        taken = _pick(rng, [(some, ways * _rest(after, *later)) for some, after, ways in takes])
        filled.append(mask_of(left[suit].pop() for suit in range(4) for _ in range(taken[suit])))
    return make_world(know, case, filled)


def _pick(rng: random.Random, weighted: Sequence[tuple[T, int]]) -> T:
    """One of these, each with a chance of its weight (exact for integers of any size)."""
    sums = list(itertools.accumulate(weight for _, weight in weighted))
    return weighted[bisect.bisect_right(sums, rng.randrange(sums[-1]))][0]


def _sizes(know: Knowledge, case: Case) -> tuple[tuple[int, ...], tuple[int, ...]]:
    places = know.places(case)
    return tuple(one.size for one in places), tuple(one.suits for one in places)


def _ways(know: Knowledge, case: Case) -> int:
    spades, hearts, diamonds, clubs = ((know.unseen >> (8 * suit) & 255).bit_count() for suit in range(4))
    return _rest((spades, hearts, diamonds, clubs), *_sizes(know, case))


@lru_cache(maxsize=100_000)
def _rest(counts: Counts, sizes: tuple[int, ...], suits: tuple[int, ...]) -> int:
    """In how many ways so many cards of each suit fill exactly places of these sizes and suits."""
    if len(sizes) > 2:
        return sum(ways * _rest(after, sizes[1:], suits[1:]) for _, after, ways in _takes(counts, sizes[0], suits[0]))
    one, two = (*suits, 0, 0)[:2]
    free, bound, lost = (
        sum(count for suit, count in enumerate(counts) if some >> suit & 1)
        for some in (one & two, one & ~two, 15 & ~(one | two))
    )
    taken = sizes[0] - bound if sizes else 0
    return comb(free, taken) if taken >= 0 and not lost and sum(counts) == sum(sizes) else 0


def _takes(counts: Counts, size: int, suits: int) -> Iterator[tuple[Counts, Counts, int]]:
    """Each way to take ``size`` cards by suit: how many of each suit, how many are left, and how many such hands."""
    most = [min(count, size) if suits >> suit & 1 else 0 for suit, count in enumerate(counts)]
    spades, hearts, diamonds, clubs = counts
    for a in range(most[0] + 1):
        for b in range(min(most[1], size - a) + 1):
            for c in range(min(most[2], size - a - b) + 1):
                d = size - a - b - c
                if d <= most[3]:
                    ways = comb(spades, a) * comb(hearts, b) * comb(diamonds, c) * comb(clubs, d)
                    yield (a, b, c, d), (spades - a, hearts - b, diamonds - c, clubs - d), ways


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
