"""The kind *knowledge* at the club, where the maker too may have folded a trump; spoilt trumps do not count there.

>>> puzzle = KIND.make(7)
>>> puzzle.seen.profile.name, KIND.grade(puzzle, puzzle.answers.best).right
('club', True)
"""

from __future__ import annotations

from typing import Final, Literal

from puzzles.club import PROFILE, at_club
from puzzles.knowledge import WEIGHTS, drafts
from puzzles.knowledge_parts import ASKS as BASE_ASKS
from puzzles.knowledge_parts import HINTS as BASE_HINTS
from puzzles.knowledge_themes import THEMES as BASE
from puzzles.making import JudgedPuzzle, Maker, register

NAME: Final = "club-knowledge"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

THEMES: Final = {name: at_club(one) for name, one in BASE.items() if name != "know-spoilt"}
"""Every theme by id."""

ASKS: Final = tuple(one for one in BASE_ASKS if one != "ask-knowledge-spoilt")
HINTS: Final = tuple(one for one in BASE_HINTS if one != "hint-knowledge-dealt")
"""Every id of a question and of a hint of this kind."""


class ClubKnown(JudgedPuzzle):
    """A puzzle of the kind *knowledge* at the club."""

    kind: Literal["club-knowledge"] = NAME


MAKER: Final = Maker(NAME, VERSION, ClubKnown, THEMES, drafts, ASKS, HINTS, WEIGHTS, profile=PROFILE)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
