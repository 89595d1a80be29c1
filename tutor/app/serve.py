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
from pathlib import Path
from types import FrameType
from typing import Final

PYTHON: Final = (sys.executable, "-P")
"""The interpreter of the server; ``-P`` keeps the folder it is started in off the import path."""

FIRST_PORT: Final = 8501
_TRIES: Final = 100
_PATIENCE: Final = 60.0


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


def _announce(
    url: str, page: str, server: subprocess.Popen[bytes], open_browser: bool, say: Callable[[str], object]
) -> None:
    """Once the server answers: say the address, and open the browser."""
    end = time.monotonic() + _PATIENCE
    while server.poll() is None and time.monotonic() < end:
        if _is_up(url):
            say(f"304 Tutor is ready at {url}{page} (Ctrl-C ends it)")
            if open_browser:
                webbrowser.open(url + page)
            return
        time.sleep(0.1)


def serve(port: int | None, address: str, open_browser: bool, say: Callable[[str], object], page: str = "") -> int:
    """Run the app until it is ended; give the server's exit code. ``page`` is where to begin (``/learn?lesson=…``).

    Raises ``PortTaken``.
    """
    chosen = choose_port(port, address)
    url = f"http://{'localhost' if address in ('127.0.0.1', '0.0.0.0') else address}:{chosen}"
    say(f"Starting 304 Tutor at {url} ...")
    command = [*PYTHON, "-m", "tutor.app.server"]
    command += ["--server.port", str(chosen), "--server.address", address, "--server.headless", "true"]
    command += ["--logger.hideWelcomeMessage", "true"]  # we say the address ourselves
    server = subprocess.Popen(command, cwd=home(), env=surroundings())

    def stop(number: int, frame: FrameType | None) -> None:
        server.terminate()

    signal.signal(signal.SIGTERM, stop)
    threading.Thread(target=_announce, args=(url, page, server, open_browser, say), daemon=True).start()
    try:
        return server.wait()
    except KeyboardInterrupt:
        server.terminate()
        server.wait()
        return 0
