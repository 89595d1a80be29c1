"""What a seat can do, as small frozen values; ``do`` is the name an action has in a record.

>>> Play("js") == Play("J♠"), Bid(160)
(True, Bid(amount=160))
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from tutor.cards import CARDS, Card, card, suit


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid this many card points (``auction.bid``, ``second.bid``)."""

    do: ClassVar[str] = "bid"
    amount: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass (``auction.pass-not-final``)."""

    do: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class AskPartner:
    """Ask partner to speak (``auction.ask-partner``)."""

    do: ClassVar[str] = "ask"


@dataclass(frozen=True, slots=True)
class Redeal:
    """Demand a redeal of a low hand (``deal.low-hand``)."""

    do: ClassVar[str] = "redeal"


@dataclass(frozen=True, slots=True)
class PartnerCloseCaps:
    """Call Partner Close Caps on eight cards (``second.pcc``)."""

    do: ClassVar[str] = "pcc"


@dataclass(frozen=True, slots=True)
class SetIndicator:
    """Set a card aside, face down, as the indicator (``trump.indicator``)."""

    do: ClassVar[str] = "indicator"
    card: Card

    def __post_init__(self) -> None:
        object.__setattr__(self, "card", card(self.card))


@dataclass(frozen=True, slots=True)
class OpenTrump:
    """Show the indicator and take it into hand (``open.before-first-lead``)."""

    do: ClassVar[str] = "open"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card. Whether it falls face down follows from the rules; ``folded`` may state it and is then checked."""

    do: ClassVar[str] = "play"
    card: Card
    folded: bool | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "card", card(self.card))


@dataclass(frozen=True, slots=True)
class CallCaps:
    """Claim every trick, stating the order of the caller's remaining cards (``caps.call``)."""

    do: ClassVar[str] = "caps"
    order: tuple[Card, ...]

    def __init__(self, order: Iterable[str]) -> None:
        object.__setattr__(self, "order", tuple(card(one) for one in order))


@dataclass(frozen=True, slots=True)
class DeclareSpoilt:
    """Declare spoilt trumps (``trump.spoilt``)."""

    do: ClassVar[str] = "spoilt"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Take cards from the widow and put as many back, from the hand and what was taken (``widow.exchange``)."""

    do: ClassVar[str] = "exchange"
    take: tuple[Card, ...]
    put: tuple[Card, ...]

    def __init__(self, take: Iterable[str] = (), put: Iterable[str] = ()) -> None:
        object.__setattr__(self, "take", tuple(card(one) for one in take))
        object.__setattr__(self, "put", tuple(card(one) for one in put))


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit by its letter (``call.partner``). Raises ``ValueError`` for another letter."""

    do: ClassVar[str] = "trump"
    suit: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "suit", suit(self.suit))


@dataclass(frozen=True, slots=True)
class CallCard:
    """Call a card: whoever holds it is the partner (``call.partner``)."""

    do: ClassVar[str] = "call"
    card: Card

    def __post_init__(self) -> None:
        object.__setattr__(self, "card", card(self.card))


@dataclass(frozen=True, slots=True)
class ShowMarriage:
    """Show king and queen of a suit (``call.marriage``). Raises ``ValueError`` for a letter that is no suit."""

    do: ClassVar[str] = "marriage"
    suit: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "suit", suit(self.suit))


@dataclass(frozen=True, slots=True)
class AnnounceSlam:
    """Announce that the maker's side will win every trick (``call.slam``)."""

    do: ClassVar[str] = "slam"


PartnersAction = (
    Bid | Pass | AskPartner | Redeal | PartnerCloseCaps | SetIndicator | OpenTrump | Play | CallCaps | DeclareSpoilt
)
"""Any action of the game of two partnerships."""

CalledAction = Bid | Pass | Exchange | NameTrump | CallCard | ShowMarriage | AnnounceSlam | Play
"""Any action of the games in which a card is called, or nobody is a partner."""

Action = PartnersAction | CalledAction
"""Any action of any game."""

PLAYS: Final = tuple(Play(card) for card in CARDS)
"""Playing each card, by its ``place``."""
