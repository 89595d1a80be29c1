"""Actions as one types them: ``160``, ``pass``, ``JS``, ``open``, ``caps(JS 9S)``; ``E:`` before it for somebody else.

Where the maker calls a card or plays alone ``trump(H)``, ``call(JS)``, ``marriage(H)``, ``slam``, ``exchange()``
(nothing) and ``exchange(KD/7C)``.

>>> from tutor.record import example, load
>>> deal = load(example()).start()
>>> typed_action("160", deal), typed_action("E:spoilt", deal)
((Seat('S'), Bid(amount=160)), (Seat('E'), DeclareSpoilt()))
>>> words_of("160 pass, pass JS caps(JS 9S)")
('160', 'pass', 'pass', 'JS', 'caps(JS 9S)')
"""

from __future__ import annotations

import re
from typing import Final

from tutor.cards import SUITS, card, cards
from tutor.faults import Fault
from tutor.rules.actions import (
    Action,
    AnnounceSlam,
    AskPartner,
    Bid,
    CallCaps,
    CallCard,
    DeclareSpoilt,
    Exchange,
    NameTrump,
    OpenTrump,
    PartnerCloseCaps,
    Pass,
    Play,
    Redeal,
    SetIndicator,
    ShowMarriage,
)
from tutor.rules.deal import Deal
from tutor.rules.state import INDICATOR
from tutor.seats import Seat, seat
from tutor.showing import show

_ONE_WORD: Final[tuple[Action, ...]] = (
    Pass(),
    AskPartner(),
    Redeal(),
    PartnerCloseCaps(),
    OpenTrump(),
    DeclareSpoilt(),
    AnnounceSlam(),
)
CALLS: Final = {one.do: one for one in _ONE_WORD}
"""The actions that are one word. They belong to whose turn it is; opening is the maker's."""

_NAMED: Final = re.compile(r"(trump|call|marriage|exchange)\(([^)]*)\)", re.IGNORECASE)
_WORD: Final = re.compile(r"(?:[A-Za-z]:)?\w+\([^)]*\)|[^\s,;/]+")


def words_of(text: str) -> tuple[str, ...]:
    """The actions of a text, one by one."""
    return tuple(_WORD.findall(text))


def typed_action(word: str, deal: Deal) -> tuple[Seat, Action]:
    """The seat and action that a word means at this moment; whose turn it is acts, unless a seat stands before it.

    Raises ``ValueError`` for what is no action, and when the deal is over.
    """
    name, _, rest = word.rpartition(":")
    low = rest.strip().lower()
    who = _who(name, deal, deal.maker if low == "open" else None)
    if low in CALLS:
        return who, CALLS[low]
    if low.isdecimal() and low.isascii() and len(low) < 5:
        return who, Bid(int(low))
    if low.startswith("caps(") and low.endswith(")"):
        return who, CallCaps(cards(rest.strip()[5:-1]))
    named = _NAMED.fullmatch(rest.strip())
    if named is not None:
        return who, named_action(named[1].lower(), named[2].strip())
    one = card(rest)
    return who, SetIndicator(one) if deal.phase == INDICATOR else Play(one)


def named_action(do: str, of: str) -> Action:
    """The action of a maker who calls a card or plays alone, and of those who play with one. Raises ``ValueError``.

    >>> named_action("trump", "H"), named_action("exchange", "KD/7C") == Exchange(cards("KD"), cards("7C"))
    (NameTrump(suit='H'), True)
    """
    if do == "exchange":
        take, _, put = of.partition("/")
        return Exchange(cards(take), cards(put))
    if do == "call":
        return CallCard(card(of))
    if of.upper() not in SUITS:
        raise Fault("suit-needed", action=do, given=show(of))
    return NameTrump(of.upper()) if do == "trump" else ShowMarriage(of.upper())


def _who(name: str, deal: Deal, usual: Seat | None = None) -> Seat:
    found = seat(name) if name else usual or deal.turn
    if found is None:
        raise Fault("deal-over")
    return found
