"""``tutor304 deals``: what bids and indicators are graded by, made anew."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import click


@click.group()
def deals() -> None:
    """Solved deals, by which bids and indicators are graded."""


_OUT = click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="File to write or go on."
)
_SEED = click.option("--seed", type=click.IntRange(0), default=304, show_default=True, help="Same seed, same file.")
_WORKERS = click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes to use.")


def _run(out: Path, what: str, total: int, steps: Iterable[int]) -> None:
    """Take the steps of a build, each of which says how much is done, with a progress bar."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, console=Console(stderr=True)) as progress:
            task = progress.add_task(what, total=total)
            for done in steps:
                progress.update(task, completed=done)
    except (ValueError, OSError) as error:
        raise click.ClickException(str(error)) from None
    except KeyboardInterrupt:
        raise click.ClickException(f"stopped; the same command goes on with {out}") from None
    click.echo(f"{out}: {total} {what}")


@deals.command()
@_OUT
@click.option("--chunks", type=click.IntRange(1), default=345, show_default=True, help="How many times 100 deals.")
@_SEED
@_WORKERS
def build(out: Path, chunks: int, seed: int, workers: int) -> None:
    """Draw and solve the deals by which bids are graded, or go on with a build that was stopped.

    It is saved every minute or so; stop it with Ctrl-C and start it again with the same options.
    """
    from tutor.solver.deals.build import build as make

    _run(out, "chunks of solved deals", chunks, make(out, chunks, seed, workers))


@deals.command()
@_OUT
@click.option("--count", type=click.IntRange(1), default=320, show_default=True, help="How many hands.")
@_SEED
@_WORKERS
def indicators(out: Path, count: int, seed: int, workers: int) -> None:
    """Count how often a contract is made with each card as indicator, or go on with a build that was stopped."""
    from tutor.solver.deals.filed import build as make
    from tutor.solver.deals.indicators import count_setting, read_setting

    _run(out, "hands with their indicators", count, make(out, count, count_setting, read_setting, seed, workers))


@deals.command()
@_OUT
@click.option("--count", type=click.IntRange(1), default=60, show_default=True, help="How many hands.")
@_SEED
@_WORKERS
def raises(out: Path, count: int, seed: int, workers: int) -> None:
    """Count what hands of eight cards take as maker, or go on with a build that was stopped."""
    from tutor.solver.deals.filed import build as make
    from tutor.solver.deals.raises import count_raise, read_raise

    _run(out, "hands of eight cards", count, make(out, count, count_raise, read_raise, seed, workers))


@deals.command()
@_OUT
@click.option("--count", type=click.IntRange(1), default=52, show_default=True, help="How many hands.")
@_SEED
@_WORKERS
def exchanges(out: Path, count: int, seed: int, workers: int) -> None:
    """Count how often a bid is made with each pair left in the widow, or go on with a build that was stopped."""
    from tutor.solver.deals.exchanges import count_setting, read_setting
    from tutor.solver.deals.filed import build as make

    _run(out, "hands with their exchanges", count, make(out, count, count_setting, read_setting, seed, workers))
