"""What a trick or a whole deal of a called game brings, asked claim by claim (``call.alone``, ``call.score``).

>>> import random
>>> from tutor.rules.playout import random_whole
>>> deal = random_whole(random.Random(7), "call-partner")
>>> scored = score(deal)
>>> rule_reached(scored).allowed == scored.made, [rule_scores(deal, deal.maker, one).allowed for one in (1, -1)]
(True, [False, True])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tutor.rules.called.naming import called_of
from tutor.rules.called.score import Scores, score
from tutor.rules.events import LeftAlone
from tutor.rules.outcome import winning_card
from tutor.rules.ruling import Count, Reason, Ruling, Someone, refuse
from tutor.seats import SEATS, Seat
from tutor.seats import seat as read_seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal


def rule_alone(deal: Deal) -> Ruling:
    """Has the trick that has just ended left the maker alone (``call.alone``)?

    Raises ``ValueError`` where no trick has ended, or the called card did not fall in it.
    """
    called = called_of(deal.position)
    end = called.tricks[-1] if called.tricks and not called.trick else None
    if end is None or called.card is None or called.card not in [one.card for one in end.cards]:
        raise ValueError("the called card did not fall in a trick that has just ended")
    best, led = winning_card(end), end.cards[0]
    if deal.entry is not None and any(isinstance(one, LeftAlone) for one in deal.entry.events):
        return Ruling(True, (Reason("alone-beaten", "call.alone", (best, called.card)),))
    if led.seat.place != called.maker or led.card.suit != called.card.suit:
        return refuse(Reason("alone-not-led", "call.alone", (called.card,)))
    if best.suit == called.trump and end.winner.place in (called.maker, called.holder):
        return refuse(Reason("alone-own-trump", "call.alone", (best, Someone("by", end.winner))))
    return refuse(Reason("alone-no-trump", "call.alone", (called.card,)))


def rule_reached(scored: Scores) -> Ruling:
    """Has the maker's side reached its target (``call.score``)?"""
    numbers = (Count("points", scored.points), Count("target", scored.target))
    return Ruling(
        bool(scored.made), (Reason("called-reached" if scored.made else "called-short", "call.score", numbers),)
    )


def rule_scores(deal: Deal, seat: str, number: int) -> Ruling:
    """Does this seat score so much (−1, 0, 1 or 4) in this deal (``call.score``, ``widow.score``)?"""
    scored = score(deal)
    one = read_seat(seat)
    return Ruling(scored.moved[one] == number, _why(deal, scored, one))


def _why(deal: Deal, scored: Scores, seat: Seat) -> tuple[Reason, ...]:
    """What decides about the score of a seat."""
    called, form = called_of(deal.position), deal.profile.form
    who = Someone("player", seat)
    if seat.place not in (called.maker, called.holder):
        if form.partners == "none":
            return (Reason("scores-against", "widow.score", (who,)),)
        return (Reason("scores-other", "call.score", (who,)),)
    numbers = (who, Count("points", scored.points), Count("target", scored.target))
    if scored.made and scored.slam:
        return (Reason("scores-slam", "call.slam", numbers),)
    reasons = [Reason("scores-made" if scored.made else "scores-short", "call.score", numbers)]
    if scored.slam is False:
        reasons.append(Reason("scores-slam-failed", "call.slam"))
    if seat.place == called.holder and called.alone:
        reasons.append(Reason("scores-still", "call.alone", (who, Someone("maker", SEATS[called.maker]))))
    return tuple(reasons)


def rule_ahead(totals: Mapping[str, int], seat: str) -> Ruling:
    """Has this seat won a match that ends with these totals (``call.match``)? Equal totals share."""
    best, own = max(totals.values()), totals[seat]
    ahead = [one for one, total in totals.items() if total == best]
    if own == best:
        id = "match-first" if len(ahead) == 1 else "match-shared"
        return Ruling(True, (Reason(id, "call.match", (Someone("player", read_seat(seat)),)),))
    leader = Someone("leader", read_seat(ahead[0]))
    return refuse(Reason("match-behind", "call.match", (Someone("player", read_seat(seat)), leader)))
