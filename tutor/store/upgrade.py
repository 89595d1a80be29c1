"""Bringing a database up to date: the steps are Alembic's, in ``migrations/versions``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, inspect, text

from tutor.store import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0004"
"""The last step there is."""

_LOCK: Final = 3_041_920
"""The number of the lock that one process holds while it upgrades PostgreSQL."""


def revision(connection: Connection) -> str | None:
    """The step that a database is at; ``None`` for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def config(connection: Connection) -> Config:
    """Alembic's settings, for an open connection."""
    from alembic.config import Config  # half a second: only where there is something to do

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    made.attributes["connection"] = connection
    return made


def bring_up_to_date(engine: Engine) -> bool:
    """Take the steps that are missing, all or none; true when there were any.

    Raises ``StoreError`` for a database that a newer version has made.
    """
    with engine.connect() as connection:
        if revision(connection) == NEWEST:
            return False
    writing = engine.execution_options(tutor304_begin="BEGIN IMMEDIATE")
    with writing.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK})
        now = revision(connection)
        if now == NEWEST:  # somebody else was faster
            return False
        if now is not None and now > NEWEST:
            raise StoreError(f"the database is of a newer version ({now}) than this program ({NEWEST}): update it")
        from alembic import command

        command.upgrade(config(connection), "head")
    return True
