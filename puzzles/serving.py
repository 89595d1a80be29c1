"""The next puzzle for somebody who waits: at once, as wished, and not what they have just had.

First come the puzzles of the pack that are new to the reader, each in a random disguise; then puzzles made on the
spot, where a kind is quick; then the pack again, the longest ago first, in other disguises. A kind without a pack is
made on the spot, however long it takes.

>>> rng = random.Random(304)
>>> first = serve(Wishes("legal-card", level=2), rng)
>>> second = serve(Wishes("legal-card", level=2), rng, Seen().and_then(first))
>>> first.level, second.level, first.seed == second.seed
(2, 2, False)
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import puzzles
from puzzles import packs
from puzzles.disguise import CODES, disguise
from puzzles.making import NotFoundError, bare, maker
from puzzles.model import Kind, Puzzle, PuzzleError, Theme
from puzzles.packs import Base, Packed
from tutor.profiles import PROFILE_NAMES

_SEEDS: Final = 1_000_000
_TRIES: Final = 40
"""How many seeds are asked for a puzzle of a kind without a pack."""

_GLANCES: Final = 2
_CANDIDATES: Final = 3
"""How many seeds are asked while a reader waits, and how many candidates of each are looked at."""

_LOOKS: Final = 8
"""How many disguises are tried for one that is new."""

_RUN: Final = 2
"""So often in a row, and no more, a kind comes in a mix."""


@dataclass(frozen=True)
class Wishes:
    """What the reader wants to practise; ``None`` leaves it to chance. A mix is of one table, that of ``profile``."""

    kind: str | None = "legal-card"
    theme: str | None = None
    level: int | None = None
    mode: str | None = None
    profile: str = PROFILE_NAMES[0]


def base_of(puzzle: Puzzle) -> Base:
    """What a puzzle was made from, whatever its disguise."""
    return puzzle.kind, puzzle.seed, bare(puzzle.asked)


@dataclass(frozen=True)
class Seen:
    """The puzzles that a reader has had: their ids, what each was made from and its kind, the last at the end."""

    ids: frozenset[str] = frozenset()
    bases: tuple[Base, ...] = ()

    def and_then(self, puzzle: Puzzle) -> Seen:
        """The same with one puzzle more."""
        base = base_of(puzzle)
        return Seen(self.ids | {puzzle.id}, (*(one for one in self.bases if one != base), base))

    @property
    def tired_of(self) -> str | None:
        """The kind that has come so often in a row that it should be another's turn."""
        last = {kind for kind, _, _ in self.bases[-_RUN:]}
        return last.pop() if len(last) == 1 and len(self.bases) >= _RUN else None


NOTHING: Final = Seen()
"""What a new reader has had."""


def kinds_at(profile: str) -> list[Kind]:
    """The kinds of puzzles about one table, none where there are none yet.

    >>> [one.name for one in kinds_at("call-partner")][:3]
    ['call-partner', 'call-partner-legal-card', 'call-partner-winner']
    """
    return [one for one in puzzles.KINDS.values() if one.profile == profile]


def kinds_of(wanted: Wishes) -> list[Kind]:
    """The kinds that are wished."""
    if wanted.kind is None:
        return kinds_at(wanted.profile)
    return [puzzles.kind(wanted.kind)]


def themes_of(wanted: Wishes) -> list[Theme]:
    """The themes that have puzzles as wished."""
    return [
        theme
        for kind in kinds_of(wanted)
        for theme in kind.themes.values()
        if wanted.theme in (None, theme.id)
        and wanted.level in (None, *theme.levels)
        and wanted.mode in (None, *theme.modes)
    ]


def ready(kind: str) -> bool:
    """Are puzzles of this kind at hand, or so quick to make that nobody waits?"""
    return bool(packs.pack(kind)) or maker(kind).quick


def serve(wanted: Wishes, rng: random.Random, seen: Seen = NOTHING) -> Puzzle:
    """A puzzle as wished. A wish that cannot be fulfilled is given up: first the level, then the mode, then the theme.

    Raises ``PuzzleError`` when there is no puzzle of the kind at all.
    """
    for one in (
        wanted,
        replace(wanted, level=None),
        replace(wanted, level=None, mode=None),
        Wishes(wanted.kind, profile=wanted.profile),
    ):
        for name in _mixed(one, rng, seen):
            found = _of_kind(replace(one, kind=name), rng, seen)
            if found is not None:
                return found
    raise PuzzleError(f"no puzzle of {wanted.kind or 'any kind'} was found")


def _mixed(wanted: Wishes, rng: random.Random, seen: Seen) -> list[str]:
    """The kinds that have such puzzles in a random order, each as likely as another; one that came too often last."""
    some = [kind.name for kind in kinds_of(wanted) if themes_of(replace(wanted, kind=kind.name))]
    return sorted(rng.sample(some, len(some)), key=lambda name: name == seen.tired_of)


def _of_kind(wanted: Wishes, rng: random.Random, seen: Seen) -> Puzzle | None:
    """A puzzle of one kind, ``None`` when none is found."""
    assert wanted.kind is not None
    whole = packs.pack(wanted.kind)
    if not whole:
        return _fresh(wanted, rng, seen, _TRIES, _made)
    some = [one for one in whole if _fits(one, wanted)]
    new = [one for one in some if one.base not in seen.bases and one.id not in seen.ids]
    if new:  # those that were not made for a theme come as often as the kind means them to
        return _dressed(rng.choice([one for one in new if one.asked.theme is None] or new), rng, seen)
    if maker(wanted.kind).quick:
        found = _fresh(wanted, rng, seen, _GLANCES, _glanced)
        if found is not None and (found.id not in seen.ids or not some):
            return found
    return _dressed(_longest_ago(some, rng, seen), rng, seen) if some else None


def _fits(one: Packed, wanted: Wishes) -> bool:
    """Is a puzzle of a pack as wished?"""
    return wanted.theme in (None, one.theme) and wanted.level in (None, one.level) and wanted.mode in (None, one.mode)


def _dressed(one: Packed, rng: random.Random, seen: Seen) -> Puzzle:
    """A puzzle of a pack in a disguise by chance, one that is new if that is soon found."""
    plain = found = one.puzzle()
    for _ in range(_LOOKS):
        found = disguise(plain, rng.choice(CODES))
        if found.id not in seen.ids:
            break
    return found


def _longest_ago(some: list[Packed], rng: random.Random, seen: Seen) -> Packed:
    """One of the half that has not come for the longest time."""
    last = {base: at for at, base in enumerate(seen.bases)}
    return rng.choice(sorted(some, key=lambda one: last.get(one.base, -1))[: -(-len(some) // 2)])


# -- made on the spot --------------------------------------------------------------------------------------------------

_Made = Callable[[int, Wishes], Puzzle]


def _fresh(wanted: Wishes, rng: random.Random, seen: Seen, seeds: int, make: _Made) -> Puzzle | None:
    """A new puzzle from one of so many seeds; a known one where there is no other."""
    found: Puzzle | None = None
    for _ in range(seeds):
        try:
            found = make(rng.randrange(_SEEDS), wanted)
        except NotFoundError:
            continue
        except PuzzleError:  # wishes that do not go together
            return found
        if found.id not in seen.ids:
            return found
    return found


def _made(seed: int, wanted: Wishes) -> Puzzle:
    return puzzles.kind(str(wanted.kind)).make(seed, wanted.mode, wanted.theme, wanted.level)


def _glanced(seed: int, wanted: Wishes) -> Puzzle:
    """The same puzzle, if it is found at once."""
    own = maker(str(wanted.kind))
    return own.draw(seed, own.wishes(wanted.mode, wanted.theme, wanted.level), _CANDIDATES)[0]
