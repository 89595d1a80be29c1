"""The table of six and eight in a real browser: its lesson by keyboard alone, and its tables on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lessons import Walk, load_lesson
from tests.screens.browsing import DESKTOP, PHONE, reading
from tests.screens.walking import walk_by_keyboard

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

LESSON = "club/six-or-eight"
STEPS = ("pairs", "three", "void", "six-cards", "eight", "cut")
HIDDEN_INDEX = """() => {
  const cards = [...document.querySelector("[data-testid=stBidiComponentIsolated]").shadowRoot
    .querySelectorAll(".trick .played")];
  const root = cards[0]?.getRootNode();
  return cards.filter((card) => {
    const box = card.getBoundingClientRect();
    return root.elementFromPoint(box.left + box.width * 0.2, box.top + box.height * 0.14)?.closest(".played") !== card;
  }).map((card) => card.getAttribute("aria-label"));
}"""
"""Cards of the trick whose index, in their upper left corner, lies under another card."""


def test_the_lesson_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open(f"/learn?lesson={LESSON}")
        walk_by_keyboard(reader, Walk.start(load_lesson(LESSON)))
        reader.page.get_by_role("button", name="Now practise").wait_for()


@pytest.mark.parametrize(("size", "dark"), [(PHONE, True), (DESKTOP, False)], ids=["phone", "wide"])
def test_the_tables_fit_and_every_card_tells_which_it_is(
    browser: Browser, app_server: str, size: tuple[int, int], dark: bool
) -> None:
    with reading(browser, app_server, size, dark=dark, touch=size == PHONE) as reader:
        for step in STEPS:
            reader.open(f"/learn?lesson={LESSON}&step={step}&lang=nl")
            assert reader.width() <= size[0], step
            assert reader.in_view("question"), step
            assert reader.in_view("trick"), step
            assert reader.page.evaluate(HIDDEN_INDEX) == [], step
