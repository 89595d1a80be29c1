"""``tutor304 openings``: show the opening table, or build it anew."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from tutor.cards import SUITS, Hand, card
from tutor.cli.working import Progress, crewed, crewed_by
from tutor.profiles import load_profile
from tutor.rules.auction import FIRST_LEAST, LATER_LEAST, MOST
from tutor.rules.tokens import award
from tutor.rules.trick import HIGH_BID
from tutor.wording import words

SHOWN = (FIRST_LEAST, 180, LATER_LEAST, 220, HIGH_BID, 280, MOST)


@click.group()
def openings() -> None:
    """The opening table: what four cards bring with open cards."""


def _hand(text: str) -> Hand:
    """Four cards from text such as ``JS9SAH7C`` or ``JS 9S AH 7C``. Raises ``click.BadParameter``."""
    found = re.findall(r"(?:10|[^\s,])[^\s,]", text.upper())
    try:
        cards = [card(one.replace("10", "T")) for one in found]
    except ValueError as error:
        raise click.BadParameter(f"{error}; four cards look like JS9SAH7C") from None
    if len(set(cards)) != 4 or len(cards) != 4:
        raise click.BadParameter(f"name four different cards, like JS9SAH7C; {text!r} has {len(set(cards))}")
    return Hand(cards)


@openings.command()
@click.argument("hand", nargs=-1, required=True)
@click.option("--file", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="Another table to look in.")
def show(hand: tuple[str, ...], file: Path | None) -> None:
    """Show what the four cards of HAND (like JS9SAH7C) bring with each suit as trump."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from tutor.solver.openings import load, openings

    told, four = words(), _hand(" ".join(hand))
    try:
        table = load(file) if file else openings()
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    won, lost = award(FIRST_LEAST, load_profile())
    drawn = Table(title=told.cards(list(four)), title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    drawn.add_column(told.say("openings-trump"), no_wrap=True)
    heads = [*map(str, SHOWN), *(told.say(f"openings-{one}", contract=FIRST_LEAST) for one in ("points", "tokens"))]
    for head in (*heads, told.say("openings-deals")):
        drawn.add_column(head, justify="right", no_wrap=True)
    for suit in (one for one in SUITS if four.of_suit(one)):
        found = table.opening(four, suit)
        chance = found.chance(FIRST_LEAST)
        cells = [f"{found.chance(one):.0%}" for one in SHOWN]
        cells += [f"{found.mean:.0f} ±{found.deviation:.0f}", f"{chance * won - (1 - chance) * lost:+.2f}"]
        drawn.add_row(told.suit(suit), *cells, str(found.deals))
    console = Console()
    console.print(drawn)
    console.print(told.say("openings-honest", contract=FIRST_LEAST), soft_wrap=True)


@openings.command()
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="File to write or go on.")
@click.option("--least", type=click.IntRange(1), default=300, show_default=True, help="Deals of each class at least.")
@click.option("--seed", type=click.IntRange(0), default=304, show_default=True, help="Same seed, same table.")
@crewed
def build(out: Path, least: int, seed: int, workers: int, dask: str | None) -> None:
    """Build the opening table anew, or go on with a build that was stopped.

    It is saved every few minutes; stop it with Ctrl-C and start it again with the same options.
    """
    from puzzles.running import crew
    from tutor.solver.openings.build import build as make

    with (
        crewed_by(f"the same command goes on with {out}"),
        crew(dask=dask) as team,  # without Dask the build makes its own processes
        Progress("deals of the poorest class", least) as bar,
    ):
        far: dict[str, Any] = {"workers": team.ahead // 2, "executor": team.executor} if dask else {"workers": workers}
        table = make(out, least, seed, say=lambda _, deals: bar.to(deals), **far)
    click.echo(f"{out}: {table.meta['deals']} deals")
