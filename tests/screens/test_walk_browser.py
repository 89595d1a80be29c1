"""Five lessons from start to end in a real browser: wide or on a phone, light or dark, one of them in Dutch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lessons import Walk, load_lesson
from tests.screens.browsing import DESKTOP, PHONE, reading
from tests.screens.walking import walk_through

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

WALKS = [
    ("pack", "en", PHONE, False),
    ("hidden-nine", "nl", DESKTOP, False),
    ("caps-timing", "en", PHONE, True),
    ("tokens", "en", DESKTOP, True),
    ("whole-deal", "en", DESKTOP, False),
]


@pytest.mark.parametrize(("name", "lang", "size", "dark"), WALKS, ids=[one[0] for one in WALKS])
def test_a_lesson_from_start_to_end(
    browser: Browser, app_server: str, name: str, lang: str, size: tuple[int, int], dark: bool
) -> None:
    walk = Walk.start(load_lesson(name), lang)
    with reading(browser, app_server, size, dark=dark, touch=size == PHONE) as reader:
        reader.open(f"/learn?lesson={name}&lang={lang}")
        walk_through(reader, walk, wrongs=3)
        assert reader.width() <= size[0]
        assert reader.page.locator(".st-key-to-next button, .st-key-to-practice button").first.is_visible(), "a way on"
