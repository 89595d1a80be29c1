"""The kind *count*: points, trumps, suits and voids, from what one seat has seen of the play.

The numbers and the rulings are those of ``tutor.knowledge.counting`` and ``tutor.rules.tally``.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, Literal

from puzzles.brisk import brisk
from puzzles.count_asks import ASKS, HINTS, draft
from puzzles.count_themes import THEMES, CountTheme
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Mode
from tutor.rules.state import PLAY
from tutor.seats import SEATS

NAME: Final = "count"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

WEIGHTS: Final = {
    "tricks": 0.06,
    "hidden": 0.07,
    "table": 0.02,
    "no_room": 0.25,
    "all_seen": 0.06,
    "shown": 0.15,
    "out": 0.06,
}
"""What one unit of a feature adds to the difficulty (0-1)."""

MOMENTS: Final = 3
"""How many moments of one deal are tried."""


class Count(JudgedPuzzle):
    """A puzzle of the kind *count*."""

    kind: Literal["count"] = NAME


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """Questions of the theme at a few moments of one deal."""
    assert isinstance(theme, CountTheme)
    least, most = theme.cards
    wanted = {rng.randrange(least, most + 1) for _ in range(MOMENTS)}
    for deal in brisk(rng, theme.plan):
        play = deal.play
        if deal.phase != PLAY or play is None or 4 * len(play.tricks) + len(play.trick) not in wanted:
            continue
        view = deal.view(rng.choice(SEATS))
        yield draft(rng, deal, view, theme, mode) if theme.fits(view) else Thrown("another-theme")


MAKER: Final = Maker(NAME, VERSION, Count, THEMES, drafts, ASKS, HINTS, WEIGHTS)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
