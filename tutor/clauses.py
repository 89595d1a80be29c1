"""The clause catalogue: every rule of 304 that a verdict may cite, by id.

Ids are append-only. A clause says where it comes from (``S1`` the Sri Lankan guide, ``S2`` the Dutch page, ``S3`` the
call-partner page, ``decision`` where those are silent and this project chose) and which profiles it belongs to.
What a clause *says* in a reader's language stands in ``tutor/wording``; what it *does* stands in ``tutor/rules``.

>>> CLAUSES["play.follow"].area, CLAUSES["play.follow"].profiles
('play', ('sri-lankan', 'club'))
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: its id, the source it was taken from, and the profiles in which it holds."""

    id: str
    source: str
    profiles: tuple[str, ...]

    @property
    def area(self) -> str:
        """The part of the game the clause belongs to: the first word of its id."""
        return self.id.partition(".")[0]


_SHARED = ("sri-lankan", "club")
_ALL = ("sri-lankan", "club", "call-partner", "widow")

_TABLE: Final[tuple[tuple[str, tuple[str, ...], str], ...]] = (
    ("S1", _ALL, "cards.pack cards.rank cards.points"),
    ("S1", _SHARED, "deal.partners deal.cut deal.next-dealer deal.low-hand match.tokens"),
    ("S1", ("sri-lankan",), "deal.packets"),
    ("S1", _SHARED, "auction.eldest-first auction.bid auction.ask-partner auction.all-pass"),
    ("S1", ("sri-lankan",), "auction.pass-not-final auction.later-call auction.over-partner auction.end"),
    ("S1", _SHARED, "trump.indicator"),
    (
        "S1",
        ("sri-lankan",),
        "second.circuit second.bid second.over-partner second.no-ask second.pcc second.new-maker",
    ),
    ("S1", _SHARED, "play.first-lead play.follow"),
    ("S1", _ALL, "play.winner"),
    ("S1", _SHARED, "play.last-trick-view"),
    ("S1", ("sri-lankan",), "open.before-first-lead"),
    ("S1", _SHARED, "closed.void-folds closed.indicator-apart closed.indicator-cuts"),
    ("S1", ("sri-lankan",), "closed.no-hand-cut"),
    ("S1", _SHARED, "closed.no-trump-lead-first closed.indicator-lead closed.inspect closed.reveal"),
    ("S1", _SHARED, "closed.indicator-returns open.face-up"),
    ("S1", ("sri-lankan",), "open.high-bid trump.exhausted"),
    ("S1", _SHARED, "trump.spoilt"),
    ("S1", ("sri-lankan",), "caps.meaning caps.due caps.window caps.call caps.early-bonus"),
    ("S1", ("sri-lankan",), "caps.too-early caps.too-late caps.missed caps.penalty caps.none-in-pcc"),
    ("decision", _ALL, "procedure.turn procedure.phase procedure.not-held"),
    ("S1", ("sri-lankan",), "pcc.alone pcc.open-after-first pcc.no-exhausted"),
    ("S1", ("sri-lankan",), "score.table score.caps"),
    ("S1", _SHARED, "score.made score.remainder score.match"),
    ("S2", ("club",), "club.deal.singly club.auction.pass-out club.auction.three-passes club.single-auction"),
    ("S2", ("club",), "club.closed.any-cut club.open.any-time club.score"),
    ("S3", ("call-partner", "widow"), "call.match call.auction call.follow call.marriage call.slam call.score"),
    ("S3", ("call-partner",), "call.partner call.reveal call.alone"),
    ("S3", ("widow",), "widow.deal widow.exchange widow.score"),
)

CLAUSES: Final[dict[str, Clause]] = {
    one: Clause(one, source, profiles) for source, profiles, ids in _TABLE for one in ids.split()
}
"""Every clause by id."""


@functools.cache
def holding(profile: str, *ids: str) -> str:
    """The first of these clauses that holds in a profile; the first of all where none does.

    For what two tables have a clause of their own about.

    >>> holding("club", "auction.end", "club.auction.three-passes")
    'club.auction.three-passes'
    """
    return next((one for one in ids if profile in CLAUSES[one].profiles), ids[0])


TWINS: Final = (
    ("auction.end", "club.auction.three-passes"),
    ("open.before-first-lead", "club.open.any-time"),
    ("score.table", "club.score"),
)
"""Clauses of two tables about one thing that happens at both."""


def at_table(profile: str, clause: str) -> str:
    """The clause that a profile itself has about what this clause of another one decides.

    >>> at_table("club", "score.table"), at_table("club", "play.winner"), at_table("sri-lankan", "score.table")
    ('club.score', 'play.winner', 'score.table')
    """
    return next((holding(profile, *some) for some in TWINS if clause in some), clause)


def clauses_of(profile: str) -> tuple[Clause, ...]:
    """The clauses that hold in a profile, in catalogue order."""
    return tuple(one for one in CLAUSES.values() if profile in one.profiles)
