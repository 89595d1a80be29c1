"""My lessons in a real browser: a file comes by the browser's own dialog, stays at a reload, is played and saved."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING

import pytest

from lessons.zipped import pack, template
from tests.screens.browsing import PHONE, Reader, at, reading

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def bring(reader: Reader, data: bytes) -> None:
    """Choose a file in the browser's dialog."""
    file = {"name": "my-lesson.zip", "mimeType": "application/zip", "buffer": data}
    reader.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def test_a_lesson_is_brought_mended_played_and_taken_along(browser: Browser, app_server: str) -> None:
    broken = template("my-lesson")
    broken["en.md"] = broken["en.md"].replace(b"## fall", b"## foll")
    with reading(browser, app_server, PHONE, touch=True) as reader:
        reader.open("/coach")
        reader.page.get_by_role("link", name="Go to my lessons").click()
        at(reader, "/coach?part=lessons")
        with reader.page.expect_download() as saved:
            reader.page.get_by_role("button", name="Download the template").click()
        good = saved.value.path().read_bytes()
        assert zipfile.ZipFile(io.BytesIO(good)).testzip() is None
        bring(reader, b"anything")
        reader.page.get_by_role("alert").get_by_text("not a zip file").wait_for()
        bring(reader, pack("my-lesson", broken))
        reader.page.get_by_text("finds 2 things to mend").wait_for()
        assert reader.page.get_by_role("alert").count() == 0
        assert reader.width() <= PHONE[0]
        bring(reader, good)
        reader.page.get_by_text("finds nothing wrong").wait_for()
        reader.page.reload()
        reader.settle()
        with reader.page.expect_download() as saved:
            reader.page.get_by_role("button", name="Download", exact=True).click()
        assert saved.value.path().read_bytes() == good
        reader.page.get_by_role("button", name="Play it").focus()
        reader.page.keyboard.press("Enter")
        at(reader, "/learn?lesson=own")
        reader.open("/learn?lesson=own/my-lesson&step=recap")
        reader.page.get_by_role("button", name="My lessons").click()
        at(reader, "/coach?part=lessons")
    with reading(browser, app_server) as other:
        other.open("/learn?lesson=own/my-lesson")
        other.page.get_by_text("This link leads to no lesson.").wait_for()
