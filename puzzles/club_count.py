"""The kind *count* at the club: the same questions about the play there.

>>> puzzle = KIND.make(7)
>>> puzzle.seen.profile.name, KIND.grade(puzzle, puzzle.answers.best).right
('club', True)
"""

from __future__ import annotations

from typing import Final, Literal

from puzzles.club import PROFILE, at_club
from puzzles.count import WEIGHTS, drafts
from puzzles.count_asks import ASKS, HINTS
from puzzles.count_themes import DROP_FOUR
from puzzles.count_themes import THEMES as BASE
from puzzles.making import JudgedPuzzle, Maker, register

NAME: Final = "club-count"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

DROPS: Final = {3: 0.25, 4: DROP_FOUR}
"""How often a count of so many cards is thrown away, since it comes too often."""

THEMES: Final = {name: at_club(one, drops=DROPS) for name, one in BASE.items()}
"""Every theme by id, the easier ones first."""


class ClubCount(JudgedPuzzle):
    """A puzzle of the kind *count* at the club."""

    kind: Literal["club-count"] = NAME


MAKER: Final = Maker(NAME, VERSION, ClubCount, THEMES, drafts, ASKS, HINTS, WEIGHTS, profile=PROFILE)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
