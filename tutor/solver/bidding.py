"""What four cards are worth in the auction, judged by the opening table.

The table was counted with open cards (:mod:`tutor.solver.openings`): it compares hands, it does not foretell real play.

>>> from tutor.cards import Hand
>>> hand = Hand.parse("JC 8C 7C KD")
>>> bool(rule_trump(hand, "C")), bool(rule_trump(hand, "D")), bool(rule_worth(hand, 160)), bool(rule_worth(hand, 200))
(True, False, True, False)
"""

from __future__ import annotations

from typing import Final

from tutor.cards import SUITS, Hand
from tutor.profiles import Profile, load_profile
from tutor.rules.ruling import Count, Reason, Ruling
from tutor.rules.tokens import award
from tutor.solver.openings.table import openings

LEAST: Final = 160
"""The contract by which suits are compared: the lowest bid of the first auction."""

CLOSE: Final = 0.03
"""Chances that differ by less are too close to tell apart."""


def trumps(hand: Hand) -> tuple[str, ...]:
    """The suits that four cards could make trump (``trump.indicator``)."""
    return tuple(one for one in SUITS if hand.of_suit(one))


def _chance(hand: Hand, suit: str, bid: int) -> float:
    return openings().opening(hand, suit).chance(bid)


def rule_trump(hand: Hand, suit: str) -> Ruling:
    """Does this suit bring ``LEAST`` points most often, of those that four cards could make trump?

    Raises ``ValueError`` for another number of cards, for a suit that the hand has not, and where two suits are too
    close to tell.
    """
    order = sorted((_chance(hand, one, LEAST) for one in trumps(hand)), reverse=True)
    if len(order) > 1 and order[0] - order[1] < CLOSE:
        raise ValueError(f"with {' '.join(hand)} two suits are as good as each other")
    chance = _chance(hand, suit, LEAST)
    best = chance == order[0]
    proof = (*hand.of_suit(suit), Count("bid", LEAST), Count("percent", round(100 * chance)))
    return Ruling(best, (Reason("openings-best" if best else "openings-worse", "trump.indicator", proof),))


def rule_worth(hand: Hand, bid: int, profile: Profile | None = None) -> Ruling:
    """Does a bid win more tokens than it loses, on average, with the best suit of four cards (``score.table``)?

    Raises ``ValueError`` for another number of cards, for a bid that the table does not know, and where it is too close
    to tell.
    """
    won, lost = award(bid, profile or load_profile())
    chance, need = max(_chance(hand, one, bid) for one in trumps(hand)), lost / (won + lost)
    if abs(chance - need) < CLOSE:
        raise ValueError(f"with {' '.join(hand)} it is too close to tell whether {bid} is worth it")
    proof = (Count("bid", bid), Count("percent", round(100 * chance)), Count("need", round(100 * need)))
    return Ruling(
        chance > need, (Reason("openings-worth" if chance > need else "openings-poor", "score.table", proof),)
    )
