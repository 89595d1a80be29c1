"""What is remembered, in a real browser: a killed server, the page Progress, sessions by keyboard."""

from __future__ import annotations

import contextlib
import datetime as dt
import itertools
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

import puzzles
from tests.conftest import ROOT, free_port, wait_until_healthy
from tests.screens.browsing import PHONE, Reader, at, reading
from tests.screens.test_access import violations
from tests.screens.test_reach import too_small
from tests.store.helpers import tried
from tutor.store import attempts, learners
from tutor.store.database import open_store

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

NUMBER = "a-number-nobody-guesses"


@contextlib.contextmanager
def server(folder: Path, port: int, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """The app with its data in a folder; killed at the end, so that it can put nothing away."""
    command = [sys.executable, "-m", "tutor.app.server", "--server.port", str(port), "--server.headless", "true", *more]
    env, log = os.environ | {"TUTOR304_DATA": str(folder)}, folder / "app.log"
    with log.open("ab") as out:
        app = subprocess.Popen(command, cwd=ROOT, env=env, stdout=out, stderr=out, start_new_session=True)
    try:
        wait_until_healthy(f"http://127.0.0.1:{port}", app, log)
        yield app
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(app.pid, signal.SIGKILL)
        app.wait()


def lived_in(folder: Path, count: int = 150) -> None:
    """A learner with answers of fifty days."""
    store, rng = open_store(f"sqlite:///{folder}/tutor304.sqlite"), random.Random(304)
    with store.write() as session:
        learner = learners.begin(session, learners.key_of(NUMBER), dt.datetime.now(dt.UTC)).id
        learners.rename(session, learner, "Nimal <i>x</i>")
        for number in range(count):
            moment = dt.datetime.now(dt.UTC) - dt.timedelta(days=(count - number) // 3)
            one = tried(f"legal-card-{number}", right=rng.random() < 0.6)
            attempts.record(session, learner, one, moment, moment.date())
    store.close()


def come_back(reader: Reader) -> None:
    cookie = quote(json.dumps({"visit": NUMBER, "settings": "{}"}))
    reader.page.context.add_cookies([{"name": "tutor304", "value": cookie, "url": reader.home}])


def test_a_killed_server_loses_nothing_that_stood_on_the_screen(browser: Browser, tmp_path: Path) -> None:
    made = (puzzles.make("legal-card", seed, mode="one", theme="follow-suit") for seed in range(30))
    port, some = free_port(), list(itertools.islice((one for one in made if one.question.of == "card"), 3))
    with reading(browser, f"http://127.0.0.1:{port}") as reader:
        reader.expected = ("ERR_CONNECTION", "WebSocket", "ERR_EMPTY", "Failed to load", "Failed to fetch")
        for number, puzzle in enumerate(some, start=1):
            with server(tmp_path, port):
                reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
                reader.click(reader.card(puzzle.question.choices[0]))
                reader.page.locator(".t304 .word").wait_for()  # the verdict is there: now the server dies
            store = open_store(f"sqlite:///{tmp_path}/tutor304.sqlite")
            with store.read() as session:
                assert [count for _, count in learners.everybody(session)] == [number]
            store.close()
        with server(tmp_path, port):
            reader.open("/learn?lesson=hidden-nine")
            reader.click(reader.card("JS"))
            reader.click(reader.button("go-next"))
        with server(tmp_path, port):
            reader.open("/learn")
            reader.page.get_by_role("button", name="Continue").click()
            at(reader, "step=bids")
            reader.open("/progress")
            reader.page.get_by_role("heading", name="By kind of puzzle").wait_for()
            assert reader.page.get_by_test_id("stMetricValue").first.inner_text() == "4"


def test_progress_and_sessions_for_every_eye_and_hand(browser: Browser, tmp_path: Path) -> None:
    lived_in(tmp_path)
    port, found = free_port(), {}
    with server(tmp_path, port), reading(browser, f"http://127.0.0.1:{port}") as reader:
        come_back(reader)
        reader.open("/progress")
        reader.page.locator(".stVegaLiteChart canvas, .stVegaLiteChart svg").first.wait_for()
        assert reader.page.get_by_text("Nimal <i>x</i>").is_visible(), "shown as it was typed"
        for one in reader.page.get_by_text("As a table").all():
            one.click()
        found["progress"] = list(violations(reader))
        assert reader.width() <= PHONE[0]
        assert list(too_small(reader)) == []
        reader.open("/")
        found["home"] = list(violations(reader))
        reader.open("/settings")
        found["settings"] = list(violations(reader))
        reader.open("/practise?run=sprint")
        found["sprint"] = list(violations(reader))
        assert reader.width() <= PHONE[0]
        assert {path: one for path, one in found.items() if one} == {}

        reader.open("/practise?puzzle=winner-0")
        opener = reader.page.locator(".st-key-sessions button").first
        opener.focus()
        reader.page.keyboard.press("Enter")
        reader.page.get_by_text("How many in a row?").wait_for()
        streak = reader.page.get_by_role("button", name="Streak")
        for _ in range(20):
            reader.page.keyboard.press("Tab")
            if streak.evaluate("one => one === document.activeElement"):
                break
        reader.page.keyboard.press("Enter")
        reader.page.locator(".run-stand").wait_for()
        reader.settle()
        assert "0 right" in reader.page.locator(".run-stand").inner_text()


def test_who_plays_is_chosen_in_the_settings(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with server(tmp_path, port), reading(browser, f"http://127.0.0.1:{port}", PHONE, touch=True) as reader:
        reader.open("/settings")
        for name in ("Nimal", "Kumari"):
            reader.page.get_by_label("A new name").fill(name)
            reader.page.get_by_role("button", name="Add and play").click()
            reader.page.get_by_role("radio", name=name).wait_for(state="attached")
            reader.settle()
        assert reader.page.get_by_role("radio", name="Kumari").is_checked()
        reader.open("/practise?puzzle=winner-0")
        reader.tap(reader.choice("S"))
        reader.open("/settings")
        reader.page.locator("label", has=reader.page.get_by_role("radio", name="Nimal")).click()
        reader.page.wait_for_timeout(500)
        reader.open("/practise?puzzle=winner-0")
        reader.page.get_by_text("No answers yet").wait_for()


def test_who_logs_in_sees_their_own_data_in_every_browser_and_nobody_elses(browser: Browser, tmp_path: Path) -> None:
    """With a real round by way of a provider of identities."""
    from tests.screens.provider import provider

    port = free_port()
    home = f"http://localhost:{port}"
    with provider() as vouching:
        (tmp_path / "secrets.toml").write_text(vouching.secrets(home))
        with server(tmp_path, port, "--secrets.files", str(tmp_path / "secrets.toml")):
            met = []
            for user in (("42", "Nimal"), ("42", "Nimal"), ("43", "Kumari")):
                vouching.user = user
                with browser.new_context() as context:
                    context.set_default_timeout(30_000)
                    reader = Reader(context.new_page(), home)
                    reader.open("/settings")
                    reader.page.get_by_role("button", name="Log in").click()
                    reader.page.wait_for_url(f"{home}/")  # by way of the provider
                    reader.open("/settings")
                    reader.page.get_by_text(f"You are logged in as {user[1]}.").wait_for()
                    assert reader.page.get_by_label("A new name").count() == 0
                    reader.open("/progress")
                    met.append(reader.page.get_by_test_id("stMetricValue").count() > 0)
                    reader.open("/practise?puzzle=winner-0")
                    reader.click(reader.choice("S"))
                    assert "42" not in reader.page.url
            assert met == [False, True, False]
        store = open_store(f"sqlite:///{tmp_path}/tutor304.sqlite")
        with store.read() as session:
            subjects = {(one.subject, count) for one, count in learners.everybody(session)}
        assert subjects == {(f"{vouching.home}|42", 2), (f"{vouching.home}|43", 1)}
        log = (tmp_path / "app.log").read_text()
        assert "known-to-nobody" not in log
        assert "Nimal" not in log
        store.close()
