"""Whose turn it is to write into a file of SQLite: one at a time, of this process and of the others at the same file.

SQLite has one writer, and whoever finds it taken sleeps for up to a tenth of a second at a time, while others overtake:
a class waits longer and longer. Here a thread wakes the next of its process at once, and processes look every half
millisecond at a lock on a file that lies beside the database.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # Windows, where the app has one process
    fcntl = None  # type: ignore[assignment]

LOOK: Final = 0.0005
"""Seconds between two looks at the others' lock."""

BESIDE: Final = "-turn"
"""What the name of the lock's file has after that of the database."""


class Turns:
    """The turns at one database; without a ``file`` (a database in memory) those of this process alone.

    >>> turns = Turns(None)
    >>> with turns.mine(1.0):
    ...     turns.taken
    True
    >>> turns.taken
    False
    """

    def __init__(self, file: Path | None) -> None:
        self._here = threading.Lock()
        self._file = file
        self._beside: int | None = None

    @property
    def taken(self) -> bool:
        """Does somebody of this process write?"""
        return self._here.locked()

    @contextlib.contextmanager
    def mine(self, patience: float) -> Iterator[None]:
        """Wait so many seconds for it; then go on all the same, and SQLite says what is wrong."""
        end = time.monotonic() + patience
        here = self._here.acquire(timeout=patience)
        try:
            with self._of_all(end) if here else contextlib.nullcontext():
                yield
        finally:
            if here:
                self._here.release()

    @contextlib.contextmanager
    def _of_all(self, end: float) -> Iterator[None]:
        beside = self._opened()
        if beside is None:
            yield
            return
        held = _locked(beside)
        while not held and time.monotonic() < end:
            time.sleep(LOOK)
            held = _locked(beside)
        try:
            yield
        finally:
            if held:
                with contextlib.suppress(OSError):
                    fcntl.flock(beside, fcntl.LOCK_UN)

    def _opened(self) -> int | None:
        """The lock's file; ``None`` where there can be none, and SQLite's own lock must do."""
        if self._beside is None and self._file is not None and fcntl is not None:
            with contextlib.suppress(OSError):
                self._beside = os.open(self._file, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        return self._beside

    def close(self) -> None:
        """Let go of the file."""
        with self._here:
            if self._beside is not None:
                os.close(self._beside)
                self._beside = None


def _locked(beside: int) -> bool:
    """Take the lock if it is free."""
    try:
        fcntl.flock(beside, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a disk that has no such locks
        return True
    return True
