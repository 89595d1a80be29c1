"""The classes of four-card hands: hands that differ only in the names of their suits are one class.

With the indicator's suit fixed there are 5,510 classes of a hand and a suit in it, over 2,262 classes of hands. A class
is named by its ranks: those of the indicator's suit first, the other suits after it in a fixed order.

>>> class_of(Hand.parse("JS 9S AH 7C"), "S"), class_of(Hand.parse("JD 9D AC 7S"), "D")
('J9.A.7.', 'J9.A.7.')
>>> len(CLASSES), len({tuple(sorted(one.split("."))) for one in CLASSES})
(5510, 2262)
"""

from __future__ import annotations

import itertools
from functools import cache
from typing import Final

from tutor.cards import RANKS, SUITS, Hand

HAND: Final = 4
"""The cards of a first packet."""


def _name(masks: tuple[int, ...]) -> str:
    """Four suits' ranks (masks, bit 7 the jack) as text: ``J9.A.7.``."""
    return ".".join("".join(rank for at, rank in enumerate(RANKS) if mask >> 7 - at & 1) for mask in masks)


def _classes() -> tuple[str, ...]:
    found = set()
    for cards in itertools.combinations(range(32), HAND):
        masks = [0, 0, 0, 0]
        for card in cards:
            masks[card >> 3] |= 1 << (card & 7)
        if masks[0]:
            found.add((masks[0], *sorted(masks[1:], reverse=True)))
    return tuple(_name(one) for one in sorted(found, reverse=True))


CLASSES: Final = _classes()
"""The name of every class, in the order in which they are stored."""

NUMBERS: Final = {name: number for number, name in enumerate(CLASSES)}
"""The place of each class in ``CLASSES``."""


def class_of(hand: Hand, suit: str) -> str:
    """The class of a four-card hand whose indicator is of this suit (``trump.indicator``).

    Raises ``ValueError`` for another number of cards and for a suit that the hand has not.
    """
    if len(hand) != HAND:
        raise ValueError(f"a first packet has four cards, not {len(hand)}")
    if suit not in SUITS or len(suit) != 1 or not hand.of_suit(suit):
        raise ValueError(f"the indicator is one of the four cards {hand}: {suit!r} is no suit of it")
    return CLASSES[number_of(hand.mask, SUITS.index(suit))]


@cache
def number_of(mask: int, suit: int) -> int:
    """The place in ``CLASSES`` of four cards (a mask) with a suit of theirs (0 spades ... 3 clubs)."""
    masks = [mask >> 8 * one & 255 for one in range(4)]
    trumps = masks.pop(suit)
    return NUMBERS[_name((trumps, *sorted(masks, reverse=True)))]
