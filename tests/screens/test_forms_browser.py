"""The forms of questions in a real browser: choices on and below the table, an order, moments, the player."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import puzzles
from tests.screens import trials
from tests.screens.browsing import DESKTOP, PHONE, Reader, reading, tab_to
from tests.screens.helpers import puzzle_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

pytestmark = pytest.mark.browser

ORDER, BOARD = "/practise?puzzle=winner-1", "/practise?puzzle=count-1"


def open_form(reader: Reader, mode: str, of: str, kind: str) -> puzzles.Puzzle:
    puzzle = puzzle_of(mode, of, kind)
    reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
    return puzzle


def big_enough(some: Locator) -> None:
    some.first.wait_for()
    for one in some.all():
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, one.inner_html()


# --- choices ----------------------------------------------------------------------------------------------------------


def test_a_seat_is_tapped_at_its_place_or_by_its_button(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        puzzle = open_form(reader, "one", "seat", "winner")
        bad, good = puzzle.answers.wrong[0].choice, puzzle.answers.best[0]
        reader.click(reader.place(bad).locator(".plate"))
        assert reader.text("said").startswith("Not quite.")
        assert reader.place(bad).get_attribute("data-mark") == "wrong"
        assert reader.choice(bad).get_attribute("data-mark") == "wrong"
        assert reader.focused() == "go-next"
        reader.place(good).locator(".plate").click()
        assert reader.text("said").startswith("Not quite."), "the question is answered"
        reader.press("t")
        reader.click(reader.choice(good))
        assert reader.text("said").startswith("Right!")


def test_several_seats_are_chosen_and_taken_back_before_the_check(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        puzzle = open_form(reader, "every", "seat", "count")
        first, second = puzzle.question.choices[:2]
        reader.place(first).locator(".plate").click()
        reader.choice(second).click()
        assert reader.choice(first).get_attribute("aria-pressed") == "true"
        assert reader.place(second).get_attribute("data-chosen") == "true"
        reader.place(second).locator(".plate").click()
        reader.choice(first).click()
        pressed = [reader.choice(one).get_attribute("aria-pressed") for one in puzzle.question.choices]
        assert set(pressed) == {"false"}
        for one in puzzle.answers.best:
            reader.choice(one).click()
        reader.click(reader.button("submit"))
        assert reader.text("said").startswith("Right!")


def test_cards_of_the_trick_are_chosen_where_they_lie(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        puzzle = open_form(reader, "every", "card", "winner")
        lying = {one.card for one in puzzle.seen.trick}
        assert lying & set(puzzle.answers.best)
        for one in puzzle.answers.best:
            (reader.place(one) if one in lying else reader.card(one)).click()
            assert reader.choice(one).get_attribute("aria-pressed") == "true"
        reader.click(reader.button("submit"))
        assert reader.text("said").startswith("Right!")


def test_calls_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        puzzle = open_form(reader, "every", "call", "auction")
        for one in puzzle.question.choices:
            if one in puzzle.answers.best:
                tab_to(reader, one)
                reader.page.keyboard.press("Space")
                assert reader.choice(one).get_attribute("aria-pressed") == "true"
        tab_to(reader, "submit")
        reader.press("Enter")
        assert reader.text("said").startswith("Right!")
        assert reader.focused() == "go-next"
        reader.press("n")
        assert puzzles.link(puzzle) not in reader.page.url


@pytest.mark.parametrize(
    ("mode", "of", "kind"),
    [("one", "word", "settle"), ("one", "number", "count"), ("every", "suit", "count"), ("every", "call", "auction")],
)
def test_choices_on_a_phone_by_touch(browser: Browser, app_server: str, mode: str, of: str, kind: str) -> None:
    with reading(browser, app_server, PHONE, touch=True) as reader:
        puzzle = open_form(reader, mode, of, kind)
        assert reader.in_view("question")
        assert reader.width() <= PHONE[0]
        big_enough(reader.page.locator(".t304 .choices button, .t304 .actions button"))
        for one in puzzle.answers.best[:1] if mode == "one" else puzzle.answers.best:
            if mode == "one":
                reader.tap(reader.choice(one))
            else:
                reader.choice(one).tap()
        if mode == "every":
            reader.tap(reader.button("submit"))
        assert reader.text("said").startswith("Right!")
        assert reader.in_view("said")


# --- an order, and moments --------------------------------------------------------------------------------------------


def test_an_order_by_taps_that_can_be_taken_back(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(ORDER)
        for one in ("QC", *trials.RIGHT[:1]):
            reader.card(one).click()
        assert reader.text("row").split() == ["1", "2", "3", "4"]
        assert reader.button("submit").inner_text().startswith("Check")
        assert "2 / 4" in reader.button("submit").inner_text()
        reader.button("submit").click()
        assert reader.focused() == "8H", "not enough: the first card that is left"
        reader.page.locator(".t304 .row [data-pick=QC]").click()
        assert reader.card("QC").get_attribute("aria-pressed") == "false"
        for one in trials.RIGHT[1:]:
            reader.card(one).click()
        assert str(reader.card("8H").get_attribute("aria-label")).startswith("4. eight of hearts")
        reader.click(reader.button("submit"))
        assert reader.text("said").startswith("Right!")


def test_an_order_by_keyboard_alone(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(ORDER)
        reader.hand.locator("button").first.wait_for()
        hand = [str(one.get_attribute("data-card")) for one in reader.hand.locator("button").all()]
        tab_to(reader, hand[0])
        reader.page.keyboard.press("1")
        reader.page.keyboard.press("1")
        for one in trials.RIGHT:
            reader.page.keyboard.press(str(hand.index(one) + 1))
        tab_to(reader, "submit")
        reader.press("Enter")
        assert reader.text("said").startswith("Right!")


def test_the_board_of_moments_by_mouse(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(BOARD)
        reader.click(reader.button("go-on"))
        assert reader.text("question").endswith("(Moment 2)")
        reader.click(reader.button("go-caps"))
        for one in sorted(trials.MOMENTS[1].hand("S")):
            reader.card(one).click()
        reader.click(reader.button("submit"))
        assert reader.text("said").startswith("Right!")


# --- the player -------------------------------------------------------------------------------------------------------


def test_the_player_by_mouse_and_by_arrows(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(ORDER)
        for one in sorted(trials.RIGHT):
            reader.card(one).click()
        reader.click(reader.button("submit"))
        assert reader.page.locator(".laid").count() == 0
        reader.press("s")
        assert reader.focused() == "forward"
        assert reader.page.locator(".laid").count() == 3
        assert reader.page.locator(".laid .chip-box").count() == 11
        assert reader.page.locator('.laid [data-mark="changed"]').count() == 2
        reader.control("forward").click()
        assert reader.text("said") == "You play 10♦."
        assert reader.text("player .at") == "1 / 15"
        for key, at in (("ArrowRight", "2"), ("ArrowLeft", "1"), ("End", "15"), ("ArrowRight", "15"), ("Home", "0")):
            reader.page.keyboard.press(key)
            assert reader.text("player .at") == f"{at} / 15"
        assert reader.control("back").get_attribute("aria-disabled") == "true"
        assert reader.page.locator(".laid .chip-box").count() == 11, "back at the start"
        reader.click(reader.button("go-show-1"))
        assert reader.text("player .at") == "0 / 7"
        reader.press("b")
        assert reader.page.locator(".laid").count() == 0
        reader.press("t")
        assert reader.button("submit").count() == 1


def test_the_player_plays_by_itself_until_it_is_stopped(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(ORDER)
        for one in sorted(trials.RIGHT):
            reader.card(one).click()
        reader.click(reader.button("submit"))
        reader.click(reader.button("go-show-0"))
        reader.control("play").click()
        assert reader.control("play").get_attribute("aria-label") == "Pause"
        reader.page.wait_for_function(
            "t => document.querySelector(t).shadowRoot.querySelector('.player .at').textContent.startsWith('2')",
            arg="[data-testid=stBidiComponentIsolated]",
        )
        reader.control("play").click()
        stopped = reader.text("player .at")
        reader.page.wait_for_timeout(2500)
        assert reader.text("player .at") == stopped
        assert reader.control("play").get_attribute("aria-label") == "Play it"


def test_the_player_on_a_phone(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server, PHONE, touch=True) as reader:
        reader.open(ORDER)
        big_enough(reader.page.locator(".t304 .hand button"))
        for one in sorted(trials.RIGHT):
            reader.card(one).tap()
        reader.tap(reader.button("submit"))
        reader.tap(reader.button("go-show-0"))
        assert reader.width() <= PHONE[0]
        big_enough(reader.page.locator(".t304 .player button"))
        reader.control("last").tap()
        assert reader.text("player .at") == "15 / 15"


# --- the rest of the page ---------------------------------------------------------------------------------------------


def test_the_report_is_a_small_file(browser: Browser, app_server: str, tmp_path: Path) -> None:
    with reading(browser, app_server) as reader:
        puzzle = open_form(reader, "one", "seat", "winner")
        bad = puzzle.answers.wrong[0].choice
        reader.click(reader.choice(bad))
        with reader.page.expect_download() as waiting:
            reader.page.get_by_role("button", name="Report this puzzle").click()
        assert waiting.value.suggested_filename == f"304-{puzzles.link(puzzle)}.json"
        file = tmp_path / "report.json"
        waiting.value.save_as(file)
        report = json.loads(file.read_text("utf-8"))
        assert report["answer"] == [bad]
        assert puzzles.read(report["puzzle"]) == puzzle
        assert file.stat().st_size < 40_000


def test_a_kind_is_chosen_in_the_panel(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server, DESKTOP) as reader:
        reader.open("/practise?puzzle=legal-card-7.v2")
        reader.page.locator(".st-key-wishes button").first.click()
        with reader.move():
            reader.page.get_by_role("radio", name="Count").check(force=True)
        reader.page.wait_for_url("**/practise?puzzle=count-*")
        assert reader.page.get_by_role("heading", level=1).inner_text() == "Count"
