"""The app in several processes behind one address, as a class has it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from email.message import Message
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.bench.load import Learner, Server, _learners, server
from tests.conftest import until
from tutor.app import serve
from tutor.app.doorman import COOKIE
from tutor.app.handed import OFTEN

pytestmark = [
    pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="connections cannot be handed over here"),
    pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the processes are looked up in /proc"),
]


@pytest.fixture(scope="module")
def shared() -> Iterator[Server]:
    """The app in two processes, both at work."""
    with server(processes=2) as app:
        until(lambda: len(_servers(app)) == 2)
        yield app


def _servers(app: Server) -> list[int]:
    """The numbers of the processes behind the door; one that has only just been begun is not one yet."""
    return [one for one in app.processes()[1:] if "tutor.app.server" in _words(one)]


def _words(process: int) -> list[str]:
    """The command of a process."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text().split("\0")
    except OSError:
        return []


def _sockets(process: int) -> int:
    """How many connections a process has."""
    found = 0
    for one in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # closed meanwhile
            found += one.readlink().name.startswith("socket:")
    return found


def _all_sockets(app: Server) -> list[int]:
    """How many each process has."""
    return [_sockets(one) for one in _servers(app)]


def _headers(port: int, cookie: str | None = None) -> Message:
    asked = HTTPConnection("127.0.0.1", port, timeout=20)
    asked.request("GET", "/", headers={"Cookie": cookie} if cookie else {})
    return asked.getresponse().headers


def test_the_page_gives_each_browser_one_cookie_that_says_nothing_of_it(shared: Server) -> None:
    first, second = _headers(shared.port), _headers(shared.port)
    given = [one["Set-Cookie"].partition(";") for one in (first, second)]
    assert all(value.startswith(f"{COOKIE}=") for value, _, _ in given)
    assert given[0][0] != given[1][0]
    assert all({"HttpOnly", "SameSite=lax"} <= {one.strip() for one in rest.split(";")} for _, _, rest in given)
    assert first["Connection"] == "close", "it comes again, and to its own process"
    again = _headers(shared.port, given[0][0])
    assert again["Set-Cookie"] is None
    assert again["Connection"] != "close"


async def _class_of(app: Server, count: int, seed: int) -> list[Learner]:
    some = await _learners(app, ["legal-card"], count, seed)
    for one in some:
        await one.answer()
    return some


async def _leave(some: list[Learner]) -> None:
    for one in some:
        await one.socket.close()


def test_a_class_is_shared_among_the_processes_and_every_answer_is_kept(shared: Server, rng: random.Random) -> None:
    async def play() -> tuple[list[int], int]:
        empty = _all_sockets(shared)
        some = await _class_of(shared, 12, rng.randrange(10**6))
        full = _all_sockets(shared)
        lost = sum(one.lost for one in some)
        await _leave(some)
        return [after - before for before, after in zip(empty, full, strict=True)], lost

    def played() -> tuple[list[int], int]:
        found = asyncio.run(play())
        time.sleep(4 * OFTEN)  # the door has heard that they are gone
        return found

    before = shared.attempts()
    # the second process takes part once it has made itself ready
    until(lambda: min(played()[0]) >= 4)
    shares, lost = played()
    assert min(shares) >= 4, shares
    assert not lost
    assert (shared.attempts() - before) % 12 == 0, "all of every class"


def test_when_a_process_dies_the_class_goes_on(shared: Server, rng: random.Random) -> None:
    had = _servers(shared)
    os.kill(had[0], signal.SIGKILL)
    until(lambda: had[0] not in shared.processes())  # the door has seen it
    some = asyncio.run(_class_of(shared, 4, rng.randrange(10**6)))
    assert not any(one.lost for one in some)


def test_the_processes_know_where_the_app_listens_and_end_with_it() -> None:
    """Where others are let in, a coach's results are not shown to everybody (``tutor.app.coach.keeps``)."""
    with server(processes=2, address="0.0.0.0") as app:
        until(lambda: len(_servers(app)) == 2)
        behind = _servers(app)
        for one in behind:
            words = _words(one)
            assert words[words.index("--server.address") + 1] == "0.0.0.0"
        app.process.terminate()
        until(lambda: not any(Path(f"/proc/{one}").exists() for one in behind))


def test_one_process_listens_itself() -> None:
    with server(processes=1) as app:
        assert len(_servers(app)) == 1
        assert _headers(app.port)["Set-Cookie"] is None


def test_as_many_processes_as_cores_and_no_more_than_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(32)), raising=False)
    assert serve.usual_processes() == 8
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3}, raising=False)
    assert serve.usual_processes() == 1
    monkeypatch.setattr(serve, "_CAN_HAND", False)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(32)), raising=False)
    assert serve.usual_processes() == 1
