"""The table of six and eight in a real browser: its lesson by keyboard alone, and its tables on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lessons import Walk, load_lesson
from lessons.grades import SUBMITTED
from tests.screens.browsing import DESKTOP, PHONE, Reader, reading
from tests.screens.test_lesson_browser import tab_to

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


def reach(reader: Reader, walk: Walk, name: str) -> None:
    """Tab to an answer; the cards of the hand are one stop, with the arrows from card to card."""
    hand = [str(one) for one in walk.view.hand]
    if name not in hand:
        tab_to(reader, name)
        return
    while reader.focused() not in hand:
        reader.page.keyboard.press("Tab")
    for _ in hand:
        if reader.focused() == name:
            return
        reader.page.keyboard.press("ArrowRight")
    assert reader.focused() == name


def test_the_lesson_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    walk = Walk.start(load_lesson(LESSON))
    with reading(browser, app_server) as reader:
        reader.open(f"/learn?lesson={LESSON}")
        while walk.step.kind != "recap":
            if walk.ask is not None:
                several = walk.ask.kind in SUBMITTED
                right = walk.scene.question.right  # type: ignore[union-attr]
                for one in right:
                    reach(reader, walk, one)
                    if several:
                        reader.page.keyboard.press("Enter")
                if several:
                    tab_to(reader, "submit")
                reader.press("Enter")
                assert reader.text("said").startswith("Right!"), walk.to_link()
                walk = walk.answer(right)
            walk = walk.next()
            if walk.step.kind != "recap":
                reader.press("n")
        reader.page.keyboard.press("n")
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
