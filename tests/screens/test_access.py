"""Accessibility: axe on every page, in both themes and both widths."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

import puzzles
from tests.screens.browsing import DESKTOP, PHONE, Reader, reading

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

EXCLUDED: dict[str, str] = {}
"""Rules of axe that are not asked, each with the reason. None is left out so far."""

ASKED = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def violations(reader: Reader) -> Iterator[str]:
    """What axe finds on the page as it is, light and dark, wide and narrow."""
    from axe_playwright_python.sync_playwright import Axe

    off = {"rules": {name: {"enabled": False} for name in EXCLUDED}}
    for width, height in (DESKTOP, PHONE):
        reader.page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            reader.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            reader.page.wait_for_function(
                "dark => (getComputedStyle(document.querySelector('.stApp')).colorScheme === 'dark') === dark",
                arg=theme == "dark",
            )
            for one in Axe().run(reader.page, options=ASKED | off).response["violations"]:
                for node in one["nodes"]:
                    yield f"{width} {theme}: {one['id']} ({one['impact']}): {node['html'][:200]}"


def test_axe_finds_nothing(browser: Browser, app_server: str) -> None:
    made = (puzzles.make("legal-card", seed, mode="one") for seed in range(50))
    puzzle = next(one for one in made if one.answers.wrong)
    found: dict[str, list[str]] = {}
    with reading(browser, app_server) as reader:
        for path in ("/", "/learn", "/learn?lesson=hidden-nine&step=winner", "/rules", "/rules?clause=play.follow"):
            reader.open(path)
            found[path] = list(violations(reader))
        reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
        found["before an answer"] = list(violations(reader))
        reader.click(reader.card(puzzle.answers.wrong[0].choice))
        found["after an answer"] = list(violations(reader))
        reader.open("/learn?lesson=hidden-nine&plain=1")
        found["plain"] = list(violations(reader))
    assert {path: one for path, one in found.items() if one} == {}
