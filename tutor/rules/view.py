"""What one seat may know of a deal, and nothing else.

A hint, a bot, a puzzle question, a page or a list of legal cards for a seat reads a ``View``. A card that the seat has
not seen is ``None`` in it, and what such a card would tell (the points of its trick) is ``None`` too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tutor.cards import Card, Hand
from tutor.profiles import Profile
from tutor.rules.actions import Action, Bid, CallCaps, Play, SetIndicator
from tutor.rules.events import Event, SeenCard, TrickEnd, TrickSeen, see
from tutor.rules.state import PLAY, Claim, Contract
from tutor.seats import Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal, Entry


class SeenEntry(NamedTuple):
    """One line of the log for a seat: ``do`` as in a record; ``card`` is ``None`` where it lies face down for it.

    ``folded`` says that a played card fell face down.
    """

    seat: Seat
    do: str
    amount: int | None
    card: Card | None
    order: tuple[Card, ...] | None
    events: tuple[Event | TrickSeen, ...]
    folded: bool = False
    suit: str | None = None
    put: tuple[Card, ...] | None = None
    """What the maker put into the widow, and ``order`` what was taken from it, where the seat knows."""


@dataclass(frozen=True)
class View:
    """A deal as one seat sees it.

    ``first`` is the seat's own first packet and ``hand`` what it holds now (a closed indicator of its own included);
    ``indicator`` is the card only where the seat knows it; ``held`` counts the cards each seat holds, a closed
    indicator included; ``actions`` are the legal ones (``Deal.actions``).
    """

    seat: Seat
    profile: Profile
    dealer: Seat
    tokens: tuple[int, ...]
    phase: str
    ended: str | None
    turn: Seat | None
    asker: Seat | None
    contract: Contract | None
    maker: Seat | None
    first: Hand
    hand: Hand
    indicator: Card | None
    closed: bool | None
    held: tuple[int, ...]
    tricks: tuple[TrickSeen, ...]
    trick: tuple[SeenCard, ...]
    claims: tuple[Claim, ...]
    log: tuple[SeenEntry, ...]
    actions: tuple[Action, ...]

    @property
    def trump(self) -> str | None:
        """The trump suit, where the seat knows it."""
        return self.indicator.suit if self.indicator is not None else None

    @property
    def number(self) -> int:
        """The number of the current trick, from 1 (one more than the last when all are played)."""
        return len(self.tricks) + 1

    @property
    def won(self) -> dict[str, int]:
        """Tricks taken by each side."""
        return {side: sum(one.winner.side == side for one in self.tricks) for side in self.profile.form.seating.sides}

    @property
    def points(self) -> dict[str, int]:
        """Card points of each side that this seat has seen fall: a trick counts its visible cards only."""
        return {
            side: sum(
                one.card.points
                for trick in self.tricks
                if trick.winner.side == side
                for one in trick.cards
                if one.card is not None
            )
            for side in self.profile.form.seating.sides
        }

    @property
    def points_sure(self) -> bool:
        """Are ``points`` complete, with no hidden card in any trick?"""
        return all(one.points is not None for one in self.tricks)

    @property
    def last_trick(self) -> TrickSeen | None:
        """The trick before, as far as the table may look at it now (``play.last-trick-view``).

        Folded cards that stayed down are ``None`` for everybody here: they may not be turned again.
        """
        if not self.tricks or self.phase != PLAY:
            return None
        if self.profile.last_trick_view == "between-tricks" and self.trick:
            return None
        last = self.tricks[-1]
        cards = tuple(one if not one.folded or one.shown else one._replace(card=None) for one in last.cards)
        return last._replace(cards=cards, points=None if any(one.card is None for one in cards) else last.points)


def _seen_entry(entry: Entry, seat: Seat, maker: Seat | None, folded: bool, open_trump: bool) -> SeenEntry:
    action = entry.action
    amount = action.amount if isinstance(action, Bid) else None
    order = action.order if isinstance(action, CallCaps) else None
    card = action.card if isinstance(action, Play | SetIndicator) else None
    hidden = (isinstance(action, SetIndicator) and not open_trump) or folded
    if hidden and seat != entry.seat:
        card = None
    events = tuple(
        one.seen_by(seat, maker) if isinstance(one, TrickEnd) and maker is not None else one for one in entry.events
    )
    return SeenEntry(entry.seat, action.do, amount, card, order, events, folded)


def seen_log(deal: Deal, seat: Seat) -> tuple[SeenEntry, ...]:
    """The log of a deal for one seat."""

    def line(one: Deal, entry: Entry) -> SeenEntry:
        folded = isinstance(entry.action, Play) and _fell_folded(one)
        return _seen_entry(entry, seat, one.maker, folded, one.profile.open_trump)

    return kept_log(deal, seat, line)


def kept_log(deal: Deal, seat: Seat, line: Callable[[Deal, Entry], SeenEntry]) -> tuple[SeenEntry, ...]:
    """The log made line by line; each deal keeps it, so that the next one adds a single line."""
    back: list[Deal] = []
    log: tuple[SeenEntry, ...] = ()
    one: Deal | None = deal
    while one is not None:
        kept = one.seen_logs[seat.place]
        if kept is not None:
            log = kept
            break
        back.append(one)
        one = one.parent
    for each in reversed(back):
        if each.entry is not None:
            log = (*log, line(each, each.entry))
        each.seen_logs[seat.place] = log
    return log


def make_view(deal: Deal, seat: Seat) -> View:
    """Build the view of one seat; ``Deal.view`` is the way to ask for it."""
    position, play, maker = deal.position, deal.play, deal.maker
    known = deal.indicator if deal.closed is False or seat.place == position.owner else None
    return View(
        seat=seat,
        profile=position.dealt.profile,
        dealer=deal.dealer,
        tokens=position.dealt.tokens,
        phase=position.phase,
        ended=position.ended,
        turn=deal.turn,
        asker=deal.asker,
        contract=deal.contract,
        maker=maker,
        first=Hand(position.dealt.first[seat.place]),
        hand=deal.hand(seat),
        indicator=known,
        closed=deal.closed,
        held=deal.held,
        tricks=tuple([one.seen_by(seat, maker) for one in play.tricks]) if play and maker else (),
        trick=tuple([see(one, seat, None) for one in play.trick]) if play else (),
        claims=play.claims if play else (),
        log=seen_log(deal, seat),
        actions=deal.actions(seat),
    )


def _fell_folded(deal: Deal) -> bool:
    """Did the card that led to this deal fall face down?"""
    play = deal.play
    assert play is not None
    cards = play.trick or play.tricks[-1].cards
    return cards[-1].folded
