"""``tutor304 puzzles packs``: make the shipped packs anew, and prove them again.

Exit codes of ``check``: 0 every pack is as it should be, 1 one is not.
"""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

import click

from tutor.cli.working import Progress, crewed, crewed_by


@click.group()
def packs() -> None:
    """The shipped packs: some checked puzzles of each kind."""


_KINDS = click.option("--kind", "kinds", multiple=True, help="A kind; all when left out. May be given again.")


@packs.command()
@_KINDS
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder to write to; that of the program if left out.",
)
@crewed
def build(kinds: tuple[str, ...], out: Path | None, workers: int, dask: str | None) -> None:
    """Make the packs anew from their seeds, and prove each puzzle.

    The puzzles are the same whatever does the work; a pack that has not changed is left alone.
    """
    from puzzles import KINDS, packs
    from puzzles.behind import file_name
    from puzzles.packs.build import FOLDER, behind, write
    from puzzles.packs.build import build as make
    from puzzles.running import crew

    with crewed_by("the packs that were told of are made"), crew(workers, dask) as team:
        for name in kinds or KINDS:
            with Progress(name, 0) as bar:
                lines = make(name, team, bar.to)
            deals = behind(name, lines, team)
            for some, file, what in ((lines, packs.file_name(name), "puzzles"), (deals, file_name(name), "deals")):
                if some:
                    path = (out or FOLDER) / file
                    change = "written" if write(some, path) else "as it was"
                    click.echo(f"{path}: {len(some)} {what}, {path.stat().st_size / 1000:.0f} kB, {change}")


@packs.command()
@_KINDS
@crewed
def check(kinds: tuple[str, ...], workers: int, dask: str | None) -> None:
    """Prove every puzzle of the packs again from its seed, and compare the deals behind them.

    Exit code 0: all is well; 1: a pack is missing or out of date, or a puzzle is false.
    """
    from puzzles import KINDS, packs
    from puzzles.behind import lines as deals_of
    from puzzles.checking import check as prove
    from puzzles.packs.build import behind
    from puzzles.running import crew

    bad = 0
    with crewed_by("nothing was found false so far"), crew(workers, dask) as team:
        for name in kinds or KINDS:
            wrong = packs.faults(name)
            some = [] if wrong else list(enumerate((one.line for one in packs.pack(name)), start=1))
            with Progress(name, len(some)) as bar, closing(prove(some, team)) as found:
                for (number, _), (_, problems) in zip(some, found, strict=False):
                    bar.step()
                    if problems:
                        one = packs.pack(name)[number - 1]
                        wrong.append(f"line {number}: puzzle {one.id}: {'; '.join(problems)}: {packs.mend(name)}")
            if not wrong and behind(name, (line for _, line in some), team) != deals_of(name):
                wrong.append(f"the deals behind its puzzles are others: {packs.mend(name)}")
            bad += bool(wrong)
            for text in wrong:
                click.echo(f"{name}: {text}")
            if not wrong:
                click.echo(f"{name}: {len(some)} puzzles, all true")
    sys.exit(1 if bad else 0)
