"""The kind *open-it*: may, must or will the closed trump be shown now, and what follows from it?

The rulings are those of ``Deal.rule`` and of ``tutor.rules.opening``.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, Literal

from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Mode
from puzzles.open_it_asks import ASKS, HINTS, draft
from puzzles.open_it_themes import THEMES, OpenTheme

NAME: Final = "open-it"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

WEIGHTS: Final = {
    "tricks": 0.04,
    "other": 0.06,
    "near": 0.1,
    "table": 0.02,
    "folded": 0.06,
    "hidden": 0.06,
    "pcc": 0.08,
    "tempting": 0.07,
    "lies": 0.15,
}
"""What one unit of a feature adds to the difficulty (0-1)."""


class OpenIt(JudgedPuzzle):
    """A puzzle of the kind *open-it*."""

    kind: Literal["open-it"] = NAME


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """Questions of the theme at the moments of one deal at which it can be asked."""
    assert isinstance(theme, OpenTheme)
    for deal in theme.moments(rng):
        yield draft(rng, deal, theme, mode)


MAKER: Final = Maker(NAME, VERSION, OpenIt, THEMES, drafts, ASKS, HINTS, WEIGHTS)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
