"""Lessons of the course in a real browser: by keyboard alone, and by touch on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lessons import Walk, load_lesson
from tests.screens.browsing import PHONE, reading
from tests.screens.walking import walk_by_keyboard
from tutor.wording import words

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def test_the_first_lesson_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    """From the map to the end: orders, numbers, cards, and on with a letter."""
    with reading(browser, app_server) as reader:
        reader.open("/learn")
        reader.page.get_by_role("button", name="Start here").wait_for()  # the map comes after its heading
        for _ in range(30):
            reader.page.keyboard.press("Tab")
            if reader.page.evaluate("document.activeElement.innerText") == "Start here":
                break
        reader.page.keyboard.press("Enter")
        reader.page.wait_for_url("**/learn?lesson=pack*")
        reader.settle()
        walk_by_keyboard(reader, Walk.start(load_lesson("pack")))
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


def test_a_click_draws_only_the_part_of_a_lesson_that_it_changes(browser: Browser, app_server: str) -> None:
    around = words().say("page-table-settings").encode()
    with reading(browser, app_server) as reader:
        reader.open("/learn?lesson=hidden-nine")
        assert around in b"".join(reader.frames)
        reader.frames.clear()
        reader.click(reader.card("JS"))
        assert reader.text("said").startswith("Right!")
        reader.click(reader.button("go-next"))
        reader.page.locator(".st-key-tale").get_by_text("Everyone gets four more cards").first.wait_for()
        assert around not in b"".join(reader.frames)


STEPS = ("pack", "tricks", "second-auction&step=saman", "hidden-nine", "hidden-nine&step=fold", "makers-limits")
CLASHES = """parts => {
  const root = document.querySelector("[data-testid=stBidiComponentIsolated]").shadowRoot;
  const boxes = [...root.querySelectorAll(parts)].map((one) => [one.className, one.getBoundingClientRect()]);
  const over = (a, b, low, high) => Math.min(a[high], b[high]) - Math.max(a[low], b[low]) > 6;
  const clash = (a, b) => over(a, b, "left", "right") && over(a, b, "top", "bottom");
  return boxes.flatMap(([name, a], at) =>
    boxes.slice(at + 1).filter(([, b]) => clash(a, b)).map(([other]) => [name, other]));
}"""
AROUND = ".caption, .tokens, .plate, .bubble, .seat .indicator, .hand [data-indicator='true'], .trick .calls"
"""What lies round the trick, and may not lie one on the other."""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_question_trick_and_hand_are_on_a_phone_at_once(browser: Browser, app_server: str, dark: bool) -> None:
    with reading(browser, app_server, PHONE, dark=dark, touch=True) as reader:
        for path in STEPS:
            reader.open(f"/learn?lesson={path}")
            for part in ("question", "trick", "hand"):
                assert reader.in_view(part), (path, part)
            assert reader.scrolled() == 0, path
            assert reader.page.evaluate(CLASHES, AROUND) == [], path


CUT = """() => {
  const root = document.querySelector("[data-testid=stBidiComponentIsolated]").shadowRoot;
  const cloth = root.querySelector(".felt").getBoundingClientRect();
  const parts = ".plate, .badge, .name, .tag, .bubble, .caption, .holds, .calls, .laid, .hand .card";
  return [...root.querySelectorAll(parts)].filter((one) => {
    const box = one.getBoundingClientRect();
    const out = box.left < cloth.left - 0.5 || box.right > cloth.right + 0.5 || box.bottom > cloth.bottom + 1;
    return one.checkVisibility() && box.width && out;
  }).map((one) => one.outerHTML);
}"""
"""What sticks out of the cloth, and is cut off."""


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_nothing_on_the_cloth_is_cut_off_on_a_phone(browser: Browser, app_server: str, lang: str) -> None:
    asked = ("legal-card-1.v2", "legal-card-6.v2", "winner-0", "winner-6", "count-0", "auction-3")
    asked += ("auction-4", "auction-13", "caps-order-1.v2")
    places = [f"/practise?puzzle={one}" for one in asked]
    places += [
        f"/learn?lesson={one}" for one in ("hidden-nine", "hidden-nine&step=bids", "dealing&step=late", "tricks")
    ]
    with reading(browser, app_server, PHONE, touch=True) as reader:
        for path in places:
            reader.open(f"{path}&lang={lang}")
            assert path.partition("?")[2] in reader.page.url, "no other puzzle in its place"
            assert reader.page.evaluate(CUT) == [], path
            assert reader.width() <= PHONE[0], path


def test_a_long_text_unfolds_on_a_phone_and_folds_again_at_the_next_step(browser: Browser, app_server: str) -> None:
    fold, last = "details.tale-fold", "only four cards. You like spades, and you are bold: hide your highest one."
    with reading(browser, app_server, PHONE, touch=True) as reader:
        reader.open("/learn?lesson=hidden-nine")
        text = reader.page.locator(".st-key-tale .stMarkdown").first
        low = text.bounding_box()
        reader.page.locator(f"{fold} summary").tap()
        assert reader.page.locator(fold).get_attribute("open") is not None
        high = text.bounding_box()
        assert low is not None
        assert high is not None
        assert high["height"] > 2 * low["height"], "the whole text"
        assert last in text.inner_text().replace("\n", " ")
        reader.page.locator(f"{fold} summary").focus()
        reader.page.keyboard.press("Enter")
        assert reader.page.locator(fold).get_attribute("open") is None, "by keyboard too"
        reader.page.keyboard.press("Enter")
        reader.open("/learn?lesson=hidden-nine&step=fold")
        assert reader.page.locator(fold).get_attribute("open") is None
    with reading(browser, app_server) as reader:
        reader.open("/learn?lesson=hidden-nine")
        assert reader.page.locator(fold).is_hidden(), "a wide window has room"
        assert last in reader.page.locator(".st-key-tale").inner_text().replace("\n", " ")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_cheat_sheet_prints_black_on_white(browser: Browser, app_server: str, dark: bool) -> None:
    """Also where the printer is told to print backgrounds."""
    with reading(browser, app_server, dark=dark) as reader:
        reader.open("/rules?part=sheet")
        reader.page.emulate_media(media="print")
        style = "e => { const s = getComputedStyle(e); return [s.color, s.backgroundColor] }"
        assert reader.page.locator("body").evaluate(style)[1] == "rgb(255, 255, 255)"
        assert reader.page.locator(".sheet").evaluate(style) == ["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]


def test_choices_below_the_table_are_gone_through_with_the_arrows(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/learn?lesson=pack&step=top")
        reader.choice("AH").focus()
        for wanted in ("JH", "9H", "AH", "TH"):
            while reader.focused() != wanted:
                before = reader.focused()
                reader.page.keyboard.press("ArrowRight")
                assert reader.focused() != before
            reader.page.keyboard.press("Enter")
        reader.button("submit").focus()
        reader.press("Enter")
        assert reader.text("said").startswith("Right!")
