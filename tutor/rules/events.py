"""What happened, as values that the app animates and the wording explains.

Events are complete: they tell everything. ``TrickEnd.seen_by`` gives what one seat saw, see also ``tutor.rules.view``.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.cards import Card
from tutor.seats import Seat


class Played(NamedTuple):
    """One card of a trick; ``shown`` says that it was folded and turned up at the end (``closed.reveal``)."""

    seat: Seat
    card: Card
    folded: bool
    shown: bool = False


class SeenCard(NamedTuple):
    """One card of a trick as one seat sees it: ``card`` is ``None`` where it lies face down for that seat."""

    seat: Seat
    card: Card | None
    folded: bool
    shown: bool = False


def see(one: Played, seat: Seat, inspector: Seat | None) -> SeenCard:
    """A played card for ``seat``; ``inspector`` is the maker once the trick is over (``closed.inspect``)."""
    visible = not one.folded or one.shown or seat == one.seat or seat == inspector
    return SeenCard(one.seat, one.card if visible else None, one.folded, one.shown)


class TrickSeen(NamedTuple):
    """A finished trick as one seat saw it; ``points`` is ``None`` when a card stayed hidden from that seat."""

    number: int
    leader: Seat
    cards: tuple[SeenCard, ...]
    winner: Seat
    points: int | None
    inspected: tuple[Seat, ...]
    indicator: str | None
    indicator_card: Card | None
    opened: str | None
    exhausted: bool


class TrickEnd(NamedTuple):
    """The end of a trick: what was inspected, shown and kept hidden, where the indicator went, who won what.

    ``inspected`` are the seats whose folded cards the maker looked at (``closed.inspect``); ``indicator`` is ``None``
    (not concerned), ``"stays"`` (closed still), ``"played"`` (it was in this trick) or ``"returned"`` (back to the
    maker's hand, ``closed.indicator-returns``), ``indicator_card`` the card where it was shown; ``opened`` is ``None``,
    ``"reveal"``, ``"high-bid"``, ``"pcc"`` or ``"last-trick"``; ``points`` counts all cards of the trick, 0-304.
    ``exhausted`` is true when this trick made the maker's duty of ``trump.exhausted`` begin.
    """

    number: int
    leader: Seat
    cards: tuple[Played, ...]
    winner: Seat
    points: int
    inspected: tuple[Seat, ...]
    indicator: str | None
    indicator_card: Card | None
    opened: str | None
    exhausted: bool

    @property
    def shown(self) -> tuple[Played, ...]:
        """The folded cards that were turned up."""
        return tuple(one for one in self.cards if one.shown)

    @property
    def kept_hidden(self) -> tuple[Played, ...]:
        """The folded cards that stay down for good."""
        return tuple(one for one in self.cards if one.folded and not one.shown)

    def seen_by(self, seat: Seat, maker: Seat) -> TrickSeen:
        """The same trick for one seat: unseen cards and what they would tell are ``None``.

        While the trump stays closed only the maker knows that an unfollowed lead was a trump (``exhausted``).
        """
        cards = tuple(see(one, seat, maker) for one in self.cards)
        hidden = any(one.card is None for one in cards)
        told = self._replace(exhausted=False) if self.indicator == "stays" and seat != maker else self
        return TrickSeen(self.number, self.leader, cards, self.winner, None if hidden else self.points, *told[5:])


class Opened(NamedTuple):
    """The indicator was shown outside the end of a trick: by choice, by the maker's Caps call, or in the last trick."""

    maker: Seat
    card: Card
    why: str  # "choice", "caps" or "last-trick"


class Ended(NamedTuple):
    """The deal is over: ``"redeal"``, ``"spoilt"``, ``"all-pass"``, ``"played"``; ``"all-played"`` in a called game."""

    how: str


class MakerSet(NamedTuple):
    """An auction ended: who is maker, at what (``None``: Partner Close Caps), in the first or the second auction."""

    maker: Seat
    amount: int | None
    auction: int


class DealerDuty(NamedTuple):
    """All have passed, so that the dealer is the maker at the least bid (``call.auction``)."""

    maker: Seat
    amount: int


class Exchanged(NamedTuple):
    """The maker took so many cards from the widow and put as many back (``widow.exchange``)."""

    maker: Seat
    taken: int


class TrumpNamed(NamedTuple):
    """The maker named the trump suit (``call.partner``)."""

    maker: Seat
    suit: str


class CardCalled(NamedTuple):
    """The maker called a card: its holder, whom only the holder knows, is the partner (``call.partner``)."""

    maker: Seat
    card: Card


class PartnerShown(NamedTuple):
    """The table knows the partner now: the card had to fall, fell by choice, was shown in a pair, or by a slam."""

    partner: Seat
    card: Card
    why: str  # "led", "fell", "pair" or "slam"


class LeftAlone(NamedTuple):
    """The called card was beaten by another player's trump: the maker plays on alone (``call.alone``)."""

    maker: Seat
    partner: Seat
    card: Card
    by: Seat
    trump: Card


class MarriageShown(NamedTuple):
    """King and queen of a suit were shown; the target moves by ``worth`` for that side (``call.marriage``)."""

    seat: Seat
    suit: str
    worth: int


class SlamAnnounced(NamedTuple):
    """Maker or partner announced every trick (``call.slam``)."""

    seat: Seat


CalledEvent = (
    DealerDuty | Exchanged | TrumpNamed | CardCalled | PartnerShown | LeftAlone | MarriageShown | SlamAnnounced
)
"""What happens only where a card is called, or nobody is a partner."""

Event = TrickEnd | Opened | Ended | MakerSet | CalledEvent
