"""What is made anew at every click is kept: the browser gets what it would get."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from streamlit.cursor import RunningCursor
from streamlit.delta_generator import DeltaGenerator
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.NewSession_pb2 import CustomThemeConfig
from streamlit.runtime import app_session
from streamlit.runtime.app_session import AppSession
from streamlit.runtime.media_file_manager import MediaFileManager
from streamlit.runtime.scriptrunner_utils.run_descriptor import RunDescriptor

from tutor.app import sparing

SECTIONS = ("theme", "theme.light", "theme.dark", "theme.sidebar", "theme.light.sidebar", "theme.dark.sidebar")
WHOLE, PART = RunDescriptor.create(), RunDescriptor.create(["part"])


@pytest.fixture
def spared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for place, name in (
        (app_session, "_populate_theme_msg"),
        (AppSession, "_create_new_session_message"),
        (DeltaGenerator, "__deepcopy__"),
        (MediaFileManager, "remove_orphaned_files"),
    ):
        monkeypatch.setattr(place, name, getattr(place, name))
    sparing.make_sparing()
    yield
    sparing._KNOWN.clear()


# -- the theme ---------------------------------------------------------------------------------------------------------


def themes() -> bytes:
    """What a session's first message says of the theme."""
    whole = CustomThemeConfig()
    places = (whole, whole.light, whole.dark, whole.sidebar, whole.light.sidebar, whole.dark.sidebar)
    for place, section in zip(places, SECTIONS, strict=True):
        app_session._populate_theme_msg(place, section)
    return whole.SerializeToString(deterministic=True)


def test_the_theme_is_sent_as_streamlit_would_send_it(spared: None, monkeypatch: pytest.MonkeyPatch) -> None:
    first, again = themes(), themes()
    monkeypatch.setattr(app_session, "_populate_theme_msg", sparing._THEME)
    usual = themes()
    assert usual, "there is a theme"
    assert first == again == usual


def test_the_options_of_the_theme_are_read_once(spared: None, monkeypatch: pytest.MonkeyPatch) -> None:
    themes()
    monkeypatch.setattr(app_session.config, "get_options_for_section", lambda name: pytest.fail(f"{name} again"))
    themes()


# -- the message that a run begins with --------------------------------------------------------------------------------


class Session:
    """Begins runs as Streamlit's sessions do, and counts how often the whole message is put together."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.whole = 0
        monkeypatch.setattr(sparing, "_BEGIN", Session.begin)

    def begin(self, page: str, run: RunDescriptor, pages: dict[str, Any] | None = None) -> ForwardMsg:
        self.whole += 1
        made = ForwardMsg()
        app_session._set_run_identity(made, run)
        made.new_session.page_script_hash, made.new_session.name = page, f"message {self.whole}"
        made.new_session.initialize.session_id = "of this session"
        return made

    def run(self, page: str, run: RunDescriptor) -> ForwardMsg:
        return AppSession._create_new_session_message(self, page, run)  # type: ignore[arg-type]


def test_a_part_of_the_page_begins_with_what_the_whole_page_began_with(
    spared: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(monkeypatch)
    first, then = session.run("page", WHOLE), session.run("page", PART)
    assert session.whole == 1
    assert first.new_session == then.new_session
    assert (first.metadata.run.script_run_id, list(first.metadata.run.fragment_ids)) == (WHOLE.script_run_id, [])
    assert (then.metadata.run.script_run_id, list(then.metadata.run.fragment_ids)) == (PART.script_run_id, ["part"])
    then.new_session.name = "changed"
    assert session.run("page", PART).new_session.name == "message 1", "what was sent is not what is kept"


@pytest.mark.parametrize(("page", "run"), [("page", WHOLE), ("other", PART)], ids=["the whole page", "another page"])
def test_the_message_is_put_together_again_for(
    spared: None, monkeypatch: pytest.MonkeyPatch, page: str, run: RunDescriptor
) -> None:
    session = Session(monkeypatch)
    session.run("page", WHOLE)
    assert session.run(page, run).new_session.name == "message 2"


def test_each_session_begins_with_its_own_message(spared: None, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Session(monkeypatch), Session(monkeypatch)
    one.run("page", WHOLE)
    other.run("page", PART)
    assert (one.whole, other.whole) == (1, 1)


# -- the places of a fragment ------------------------------------------------------------------------------------------


def stack() -> tuple[DeltaGenerator, ...]:
    """Places as they lie in one another, the second with something in it."""
    main = DeltaGenerator(root_container=0, cursor=RunningCursor(0))
    assert main._cursor is not None
    inner = DeltaGenerator(root_container=0, cursor=main._cursor.open_block(), parent=main, block_type="vertical")
    assert inner._cursor is not None
    inner._cursor.lock_element()
    inner._cursor.get_transient_cursor()
    inner._cursor.transient_elements[0] = "fleeting"  # type: ignore[assignment]
    inner._creating_fragment_id = "part"
    return main, inner


def state(one: DeltaGenerator | None) -> Any:
    """All that a place holds."""
    if one is None:
        return None
    cursor = one._cursor
    assert cursor is not None
    rest = {name: value for name, value in vars(one).items() if name not in ("_provided_cursor", "_parent")}
    where = vars(cursor) | {"_transient_elements": list(cursor.transient_elements.items())}
    return rest, type(cursor), where, state(one._parent)


def test_the_places_of_a_part_are_copied_as_streamlit_copies_them(request: pytest.FixtureRequest) -> None:
    places = stack()
    usual = [state(one) for one in deepcopy(places)]
    request.getfixturevalue("spared")
    assert [state(one) for one in deepcopy(places)] == usual
    assert usual[1][2]["_transient_elements"] == [(0, "fleeting")]


def test_what_is_written_into_a_copy_leaves_the_place_as_it_was(spared: None) -> None:
    places = stack()
    before = [state(one) for one in places]
    _, copied = deepcopy(places)
    assert copied._cursor is not None
    assert copied._parent is not None
    assert copied._parent._cursor is not None
    copied._cursor.transient_elements[1] = "more"  # type: ignore[assignment]
    copied._cursor.lock_element()
    copied._parent._cursor.open_block()
    assert [state(one) for one in places] == before


# -- files -------------------------------------------------------------------------------------------------------------


def test_files_that_nobody_uses_are_looked_for_now_and_then_by_each_manager(
    spared: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Files:
        """A manager of files."""

        looks = 0

        def sweep(self) -> None:
            self.looks += 1

    clock = [50.0]
    monkeypatch.setattr(sparing, "_SWEEP", Files.sweep)
    monkeypatch.setattr(sparing.time, "monotonic", lambda: clock[0])
    one, other = Files(), Files()
    for seconds in (0.0, 1.0, sparing.SWEEP - 0.1, sparing.SWEEP, sparing.SWEEP + 1):
        clock[0] = 50.0 + seconds
        MediaFileManager.remove_orphaned_files(one)  # type: ignore[arg-type]
    MediaFileManager.remove_orphaned_files(other)  # type: ignore[arg-type]
    assert (one.looks, other.looks) == (2, 1)
