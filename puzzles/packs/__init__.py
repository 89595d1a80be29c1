"""The shipped packs: checked puzzles of every kind and level, for a first puzzle at once and for kinds slow to make.

A pack is a file of puzzles, one JSON object a line, compressed. Every line says from which seed, version and wishes it
was made, so that it can be made and proved again (``tutor304 puzzles packs check``). A pack is read when its kind is
first asked for; its puzzles one by one, when they are wanted. Kinds that are slow to make have a file of the deals
behind their puzzles as well (``puzzles/behind.py``).

>>> len(pack("legal-card")) >= LEAST, sorted({one.level for one in pack("legal-card")})
(True, [1, 2, 3, 4, 5])
>>> one = pack("legal-card")[0]
>>> one.puzzle().level, find("legal-card", one.seed, one.asked) == one
(1, True)
"""

from __future__ import annotations

import json
import lzma
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import puzzles
from puzzles.behind import deal_behind
from puzzles.making import maker
from puzzles.model import Asked, Puzzle, PuzzleError

LEAST: Final = 60
"""So many puzzles a kind has at least in its pack."""

Base = tuple[str, int, Asked]
"""What a puzzle was made from, whatever its disguise: kind, seed and wishes."""


@dataclass(frozen=True)
class Packed:
    """A puzzle of a pack: what one chooses by, and the line that it stands in."""

    id: str
    kind: str
    version: int
    seed: int
    asked: Asked
    level: int
    theme: str
    mode: str
    line: str

    @property
    def base(self) -> Base:
        """What it was made from."""
        return self.kind, self.seed, self.asked

    def puzzle(self) -> Puzzle:
        """The puzzle, read and looked over."""
        return puzzles.read(self.line)


def file_name(name: str) -> str:
    """The file of a kind's pack within the folder of the packs.

    >>> file_name("winner")
    'winner.jsonl.xz'
    """
    return f"{name}.jsonl.xz"


def shipped(name: str) -> tuple[Packed, ...]:
    """All that the shipped file of a kind holds, of whatever version; nothing where there is no such file.

    Raises ``PuzzleError`` for a file that is no pack.
    """
    path = files(__name__) / file_name(name)
    if not path.is_file():
        return ()
    try:
        return tuple(packed(line) for line in lzma.decompress(path.read_bytes()).decode().splitlines())
    except (lzma.LZMAError, ValueError, KeyError, TypeError, IndexError) as error:
        raise PuzzleError(f"the pack of {name} cannot be read ({error!r}): {mend(name)}") from None


def packed(line: str) -> Packed:
    """A line of a pack, not yet looked over. Raises ``ValueError``, ``KeyError`` or ``TypeError`` for another line."""
    values = json.loads(line)
    plain: dict[str, Any] = {name: values[name] for name in ("id", "kind", "version", "seed", "level")}
    asked, theme, mode = Asked.model_validate(values["asked"]), values["themes"][0], values["question"]["mode"]
    return Packed(**plain, asked=asked, theme=theme, mode=mode, line=line)


def pack(name: str) -> tuple[Packed, ...]:
    """The puzzles that are there for a kind; none while its pack is of another version than its maker.

    A kind that makes its puzzles in another way than its maker has none either.
    """
    if puzzles.kind(name).make != maker(name).make:
        return ()
    return _current(name)


@cache
def _current(name: str) -> tuple[Packed, ...]:
    version = maker(name).version
    return tuple(one for one in shipped(name) if one.version == version)


def find(name: str, seed: int, asked: Asked) -> Packed | None:
    """The puzzle of a seed and wishes (without a disguise), if it is in a pack."""
    return next((one for one in pack(name) if one.seed == seed and one.asked == asked), None)


def mend(name: str) -> str:
    """The command that makes a pack anew."""
    return f"tutor304 puzzles packs build --kind {name}"


def faults(name: str) -> list[str]:
    """What is wrong with a kind's pack before any puzzle of it is proved, with the command that mends it."""
    version, some = maker(name).version, shipped(name)
    if not some:
        return [f"there is no pack of {name}: {mend(name)}"]
    old = sorted({one.version for one in some} - {version})
    if old:
        return [f"the pack of {name} is of version {old[0]}, its maker of version {version}: {mend(name)}"]
    missing = [level for level in puzzles.kind(name).levels if all(one.level != level for one in some)]
    if missing or len(some) < LEAST or len({one.id for one in some}) < len(some):
        lacks = f", none of level {missing[0]}" if missing else ""
        return [f"the pack of {name} has {len({one.id for one in some})} puzzles{lacks}: {mend(name)}"]
    without = [one for one in some if not maker(name).quick and deal_behind(name, one.id, one.seed) is None]
    if without:
        return [f"the pack of {name} has no deal behind puzzle {without[0].id}: {mend(name)}"]
    return []
