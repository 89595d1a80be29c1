"""What to leave in the widow: how often the maker makes the bid with each of six choices, counted beforehand.

**The model.** The maker's ten cards and the widow's two are known, and so are the trump and who leads; the other
twenty cards lie in any way (the calls prove nothing here). Each such deal is solved with all three hands open to
everybody (``tutor.solver.dd.alone``), and what lies in the widow is added (``widow.exchange``). That is not real play;
it shows what a void, a kept high card and points in the widow are worth.

The counts are shipped in a file, since a setting takes some seconds. :func:`count_setting` makes one anew.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice
from typing import Any, Final

from tutor.cards import PACK, SUITS, Card, Hand
from tutor.cards import cards as read_cards
from tutor.solver.dd.alone import Three
from tutor.solver.deals.filed import row_of, shipped
from tutor.solver.noise import Sampled, near_best, share_of

COUNT_VERSION: Final = 1
"""The version of the way settings are drawn and counted: another one gives other numbers from the same seed."""

DEALS: Final = 160
"""The deals of a setting."""

START: Final = 20
"""The deals whose results are kept one by one, for checking."""

PILOT: Final = 12
"""The deals by which a bid is found that is made about half of the time."""

CHOICES: Final = 6
BIDS: Final = range(150, 231, 10)
LEADERS: Final = "SEW"
"""Who leads when the maker, South, is the first to play, the second, the third."""

SHIPPED: Final = "widow.exchanges.jsonl"

Pair = tuple[Card, Card]
"""Two cards that lie in the widow, in the order of a hand."""


@dataclass(frozen=True)
class Setting:
    """Ten cards, the widow, a trump and a bid, and what each of the ``pairs`` to leave brings.

    ``turn`` is the maker's place in the first trick, 0 for the lead. A deal's result is a number: bit *i* says that the
    bid was made with ``pairs[i]`` in the widow. ``results`` counts them; ``start`` are those of the first deals.
    """

    seed: int
    hand: tuple[Card, ...]
    widow: Pair
    trump: str
    turn: int
    bid: int
    pairs: tuple[Pair, ...]
    results: dict[int, int]
    start: tuple[int, ...]

    @property
    def deals(self) -> int:
        """The deals that were solved."""
        return sum(self.results.values())

    def chance(self, pair: Pair) -> Sampled:
        """How often the bid was made with these cards in the widow, 0 to 1."""
        return share_of(row_of(self.results, self.pairs.index(pair)))

    def near_best(self) -> tuple[Pair, ...]:
        """The best pair, first, and all that these deals cannot tell from it (``noise.near_best``)."""
        return near_best({one: row_of(self.results, at) for at, one in enumerate(self.pairs)})

    def to_json(self) -> str:
        """One line of JSON; :func:`read_setting` reads it back."""
        values = {
            "seed": self.seed,
            "hand": " ".join(self.hand),
            "widow": " ".join(self.widow),
            "trump": self.trump,
            "turn": self.turn,
            "bid": self.bid,
            "pairs": [" ".join(one) for one in self.pairs],
            "results": [[result, count] for result, count in sorted(self.results.items())],
            "start": list(self.start),
            "version": COUNT_VERSION,
        }
        return json.dumps(values)


def read_setting(line: str) -> Setting:
    """A setting from its line. Raises ``ValueError`` for anything else."""
    try:
        values: dict[str, Any] = json.loads(line)
        if values["version"] != COUNT_VERSION:
            raise ValueError(f"a setting of version {values['version']}: count it again")
        return Setting(
            values["seed"],
            read_cards(values["hand"]),
            pair_of(read_cards(values["widow"])),
            values["trump"],
            values["turn"],
            values["bid"],
            tuple(pair_of(read_cards(one)) for one in values["pairs"]),
            dict(values["results"]),
            tuple(values["start"]),
        )
    except (KeyError, TypeError) as error:
        raise ValueError(f"this is no setting of an exchange: {error!r}") from None


def pair_of(some: Any) -> Pair:
    """Two cards in the order of a hand."""
    one, two = Hand(some)
    return one, two


# -- counting ----------------------------------------------------------------------------------------------------------


def deals_of(seed: int, held: Hand) -> Iterator[dict[str, Hand]]:
    """Placings of the cards that are not ``held``, West and East ten each, without end."""
    rng, rest = random.Random(seed), [one for one in PACK if one not in held]
    while True:
        rng.shuffle(rest)
        yield {"W": Hand(rest[:10]), "E": Hand(rest[10:])}


def is_made(others: dict[str, Hand], held: Hand, pair: Pair, trump: str, turn: int, bid: int) -> bool:
    """Does South make the bid with this pair in the widow, all hands open to all?"""
    hands = {**others, "S": Hand(one for one in held if one not in pair)}
    return Three(hands, trump, LEADERS[turn], "S").at_least(bid - sum(one.points for one in pair))


def result_of(others: dict[str, Hand], held: Hand, pairs: tuple[Pair, ...], trump: str, turn: int, bid: int) -> int:
    """With which of these pairs in the widow the bid is made: bit *i* for ``pairs[i]``."""
    return sum(1 << at for at, one in enumerate(pairs) if is_made(others, held, one, trump, turn, bid))


def count_setting(seed: int, number: int) -> Setting:
    """Draw and count one setting: a pure function of its two numbers."""
    rng = random.Random(f"exchanges/{COUNT_VERSION}/{seed}/{number}")
    while True:
        own, turn, drawn = rng.randrange(1 << 32), rng.randrange(3), rng.sample(PACK, 12)
        held, widow = Hand(drawn), pair_of(drawn[10:])
        trump = max(SUITS, key=lambda suit: (len(held.of_suit(suit)), held.of_suit(suit).points))
        if not 4 <= len(held.of_suit(trump)) <= 7 or held.points < 100:
            continue
        pairs = _pairs(rng, held, widow, trump)
        bid = _bid(own, held, pairs[0], trump, turn)
        if bid is None:
            continue
        some = islice(deals_of(own, held), DEALS)
        results = [result_of(one, held, pairs, trump, turn, bid) for one in some]
        shown = tuple(sorted(pairs, key=lambda pair: tuple(_place(one) for one in pair)))
        bits = [shown.index(one) for one in pairs]
        results = [sum(1 << bits[at] for at in range(len(pairs)) if one >> at & 1) for one in results]
        hand = tuple(Hand(drawn[:10]))
        return Setting(own, hand, widow, trump, turn, bid, shown, dict(Counter(results)), tuple(results[:START]))


def _place(one: Card) -> tuple[int, int]:
    return SUITS.index(one.suit), -one.power


def _bid(seed: int, held: Hand, pair: Pair, trump: str, turn: int) -> int | None:
    """The bid that is made about half of the time with this pair in the widow, ``None`` where even the least is not."""
    some = list(islice(deals_of(seed ^ 1, held), PILOT))

    def made(bid: int) -> int:
        return sum(is_made(one, held, pair, trump, turn, bid) for one in some)

    if made(BIDS[0]) < PILOT // 3:
        return None
    low, high = 0, len(BIDS) - 1
    while low < high:
        middle = (low + high + 1) >> 1
        low, high = (middle, high) if 2 * made(BIDS[middle]) >= PILOT else (low, middle - 1)
    return BIDS[low]


def _pairs(rng: random.Random, held: Hand, widow: Pair, trump: str) -> tuple[Pair, ...]:
    """Six pairs to think about: a short suit, the lowest cards, points at risk, the widow as it lies, others."""
    side = [one for one in held if one.suit != trump]
    if len(side) < 4:
        side = list(held)
    short = sorted(side, key=lambda one: (len(held.of_suit(one.suit)), one.power))[:2]
    weak = sorted(side, key=lambda one: (one.power, len(held.of_suit(one.suit))))[:2]
    rich = sorted(side, key=lambda one: (one.rank in "J9", -one.points, len(held.of_suit(one.suit))))[:2]
    found = [
        pair_of(short),
        pair_of(weak),
        pair_of(rich),
        widow,
        pair_of([short[0], rich[0]]) if short[0] != rich[0] else widow,
    ]
    rest = [pair_of(one) for one in combinations(side, 2)]
    rng.shuffle(rest)
    return tuple(dict.fromkeys((*found, *rest)))[:CHOICES]


@cache
def settings() -> tuple[Setting, ...]:
    """The settings that are shipped."""
    return shipped(SHIPPED, read_setting)
