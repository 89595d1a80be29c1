"""What Streamlit makes anew at every click, kept or made cheaper: the message that a run begins with, the theme's
options, the places of a fragment, and the search for files that nobody uses any more.

Exchanged by ``lighter.make_lighter``; nothing of what Streamlit sends changes (``tests/screens/test_sparing.py``).
"""

from __future__ import annotations

import time
from copy import deepcopy
from typing import Any, Final
from weakref import WeakKeyDictionary

from streamlit.cursor import Cursor, SparseList
from streamlit.delta_generator import DeltaGenerator
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.NewSession_pb2 import CustomThemeConfig
from streamlit.runtime import app_session
from streamlit.runtime.app_session import AppSession
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.scriptrunner_utils.run_descriptor import RunDescriptor

SWEEP: Final = 10.0
"""Seconds between two looks at the files of every session for those that nobody uses any more."""

_THEME: Final = app_session._populate_theme_msg
_BEGIN: Final = AppSession._create_new_session_message
_SWEEP: Final = MediaFileManager.remove_orphaned_files
_KNOWN: Final[dict[str, CustomThemeConfig]] = {}
_BEGUN: Final[WeakKeyDictionary[AppSession, ForwardMsg]] = WeakKeyDictionary()
_SWEPT: Final[WeakKeyDictionary[MediaFileManager, float]] = WeakKeyDictionary()


def _theme_of(msg: CustomThemeConfig, section: str = "theme") -> None:
    """The theme's options do not change while the server runs; reading them all takes most of a millisecond."""
    if section not in _KNOWN:
        _THEME(found := CustomThemeConfig(), section)
        _KNOWN[section] = found
    if _KNOWN[section].ByteSize():  # an empty one would be sent as there, but empty
        msg.MergeFrom(_KNOWN[section])


def _begun(self: AppSession, page_script_hash: str, run_descriptor: RunDescriptor, pages: Any = None) -> ForwardMsg:
    """The message that a run begins with: pages, options, theme, reader. Where a fragment is drawn alone, all of that
    is as it was when the whole page was."""
    kept = _BEGUN.get(self)
    if not run_descriptor.fragment_ids or kept is None or kept.new_session.page_script_hash != page_script_hash:
        made = _BEGIN(self, page_script_hash, run_descriptor, pages)
        _BEGUN[self] = made
        return made
    made = ForwardMsg()
    made.new_session.CopyFrom(kept.new_session)
    app_session._set_run_identity(made, run_descriptor)
    return made


def _place_again(self: DeltaGenerator, _memo: Any) -> DeltaGenerator:
    """A copy of a place in the page, with those that it is in, as Streamlit makes it at each run of a fragment, without
    searching them for what could be copied."""
    made = object.__new__(DeltaGenerator)
    made.__dict__.update(self.__dict__)
    made._provided_cursor = _cursor_again(self._cursor)
    made._parent = None if self._parent is None else _place_again(self._parent, None)
    return made


def _cursor_again(cursor: Cursor | None) -> Cursor | None:
    if cursor is None:
        return None
    made = object.__new__(type(cursor))
    made.__dict__.update(cursor.__dict__)
    fleeting = cursor._transient_elements
    made._transient_elements = deepcopy(fleeting) if len(fleeting) else SparseList()
    return made


def _sweep(self: MediaFileManager) -> None:
    """Let go of files that no session uses. Streamlit looks through those of all sessions after each run."""
    now = time.monotonic()
    if now - _SWEPT.get(self, -SWEEP) >= SWEEP:
        _SWEPT[self] = now
        _SWEEP(self)


def make_sparing() -> None:
    """Exchange them, in this process, from now on."""
    app_session._populate_theme_msg = _theme_of
    AppSession._create_new_session_message = _begun  # type: ignore[method-assign]
    DeltaGenerator.__deepcopy__ = _place_again  # type: ignore[method-assign]
    MediaFileManager.remove_orphaned_files = _sweep  # type: ignore[method-assign]
