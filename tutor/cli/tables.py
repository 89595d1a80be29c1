"""``tutor304 profiles`` and ``tutor304 differ``: the rules of a table, in a file of its own, and what they change.

Exit codes: 0, the profile is sound, or both tables judge the record alike; 1, it is not, or they do not; 2, no record.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tutor.profiles import Profile, ProfileError, playable
from tutor.profiles.differing import CLAUSES
from tutor.profiles.files import name_of, read_profile, to_toml

WIDTH = 100

if TYPE_CHECKING:
    _ParamType = click.ParamType[Profile]  # older versions of click know no such argument at run time
else:
    _ParamType = click.ParamType


class _Table(_ParamType):
    """A profile by its name or its file."""

    name = "profile"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Profile:
        """The profile; a faulty one ends the command with all its faults in one line."""
        if isinstance(value, Profile):
            return value
        try:
            return read_profile(value)
        except ProfileError as error:
            self.fail(str(error), param, ctx)


TABLE = _Table()
"""The type of an option that names a profile."""

PROFILE = click.option(
    "--profile", type=TABLE, help=f"{', '.join(playable())}, or a file (my-table.toml) with a base and [settings]."
)
"""The option that puts another table in place of the record's own."""


@click.group()
def profiles() -> None:
    """The rules that tables play by: list them, show one, check a file of your own."""


@profiles.command("list")
def list_profiles() -> None:
    """List the profiles that can be played."""
    for name in playable():
        click.echo(name)


@profiles.command("show")
@click.argument("profile", type=TABLE, default="sri-lankan")
@click.option("--all", "every", is_flag=True, help="Every setting with its clauses, not only what differs.")
def show_profile(profile: Profile, every: bool) -> None:
    """Print a profile as a file that can be changed and used with --profile."""
    if not every:
        click.echo(to_toml(profile))
        return
    for line in to_toml(profile, every=True).splitlines():
        setting = line.partition(" ")[0]
        clauses = f"  # {', '.join(CLAUSES[setting])}" if setting in CLAUSES else ""
        click.echo(f"{line}{clauses}")


@profiles.command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path())
def check_profiles(files: tuple[str, ...]) -> None:
    """Check profile files; every fault of each is named at once."""
    faulty = False
    for file in files:
        try:
            click.echo(f"{file}: {name_of(read_profile(file))}")
        except ProfileError as error:
            faulty = True
            click.echo(f"tutor304: {error}", err=True)
    sys.exit(1 if faulty else 0)


@click.command("differ")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--profiles", "names", required=True, help="Two profiles or files, divided by a comma.")
@click.option("--lang", default="en", show_default=True, help="Language of the answer.")
def differ_command(file: Path, names: str, lang: str) -> None:
    """Replay the deal record in FILE ('-' for standard input) at two tables; tell what they judge otherwise first."""
    from tutor.cli.caps import read_record  # the solver is needed for this one only
    from tutor.record.differ import differ
    from tutor.record.tell_differ import tell
    from tutor.wording import words

    some = [TABLE.convert(one.strip(), None, None) for one in names.split(",") if one.strip()]
    if len(some) != 2:
        raise click.BadParameter(f"name two profiles, not {len(some)}", param_hint="--profiles")
    record = read_record(file)
    try:
        found = differ(record, *some)
    except ValueError as error:  # other players, or cards that are dealt otherwise
        raise click.BadParameter(str(error), param_hint="--profiles") from None
    _say(tell(words(lang), found, [name_of(one) for one in some]))
    sys.exit(1 if found else 0)


def _say(lines: Iterator[str]) -> None:
    for line in lines:
        click.echo(textwrap.fill(line, WIDTH, subsequent_indent="  "))
