"""The themes of the kind *indicator*, the settings that make a question, and how often each of them is drawn.

The settings are few, and in most hands the good card is of a rank that one could always name: the ace beside the jack,
the nine. So a setting in which such a habit is right is drawn less often, until no habit pays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Final

from puzzles.making import DraftTheme
from tutor.cards import RANKS
from tutor.solver.deals.indicators import Setting, settings

LEAST_GAP: Final = 0.03
"""What a wrong card must cost at least: nobody should be told off for one deal in fifty."""

MOST: Final = 0.5
"""How often a habit may be right at most where it has something to say ..."""

OVER: Final = 1.15
"""... and how many times more often than chance."""

ROUNDS: Final = 40
"""How often each habit in turn is made to fit; what one needs disturbs another a little."""


@dataclass(frozen=True)
class AsideTheme(DraftTheme):
    """A theme of indicators; ``fits`` says which settings belong."""

    fits: Callable[[Setting], bool] = lambda setting: True


def suits_of(setting: Setting) -> set[str]:
    """The suits that are right."""
    return {one.suit for one in setting.near_best()}


def is_suit_question(setting: Setting) -> bool:
    """Is it the suit that matters, and not which card of it?"""
    near = setting.near_best()
    return all(one in near for one in setting.hand if one.suit in suits_of(setting))


def _card_question(setting: Setting) -> bool:
    """Does it matter which card of the right suit lies aside?"""
    return not is_suit_question(setting)


THEMES: Final[dict[str, AsideTheme]] = {
    one.id: one
    for one in (
        AsideTheme("aside-suit", {"one": 5.0}, (1, 2, 3), 0.0, "trump.indicator", False, is_suit_question),
        AsideTheme("aside-card", {"one": 10.0}, (3, 4, 5), 0.16, "closed.indicator-apart", False, _card_question),
        AsideTheme("aside-high", {"one": 4.0}, (4, 5), 0.12, "trump.indicator", False, lambda one: one.contract >= 200),
    )
}
"""Every theme by id, the easier ones first."""


# -- which settings ----------------------------------------------------------------------------------------------------


@cache
def usable() -> tuple[int, ...]:
    """The places of the settings that make a question: at most two cards are right, and each wrong one costs enough."""
    some = enumerate(settings())
    return tuple(at for at, one in some if 2 * len(one.near_best()) <= len(one.hand) and gap(one) >= LEAST_GAP)


def gap(setting: Setting) -> float:
    """What the best wrong card costs, in chances (0-1)."""
    near = setting.near_best()
    chances = {one: setting.chance(one).value for one in setting.hand}
    return chances[near[0]] - max(chances[one] for one in setting.hand if one not in near)


@cache
def drawn(theme: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The places of the settings of a theme, and their weights, summed up."""
    every, some = _weights(), _of_theme()[theme]
    return some, tuple(accumulate(round(10000 * every[at]) for at in some))


@cache
def _of_theme() -> dict[str, tuple[int, ...]]:
    return {one.id: tuple(at for at in usable() if one.fits(settings()[at])) for one in THEMES.values()}


# -- how often ---------------------------------------------------------------------------------------------------------


@cache
def _weights() -> dict[int, float]:
    """How much each setting weighs (0-1), so that no habit pays."""
    weights = dict.fromkeys(usable(), 1.0)
    chance = {at: len(settings()[at].near_best()) / len(settings()[at].hand) for at in usable()}
    for _ in range(ROUNDS):
        for says in _habits():
            shares = _shares(weights)
            total = sum(shares[at] for at in says)
            right = sum(shares[at] * one for at, one in says.items()) / total
            most = min(MOST, OVER * sum(shares[at] * chance[at] for at in says) / total)
            if right > most:
                less = most / (1 - most) * (1 - right) / right
                for at, one in says.items():
                    weights[at] *= less if one > 0.5 else 1
    return weights


def _shares(weights: Mapping[int, float]) -> dict[int, float]:
    """How often each setting comes, over all themes."""
    shares = dict.fromkeys(weights, 0.0)
    for name, some in _of_theme().items():
        each = THEMES[name].shares["one"] / sum(weights[at] for at in some)
        for at in some:
            shares[at] += each * weights[at]
    return shares


@cache
def _habits() -> tuple[dict[int, float], ...]:
    """By habit, where it has something to say and how often it is right there (0-1): the card of each rank where the
    hand has just one of it, and the lowest card."""
    return (*map(_habit, map(_alone, RANKS)), _habit(lambda ranks: max(ranks, key=RANKS.index)))


def _alone(rank: str) -> Callable[[str], str | None]:
    return lambda ranks: rank if ranks.count(rank) == 1 else None


def _habit(pick: Callable[[str], str | None]) -> dict[int, float]:
    found = {}
    for at in usable():
        hand, near = settings()[at].hand, settings()[at].near_best()
        rank = pick("".join(one.rank for one in hand))
        some = [one in near for one in hand if one.rank == rank]
        if some:
            found[at] = sum(some) / len(some)
    return found
