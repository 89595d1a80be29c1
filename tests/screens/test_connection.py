"""A lost connection, in a real browser: a tap in flight is pending, and then counted once or offered again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import puzzles
from puzzles import Puzzle
from tests.conftest import serving
from tests.screens.browsing import Reader, reading
from tests.screens.helpers import puzzle_of
from tests.screens.wire import Wire, wire
from tutor.cards import Card
from tutor.wording import words

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

pytestmark = pytest.mark.browser

CUT = ("net::ERR_", "Client Error in reaching server", "server is not responding", "when disconnected from server")
"""What browser and Streamlit write when the wire is cut."""

STATE = "document.querySelector('[data-testid=stApp]')?.dataset.testConnectionState"
PENDING, AGAIN = "Sending your answer …", "No answer came. Please tap again."


@pytest.fixture
def puzzle() -> Puzzle:
    return puzzle_of("one")


@pytest.fixture
def cut_wire(app_server: str) -> Iterator[Wire]:
    with wire(app_server) as made:
        yield made


def sit(reader: Reader, puzzle: Puzzle) -> str:
    """Open the puzzle; a wrong choice of it."""
    reader.expected = CUT
    reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
    wrong = str(puzzle.answers.wrong[0].choice)
    reader.card(wrong).wait_for()
    return wrong


def counts(reader: Reader, number: int) -> None:
    """Wait until the page says that so many answers, all of them wrong, count."""
    reader.page.get_by_text(f"0 of {number} right" if number else "No answers yet").wait_for()


def cut(reader: Reader, between: Wire) -> None:
    """Cut the wire, and wait until the page has noticed."""
    between.cut()
    reader.page.wait_for_function(f"{STATE} !== 'CONNECTED'")


def join(reader: Reader, between: Wire, url: str) -> None:
    """Join the wire to a server, and wait until the page has found it."""
    between.join(url)
    reader.page.wait_for_function(f"{STATE} === 'CONNECTED'", timeout=60_000)


def told(reader: Reader, start: str) -> None:
    """Wait for the verdict; nothing is pending any more."""
    reader.page.locator(".t304 .word").get_by_text(start).wait_for()
    assert reader.text("waiting") == ""
    assert reader.root.get_attribute("data-sent") == "false"


def test_a_tap_without_a_connection_is_pending_and_goes_out_when_there_is_one(
    browser: Browser, app_server: str, cut_wire: Wire, puzzle: Puzzle
) -> None:
    with reading(browser, cut_wire.home) as reader:
        wrong = sit(reader, puzzle)
        cut(reader, cut_wire)
        reader.card(wrong).click()
        reader.page.get_by_text(PENDING).wait_for()
        join(reader, cut_wire, app_server)
        told(reader, "Not quite.")
        counts(reader, 1)


def test_a_tap_that_never_goes_out_is_offered_again(
    browser: Browser, app_server: str, cut_wire: Wire, puzzle: Puzzle
) -> None:
    with reading(browser, cut_wire.home) as reader:
        wrong = sit(reader, puzzle)
        cut(reader, cut_wire)
        reader.card(wrong).click()
        reader.page.get_by_text(AGAIN).wait_for()
        assert reader.root.get_attribute("data-sent") == "false"
        join(reader, cut_wire, app_server)
        counts(reader, 0)
        reader.click(reader.card(wrong))
        told(reader, "Not quite.")
        counts(reader, 1)


def test_an_answer_that_arrived_is_told_after_the_connection_is_back_and_counts_once(
    browser: Browser, app_server: str, cut_wire: Wire, puzzle: Puzzle
) -> None:
    with reading(browser, cut_wire.home) as reader:
        wrong = sit(reader, puzzle)
        cut_wire.mute()
        reader.card(wrong).click()
        reader.page.get_by_text(PENDING).wait_for()
        cut(reader, cut_wire)
        join(reader, cut_wire, app_server)
        told(reader, "Not quite.")
        counts(reader, 1)


def test_a_server_that_starts_again_finds_the_reader_at_the_same_puzzle(
    browser: Browser, puzzle: Puzzle, tmp_path: Path
) -> None:
    """It knows nothing of the answer that was on its way: the table says so and offers it again."""
    command = ("-m", "tutor.cli", "app", "--port", "PORT", "--no-browser")
    with wire("http://127.0.0.1:9") as cut_wire, reading(browser, cut_wire.home) as reader:
        with serving(tmp_path, *command) as first:
            cut_wire.join(first)
            wrong = sit(reader, puzzle)
            reader.click(reader.button("go-hint"))
            cut(reader, cut_wire)
            reader.card(wrong).click()
        with serving(tmp_path, *command) as second:
            join(reader, cut_wire, second)
            reader.page.get_by_text(AGAIN).wait_for()
            assert puzzles.link(puzzle) in reader.page.url
            counts(reader, 0)
            reader.click(reader.card(wrong))
            told(reader, "Not quite.")
            counts(reader, 1)


# --- the plain table --------------------------------------------------------------------------------------------------


def sit_plainly(reader: Reader, puzzle: Puzzle) -> Locator:
    """Open the puzzle on the plain table; the button of a wrong choice."""
    reader.expected = CUT
    reader.open(f"/practise?puzzle={puzzles.link(puzzle)}&plain=1")
    return reader.page.get_by_role("button", name=words().card(Card(puzzle.answers.wrong[0].choice)))


def told_plainly(reader: Reader) -> None:
    """Wait for the verdict; nothing is pending any more."""
    reader.page.get_by_role("alert").get_by_text("Not quite.").wait_for()
    assert reader.page.locator(".plain-waiting").inner_text() == ""


def test_a_press_on_the_plain_table_that_was_lost_is_pending_and_made_again(
    browser: Browser, app_server: str, cut_wire: Wire, puzzle: Puzzle
) -> None:
    with reading(browser, cut_wire.home) as reader:
        wrong = sit_plainly(reader, puzzle)
        cut_wire.swallow()
        wrong.click()
        reader.page.get_by_text(PENDING).wait_for()
        cut(reader, cut_wire)
        join(reader, cut_wire, app_server)
        told_plainly(reader)
        counts(reader, 1)


def test_a_press_on_the_plain_table_that_arrived_counts_once(
    browser: Browser, app_server: str, cut_wire: Wire, puzzle: Puzzle
) -> None:
    with reading(browser, cut_wire.home) as reader:
        wrong = sit_plainly(reader, puzzle)
        cut_wire.mute()
        wrong.click()
        reader.page.get_by_text(PENDING).wait_for()
        cut(reader, cut_wire)
        join(reader, cut_wire, app_server)
        told_plainly(reader)
        counts(reader, 1)


def test_a_press_on_the_plain_table_that_never_arrives_is_offered_again(
    browser: Browser, app_server: str, cut_wire: Wire, puzzle: Puzzle
) -> None:
    with reading(browser, cut_wire.home) as reader:
        wrong = sit_plainly(reader, puzzle)
        cut_wire.swallow()
        wrong.click()
        cut(reader, cut_wire)
        reader.page.get_by_text(AGAIN).wait_for()
        join(reader, cut_wire, app_server)
        counts(reader, 0)
        wrong.click()
        told_plainly(reader)
        counts(reader, 1)
