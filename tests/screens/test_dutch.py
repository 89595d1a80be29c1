"""In Dutch to the last word: what a page shows or says, Streamlit's own texts too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from puzzles import KINDS
from tests.screens.browsing import Reader, nav, reading
from tests.screens.dutch import known, strange, words_of
from tutor.app.chrome import theirs
from tutor.cards import PACK
from tutor.profiles import PROFILE_NAMES
from tutor.wording import words

if TYPE_CHECKING:
    from playwright.sync_api import Browser

DUTCH = words("nl")
NAMES = {
    *(word for one in PACK for word in words_of(DUTCH.card(one))),
    *KINDS,
    *PROFILE_NAMES,
    *(str(one).lower() for one in PACK),
    *("english", "mm", "dd", "tab", "esc", "home"),
}
"""Names that are no words of a text: cards, kinds of puzzles in an address, a language, keys."""

NOSCRIPT = "You need to enable JavaScript"
PAGES = [
    "/",
    "/learn",
    "/learn?placement=1",
    "/learn?lesson=hidden-nine&step=follow",
    "/learn?lesson=widow/the-widow&step=which",
    "/practise?puzzle=legal-card-1.v2",
    "/practise?puzzle=legal-card-0.v2&plain=1",
    "/rules?clause=caps.due",
    "/rules?part=sheet",
    "/rules?part=table",
    "/progress",
    "/settings",
    "/coach?part=lessons",
    "/coach?part=drills",
    "/coach?part=editor",
    "/coach?part=groups",
    "/drill",
    "/nowhere",
]


def english(reader: Reader) -> dict[str, list[str]]:
    """What is no Dutch of ours on the page; what only a browser without JavaScript shows is Streamlit's affair."""
    return {text: some for text, some in strange(reader.page, NAMES).items() if NOSCRIPT not in text}


@pytest.fixture(scope="module")
def dutchman(browser: Browser, app_server: str) -> Iterator[Reader]:
    with reading(browser, app_server) as reader:
        reader.open("/?lang=nl")
        yield reader


@pytest.mark.browser
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_dutch_to_the_last_word(dutchman: Reader, path: str) -> None:
    dutchman.open(f"{path}{'&' if '?' in path else '?'}lang=nl")
    assert english(dutchman) == {}


@pytest.mark.browser
def test_a_wrong_answer_a_hint_and_the_keys_are_dutch(dutchman: Reader) -> None:
    dutchman.open("/learn?lesson=hidden-nine&step=follow&lang=nl")
    dutchman.click(dutchman.card("JS"))
    assert english(dutchman) == {}
    dutchman.open("/practise?puzzle=legal-card-0.v2&lang=nl")
    dutchman.click(dutchman.button("go-hint"))
    dutchman.page.keyboard.press("?")
    dutchman.page.get_by_role("dialog").wait_for()
    assert english(dutchman) == {}
    dutchman.page.keyboard.press("Escape")


@pytest.mark.browser
def test_what_streamlit_says_changes_with_the_language(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/drill?lang=nl")
        reader.page.get_by_text("Kies een bestand").wait_for()
        reader.open("/settings?lang=nl")
        reader.page.locator(".stRadio").get_by_text("English").click()
        reader.page.get_by_role("heading", name="Settings").first.wait_for()
        nav(reader, "Coach").click()
        reader.page.get_by_role("heading", name="For coaches").first.wait_for()
        reader.open("/drill")
        reader.page.get_by_text("Upload", exact=True).wait_for()
        assert reader.page.get_by_text("Kies een bestand").count() == 0


def test_the_words_of_our_texts_are_known_and_others_are_not() -> None:
    assert {"troefaanwijzer", "fiche", "slag"} <= known()
    assert not {"upload", "winner", "submit"} & known()


def test_a_page_gets_streamlits_texts_in_other_languages_only() -> None:
    assert theirs("en") == ()
    assert dict(theirs("nl"))["Choose an option"] == words("nl").say("chrome-choose")
