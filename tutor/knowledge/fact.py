"""What a fact is: what is known of whose cards, the events it comes from, the facts it rests on."""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.cards import Card
from tutor.seats import Seat

SEEN: Final = ("card", "void", "no-trump", "not-trump", "trump", "duty", "duty-if", "spent", "spent-if", "cut", "count")
"""The kinds of facts that one event tells (``trump`` and ``not-trump`` may also be forced)."""

FORCED: Final = ("trump", "not-trump", "indicator", "folded", "must", "out", "gone", "spoilt")
"""The kinds of facts that follow from others together."""


class Spot(NamedTuple):
    """Where a card may be.

    ``kind`` is ``"hand"`` (a closed indicator left out), ``"indicator"`` (closed), ``"folded"`` (face down in the
    finished trick ``trick``), ``"table"`` (face down in the current one) or ``"played"`` (seen in a trick).
    """

    kind: str
    seat: Seat
    trick: int = 0


class Source(NamedTuple):
    """The event that a fact comes from: at which trick (1-8; 0 before the opening lead), by whom, with what card.

    ``how`` is ``"played"`` or ``"folded"`` (a card of a trick; ``card`` is ``None`` where it was not seen), ``"shown"``
    (folded, and turned up at the end of the trick), ``"inspected"`` (folded, and looked at by this seat as maker),
    ``"order"`` (folded, and known from the order of a Caps call), ``"led"``, ``"caps"`` (a Caps call), ``"own"``
    (this seat's own hand or indicator), ``"count"`` (the cards held at this moment), or why the indicator was shown:
    ``"choice"``, ``"reveal"``, ``"high-bid"``, ``"last-trick"``. ``led`` is the suit led to the trick, ``log`` the line
    of the view's log (from 0), where there is one.
    """

    how: str
    trick: int
    seat: Seat
    card: Card | None = None
    led: str | None = None
    log: int | None = None


class Fact(NamedTuple):
    """One thing that a seat knows. ``clause`` is the rule behind it (``None``: seeing and counting are enough).

    By ``kind``:

    - ``card``: ``cards`` (one) is or lies at ``spot``.
    - ``void``: ``seat`` has no card of ``suits`` (one letter) in hand. Here, in ``out`` and in ``spent``, ``apart``
      says that the indicator may be one all the same: the closed one, or one that came back to the hand.
    - ``no-trump``: the card that lies face down at ``spot`` is no trump (on the table, the maker's: or the indicator).
    - ``cut``: the card that the maker has folded just now is the indicator.
    - ``trump``, ``not-trump``: ``suits`` (one letter) is trump, cannot be trump.
    - ``duty``: the maker must go on leading ``suits``, the trumps; ``spent``: the maker led something else after that,
      so has no trump left in hand. ``duty-if`` and ``spent-if``: the same if ``suits`` are trumps.
    - ``count``: ``seat`` holds ``number`` cards (a closed indicator included) that this seat cannot place.
    - ``indicator``, ``folded``: the indicator, the card at ``spot``, is one of ``cards``.
    - ``must``: ``seat`` holds all ``cards`` (at ``spot``; ``None``: in hand or as the closed indicator).
    - ``out``: ``seat`` can have no card of ``suits`` in hand; ``gone``: nobody else has one.
    - ``spoilt``: neither defender was dealt a trump.

    ``sources`` are the events, the one that decides last; ``because`` the facts that a forced one rests on. No fewer of
    them force it; besides them it needs only what the seat has seen of the cards.
    """

    kind: str
    clause: str | None = None
    seat: Seat | None = None
    spot: Spot | None = None
    suits: str = ""
    cards: tuple[Card, ...] = ()
    number: int = 0
    apart: bool = False
    sources: tuple[Source, ...] = ()
    because: tuple[Fact, ...] = ()
