"""Moments of made-up real deals: dealt (some with a long suit), called and played through ``deal.act`` alone.

>>> import random
>>> moments = list(walk(random.Random("example"), Plan()))
>>> len(moments) <= 32, all(one.deal.turn == one.seat for one in moments)
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from puzzles.habits import DEFAULT, OPEN, Temper, call, ceilings, opening, play_card, shows
from tutor.cards import PACK, SUITS, Card, Hand
from tutor.profiles import Profile
from tutor.rules.actions import PLAYS
from tutor.rules.deal import Deal
from tutor.rules.ruling import Ruling
from tutor.rules.state import OVER, PLAY, Playing
from tutor.seats import SEATS, Seat

DEALS: Final = 20
"""How often cards are dealt anew when all pass, or when the seat with the long suit does not become maker."""


@dataclass(frozen=True)
class Plan:
    """Which deals to make. As the cards fall, unless ``trumps`` says how many cards of one suit one seat is dealt.

    ``trumps`` are the numbers to choose from; ``leads`` puts that seat on lead (``True``), off lead (``False``) or
    anywhere (``None``). The rest as in :class:`puzzles.habits.Temper`; ``second`` are the calls to choose from.
    ``closed``: only the play under a closed trump is wanted, so nobody opens early and the walk ends at the opening.
    ``profile`` is the table it is played at.
    """

    trumps: tuple[int, ...] = ()
    leads: bool | None = None
    second: tuple[str | None, ...] = (None,)
    closed: bool = False
    opens: float = 0.06
    trump_leads: float = 0.55
    cuts: float = 0.5
    profile: Profile = DEFAULT


class Moment:
    """A deal at the moment when ``seat`` is to play a card, with the engine's ruling on each card it holds.

    ``hand``, ``rulings`` (one a card) and ``legal`` (the cards that may be played) are in the order of the hand.
    """

    def __init__(self, deal: Deal, seat: Seat, play: Playing) -> None:
        self.deal, self.seat, self.play = deal, seat, play
        self.hand: tuple[Card, ...] = tuple(deal.hand(seat))
        self.rulings: tuple[Ruling, ...] = tuple(deal.rule(seat, PLAYS[one.place]) for one in self.hand)
        self.legal: tuple[Card, ...] = tuple(
            one for one, ruling in zip(self.hand, self.rulings, strict=True) if ruling.allowed
        )

    @property
    def refused(self) -> tuple[Card, ...]:
        """The cards that may not be played, in the order of the hand."""
        return tuple(one for one, ruling in zip(self.hand, self.rulings, strict=True) if not ruling.allowed)

    @cached_property
    def whys(self) -> frozenset[str]:
        """The reason ids of all rulings. Only asked for what is in it, never walked through."""
        return frozenset(reason.id for ruling in self.rulings for reason in ruling.reasons)

    def ruling(self, card: Card) -> Ruling:
        """The ruling on a card of the hand."""
        return self.rulings[self.hand.index(card)]

    @property
    def leading(self) -> bool:
        """Is the seat on lead?"""
        return not self.play.trick

    @property
    def is_maker(self) -> bool:
        """Is the seat the maker?"""
        return self.play.maker == self.seat.place

    @property
    def guarded(self) -> bool:
        """Is the seat the maker, with the indicator still closed in front of it?"""
        return self.is_maker and self.play.apart

    @property
    def led(self) -> Card | None:
        """The card that was led to this trick."""
        return self.play.trick[0].card if self.play.trick else None


def deal_cards(rng: random.Random, plan: Plan) -> tuple[Deal, Temper]:
    """A deal before its first call, and how its players are inclined."""
    dealer = rng.choice(SEATS)
    second = rng.choice(plan.second)
    pack = list(PACK)
    rng.shuffle(pack)
    hands = {one: pack[8 * place : 8 * place + 8] for place, one in enumerate(SEATS)}
    hero, suit = None, None
    if plan.trumps:
        hero = _hero(rng, dealer, plan.leads)
        suit = rng.choice(SUITS)
        _stack(rng, hands, hero, suit, rng.choice(plan.trumps))
    first = {one: Hand(hand[:4]) for one, hand in hands.items()}
    rest = {one: Hand(hand[4:]) for one, hand in hands.items()}
    temper = Temper(hero, suit, second, 0 if plan.closed else plan.opens, plan.trump_leads, plan.cuts)
    return Deal.start(dealer, first, rest, profile=plan.profile), temper


def _hero(rng: random.Random, dealer: Seat, leads: bool | None) -> Seat:
    eldest = dealer.right
    if leads is None:
        return rng.choice(SEATS)
    return eldest if leads else rng.choice((eldest.right, eldest.partner, eldest.left))


def _stack(rng: random.Random, hands: dict[Seat, list[Card]], hero: Seat, suit: str, wanted: int) -> None:
    """Swap cards until ``hero`` holds ``wanted`` cards of ``suit``, most of them in the first packet."""
    mine = hands[hero]
    have = [one for one in mine if one.suit == suit]
    for other in _order(rng, hero):
        theirs = hands[other]
        for place, one in enumerate(theirs):
            if len(have) < wanted and one.suit == suit:
                out = next(at for at, each in enumerate(mine) if each.suit != suit)
                mine[out], theirs[place] = one, mine[out]
                have.append(one)
            elif len(have) > wanted and one.suit != suit:
                gone = have.pop()
                at = mine.index(gone)
                mine[at], theirs[place] = one, gone
    trumps, others = have, [one for one in mine if one.suit != suit]
    early = min(4, max(1, len(trumps) - rng.randrange(0, 2)))
    mine[:] = [*trumps[:early], *others[: 4 - early], *trumps[early:], *others[4 - early :]]


def _order(rng: random.Random, hero: Seat) -> Sequence[Seat]:
    others = [hero.right, hero.partner, hero.left]
    rng.shuffle(others)
    return others


def walk(rng: random.Random, plan: Plan) -> Iterator[Moment]:
    """Deal, call and play one deal by habit; yield each moment when a card is to be played.

    Stops early without harm. Yields nothing in the (very rare) case that no deal comes to play as planned.
    """
    for _ in range(DEALS):
        deal, temper = deal_cards(rng, plan)
        limits = ceilings(deal, rng, temper)
        while deal.phase not in (PLAY, OVER):
            assert deal.turn is not None
            deal = deal.act(deal.turn, call(deal, rng, limits, temper))
        if deal.phase == PLAY and temper.hero in (None, deal.maker):
            yield from _play(deal, rng, temper, plan.closed)
            return


def _play(deal: Deal, rng: random.Random, temper: Temper, closed_only: bool) -> Iterator[Moment]:
    deal, due = opening(deal, rng, temper.opens)
    while deal.phase == PLAY:
        play, seat = deal.play, deal.turn
        assert play is not None
        assert seat is not None
        if closed_only and not play.closed:
            return
        if shows(play, due):
            deal = deal.act(seat, OPEN)
            continue
        moment = Moment(deal, seat, play)
        yield moment
        legal = moment.legal
        if not legal:  # a maker with nothing but trumps must open before the first lead
            deal = deal.act(seat, OPEN)
            continue
        deal = deal.act(seat, PLAYS[play_card(play, legal, rng, temper).place])
