"""What every kind of test may use: chance with a printed seed, a real browser, the running app."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zlib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[1]
SEED = pytest.StashKey[int]()
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

os.environ.setdefault("TUTOR304_COACH_SECRET", "the coach of the tests")  # no test writes into a home

settings.register_profile(
    "house", parent=settings.get_profile("ci" if "CI" in os.environ else "default"), deadline=None
)
settings.load_profile("house")


# --- chance ----------------------------------------------------------------------------------------------


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Return the test's own generator. Its seed is fixed by the test's id, or taken from TUTOR304_TEST_SEED.

    A test that fails prints the seed it had.
    """
    own = request.node.nodeid.partition("@")[0]  # without the group of workers
    seed = int(os.environ.get("TUTOR304_TEST_SEED") or zlib.crc32(own.encode()))
    request.node.stash[SEED] = seed
    return random.Random(seed)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and SEED in item.stash:
        report.sections.append(("random draw", f"again with: TUTOR304_TEST_SEED={item.stash[SEED]}"))
    return report


@pytest.fixture(autouse=True, scope="session")
def own_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What the tests' own process keeps goes into a folder of theirs, never into the user's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TUTOR304_DATA", str(tmp_path_factory.mktemp("data")))
        patch.delenv("TUTOR304_DATABASE_URL", raising=False)
        yield


# --- browser ---------------------------------------------------------------------------------------------


def _no_browser(reason: str) -> NoReturn:
    if os.environ.get("TUTOR304_REQUIRE_BROWSER") == "1":
        pytest.fail(f"TUTOR304_REQUIRE_BROWSER=1, but {reason}", pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Return the path of an installed Chromium; skip without one (fail, if TUTOR304_REQUIRE_BROWSER=1)."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    _no_browser("there is no Chromium (on Debian: apt install chromium)")


@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    """Yield a headless Chromium. Mark tests that use it with ``@pytest.mark.browser``.

    One for each module, not one for all: Playwright keeps an event loop running in the main thread for as long as it
    is open, and tests that run a loop of their own would fail beside it.
    """
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        _no_browser("playwright is not installed")
    with contextlib.ExitStack() as stack:
        try:
            playwright = stack.enter_context(sync_playwright())
            chromium = playwright.chromium.launch(executable_path=chromium_path, args=CHROMIUM_FLAGS)
        except Exception as error:  # a bare Exception is what a driver without its libraries gives
            _no_browser(f"the browser does not start (on Debian: apt install chromium libatomic1): {error}")
        stack.callback(chromium.close)
        yield chromium


# --- the app ---------------------------------------------------------------------------------------------


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for it, and fail when it does not come."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def wait_until_healthy(url: str, app: subprocess.Popen[bytes], log: Path, seconds: float = 60) -> None:
    """Wait until the app answers at ``url``; when it does not, fail with what it wrote into ``log``."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and app.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/_stcore/health", timeout=2) as answer:
                if answer.status == 200:
                    return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    said = log.read_text(errors="replace")[-3000:]
    pytest.fail(f"the app did not start (exit code {app.poll()}); it said:\n{said}", pytrace=False)


def _stop(app: subprocess.Popen[bytes]) -> None:
    """End the app and what it started (it leads a process group of its own)."""
    for kind, seconds in ((signal.SIGTERM, 10), (signal.SIGKILL, 10)):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(app.pid, kind)
        with contextlib.suppress(subprocess.TimeoutExpired):
            app.wait(seconds)
            return


@contextlib.contextmanager
def serving(folder: Path, *command: str) -> Iterator[str]:
    """Run a command that serves the app at ``--port``, with a data folder of its own; yield its address."""
    log = folder / "app.log"
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    env = os.environ | {"XDG_DATA_HOME": str(folder / "data"), "TUTOR304_DATA": str(folder / "data")}
    whole = [sys.executable, *(one.replace("PORT", str(port)) for one in command)]
    with log.open("wb") as out:
        app = subprocess.Popen(whole, cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        wait_until_healthy(url, app, log)
        yield url
    finally:
        _stop(app)


@pytest.fixture(scope="session")
def app_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start the app as ``tutor304 app`` does, for many; yield its address."""
    command = ("-m", "tutor.cli", "app", "--port", "PORT", "--no-browser", "--processes", "2")
    with serving(tmp_path_factory.mktemp("app"), *command) as url:
        yield url
