"""``tutor304 examples``: find the example of each clause anew, and prove the shipped ones again."""

from __future__ import annotations

from pathlib import Path

import click


@click.group()
def examples() -> None:
    """The examples of the rules page: for each clause, a moment of a real deal at which it decides."""


@examples.command()
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="File to write; that of the program if left out."
)
def build(out: Path | None) -> None:
    """Find the plainest example of each clause and write them all (about half a minute)."""
    from puzzles.finding_examples import find, write

    found = find()
    click.echo(f"{write(found, out)}: {len(found)} examples")


@examples.command()
def check() -> None:
    """Replay every example and ask the engine again. Exit code 0: all are true; 1: one is not."""
    from puzzles.examples import faults

    wrong = faults()
    for one in wrong:
        click.echo(one, err=True)
    if wrong:
        raise click.ClickException(f"{len(wrong)} problem(s) in the examples")
    click.echo("examples: all true")
