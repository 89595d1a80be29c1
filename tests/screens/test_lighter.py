"""Streamlit made lighter: the browser gets what it would get, and runs of the script take turns."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator

import pytest
from streamlit.proto.NewSession_pb2 import CustomThemeConfig
from streamlit.runtime import app_session
from streamlit.runtime.scriptrunner.script_runner import ScriptRunner

from tutor.app import lighter

SECTIONS = ("theme", "theme.light", "theme.dark", "theme.sidebar", "theme.light.sidebar", "theme.dark.sidebar")


@pytest.fixture
def lightened(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(ScriptRunner, "_run_script", ScriptRunner._run_script)
    monkeypatch.setattr(app_session, "_populate_theme_msg", app_session._populate_theme_msg)
    usual = sys.getswitchinterval()
    lighter.make_lighter()
    yield
    lighter._KNOWN.clear()
    sys.setswitchinterval(usual)


def themes() -> bytes:
    """What a session's first message says of the theme."""
    whole = CustomThemeConfig()
    places = (whole, whole.light, whole.dark, whole.sidebar, whole.light.sidebar, whole.dark.sidebar)
    for place, section in zip(places, SECTIONS, strict=True):
        app_session._populate_theme_msg(place, section)
    return whole.SerializeToString(deterministic=True)


def test_the_theme_is_sent_as_streamlit_would_send_it(lightened: None, monkeypatch: pytest.MonkeyPatch) -> None:
    first, again = themes(), themes()
    monkeypatch.setattr(app_session, "_populate_theme_msg", lighter._THEME)
    usual = themes()
    assert usual, "there is a theme"
    assert first == again == usual


def test_the_options_of_the_theme_are_read_once(lightened: None, monkeypatch: pytest.MonkeyPatch) -> None:
    themes()
    monkeypatch.setattr(app_session.config, "get_options_for_section", lambda name: pytest.fail(f"{name} again"))
    themes()


def runs(monkeypatch: pytest.MonkeyPatch, count: int, seconds: float) -> int:
    """How many of ``count`` runs were under way at one time, at most."""
    under_way, most, lock = 0, 0, threading.Lock()

    def run(runner: object, what: object) -> None:
        nonlocal under_way, most
        with lock:
            under_way += 1
            most = max(most, under_way)
        time.sleep(seconds)
        with lock:
            under_way -= 1

    monkeypatch.setattr(lighter, "_RUN", run)
    some = [threading.Thread(target=ScriptRunner._run_script, args=(None, None)) for _ in range(count)]
    for one in some:
        one.start()
    for one in some:
        one.join()
    return most


def test_runs_of_the_script_take_turns(lightened: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert runs(monkeypatch, 8, 0.01) == lighter.AT_ONCE


def test_a_run_that_takes_long_does_not_hold_up_the_others(lightened: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lighter, "PATIENCE", 0.05)
    assert runs(monkeypatch, 4, 1.0) == 4


def test_a_run_that_fails_gives_its_turn_back(lightened: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(runner: object, what: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(lighter, "_RUN", fail)
    for _ in range(lighter.AT_ONCE + 1):
        with pytest.raises(RuntimeError, match="a fault"):
            ScriptRunner._run_script(None, None)  # type: ignore[arg-type]
    assert lighter._TURN.acquire(timeout=0)
    lighter._TURN.release()
