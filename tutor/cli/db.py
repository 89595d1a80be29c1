"""``tutor304 db``: the store of learners and their answers."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from tutor.store.database import Store


@contextmanager
def opened() -> Iterator[Store]:
    """The store that the environment names. What is wrong with it ends the program, in one line."""
    from sqlalchemy.exc import SQLAlchemyError

    from tutor.store import StoreError
    from tutor.store.database import open_store

    try:
        store = open_store()
        try:
            yield store
        finally:
            store.close()
    except StoreError as error:
        raise click.ClickException(str(error)) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or type(error).__name__).strip().partition("\n")[0]
        raise click.ClickException(f"the database refuses: {reason}") from None


@click.group()
def db() -> None:
    """The store: learners, their answers, reviews and ratings.

    It is a file in your data folder (or in the folder TUTOR304_DATA), or the PostgreSQL database that
    TUTOR304_DATABASE_URL names.
    """


@db.command()
def upgrade() -> None:
    """Make the store, or bring it up to date. The app does so too when it starts."""
    from tutor.store.database import told
    from tutor.store.upgrade import NEWEST

    with opened() as store:
        click.echo(f"{told(store.engine)}: at version {NEWEST}")


@db.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def backup(file: Path) -> None:
    """Write the whole store into FILE (compressed lines of JSON, for SQLite and PostgreSQL alike).

    The app may go on meanwhile.
    """
    from tutor.store.backup import backup as write

    with opened() as store:
        try:
            count = write(store, file)
        except OSError as error:
            raise click.ClickException(f"{file} cannot be written: {error.strerror}") from None
        click.echo(f"{file}: {count} rows")


@db.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--replace", is_flag=True, help="Remove what is in the store first.")
def restore(file: Path, replace: bool) -> None:
    """Put a backup into an empty store, all of it or nothing."""
    from tutor.store.backup import restore as read

    with opened() as store:
        click.echo(f"{file}: {read(store, file, replace)} rows restored")


@db.command()
def learners() -> None:
    """List the learners: number, answers, and name or account."""
    from tutor.store.learners import everybody

    with opened() as store, store.read() as session:
        for one, count in everybody(session):
            who = one.name or "(no name)"
            click.echo(f"{one.id}\t{count}\t{who}" + ("\taccount" if one.subject is not None else ""))


@db.command()
@click.argument("learner")
@click.option("--csv", "as_csv", is_flag=True, help="Only the answers, as a table.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="File to write to.")
def export(learner: str, as_csv: bool, out: Path | None) -> None:
    """Write all that is known of LEARNER (a number or a name) as JSON; the page *Progress* takes it in again."""
    from tutor.store import moving
    from tutor.store.learners import find

    with opened() as store, store.read() as session:
        one = find(session, learner)
        text = (moving.export_csv if as_csv else moving.export)(session, one.id)
    if out is None:
        sys.stdout.write(text if text.endswith("\n") else text + "\n")
        return
    try:
        out.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise click.ClickException(f"{out} cannot be written: {error.strerror}") from None


@db.command()
@click.argument("learner")
@click.option("--yes", is_flag=True, help="Do not ask.")
def forget(learner: str, yes: bool) -> None:
    """Remove LEARNER (a number or a name) and all that is known of them, for good."""
    from tutor.store.learners import find
    from tutor.store.learners import forget as remove

    with opened() as store:
        with store.read() as session:
            one = find(session, learner)
        if not yes:
            click.confirm(f"Remove learner {one.id} ({one.name or 'no name'}) with all answers?", abort=True)
        click.echo(f"removed: {remove(store, one.id)} rows")
