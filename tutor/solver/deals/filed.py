"""Settings that are counted beforehand and kept in a file, one line of JSON each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib import resources
from pathlib import Path
from typing import Protocol, TypeVar

from tutor.solver.chunks import in_order


class Filed(Protocol):
    """What can be kept in such a file."""

    def to_json(self) -> str:
        """One line."""
        ...


T = TypeVar("T", bound=Filed)


def build(
    path: Path,
    count: int,
    work: Callable[[int, int], Filed],
    read: Callable[[str], Filed],
    seed: int = 304,
    workers: int = 1,
) -> Iterator[int]:
    """Make what ``work(seed, number)`` gives and add it to a file; yields how many there are after each.

    A file that is there already is gone on with. Raises ``ValueError`` for a file that holds something else.
    """
    done = len(load(path, read)) if path.exists() else 0
    with ProcessPoolExecutor(workers) as pool, path.open("a", encoding="utf-8") as file:
        for setting in in_order(pool, work, seed, done, 2 * workers, count):
            file.write(setting.to_json() + "\n")
            file.flush()
            done += 1
            yield done


def load(path: Path, read: Callable[[str], T]) -> tuple[T, ...]:
    """Read a file of settings. Raises ``ValueError`` for a line that is none."""
    return tuple(read(line) for line in path.read_text("utf-8").splitlines())


def row_of(results: Mapping[int, int], bit: int) -> list[bool]:
    """One choice, deal by deal, from results that have a bit for each choice: the same order for every choice.

    >>> row_of({0: 1, 3: 2}, 1)
    [False, True, True]
    """
    return [bool(result >> bit & 1) for result, count in sorted(results.items()) for _ in range(count)]


def shipped(name: str, read: Callable[[str], T]) -> tuple[T, ...]:
    """The settings of a file that is shipped."""
    with resources.as_file(resources.files(__package__) / name) as path:
        return load(path, read)
