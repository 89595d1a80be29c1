"""Numbers that a player counts: the right one and why, and the slips that lead to others.

>>> from tutor.cards import cards
>>> count = trick_points(cards("AH 9S KH TH"), cards("JS")[0])
>>> count.right, count.rule(44).allowed, count.rule(74).reasons[0].id, count.rule(24).reasons[0].id
(44, True, 'slip-indicator', 'slip-forgot')
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from tutor.cards import RANK_POINTS, Card
from tutor.rules.ruling import Count, LostTrick, Reason, Ruling, refuse
from tutor.rules.view import View


class Tally(NamedTuple):
    """A number, the ``reason`` for it, and by wrong number the slip that gives it; ``clause`` is the rule of the count.

    ``rule`` judges any number: a wrong one gets its slip (or that it is too many, too few) and then the right reason.
    """

    right: int
    reason: Reason
    slips: Mapping[int, Reason]
    clause: str = "cards.points"

    def rule(self, number: int) -> Ruling:
        """Is this the number?"""
        if number == self.right:
            return Ruling(True, (self.reason,))
        slip = self.slips.get(number)
        if slip is None and number > self.right:
            slip = Reason("count-too-many", self.clause)
        return refuse(slip or Reason("count-too-few", self.clause), self.reason)


def gather(right: int, slips: Iterable[tuple[int, Reason]]) -> dict[int, Reason]:
    """Slips by the wrong number (0 or more) they give; the first one where several give the same."""
    found: dict[int, Reason] = {}
    for number, reason in slips:
        if number != right and number >= 0:
            found.setdefault(number, reason)
    return found


_SCALES: Final = (
    (Reason("slip-nine-ace", "cards.points"), {"9": 11, "A": 20}),
    (Reason("slip-nine-low", "cards.points"), {"9": 0}),
    (Reason("slip-bridge", "cards.points"), {"J": 1, "9": 0, "A": 4, "T": 0}),
    (Reason("slip-courts", "cards.points"), {"J": 10, "K": 10, "Q": 10}),
    (Reason("slip-ten-ace", "cards.points"), {"A": 10, "T": 11}),
    (Reason("slip-small", "cards.points"), {"K": 0, "Q": 0}),
    (Reason("slip-pips", "cards.points"), {"8": 8, "7": 7}),
    (Reason("slip-king-queen", "cards.points"), {"K": 2, "Q": 3}),
)
"""Points by rank as they are mixed up, or as other games have them; ranks that are left out count as they should."""


def misread(cards: Iterable[Card]) -> Iterator[tuple[int, Reason]]:
    """What these cards would count with card points that are not those of 304, and what was mixed up."""
    ranks = [one.rank for one in cards]
    for reason, scale in _SCALES:
        yield sum(scale.get(rank, RANK_POINTS[rank]) for rank in ranks), reason


def trick_points(cards: Iterable[Card], beside: Card | None = None) -> Tally:
    """The card points of a trick (``cards.points``); ``beside`` is an indicator shown beside it, not played."""
    some = tuple(cards)
    right = sum(one.points for one in some)
    slips: list[tuple[int, Reason]] = []
    if beside is not None:
        slips.append((right + beside.points, Reason("slip-indicator", "closed.indicator-returns", (beside,))))
    for one in some:
        slips.append((right - one.points, Reason("slip-forgot", "cards.points", (one,))))
        slips.append((right + one.points, Reason("slip-twice", "cards.points", (one,))))
    return Tally(right, Reason("points-trick", "cards.points", some), gather(right, (*slips, *misread(some))))


def side_points(view: View, side: str) -> Tally:
    """The card points a side has taken so far, as far as this seat has seen the cards (``View.points``)."""
    ours = [one for one in view.tricks if one.winner.side == side]
    seen = [one.card for trick in ours for one in trick.cards if one.card is not None]
    right = view.points[side]
    slips: list[tuple[int, Reason]] = []
    if view.trick:
        lying = sum(one.card.points for one in view.trick if one.card is not None)
        slips.append((right + lying, Reason("slip-unfinished", "play.winner")))
    for one in view.tricks:
        lost = LostTrick(one.number, one.winner)
        worth = sum(each.card.points for each in one.cards if each.card is not None)
        if one in ours:
            slips.append((right - worth, Reason("slip-trick-forgot", "play.winner", (lost,))))
        else:
            slips.append((right + worth, Reason("slip-trick-extra", "play.winner", (lost,))))
    slips.append((sum(view.points.values()) - right, Reason("slip-other-side", "play.winner")))
    slips.append((sum(view.points.values()), Reason("slip-both-sides", "play.winner")))
    reason = Reason("points-seen", "cards.points", (Count("points", right),))
    return Tally(right, reason, gather(right, (*slips, *misread(seen))))
