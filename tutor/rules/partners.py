"""The game of two fixed partnerships: its rules, steps and lists, put together as one :class:`Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.cards import CARDS, cards_of
from tutor.rules.actions import PLAYS, Action, AskPartner, Bid, OpenTrump, PartnerCloseCaps, Pass, Redeal, SetIndicator
from tutor.rules.auction import FIRST_LEAST, MOST
from tutor.rules.game import Game
from tutor.rules.rulings import RULES
from tutor.rules.state import AUCTION, INDICATOR, PLAY, SECOND, Auction, Dealt, Position
from tutor.rules.steps import STEPS
from tutor.rules.view import make_view
from tutor.seats import SIDES, Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal

INDICATORS: Final = tuple(SetIndicator(card) for card in CARDS)
_OPEN: Final = OpenTrump()
_BIDS: Final = tuple(Bid(amount) for amount in range(FIRST_LEAST, MOST + 1, 10))
FIRST_CALLS: Final[tuple[Action, ...]] = (Pass(), AskPartner(), *_BIDS, Redeal(), PartnerCloseCaps())
SECOND_CALLS: Final[tuple[Action, ...]] = (Pass(), *_BIDS, PartnerCloseCaps(), AskPartner())


def candidates(deal: Deal, seat: Seat) -> tuple[Action, ...]:
    """The actions worth judging for a seat now.

    During the play a seat whose turn it is not can only open (``open.before-first-lead``).
    """
    phase, play = deal.position.phase, deal.position.play
    if play is not None and phase == PLAY:
        place = seat.place
        held = play.to_play(place) if place == play.turn else 0
        plays = tuple([PLAYS[card.place] for card in cards_of(held)])
        return (*plays, _OPEN) if place == play.maker and play.closed else plays
    if phase == AUCTION:
        return FIRST_CALLS
    if phase == SECOND:
        return SECOND_CALLS
    if phase == INDICATOR:
        return tuple(INDICATORS[card.place] for card in deal.hand(seat))
    return ()


def opening(dealt: Dealt) -> Position:
    """Before the first call: four cards each, eldest to speak (``auction.eldest-first``)."""
    return Position(dealt, AUCTION, Auction(dealt.eldest), dealt.first)


def points(deal: Deal) -> dict[str, int]:
    """Card points of each side."""
    return dict(zip(SIDES, deal.play.points if deal.play else (0, 0), strict=True))


def next_dealer(deal: Deal) -> Seat:
    """Who deals next (``deal.next-dealer``, ``deal.low-hand``, ``trump.spoilt``, ``auction.all-pass``)."""
    same = deal.ended == "redeal" or (deal.ended == "spoilt" and deal.profile.spoilt_redeal == "same-dealer")
    return deal.dealer if same else deal.dealer.right


FIXED: Final = Game(RULES, STEPS, candidates, opening, make_view, points, next_dealer)
