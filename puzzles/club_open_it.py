"""The kind *open-it* at the club: the maker may show the trump at any turn of the own, and no contract shows it.

>>> puzzle = KIND.make(7)
>>> puzzle.seen.profile.name, KIND.grade(puzzle, puzzle.answers.best).right
('club', True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final, Literal

from puzzles.brisk import brisk
from puzzles.club import PROFILE, plan_at_club
from puzzles.making import JudgedPuzzle, Maker, register
from puzzles.open_it import WEIGHTS, drafts
from puzzles.open_it_themes import FOLDS, LEAD, Moments, OpenTheme, ends, lead
from puzzles.open_it_themes import THEMES as BASE
from puzzles.situations import Plan
from tutor.rules.deal import Deal
from tutor.rules.opening import NEEDS, rule_need

NAME: Final = "club-open-it"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

LAST: Final = 4
"""The last trick that is asked about: later there are too few cards to choose from."""

ASKS: Final = (
    "ask-open-it-may",
    "ask-open-it-need",
    "ask-open-it-end-looked",
    "ask-open-it-lead-open",
    "ask-open-it-lead-closed",
    "ask-open-it-now",
)
"""Every id of a question of this kind."""

HINTS: Final = (
    "hint-open-it-turn",
    "hint-open-it-lead",
    "hint-open-it-search",
    "hint-open-it-hand",
    "hint-open-it-rule",
    "hint-open-it-not-must",
    "hint-open-it-not-may",
    "hint-open-it-not-cannot",
    "hint-open-it-not-card",
    "hint-open-it-card",
)
"""Every id of a hint of this kind, the first four for the first rung."""


class ClubOpenIt(JudgedPuzzle):
    """A puzzle of the kind *open-it* at the club."""

    kind: Literal["club-open-it"] = NAME


_WHEN: Final = plan_at_club(Plan((2, 3, 4), opens=0, trump_leads=0.1, cuts=0.1))


def _when(rng: random.Random) -> Iterator[Deal]:
    """A turn of the maker as often as one of somebody else, and now and then a trump that is open already."""
    mine, opened = rng.random() < 0.64, rng.random() < 0.1
    wanted = rng.randrange(1, 12)
    for deal in brisk(rng, replace(_WHEN, opens=float(opened))):
        play = deal.play
        if play is None or play.number > LAST:
            return
        fits = not play.closed if opened else play.closed and (play.turn == play.maker) is mine
        if fits and 4 * len(play.tricks) + len(play.trick) >= wanted:
            yield deal
            return


def _need(rng: random.Random) -> Iterator[Deal]:
    """A maker with all the trumps, or all but one card, in the first trick: must, may or cannot open, as often each."""
    wanted = rng.choice(NEEDS)
    leads = {"must": True, "may": rng.random() < 0.5, "cannot": False}[wanted]
    lengths = {"must": (8,), "may": (7,) if leads else (7, 8), "cannot": (7, 8)}[wanted]
    opened = wanted == "cannot" and rng.random() < 0.2
    for deal in brisk(rng, plan_at_club(Plan(lengths, leads=leads, opens=float(opened)))):
        if deal.maker is None or deal.play is None or deal.play.tricks:
            return
        if rule_need(deal, deal.maker, wanted) and rng.random() < 0.7:
            yield deal
            return


_TURN: Final = plan_at_club(Plan((3, 4, 5), opens=0, trump_leads=0.2, cuts=0.1))


def _turn(rng: random.Random) -> Iterator[Deal]:
    """A maker with a closed trump who must play to another one's lead."""
    wanted = rng.choice((1, 1, 2, 3))
    for deal in brisk(rng, _TURN):
        play = deal.play
        if play is None or not play.closed or play.number > LAST:
            return
        if play.number >= wanted and play.trick and play.turn == play.maker:
            yield deal
            return


def _at(name: str, moments: Moments, **changes: Any) -> OpenTheme:
    """A Sri Lankan theme with its moments at the club."""
    return replace(BASE[name], moments=moments, **changes)


THEMES: Final[dict[str, OpenTheme]] = {
    one.id: one
    for one in (
        _at("open-when", _when, clause="club.open.any-time"),
        _at("open-must", _need, levels=(3,), weight=0.36),
        _at("open-reveal", partial(ends, plan=plan_at_club(FOLDS)), levels=(4, 5), weight=0.42),
        _at("open-lead", partial(lead, plan=plan_at_club(LEAD)), levels=(1, 2)),
        OpenTheme("open-turn", {"every": 13}, (3, 4, 5), weight=0.4, clause="club.open.any-time", moments=_turn),
    )
}
"""Every theme by id, the easier ones first."""

MAKER: Final = Maker(NAME, VERSION, ClubOpenIt, THEMES, drafts, ASKS, HINTS, WEIGHTS, profile=PROFILE)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
