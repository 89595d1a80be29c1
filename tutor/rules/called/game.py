"""The called games put together as one :class:`tutor.rules.game.Game`: a called partner, or nobody.

Both have the same rules and steps. What differs is data (``Profile.form``): who plays, whether there is a widow,
whether a card is called.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from tutor.cards import CARDS, SUITS, cards_of
from tutor.rules import actions as act
from tutor.rules.actions import PLAYS, Action
from tutor.rules.called import auction, claims, naming, play
from tutor.rules.called.state import CALL, EXCHANGE, TRUMP
from tutor.rules.called.view import view
from tutor.rules.game import Game, Step
from tutor.rules.ruling import Reason, Ruling, refuse
from tutor.rules.state import AUCTION, PLAY, Auction, Dealt, Position
from tutor.seats import Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal

_BIDS: Final = tuple(act.Bid(amount) for amount in range(150, 305, 5))
_TRUMPS: Final = tuple(act.NameTrump(suit) for suit in SUITS)
_CALLS: Final = tuple(act.CallCard(card) for card in CARDS)
_MARRIAGES: Final = {suit: act.ShowMarriage(suit) for suit in SUITS}
_SLAM: Final = act.AnnounceSlam()
_OTHER_GAME = refuse(Reason("called-other-game", "procedure.phase"))


def _rule_other(position: Position, seat: Seat, action: Any) -> Ruling:
    """An action of the game of partnerships: no part of this game (``procedure.phase``)."""
    return _OTHER_GAME


RULES: Final[dict[type, Callable[[Position, Seat, Any], Ruling]]] = {
    **dict.fromkeys(Action.__args__, _rule_other),
    act.Bid: auction.rule_bid,
    act.Pass: auction.rule_pass,
    act.Exchange: naming.rule_exchange,
    act.NameTrump: naming.rule_trump,
    act.CallCard: naming.rule_call,
    act.ShowMarriage: claims.rule_marriage,
    act.AnnounceSlam: claims.rule_slam,
    act.Play: play.rule_play,
}

STEPS: Final[dict[type, Callable[[Position, Seat, Any, Ruling], Step]]] = {
    act.Bid: auction.do_bid,
    act.Pass: auction.do_pass,
    act.Exchange: naming.do_exchange,
    act.NameTrump: naming.do_trump,
    act.CallCard: naming.do_call,
    act.ShowMarriage: claims.do_marriage,
    act.AnnounceSlam: claims.do_slam,
    act.Play: play.do_play,
}


def candidates(deal: Deal, seat: Seat) -> tuple[Action, ...]:
    """The actions worth judging for a seat now; out of turn that is a slam only, which asks for no turn."""
    position, place = deal.position, seat.place
    if seat not in deal.profile.form.seating.order:
        return ()
    if position.phase == AUCTION:
        return (act.Pass(), *_BIDS)
    if position.phase == PLAY:
        return (*_plays(position.hands[place]), _SLAM) if place == position.turn else (_SLAM,)
    if place != position.turn or position.called is None:
        return ()
    if position.phase == EXCHANGE:
        return exchanges(position.called.widow, position.hands[place])
    if position.phase == TRUMP:
        return _TRUMPS
    return _CALLS if position.phase == CALL else ()


def _plays(hand: int) -> tuple[Action, ...]:
    """Each card of a hand, then the marriage of each suit of which it has king or queen."""
    cards = cards_of(hand)
    suits = dict.fromkeys(one.suit for one in cards if one.rank in "KQ")
    return (*[PLAYS[one.place] for one in cards], *[_MARRIAGES[suit] for suit in suits])


def exchanges(widow: int, hand: int) -> tuple[act.Exchange, ...]:
    """Every way to exchange: cards from the widow, and as many put back (``widow.exchange``)."""
    lying = cards_of(widow)
    found: list[act.Exchange] = []
    for count in range(len(lying) + 1):
        for take in combinations(lying, count):
            mixed = cards_of(hand | sum(one.bit for one in take))
            found += [act.Exchange(take, put) for put in combinations(mixed, count)]
    return tuple(found)


def opening(dealt: Dealt) -> Position:
    """Before the first call: all cards are dealt, and the seat after the dealer is to speak (``call.auction``)."""
    return Position(dealt, AUCTION, Auction(dealt.eldest), dealt.first)


def points(deal: Deal) -> dict[str, int]:
    """Card points in the tricks of each seat; what the widow holds is counted when the deal is scored."""
    called = deal.position.called
    tricks = called.tricks if called is not None else ()
    order = deal.profile.form.seating.order
    return {str(one): sum(each.points for each in tricks if each.winner is one) for one in order}


def next_dealer(deal: Deal) -> Seat:
    """The deal goes round the way the play goes (``call.match``)."""
    return deal.profile.form.seating.following(deal.dealer)


CALLED: Final = Game(RULES, STEPS, candidates, opening, view, points, next_dealer)
