"""How the others call in a simulation: a rule of thumb, and no more than that.

On four cards a player makes the least bid the rules allow when the opening table says that it pays: when the best suit
of the four makes that contract often enough to win more tokens than it loses (``score.table``, open cards). Else the
player passes. Nobody asks partner, asks for a redeal, bids more than needed, or bids on eight cards.

>>> pays(Hand.parse("JS 9S AS 7H"), 160), pays(Hand.parse("JS 9S AS 7H"), 300), pays(Hand.parse("7S 8H 7D QC"), 160)
(True, False, False)
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from tutor.cards import SUITS, Hand
from tutor.rules.auction import FIRST_LEAST, MOST
from tutor.rules.tokens import award
from tutor.solver.openings import CLASSES, openings
from tutor.solver.openings.classes import number_of

CONTRACTS: Final = tuple(range(FIRST_LEAST, MOST + 1, 10))
"""The contracts in question: 160 to 300."""

PLACE: Final = {contract: at for at, contract in enumerate(CONTRACTS)}
"""The bit of each contract in :attr:`Plan.bids`."""


class Plan(NamedTuple):
    """What four cards would bid: ``bids`` has a bit for each contract that pays, ``suits`` the trump (0 spades ... 3
    clubs) that each contract would be played in."""

    bids: int
    suits: tuple[int, ...]


@cache
def needed(contract: int) -> float:
    """How often a contract must be made, 0 to 1, to bring as many tokens as it costs (``score.table``).

    >>> round(needed(160), 3), needed(200)
    (0.667, 0.6)
    """
    won, lost = award(contract)
    return lost / (won + lost)


@cache
def plan(mask: int) -> Plan:
    """The plan of a first packet of four cards, as a mask. Of equal suits the first one is taken."""
    suits = [suit for suit in range(4) if mask >> 8 * suit & 255]
    rows = [_chances(number_of(mask, suit)) for suit in suits]
    best = tuple(max(range(len(suits)), key=lambda at: rows[at][place]) for place in range(len(CONTRACTS)))
    bids = sum(1 << place for place, contract in enumerate(CONTRACTS) if rows[best[place]][place] >= needed(contract))
    return Plan(bids, tuple(suits[at] for at in best))


def pays(first: Hand, contract: int) -> bool:
    """Would a player with these four cards bid so much?"""
    return bool(plan(first.mask).bids >> PLACE[contract] & 1)


def favourite(first: Hand) -> int:
    """The contract that brings these four cards most tokens by the opening table alone; 0 when none pays.

    >>> favourite(Hand.parse("JS 9S JH 9H")), favourite(Hand.parse("7S 8H 7D QC"))
    (200, 0)
    """
    suits = [suit for suit in range(4) if first.mask >> 8 * suit & 255]
    rows = [_chances(number_of(first.mask, suit)) for suit in suits]
    worth = {0: 0.0}
    for place, contract in enumerate(CONTRACTS):
        won, lost = award(contract)
        worth[contract] = max(row[place] for row in rows) * (won + lost) - lost
    return max(worth, key=lambda one: worth[one])


def suit_of(first: Hand, contract: int) -> str:
    """The trump suit that these four cards would play a contract in."""
    return SUITS[plan(first.mask).suits[PLACE[contract]]]


@cache
def _chances(number: int) -> tuple[float, ...]:
    """How often a class of the opening table makes each contract."""
    found = openings().of_class(CLASSES[number])
    return tuple(found.chance(contract) for contract in CONTRACTS)
