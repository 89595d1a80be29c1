"""Where the commands take puzzles from: a link, its code alone, a file of puzzles, a pack, a report of the app."""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import click

if TYPE_CHECKING:  # the kinds need the solver: commands of other groups must not wait for it
    from puzzles.model import Puzzle

NO_PUZZLES = 2
"""The exit code for a file that holds none."""


def numbered(file: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that hold something, with their numbers. A report has one: its puzzle.

    A file that cannot be read or holds nothing ends the program with code 2.
    """
    try:
        data = file.read_bytes()
        text = (lzma.decompress(data) if file.suffix == ".xz" else data).decode("utf-8", "replace")
    except (OSError, lzma.LZMAError) as error:
        click.echo(f"tutor304: {file}: cannot be read: {getattr(error, 'strerror', None) or error}", err=True)
        sys.exit(NO_PUZZLES)
    reported = _reported(text)
    if reported is not None:
        yield 1, reported
        return
    found = [(number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    if not found:
        click.echo(f"tutor304: {file}: holds no puzzle", err=True)
        sys.exit(NO_PUZZLES)
    yield from found


def _reported(text: str) -> str | None:
    """The puzzle of a report as a line, ``None`` where the text is no report."""
    from puzzles.model import canonical

    try:
        values = json.loads(text)
        return canonical(values["puzzle"]) if "puzzle" in values else None
    except (ValueError, RecursionError, TypeError):
        return None


def puzzle_of(which: str, number: int = 1) -> Puzzle:
    """The puzzle of a link (whole, or its code alone), or of a line of a file.

    Raises ``click.ClickException`` where there is none.
    """
    from puzzles import from_link
    from puzzles.model import PuzzleError

    if Path(which).is_file():
        for line, text in numbered(Path(which)):
            if line == number:
                return _read(text)
        raise click.ClickException(f"{which} has no line {number}")
    try:
        return from_link(parse_qs(urlsplit(which).query).get("puzzle", [which])[0])
    except PuzzleError as error:
        raise click.ClickException(str(error)) from None


def _read(line: str) -> Puzzle:
    from puzzles import read
    from puzzles.model import PuzzleError

    try:
        return read(line)
    except PuzzleError as error:
        raise click.ClickException(str(error)) from None


def puzzles_of(some: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of links and of files, one after another; raises as :func:`puzzle_of` does."""
    for one in some:
        if Path(one).is_file():
            yield from (_read(line) for _, line in numbered(Path(one)))
        else:
            yield puzzle_of(one)
