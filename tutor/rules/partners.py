"""The game of two fixed partnerships: its rules, steps and lists, put together as one :class:`Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.cards import CARDS, cards_of
from tutor.rules.actions import PLAYS, Action, AskPartner, Bid, OpenTrump, PartnerCloseCaps, Pass, Redeal, SetIndicator
from tutor.rules.auction import FIRST_LEAST, LATER_LEAST, MOST
from tutor.rules.game import Game
from tutor.rules.rulings import RULES
from tutor.rules.state import AUCTION, INDICATOR, PLAY, SECOND, Auction, Dealt, Position
from tutor.rules.steps import STEPS
from tutor.rules.view import make_view
from tutor.seats import ALL_SIDES, Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal

INDICATORS: Final = tuple(SetIndicator(card) for card in CARDS)
_OPEN: Final = OpenTrump()
_BIDS: Final = {
    step: tuple(map(Bid, (*range(FIRST_LEAST, LATER_LEAST, 10), *range(LATER_LEAST, MOST + 1, step))))
    for step in (10, 5)
}
_CALLS: Final[dict[tuple[str, int], tuple[Action, ...]]] = {
    (phase, step): (
        (Pass(), AskPartner(), *bids, Redeal(), PartnerCloseCaps())
        if phase == AUCTION
        else (Pass(), *bids, PartnerCloseCaps(), AskPartner())
    )
    for phase in (AUCTION, SECOND)
    for step, bids in _BIDS.items()
}
"""The calls worth judging, by phase and by the step of the bids from 200 on."""


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
    if phase in (AUCTION, SECOND):
        return _CALLS[phase, deal.profile.bid_step_from_200]
    if phase == INDICATOR:
        return tuple(INDICATORS[card.place] for card in deal.hand(seat))
    return ()


def opening(dealt: Dealt) -> Position:
    """Before the first call: the first packets, eldest to speak (``auction.eldest-first``)."""
    return Position(dealt, AUCTION, Auction(dealt.eldest), dealt.first)


def points(deal: Deal) -> dict[str, int]:
    """Card points of each side."""
    sides, play = deal.profile.form.seating.sides, deal.play
    return {side: play.points[ALL_SIDES.index(side)] if play else 0 for side in sides}


def next_dealer(deal: Deal) -> Seat:
    """Who deals next (``deal.next-dealer``, ``deal.low-hand``, ``trump.spoilt``, ``auction.all-pass``)."""
    same = deal.ended == "redeal" or (deal.ended == "spoilt" and deal.profile.spoilt_redeal == "same-dealer")
    return deal.dealer if same else deal.eldest


FIXED: Final = Game(RULES, STEPS, candidates, opening, make_view, points, next_dealer)
