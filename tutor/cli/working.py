"""Long work in the terminal: who does it, and a bar that shows how far it has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


def crewed(command: F) -> F:
    """The options that say who does the work: ``workers`` and ``dask``, for ``puzzles.running.crew``."""
    for option in (
        click.option("--dask", metavar="ADDRESS", help="Let a Dask cluster do it: tcp://host:8786."),
        click.option(
            "--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes to work with."
        ),
    ):
        command = option(command)
    return command


@contextmanager
def crewed_by(stopped: str) -> Iterator[None]:
    """What can go wrong in long work, in one line: wrong wishes, a full disk, a lost cluster, Ctrl-C (``stopped`` says
    what then)."""
    from puzzles.checking import NoPuzzlesError

    try:
        yield
    except NoPuzzlesError:
        raise
    except (ValueError, OSError) as error:  # PuzzleError among them
        raise click.ClickException(str(error)) from None
    except KeyboardInterrupt:
        raise click.ClickException(f"stopped; {stopped}") from None


class Progress:
    """A bar on standard error, to be used in a ``with`` statement."""

    def __init__(self, what: str, total: int, done: int = 0) -> None:
        from rich import progress as rich
        from rich.console import Console

        done_of, elapsed = rich.MofNCompleteColumn(), rich.TimeElapsedColumn()
        columns = (rich.TextColumn("{task.description}"), rich.BarColumn(), done_of, elapsed)
        self._bar = rich.Progress(*columns, console=Console(stderr=True))
        self._task = self._bar.add_task(what, total=total, completed=done)

    def step(self) -> None:
        """One more is done."""
        self._bar.advance(self._task)

    def to(self, done: int, total: int | None = None) -> None:
        """So many are done, of so many if that has changed."""
        self._bar.update(self._task, completed=done, total=total)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()
