"""A family of puzzles that is asked at both called tables: one kind for each, with the themes that its table has.

What differs between the tables is asked of the profile; a family states its themes once and says where they belong.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from puzzles.making import STEPS, Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Hint, Judged, Kind, Mode
from tutor.rules.called.view import CalledView
from tutor.rules.deal import Deal
from tutor.seats import Seat

PARTNER: Final = "call-partner"
WIDOW: Final = "widow"
GAMES: Final = (PARTNER, WIDOW)
"""The two tables."""

WALKS: Final = 40
"""How many deals are made for one answer that is wanted."""


@dataclass(frozen=True)
class CalledTheme(DraftTheme):
    """A theme of a called game; ``games`` are the tables where it comes up; ``alone`` its levels at the widow's table,
    where they are others."""

    games: tuple[str, ...] = GAMES
    alone: tuple[int, ...] = ()


Find = Callable[[str, random.Random, CalledTheme, Mode], Iterable[Draft | Thrown]]
"""The drafts of a table, for a theme in a mode."""


def family(
    name: str,
    version: int,
    themes: Sequence[CalledTheme],
    find: Find,
    asks: tuple[str, ...],
    hints: tuple[str, ...],
    weights: Mapping[str, float],
    steps: tuple[float, ...] = STEPS,
) -> tuple[Kind, Kind]:
    """The kinds of a family, for ``call-partner`` and for ``widow``; their makers are registered."""
    kinds = []
    for profile in GAMES:
        own = {one.id: _at(one, profile) for one in themes if profile in one.games}
        drafts = partial(_drafts, find, profile)
        kinds.append(
            register(
                Maker(
                    f"{profile}-{name}",
                    version,
                    JudgedPuzzle,
                    own,
                    drafts,
                    asks,
                    hints,
                    weights,
                    steps,
                    profile=profile,
                )
            )
        )
    return kinds[0], kinds[1]


def _at(theme: CalledTheme, profile: str) -> CalledTheme:
    return replace(theme, levels=theme.alone) if profile == WIDOW and theme.alone else theme


def _drafts(find: Find, profile: str, rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterable[Draft | Thrown]:
    assert isinstance(theme, CalledTheme)
    return find(profile, rng, theme, mode)


def view_of(deal: Deal, seat: Seat) -> CalledView:
    """What a seat sees of a called game."""
    view = deal.view(seat)
    assert isinstance(view, CalledView)
    return view


def named_wrong(rng: random.Random, id: str, proof: Iterable[Judged]) -> Hint:
    """The hint that names one number that is wrong."""
    return Hint(id=id, args={"count": int(rng.choice([one.choice for one in proof if not one.ruling.allowed]))})
