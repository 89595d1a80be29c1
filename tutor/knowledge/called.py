"""What a seat can count in a called game, where every card falls face up: suits still out, points, what is lacking.

>>> import random
>>> from tutor.rules.playout import random_whole
>>> deal = next(one for one in random_whole(random.Random(7), "widow").path() if one.called and one.called.tricks)
>>> view = deal.view(deal.maker)
>>> side_points(view, True).right - side_points(view, False).right, suit_out(view, "S").right
(-30, 6)
"""

from __future__ import annotations

from collections.abc import Iterable

from tutor.cards import SUIT_MASK, Card, cards_of, mask_of
from tutor.knowledge.counting import Slips, suit_slips
from tutor.rules.called.sides import is_makers, taken
from tutor.rules.called.view import CalledView
from tutor.rules.ruling import Count, LostTrick, Reason
from tutor.rules.tally import Tally, gather, misread


def _fallen(view: CalledView) -> Iterable[Card]:
    for cards in (*(one.cards for one in view.tricks), view.trick):
        yield from (one.card for one in cards if one.card is not None)


def suit_out(view: CalledView, suit: str) -> Tally:
    """How many cards of a suit have not been played and are not in this seat's hand; those in a widow count as out."""
    gone = (mask_of(_fallen(view)) | view.hand.mask) & SUIT_MASK[suit]
    right = 8 - gone.bit_count()
    left = Count("left", right)
    seen = tuple(cards_of(gone))
    reason = (
        Reason("count-trumps", "cards.pack", (*seen, left))
        if seen
        else Reason("count-none-seen", "cards.pack", (left,))
    )
    return Tally(right, reason, gather(right, suit_slips(view, suit, right)), "cards.pack")


def side_points(view: CalledView, makers: bool) -> Tally:
    """The card points of the maker's side, or of the others, so far (``call.partner``, ``widow.exchange``).

    Raises ``ValueError`` where the seat cannot tell the sides apart.
    """
    have = taken(view)
    if not have.sure:
        raise ValueError(f"{view.seat} cannot tell the sides apart here")
    right, other = have.points if makers else have.points[::-1]
    ours = [one for one in view.tricks if is_makers(view, one) is makers]
    slips: Slips = []
    if view.trick:
        lying = sum(one.card.points for one in view.trick if one.card is not None)
        slips.append((right + lying, Reason("slip-unfinished", "play.winner")))
    lain = sum(one.points for one in view.widow or ())
    if makers and lain:
        slips.append((right - lain, Reason("side-widow-forgot", "widow.exchange", view.widow or ())))
    alone = sum(one.points or 0 for one in ours if one.winner is view.maker) + lain
    if makers and view.card is not None and alone != right:
        slips.append((alone, Reason("side-partner-forgot", "call.partner")))
    for one in view.tricks:
        lost, worth = LostTrick(one.number, one.winner), one.points or 0
        if one in ours:
            slips.append((right - worth, Reason("slip-trick-forgot", "play.winner", (lost,))))
        else:
            slips.append((right + worth, Reason("slip-trick-extra", "play.winner", (lost,))))
    slips += [
        (other, Reason("slip-other-side", "play.winner")),
        (right + other, Reason("slip-both-sides", "play.winner")),
    ]
    seen = [one.card for trick in ours for one in trick.cards if one.card is not None]
    slips += misread([*seen, *(view.widow or () if makers else ())])
    return Tally(right, Reason("side-points", "cards.points", (Count("points", right),)), gather(right, slips))


def points_lacking(view: CalledView) -> Tally:
    """The card points that the maker's side has still to take to reach its target (``call.score``).

    Raises ``ValueError`` where the seat does not know the target or the sides, or the target is reached.
    """
    have, target, contract = taken(view), view.target, view.contract
    if target is None or contract is None or contract.amount is None or not have.sure or target <= have.points[0]:
        raise ValueError(f"{view.seat} cannot tell what is lacking here")
    own, others = have.points
    right = target - own
    slips: Slips = [(contract.amount - own, Reason("lacking-bid", "call.marriage"))]
    slips.append((target - others, Reason("slip-other-side", "play.winner")))
    slips.append((304 - own - others, Reason("lacking-left", "call.score")))
    slips += [(target - wrong, why) for wrong, why in side_points(view, True).slips.items()]
    reason = Reason("lacking", "call.score", (Count("target", target), Count("points", own), Count("left", right)))
    return Tally(right, reason, gather(right, slips), "call.score")
