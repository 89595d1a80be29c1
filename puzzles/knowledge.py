"""The kind *knowledge*: from what one seat has seen, who can hold a card, what was folded, what is trump?

The rulings are those of :class:`tutor.knowledge.Knower`, which reads the view and no deal: a question may name a card
that the seat has not seen, but neither the question nor its answer tells where that card lies.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, Literal

from puzzles.brisk import brisk
from puzzles.knowledge_asks import draft
from puzzles.knowledge_parts import ASKS, HINTS
from puzzles.knowledge_themes import THEMES, KnowTheme
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Mode
from tutor.rules.state import PLAY

NAME: Final = "knowledge"
VERSION: Final = 2
"""The version of this generator: another one may make other puzzles from the same seeds."""

WEIGHTS: Final = {
    "tricks": 0.03,
    "hidden": 0.04,
    "facts": 0.05,
    "forced": 0.18,
    "apart": 0.12,
    "right": 0.02,
}
"""What one unit of a feature adds to the difficulty (0-1)."""

MOMENTS: Final = 3
"""How many moments of one deal are tried."""


class Known(JudgedPuzzle):
    """A puzzle of the kind *knowledge*."""

    kind: Literal["knowledge"] = NAME


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """Questions of the theme at a few moments of one deal."""
    assert isinstance(theme, KnowTheme)
    least, most = theme.cards
    wanted = {rng.randrange(least, most + 1) for _ in range(MOMENTS)}
    for deal in brisk(rng, theme.plan, theme.guess, theme.short):
        play = deal.play
        if deal.phase == PLAY and play is not None and 4 * len(play.tricks) + len(play.trick) in wanted:
            yield draft(rng, deal, theme, mode)


MAKER: Final = Maker(NAME, VERSION, Known, THEMES, drafts, ASKS, HINTS, WEIGHTS)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
