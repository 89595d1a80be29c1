"""``tutor304 puzzles``: list the kinds, make puzzles, prove a file of them, show one, solve some.

Exit codes of ``check``: 0 every puzzle is true, 1 one is false, 2 no file of puzzles.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tutor.cli.packs import packs
from tutor.cli.sources import NO_PUZZLES, numbered, puzzle_of, puzzles_of
from tutor.cli.working import Progress, crewed, crewed_by
from tutor.wording import words

if TYPE_CHECKING:  # the kinds need the solver: commands of other groups must not wait for it
    from puzzles.model import Puzzle

FALSE = 1

F = TypeVar("F", bound=Callable[..., Any])


@click.group()
def puzzles() -> None:
    """Puzzles: make, prove, show and solve them."""


def _wished(command: F) -> F:
    """The options that say what is wanted."""
    for option in (
        click.option("--mode", help="How it is answered: every, one or order."),
        click.option("--theme", help="A theme of the kind."),
        click.option("--level", type=click.IntRange(1, 5), help="From 1, easy, to 5."),
    ):
        command = option(command)
    return command


@puzzles.command()
def kinds() -> None:
    """List the kinds: what each trains, its themes, levels and modes."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from puzzles import KINDS

    told = words()
    drawn = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    drawn.add_column("kind", no_wrap=True)
    drawn.add_column("trains", ratio=3)
    drawn.add_column("themes", ratio=4)
    drawn.add_column("levels", no_wrap=True)
    drawn.add_column("modes", no_wrap=True)
    for kind in KINDS.values():
        levels = "".join(map(str, kind.levels))
        drawn.add_row(
            kind.name,
            told.full(f"kind-{kind.name}"),
            ", ".join(kind.themes),
            levels,
            "\n".join(kind.modes),
            end_section=True,
        )
    Console().print(drawn)


@puzzles.command()
def schema() -> None:
    """Print the JSON Schema of every kind, one a line."""
    from puzzles import KINDS

    for kind in KINDS.values():
        drawn = {"$schema": "https://json-schema.org/draft/2020-12/schema", **kind.model.model_json_schema()}
        click.echo(json.dumps(drawn, ensure_ascii=False))


@puzzles.command()
@click.option("--kind", required=True, help="The kind of puzzle: see tutor304 puzzles kinds.")
@_wished
@click.option("--count", type=click.IntRange(1), required=True, help="How many puzzles.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same puzzles.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="File to write or go on.")
@crewed
def make(
    kind: str,
    level: int | None,
    theme: str | None,
    mode: str | None,
    count: int,
    seed: int,
    out: Path,
    workers: int,
    dask: str | None,
) -> None:
    """Make puzzles, one JSON object a line, in the order of their seeds.

    The file is the same whatever does the work. Stop it with Ctrl-C; the same command goes on with it.
    """
    from puzzles.running import Request, crew, keep, run

    thrown: Counter[str] = Counter()
    with crewed_by(f"the same command goes on with {out}"):
        request = Request(kind, count, seed, mode, theme, level)
        kept = keep(out, request)
        with (
            crew(workers, dask) as team,
            out.open("ab") as stream,
            Progress(kind, count, len(kept.ids)) as bar,
            closing(run(request, team, kept.ids, kept.last, thrown)) as made,
        ):
            for one in made:
                stream.write(f"{one.line}\n".encode())
                stream.flush()
                bar.step()
    click.echo(f"{out}: {count} puzzles", err=True)
    _tell_thrown(thrown)


def _tell_thrown(thrown: Counter[str]) -> None:
    """The share of candidates that were no good, by reason, the most common first."""
    total = sum(thrown.values())
    lost = total - thrown["kept"]
    if not total:
        return
    reasons = ", ".join(f"{why} {count}" for why, count in thrown.most_common() if why != "kept")
    click.echo(
        f"thrown away: {lost} of {total} candidates ({lost / total:.0%}){': ' if reasons else ''}{reasons}", err=True
    )


@puzzles.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--all", "every", is_flag=True, help="Go on after a false puzzle, and print each.")
@crewed
def check(file: Path, every: bool, workers: int, dask: str | None) -> None:
    """Prove every puzzle of FILE again from its seed: a file of puzzles, a pack, or a report that the app has saved.

    Exit code 0: all are true; 1: one is false; 2: no file of puzzles.
    """
    from puzzles.checking import NoPuzzlesError, check
    from puzzles.running import crew

    count, false = 0, 0
    try:
        lines = list(numbered(file))
        with (
            crewed_by("nothing was found false so far"),
            crew(workers, dask) as team,
            Progress("check", len(lines)) as bar,
            closing(check(lines, team)) as found,
        ):
            for (_, line), (number, wrong) in zip(lines, found, strict=False):
                count += 1
                bar.step()
                if wrong:
                    false += 1
                    click.echo(f"{file}: line {number}: puzzle {json.loads(line).get('id')}: {'; '.join(wrong)}")
                    if not every:
                        break
    except NoPuzzlesError as error:
        click.echo(f"tutor304: {file}: {error}", err=True)
        sys.exit(NO_PUZZLES)
    click.echo(f"{file}: {count} puzzles checked, {false} false")
    sys.exit(FALSE if false else 0)


# -- show and solve ----------------------------------------------------------------------------------------------------


@puzzles.command()
@click.argument("which", metavar="LINK|FILE")
@click.option("--number", type=click.IntRange(1), default=1, show_default=True, help="Which line of a file.")
@click.option("--answer", "answered", is_flag=True, help="Print what is right, too, and why.")
@click.option("--lang", default="en", show_default=True, help="Language of the texts.")
def show(which: str, number: int, answered: bool, lang: str) -> None:
    """Show a puzzle in words: by its link or code (legal-card-7.v2), or from a file of puzzles, a pack or a report."""
    from tutor.app.screens.practise_desk import laid
    from tutor.cli.picture import answer, picture

    told = words(lang)
    now = laid(puzzle_of(which, number))
    click.echo(picture(now, told))
    if answered:
        click.echo("\n" + "\n".join(answer(now.puzzle, told)))
    click.echo(told.say("terminal-link", link=now.link))


@puzzles.command()
@click.argument("links", nargs=-1, metavar="[LINK|FILE]...")
@click.option("--kind", help="The kind; any when left out.")
@_wished
@click.option("--count", type=click.IntRange(1), default=10, show_default=True, help="How many puzzles at most.")
@click.option("--seed", type=click.IntRange(0), help="The first number; by chance when left out.")
@click.option("--lang", default="en", show_default=True, help="Language of the texts.")
def solve(
    links: tuple[str, ...],
    kind: str | None,
    level: int | None,
    theme: str | None,
    mode: str | None,
    count: int,
    seed: int | None,
    lang: str,
) -> None:
    """Solve puzzles: those of the links and files, or new ones as wished. Lines are read from standard input."""
    from puzzles.model import PuzzleError
    from tutor.cli.solving import solve as ask_all

    told, stdin = words(lang), sys.stdin
    some = puzzles_of(links) if links else _new(kind, level, theme, mode, count, seed)
    try:
        score = ask_all(some, told, lambda: stdin.readline() or None, click.echo)
    except PuzzleError as error:
        raise click.ClickException(str(error)) from None
    if score.counted:
        click.echo(told.say("app-score", right=score.right, all=score.counted))
    else:
        click.echo(told.say("app-score-none"))


def _new(
    kind: str | None, level: int | None, theme: str | None, mode: str | None, count: int, seed: int | None
) -> Iterator[Puzzle]:
    """New puzzles; where no kind is wished, of one kind after another."""
    import random

    from puzzles import KINDS, make
    from puzzles.making import NotFoundError
    from puzzles.model import PuzzleError

    names = [kind] if kind is not None else list(KINDS)
    at = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    given = 0
    for step in range(40 * count):
        if given == count:
            return
        try:
            yield make(names[given % len(names)], at + step, mode, theme, level)
            given += 1
        except NotFoundError:
            continue
    raise PuzzleError("there are too few puzzles as wished")


puzzles.add_command(packs)
