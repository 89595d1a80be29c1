"""What the puzzles of the club table share: the table, and themes of the Sri Lankan kinds whose deals are dealt there.

>>> from puzzles.legal_themes import THEMES
>>> at_club(THEMES["folds"]).plan.profile.name, THEMES["folds"].plan.profile.name
('club', 'sri-lankan')
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Protocol, TypeVar

from puzzles.making import DraftTheme
from puzzles.situations import Plan
from tutor.profiles import Profile, load_profile

PROFILE: Final = "club"

CLUB: Final[Profile] = load_profile(PROFILE)
"""The table."""


class _Planned(Protocol):
    """A theme that makes its deals by a plan."""

    @property
    def plan(self) -> Plan:
        """Which deals to make."""


T = TypeVar("T", bound=_Planned)


def plan_at_club(plan: Plan, **changes: Any) -> Plan:
    """The same deals at the club, where there is no calling on eight cards."""
    return replace(plan, **{"profile": CLUB, "second": (None,), **changes})


def at_club(theme: T, **changes: Any) -> T:
    """The same theme at the club; ``changes`` are other fields of it, ``plan`` too."""
    assert isinstance(theme, DraftTheme)
    return replace(theme, **{"plan": plan_at_club(theme.plan), **changes})
