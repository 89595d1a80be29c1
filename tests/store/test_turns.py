"""Turns at a file of SQLite: one writer of all processes at a time, and nobody waits in vain."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tutor.store.database import open_store
from tutor.store.turns import BESIDE, Turns

fcntl = pytest.importorskip("fcntl")

WRITER = """
import sys
from pathlib import Path
from tutor.store.turns import Turns
file, log = Path(sys.argv[1]), open(sys.argv[2], "a", buffering=1)
turns = Turns(file)
for _ in range(60):
    with turns.mine(20):
        log.write("in\\n")
        log.write("out\\n")
"""


def test_processes_at_one_file_write_one_after_the_other(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = [sys.executable, "-c", WRITER, str(tmp_path / "turn"), str(log)]
    some = [subprocess.Popen(command) for _ in range(3)]
    assert [one.wait(60) for one in some] == [0, 0, 0]
    assert log.read_text().split() == ["in", "out"] * 180


def test_the_turn_of_another_process_is_waited_for(tmp_path: Path) -> None:
    """Two that have opened the same file are to each other as two processes are."""
    ours, theirs = Turns(tmp_path / "turn"), Turns(tmp_path / "turn")
    got = threading.Event()

    def write() -> None:
        with ours.mine(20):
            got.set()

    with theirs.mine(1):
        waiting = threading.Thread(target=write)
        waiting.start()
        assert not got.wait(0.1)
    assert got.wait(20)
    waiting.join()


def test_whoever_has_waited_long_enough_goes_on(tmp_path: Path) -> None:
    """SQLite's own lock stands behind it, and says what is wrong."""
    ours, theirs = Turns(tmp_path / "turn"), Turns(tmp_path / "turn")
    start = time.monotonic()
    with theirs.mine(1), ours.mine(0.05):
        assert time.monotonic() - start >= 0.05
    with theirs.mine(0):
        pass


def test_a_turn_is_given_back_after_an_error(tmp_path: Path) -> None:
    turns = Turns(tmp_path / "turn")
    with turns.mine(1):
        assert not free(tmp_path / "turn")
    with pytest.raises(LookupError), turns.mine(1):
        raise LookupError
    assert free(tmp_path / "turn"), "for other processes"
    assert not turns.taken, "for this one"


def free(file: Path) -> bool:
    """Could another process take the lock of this file?"""
    with file.open() as other:
        try:
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def test_the_lock_lies_beside_the_database_and_none_beside_one_in_memory(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/own.sqlite")
    with store.write():
        pass
    assert (tmp_path / f"own.sqlite{BESIDE}").stat().st_mode & 0o077 == 0
    store.close()
    memory = open_store("sqlite://")
    with memory.write():
        assert memory.turns is not None
        assert memory.turns.taken
    memory.close()


def test_where_the_file_cannot_be_the_turns_of_this_process_do(tmp_path: Path) -> None:
    turns = Turns(tmp_path / "no" / "folder" / "turn")
    with turns.mine(1):
        assert turns.taken
    assert not turns.taken
    turns.close()
