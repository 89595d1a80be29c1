"""Which of the solved deals can stand for a question: those in which a seat holds four given cards, suits renamed.

304 knows no suit from another. So a deal in which the seat holds ♥J ♥9 ♦A ♣7 stands for one with ♠J ♠9 ♥A ♦7. Each way
of finding the four cards in the seat's eight counts: given the four cards, every rest of the deal is as likely as any
other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from tutor.cards import Hand
from tutor.solver.deals.table import Deals, Solved, shared

ENOUGH: Final = 500
"""The deals that a question needs at least."""


class Match(NamedTuple):
    """A deal that stands for a question. ``first`` is the mask of the four cards as they are called in the deal, and
    ``suits`` the deal's name (0-3) for each suit of the question."""

    number: int
    deal: Solved
    first: int
    suits: tuple[int, ...]


def renamed(mask: int, suits: Sequence[int]) -> int:
    """A set of cards with each suit under its other name.

    >>> Hand(renamed(Hand.parse("J9.A..7").mask, (2, 0, 1, 3)))
    Hand.parse('A..J9.7')
    """
    return sum((mask >> 8 * suit & 255) << 8 * name for suit, name in enumerate(suits))


def names(mask: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Each other set of cards that a set becomes when suits are renamed, and one renaming that does it."""
    found: dict[int, tuple[int, ...]] = {}
    for suits in permutations(range(4)):
        found.setdefault(renamed(mask, suits), suits)
    yield from found.items()


@lru_cache(maxsize=64)
def matches(first: Hand, place: int, deals: Deals | None = None) -> tuple[Match, ...]:
    """The deals in which a seat holds these four cards, in the order of their numbers.

    ``place`` is the seat's turn to call: 0 eldest ... 3 the dealer. ``deals`` are the shipped ones unless others are
    given. A deal that holds the four cards in more than one way stands there as often.

    Raises ``ValueError`` for another number of cards.
    """
    if len(first) != 4:
        raise ValueError(f"a first packet has four cards, not {len(first)}")
    some = deals or shared()
    holders, found = _holders(some, place), []
    for image, suits in names(first.mask):
        one, two, three, four = (holders[card] for card in range(32) if image >> card & 1)
        found += [Match(at, some.solved[at], image, suits) for at in _bits(one & two & three & four)]
    return tuple(sorted(found, key=lambda one: (one.number, one.first)))


@lru_cache(maxsize=8)
def _holders(deals: Deals, place: int) -> tuple[int, ...]:
    """By card, the deals in which the seat holds it, as a set of bits."""
    digits = [bytearray(b"0") * len(deals.solved) for _ in range(32)]
    for at, one in enumerate(deals.solved, start=1):
        hand = one.hands[place]
        while hand:
            digits[(hand & -hand).bit_length() - 1][-at] = 49  # the digit 1
            hand &= hand - 1
    return tuple(int(one or b"0", 2) for one in digits)


def _bits(some: int) -> Iterator[int]:
    while some:
        low = some & -some
        yield low.bit_length() - 1
        some ^= low


def different(some: Sequence[Match]) -> int:
    """The different deals among matches."""
    return len({one.number for one in some})
