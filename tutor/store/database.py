"""The open database: connections as they should be, and sessions that end in a whole transaction or in none."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, TextClause, bindparam, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.orm import Session
from sqlalchemy.pool import StaticPool

from tutor.store import StoreError
from tutor.store.models import Base
from tutor.store.place import database_url
from tutor.store.turns import BESIDE, Turns
from tutor.store.upgrade import bring_up_to_date

PATIENCE: Final = 30
"""Seconds that a writer waits for the others."""

_BEGIN: Final = "tutor304_begin"
_PRAGMAS: Final = (
    "journal_mode=WAL",  # readers and the writer do not wait for each other
    "synchronous=NORMAL",  # a killed process loses nothing; a power cut may lose the last answers, no more
    "foreign_keys=ON",
    f"busy_timeout={PATIENCE * 1000}",
    "secure_delete=ON",  # what is forgotten is gone from the file
)


@dataclass(frozen=True)
class Store:
    """An open database. Safe to use from several threads and processes."""

    engine: Engine
    turns: Turns | None = field(default=None, repr=False, compare=False)
    """SQLite has one writer; PostgreSQL, for which there are none, a place for each."""

    @property
    def kind(self) -> str:
        """``sqlite`` or ``postgresql``."""
        return self.engine.dialect.name

    @cached_property
    def _writing(self) -> Engine:
        return self.engine.execution_options(**{_BEGIN: "BEGIN IMMEDIATE"})

    @contextmanager
    def read(self) -> Iterator[Session]:
        """A session to look things up in."""
        with Session(self.engine, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A session that changes things: all of it stands when it ends, nothing after an error. Keep it short."""
        turn = nullcontext() if self.turns is None else self.turns.mine(PATIENCE)
        with turn, Session(self._writing, expire_on_commit=False) as session, session.begin():
            yield session

    def close(self) -> None:
        """Let go of every connection."""
        self.engine.dispose()
        if self.turns is not None:
            self.turns.close()


def open_store(url: str | None = None) -> Store:
    """Open the database of ``url``, or the one that the environment names, made and brought up to date if need be.

    Raises ``StoreError``.
    """
    engine = _engine(database_url() if url is None else url)
    store = Store(engine, _turns(engine))
    try:
        bring_up_to_date(store.engine)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        store.close()
        raise StoreError(f"the database {told(store.engine)} cannot be opened: {_first_line(error)}") from None
    return store


def _turns(engine: Engine) -> Turns | None:
    if engine.dialect.name != "sqlite":
        return None
    return Turns(None if _in_memory(engine.url) else Path(f"{engine.url.database}{BESIDE}"))


def _in_memory(url: URL) -> bool:
    return url.database in (None, "", ":memory:")


def told(engine: Engine) -> str:
    """The address of a database as a message may tell it: without a password."""
    return engine.url.render_as_string(hide_password=True)


def _first_line(error: BaseException) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().partition("\n")[0] or type(cause).__name__


def _engine(address: str) -> Engine:
    try:
        url = make_url(address)
        if url.get_backend_name() not in ("sqlite", "postgresql"):
            raise StoreError(f"a database of {url.get_backend_name()} is not known here: take SQLite or PostgreSQL")
        if url.get_backend_name() == "postgresql":
            return create_engine(url, pool_pre_ping=True, pool_size=10, max_overflow=20)
    except (ArgumentError, NoSuchModuleError):
        raise StoreError("TUTOR304_DATABASE_URL is no address of a database; see the README") from None
    except ModuleNotFoundError:
        raise StoreError("PostgreSQL needs the extra: pip install 'tutor304[postgres]'") from None
    memory = _in_memory(url)
    if not memory:
        folder = Path(str(url.database)).parent
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"the folder {folder} cannot be made: {error.strerror}") from None
    more: dict[str, Any] = {"poolclass": StaticPool} if memory else {"pool_size": 10, "max_overflow": 50}
    engine = create_engine(url, connect_args={"timeout": PATIENCE, "check_same_thread": False}, **more)
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _begun)
    return engine


def _connected(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begun(connection: Connection) -> None:
    """A transaction that will write asks for the right at once: one that asks later can be refused in the middle."""
    connection.exec_driver_sql(connection.get_execution_options().get(_BEGIN, "BEGIN"))


@cache
def _insert(model: type[Base], dialect: str, change: bool) -> TextClause:
    """Insert rows; those whose key is there are changed, or left as they are.

    As text, because SQLAlchemy would put such a statement together anew each time.
    """
    known = postgresql if dialect == "postgresql" else sqlite
    columns, key = list(model.__table__.columns), [one.name for one in model.__table__.primary_key]
    made = known.insert(model).values({one.name: bindparam(one.name) for one in columns})
    rest = {one.name: made.excluded[one.name] for one in columns if one.name not in key}
    made = made.on_conflict_do_update(index_elements=key, set_=rest) if change else made.on_conflict_do_nothing()
    sql = str(made.compile(dialect=known.dialect(paramstyle="named"))).replace("::", r"\:\:")  # casts of PostgreSQL's
    return text(sql).bindparams(*(bindparam(one.name, type_=one.type) for one in columns))


def put(session: Session, model: type[Base], *rows: dict[str, Any], change: bool = True) -> None:
    """Write whole rows, in place of those with the same key; without ``change`` these stay as they are."""
    connection = session.connection()
    connection.execute(_insert(model, connection.dialect.name, change), rows)
