"""Streamlit made lighter for many learners: what it does anew at every click is done once, and clicks take turns.

Two functions of Streamlit's are exchanged for ones that call them; nothing of what it sends changes. That they still
fit the version that is installed is shown by ``tests/screens/test_lighter.py``.
"""

from __future__ import annotations

import sys
import threading
from typing import Final

from streamlit.proto.NewSession_pb2 import CustomThemeConfig
from streamlit.runtime import app_session
from streamlit.runtime.scriptrunner.script_runner import ScriptRunner
from streamlit.runtime.scriptrunner_utils.script_requests import RerunData

AT_ONCE: Final = 1
"""Runs of the script at one time. Python's threads take turns anyhow; where many run they mostly wait for each other,
some milliseconds at each change, and every click is late instead of the last one."""

PATIENCE: Final = 0.25
"""Seconds until a run begins all the same: one that takes long must not hold up everybody."""

SWITCH: Final = 0.0005
"""Seconds after which a thread lets another one go on that waits: the one run and the server's loop are two, and each
step in the store gives way to the loop and would wait for Python's usual five milliseconds."""

_TURN: Final = threading.Semaphore(AT_ONCE)
_RUN: Final = ScriptRunner._run_script
_THEME: Final = app_session._populate_theme_msg
_KNOWN: Final[dict[str, CustomThemeConfig]] = {}


def _in_turn(self: ScriptRunner, rerun_data: RerunData) -> None:
    mine = _TURN.acquire(timeout=PATIENCE)
    try:
        _RUN(self, rerun_data)
    finally:
        if mine:
            _TURN.release()


def _theme_of(msg: CustomThemeConfig, section: str = "theme") -> None:
    """The theme's options do not change while the server runs; reading them all takes most of a millisecond."""
    if section not in _KNOWN:
        _THEME(found := CustomThemeConfig(), section)
        _KNOWN[section] = found
    if _KNOWN[section].ByteSize():  # an empty one would be sent as there, but empty
        msg.MergeFrom(_KNOWN[section])


def make_lighter() -> None:
    """Exchange them, in this process, from now on."""
    sys.setswitchinterval(SWITCH)
    ScriptRunner._run_script = _in_turn  # type: ignore[method-assign]
    app_session._populate_theme_msg = _theme_of
