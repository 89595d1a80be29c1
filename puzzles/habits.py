"""How the players of a made-up deal call and play: plain habits that lead to moments as at a real table.

Nothing here decides what is legal: a habit chooses among the actions that the engine allows. A player looks at their
own cards and at what lies open; a closed trump is known to its owner only.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tutor.cards import SUITS, Card, Hand
from tutor.profiles import load_profile
from tutor.rules.actions import Action, AskPartner, Bid, OpenTrump, PartnerCloseCaps, Pass, SetIndicator
from tutor.rules.deal import Deal
from tutor.rules.state import INDICATOR, SECOND, Playing
from tutor.rules.trick import winner_of
from tutor.seats import Seat

PASS: Final = Pass()
ASK: Final = AskPartner()
PCC: Final = PartnerCloseCaps()
OPEN: Final = OpenTrump()

DEFAULT: Final = load_profile()
"""The table that deals are made up for where no other is named."""


@dataclass(frozen=True)
class Temper:
    """How the players of one deal are inclined.

    ``hero`` calls boldly and, as maker, takes ``suit`` for trump; ``second`` is what is called on eight cards
    (``"high"``, ``"pcc"``, ``"new"``) or ``None``. ``opens`` is the chance that the maker opens before the lead,
    ``trump_leads`` that the maker leads a trump from trick 2 on, ``cuts`` that the indicator cuts when it may.
    """

    hero: Seat | None = None
    suit: str | None = None
    second: str | None = None
    opens: float = 0.06
    trump_leads: float = 0.55
    cuts: float = 0.5


def best_suit(hand: Hand) -> str:
    """The suit one would make trump: long and strong; the earlier one in S H D C when two are alike.

    >>> best_suit(Hand.parse("J9.AT.K.Q8"))
    'S'
    """
    suits = [(len(part) * 12 + part.points, suit) for suit in SUITS if (part := hand.of_suit(suit))]
    return max(suits, key=lambda one: one[0])[1]


def worth(hand: Hand) -> int:
    """The strength of four or eight cards for bidding: card points and the length of the best suit."""
    return hand.points + 12 * len(hand.of_suit(best_suit(hand))) - 12


def ceilings(deal: Deal, rng: random.Random, temper: Temper) -> dict[Seat, int]:
    """How high each seat goes on its first four cards, in card points."""
    found = {}
    for seat, hand in ((one, deal.hand(one)) for one in (deal.eldest, *_others(deal.eldest))):
        limit = 105 + worth(hand) + rng.randrange(-15, 16)
        if temper.hero is not None and temper.second == "new":
            limit = min(limit, 150) if seat is temper.hero else limit
        elif temper.hero is not None:
            limit = max(limit, 200 + rng.randrange(0, 40)) if seat is temper.hero else min(limit, 185)
        found[seat] = min(limit, 240)
    return found


def _others(seat: Seat) -> tuple[Seat, Seat, Seat]:
    return seat.right, seat.partner, seat.left


def call(deal: Deal, rng: random.Random, limits: Mapping[Seat, int], temper: Temper) -> Action:
    """What the seat on turn calls, or sets aside as the indicator."""
    seat = deal.turn
    assert seat is not None
    if deal.phase == INDICATOR:
        return SetIndicator(indicator_of(deal.hand(seat), rng, temper.suit if seat is temper.hero else None))
    if deal.phase == SECOND:
        return _second_call(deal, seat, rng, temper)
    limit = limits[seat]
    roll = rng.random()
    last_chance = deal.contract is None and seat is deal.dealer
    if last_chance:
        limit = max(limit, 165)
    if limit < 160:
        if roll < 0.08 and deal.asker is None and deal.rule(seat, ASK):
            return ASK
        return PASS
    bids = [one for one in deal.actions(seat) if isinstance(one, Bid) and one.amount <= limit]
    if not bids:
        return PASS
    return bids[1] if len(bids) > 1 and roll < 0.3 else bids[0]


def _second_call(deal: Deal, seat: Seat, rng: random.Random, temper: Temper) -> Action:
    wanted: Action = PASS
    if temper.second == "pcc":
        wanted = PCC if seat is temper.hero else PASS
    elif temper.second == "new":
        wanted = Bid(250 + 10 * rng.randrange(0, 3)) if seat is temper.hero else PASS
    elif temper.second == "high":
        wanted = Bid(250 + 10 * rng.randrange(0, 4)) if seat is deal.maker else PASS
    elif worth(deal.hand(seat)) > 150 and rng.random() < 0.25:
        wanted = Bid(250)
    return wanted if deal.rule(seat, wanted) else PASS


def indicator_of(hand: Hand, rng: random.Random, suit: str | None = None) -> Card:
    """The card one sets aside: of ``suit`` or of the best suit; rather not the highest."""
    some = list(hand.of_suit(suit) if suit else ()) or list(hand.of_suit(best_suit(hand)))
    return some[0] if len(some) == 1 or rng.random() < 0.25 else rng.choice(some[1:])


OPENS_AT: Final = (1, 1, 1, 2, 2, 3, 4)
"""From which trick on a maker shows the trump who wants to, where that may be at any turn of the maker's own."""


def opening(deal: Deal, rng: random.Random, chance: float) -> tuple[Deal, int]:
    """A maker who wants to show the trump does it before the first lead, or waits for a turn where the table wants that
    (``Profile.opening_choice``): the deal, and from which trick on it is due (0: never)."""
    if deal.maker is None or rng.random() >= chance:
        return deal, 0
    if deal.profile.opening_choice == "any-time":
        return deal, rng.choice(OPENS_AT)
    return deal.act(deal.maker, OPEN), 0


def shows(play: Playing, due: int) -> bool:
    """Does the maker show the trump now, before playing to this trick, since it is ``due``?"""
    return 0 < due <= play.number and play.closed and play.turn == play.maker


def play_card(play: Playing, legal: Sequence[Card], rng: random.Random, temper: Temper) -> Card:
    """The card the seat on turn plays, out of the legal ones; now and then any of them."""
    if len(legal) == 1:
        return legal[0]
    if rng.random() < 0.12:
        return rng.choice(legal)
    if not play.trick:
        return _lead(play, legal, rng, temper)
    led = play.trick[0].card.suit
    if legal[0].suit == led and legal[0] is not play.indicator:
        return _follow(play, legal, rng)
    return _discard_or_cut(play, legal, rng, temper)


def _lead(play: Playing, legal: Sequence[Card], rng: random.Random, temper: Temper) -> Card:
    knows = play.turn == play.maker
    if knows and play.tricks:
        trumps = [one for one in legal if one.suit == play.trump]
        others = [one for one in legal if one.suit != play.trump]
        if trumps and rng.random() < temper.trump_leads:
            return trumps[0]
        legal = others or legal
    if rng.random() < 0.6:
        return max(legal, key=lambda one: one.power)
    return rng.choice(legal)


def _follow(play: Playing, legal: Sequence[Card], rng: random.Random) -> Card:
    """Win when one can, feed a winning partner, else throw the cheapest."""
    seen = tuple(one for one in play.trick if not one.folded)
    winning = winner_of(seen, play.trump if not play.closed else "")
    if winning.seat.place % 2 == play.turn % 2 and rng.random() < 0.7:
        return max(legal, key=lambda one: one.points)
    higher = [one for one in legal if one.power > winning.card.power]
    if higher and winning.card.suit == legal[0].suit and rng.random() < 0.8:
        return higher[0]
    return min(legal, key=lambda one: (one.points, one.power))


def _discard_or_cut(play: Playing, legal: Sequence[Card], rng: random.Random, temper: Temper) -> Card:
    knows = play.turn == play.maker or not play.closed
    trumps = [one for one in legal if one.suit == play.trump] if knows else []
    others = [one for one in legal if one not in trumps]
    if trumps and (not others or rng.random() < temper.cuts):
        return trumps[0]
    if rng.random() < 0.4:
        return rng.choice(others)
    return min(others, key=lambda one: (one.points, one.power))
