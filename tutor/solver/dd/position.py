"""A position of the open-card game: all cards known, trump open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tutor.cards import SUIT_MASK, SUITS, Card, Hand, cards_of, points_of
from tutor.seats import SEATS, Seat
from tutor.seats import seat as read_seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal


@dataclass(frozen=True, slots=True)
class Position:
    """Four known hands and a trick, trump open: the game that the double-dummy solver plays.

    It assumes open cards and open trump, and is not real play. Its only rule is *follow suit if you can*: there is no
    indicator, nobody folds a card, and nobody owes the lead of exhausted trumps (``trump.exhausted``).

    ``hands`` stand in the order of the seats' places (S, E, N, W); ``trick`` are the cards already played to the trick,
    the leader's first; ``maker`` tells whose side is counted. Raises ``ValueError`` that says what cannot be.

    >>> Position.of({"S": "JS", "E": "9S", "N": "AS", "W": "TS"}, trump="H", leader="S", maker="E").turn
    Seat('S')
    """

    hands: tuple[Hand, Hand, Hand, Hand]
    trump: str
    leader: Seat
    maker: Seat
    trick: tuple[Card, ...] = ()

    @classmethod
    def of(
        cls, hands: Mapping[Any, Hand | int | str], trump: str, leader: str, maker: str, trick: tuple[Card, ...] = ()
    ) -> Position:
        """A position from hands by seat, each a ``Hand``, a mask of cards or text as ``Hand.parse`` reads it."""
        south, east, north, west = [_hand(hands[one]) for one in SEATS]
        return cls((south, east, north, west), trump, read_seat(leader), read_seat(maker), tuple(trick))

    def __post_init__(self) -> None:
        """Check that this can be on a table."""
        if self.trump not in SUITS or len(self.trump) != 1:
            raise ValueError(f"{self.trump!r} is no suit: write S, H, D or C")
        if len(self.trick) > 3:
            raise ValueError(f"a trick under way has 0 to 3 cards, not {len(self.trick)}")
        seen = 0
        for some in (*(hand.mask for hand in self.hands), *(one.bit for one in self.trick)):
            if seen & some:
                raise ValueError(f"{cards_of(seen & some)[0]} stands twice")
            seen |= some
        places = [(self.leader.place + n) % 4 for n in range(4)]
        sizes = [len(self.hands[place]) + (n < len(self.trick)) for n, place in enumerate(places)]
        if len(set(sizes)) != 1 or sizes[0] > 8:
            raise ValueError(f"the seats from the leader on have {sizes} cards, with those in the trick: not the same")
        for place, one in zip(places, self.trick, strict=False):
            kept = (self.hands[place].mask & SUIT_MASK[self.trick[0].suit]).bit_count()
            apart = place == self.maker.place and self.trick[0].suit == self.trump  # it may be a closed indicator
            if one.suit != self.trick[0].suit and kept > apart:
                raise ValueError(f"{SEATS[place]} played {one} and holds the suit that was led")

    @property
    def turn(self) -> Seat:
        """The seat to play."""
        return SEATS[(self.leader.place + len(self.trick)) % 4]

    @property
    def size(self) -> int:
        """The tricks still to be finished (0-8)."""
        return max(len(hand) for hand in self.hands)

    @property
    def total(self) -> int:
        """The card points in the four hands and in the trick (0-304)."""
        return sum(hand.points for hand in self.hands) + points_of(sum(one.bit for one in self.trick))

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards the seat to play may play: of the suit led if it has any, else all."""
        hand = self.hands[self.turn.place]
        return tuple((hand.of_suit(self.trick[0].suit) if self.trick else Hand()) or hand)


def position_of(deal: Deal) -> Position:
    """The open-card position of a deal in play, every hand and the trump taken as known to all.

    A closed indicator counts as a card in the maker's hand, and folded cards of the trick under way as if they lay face
    up. It assumes open cards and open trump, and is not real play. Raises ``ValueError`` when no cards are being played
    and in Partner Close Caps, where tricks have three cards.

    >>> import random
    >>> from tutor.rules.dealing import random_deal
    >>> position_of(random_deal(random.Random(304)))
    Traceback (most recent call last):
    ValueError: the play of this deal has not begun
    """
    play = deal.play
    if play is None:
        raise ValueError("the play of this deal has not begun")
    if play.alone:
        raise ValueError("in Partner Close Caps tricks have three cards")
    trick = tuple(one.card for one in play.trick)
    south, east, north, west = [deal.hand(one) for one in SEATS]
    return Position((south, east, north, west), play.trump, SEATS[play.leader], SEATS[play.maker], trick)


def _hand(given: Hand | int | str) -> Hand:
    if isinstance(given, Hand):
        return given
    return Hand.parse(given) if isinstance(given, str) else Hand(given)
