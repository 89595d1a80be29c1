"""What each call brings, on four cards: tokens on average, over solved deals that are the same for every call.

**The model, all of it.** The seat's four cards are known; the other cards lie in any way that fits what the others have
called so far, and all call by the rule of thumb (``tutor.solver.thumb``), the seat itself too after this call. The
maker's side then gets what the open-card solver says (everybody sees all cards, the trump is open), and tokens are
those of ``score.table``. There are no bids on eight cards, no Caps and no spoilt trumps. It is not real play; it
compares calls.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from tutor.cards import SUITS, Hand
from tutor.rules.actions import Action, AskPartner, Bid, Pass
from tutor.rules.deal import Deal
from tutor.rules.state import NOBODY
from tutor.rules.tokens import award
from tutor.solver.deals.auction import Course, Told
from tutor.solver.deals.matching import Match, matches
from tutor.solver.deals.table import Deals
from tutor.solver.noise import Sampled, effective, mean_of, near_best, share_of
from tutor.solver.thumb import PLACE, plan

_FOURS: Final = tuple(combinations(range(8), 4))


class _Sample(NamedTuple):
    """A match with the others' first packets drawn; ``weight`` is the share of their packets that fit their calls."""

    match: Match
    packets: tuple[int, ...]
    """By turn to call (eldest 0), as masks in the deal's own suits."""
    weight: float


@dataclass(frozen=True)
class Outlook:
    """What a seat's calls bring: one row a call, one number for each of the same deals, in tokens for its side.

    ``made`` says, by trump suit and contract, in which deals its side would make it with the seat as maker (0 to 1,
    where a deal stands for the question in several ways). ``weights`` tell how well each deal fits the others' calls.
    """

    rows: dict[Action, list[float]]
    made: dict[tuple[str, int], list[float]]
    weights: list[float]

    @property
    def deals(self) -> int:
        """The different deals."""
        return len(self.weights)

    @property
    def effective(self) -> int:
        """As many evenly fitting deals as would tell as much."""
        return int(effective(self.weights, self.weights))

    def tokens(self, call: Action) -> Sampled:
        """The tokens that a call brings the seat's side on average."""
        return mean_of(self.rows[call], weights=self.weights)

    def chance(self, suit: str, contract: int) -> Sampled:
        """How often the seat's side makes a contract with this trump, open cards: 0 to 1."""
        return share_of(self.made[suit, contract], weights=self.weights)

    def near_best(self) -> tuple[Action, ...]:
        """The call that brings most, first, and all that these deals cannot tell from it (``noise.near_best``)."""
        return near_best(self.rows, weights=self.weights)


def outlook(deal: Deal, calls: Sequence[Action], contracts: Sequence[int], deals: Deals | None = None) -> Outlook:
    """What these calls of the seat whose turn it is bring, and how often it makes these contracts.

    Of the ``deal`` only what that seat can see is used: its four cards and the calls. ``deals`` are the shipped ones
    unless others are given. The same arguments give the same answer. Raises ``ValueError`` outside the first auction,
    and when no solved deal fits.
    """
    assert deal.turn is not None
    seat, eldest = deal.turn, deal.position.dealt.eldest
    turn = (seat.place - eldest) % 4
    first = Hand(deal.position.dealt.first[seat.place])
    course = Course(deal)
    told = [Told((one.place - eldest) % 4, *one[1:]) for one in course.told(deal) if one.place != seat.place]
    samples = _samples(matches(first, turn, deals), turn, told)
    if not samples:
        raise ValueError(f"no solved deal fits the hand {first} and the calls")
    held = [suit for suit in range(4) if first.mask >> 8 * suit & 255]
    weights = [one.weight for one in samples]
    made: dict[tuple[str, int], list[float]] = {}
    for contract in sorted({*contracts, *(one.amount for one in calls if isinstance(one, Bid)), *PLACE}):
        for suit in held:
            row = [float(_points(one.match, turn, one.match.suits[suit]) >= contract) for one in samples]
            made[SUITS[suit], contract] = row
    mine = {contract: max(held, key=lambda suit: _weighed(made[SUITS[suit], contract], weights)) for contract in PLACE}
    rows = {call: [_tokens(one, course, call, turn, eldest, mine) for one in samples] for call in calls}
    return _by_deal(samples, rows, {key: row for key, row in made.items() if key[1] in contracts})


def _weighed(row: list[float], weights: list[float]) -> float:
    return sum(one * weight for one, weight in zip(row, weights, strict=True))


def _points(match: Match, turn: int, trump: int) -> int:
    """The card points of the side of the seat with this turn, with a trump as the deal calls it."""
    points = match.deal.points[trump]
    return 304 - points if turn % 2 else points


# -- the others' cards -------------------------------------------------------------------------------------------------


def _samples(some: Sequence[Match], turn: int, told: Sequence[Told]) -> list[_Sample]:
    """The matches that fit what was told, each with first packets of the others drawn among those that fit."""
    asked, would = [0] * 4, [0] * 4
    for one in told:
        asked[one.place] |= 1 << PLACE[one.contract]
        would[one.place] |= one.would << PLACE[one.contract]
    rng, found = random.Random(turn), []
    for match in some:
        packets, weight = [match.first] * 4, 1.0
        for other in range(4):
            if other != turn and weight:
                fits = _packets(match.deal.hands[other])
                if asked[other]:
                    fits = [one for one in fits if _BIDS[one] & asked[other] == would[other]]
                    weight *= len(fits) / len(_FOURS)
                packets[other] = rng.choice(fits) if fits else 0
        if weight:
            found.append(_Sample(match, tuple(packets), weight))
    return found


def _packets(hand: int) -> list[int]:
    """Every four of eight cards, as masks."""
    bits = [1 << place for place in range(32) if hand >> place & 1]
    return [bits[one] | bits[two] | bits[three] | bits[four] for one, two, three, four in _FOURS]


class _Bids(dict[int, int]):
    """The contracts that four cards would bid, by mask; filled as they are asked for."""

    def __missing__(self, packet: int) -> int:
        bids = self[packet] = plan(packet).bids
        return bids


_BIDS: Final = _Bids()


# -- the tokens --------------------------------------------------------------------------------------------------------


def _tokens(sample: _Sample, course: Course, call: Action, turn: int, eldest: int, mine: dict[int, int]) -> float:
    """The tokens of the seat's side in one deal after its call."""
    assert isinstance(call, Bid | Pass | AskPartner)
    bids = [_BIDS[one] for one in sample.packets]
    maker, contract = course.end(call, (bids[-eldest], bids[1 - eldest], bids[2 - eldest], bids[3 - eldest]))
    if maker == NOBODY:
        return 0.0
    maker = (maker - eldest) % 4
    trump = sample.match.suits[mine[contract]] if maker == turn else plan(sample.packets[maker]).suits[PLACE[contract]]
    won, lost = award(contract)
    result = won if _points(sample.match, maker, trump) >= contract else -lost
    return float(result if maker % 2 == turn % 2 else -result)


def _by_deal(
    samples: Sequence[_Sample], rows: dict[Action, list[float]], made: dict[tuple[str, int], list[float]]
) -> Outlook:
    """One number a deal: a deal that stands for the question in several ways counts with all of them together, since
    they are no separate deals."""
    groups: dict[int, list[int]] = {}
    for at, one in enumerate(samples):
        groups.setdefault(one.match.number, []).append(at)
    weights = [sum(samples[at].weight for at in group) for group in groups.values()]

    def merged(row: list[float]) -> list[float]:
        return [
            sum(row[at] * samples[at].weight for at in group) / weight
            for group, weight in zip(groups.values(), weights, strict=True)
        ]

    return Outlook(
        {call: merged(row) for call, row in rows.items()}, {key: merged(row) for key, row in made.items()}, weights
    )
