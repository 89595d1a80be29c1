"""Accessibility: axe on every page, in both themes and both widths."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

import puzzles
from tests.screens import trials
from tests.screens.browsing import DESKTOP, PATHS, PHONE, Reader, reading
from tests.screens.helpers import puzzle_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

EXCLUDED: dict[str, str] = {}
"""Rules of axe that are not asked, each with the reason. None is left out so far."""

FOREIGN = [("presentation-role-conflict", 'data-testid="stFileUploaderDropzone"')]
"""What Streamlit draws so, and we cannot draw otherwise: the frame round the button that chooses a file."""

STILL = "!document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running')"
"""The colours of the other theme have come: halfway there is too little contrast."""

ASKED = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""What can be otherwise in the dark: the elements are the same, and the other rules look at no colour."""


def violations(reader: Reader) -> Iterator[str]:
    """What axe finds on the page as it is, light and dark, wide and narrow."""
    off = {"rules": {name: {"enabled": False} for name in EXCLUDED}}
    for width, height in (DESKTOP, PHONE):
        reader.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            reader.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            reader.page.wait_for_function(
                "dark => (getComputedStyle(document.querySelector('.stApp')).colorScheme === 'dark') === dark",
                arg=theme == "dark",
            )
            reader.page.wait_for_function(STILL)
            asked = ASKED if theme == "light" else COLOURS
            for one in axe(reader, asked | off):
                for node in one["nodes"]:
                    if any(one["id"] == rule and part in node["html"] for rule, part in FOREIGN):
                        continue
                    yield f"{width} {theme}: {one['id']} ({one['impact']}): {node['html'][:200]}"


def axe(reader: Reader, options: dict[str, Any]) -> list[dict[str, Any]]:
    """The violations that axe finds; it is put into a page once, and asked for nothing else (the rest takes long)."""
    from axe_playwright_python.base import AXE_SCRIPT

    if reader.page.evaluate("typeof axe") == "undefined":
        reader.page.evaluate(AXE_SCRIPT)
    asked = options | {"resultTypes": ["violations"]}
    found: list[dict[str, Any]] = reader.page.evaluate("asked => axe.run(asked).then(all => all.violations)", asked)
    return found


def test_axe_finds_nothing(browser: Browser, app_server: str) -> None:
    puzzle = puzzle_of("one")
    found: dict[str, list[str]] = {}
    with reading(browser, app_server) as reader:
        for path in PATHS:
            reader.open(path)
            found[path] = list(violations(reader))
        reader.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        reader.page.keyboard.press("?")
        reader.page.get_by_role("dialog").get_by_text("Show these keys").wait_for()
        found["keys"] = list(violations(reader))
        reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
        found["before an answer"] = list(violations(reader))
        reader.click(reader.card(puzzle.answers.wrong[0].choice))
        found["after an answer"] = list(violations(reader))
        reader.open("/learn?lesson=hidden-nine&plain=1")
        found["plain"] = list(violations(reader))
    assert {path: one for path, one in found.items() if one} == {}


def test_axe_finds_nothing_around_the_lessons(browser: Browser, app_server: str) -> None:
    found: dict[str, list[str]] = {}
    with reading(browser, app_server) as reader:
        for path in ("/rules?clause=caps.due", "/rules?part=words", "/rules?part=sheet", "/learn?placement=1"):
            reader.open(path)
            found[path] = list(violations(reader))
    assert {path: one for path, one in found.items() if one} == {}


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_each_button_of_the_map_says_which_lesson_it_opens(browser: Browser, app_server: str, lang: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open(f"/learn?lang={lang}")
        reader.page.wait_for_function("document.querySelectorAll('[class*=st-key-open-] button').length > 20")
        buttons = reader.page.locator("[class*='st-key-open-'] button")
        names = buttons.evaluate_all("some => some.map(one => one.getAttribute('aria-label'))")
        titles = reader.page.locator("[class*='st-key-course-text-'] h3").all_text_contents()
        words = buttons.all_inner_texts()
        assert names == [f"{text}: {title}" for text, title in zip(words, titles, strict=True)]
        assert len(set(names)) == len(names)
        assert "Open" in words, "the same in both languages"
        assert reader.page.get_by_role("button", name=names[5], exact=True).count() == 1


def test_axe_finds_nothing_at_the_other_tables(browser: Browser, app_server: str) -> None:
    found: dict[str, list[str]] = {}
    with reading(browser, app_server) as reader:
        for path in (
            "/learn?lesson=club/six-or-eight&step=eight",
            "/learn?lesson=club/six-or-eight&step=cut",
            "/learn?lesson=widow/the-widow&step=which",
            "/learn?lesson=call-partner/marriages&step=back",
        ):
            reader.open(path)
            found[path] = list(violations(reader))
    assert {path: one for path, one in found.items() if one} == {}


def test_axe_finds_nothing_in_the_forms_of_questions(browser: Browser, app_server: str) -> None:
    found: dict[str, list[str]] = {}
    with reading(browser, app_server) as reader:
        for mode, of, kind in (("every", "seat", "count"), ("every", "call", "auction"), ("one", "word", "settle")):
            puzzle = puzzle_of(mode, of, kind)
            reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
            bad = reader.choice(puzzle.answers.wrong[0].choice)
            if mode == "every":
                bad.click()
                found[f"{of} chosen"] = list(violations(reader))
                reader.click(reader.button("submit"))
            else:
                reader.click(bad)
            found[f"{of} after"] = list(violations(reader))
        reader.open("/practise?puzzle=legal-card-7.v2")
        reader.page.locator(".st-key-wishes button").first.click()
        reader.page.get_by_role("radio", name="Count").wait_for()
        found["panel"] = list(violations(reader))
    assert {path: one for path, one in found.items() if one} == {}


def test_axe_finds_nothing_in_an_order_at_the_board_and_in_the_player(browser: Browser, trial_server: str) -> None:
    found: dict[str, list[str]] = {}
    with reading(browser, trial_server) as reader:
        reader.open("/practise?puzzle=winner-1")
        for one in sorted(trials.RIGHT):
            reader.card(one).click()
        found["order"] = list(violations(reader))
        reader.page.keyboard.press("l")
        found["the trick before"] = list(violations(reader))
        reader.click(reader.button("submit"))
        found["order after"] = list(violations(reader))
        reader.click(reader.button("go-show-0"))
        reader.control("forward").click()
        found["player"] = list(violations(reader))
        reader.open("/practise?puzzle=count-1")
        for _ in trials.MOMENTS:
            reader.click(reader.button("go-on"))
        found["board after"] = list(violations(reader))
    assert {path: one for path, one in found.items() if one} == {}
