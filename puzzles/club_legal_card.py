"""The kind *legal card* at the club: the same questions, where any card may cut and the maker opens at any turn.

>>> puzzle = KIND.make(7, mode="every")
>>> puzzle.seen.profile.name, KIND.grade(puzzle, puzzle.answers.best).right
('club', True)
"""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

from puzzles.club import PROFILE, at_club, plan_at_club
from puzzles.legal_card import ASKS, drafts
from puzzles.legal_hints import HINTS
from puzzles.legal_level import STEPS, WEIGHTS
from puzzles.legal_themes import THEMES as BASE
from puzzles.legal_themes import LegalTheme
from puzzles.making import JudgedPuzzle, Maker, register
from puzzles.situations import Moment, Plan
from tutor.rules.actions import OpenTrump

NAME: Final = "club-legal-card"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""


class ClubLegalCard(JudgedPuzzle):
    """A puzzle of the kind *legal card* at the club."""

    kind: Literal["club-legal-card"] = NAME


def _any_cut(one: Moment) -> bool:
    """May the maker cut with a trump from the hand, the trump closed?"""
    return "cuts-hand" in one.whys


def _maker_follows(one: Moment) -> bool:
    return one.guarded and not one.leading and "follows" in one.whys


def _shown_now(one: Moment) -> bool:
    """Has the maker shown the trump in this very turn, and is now bound by something?"""
    entry = one.deal.entry
    return one.is_maker and entry is not None and isinstance(entry.action, OpenTrump) and bool(one.refused)


THEMES: Final[dict[str, LegalTheme]] = {
    one.id: one
    for one in (
        at_club(BASE["follow-suit"], shares={"every": 11, "one": 6}),
        at_club(BASE["leads"], shares={"every": 2, "one": 0.4}),
        at_club(BASE["void-open"], shares={"every": 2, "one": 0.4}, levels=(1,)),
        at_club(BASE["folds"], shares={"every": 4, "one": 1.2}),
        at_club(BASE["last-trick"], weight=0.2),
        at_club(BASE["indicator-barred"]),
        at_club(BASE["indicator-lead"], levels=(2,)),
        LegalTheme(
            "any-cut",
            {"every": 3, "one": 9},
            (3,),
            0.28,
            "club.closed.any-cut",
            shows=("cuts-hand",),
            plan=plan_at_club(Plan((4, 5, 6), leads=False, closed=True, trump_leads=0.2, cuts=0.2)),
            fits=_any_cut,
            faces=1.0,
            down=_any_cut,
            up=_maker_follows,
        ),
        LegalTheme(
            "open-turn",
            {"every": 9, "one": 8},
            (3, 4),
            0.36,
            "club.open.any-time",
            shows=("follow-suit",),
            plan=plan_at_club(Plan((3, 4, 4, 5), opens=1.0, trump_leads=0.2)),
            fits=_shown_now,
            chosen=True,
        ),
        at_club(BASE["no-trump-lead"], shares={"every": 9, "one": 9}, levels=(3,)),
        at_club(BASE["indicator-on-trump"], levels=(4, 5), weight=0.2),
        at_club(BASE["indicator-apart"], levels=(4, 5), weight=0.34),
        at_club(BASE["must-open"]),
    )
}
"""Every theme by id, the easier ones first."""

MAKER: Final = Maker(
    NAME, VERSION, ClubLegalCard, THEMES, partial(drafts, THEMES), ASKS, HINTS, WEIGHTS, STEPS, profile=PROFILE
)
KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
