"""The parts of a deal's state: what was dealt, the calling, the play. All immutable and hashable.

Inside the rules a seat is its ``place`` (``Seating`` tells whose turn follows whose) and a set of cards is one integer
(bit ``Card.place``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.cards import Card
from tutor.profiles import Profile
from tutor.rules.events import Played, TrickEnd
from tutor.seats import ALL_SEATS, SIDE_OF, Seat

if TYPE_CHECKING:
    from tutor.rules.called.state import Called

AUCTION: Final = "auction"
INDICATOR: Final = "indicator"
SECOND: Final = "second-auction"
PLAY: Final = "play"
OVER: Final = "over"
PHASES: Final = (AUCTION, INDICATOR, SECOND, PLAY, OVER)
"""The phases of a deal. ``indicator`` comes again when the second auction has a new winner."""

PCC: Final = 1000
"""The rank of Partner Close Caps among the bids: above every number (``second.pcc``)."""

NOBODY: Final = -1


def toggle(hands: tuple[int, ...], place: int, bit: int) -> tuple[int, ...]:
    """Put one card into one hand, or take it out."""
    return (*hands[:place], hands[place] ^ bit, *hands[place + 1 :])


class Contract(NamedTuple):
    """The standing bid: who made it and the card points bid, ``None`` for Partner Close Caps."""

    seat: Seat
    amount: int | None

    @property
    def is_pcc(self) -> bool:
        """Is it Partner Close Caps?"""
        return self.amount is None


class Dealt(NamedTuple):
    """What does not change during a deal."""

    profile: Profile
    dealer: int
    tokens: tuple[int, ...]
    """The tokens of each side, in the order of ``Seating.sides``."""
    first: tuple[int, ...]
    second: tuple[int, ...]
    widow: int = 0
    """The cards that were dealt aside (``widow.deal``)."""
    scores: tuple[int, ...] = ()
    """The running score of each place before the deal, in games that score by seat (``call.match``)."""

    @property
    def eldest(self) -> int:
        """The seat after the dealer in the order of play: first to call and to lead."""
        return self.profile.form.seating.after[self.dealer]


class Auction(NamedTuple):
    """The calling, in the first auction and in the second circuit.

    ``spoken`` and ``passed`` are sets of seats as bits: had a turn; passed since the standing bid was made.
    ``asker`` waits for partner's answer; ``skip`` are the seats whose next turn a delegated call has used up.
    ``calls`` counts the calls of the second circuit; ``here`` says that the standing bid was made in it; ``out`` are
    the seats that a pass has put out (``club.auction.pass-out``).
    """

    turn: int
    bidder: int = NOBODY
    amount: int = 0
    spoken: int = 0
    passed: int = 0
    asker: int = NOBODY
    skip: int = 0
    calls: int = 0
    here: bool = False
    out: int = 0

    @property
    def contract(self) -> Contract | None:
        """The standing bid, if there is one."""
        if self.bidder == NOBODY:
            return None
        return Contract(ALL_SEATS[self.bidder], None if self.amount == PCC else self.amount)


class Claim(NamedTuple):
    """A Caps call: by whom, at which moment (trick, cards already played to it), in which order, with what hand."""

    seat: Seat
    trick: int
    after: int
    order: tuple[Card, ...]


class Playing(NamedTuple):
    """The play of the cards. ``hands`` leave out a closed indicator (``closed.indicator-apart``).

    ``exhausted`` is the maker's duty of ``trump.exhausted``; ``fell_open`` says that the indicator fell face up in the
    last trick; ``leads_trump`` that the maker has opened to lead a trump now (``open.before-first-lead``);
    ``any_cut`` that the maker may fold hand trumps (``club.closed.any-cut``). ``after`` is who plays after whom, by
    place; ``points`` are those of each side, by its index (``SIDE_OF``).
    """

    maker: int
    amount: int
    indicator: Card
    closed: bool
    hands: tuple[int, ...]
    turn: int
    leader: int
    trick: tuple[Played, ...] = ()
    tricks: tuple[TrickEnd, ...] = ()
    points: tuple[int, ...] = (0, 0)
    exhausted: bool = False
    fell_open: bool = False
    claims: tuple[Claim, ...] = ()
    leads_trump: bool = False
    any_cut: bool = False
    after: tuple[int, ...] = (1, 2, 3, 0)

    @property
    def trump(self) -> str:
        """The trump suit's letter."""
        return self.indicator.suit

    @property
    def number(self) -> int:
        """The number of the current trick, from 1 (one more than the last when all are played)."""
        return len(self.tricks) + 1

    @property
    def alone(self) -> bool:
        """Does the maker play alone (``pcc.alone``)?"""
        return self.amount == PCC

    @property
    def apart(self) -> bool:
        """Does the closed indicator still lie in front of the maker (neither shown nor folded into this trick)?"""
        return self.closed and all(one.card is not self.indicator for one in self.trick)

    def to_play(self, place: int) -> int:
        """The cards a seat has still to play as a mask, a closed indicator of its own included."""
        mask = self.hands[place]
        return mask | self.indicator.bit if place == self.maker and self.apart else mask

    def lost(self, side: int) -> TrickEnd | None:
        """The first trick that a side (an index, as in ``SIDE_OF``) has lost, if any."""
        for one in self.tricks:
            if SIDE_OF[one.winner.place] != side:
                return one
        return None


class Position(NamedTuple):
    """A deal at one moment, without its history: all that rulings read and steps change.

    ``hands`` are the cards held during the auctions, a set indicator left out; ``owner`` is the seat whose indicator
    lies on the table; ``play`` begins when the auctions are over.
    """

    dealt: Dealt
    phase: str
    auction: Auction
    hands: tuple[int, ...]
    indicator: Card | None = None
    owner: int = NOBODY
    play: Playing | None = None
    ended: str | None = None
    called: Called | None = None
    """What follows the auction in the games where the maker calls a card or plays alone."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is (``NOBODY`` when the deal is over)."""
        if self.phase == OVER:
            return NOBODY
        if self.play is not None:
            return self.play.turn
        return self.auction.turn if self.called is None else self.called.turn
