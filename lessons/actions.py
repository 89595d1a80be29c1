"""Actions as answers: how a lesson writes what a seat can do, and back.

``JS`` (a card to play or to set aside), ``bid 200``, ``pass``, ``ask``, ``redeal``, ``pcc``, ``open``, ``spoilt``;
where the maker calls a card ``trump H``, ``call JS``, ``marriage H``, ``slam``, ``exchange``, ``exchange KD/7C``.
"""

from __future__ import annotations

from typing import Final

from lessons.errors import Fault
from puzzles.auction_calls import name_of
from tutor.cards import card
from tutor.record.typed import CALLS, named_action
from tutor.rules import Action, Bid, Play, SetIndicator
from tutor.rules.actions import CallCard, Exchange, NameTrump, ShowMarriage
from tutor.rules.state import INDICATOR

NAMED: Final = ("exchange", "trump", "marriage", "call")


def action_of(text: str, phase: str) -> Action:
    """The action that an answer id means in a phase. Raises ``ValueError``.

    >>> action_of("exchange KD/7C", "exchange") == Exchange(("KD",), ("7C",)), action_of("trump H", "trump")
    (True, NameTrump(suit='H'))
    """
    if text in CALLS:
        return CALLS[text]
    do, _, rest = text.partition(" ")
    if do == "bid" and rest.isdecimal():
        return Bid(int(rest))
    if do in NAMED:
        return named_action(do, rest)
    return SetIndicator(card(text)) if phase == INDICATOR else Play(card(text))


def id_of(action: Action) -> str:
    """The answer id of an action; the other way round. Raises ``ValueError`` for one that cannot be asked for."""
    if isinstance(action, Play | SetIndicator):
        return str(action.card)
    if isinstance(action, NameTrump | ShowMarriage):
        return f"{action.do} {action.suit}"
    if isinstance(action, CallCard):
        return f"call {action.card}"
    if isinstance(action, Exchange):
        return f"exchange {' '.join(action.take)}/{' '.join(action.put)}" if action.take else "exchange"
    if isinstance(action, Bid) or action.do in CALLS:
        return name_of(action)
    raise Fault("act-unasked", action=repr(action.do))
