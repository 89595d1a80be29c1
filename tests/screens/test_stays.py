"""What stays in a real browser: settings and progress, the language, the browser's own buttons; and broken links."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.screens.browsing import DESKTOP, PHONE, TABLE, Reader, at, nav, reading
from tests.screens.pseudo import NAME, SIGN

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


# --- what stays -------------------------------------------------------------------------------------------------------


def test_settings_and_progress_survive_a_reload_and_a_new_visit(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/practise?puzzle=winner-0")
        reader.click(reader.choice("S"))
        score = reader.page.get_by_text(" of 1 right").inner_text()
        nav(reader, "Settings").click()
        at(reader, "/settings")
        reader.page.get_by_text("Four suit colours").click()
        reader.page.locator(".t304.four").wait_for()
        reader.page.reload()
        reader.settle()
        assert reader.page.get_by_role("switch", name="Four suit colours").is_checked()
        reader.page.locator(".t304.four").wait_for()
        reader.page.get_by_role("link", name="Back to the puzzle").click()
        at(reader, "/practise?puzzle=winner-0")
        reader.page.reload()
        reader.settle()
        assert reader.page.get_by_text(" of 1 right").inner_text() == score
        reader.page.locator(".t304 .word").wait_for()  # the answer and what was said to it
        reader.page.context.clear_cookies(name="_streamlit_xsrf")
        second = Reader(reader.page.context.new_page(), app_server)
        second.open("/learn?lesson=hidden-nine")
        second.page.locator(".t304.four").wait_for()


def test_the_language_of_a_link_is_that_of_the_whole_visit(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        for path in ("/", "/learn", "/learn?lesson=hidden-nine", "/practise?puzzle=legal-card-1.v2", "/rules"):
            reader.open(f"{path}{'&' if '?' in path else '?'}lang={NAME}")
            assert reader.page.evaluate("document.documentElement.lang") == NAME
            assert nav(reader, "Learn").inner_text() == f"{SIGN}Learn"
            if reader.page.locator(TABLE).count():
                assert reader.root.get_attribute("lang") == NAME
        nav(reader, "Home").click()
        reader.page.wait_for_function("location.pathname === '/'")
        reader.page.wait_for_url("**/?lang=*")
        reader.settle()
        assert reader.page.url.endswith(f"/?lang={NAME}"), "it goes along"
        assert reader.page.title() == f"{SIGN}{SIGN}Home · 304 Tutor"
        assert reader.page.evaluate("document.documentElement.lang") == NAME


# --- the browser's own buttons ----------------------------------------------------------------------------------------


def test_back_and_forward_go_one_page_at_a_time(browser: Browser, app_server: str) -> None:
    """However the reader went on, each press leads to the page before, and none between."""
    with reading(browser, app_server) as reader:
        been = []

        def arrive(part: str) -> None:
            at(reader, part)
            been.append(reader.page.url)

        reader.open("/")
        been.append(reader.page.url)
        reader.page.get_by_role("button", name="Start").click()
        arrive("step=highest")
        reader.click(reader.card("JS"))
        reader.click(reader.button("go-next"))
        arrive("step=top")
        nav(reader, "Practise").click()
        arrive("/practise?puzzle=")
        reader.click(reader.button("go-next"))
        arrive("/practise?puzzle=")
        nav(reader, "Rules").click()
        arrive("/rules")
        reader.page.get_by_role("link", name="The words of the game").click()
        arrive("/rules?part=words")
        nav(reader, "Settings").click()
        arrive("/settings")
        reader.page.get_by_role("link", name="Back to the puzzle").click()
        arrive("/practise?puzzle=")
        for press, urls in (("go_back", been[-2::-1]), ("go_forward", been[1:])):
            for url in urls:
                getattr(reader.page, press)()
                reader.page.wait_for_timeout(400)  # the run begins
                reader.settle()
                assert reader.page.url == url, f"{press}, of {been}"


@pytest.mark.parametrize("path", ["/practise?run=fit", "/practise", "/learn?lesson=pack"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_completes_the_first_address_is_no_step(
    browser: Browser, app_server: str, size: tuple[int, int], path: str
) -> None:
    with reading(browser, app_server, size) as reader:
        reader.open(path)
        reader.page.wait_for_url(lambda url: "puzzle=" in url or "step=" in url)
        reader.page.go_back()
        assert reader.page.url == "about:blank", "where the browser was before"


def test_a_part_of_a_page_stays_when_something_is_done_there(browser: Browser, app_server: str) -> None:
    """A link within a page changes its address, so that a search, an upload or a reload happens where the reader is."""
    with reading(browser, app_server) as reader:
        reader.open("/rules")
        reader.page.get_by_role("link", name="The words of the game").click()
        at(reader, "/rules?part=words")
        reader.page.get_by_role("textbox").fill("eldest")
        reader.page.keyboard.press("Enter")
        reader.page.locator(".st-key-word-pack").wait_for(state="detached")
        assert reader.page.locator(".st-key-word-eldest").is_visible()
        reader.page.reload()
        reader.settle()
        assert reader.page.locator("h1").inner_text() == "The words of the game"


# --- links that lead nowhere ------------------------------------------------------------------------------------------


def test_a_broken_link_gets_a_kind_page_with_a_way_on(browser: Browser, app_server: str) -> None:
    broken = ["/practise?puzzle=moon-1", "/learn?lesson=moon", "/learn?lesson=hidden-nine&step=moon"]
    broken += ["/rules?clause=moon", "/nowhere", "/nowhere?puzzle=moon", "/home", "/%E0%B6%85"]
    with reading(browser, app_server, PHONE, touch=True) as reader:
        for path in broken:
            reader.open(path)
            reader.page.wait_for_timeout(200)
            assert reader.page.get_by_role("dialog").count() == 0, "no dialog of Streamlit's"
            assert reader.page.locator("h1").count() == 1
            page = reader.page.locator(".st-key-normal")
            assert page.locator("button, a").count() >= 1, path
            assert "moon" not in page.inner_text()
