"""Streamlit made lighter: the browser gets what it would get, and runs of the script take turns."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace

import pytest
from streamlit.runtime.app_session import AppSession
from streamlit.runtime.runtime import Runtime
from streamlit.runtime.scriptrunner.script_runner import ScriptRunner, ScriptRunnerEvent

from tutor.app import lighter


@pytest.fixture
def lightened(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(ScriptRunner, "_run_script", ScriptRunner._run_script)
    monkeypatch.setattr(lighter, "make_sparing", lambda: None)  # test_sparing.py
    monkeypatch.setattr(AppSession, "_on_scriptrunner_event", AppSession._on_scriptrunner_event)
    monkeypatch.setattr(Runtime, "_enqueued_some_message", Runtime._enqueued_some_message)
    usual = sys.getswitchinterval()
    lighter.make_lighter()
    yield
    sys.setswitchinterval(usual)


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


# -- what a run sends --------------------------------------------------------------------------------------------------

MESSAGE, STARTED, STOPPED = (
    ScriptRunnerEvent.ENQUEUE_FORWARD_MSG,
    ScriptRunnerEvent.SCRIPT_STARTED,
    ScriptRunnerEvent.FRAGMENT_STOPPED_WITH_SUCCESS,
)


class Session:
    """What a run tells, and how often it has woken the loop for that."""

    def __init__(self) -> None:
        self._event_loop = asyncio.get_running_loop()
        self.woken = 0
        self.heard: list[tuple[ScriptRunnerEvent, object]] = []

    def _call_soon_on_event_loop(self, callback: Callable[[], None]) -> None:
        self.woken += 1
        self._event_loop.call_soon_threadsafe(callback)

    def handle(self, sender: object, event: ScriptRunnerEvent, forward_msg: object = None) -> None:
        assert asyncio.get_running_loop() is self._event_loop
        self.heard.append((event, forward_msg))


def told(
    monkeypatch: pytest.MonkeyPatch,
    run: Callable[[Callable[..., None]], None],
    wait: float = 0.0,
    handle: Callable[..., None] = Session.handle,
) -> Session:
    """Let a run in a thread of its own tell a session things; ``wait`` seconds after its end."""
    monkeypatch.setattr(lighter, "_HANDLE", handle)

    async def listen() -> Session:
        session = Session()
        send = partial(AppSession._on_scriptrunner_event, session, None)  # type: ignore[arg-type]
        await asyncio.to_thread(run, send)
        await asyncio.sleep(wait)
        return session

    return asyncio.run(listen())


def test_what_a_run_sends_arrives_in_order_and_wakes_the_loop_twice(
    lightened: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lighter, "GATHER", 60)

    def run(send: Callable[..., None]) -> None:
        send(event=STARTED)
        for number in range(20):
            send(event=MESSAGE, forward_msg=number)
        send(event=STOPPED)

    session = told(monkeypatch, run)
    assert session.heard == [(STARTED, None), *((MESSAGE, number) for number in range(20)), (STOPPED, None)]
    assert session.woken == 2


def test_a_message_arrives_while_its_run_goes_on(lightened: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that takes long to draw shows what it has."""

    def run(send: Callable[..., None]) -> None:
        for number in range(3):
            send(event=MESSAGE, forward_msg=number)

    session = told(monkeypatch, run, wait=lighter.GATHER + 0.2)
    assert [message for _, message in session.heard] == [0, 1, 2]
    assert session.woken == 1


def test_what_fails_does_not_hold_up_what_comes_after_it(lightened: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def handle(self: Session, sender: object, event: ScriptRunnerEvent, forward_msg: object = None) -> None:
        if forward_msg == 1:
            self._event_loop.set_exception_handler(lambda loop, what: None)  # it is meant to fail
            raise LookupError
        self.heard.append((event, forward_msg))

    def run(send: Callable[..., None]) -> None:
        for number in range(3):
            send(event=MESSAGE, forward_msg=number)  # and nothing later that would bring the rest

    session = told(monkeypatch, run, wait=lighter.GATHER + 0.2, handle=handle)
    assert session.heard == [(MESSAGE, 0), (MESSAGE, 2)]


def test_the_loop_that_sends_is_woken_once_for_all_there_is(lightened: None) -> None:
    async def wake() -> None:
        loop, woken = asyncio.get_running_loop(), []
        objects = SimpleNamespace(need_send_data=asyncio.Event(), eventloop=SimpleNamespace())
        objects.eventloop.call_soon_threadsafe = lambda what: (woken.append(what), loop.call_soon_threadsafe(what))
        runtime = SimpleNamespace(_get_async_objs=lambda: objects)
        Runtime._enqueued_some_message(runtime)  # type: ignore[arg-type]
        await asyncio.wait_for(objects.need_send_data.wait(), 20)
        Runtime._enqueued_some_message(runtime)  # type: ignore[arg-type]
        assert len(woken) == 1
        objects.need_send_data.clear()
        Runtime._enqueued_some_message(runtime)  # type: ignore[arg-type]
        await asyncio.wait_for(objects.need_send_data.wait(), 20)

    asyncio.run(wake())
