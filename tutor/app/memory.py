"""The store of this server: opened at its first use, or beside the start, and never twice.

Its library takes a third of a second to import, so nothing here imports it before it is needed. Without a store (a disk
that cannot be written, a database that does not answer) the app goes on and remembers nothing.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tutor.app.report import report

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from tutor.store.database import Store

_LOG = logging.getLogger("tutor.app")
_LOCK = threading.Lock()
_OPENED: list[Store | None] = []


def store() -> Store | None:
    """The store, or ``None`` where it cannot be opened; the log says why."""
    if not _OPENED:
        with _LOCK:
            if not _OPENED:
                _OPENED.append(_open())
    return _OPENED[0]


def _open() -> Store | None:
    from tutor.store import StoreError
    from tutor.store.database import open_store

    try:
        return open_store()
    except StoreError as error:
        _LOG.error("Nothing will be remembered: %s", error)
    except Exception as error:
        report(error)
    return None


def close() -> None:
    """Let go of the store; the next use opens it again."""
    with _LOCK:
        if _OPENED and _OPENED[0] is not None:
            _OPENED[0].close()
        _OPENED.clear()


@contextmanager
def reading() -> Iterator[Session | None]:
    """A session to look things up in; ``None`` without a store."""
    found = store()
    if found is None:
        yield None
        return
    with found.read() as session:
        yield session


@contextmanager
def writing() -> Iterator[Session | None]:
    """A session to change things in, all or nothing; ``None`` without a store."""
    found = store()
    if found is None:
        yield None
        return
    with found.write() as session:
        yield session
