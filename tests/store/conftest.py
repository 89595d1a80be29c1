"""The store's tests run twice: on SQLite and on a real PostgreSQL, which is started for them and thrown away."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from sqlalchemy import create_engine, text

from tests.store.helpers import NOW
from tutor.store import learners
from tutor.store.database import Store, open_store

_NUMBERS = itertools.count()


def _no_postgres(reason: str) -> NoReturn:
    if os.environ.get("TUTOR304_REQUIRE_POSTGRES") == "1":
        pytest.fail(f"TUTOR304_REQUIRE_POSTGRES=1, but {reason}", pytrace=False)
    pytest.skip(reason)


def _programs() -> Path:
    """The folder of the server's programs; Debian keeps them off the path."""
    found = [Path(path).parent for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in found:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    _no_postgres("there is no PostgreSQL server (on Debian: apt install postgresql)")


def _run(*command: str) -> None:
    """Run a program of PostgreSQL, which refuses to be run by root."""
    whole = ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else list(command)
    done = subprocess.run(whole, capture_output=True, text=True, timeout=120, cwd="/")
    if done.returncode:
        _no_postgres(f"{Path(command[0]).name} fails: {done.stderr.strip() or done.stdout.strip()}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A fresh PostgreSQL that listens at a socket in a folder of its own; yield the address of its first database."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        _no_postgres("psycopg is not installed")
    programs, folder = _programs(), Path(tempfile.mkdtemp(prefix="tutor304-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        data, log = str(folder / "data"), str(folder / "log")
        _run(str(programs / "initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-c listen_addresses='' -c fsync=off -c max_connections=100 -k {folder}"
        _run(str(programs / "pg_ctl"), "-D", data, "-w", "-o", options, "-l", log, "start")
        try:
            yield f"postgresql+psycopg://postgres@/postgres?host={folder}"
        finally:
            _run(str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def made_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with its tables, to be copied: the steps take longer than most tests."""
    file = tmp_path_factory.mktemp("made") / "store.sqlite"
    open_store(f"sqlite:///{file}").close()
    return file


@pytest.fixture(scope="session")
def made_postgres(postgres: str) -> str:
    """The name of such a database in PostgreSQL."""
    _say(postgres, "CREATE DATABASE made")
    open_store(postgres.replace("/postgres?", "/made?")).close()
    return "made"


def _say(postgres: str, what: str) -> None:
    engine = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(what))
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database: an empty one, or one with its tables where the test wants a store."""
    made = "store" in request.fixturenames
    if request.param == "sqlite":
        if made:
            shutil.copy(request.getfixturevalue("made_sqlite"), tmp_path / "store.sqlite")
        yield f"sqlite:///{tmp_path}/store.sqlite"
        return
    first: str = request.getfixturevalue("postgres")
    name = f"store_{next(_NUMBERS)}"
    template = f" TEMPLATE {request.getfixturevalue('made_postgres')}" if made else ""
    _say(first, f"CREATE DATABASE {name}{template}")
    yield first.replace("/postgres?", f"/{name}?")
    _say(first, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store with its tables."""
    found = open_store(url)
    yield found
    found.close()


@pytest.fixture
def learner(store: Store) -> int:
    """The number of a learner."""
    with store.write() as session:
        return learners.create(session, "Nimal", NOW).id
