"""Lessons of the course in a real browser: by keyboard alone, and by touch on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lessons import Walk, load_lesson
from tests.screens.browsing import PHONE, Reader, reading

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def tab_to(reader: Reader, name: str) -> None:
    for _ in range(40):
        if reader.focused() == name:
            return
        reader.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name}")


def test_the_first_lesson_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    """From the map to the end: orders, numbers, cards, and on with a letter."""
    walk = Walk.start(load_lesson("pack"))
    with reading(browser, app_server) as reader:
        reader.open("/learn")
        for _ in range(15):
            reader.page.keyboard.press("Tab")
            if reader.page.evaluate("document.activeElement.innerText") == "Start here":
                break
        reader.page.keyboard.press("Enter")
        reader.page.wait_for_url("**/learn?lesson=pack*")
        reader.settle()
        while walk.step.kind != "recap":
            assert f"step={walk.to_link()}" in reader.page.url
            if walk.ask is not None:
                right = walk.scene.question.right  # type: ignore[union-attr]
                for one in right:
                    tab_to(reader, one)
                    if len(right) > 1:
                        reader.page.keyboard.press("Enter")
                if len(right) > 1:
                    tab_to(reader, "submit")
                reader.press("Enter")
                assert reader.text("said").startswith("Right!"), walk.to_link()
                assert reader.focused() == "go-next"
                walk = walk.answer(right)
            walk = walk.next()
            if walk.step.kind != "recap":
                reader.press("n")
        reader.page.keyboard.press("n")
        reader.page.get_by_role("button", name="On to “Winning tricks”").wait_for()


def test_choices_of_every_form_fit_on_a_phone(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server, PHONE, touch=True) as reader:
        for path in ("lesson=pack&step=all", "lesson=pack&step=suit", "lesson=dealing&step=late", "lesson=tricks"):
            reader.open(f"/learn?{path}")
            assert reader.width() <= PHONE[0], path
            for one in reader.page.locator(".t304 .actions button, .t304 .choices button").all():
                box = one.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= 44, path
        reader.open("/learn")
        assert reader.width() <= PHONE[0]
