"""What a hand promises, by solving many deals that it may be part of.

**These are not chances of real play.** Each sampled deal is solved by double dummy: all four hands lie open for
everybody. So both sides find every lead and every drop, and a plan may change from deal to deal as nobody's could who
does not see the cards. Calls and the manner of play prove nothing here: every placing of the unseen cards that the
rules allow is as likely as any other.

:func:`estimate` and :func:`chances` are for the auctions (four or eight cards, trump open from the start);
:func:`estimate_play` is for a seat in play and keeps to the legal actions of the closed trump.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tutor.cards import PACK, SUITS, Hand
from tutor.knowledge import count_worlds, enumerate_worlds, sample_world
from tutor.profiles import Profile, load_profile
from tutor.rules.actions import Action
from tutor.rules.auction import FIRST_LEAST, MOST
from tutor.rules.state import OVER, PLAY
from tutor.rules.tokens import award
from tutor.rules.view import View
from tutor.seats import SEATS, SOUTH, Seat
from tutor.seats import seat as read_seat
from tutor.solver import dd
from tutor.solver.dd.closed import closed_values
from tutor.solver.noise import Sampled, mean_of, near_best, share_of
from tutor.solver.replay import deal_of

CONTRACTS: Final = tuple(range(FIRST_LEAST, MOST + 1, 10))
"""The contracts in question: 160 to 300. Partner Close Caps is another game."""

Choice = tuple[str, int]
"""A trump suit and a contract in card points."""


@dataclass(frozen=True)
class Estimate:
    """The card points of a hand's side as maker's side, by trump suit: one number a deal, and the same deals for each.

    >>> found = estimate(Hand.parse("J9A..7."), deals=40, seed=1)
    >>> found.best(), found.chance("S", 160).value, found.chance("D", 160).value
    (('S', 160), 0.925, 0.65)
    """

    points: dict[str, tuple[int, ...]]
    profile: Profile

    def mean(self, trump: str) -> Sampled:
        """The mean card points (0-304)."""
        return mean_of(self.points[trump])

    def chance(self, trump: str, contract: int) -> Sampled:
        """How often the contract was made (``score.made``): 0 to 1."""
        return share_of([points >= contract for points in self.points[trump]])

    def tokens(self, trump: str, contract: int) -> Sampled:
        """The tokens that the contract brings the side on average, losses counted (``score.table``).

        Without Caps, spoilt trumps and the end of a match. The interval is that of the chance.
        """
        won, lost = award(contract, self.profile)
        chance = self.chance(trump, contract)
        value, low, high = (one * (won + lost) - lost for one in chance[:3])
        return Sampled(value, low, high, chance.deals)

    def near_best(self, contracts: Sequence[int] = CONTRACTS) -> tuple[Choice, ...]:
        """The trump and contract that bring most tokens, first, and all that these deals cannot tell from it.

        By the 95 % interval of the paired difference (see ``noise.near_best``). Of equal ones the lower contract comes
        first, then the suit with more points.
        """
        suits = sorted(self.points, key=lambda suit: -sum(self.points[suit]))
        return near_best({(suit, bid): self._each(suit, bid) for bid in contracts for suit in suits})

    def best(self, contracts: Sequence[int] = CONTRACTS) -> Choice:
        """The trump and contract that bring most tokens."""
        return self.near_best(contracts)[0]

    def _each(self, trump: str, contract: int) -> list[int]:
        won, lost = award(contract, self.profile)
        return [won if points >= contract else -lost for points in self.points[trump]]


def estimate(
    hand: Hand | View,
    trumps: str | None = None,
    *,
    deals: int = 200,
    seed: int = 0,
    seat: str = SOUTH,
    dealer: str | None = None,
    profile: Profile | None = None,
) -> Estimate:
    """What a hand of four or eight cards brings as maker, for each trump suit.

    ``deals`` deals are dealt around the hand and solved for each of the ``trumps`` (else every suit in the hand), with
    open cards and open trump: not real play. Eldest leads, the ``dealer``'s right; without a dealer each deal draws
    one. Of a :class:`View` in an auction hand, seat, dealer and profile are taken. The same arguments give the same
    answer. Some 10 milliseconds for each deal and suit with numba; half a second without.

    Raises ``ValueError`` for another number of cards, a suit that the hand has not, and a view of another phase.
    """
    setting = _Setting.of(hand, trumps, seat, dealer, profile)
    solved: dict[str, list[int]] = {trump: [] for trump in setting.trumps}
    for position in setting.positions(deals, seed):
        solved[position.trump].append(dd.points(position))
    return Estimate({trump: tuple(points) for trump, points in solved.items()}, setting.profile)


def chances(
    hand: Hand | View,
    contract: int,
    trumps: str | None = None,
    *,
    deals: int = 200,
    seed: int = 0,
    seat: str = SOUTH,
    dealer: str | None = None,
) -> dict[str, Sampled]:
    """How often a hand makes one contract with each trump suit: faster than :func:`estimate`, and on the same deals.

    >>> chances(Hand.parse("J9A..7."), 160, "S", deals=40, seed=1)["S"].value
    0.925
    """
    setting = _Setting.of(hand, trumps, seat, dealer, None)
    made: dict[str, list[bool]] = {trump: [] for trump in setting.trumps}
    for position in setting.positions(deals, seed):
        made[position.trump].append(dd.at_least(position, contract))
    return {trump: share_of(hits) for trump, hits in made.items()}


@dataclass(frozen=True)
class _Setting:
    hand: Hand
    trumps: str
    seat: Seat
    dealer: Seat | None
    profile: Profile

    @classmethod
    def of(
        cls, hand: Hand | View, trumps: str | None, seat: str, dealer: str | None, profile: Profile | None
    ) -> _Setting:
        if isinstance(hand, View):
            if hand.phase in (PLAY, OVER):
                raise ValueError(f"an auction's estimate is not for phase {hand.phase!r}: ask estimate_play")
            seat, dealer, profile, hand = hand.seat, hand.dealer, hand.profile, hand.hand
        if len(hand) not in (4, 8):
            raise ValueError(f"a hand in an auction has four or eight cards, not {len(hand)}")
        held = "".join(suit for suit in SUITS if hand.of_suit(suit).mask)
        trumps = held if trumps is None else trumps
        if not trumps or not set(trumps) <= set(held):
            raise ValueError(f"{trumps!r} are no trumps for {hand}: the indicator is one of its cards")
        return cls(
            hand,
            "".join(dict.fromkeys(trumps)),
            read_seat(seat),
            None if dealer is None else read_seat(dealer),
            profile or load_profile(),
        )

    def positions(self, deals: int, seed: int) -> Iterator[dd.Position]:
        """Every deal with each trump, before the opening lead."""
        rng = random.Random(seed)
        rest = [one for one in PACK if one not in self.hand]
        own = 8 - len(self.hand)
        for _ in range(deals):
            rng.shuffle(rest)
            drawn = rng.choice(SEATS)
            hands = {self.seat.left: Hand(rest[own : own + 8]), self.seat.partner: Hand(rest[own + 8 : own + 16])}
            hands |= {self.seat.right: Hand(rest[own + 16 :]), self.seat: Hand(self.hand.mask | Hand(rest[:own]).mask)}
            for trump in self.trumps:
                yield dd.Position.of(hands, trump, (self.dealer or drawn).right, self.seat)


@dataclass(frozen=True)
class PlayEstimate:
    """The card points of the maker's side at the end of the deal, by legal action: one number for each world.

    ``ours`` says whether the seat is of the maker's side; ``exact`` that the worlds are all there are, each once.
    """

    points: dict[Action, tuple[int, ...]]
    contract: int
    ours: bool
    exact: bool

    def mean(self, action: Action) -> Sampled:
        """The mean card points of the maker's side (0-304)."""
        return mean_of(self.points[action], self.exact)

    def chance(self, action: Action) -> Sampled:
        """How often the maker's side makes the contract (``score.made``): 0 to 1."""
        return share_of(self._made(action), self.exact)

    def near_best(self, points: bool = False) -> tuple[Action, ...]:
        """The best action for the seat's side, first, and all that these worlds cannot tell from it.

        By the chance of the contract, or by ``points``; paired as in ``noise.near_best``.
        """
        sign = 1 if self.ours else -1
        rows = {one: self.points[one] if points else self._made(one) for one in self.points}
        return near_best({one: [sign * number for number in row] for one, row in rows.items()}, self.exact)

    def _made(self, action: Action) -> list[bool]:
        return [points >= self.contract for points in self.points[action]]


def estimate_play(view: View, *, deals: int = 100, seed: int = 0) -> PlayEstimate:
    """What each legal action of the seat to play brings, over the worlds that fit what it knows.

    Each world is solved by legal actions with its cards known to all (``dd.closed``): not real play, see above. When no
    more than ``deals`` worlds fit, all of them are taken, and the answer is exact; else so many are drawn by ``seed``.
    Eight cards take 30 to 60 milliseconds a world with numba, five cards 3.

    Raises ``ValueError`` when it is not the seat's turn to play, in Partner Close Caps and after a Caps call.
    """
    if view.phase != PLAY or view.turn != view.seat:
        raise ValueError(f"it is not the turn of {view.seat} to play")
    exact = count_worlds(view) <= deals
    rng = random.Random(seed)
    worlds = enumerate_worlds(view) if exact else (sample_world(view, rng) for _ in range(deals))
    found: dict[Action, list[int]] = {action: [] for action in view.actions}
    assert view.maker is not None
    assert view.contract is not None
    for world in worlds:
        deal = deal_of(view, world)
        before = deal.points[view.maker.side]
        for action, value in closed_values(deal).items():
            if action in found:
                found[action].append(before + value)
    solved = {action: tuple(points) for action, points in found.items()}
    return PlayEstimate(solved, view.contract.amount or 0, view.seat.side == view.maker.side, exact)
