"""A lesson of call-partner in a real browser, by keyboard alone; and its tables on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lessons import Walk, load_lesson
from tests.screens.browsing import PHONE, reading
from tests.screens.test_lesson_browser import AROUND, CLASHES
from tests.screens.walking import walk_by_keyboard

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

STEPS = (
    "call-partner/bidding-up&step=raise",
    "call-partner/coming-out&step=void",
    "call-partner/marriages&step=back",
    "widow/the-widow&step=take",
    "widow/alone-against-two&step=won",
)


def test_a_card_is_called_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    """From the first question to the end: an order, a trump, cards to call, seats."""
    with reading(browser, app_server) as reader:
        reader.open("/learn?lesson=call-partner/secret-card")
        walk_by_keyboard(reader, Walk.start(load_lesson("call-partner/secret-card")))
        reader.page.get_by_role("button", name="On to “The jack comes out”").wait_for()


def test_the_tables_of_these_games_fit_on_a_phone(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server, PHONE, touch=True) as reader:
        for path in STEPS:
            reader.open(f"/learn?lesson={path}")
            assert reader.width() <= PHONE[0], path
            for part in ("question", "trick", "hand"):
                assert reader.in_view(part), (path, part)
            assert reader.page.evaluate(CLASHES, AROUND + ", .widow") == [], path
