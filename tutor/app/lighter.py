"""Streamlit made lighter for many learners: clicks take turns, what a click sends goes to the server's loop in one
piece, and what Streamlit makes anew at every click is kept (``sparing``).

Some functions of Streamlit's are exchanged for ones that call them; nothing of what it sends changes. That they still
fit the version that is installed is shown by ``tests/screens/test_lighter.py``.
"""

from __future__ import annotations

import sys
import threading
from collections import deque
from functools import partial
from typing import Any, Final
from weakref import WeakKeyDictionary

from streamlit.runtime.app_session import AppSession
from streamlit.runtime.runtime import Runtime
from streamlit.runtime.scriptrunner.script_runner import ScriptRunner, ScriptRunnerEvent
from streamlit.runtime.scriptrunner_utils.script_requests import RerunData

from tutor.app.sparing import make_sparing

AT_ONCE: Final = 1
"""Runs of the script at one time. Python's threads take turns anyhow; where many run they mostly wait for each other,
some milliseconds at each change, and every click is late instead of the last one."""

PATIENCE: Final = 0.25
"""Seconds until a run begins all the same: one that takes long must not hold up everybody."""

SWITCH: Final = 0.0005
"""Seconds after which a thread lets another one go on that waits: the one run and the server's loop are two, and each
step in the store gives way to the loop and would wait for Python's usual five milliseconds."""

GATHER: Final = 0.005
"""Seconds that a message of a run waits for the next ones; the end of the run sends them at once. Each message would
wake the loop, which takes the interpreter away from the run: a dozen times a click."""

_SOON: Final = (ScriptRunnerEvent.SCRIPT_STARTED, ScriptRunnerEvent.ENQUEUE_FORWARD_MSG)
"""What may wait so long."""

_TURN: Final = threading.Semaphore(AT_ONCE)
_RUN: Final = ScriptRunner._run_script
_HANDLE: Final = AppSession._handle_scriptrunner_event_on_event_loop
_WAITING: Final[WeakKeyDictionary[AppSession, deque[dict[str, Any]]]] = WeakKeyDictionary()


def _in_turn(self: ScriptRunner, rerun_data: RerunData) -> None:
    mine = _TURN.acquire(timeout=PATIENCE)
    try:
        _RUN(self, rerun_data)
    finally:
        if mine:
            _TURN.release()


def _gathered(self: AppSession, sender: ScriptRunner | None, event: ScriptRunnerEvent, **more: Any) -> None:
    """What a run tells its session, in its own thread: its start and its messages are gathered, its end is told at
    once; all in order."""
    waiting = _WAITING.setdefault(self, deque())
    waiting.append({"sender": sender, "event": event, **more})
    if event not in _SOON:
        self._call_soon_on_event_loop(partial(_deliver, self, waiting))
    elif len(waiting) == 1:  # asked after it was put there: what the loop takes meanwhile is told, and nothing is left
        self._call_soon_on_event_loop(partial(_later, self, waiting))


def _later(session: AppSession, waiting: deque[dict[str, Any]]) -> None:
    session._event_loop.call_later(GATHER, _deliver, session, waiting)


def _deliver(session: AppSession, waiting: deque[dict[str, Any]]) -> None:
    try:
        while waiting:
            _HANDLE(session, **waiting.popleft())
    except BaseException:  # the loop reports it; what comes after it is told all the same
        session._event_loop.call_soon(_deliver, session, waiting)
        raise


def _wake(self: Runtime) -> None:
    """There is something to send: the loop is woken once for all of it."""
    found = self._get_async_objs()
    if not found.need_send_data.is_set():
        found.eventloop.call_soon_threadsafe(found.need_send_data.set)


def make_lighter() -> None:
    """Exchange them, in this process, from now on."""
    sys.setswitchinterval(SWITCH)
    make_sparing()
    ScriptRunner._run_script = _in_turn  # type: ignore[method-assign]
    AppSession._on_scriptrunner_event = _gathered  # type: ignore[method-assign, assignment]
    Runtime._enqueued_some_message = _wake  # type: ignore[method-assign]
