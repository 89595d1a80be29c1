"""The kind *indicator*: which of the maker's four cards should be set aside as the indicator?

It is judgement, so it is graded by numbers that were counted beforehand (``tutor.solver.deals.indicators``): how often
the contract is made with each card, on the same deals. A puzzle takes one of those settings in other suits and at
another seat. Right are the best card and all that the deals cannot tell from it.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, Literal

from puzzles.disguise import CODES, Disguise
from puzzles.indicator_themes import THEMES, AsideTheme, drawn, gap, is_suit_question, suits_of
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, register
from puzzles.model import Hint, Judged, Mode, Model, Question
from tutor.cards import SUIT_SIGNS, Card, Hand
from tutor.seats import SEATS
from tutor.solver.deals.indicators import START, Setting, deals_of, fitting, result_of, settings
from tutor.solver.judging import percent, rule_indicators

NAME: Final = "indicator"
VERSION: Final = 2
"""The version of this generator: another one may make other puzzles from the same seeds."""

DRAWS: Final = 8
"""How many settings are drawn in one try."""

RESOLVED: Final = 4
"""The deals that are solved anew when a puzzle is checked."""

WEIGHTS: Final = {"close": 0.4, "tempting": 0.05, "high": 0.08}
"""What one unit of a feature adds to the difficulty (0-1)."""

STEPS: Final = (0.22, 0.32, 0.52, 0.58)
"""The least difficulty of levels 2 to 5."""

HINTS: Final = ("hint-indicator-suit", "hint-indicator-closed", "hint-indicator-not")
"""Every id of a hint; ``not`` has ``card``, which is no good choice."""


class Made(Model):
    """How often the contract is made with a card as indicator, in percent, with the ends of the 95 % interval."""

    card: Card
    value: int
    low: int
    high: int


class Numbers(Model):
    """What the answer rests on: so many deals, and the chance with each card."""

    contract: int
    deals: int
    cards: tuple[Made, ...]


class BestIndicator(JudgedPuzzle):
    """A puzzle of the kind *indicator*; ``proof`` is the ruling on each card, ``numbers`` are what it follows from.

    ``setting`` is the place of the setting among those that are shipped.
    """

    kind: Literal["indicator"] = NAME
    setting: int
    numbers: Numbers

    def public(self) -> dict[str, Any]:
        """What a browser may see before the answer: no numbers."""
        return {name: value for name, value in super().public().items() if name not in ("numbers", "setting")}


def disguised(setting: Setting, by: Disguise) -> Setting:
    """A setting in other suits; its numbers stay with their cards."""
    hand = tuple(by.card(one) for one in setting.hand)
    return Setting(setting.seed, hand, setting.turn, setting.contract, setting.results, setting.start)


def numbers_of(setting: Setting) -> Numbers:
    """The numbers of a setting, rounded, in the order of the hand."""
    found = []
    for one in Hand(setting.hand):
        chance = setting.chance(one)
        ends = percent(chance.value), percent(chance.low), percent(chance.high)
        found.append(Made(card=one, value=ends[0], low=ends[1], high=ends[2]))
    return Numbers(contract=setting.contract, deals=setting.deals, cards=tuple(found))


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft]:
    """Settings of the theme, each in other suits and at another seat."""
    assert isinstance(theme, AsideTheme)
    some, weights = drawn(theme.id)
    for place in rng.choices(some, cum_weights=weights, k=DRAWS):
        yield _draft(rng, settings()[place], place)


def _draft(rng: random.Random, plain: Setting, place: int) -> Draft:
    setting = disguised(plain, _coat(rng, plain))
    deal = next(fitting(Hand(setting.hand), setting.turn, setting.contract, rng, rng.choice(SEATS)))
    assert deal.turn is not None
    rulings, near = rule_indicators(setting), setting.near_best()
    hand = tuple(Hand(setting.hand))
    features = {
        "close": round(1 - min(1.0, gap(setting) / 0.3), 3),
        "tempting": float(sum(one not in near and one.suit in suits_of(setting) for one in hand)),
        "high": float(setting.contract >= 200),
    }
    return Draft(
        deal,
        deal.turn,
        Question(ask="ask-indicator-best", mode="one", choices=hand, args={"bid": setting.contract}),
        tuple(Judged(choice=one, ruling=rulings[one]) for one in hand),
        _hints(rng, setting),
        features,
        best=(near[0],),
        accepted=tuple(one for one in hand if one in near[1:]),
        more={"numbers": numbers_of(setting), "setting": place},
    )


def _coat(rng: random.Random, plain: Setting) -> Disguise:
    """A disguise in which the card at a place by chance is right, where there is one: each place as often as others."""
    spot, near = rng.randrange(len(plain.hand)), plain.near_best()
    coats = [Disguise(one) for one in rng.sample(CODES, len(CODES))]
    return next((one for one in coats if tuple(one.hand(plain.hand))[spot] in map(one.card, near)), coats[0])


def _hints(rng: random.Random, setting: Setting) -> tuple[Hint, Hint]:
    """What to think of first; then a card that is no good choice."""
    near = setting.near_best()
    look = "suit" if is_suit_question(setting) else "closed"
    wrong = rng.choice([one for one in setting.hand if one not in near])
    return Hint(id=f"hint-indicator-{look}"), Hint(id="hint-indicator-not", args={"card": wrong})


def recheck(puzzle: BestIndicator) -> Iterator[str]:
    """What is wrong with the numbers of a puzzle: some of its deals are solved again, and its hand is compared."""
    plain = settings()[puzzle.setting] if 0 <= puzzle.setting < len(settings()) else None
    if plain is None or _shape(plain.hand) != _shape(puzzle.seen.hand):
        yield "its cards are not those of its setting"
        return
    if sum(plain.results.values()) < 500 or len(plain.start) != START:
        yield "its setting rests on too few deals"
    some = islice(deals_of(plain.seed, Hand(plain.hand), plain.turn, plain.contract), RESOLVED)
    for at, (deal, was) in enumerate(zip(some, plain.start, strict=False)):
        if result_of(deal, plain.hand) != was:
            yield f"deal {at} of its setting comes out otherwise when it is solved again"
    chances = sorted((percent(plain.chance(one).value), one.rank) for one in plain.hand)
    if chances != sorted((one.value, one.card.rank) for one in puzzle.numbers.cards):
        yield "its numbers are not those of its setting"


def _shape(some: Any) -> list[str]:
    """The ranks by suit, whatever the suits are called."""
    return sorted("".join(one.rank for one in Hand(some).of_suit(suit)) for suit in SUIT_SIGNS)


MAKER: Final = Maker(NAME, VERSION, BestIndicator, THEMES, drafts, ("ask-indicator-best",), HINTS, WEIGHTS, STEPS)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
