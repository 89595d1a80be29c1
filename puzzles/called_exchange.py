"""The kind *widow-exchange*: which two cards should lie in the widow when the play begins?

It is judgement, so it is graded by numbers that were counted beforehand (``tutor.solver.deals.exchanges``): how often
the bid is made with each of six pairs, on the same deals, all hands open. A puzzle takes one of those settings in other
suits and at another seat. Right are the best pair and all that the deals cannot tell from it.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Literal

from puzzles.called_kinds import WIDOW
from puzzles.called_table import auction
from puzzles.disguise import Disguise
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Hint, Judged, Mode, Model, Question
from tutor.cards import PACK, SUIT_SIGNS, Card, Hand
from tutor.profiles import load_profile
from tutor.rules.deal import Deal
from tutor.seats import Seat
from tutor.solver.deals.exchanges import START, Pair, Setting, deals_of, pair_of, result_of, settings
from tutor.solver.judging import percent, rule_exchanges

NAME: Final = "widow-exchange"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

LEAST_GAP: Final = 0.05
"""What a wrong pair must cost at least: nobody should be told off for one deal in thirty."""

VOIDS: Final = 0.8
"""The share of the hands with one pair that empties a suit, and is right, that is left out."""

DRAWS: Final = 20
"""How many settings are drawn in one try."""

RESOLVED: Final = 2
"""The deals that are solved anew when a puzzle is checked."""

MOVES: Final = range(0, 24)
"""The disguises that change no seat, by their number among the suits."""

WEIGHTS: Final = {"close": 0.5, "tempting": 0.04, "points": 0.08}
"""What one unit of a feature adds to the difficulty (0-1)."""

STEPS: Final = (0.1, 0.24, 0.4, 0.56)
"""The least difficulty of levels 2 to 5."""

HINTS: Final = ("hint-exchange-void", "hint-exchange-points", "hint-exchange-trump", "hint-exchange-not")
"""Every id of a hint; ``not`` has ``card`` and ``other``, which are no good choice together."""


class PairMade(Model):
    """How often the bid is made with a pair in the widow, in percent, with the ends of the 95 % interval."""

    cards: tuple[Card, Card]
    value: int
    low: int
    high: int

    def disguised(self, disguise: Disguise, **done: Any) -> PairMade:
        """The cards stand in the order of a hand again."""
        return super().disguised(disguise, cards=pair_of(map(disguise.card, self.cards)), **done)


class Numbers(Model):
    """What the answer rests on: so many deals, and the chance with each pair."""

    bid: int
    deals: int
    pairs: tuple[PairMade, ...]


class BestExchange(JudgedPuzzle):
    """A puzzle of the kind *widow-exchange*; ``proof`` is the ruling on each pair, ``numbers`` what it follows from.

    ``setting`` is the place of the setting among those that are shipped.
    """

    kind: Literal["widow-exchange"] = NAME
    setting: int
    numbers: Numbers

    def public(self) -> dict[str, Any]:
        """What a browser may see before the answer: no numbers."""
        return {name: value for name, value in super().public().items() if name not in ("numbers", "setting")}


@dataclass(frozen=True)
class ExchangeTheme(DraftTheme):
    """A theme of exchanges; ``fits`` says which settings belong."""

    fits: Callable[[Setting], bool] = lambda setting: True


def _points(pair: Pair) -> int:
    return sum(one.points for one in pair)


def _rich(setting: Setting) -> bool:
    """Is it best to save points in the widow?"""
    return _points(setting.near_best()[0]) >= 10


def _bare(setting: Setting) -> bool:
    """Is it best to keep the points, and to put back what counts little?"""
    return not _rich(setting)


def suits_left(setting: Setting, pair: Pair) -> int:
    """In how many suits the maker has cards after leaving this pair."""
    return len({one.suit for one in (*setting.hand, *setting.widow) if one not in pair})


THEMES: Final[dict[str, ExchangeTheme]] = {
    one.id: one
    for one in (
        ExchangeTheme("exchange-points", {"one": 12.0}, (1, 2, 3, 4, 5), 0.0, "widow.exchange", False, _rich),
        ExchangeTheme("exchange-keep", {"one": 6.0}, (1, 2, 4), 0.06, "widow.exchange", False, _bare),
    )
}
"""Every theme by id."""


def _why_not(setting: Setting) -> str | None:
    """Why a setting makes no question: at most half of the pairs are right, and each wrong one costs enough."""
    near = setting.near_best()
    if 2 * len(near) > len(setting.pairs):
        return "too-close"
    return None if _gap(setting) >= LEAST_GAP else "too-close"


def _too_common(rng: random.Random, setting: Setting) -> str | None:
    """To empty a suit is best in so many hands that it would always pay: where one pair alone does so, and is right,
    most of them are left out."""
    least = min(suits_left(setting, one) for one in setting.pairs)
    some = [one for one in setting.pairs if suits_left(setting, one) == least]
    return "too-common" if len(some) == 1 and some[0] in setting.near_best() and rng.random() < VOIDS else None


def _gap(setting: Setting) -> float:
    """What the best wrong pair costs, in chances (0-1)."""
    near = setting.near_best()
    chances = {one: setting.chance(one).value for one in setting.pairs}
    return chances[near[0]] - max(chances[one] for one in setting.pairs if one not in near)


def disguised(setting: Setting, by: Disguise) -> Setting:
    """A setting in other suits; its numbers stay with their cards."""

    def pair(one: Pair) -> Pair:
        return pair_of(map(by.card, one))

    return Setting(
        setting.seed,
        tuple(by.hand(setting.hand)),
        pair(setting.widow),
        by.suit(setting.trump),
        setting.turn,
        setting.bid,
        tuple(map(pair, setting.pairs)),
        setting.results,
        setting.start,
    )


def numbers_of(setting: Setting, order: tuple[Pair, ...]) -> Numbers:
    """The numbers of a setting, rounded, pair by pair in an order."""
    found = []
    for one in order:
        chance = setting.chance(one)
        ends = percent(chance.value), percent(chance.low), percent(chance.high)
        found.append(PairMade(cards=one, value=ends[0], low=ends[1], high=ends[2]))
    return Numbers(bid=setting.bid, deals=setting.deals, pairs=tuple(found))


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """Settings of the theme, each in other suits and at another seat."""
    assert isinstance(theme, ExchangeTheme)
    for _ in range(DRAWS):
        place = rng.randrange(len(settings()))
        setting = settings()[place]
        why = _why_not(setting) or (None if theme.fits(setting) else "another-theme") or _too_common(rng, setting)
        yield Thrown(why) if why else _draft(rng, setting, place)


def _draft(rng: random.Random, plain: Setting, place: int) -> Draft:
    setting = disguised(plain, Disguise(4 * rng.choice(MOVES)))
    deal = deal_in(rng, setting)
    assert deal.turn is not None
    near, rulings = setting.near_best(), rule_exchanges(setting)
    order = tuple(rng.sample(setting.pairs, len(setting.pairs)))
    features = {
        "close": round(1 - min(1.0, _gap(setting) / 0.35), 3),
        "tempting": float(sum(setting.chance(near[0]).value - setting.chance(one).value < 0.2 for one in order) - 1),
        "points": float(_points(near[0]) >= 10),
    }
    return Draft(
        deal,
        deal.turn,
        Question(
            ask="ask-exchange-best",
            mode="one",
            choices=tuple(map(" ".join, order)),
            of="cards",
            args={"suit": SUIT_SIGNS[setting.trump], "bid": setting.bid},
        ),
        tuple(Judged(choice=" ".join(one), ruling=rulings[one]) for one in order),
        _hints(rng, setting),
        features,
        best=(" ".join(near[0]),),
        accepted=tuple(" ".join(one) for one in order if one in near[1:]),
        more={"numbers": numbers_of(setting, order), "setting": place},
    )


def deal_in(rng: random.Random, setting: Setting) -> Deal:
    """A deal of this setting, at a seat by chance, after the auction; the others' cards lie as they may."""
    profile = load_profile(WIDOW)
    order = profile.form.seating.order
    maker = rng.choice(order)
    eldest = order[(order.index(maker) - setting.turn) % len(order)]
    dealer = next(one for one in order if profile.form.seating.following(one) is eldest)
    rest = [one for one in PACK if one not in setting.hand and one not in setting.widow]
    rng.shuffle(rest)
    hands: dict[Seat, Hand] = {maker: Hand(setting.hand)}
    for at, one in enumerate(each for each in order if each is not maker):
        hands[one] = Hand(rest[10 * at : 10 * at + 10])
    return auction(rng, Deal.of_hands(dealer, hands, Hand(setting.widow), None, profile), maker, setting.bid)


def _hints(rng: random.Random, setting: Setting) -> tuple[Hint, Hint]:
    """What to think of first; then a pair that is no good choice."""
    near = setting.near_best()
    void = suits_left(setting, near[0]) < len({one.suit for one in (*setting.hand, *setting.widow)})
    look = "void" if void else "points" if _rich(setting) else "trump"
    card, other = rng.choice([one for one in setting.pairs if one not in near])
    return Hint(id=f"hint-exchange-{look}"), Hint(id="hint-exchange-not", args={"card": card, "other": other})


def recheck(puzzle: BestExchange) -> Iterator[str]:
    """What is wrong with the numbers of a puzzle: some of its deals are solved again, and its cards are compared."""
    plain = settings()[puzzle.setting] if 0 <= puzzle.setting < len(settings()) else None
    if plain is None or _shape(plain.hand) != _shape(puzzle.seen.hand):
        yield "its cards are not those of its setting"
        return
    if plain.deals < 100 or len(plain.start) != START:
        yield "its setting rests on too few deals"
    held = Hand((*plain.hand, *plain.widow))
    for at, (deal, was) in enumerate(zip(islice(deals_of(plain.seed, held), RESOLVED), plain.start, strict=False)):
        if result_of(deal, held, plain.pairs, plain.trump, plain.turn, plain.bid) != was:
            yield f"deal {at} of its setting comes out otherwise when it is solved again"
    chances = sorted(percent(plain.chance(one).value) for one in plain.pairs)
    if chances != sorted(one.value for one in puzzle.numbers.pairs):
        yield "its numbers are not those of its setting"


def _shape(some: Any) -> list[str]:
    """The ranks by suit, whatever the suits are called."""
    return sorted("".join(one.rank for one in Hand(some).of_suit(suit)) for suit in SUIT_SIGNS)


MAKER: Final = Maker(
    NAME, VERSION, BestExchange, THEMES, drafts, ("ask-exchange-best",), HINTS, WEIGHTS, STEPS, profile=WIDOW
)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
