"""The kind *same table, other rules*: the same cards and calls at two tables. What changes?

A position of a made-up real deal at the reader's table, and another table that plays some things otherwise, told in
words. The deal is replayed there, and the rulings of both tables are the proof.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
>>> puzzle.other.differences()
{'opening_shows': 'trumps', 'caps_penalty': 'bid-loss-plus-one-or-five'}
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar, Final, Literal, Self

from puzzles.disguise import Disguise
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Mode
from puzzles.other_rules_asks import ASKS, HINTS, OtherTheme
from puzzles.other_rules_tables import draw
from puzzles.other_rules_themes import THEMES
from tutor.profiles import Profile, load_profile

NAME: Final = "other-rules"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

MORE: Final = (0, 0, 0, 1, 1, 2)
"""How many settings stand beside the one that a theme is about."""

WEIGHTS: Final = {
    "settings": 0.1,
    "tricks": 0.02,
    "calls": 0.02,
    "hand": 0.012,
    "guarded": 0.06,
    "second": 0.05,
    "turn": 0.08,
    "apart": 0.08,
    "clauses": 0.03,
    "caps": 0.06,
}
"""What one unit of a feature adds to the difficulty (0-1)."""


class OtherRules(JudgedPuzzle):
    """A puzzle of the kind *same table, other rules*; ``there`` is the other table, as in a deal record."""

    kind: Literal["other-rules"] = NAME
    there: str | dict[str, Any]

    laid_open: ClassVar[tuple[str, ...]] = ("there",)

    @property
    def other(self) -> Profile:
        """The other table."""
        return load_profile(self.there)

    def disguised(self, disguise: Disguise, **done: Any) -> Self:
        """Settings know no suit and no seat."""
        return super().disguised(disguise, there=self.there, **done)


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """Questions of a theme about one other table."""
    assert isinstance(theme, OtherTheme)
    assert theme.find is not None
    yield from theme.find(rng, theme, draw(rng, theme.tables, rng.choice(MORE)), mode)


STEPS: Final = (0.25, 0.35, 0.45, 0.55)
"""The least difficulty of levels 2 to 5."""

MAKER: Final = Maker(NAME, VERSION, OtherRules, THEMES, drafts, ASKS, HINTS, WEIGHTS, STEPS)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
