"""Every page within reach: on a phone for a thumb, on a projector for the back row, and by the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.screens.browsing import PATHS, PHONE, TABLE, Reader, at, reading

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

PROJECTOR = (1920, 1080)
TEXTS = """() => {
  const root = document.querySelector("[data-testid=stBidiComponentIsolated]")?.shadowRoot;
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const seen = (one) => own(one) && one.checkVisibility() && one.getBoundingClientRect().width > 2;
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  return [...(root?.querySelectorAll(".t304 *") ?? [])].filter(seen).map((one) => [size(one), one.outerHTML]);
}"""
"""Every text that the table shows, with its size in pixels."""


# --- every size -------------------------------------------------------------------------------------------------------

SMALL = """() => {
  const roots = [document, ...[...document.querySelectorAll("*")].map((one) => one.shadowRoot).filter(Boolean)];
  const all = roots.flatMap((root) => [...root.querySelectorAll("a[href], button, summary, input, textarea, select")]);
  const found = [];
  for (const one of all) {
    const target = one.closest("label") ?? one;
    const box = target.getBoundingClientRect();
    const away = one.closest("[inert], [aria-hidden=true]");
    const hidden = 2 > box.width || !target.checkVisibility({ visibilityProperty: true }) || away;
    const within = one.parentElement.closest("p, li") && one.matches("a");
    if (!hidden && !within && (43.5 > box.width || 43.5 > box.height))
      found.push(`${box.width | 0} x ${box.height | 0}: ${target.outerHTML.slice(0, 160)}`);
  }
  return found;
}"""
"""What a thumb may miss; a link within a sentence is let be."""


def too_small(reader: Reader) -> Iterator[str]:
    for one in reader.page.evaluate(SMALL):
        if "stSkipToContent" not in one:
            yield one


def test_a_phone_shows_every_page_without_scrolling_sideways_and_for_a_thumb(browser: Browser, app_server: str) -> None:
    found: dict[str, list[str]] = {}
    with reading(browser, app_server, PHONE, touch=True) as reader:
        for path in [*PATHS, "/learn?lesson=hidden-nine&plain=1", "/practise?puzzle=legal-card-1.v2&plain=1"]:
            reader.open(path)
            wide = [f"{reader.width()} wide"] if reader.width() > PHONE[0] else []
            found[path] = [*wide, *too_small(reader)]
    assert {path: some for path, some in found.items() if some} == {}


def test_everything_is_big_for_a_projector(browser: Browser, app_server: str) -> None:
    """Big letters are a fiftieth of the height of the picture, so the back row can read them."""
    with reading(browser, app_server, PROJECTOR) as reader:
        reader.open("/settings")
        reader.page.get_by_text("Everything big").click()
        reader.page.locator(".t304.big").wait_for()
        for path in PATHS:
            reader.open(path)
            sizes = reader.page.evaluate(
                """[...document.querySelectorAll(".stMain :is(p, li, h1, button)")]
                  .filter((one) => one.checkVisibility() && one.innerText)
                  .map((one) => parseFloat(getComputedStyle(one).fontSize))"""
            )
            assert min(sizes) >= PROJECTOR[1] / 54, path
            small = [one for size, one in reader.page.evaluate(TEXTS) if size < PROJECTOR[1] / 54]
            assert small == [], path
            assert reader.width() <= PROJECTOR[0], path


# --- the keyboard -----------------------------------------------------------------------------------------------------


def tab_to(reader: Reader, name: str) -> None:
    """Press Tab until what has the focus says so, be it on the page or on the table."""
    script = """() => {
      let one = document.activeElement;
      while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
      return one.matches("a, button, input") ? one.ariaLabel ?? one.innerText : "";
    }"""
    for _ in range(40):
        if name in str(reader.page.evaluate(script)):
            return
        reader.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name}")


def test_from_home_through_a_lesson_to_practice_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/")
        tab_to(reader, "Start")
        reader.page.keyboard.press("Enter")
        at(reader, "step=highest")
        tab_to(reader, "jack of spades")
        reader.press("Enter")
        assert reader.text("said").startswith("Right!")
        reader.press("n")
        at(reader, "step=top")
        reader.open("/learn?lesson=hidden-nine&step=recap")
        tab_to(reader, "Now practise")
        reader.page.keyboard.press("Enter")
        at(reader, "/practise?puzzle=")
        tab_to(reader, "Settings")
        reader.page.keyboard.press("Enter")
        at(reader, "/settings")
        tab_to(reader, "Show points")
        reader.page.keyboard.press("Space")
        reader.page.wait_for_function("!document.querySelector('.stCheckbox input').checked")


def test_the_keys_are_told_on_every_page(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        dialog, keys = reader.page.get_by_role("dialog"), reader.page.get_by_role("button", name="Keys")
        for path in PATHS:
            reader.open(path)
            keys.wait_for()
            reader.page.keyboard.press("?")
            dialog.get_by_text("Show these keys").wait_for()
            reader.page.keyboard.press("Escape")
            dialog.wait_for(state="detached")
        keys.focus()
        reader.page.keyboard.press("Enter")
        dialog.get_by_text("Show these keys").wait_for()
        reader.page.keyboard.press("?")
        reader.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        # the focus goes back to where it was by a task of its own, after the list has left the page
        reader.page.locator(".st-key-keys button:focus").wait_for(timeout=2_000)
        reader.open("/practise?puzzle=legal-card-7.v2")
        reader.hand.locator("[data-card]").first.wait_for()
        reader.page.keyboard.press("2")
        reader.page.wait_for_function(
            "table => document.querySelector(table)?.shadowRoot.activeElement?.dataset.card", arg=TABLE
        )
        card = reader.focused()
        assert card
        reader.page.keyboard.press("?")
        dialog.get_by_text("Show these keys").wait_for()
        assert reader.page.locator("dialog[open], [role=dialog]").count() == 1, "one list, on the table too"
        for key in "1nr":
            reader.page.keyboard.press(key)
        reader.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        # to the card where it was, likewise
        reader.page.wait_for_function(
            "([table, card]) => document.querySelector(table)?.shadowRoot.activeElement?.dataset.card === card",
            arg=[TABLE, card],
            timeout=2_000,
        )
        reader.open("/rules")
        reader.page.get_by_role("textbox").press("?")
        assert reader.page.get_by_role("textbox").input_value() == "?", "in a text it is a sign"
        assert dialog.count() == 0
