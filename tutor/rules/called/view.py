"""What one seat may know of a called game: never a hidden card, nor the partner before the table knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.cards import Card, Hand, cards_of
from tutor.rules.actions import Bid, CallCard, Exchange, NameTrump, Play, ShowMarriage
from tutor.rules.called.state import Called, Marriage
from tutor.rules.events import TrickEnd, see
from tutor.rules.state import NOBODY
from tutor.rules.view import SeenEntry, View, kept_log
from tutor.seats import SEATS, Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal, Entry


@dataclass(frozen=True)
class CalledView(View):
    """A deal as one seat sees it, where the maker calls a card or plays alone.

    ``named`` is the trump suit, ``card`` the called card; ``partner`` is ``None`` while this seat cannot know it, and
    the holder of the card knows itself. A marriage whose side the seat cannot know has ``makers`` ``None``. ``widow``
    are the cards that lie there as far as the seat knows them. ``scores`` are those before the deal, by place.
    """

    named: str | None
    card: Card | None
    partner: Seat | None
    alone: bool
    marriages: tuple[Marriage, ...]
    slam: Seat | None
    widow: tuple[Card, ...] | None
    scores: tuple[int, ...]

    @property
    def trump(self) -> str | None:
        """The trump suit: all know it as soon as it is named."""
        return self.named

    @property
    def won(self) -> dict[str, int]:
        """Tricks taken by each seat."""
        order = self.profile.form.seating.order
        return {str(one): sum(each.winner is one for each in self.tricks) for one in order}

    @property
    def points(self) -> dict[str, int]:
        """Card points in the tricks of each seat (0-304)."""
        order = self.profile.form.seating.order
        return {str(one): sum(each.points or 0 for each in self.tricks if each.winner is one) for one in order}

    @property
    def targets(self) -> tuple[int, ...]:
        """What the maker's side may have to reach: one number where this seat knows it, else all that it may be."""
        if self.contract is None or self.contract.amount is None:
            return ()
        sums = {self.contract.amount}
        for one in self.marriages:
            ways = (True, False) if one.makers is None else (one.makers,)
            sums = {each - one.worth if way else each + one.worth for each in sums for way in ways}
        return tuple(sorted(sums))

    @property
    def target(self) -> int | None:
        """The target where this seat knows it (``call.marriage``)."""
        return self.targets[0] if len(self.targets) == 1 else None


def _entry(entry: Entry, seat: Seat, maker: Seat | None) -> SeenEntry:
    """One line of the log for a seat: all is open but what the maker did with the widow."""
    action, own = entry.action, entry.seat is seat
    take, put = (action.take, action.put) if isinstance(action, Exchange) and own else (None, None)
    events = tuple(
        one.seen_by(seat, maker) if isinstance(one, TrickEnd) and maker is not None else one for one in entry.events
    )
    return SeenEntry(
        entry.seat,
        action.do,
        action.amount if isinstance(action, Bid) else None,
        action.card if isinstance(action, Play | CallCard) else None,
        take,
        events,
        suit=action.suit if isinstance(action, NameTrump | ShowMarriage) else None,
        put=put,
    )


def _marriages(called: Called, seat: Seat) -> tuple[Marriage, ...]:
    """The marriages, each with its side where this seat knows it: the own, the maker's, all with a known partner."""
    known = called.knows(seat.place)
    return tuple(
        one if known or one.seat.place in (seat.place, called.maker) else one._replace(makers=None)
        for one in called.marriages
    )


def view(deal: Deal, seat: Seat) -> CalledView:
    """Build the view of one seat; ``Deal.view`` is the way to ask for it."""
    position, maker = deal.position, deal.maker
    called, dealt = position.called, position.dealt
    partner = alone = slam = widow = None
    if called is not None:
        alone = called.alone > 0
        if called.holder != NOBODY and called.knows(seat.place):
            partner = SEATS[called.holder]
        slam = None if called.slam == NOBODY else SEATS[called.slam]
        if seat is maker and dealt.widow:
            widow = cards_of(called.widow)
    return CalledView(
        seat=seat,
        profile=dealt.profile,
        dealer=deal.dealer,
        tokens=dealt.tokens,
        phase=position.phase,
        ended=position.ended,
        turn=deal.turn,
        asker=None,
        contract=deal.contract,
        maker=maker,
        first=Hand(dealt.first[seat.place]),
        hand=deal.hand(seat),
        indicator=None,
        closed=None,
        held=deal.held,
        tricks=tuple([one.seen_by(seat, maker) for one in called.tricks]) if called and maker else (),
        trick=tuple([see(one, seat, None) for one in called.trick]) if called else (),
        claims=(),
        log=kept_log(deal, seat, lambda one, entry: _entry(entry, seat, one.maker)),
        actions=deal.actions(seat),
        named=(called.trump or None) if called else None,
        card=called.card if called else None,
        partner=partner,
        alone=bool(alone),
        marriages=_marriages(called, seat) if called else (),
        slam=slam,
        widow=widow,
        scores=dealt.scores,
    )
