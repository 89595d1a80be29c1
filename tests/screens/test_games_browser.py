"""Links between games in a real browser: a later visit, a reload, Back and Forward, a second tab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from tests.screens.browsing import DESKTOP, PHONE, Reader, at, nav, reading
from tests.screens.test_games import LINKS, ROUND
from tutor.wording import words

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

SIZES: Final = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def name_of(game: str) -> str:
    return words().say(f"page-profile-{game}")


def shows(reader: Reader, game: str) -> None:
    """Wait until the switch of the page says so."""
    reader.page.locator(".st-key-game").get_by_role("radio", name=name_of(game), checked=True).wait_for()


def choose(reader: Reader, game: str) -> None:
    reader.page.locator(".st-key-game").get_by_role("radio", name=name_of(game)).click()
    shows(reader, game)
    reader.settle()


@SIZES
def test_a_link_is_followed_whatever_was_played_before(
    browser: Browser, app_server: str, size: tuple[int, int]
) -> None:
    """Each visit finds in the browser and on the server what the one before has left there."""
    pairs = ROUND if size == DESKTOP else [(other, own) for own, other in ROUND]
    with reading(browser, app_server, size) as reader:
        for own, other in pairs:
            reader.open("/learn")
            choose(reader, own)
            reader.open(f"/practise?puzzle={LINKS[other]}")
            shows(reader, other)
            assert reader.page.url.endswith(f"/practise?puzzle={LINKS[other]}")
            reader.page.reload()
            reader.settle()
            shows(reader, other)
            assert reader.page.url.endswith(f"/practise?puzzle={LINKS[other]}")
        reader.open("/practise")
        shows(reader, pairs[-1][0])


@SIZES
def test_the_way_through_another_game_and_back(browser: Browser, app_server: str, size: tuple[int, int]) -> None:
    """Each press of Back leads to the page before, in the game in which it was shown."""
    with reading(browser, app_server, size, touch=size == PHONE) as reader:
        been: list[tuple[str, str]] = []

        def arrive(part: str, game: str) -> None:
            at(reader, part)
            shows(reader, game)
            been.append((reader.page.url, game))

        reader.open("/learn")
        choose(reader, "widow")
        arrive("/learn", "widow")
        nav(reader, "Practise").click()
        arrive("/practise?puzzle=widow-", "widow")
        reader.open(f"/practise?puzzle={LINKS['club']}")
        arrive("/practise?puzzle=club-", "club")
        reader.click(reader.button("go-next"))
        arrive("/practise?puzzle=club-", "club")
        nav(reader, "Learn").click()
        arrive("/learn?profile=club", "club")
        nav(reader, "Rules").click()
        arrive("/rules?profile=club", "club")
        nav(reader, "Practise").click()
        arrive("/practise?puzzle=club-", "club")
        choose(reader, "widow")
        arrive("/practise?puzzle=widow-", "widow")
        nav(reader, "Learn").click()
        arrive("/learn", "widow")
        for press, places in (("go_back", been[-2::-1]), ("go_forward", been[1:])):
            for url, game in places:
                getattr(reader.page, press)()
                reader.page.wait_for_timeout(300)  # the run begins
                reader.settle()
                assert reader.page.url == url, f"{press}, of {been}"
                shows(reader, game)


def test_the_game_is_chosen_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open(f"/practise?puzzle={LINKS['club']}")
        reader.page.locator(".st-key-game").get_by_role("radio", name=name_of("club")).focus()
        reader.page.keyboard.press("ArrowRight")
        reader.page.keyboard.press("Enter")
        shows(reader, "call-partner")
        at(reader, "/practise?puzzle=call-partner-")


def test_two_tabs_take_nothing_from_each_other(browser: Browser, app_server: str) -> None:
    """What was set in either of them is kept, and each goes on with its own puzzle."""
    with reading(browser, app_server) as first:
        first.open(f"/practise?puzzle={LINKS['sri-lankan']}")
        second = Reader(first.page.context.new_page(), app_server)
        second.open("/settings")
        second.page.get_by_text("Four suit colours").click()
        second.page.locator(".t304.four").wait_for()
        second.page.get_by_role("radio", name=name_of("club")).check(force=True)
        second.settle()
        assert second.page.get_by_role("radio", name=name_of("club")).is_checked()
        first.page.get_by_role("button", name="Table settings").click()
        first.page.get_by_text("Everything big").click()
        first.page.locator(".st-key-big").wait_for()
        first.settle()
        shows(first, "sri-lankan")
        assert first.page.url.endswith(LINKS["sri-lankan"])
        for one in (first, second):
            one.open("/settings")
            for label in ("Four suit colours", "Everything big"):
                assert one.page.get_by_role("switch", name=label).is_checked()
            assert one.page.get_by_role("radio", name=name_of("club")).is_checked()
