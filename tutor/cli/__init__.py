"""The command ``tutor304``: start the app, referee a record, deal one, look into the opening table, check content.

Errors are one line on standard error, never a traceback.
"""

from __future__ import annotations

import importlib
import sys
from typing import Final

import click

from tutor import __version__

LATE: Final = {
    "caps": "tutor.cli.caps:caps",
    "db": "tutor.cli.db:db",
    "deal": "tutor.cli.records:deal",
    "deals": "tutor.cli.deals:deals",
    "differ": "tutor.cli.tables:differ_command",
    "drills": "tutor.cli.drills:drills",
    "examples": "tutor.cli.examples:examples",
    "facts": "tutor.cli.caps:facts",
    "lessons": "tutor.cli.lessons:lessons",
    "openings": "tutor.cli.openings:openings",
    "profiles": "tutor.cli.tables:profiles",
    "puzzles": "tutor.cli.puzzles:puzzles",
    "referee": "tutor.cli.records:referee_command",
    "schema": "tutor.cli.records:schema",
}
"""Where each command is: imported when it is called, so that the app starts without waiting for all of them."""


class LateGroup(click.Group):
    """A group whose commands are imported when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every command, by name."""
        return sorted([*super().list_commands(ctx), *LATE])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, or ``None``."""
        if cmd_name not in LATE:
            return super().get_command(ctx, cmd_name)
        module, _, name = LATE[cmd_name].partition(":")
        command: click.Command = getattr(importlib.import_module(module), name)
        return command


@click.group(cls=LateGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="tutor304")
@click.pass_context
def main(context: click.Context) -> None:
    """304 Tutor: learn and train the Sri Lankan card game 304. Without a command it starts the app."""
    if context.invoked_subcommand is None:
        context.invoke(app)


@main.command()
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen on; a free one from 8501 on when left out.")
@click.option("--address", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for others too.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    help="How many processes it may grow to as learners come; one for each core, up to 8, when left out.",
)
def app(
    port: int | None = None, address: str = "127.0.0.1", no_browser: bool = False, processes: int | None = None
) -> None:
    """Start the app and print its address."""
    from tutor.app.serve import PortTaken, serve

    try:
        sys.exit(serve(port, address, open_browser=not no_browser, say=click.echo, processes=processes))
    except PortTaken as error:
        raise click.ClickException(str(error)) from None
