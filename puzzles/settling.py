"""Made-up deals that are over, with a contract chosen to suit the points: what the kind *settle* asks about.

>>> import random
>>> deal = played(random.Random(3), Wish(True, (160, 190)))
>>> deal.ended, deal.points[deal.maker.side] >= deal.contract.amount
('played', True)
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from puzzles.calling import bid
from puzzles.habits import DEFAULT, OPEN, PASS, PCC, Temper, indicator_of, play_card
from puzzles.situations import Plan, deal_cards
from tutor.cards import Card, Hand, cards_of
from tutor.profiles import Profile
from tutor.rules.actions import PLAYS, Action, SetIndicator
from tutor.rules.auction import FIRST_LEAST
from tutor.rules.deal import Deal
from tutor.rules.playout import play_out as wander
from tutor.rules.state import AUCTION, INDICATOR, PLAY, SECOND
from tutor.rules.trick import HIGH_BID, due_card, judge
from tutor.seats import SEATS, SIDES, Seat, other_side

EVEN: Final = dict.fromkeys(SIDES, DEFAULT.start_tokens)
"""The tokens before the first deal."""

STEP: Final = 10
NEAR: Final = 60
"""How far the contract may lie from the points: farther would be a strange bid."""

CLOSE: Final = 25
"""How far it may lie from them where one is to count whether it was made."""

AGAIN: Final = 4
ENDINGS: Final = 12
"""After how many tricks, and how often, a deal is played on in another way to come to the points that are wished."""

EARLY_LOSS: Final = 4
"""Each side has lost a trick by the end of this one, so that Caps is no matter."""

PCC_TRUMPS: Final = {True: (6, 7, 7, 8), False: (5, 6)}
HIGH_TRUMPS: Final = {True: (5, 6, 6), False: (4, 5, 5)}
TRUMPS: Final = {True: (4, 5, 5, 6), False: (3, 4, 4)}
"""How long the maker's trumps are, the contract made or not."""


@dataclass(frozen=True)
class Wish:
    """A deal that is wanted: is the contract made, between which ``amounts``, or is it Partner Close Caps (``pcc``)?

    On the ``edge`` the points are just the contract, or one less; otherwise they are not far from it, and ``close``
    rather near. ``ours`` are the tokens of North and South before the deal, or ``payer`` those of the side that must
    pay. Where none of these three is asked for, ``made`` is a preference. ``profile`` is the table.
    """

    made: bool = True
    amounts: tuple[int, int] = (160, 190)
    edge: bool = False
    close: bool = False
    pcc: bool = False
    ours: int = 11
    payer: int | None = None
    profile: Profile = DEFAULT


def tokens_of(wish: Wish, maker: Seat) -> dict[str, int]:
    """The tokens before the deal by side; ``ours`` are those of North and South."""
    if wish.payer is None:
        return shared(wish.ours)
    pays = other_side(maker.side) if wish.made else maker.side
    return {pays: wish.payer, other_side(pays): sum(EVEN.values()) - wish.payer}


def shared(ours: int) -> dict[str, int]:
    """All the tokens of a match, ``ours`` of them with North and South."""
    return {"NS": ours, "EW": sum(EVEN.values()) - ours}


def again(deal: Deal, tokens: dict[str, int]) -> Deal:
    """The same cards before the first call, with other tokens."""
    dealt = deal.position.dealt
    first, second = (dict(zip(SEATS, map(_hand, packet), strict=True)) for packet in (dealt.first, dealt.second))
    return Deal.start(deal.dealer, first, second, tokens, deal.profile)


def _hand(mask: int) -> Hand:
    return Hand(cards_of(mask))


def auctions(deal: Deal, maker: Seat, amount: int | None, card: Card, lower: Seat | None = None) -> Deal | None:
    """Both auctions, in which ``maker`` gets the contract (``None``: Partner Close Caps) and sets ``card`` aside.

    From 250 on the maker bids 180 first and raises on eight cards, where there is an auction on them. ``lower`` is an
    opponent who bids 160 before the maker where that is possible. ``None`` where the maker cannot get it.
    """
    profile = deal.profile
    high = amount is None or (profile.second_auction and amount >= profile.second_auction_least)
    start = 180 if amount is None or high else amount
    while deal.phase == AUCTION:
        seat = deal.turn
        assert seat is not None
        action: Action = PASS
        if seat is maker and (deal.contract is None or deal.contract.seat is not maker):
            action = bid(start)
        elif seat is lower and deal.contract is None and start > FIRST_LEAST:
            action = bid(FIRST_LEAST)
        if not deal.rule(seat, action):
            return None
        deal = deal.act(seat, action)
    if deal.phase != INDICATOR or deal.turn is not maker:
        return None
    deal = deal.act(maker, SetIndicator(card))
    while deal.phase == SECOND:
        assert deal.turn is not None
        raised = (PCC if amount is None else bid(amount)) if high and deal.turn is maker else PASS
        deal = deal.act(deal.turn, raised)
    return deal


def rebid(deal: Deal, amount: int, card: Card, lower: Seat | None = None) -> Deal | None:
    """A deal in play or over with another contract of its maker, called as by :func:`auctions`, and the same play.

    ``None`` where the maker cannot get it. ``IllegalAction`` is raised where the play depends on the contract: it does
    not below ``HIGH_BID``.
    """
    maker = deal.maker
    assert maker is not None
    found = auctions(again(deal, deal.tokens), maker, amount, card, lower)
    for one in deal.log[_calls(deal) :] if found is not None else ():
        assert found is not None
        found = found.act(one.seat, one.action)
    return found


Act = Callable[[Deal], tuple[Seat, Action] | None]
"""What somebody does out of turn before the next card, if anything."""


def play_out(
    deal: Deal, rng: random.Random, temper: Temper, free: Act | None = None, stop: Callable[[Deal], bool] | None = None
) -> Deal:
    """Play a deal to its end, or until it should ``stop``, by habit; who has called Caps keeps to the order stated, if
    any: Caps announced before the play states none."""
    while deal.phase == PLAY and not (stop is not None and stop(deal)):
        extra = free(deal) if free is not None else None
        if extra is not None:
            deal = deal.act(*extra)
            continue
        play, seat = deal.play, deal.turn
        assert play is not None
        assert seat is not None
        place = seat.place
        bound = next((one.order for one in play.claims if one.seat is seat and one.order), None)
        if bound is not None:
            due = due_card(play, place, bound)
            assert due is not None
            deal = deal.act(seat, PLAYS[due.place])
            continue
        legal = [one for one in cards_of(play.to_play(place)) if judge(play, place, one).allowed]
        deal = deal.act(seat, PLAYS[play_card(play, legal, rng, temper).place] if legal else OPEN)
    return deal


def _lengths(wish: Wish) -> tuple[int, ...]:
    lengths = PCC_TRUMPS if wish.pcc else HIGH_TRUMPS if wish.amounts[0] >= HIGH_BID else TRUMPS
    return lengths[wish.made or wish.edge]


def _near_caps(deal: Deal) -> bool:
    """Has a side won all of the first tricks, so that Caps may come to matter?"""
    play = deal.play
    assert play is not None
    return play.number == EARLY_LOSS + 1 and not play.trick and None in (play.lost(0), play.lost(1))


def played(rng: random.Random, wish: Wish) -> Deal | None:
    """A deal of this wish, played to its end; ``None`` where these cards do not come to it."""
    low, high = wish.amounts
    deal, temper = deal_cards(rng, Plan(_lengths(wish), profile=wish.profile))
    if temper.hero is None or temper.suit is None:
        return None
    maker = temper.hero
    deal = again(deal, tokens_of(wish, maker))
    card = indicator_of(deal.hand(maker), rng, temper.suit)
    lower = rng.choice((None, maker.left, maker.right))
    guess = None if wish.pcc else rng.randrange(low, high + 1, STEP)
    before = auctions(deal, maker, guess, card, lower)
    if before is None:
        return None
    matters = not wish.pcc and wish.profile.caps == "in-play"
    end = play_out(before, rng, temper, stop=_near_caps if matters else None)
    if wish.pcc or end.phase == PLAY:
        return end if wish.pcc else None
    if wish.edge:
        end = _other_ends(rng, end, wish)
    assert guess is not None
    points = end.points[maker.side]
    amount = guess if _suits(points, guess, wish) else _contract(rng, points, wish)
    if amount is None or amount == guess:
        return end if amount == guess else None
    return rebid(end, amount, card, lower)


def _other_ends(rng: random.Random, end: Deal, wish: Wish) -> Deal:
    """The deal with its last tricks played in another way, should the points not be just so."""
    maker = end.maker
    assert maker is not None
    late = next(one for one in end.path() if one.play is not None and len(one.play.tricks) == AGAIN)
    (low, high), points = wish.amounts, end.points[maker.side]
    for _ in range(ENDINGS if low - NEAR / 2 <= points <= high + NEAR / 2 else 0):
        if _contract(rng, end.points[maker.side], wish) is not None:
            break
        end = wander(late, rng)
    return end


def _calls(deal: Deal) -> int:
    """How many lines of the log come before the play."""
    return next(at for at, one in enumerate(deal.log) if one.action.do in ("play", "open"))


def _contract(rng: random.Random, points: int, wish: Wish) -> int | None:
    """A contract that these points make or miss, rather as wished; ``None`` where there is none."""
    low, high = wish.amounts
    some = [one for one in range(low, high + 1, STEP) if _suits(points, one, wish)]
    if not some and wish.payer is None and not (wish.edge or wish.close):
        some = [one for one in range(low, high + 1, STEP) if abs(points - one) <= NEAR]
    return rng.choice(some) if some else None


def _suits(points: int, amount: int, wish: Wish) -> bool:
    """Is this the contract that is wished for, with so many points?"""
    if wish.edge:
        return points - amount in (0, -1)
    return (points >= amount) == wish.made and abs(points - amount) <= (CLOSE if wish.close else NEAR)
