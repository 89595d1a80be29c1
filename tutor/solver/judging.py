"""Rulings on what was simulated: which call or which indicator is best, as far as the solved deals can tell.

Allowed means: the best, or not to be told from it (``noise.near_best``). The witness of a reason holds the numbers:
tokens in hundredths (``mean_tokens``), chances in percent.
"""

from __future__ import annotations

from tutor.cards import Card
from tutor.rules.actions import Action, Bid, Pass
from tutor.rules.ruling import Count, Reason, Ruling
from tutor.solver.deals.bids import Outlook
from tutor.solver.deals.exchanges import Pair
from tutor.solver.deals.exchanges import Setting as Exchanges
from tutor.solver.deals.indicators import Setting


def rule_calls(found: Outlook) -> dict[Action, Ruling]:
    """The ruling on each call: does any other bring more tokens on average (``score.table``)?"""
    near = found.near_best()
    best = Count("best_call", _code(near[0])), Count("mean_best_tokens", hundredths(found.tokens(near[0]).value))
    rulings = {}
    for call in found.rows:
        own = Count("call", _code(call)), Count("mean_tokens", hundredths(found.tokens(call).value))
        if call == near[0]:
            rulings[call] = Ruling(True, (Reason("call-best", "score.table", own),))
        elif call in near:
            rulings[call] = Ruling(True, (Reason("call-near", "score.table", (*own, *best)),))
        else:
            rulings[call] = Ruling(False, (Reason("call-worse", "score.table", (*own, *best)),))
    return rulings


def rule_indicators(found: Setting) -> dict[Card, Ruling]:
    """The ruling on each of the maker's four cards: is the contract made more often with another as indicator?"""
    near = found.near_best()
    best = near[0], Count("best_percent", percent(found.chance(near[0]).value))
    rulings = {}
    for card in found.hand:
        own = Count("percent", percent(found.chance(card).value))
        if card is near[0]:
            rulings[card] = Ruling(True, (Reason("aside-best", "trump.indicator", (own,)),))
        elif card in near:
            rulings[card] = Ruling(True, (Reason("aside-near", "trump.indicator", (*best, own)),))
        else:
            id = "aside-card-worse" if card.suit in {one.suit for one in near} else "aside-suit-worse"
            rulings[card] = Ruling(False, (Reason(id, "trump.indicator", (*best, own)),))
    return rulings


def rule_exchanges(found: Exchanges) -> dict[Pair, Ruling]:
    """The ruling on each pair to leave in the widow: is the bid made more often with another (``widow.exchange``)?"""
    near = found.near_best()
    best = *near[0], Count("best_percent", percent(found.chance(near[0]).value))
    rulings = {}
    for pair in found.pairs:
        own = Count("percent", percent(found.chance(pair).value))
        if pair == near[0]:
            rulings[pair] = Ruling(True, (Reason("lies-best", "widow.exchange", (own,)),))
        elif pair in near:
            rulings[pair] = Ruling(True, (Reason("lies-near", "widow.exchange", (*best, own)),))
        else:
            rulings[pair] = Ruling(False, (Reason("lies-worse", "widow.exchange", (*best, own)),))
    return rulings


def _code(call: Action) -> int:
    """A call as a number that words can select: the bid, 0 for a pass, 1 for asking partner."""
    if isinstance(call, Bid):
        return call.amount
    return 0 if isinstance(call, Pass) else 1


def hundredths(tokens: float) -> int:
    """Tokens in whole hundredths.

    >>> hundredths(-0.404)
    -40
    """
    return round(100 * tokens)


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)
