"""The front of the server: what every address gets, and what the browser need not ask for later."""

from __future__ import annotations

import gzip
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.screens.browsing import reading
from tutor.app import assets, front
from tutor.wording import words

if TYPE_CHECKING:
    from playwright.sync_api import Browser


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        return None


def ask(url: str, *, packed: bool = False) -> tuple[int, Message, bytes]:
    """What the server answers to a GET, redirects not followed."""
    wanted = urllib.request.Request(url, headers={"Accept-Encoding": "gzip"} if packed else {})
    try:
        with urllib.request.build_opener(_Stay).open(wanted, timeout=10) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def test_the_style_of_the_pages_is_all_of_it() -> None:
    sheets = sorted((Path(front.__file__).parent / "static" / "pages").glob("*.css"))
    assert sheets
    assert [one.name for one in sheets if one.read_text(encoding="utf-8") not in front.style()] == []


@pytest.mark.parametrize("path", ["/", "/practise?puzzle=legal-card-7.v2", "/nowhere"])
def test_every_address_gets_the_page_with_our_style_in_it(app_server: str, path: str) -> None:
    status, headers, body = ask(app_server + path)
    assert status == 200
    assert headers["Cache-Control"] == "no-cache", "the next version must be found"
    assert body.decode() == front.page()
    assert "<title>" not in front.page(), "not another's name, until the page has its own"
    assert front.page().index(front.steps()) < front.page().index('<script type="module"'), "before Streamlit steps"
    end = front.page().partition('<div id="root"></div>')[2]
    assert front.style() in end, "after the root: it comes later than Streamlit's own, and wins"
    _, headers, body = ask(app_server + path, packed=True)
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body).decode() == front.page()


@pytest.mark.parametrize(
    ("path", "to"),
    [("/a/b", "../lost"), ("/learn/hidden-nine?step=hide", "../lost"), ("/a/b/c", "../../lost"), ("/a/b/", "/a/b")],
)
def test_an_address_of_several_parts_leads_to_the_page_for_lost_readers(app_server: str, path: str, to: str) -> None:
    status, headers, _ = ask(app_server + path)
    assert status in (301, 302)
    assert headers["Location"] == to


def test_what_is_no_page_goes_through(app_server: str) -> None:
    assert ask(f"{app_server}/_stcore/health")[2] == b"ok"
    assert ask(f"{app_server}/learn/_stcore/health")[0] == 404
    status, headers, _ = ask(f"{app_server}/app/static/icon.svg")
    assert (status, headers.get_content_type()) == (200, "image/svg+xml")


def test_the_table_comes_in_one_piece_that_is_kept(app_server: str) -> None:
    status, headers, body = ask(f"{app_server}{assets.ADDRESS}?v={assets.version()}")
    assert (status, headers.get_content_type()) == (200, "text/javascript")
    assert "immutable" in headers["Cache-Control"]
    assert body.decode() == assets.module()
    assert f"{assets.ADDRESS}?v={assets.version()}" in front.page()


SEEN = """
window.bare = [];
new MutationObserver(() => {
  for (const one of document.querySelectorAll("[data-testid=stCaptionContainer]"))
    if (getComputedStyle(one).opacity !== "0.85") window.bare.push(one.textContent);
}).observe(document, { childList: true, subtree: true });
"""
"""Every caption that was on the page without our style, which Streamlit alone draws too pale."""


@pytest.mark.browser
def test_nothing_is_seen_without_our_style(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.page.add_init_script(SEEN)
        reader.open("/rules?clause=caps.due")
        assert reader.page.locator("[data-testid=stCaptionContainer]").count()
        assert reader.page.evaluate("window.bare") == []


@pytest.mark.browser
def test_a_page_with_a_table_asks_for_no_part_of_streamlit_that_was_not_told_beforehand(
    browser: Browser, app_server: str
) -> None:
    with reading(browser, app_server) as reader:
        asked: list[str] = []
        reader.page.on("request", lambda one: asked.append(urlsplit(one.url).path))
        reader.open("/practise?puzzle=legal-card-7.v2")
        scripts = [one for one in asked if one.endswith(".js")]
        assert [one for one in scripts if one.rpartition("/")[2] not in front.page()] == []
        assert len(scripts) == len(set(scripts)), "each once"
        assert [one for one in asked if one.endswith("_stcore/health")] == ["/_stcore/health"], "no search"


@pytest.mark.browser
def test_a_lost_reader_at_an_address_of_several_parts_gets_on(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/learn/hidden-nine")
        assert reader.page.locator("h1").inner_text() == words().say("app-not-found")
        reader.page.get_by_role("button", name=words().say("page-lost-home")).click()
        reader.page.locator("h1").get_by_text(words().say("app-name")).wait_for()
