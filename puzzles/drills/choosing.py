"""The questions of a drill: the same for the coach and the learner, from the drill and the learner's name alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import puzzles
from puzzles import packs
from puzzles.disguise import CODES, disguise
from puzzles.drills.handmade import puzzle_of
from puzzles.drills.model import Drill, DrillError, Part
from puzzles.making import DraftTheme
from puzzles.model import Puzzle, PuzzleError
from puzzles.packs import Packed
from puzzles.serving import NOTHING, Seen, Wishes, kinds_at, serve
from tutor.profiles import PROFILE_NAMES, load_profile

_MADE: Final = "made-"


@dataclass(frozen=True)
class Item:
    """One question of a drill: ``ref`` is the puzzle's link, or ``made-2`` for the second one made by hand."""

    ref: str
    puzzle: Puzzle

    @property
    def is_made(self) -> bool:
        """Was it made by hand?"""
        return self.ref.startswith(_MADE)


def same_name(name: str) -> str:
    """A learner's name as it is compared: spaces and capitals make no difference.

    >>> same_name("  Nimal  PERERA ") == same_name("nimal perera")
    True
    """
    return " ".join(name.split()).casefold()


def questions_of(drill: Drill, learner: str = "") -> tuple[Item, ...]:
    """The questions of a learner. Same drill and name, same questions, in every process.

    Raises ``DrillError`` where a puzzle cannot be made here (of another version, say).
    """
    items = [_picked(link) for link in drill.picked]
    items += [Item(f"{_MADE}{number}", puzzle_of(one)) for number, one in enumerate(drill.made, start=1)]
    rng = random.Random(f"{drill.id}/{drill.seed}/{same_name(learner)}")
    seen = NOTHING
    for one in items:
        seen = seen.and_then(one.puzzle)
    for part in drill.parts:
        for puzzle in drawn(part, rng, seen, drill.profile):
            seen = seen.and_then(puzzle)
            items.append(Item(puzzles.link(puzzle), puzzle))
    if any(load_profile(one.puzzle.profile).name != drill.profile for one in items if not one.is_made):
        raise DrillError(f"there are no puzzles for the rules of {drill.profile}")
    return tuple(items)


def fixed(drill: Drill, rng: random.Random) -> Drill:
    """The same drill with the same questions for everybody: the parts are drawn once, and picked."""
    items = questions_of(drill, str(rng.random()))
    picked = tuple(one.ref for one in items if not one.is_made)
    return Drill.model_validate(dict(drill) | {"picked": picked, "parts": ()})


def item_of(drill: Drill, ref: str) -> Item:
    """A question by its name in a result. Raises ``DrillError`` for one that is not there."""
    if not ref.startswith(_MADE):
        return _picked(ref)
    number = ref.removeprefix(_MADE)
    if not number.isdecimal() or not 1 <= int(number) <= len(drill.made):
        raise DrillError(f"the drill has no question {ref!r}")
    return Item(ref, puzzle_of(drill.made[int(number) - 1]))


def _picked(link: str) -> Item:
    try:
        return Item(link, _puzzle(link))
    except PuzzleError as error:
        raise DrillError(str(error)) from None


@lru_cache(maxsize=512)
def _puzzle(link: str) -> Puzzle:
    """The puzzle of a link; a class has answered the same ones."""
    return puzzles.from_link(link)


# -- drawing -----------------------------------------------------------------------------------------------------------


def drawn(part: Part, rng: random.Random, seen: Seen = NOTHING, profile: str = PROFILE_NAMES[0]) -> Iterator[Puzzle]:
    """The puzzles of a part that are not seen yet, of any kind of a table where none is named. Raises ``DrillError``
    where there are too few as wished."""
    if part.clause is None:
        wanted = Wishes(part.kind, part.theme, part.level, part.mode, profile)
        for _ in range(part.count):
            puzzle = serve(wanted, rng, seen)
            if not _fits(puzzle, part) or puzzle.id in seen.ids:
                raise DrillError("there are too few such puzzles: ask for fewer, or wish less")
            seen = seen.and_then(puzzle)
            yield puzzle
        return
    some = [
        one for one in about(part.clause, part.kind, profile) if one.base not in seen.bases and _packed_fits(one, part)
    ]
    if len(some) < part.count:
        raise DrillError(f"there are only {len(some)} puzzles about this rule as wished, not {part.count}")
    for one in rng.sample(some, part.count):
        yield disguise(one.puzzle(), rng.choice(CODES))


def _fits(puzzle: Puzzle, part: Part) -> bool:
    return (
        part.kind in (None, puzzle.kind)
        and part.theme in (None, puzzle.themes[0])
        and part.level in (None, puzzle.level)
        and part.mode in (None, puzzle.question.mode)
    )


def _packed_fits(one: Packed, part: Part) -> bool:
    return part.theme in (None, one.theme) and part.level in (None, one.level) and part.mode in (None, one.mode)


def about(clause: str, kind: str | None = None, profile: str = PROFILE_NAMES[0]) -> list[Packed]:
    """The puzzles of the packs that a clause decides: it is what their theme is about, or what refuses a wrong answer.

    Those of a kind, or else of every kind of a table.

    >>> {one.kind for one in about("trump.exhausted", "legal-card")}
    {'legal-card'}
    """
    names = [one.name for one in kinds_at(profile)] if kind is None else [kind]
    return [one for name in names for one in packs.pack(name) if clause in clauses_in(one)]


def clauses_in(one: Packed) -> frozenset[str]:
    """The clauses that a packed puzzle is about. Only asked for what is in it, never walked through."""
    theme = puzzles.KINDS[one.kind].themes.get(one.theme)
    own = theme.clause if isinstance(theme, DraftTheme) else None
    return _refusing(one.line) if own is None else _refusing(one.line) | {own}


@lru_cache(maxsize=4096)
def _refusing(line: str) -> frozenset[str]:
    """The clauses that refuse a wrong answer."""
    return frozenset(wrong["clause"] for wrong in json.loads(line)["answers"]["wrong"])
