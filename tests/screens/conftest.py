"""What the tests of the screens share."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from streamlit.components.v2 import manifest_scanner

from tests.conftest import serving
from tests.screens.keeping import NUMBER
from tutor.app import memory, visits
from tutor.app.screens import practise_desk


@pytest.fixture(autouse=True, scope="session")
def no_search_for_components() -> Iterator[None]:
    """Let ``AppTest`` not read every installed package at each first run: our component needs no manifest."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", lambda: [])
        yield


@pytest.fixture(autouse=True)
def the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which puzzles ``AppTest`` meets is the same in every run."""
    monkeypatch.setattr(practise_desk, "_NEW", random.Random(304))


@pytest.fixture(autouse=True)
def own_main(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put ``__main__`` back, which ``AppTest`` replaces: processes that later tests start would begin by running it."""
    monkeypatch.setitem(sys.modules, "__main__", sys.modules["__main__"])


@pytest.fixture
def own_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A store of the test's own."""
    memory.close()
    monkeypatch.setenv("TUTOR304_DATA", str(tmp_path))
    yield
    memory.close()


@pytest.fixture
def browser_known(monkeypatch: pytest.MonkeyPatch) -> str:
    """A browser that comes back: its cookie has a number."""
    monkeypatch.setattr(visits, "cookie", lambda: {"visit": NUMBER})
    return NUMBER


@pytest.fixture(scope="session")
def trial_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The app with the hand-made kinds of ``trials``; yield its address."""
    script = Path(__file__).with_name("trial_app.py")
    code = f"import sys, pathlib; from tutor.app.server import run; run(pathlib.{script!r}, sys.argv[1:])"
    with serving(tmp_path_factory.mktemp("trials"), "-c", code, "--server.port", "PORT") as url:
        yield url
