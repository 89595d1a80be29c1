"""The kind *winner*: a full trick lies on the table. Who takes it, what is it worth, what is turned up?

The seat sees what it may see at that moment: folded cards face down, or as the maker looked at them, or turned up.
Nothing in its view says who won. The rulings are those of ``tutor.rules.outcome`` and ``tutor.rules.tally``.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, Literal

from puzzles.brisk import brisk
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Mode
from puzzles.winner_asks import ASKS, HINTS, draft
from puzzles.winner_themes import THEMES, Scene, TrickTheme
from tutor.rules.trickview import trick_end

NAME: Final = "winner"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

LATER: Final = (0, 0, 1, 2, 3)
"""How many tricks are passed over, so that not all are early ones, in deals that are played to the end."""

WEIGHTS: Final = {
    "folded": 0.07,
    "hidden": 0.05,
    "suits": 0.03,
    "trap": 0.1,
    "looked": 0.08,
    "outside": 0.12,
    "own_fold": 0.12,
    "counting": 0.05,
}
"""What one unit of a feature adds to the difficulty (0-1)."""


class Winner(JudgedPuzzle):
    """A puzzle of the kind *winner*."""

    kind: Literal["winner"] = NAME


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """A question about each trick of the theme in one deal."""
    assert isinstance(theme, TrickTheme)
    ask = "turned" if mode == "every" else rng.choices(list(theme.asks), list(theme.asks.values()))[0]
    skipped = 0 if theme.plan.closed else rng.choice(LATER)
    for deal in brisk(rng, theme.plan, theme.guess, theme.short):
        end, maker, indicator = trick_end(deal), deal.maker, deal.indicator
        if end is None or maker is None or indicator is None or end.number <= skipped:
            continue
        scene = Scene(deal, end, maker, indicator)
        if theme.fits(scene) and not scene.shown_within:
            yield draft(rng, scene, ask, mode)


MAKER: Final = Maker(NAME, VERSION, Winner, THEMES, drafts, ASKS, HINTS, WEIGHTS)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
