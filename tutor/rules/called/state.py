"""What follows the auction where the maker calls a card or plays alone: trump, called card, tricks, marriages, slam."""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.cards import Card, points_of
from tutor.rules.events import Played, TrickEnd
from tutor.rules.state import AUCTION, NOBODY, OVER, PLAY
from tutor.seats import Seat

EXCHANGE: Final = "exchange"
TRUMP: Final = "trump"
CALL: Final = "call"
CALLED_PHASES: Final = (AUCTION, EXCHANGE, TRUMP, CALL, PLAY, OVER)
"""The phases of these games. ``exchange`` is left out without a widow, ``call`` where nobody is a partner."""


class Marriage(NamedTuple):
    """King and queen of a suit that were shown: by whom, what the target moves by, and for which side.

    ``makers`` is ``None`` where a seat cannot know the side (see :mod:`tutor.rules.called.view`).
    """

    seat: Seat
    suit: str
    worth: int
    makers: bool | None


class Called(NamedTuple):
    """The state after the auction.

    ``holder`` has, or had, the called card; ``shown`` says that the table knows. ``alone`` is the number of the trick
    that left the maker alone (``call.alone``), 0 without one. ``widow`` is what lies there, taken for the maker.
    ``slam`` is who announced every trick.
    """

    maker: int
    amount: int
    turn: int
    widow: int = 0
    trump: str = ""
    card: Card | None = None
    holder: int = NOBODY
    shown: bool = False
    alone: int = 0
    trick: tuple[Played, ...] = ()
    tricks: tuple[TrickEnd, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    slam: int = NOBODY

    @property
    def number(self) -> int:
        """The number of the current trick, one more than the last when all are played."""
        return len(self.tricks) + 1

    @property
    def leader(self) -> int:
        """Who led the current trick, or is to lead it."""
        return self.trick[0].seat.place if self.trick else self.turn

    def is_makers(self, place: int) -> bool:
        """Is this seat on the maker's side now (``call.alone``)?"""
        return place == self.maker or (place == self.holder and not self.alone)

    def is_theirs(self, one: TrickEnd) -> bool:
        """Did the maker's side take this trick? What the pair won stays won (``call.alone``)."""
        place = one.winner.place
        return place == self.maker or (place == self.holder and (not self.alone or one.number <= self.alone))

    def knows(self, place: int) -> bool:
        """Does this seat know who the partner is: by the table, or by the called card in its hand?"""
        return self.shown or place == self.holder

    @property
    def points(self) -> int:
        """Card points of the maker's side, with what lies in the widow (``widow.exchange``)."""
        return sum(one.points for one in self.tricks if self.is_theirs(one)) + points_of(self.widow)

    @property
    def target(self) -> int:
        """What the maker's side has to reach: the bid, moved by the marriages (``call.marriage``)."""
        return self.amount + sum(-one.worth if one.makers else one.worth for one in self.marriages)
