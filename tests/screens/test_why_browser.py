"""The rules behind an answer, in a real browser: opened and followed by keyboard, and back to the same answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import puzzles
from tests.screens.browsing import DESKTOP, PHONE, Reader, reading
from tutor.wording import words

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def answer_wrongly(reader: Reader) -> None:
    """Answer a puzzle with a card that may not be played."""
    some = (puzzles.make("legal-card", seed, mode="one", theme="follow-suit") for seed in range(20))
    puzzle, wrong = next((one, one.answers.wrong[0].choice) for one in some if one.question.of == "card")
    reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
    reader.click(reader.card(wrong))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_rule_behind_an_answer_is_read_on_its_page_and_the_answer_is_still_there(
    browser: Browser, app_server: str, size: tuple[int, int]
) -> None:
    told = words("en")
    with reading(browser, app_server, size) as reader:
        answer_wrongly(reader)
        rule = reader.page.locator(".why .rules details").first
        clause = rule.get_attribute("data-clause")
        assert clause is not None
        text = rule.locator("p").first
        assert not text.is_visible()
        rule.locator("summary").focus()
        reader.page.keyboard.press("Enter")
        assert told.clause(clause).short in text.inner_text()
        assert rule.bounding_box() is not None
        assert reader.width() <= size[0]
        loads: list[str] = []
        reader.page.on("load", lambda _: loads.append(reader.page.url))
        reader.page.keyboard.press("Tab")
        reader.page.keyboard.press("Enter")
        reader.page.get_by_role("heading", name=told.clause(clause).title).first.wait_for()
        reader.settle()
        assert f"clause={clause}" in reader.page.url
        reader.page.go_back()
        reader.root.wait_for()
        reader.settle()
        assert reader.text("said").strip(), "the verdict"
        assert reader.page.locator(".solution").count() == 1
        assert not loads, "the visit went on; no page was loaded anew"


def test_what_would_be_right_opens_below(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        answer_wrongly(reader)
        right = reader.page.locator(".solution")
        assert not right.locator(".why").is_visible()
        right.locator("summary").first.click()
        assert right.locator(".why p").first.is_visible()
