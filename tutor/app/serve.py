"""Starting the app: a Streamlit server of our own script, with our own settings, on a free port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

from tutor.app.doorman import CROWD, DOOR, Doorman

PYTHON: Final = (sys.executable, "-P")
"""The interpreter of the server; ``-P`` keeps the folder it is started in off the import path."""

FIRST_PORT: Final = 8501
_TRIES: Final = 100
_PATIENCE: Final = 60.0
_MOST: Final = 8
"""Processes at most, unless more are asked for."""
OWN_ADDRESSES: Final = ("127.0.0.1", "::1", "localhost")
"""Addresses that only this machine reaches."""
_CAN_HAND: Final = hasattr(socket, "send_fds")
"""Can connections be handed over from process to process? Not on Windows."""
_QUEUE: Final = 1024
"""Connections that may wait for the door."""


class PortTaken(OSError):
    """The port that was asked for is in use."""


def _is_free(port: int, address: str) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((address, port))
        except OSError:
            return False
    return True


def choose_port(wanted: int | None, address: str) -> int:
    """The port wanted, or the first free one from 8501 on. Raises ``PortTaken`` with a way out."""
    if wanted is not None:
        if not _is_free(wanted, address):
            raise PortTaken(f"port {wanted} is in use; choose another, or leave --port out to take a free one")
        return wanted
    for port in range(FIRST_PORT, FIRST_PORT + _TRIES):
        if _is_free(port, address):
            return port
    raise PortTaken(f"no port from {FIRST_PORT} to {FIRST_PORT + _TRIES - 1} is free; name one with --port")


def home() -> Path | None:
    """The folder to run in: a checkout has its ``.streamlit`` at the top, an installed app beside the script."""
    top = Path(__file__).resolve().parents[2]
    return top if (top / ".streamlit" / "config.toml").is_file() and (top / "pyproject.toml").is_file() else None


def surroundings() -> dict[str, str]:
    """The environment of the server: it imports the very package that this one is.

    An installed app that is started inside a checkout must not take half of itself from
    there, since only the static files beside the script are served.
    """
    top = str(Path(__file__).resolve().parents[2])
    known = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([top, known]) if known else top}


def _is_up(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/_stcore/health", timeout=1) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def _announce(url: str, page: str, over: Callable[[], bool], open_browser: bool, say: Callable[[str], object]) -> None:
    """Once the server answers: say the address, and open the browser."""
    end = time.monotonic() + _PATIENCE
    while not over() and time.monotonic() < end:
        if _is_up(url):
            say(f"304 Tutor is ready at {url}{page} (Ctrl-C ends it)")
            if open_browser:
                webbrowser.open(url + page)
            return
        time.sleep(0.1)


def usual_processes() -> int:
    """In how many processes the app may run: one for each core, where connections can be handed from one to another."""
    if not _CAN_HAND:
        return 1
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, _MOST)


def _start(port: int, address: str, *first: str, **how: Any) -> subprocess.Popen[bytes]:
    command = [*PYTHON, "-m", "tutor.app.server", *first]
    command += ["--server.port", str(port), "--server.address", address, "--server.headless", "true"]
    command += ["--logger.hideWelcomeMessage", "true"]  # we say the address ourselves
    return subprocess.Popen(command, cwd=home(), env=surroundings(), **how)


class _Alone:
    """The app in one process, which listens itself."""

    def __init__(self, port: int, address: str) -> None:
        self._server = _start(port, address)

    def run(self) -> int:
        """Wait until it has ended; give its exit code."""
        try:
            return self._server.wait()
        finally:
            self.end()
            self._server.wait()

    def end(self) -> None:
        """Ask it to end."""
        self._server.terminate()

    def over(self) -> bool:
        """Whether it has ended."""
        return self._server.poll() is not None


def _behind(address: str, door: socket.socket) -> subprocess.Popen[bytes]:
    """A process that gets its connections from us; it is told where we listen, for it shows others less."""
    return _start(0, address, DOOR, str(door.fileno()), pass_fds=[door.fileno()])


def serve(
    port: int | None,
    address: str,
    open_browser: bool,
    say: Callable[[str], object],
    page: str = "",
    processes: int | None = None,
    crowd: int | None = None,
) -> int:
    """Run the app until it is ended; give the server's exit code. ``page`` is where to begin (``/learn?lesson=…``).

    It begins as one process and grows to ``processes`` (``usual_processes``) as they have ``crowd`` connections each;
    where others are let in (``address``) or ``processes`` are asked for, all are started at once.
    Raises ``PortTaken``.
    """
    chosen = choose_port(port, address)
    url = f"http://{'localhost' if address in ('127.0.0.1', '0.0.0.0') else address}:{chosen}"
    say(f"Starting 304 Tutor at {url} ...")
    most = (processes or usual_processes()) if _CAN_HAND else 1
    if most == 1:
        kept: Doorman | _Alone = _Alone(chosen, address)
    else:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        listener = socket.create_server((address, chosen), family=family, backlog=_QUEUE)
        alone = processes is None and address in OWN_ADDRESSES
        kept = Doorman(listener, partial(_behind, address), most, crowd or (CROWD if alone else 0))

    def stop(number: int, frame: FrameType | None) -> None:
        kept.end()

    signal.signal(signal.SIGTERM, stop)
    threading.Thread(target=_announce, args=(url, page, kept.over, open_browser, say), daemon=True).start()
    try:
        return kept.run()
    except KeyboardInterrupt:
        return 0
