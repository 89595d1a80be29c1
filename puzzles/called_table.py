"""Made-up deals of the called games: an auction by chance, a trump and a called card by habit, cards by habit.

Nothing here decides what is legal: every action goes through ``deal.act``.

>>> import random
>>> deals = list(walk(random.Random(1), "widow"))
>>> deals[0].phase, len(deals[0].called.tricks), deals[-1].ended
('play', 0, 'played')
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from puzzles.calling import bid
from puzzles.habits import PASS
from tutor.cards import PACK, SUITS, Card, Hand, cards_of
from tutor.rules.actions import PLAYS, Action, AnnounceSlam, CallCard, Exchange, NameTrump, ShowMarriage
from tutor.rules.called.claims import PAIRS, has_won
from tutor.rules.called.dealing import hands_of
from tutor.rules.called.state import CALL, EXCHANGE, TRUMP, Called
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, NOBODY, PLAY
from tutor.rules.trick import winner_of
from tutor.seats import Seat

SLAM: Final = AnnounceSlam()

TOPS: Final = (4, 4, 5, 5, 6)
"""How many of the highest trumps a strong maker holds."""

RAISES: Final = (0, 0, 0, 5, 10, 15, 20, 25, 30)
"""How far above the least the other bidder goes."""


@dataclass(frozen=True)
class Habits:
    """How a deal is made.

    ``amounts``: the bids from which that of the maker is drawn; ``duty``: how often all pass; ``shows``: how often a
    pair is shown as soon as it may be; ``leads_called``: how often the maker leads the called suit while its card has
    not fallen; ``calls_long``: the card is called in the maker's longest side suit; ``strong``: the maker is dealt the
    highest trumps and high cards; ``slams``: how often the maker's side promises every trick before a trick, while it
    has lost none; ``wise``: how often a card is chosen to win, or to lose as little as may be, instead of by chance.
    """

    amounts: Sequence[int] = range(150, 200, 5)
    duty: float = 0.1
    shows: float = 0.7
    leads_called: float = 0.4
    calls_long: bool = False
    strong: bool = False
    slams: float = 0.0
    wise: float = 0.4


PLAIN: Final = Habits()


# -- the deal and its auction ------------------------------------------------------------------------------------------


def deal_cards(
    rng: random.Random, profile: str, strong: bool = False, scores: dict[Seat, int] | None = None
) -> tuple[Deal, Seat]:
    """A deal before its first call, and who shall be its maker: with a ``strong`` hand, if that is wished."""
    start = _empty(profile)
    form = start.profile.form
    dealer, maker = rng.choice(form.seating.order), rng.choice(form.seating.order)
    hands, widow = hands_of(rng.sample(PACK, len(PACK)), dealer, form)
    if strong:
        hands, widow = _strengthen(rng, hands, widow, maker)
    return Deal.of_hands(dealer, hands, widow, scores, start.profile), maker


@cache
def _empty(profile: str) -> Deal:
    """Some deal of a game, for what it says of the game."""
    from tutor.rules.dealing import random_deal

    return random_deal(random.Random(0), profile=profile)


def _strengthen(rng: random.Random, hands: dict[Seat, Hand], widow: Hand, maker: Seat) -> tuple[dict[Seat, Hand], Hand]:
    """The same deal after the maker has got the highest trumps and the highest cards of another suit for what it had
    of the least."""
    trump, side, third = rng.sample(SUITS, 3)
    tops = rng.choice(TOPS)
    wanted = sorted((one for one in PACK if one.suit == trump), key=lambda one: -one.power)[:tops]
    wanted += sorted((one for one in PACK if one.suit == side), key=lambda one: -one.power)[
        : len(hands[maker]) - tops - 1
    ]
    wanted.append(max((one for one in PACK if one.suit == third), key=lambda one: one.power))
    hand = set(hands[maker])
    for one in wanted[: len(hand)]:
        if one in hand:
            continue
        give = min(
            (each for each in hand if each not in wanted), key=lambda each: (each.power, each.place), default=None
        )
        if give is None:
            break
        owner = next((seat for seat, held in hands.items() if one in held), None)
        if owner is None:
            widow = _swapped(widow, one, give)
        else:
            hands[owner] = _swapped(hands[owner], one, give)
        hands[maker] = _swapped(hands[maker], give, one)
        hand = set(hands[maker])
    return hands, widow


def _swapped(hand: Hand, out: Card, into: Card) -> Hand:
    return Hand([*(one for one in hand if one is not out), into])


def auction(rng: random.Random, deal: Deal, maker: Seat, amount: int) -> Deal:
    """The auction in which ``maker`` gets the contract at ``amount``, against another bidder where that is needed.

    Everybody else passes. The maker of 150 may also be a dealer whom everybody has left to play.
    """
    form = deal.profile.form
    rival = rng.choice([one for one in form.seating.order if one is not maker])
    while deal.phase == AUCTION:
        seat, calls = deal.turn, deal.position.auction
        assert seat is not None
        standing = calls.amount if calls.bidder != NOBODY else form.least - form.raise_step
        action: Action = PASS
        if seat is maker and calls.bidder != maker.place:
            most = standing + form.raise_most if calls.bidder != NOBODY else form.least + form.raise_most
            room = amount - 2 * form.raise_step  # for the other one to raise, so that the maker can again
            action = bid(amount if amount <= most else min(most, room))
        elif seat is rival and calls.amount != amount and standing + 2 * form.raise_step <= amount:
            first = calls.bidder == NOBODY
            raised = (form.least if first else standing + form.raise_step) + rng.choice(RAISES)
            highest = form.least + form.raise_most if first else standing + form.raise_most
            if raised <= min(highest, amount - form.raise_step):
                action = bid(raised)
            else:
                action = bid(min(highest, amount - form.raise_step))
        deal = deal.act(seat, action)
    return deal


def everybody_passes(deal: Deal) -> Deal:
    """The auction in which nobody bids (``call.auction``)."""
    while deal.phase == AUCTION:
        assert deal.turn is not None
        deal = deal.act(deal.turn, PASS)
    return deal


def rebid(rng: random.Random, deal: Deal, maker: Seat, amount: int) -> Deal:
    """A deal with another contract of its maker and the same play; the play hangs on no contract."""
    found = auction(rng, next(deal.path()), maker, amount)
    for one in deal.log:
        if one.action.do not in ("bid", "pass"):
            found = found.act(one.seat, one.action)
    return found


# -- the play ----------------------------------------------------------------------------------------------------------


def walk(rng: random.Random, profile: str, habits: Habits = PLAIN) -> Iterator[Deal]:
    """One deal from its opening lead on: each moment of the play, and the end."""
    deal, maker = deal_cards(rng, profile, habits.strong)
    if rng.random() < habits.duty:
        deal = everybody_passes(deal)
    else:
        deal = auction(rng, deal, maker, rng.choice(habits.amounts))
    deal = named(rng, deal, habits.calls_long)
    while deal.phase == PLAY:
        yield deal
        deal = _step(rng, deal, habits)
    yield deal


def named(rng: random.Random, deal: Deal, long: bool = False) -> Deal:
    """The deal after its maker has done what comes before the play."""
    while deal.phase != PLAY:
        seat = deal.turn
        assert seat is not None
        deal = deal.act(seat, _before_play(rng, deal, deal.hand(seat), long))
    return deal


def longest(hand: Hand) -> str:
    """The suit in which a hand is longest, then strongest."""
    return max(SUITS, key=lambda suit: (len(hand.of_suit(suit)), sum(one.power for one in hand.of_suit(suit))))


def _before_play(rng: random.Random, deal: Deal, hand: Hand, long: bool) -> Action:
    """Take from the widow what fits the longest suit; the longest suit is trump; a high card is called, mostly in a
    suit that the maker can lead."""
    if deal.phase == EXCHANGE:
        assert deal.called is not None
        return _exchange(rng, hand, cards_of(deal.called.widow))
    if deal.phase == TRUMP:
        return NameTrump(longest(hand))
    assert deal.phase == CALL
    assert deal.called is not None
    some = [one for one in PACK if one not in hand]
    if long:
        some = [one for one in some if one.suit != deal.called.trump] or some
        return CallCard(max(some, key=lambda one: (len(hand.of_suit(one.suit)), one.power)))
    return CallCard(max(some, key=lambda one: one.power + 10 * bool(hand.of_suit(one.suit)) + 8 * rng.random()))


def _exchange(rng: random.Random, hand: Hand, widow: Sequence[Card]) -> Exchange:
    trump = longest(hand)
    take = [one for one in widow if one.suit == trump or one.power > 4 or rng.random() < 0.3]
    spare = [one for one in hand if one.suit != trump] or list(hand)
    put = sorted(spare, key=lambda one: (len(hand.of_suit(one.suit)), rng.random()))[: len(take)]
    return Exchange(take[: len(put)], put)


def _step(rng: random.Random, deal: Deal, habits: Habits) -> Deal:
    """The deal after one action of the play, with a slam or a pair before it now and then."""
    seat, called = deal.turn, deal.called
    assert seat is not None
    assert called is not None
    if habits.slams and called.slam == NOBODY and not called.trick and all(map(called.is_theirs, called.tricks)):
        makers = [one for one in deal.profile.form.seating.order if called.is_makers(one.place)]
        if rng.random() < habits.slams:
            announcer = rng.choice(makers)
            if deal.rule(announcer, SLAM):
                return deal.act(announcer, SLAM)
    if has_won(called, seat.place):
        for suit, pair in PAIRS.items():
            held = all(deal.position.hands[seat.place] & one.bit for one in pair)
            if held and all(one.suit != suit for one in called.marriages) and rng.random() < habits.shows:
                return deal.act(seat, ShowMarriage(suit))
    return deal.act(seat, PLAYS[_choose(rng, deal, called, seat, habits).place])


def _choose(rng: random.Random, deal: Deal, called: Called, seat: Seat, habits: Habits) -> Card:
    """A card by habit, of those that may be played."""
    hand = deal.hand(seat)
    if not called.trick:
        return _lead(rng, called, seat, hand, habits)
    led_card = called.trick[0].card
    due = called.card if called.leader == called.maker else None
    if due is not None and due in hand and due.suit == led_card.suit:
        return due
    some = list(hand.of_suit(led_card.suit)) or list(hand)
    if rng.random() >= habits.wise:
        return rng.choice(some)
    best = winner_of(called.trick, called.trump).card
    beats = [one for one in some if (one.power > best.power if one.suit == best.suit else one.suit == called.trump)]
    if beats:
        return max(beats, key=lambda one: one.power)
    return min(some, key=lambda one: (one.points, one.power))


def _lead(rng: random.Random, called: Called, seat: Seat, hand: Hand, habits: Habits) -> Card:
    some = list(hand)
    card = called.card
    if card is not None and seat.place == called.maker and not called.shown and rng.random() < habits.leads_called:
        return rng.choice(list(hand.of_suit(card.suit)) or some)
    if rng.random() < (0.9 if habits.strong and seat.place == called.maker else habits.wise):
        return max(some, key=lambda one: (one.suit == called.trump and seat.place == called.maker, one.power))
    return rng.choice(some)


def led(deal: Deal) -> Card | None:
    """The card that was led to the current trick."""
    called = deal.called
    return called.trick[0].card if called is not None and called.trick else None
