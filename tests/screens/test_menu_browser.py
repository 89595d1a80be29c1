"""The menu and the way past it: the first stop of the Tab key, letters that can be read on a phone, no foreign keys."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.screens.browsing import PATHS, PHONE, Reader, nav, reading
from tests.screens.test_reach import too_small
from tutor.wording import words

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "nl")
SKIP = "[data-testid=stSkipToContent]"
HERE = """() => {
  let one = document.activeElement;
  while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  const box = one.getBoundingClientRect();
  const within = (part) => Boolean(one.closest(part));
  const seen = box.top >= 0 && innerHeight >= box.bottom;
  return { tag: one.localName, text: one.innerText, table: within(".t304"), menu: within(".st-key-nav"), seen };
}"""
"""What has the focus, on the page or on the table."""

UNSEEN = """() => {
  let one = document.activeElement;
  while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  if (!one.matches("a, button, summary, [type=checkbox], [type=radio]")) return null;
  const look = (each) => ["outline", "boxShadow", "borderColor"].map((name) => getComputedStyle(each)[name]);
  const around = [one, one.closest("label"), one.parentElement, one.parentElement?.parentElement].filter(Boolean);
  const looks = () => JSON.stringify(around.map(look));
  const focused = looks();
  one.blur();
  const same = looks() === focused;
  one.focus();
  return same ? one.outerHTML.slice(0, 200) : null;
}"""
"""What has the focus and can be pressed, where it looks as it does without; a field for text has its caret."""


def skip(reader: Reader) -> str:
    """From the top of a page past the menu; gives what the link says."""
    reader.page.keyboard.press("Tab")
    said = str(reader.page.locator(f"{SKIP}:focus").inner_text())
    assert reader.page.evaluate(HERE)["seen"]
    reader.page.keyboard.press("Enter")
    return said


def test_three_presses_lead_from_the_top_of_home_to_start(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/")
        assert skip(reader) == words("en").say("page-skip-page")
        assert reader.page.evaluate(HERE)["tag"] == "h1"
        reader.page.keyboard.press("Tab")
        assert reader.page.evaluate(HERE)["text"] == "Start"
        reader.page.keyboard.press("Enter")
        reader.page.wait_for_url("**/learn?lesson=*")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_way_past_the_menu_leads_to_the_table_where_one_is_asked(
    browser: Browser, app_server: str, lang: str
) -> None:
    to_table = words(lang).say("page-skip-table")
    with reading(browser, app_server, PHONE) as reader:
        for path in ("/learn?lesson=hidden-nine", "/practise?puzzle=legal-card-1.v2", "/practise?puzzle=count-0"):
            reader.open(f"{path}&lang={lang}")
            assert skip(reader) == to_table, path
            here = reader.page.evaluate(HERE)
            assert here["table"], path
            assert here["seen"], path
        reader.open(f"/practise?puzzle=legal-card-1.v2&plain=1&lang={lang}")
        assert skip(reader) == to_table
        assert reader.page.evaluate(HERE)["tag"] == "h2"


def past_the_menu(reader: Reader) -> Iterator[str]:
    """The way past the menu leads past it, and on from there to something on the page."""
    skip(reader)
    for here in (reader.page.evaluate(HERE), reader.page.keyboard.press("Tab") or reader.page.evaluate(HERE)):
        if here["menu"] or here["tag"] == "body":
            yield f"the way past the menu ends at {here}"


def unseen(reader: Reader) -> Iterator[str]:
    """The next stops of the Tab key that do not show that they have the focus."""
    for _ in range(12):
        if one := reader.page.evaluate(UNSEEN):
            yield f"no focus is seen on {one}"
        reader.page.keyboard.press("Tab")


def foreign(reader: Reader) -> Iterator[str]:
    """What the keys R and C set off: Streamlit would run the script again, or clear its cache."""
    reader.page.evaluate("document.activeElement.blur()")
    reader.frames.clear()
    for key in "rcRC":
        reader.page.keyboard.press(key)
    reader.page.wait_for_timeout(100)
    if reader.frames or reader.page.get_by_role("dialog").count():
        yield "R or C does something"


def test_every_page_for_the_keyboard_alone(browser: Browser, app_server: str) -> None:
    found: dict[str, list[str]] = {}
    with reading(browser, app_server) as reader:
        for path in PATHS:
            reader.open(path)
            found[path] = [*past_the_menu(reader), *unseen(reader), *foreign(reader)]
        reader.open("/rules")
        found["the menu"] = list(unseen(reader))
        reader.page.get_by_role("textbox").press_sequentially("rc")
        assert reader.page.get_by_role("textbox").input_value() == "rc", "in a text they are letters"
    assert {path: some for path, some in found.items() if some} == {}


def test_a_panel_is_entered_and_left_by_the_keyboard(browser: Browser, app_server: str) -> None:
    """By Tab at its end and by Escape, and both lead back to the button that opened it."""
    panel, inside = (
        "[data-testid=stPopoverBody]",
        "document.activeElement.closest('[data-testid=stPopoverBody]') !== null",
    )
    with reading(browser, app_server) as reader:
        reader.open("/practise?puzzle=legal-card-1.v2")
        for name in ("wishes", "sessions", "table-settings"):
            button = reader.page.locator(f".st-key-{name} button").first
            for leave in ("Escape", "Tab", "Shift+Tab"):
                button.press("Enter")
                reader.page.wait_for_function(inside)
                for _ in range(30):
                    reader.page.keyboard.press(leave)
                    if not reader.page.evaluate(inside):
                        break
                reader.page.locator(panel).wait_for(state="detached")
                reader.page.wait_for_function("name => document.activeElement.closest(`.st-key-${name}`)", arg=name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_the_smallest_phone_the_menu_can_be_read_and_hit(browser: Browser, app_server: str, lang: str) -> None:
    told = words(lang)
    with reading(browser, app_server, PHONE, touch=True) as reader:
        reader.open(f"/learn?lang={lang}")
        links = reader.page.locator(".st-key-nav a").all()
        boxes = [box for one in links if (box := one.bounding_box())]
        assert len(boxes) == 7
        assert all(before["x"] + before["width"] <= after["x"] + 0.5 for before, after in itertools.pairwise(boxes))
        assert boxes[-1]["x"] + boxes[-1]["width"] <= PHONE[0]
        ground = reader.page.locator(".st-key-nav").evaluate("one => getComputedStyle(one).backgroundColor")
        assert ground.startswith("rgb("), "what scrolls under the menu does not show through"
        for name in ("home", "learn", "practise", "rules"):
            word = nav(reader, told.say(f"app-nav-{name}")).locator("p")
            assert float(word.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= 12
            assert word.evaluate("one => one.parentElement.scrollWidth <= one.closest('a').clientWidth"), name
        assert reader.width() <= PHONE[0]
        assert list(too_small(reader)) == []
        games = [box["y"] for one in reader.page.locator(".st-key-game button").all() if (box := one.bounding_box())]
        assert len(set(games)) == 1, "the games stand in one row"


def test_light_and_dark_are_chosen_for_every_page(browser: Browser, app_server: str) -> None:
    shade = "getComputedStyle(document.querySelector('.stApp')).colorScheme"
    with reading(browser, app_server) as reader:
        for name, wanted in (("Dark", "dark"), ("As my device", "light")):
            reader.open("/settings")
            reader.page.get_by_role("radiogroup", name="Light or dark").get_by_text(name).click()
            reader.page.wait_for_function(f"document.querySelector('.stApp') && {shade} === '{wanted}'")
            reader.settle()
            assert reader.page.get_by_role("radio", name=name).is_checked()
            reader.page.locator(".st-key-set-light input:checked:focus").wait_for(state="attached")
            reader.open("/rules")
            assert reader.page.evaluate(shade) == wanted
        reader.page.emulate_media(color_scheme="dark")
        reader.page.wait_for_function(f"{shade} === 'dark'")
