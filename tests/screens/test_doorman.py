"""The door: several processes at one address, and each browser always at the same one."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.conftest import until
from tutor.app.doorman import COOKIE, Doorman

SERVER = str(Path(__file__).with_name("door_server.py"))

pytestmark = pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="connections cannot be handed over here")


class Door:
    """A door at a port of its own, in a thread."""

    def __init__(self, most: int, crowd: int, *modes: str) -> None:
        self.started: list[subprocess.Popen[bytes]] = []
        self._modes = list(modes)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.doorman = Doorman(self.listener, self._start, most, crowd)
        self.codes: list[int] = []
        self.thread = threading.Thread(target=lambda: self.codes.append(self.doorman.run()), daemon=True)
        self.thread.start()

    def _start(self, door: socket.socket) -> subprocess.Popen[bytes]:
        mode = self._modes[len(self.started) : len(self.started) + 1]
        command = [sys.executable, SERVER, str(door.fileno()), *(one for one in mode if one)]
        self.started.append(subprocess.Popen(command, pass_fds=[door.fileno()], stdin=subprocess.PIPE))
        return self.started[-1]

    def ask(self, who: str | None = None, path: str = "/") -> int:
        """The process that answers to a browser."""
        asked = HTTPConnection("127.0.0.1", self.port, timeout=20)
        asked.request("GET", path, headers={} if who is None else {"Cookie": f"other=1; {COOKIE}={who}"})
        return int(asked.getresponse().read())


@contextmanager
def door(most: int = 2, crowd: int = 0, *modes: str) -> Iterator[Door]:
    made = Door(most, crowd, *modes)
    try:
        yield made
    finally:
        made.doorman.end()
        made.thread.join(20)
        assert not made.thread.is_alive()
        assert all(one.poll() is not None for one in made.started), "nobody is left behind the door"
        for one in made.started:
            assert one.stdin is not None
            one.stdin.close()


def both(one: Door) -> set[int]:
    """Ask as strangers until both processes have answered."""
    found: set[int] = set()
    until(lambda: len(found.add(one.ask(path="/more")) or found) == 2)
    return found


def test_a_browser_always_comes_to_the_same_process() -> None:
    with door() as made:
        both(made)
        first = {who: made.ask(who, "/more") for who in (f"{number:032x}" for number in range(12))}
        assert len(set(first.values())) == 2, "the fewest are sought for whoever comes first"
        for _ in range(3):
            assert {who: made.ask(who) for who in first} == first


def test_one_process_does_until_it_is_crowded() -> None:
    with door(most=3, crowd=3) as made:
        for _ in range(2):
            made.ask(path="/more")
        assert len(made.started) == 1
        until(lambda: bool(made.ask(path="/more")) and len(made.started) == 3)
        for _ in range(6):
            made.ask(path="/more")
        assert len(made.started) == 3, "no more than were asked for"


def test_who_was_handed_over_counts_before_the_process_has_said_so() -> None:
    with door(2, 0, "mute", "mute") as made:
        both(made)
        for _ in range(12):  # until they have the same
            made.ask(path="/more")
        came = Counter(made.ask(f"{number:032x}", "/more") for number in range(12))
        assert sorted(came.values()) == [6, 6]


def test_who_comes_before_the_process_is_up_waits_and_is_served() -> None:
    with door(1, 0, "late") as made:
        answers: list[int] = []
        some = [threading.Thread(target=lambda: answers.append(made.ask())) for _ in range(3)]
        for one in some:
            one.start()
        time.sleep(0.3)
        assert not answers
        server = made.started[0]
        assert server.stdin is not None
        server.stdin.write(b"go\n")
        server.stdin.flush()
        for one in some:
            one.join(20)
        assert answers == [server.pid] * 3


def test_a_head_that_comes_in_pieces_is_waited_for() -> None:
    """The cookie stands in its last line, and the process gets every byte."""
    with door() as made:
        both(made)
        who = "ab" * 16
        home = made.ask(who)
        with socket.create_connection(("127.0.0.1", made.port), timeout=20) as slow:
            for piece in ("GET / HTTP/1.1\r\n", "Host: here\r\n", f"Cookie: {COOKIE}=", f"{who}\r\n", "\r\n"):
                slow.sendall(piece.encode())
                time.sleep(0.06)
            assert slow.recv(4096).endswith(str(home).encode())


def test_a_process_that_ends_is_replaced_and_its_browsers_go_elsewhere() -> None:
    with door(most=1) as made:
        first = made.ask("cd" * 16)
        os.kill(first, signal.SIGKILL)
        until(lambda: len(made.started) == 2)
        second = made.ask("cd" * 16)
        assert second == made.started[1].pid
        assert not made.codes, "the app goes on"


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="processes cannot be kept to cores here")
def test_as_many_processes_as_cores_have_one_each_and_who_is_left_alone_has_all() -> None:
    cores = os.sched_getaffinity(0)
    if len(cores) < 2:
        pytest.skip("one core")
    with door(most=2) as made:
        first, second = sorted(both(made))
        own = [os.sched_getaffinity(one) for one in (first, second)]
        assert [len(one) for one in own] == [1, 1]
        assert own[0] != own[1]
        os.kill(second, signal.SIGKILL)
        until(lambda: os.sched_getaffinity(first) == cores)
        until(lambda: made.ask(path="/more") not in (first, second))
        assert len(os.sched_getaffinity(first) | os.sched_getaffinity(made.started[2].pid)) == 2


def test_an_app_that_cannot_start_ends_with_its_exit_code() -> None:
    made = Door(2, 0, "dead")
    made.thread.join(20)
    assert made.codes == [3]
    assert made.doorman.over()
    with pytest.raises(OSError, match=r"refused|reset"):
        socket.create_connection(("127.0.0.1", made.port), timeout=2)


def test_whoever_says_nothing_holds_nobody_up() -> None:
    with door(most=1) as made:
        silent = [socket.create_connection(("127.0.0.1", made.port)) for _ in range(20)]
        half = socket.create_connection(("127.0.0.1", made.port))
        half.sendall(b"GET / HT")
        assert made.ask() == made.started[0].pid
        silent[0].close()
        assert made.ask() == made.started[0].pid
        for one in [*silent[1:], half]:
            one.close()
