"""Random play of the open-card game: what a side gets when everybody plays any legal card, many games at once.

It is the naive baseline that an estimate should beat: deal the unknown cards by chance, play the whole deal by chance,
count the points. **Cards and trump are open and nobody thinks**: follow suit if you can, the highest trump wins, else
the highest card of the suit led, as in ``tutor.solver.dd``; a closed indicator and ``trump.exhausted`` are not in it.

The games are run by a kernel like those of the solver (``jit``): compiled when numba is there, which importing this
module asks for, else as plain Python. Both play the same games, card by card.

>>> from tutor.cards import Hand
>>> solid = playouts(200, seed=304, hands={"S": Hand.parse("J9ATKQ87...")}, trump="S", leader="S", maker="N")
>>> solid.mean, solid.share(160)
(304.0, 1.0)
>>> any_cards = playouts(2000, seed=304)
>>> any_cards.number, round(any_cards.mean / 10), any_cards.counts[304] < 20
(2000, 15, True)
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tutor.cards import CARDS, PACK, SUITS, Card, Hand, cards_of
from tutor.seats import SEATS, Seat
from tutor.solver.dd.tables import POINTS
from tutor.solver.jit import is_compiled, kit, plain_twin

jit, count, width, low = kit(__name__)

# What the kernel works in, from these places on: the hands during and before the play, cards known and cards to be
# dealt by seat; trump and leader (4: by chance), of the last game too; the random state; whose side counts (0, 1); how
# many cards are unknown; those cards; the cards of the last game as they were played.
HANDS: Final = 0
DEALT: Final = 4
KNOWN: Final = 8
NEEDS: Final = 12
TRUMP: Final = 16
LEADER: Final = 17
TRUMPS: Final = 18
LED_BY: Final = 19
RANDOM: Final = 20
SIDE: Final = 21
UNKNOWN: Final = 22
STOCK: Final = 24
PLAYED: Final = 56
MEMORY: Final = 88

ANY: Final = 4

TOTAL: Final = 304
"""The card points of the pack (``cards.points``)."""

WORD: Final = 2**62 - 1
FACTOR: Final = 6364136223846793005
STEP: Final = 1442695040888963407
"""A linear congruential generator of 62 bits; its upper 32 bits are drawn from."""


@jit
def game(w: Any) -> int:
    """Deal and play one game by chance: the card points of seats 0 and 2."""
    x = w[RANDOM]
    trump = w[TRUMP]
    if trump == ANY:
        x = x * FACTOR + STEP & WORD
        trump = x >> 60
    seat = w[LEADER]
    if seat == ANY:
        x = x * FACTOR + STEP & WORD
        seat = x >> 60
    w[TRUMPS] = trump
    w[LED_BY] = seat
    dealt = 0
    for at in range(4):
        hand = w[KNOWN + at]
        for _ in range(w[NEEDS + at]):
            x = x * FACTOR + STEP & WORD
            drawn = STOCK + dealt + ((x >> 30) * (w[UNKNOWN] - dealt) >> 32)
            c = w[drawn]
            w[drawn] = w[STOCK + dealt]
            w[STOCK + dealt] = c
            hand |= 1 << c
            dealt += 1
        w[HANDS + at] = hand
        w[DEALT + at] = hand
    points = 0
    for start in range(PLAYED, PLAYED + 32, 4):
        led = best = by = pot = 0
        for laid in range(4):
            hand = w[HANDS + seat]
            legal = hand & 255 << 8 * led if laid else 0
            if legal == 0:
                legal = hand
            x = x * FACTOR + STEP & WORD
            for _ in range((x >> 30) * count(legal) >> 32):
                legal &= legal - 1
            c = low(legal)
            w[HANDS + seat] = hand ^ 1 << c
            w[start + laid] = c
            pot += POINTS[c & 7]
            if laid == 0:
                led = c >> 3
                best = c
                by = seat
            elif c > best if c >> 3 == best >> 3 else c >> 3 == trump:
                best = c
                by = seat
            seat = seat + 1 & 3
        seat = by
        if by & 1 == 0:
            points += pot
    w[RANDOM] = x
    return points


@jit
def games(number: int, w: Any, counts: Any) -> None:
    """Play so many games and count the card points of the side in ``w``."""
    for _ in range(number):
        points = game(w)
        counts[TOTAL - points if w[SIDE] else points] += 1


class Game(NamedTuple):
    """One random game: the hands as dealt (by ``Seat.place``), trump, leader, the 32 cards as they were played."""

    hands: tuple[Hand, ...]
    trump: str
    leader: Seat
    cards: tuple[Card, ...]


class Playouts(NamedTuple):
    """How many of the games gave the maker's side each number of card points (0-304), and the last game played."""

    counts: tuple[int, ...]
    last: Game

    @property
    def number(self) -> int:
        """The number of games."""
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """The mean of the card points."""
        return sum(points * games for points, games in enumerate(self.counts)) / self.number

    def share(self, points: int) -> float:
        """The part of the games (0-1) that gave at least so many card points."""
        return sum(self.counts[max(points, 0) :]) / self.number


def playouts(
    number: int,
    seed: int,
    hands: Mapping[str, Hand] | None = None,
    trump: str | None = None,
    leader: str | None = None,
    maker: str = "S",
    compiled: bool | None = None,
) -> Playouts:
    """Play ``number`` whole deals by chance and count the card points of the maker's side.

    ``hands`` are the cards known by seat, up to eight each; the rest of the pack is dealt anew for each game. ``trump``
    and ``leader`` are drawn for each game too where they are ``None``. The same arguments give the same games, compiled
    or not (``compiled`` as for :class:`~tutor.solver.dd.solver.Solver`). Raises ``ValueError`` for a number under 1,
    more than eight cards in a hand, a card in two hands, and what is no suit or seat.

    >>> known = {"S": Hand.parse("JS 9S AS TS")}
    >>> playouts(500, 1, known, "S").mean > playouts(500, 1, known, "H").mean
    True
    """
    if number < 1:
        raise ValueError(f"at least one game is played, not {number}")
    compiled = is_compiled() if compiled is None else compiled
    work = _start(seed, hands or {}, trump, leader, Seat(maker))
    counts: Any = [0] * (TOTAL + 1)
    if compiled:
        numpy: Any = importlib.import_module("numpy")
        work, counts = numpy.array(work, dtype=numpy.int64), numpy.array(counts, dtype=numpy.int64)
    (games if compiled else plain_twin(__name__).games)(number, work, counts)
    played = [int(one) for one in work]
    return Playouts(
        tuple(int(one) for one in counts),
        Game(
            tuple(Hand(mask) for mask in played[DEALT:KNOWN]),
            SUITS[played[TRUMPS]],
            SEATS[played[LED_BY]],
            tuple(CARDS[place] for place in played[PLAYED:MEMORY]),
        ),
    )


def _start(seed: int, hands: Mapping[str, Hand], trump: str | None, leader: str | None, maker: Seat) -> list[int]:
    """The kernel's memory before the first game."""
    if trump is not None and (len(trump) != 1 or trump not in SUITS):
        raise ValueError(f"trump is one of {', '.join(SUITS)}, not {trump!r}")
    work, seen = [0] * MEMORY, 0
    for seat, hand in hands.items():
        if len(hand) > 8:
            raise ValueError(f"{seat} has {len(hand)} cards: a hand has eight at most")
        if seen & hand.mask:
            raise ValueError(f"in two hands: {', '.join(cards_of(seen & hand.mask))}")
        seen |= hand.mask
        work[KNOWN + Seat(seat).place] = hand.mask
    for place in range(4):
        work[NEEDS + place] = 8 - work[KNOWN + place].bit_count()
    unknown = [one.place for one in PACK if not seen & one.bit]
    work[STOCK : STOCK + len(unknown)] = unknown
    work[UNKNOWN] = len(unknown)
    work[TRUMP] = ANY if trump is None else SUITS.index(trump)
    work[LEADER] = ANY if leader is None else Seat(leader).place
    work[SIDE] = maker.place & 1
    for _ in range(2):  # small seeds must not start alike
        seed = (seed * FACTOR + STEP) & WORD
    work[RANDOM] = seed ^ seed >> 31
    return work
