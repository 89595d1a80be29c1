"""What a choice in the auctions is worth, as a ruling with its reasons: right when it is the best, or as good as it.

The first reason is the verdict (for a wrong choice: the mistake), the second the numbers, counted in 100 deals. See
``tutor.solver.bidding`` for what is assumed.
"""

from __future__ import annotations

from tutor.cards import Hand
from tutor.rules.ruling import Count, Limit, Reason, Ruling, refuse
from tutor.rules.tokens import award
from tutor.solver.bidding import PASS, Offer, Weighed


def rule_call(weighed: Weighed, call: str) -> Ruling:
    """Is this call (``pass``, ``bid 200``) the best one, or as good? Clauses ``score.table``, ``auction.all-pass``."""
    numbers = _numbers(weighed.offers[call], call)
    if call == weighed.best:
        return Ruling(True, (Reason("call-best", "score.table"), numbers))
    if call in weighed.near:
        return Ruling(True, (Reason("call-as-good", "score.table"), numbers))
    return refuse(_mistake(weighed, call), numbers)


def _mistake(weighed: Weighed, call: str) -> Reason:
    if weighed.best == PASS:
        return Reason("call-pass-better", "score.table")
    best = amount_of(weighed.best)
    if call == PASS:
        return Reason("call-too-shy", "score.table", (Limit("least", best),))
    amount = amount_of(call)
    lower = [amount_of(one) for one in weighed.offers if one != PASS and amount_of(one) < amount]
    same = [one for one in lower if award(one) == award(amount)]
    if same:
        return Reason("call-same-tokens", "score.table", (Limit("most", same[0]),))
    if best > amount:
        return Reason("call-too-low", "score.table", (Limit("least", best),))
    return Reason("call-too-high", "score.table", (Limit("most", best),))


def _numbers(offer: Offer, call: str) -> Reason:
    if offer.chance is None:
        return Reason("call-nothing", "auction.all-pass")
    in_hundred = round(100 * offer.value)
    witness = Count("percent", round(100 * offer.chance.value)), Count("count", abs(in_hundred))
    if call == PASS:
        return Reason("call-stands-gains" if in_hundred >= 0 else "call-stands-costs", "score.table", witness)
    return Reason("call-gains" if in_hundred >= 0 else "call-costs", "score.table", witness)


def amount_of(call: str) -> int:
    """The amount of a bid by its name.

    >>> amount_of("bid 200")
    200
    """
    return int(call.split()[1])


def rule_trump(weighed: Weighed, hand: Hand, suit: str) -> Ruling:
    """Is this suit of four cards the best trump for the contract, or as good? Clause ``trump.indicator``."""
    chance, best = weighed.offers[suit].chance, weighed.offers[weighed.best].chance
    assert chance is not None
    assert best is not None
    numbers = Reason("trump-made", "score.made", (Count("percent", round(100 * chance.value)),))
    if suit == weighed.best:
        return Ruling(True, (Reason("trump-best", "trump.indicator"), numbers))
    if suit in weighed.near:
        return Ruling(True, (Reason("trump-as-good", "trump.indicator"), numbers))
    own, other = hand.of_suit(suit), hand.of_suit(weighed.best)
    witness = next(iter(other)), Count("percent", round(100 * best.value))
    if len(own) > len(other):
        return refuse(Reason("trump-only-long", "trump.indicator", witness), numbers)
    if len(own) < len(other):
        return refuse(Reason("trump-too-short", "trump.indicator", witness), numbers)
    return refuse(Reason("trump-weaker", "trump.indicator", witness), numbers)
