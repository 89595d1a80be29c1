"""The kind *winner* at the club, where the maker may fold a trump from the hand while the indicator lies closed.

>>> puzzle = KIND.make(7)
>>> puzzle.seen.profile.name, KIND.grade(puzzle, puzzle.answers.best).right
('club', True)
"""

from __future__ import annotations

from typing import Final, Literal

from puzzles.club import PROFILE, at_club, plan_at_club
from puzzles.making import JudgedPuzzle, Maker, register
from puzzles.situations import Plan
from puzzles.winner import WEIGHTS, drafts
from puzzles.winner_asks import ASKS
from puzzles.winner_asks import HINTS as BASE_HINTS
from puzzles.winner_themes import THEMES as BASE
from puzzles.winner_themes import Scene, TrickTheme

NAME: Final = "club-winner"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

HINTS: Final = tuple("hint-winner-opens-cut" if one == "hint-winner-opens" else one for one in BASE_HINTS)
"""Every id of a hint of this kind."""


class ClubWinner(JudgedPuzzle):
    """A puzzle of the kind *winner* at the club."""

    kind: Literal["club-winner"] = NAME


def _maker_cut(one: Scene) -> bool:
    """Did the maker fold a trump from the hand under a closed trump?"""
    mine = [each.card for each in one.folded if each.seat is one.maker]
    return one.end.indicator == "returned" and any(card.suit == one.indicator.suit for card in mine)


THEMES: Final[dict[str, TrickTheme]] = {
    one.id: one
    for one in (
        at_club(BASE["trick-order"], asks={"who": 1, "points": 1}),
        at_club(BASE["trick-cut"], asks={"who": 2, "points": 1}),
        at_club(BASE["trick-overcut"], asks={"who": 2, "points": 1}),
        at_club(BASE["trick-last"], asks={"who": 2, "points": 1}),
        at_club(BASE["trick-kept"], shares={"every": 10, "one": 14}),
        at_club(BASE["trick-own-fold"], shares={"every": 6, "one": 5}),
        at_club(BASE["trick-hidden-nine"], asks={"who": 4, "points": 1, "indicator": 1}),
        at_club(BASE["trick-indicator"]),
        TrickTheme(
            "trick-maker-cut",
            {"every": 4, "one": 12},
            (3,),
            0.1,
            "club.closed.any-cut",
            asks={"who": 3, "points": 1, "indicator": 2},
            plan=plan_at_club(Plan((4, 5), closed=True, trump_leads=0.1, cuts=0.9)),
            guess=0.4,
            short=0.7,
            fits=_maker_cut,
        ),
    )
}
"""Every theme by id, the easier ones first."""

MAKER: Final = Maker(NAME, VERSION, ClubWinner, THEMES, drafts, ASKS, HINTS, WEIGHTS, profile=PROFILE)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
