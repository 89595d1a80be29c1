"""The app in a real browser: by mouse, by touch on a phone, by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import puzzles
from lessons import Walk
from lessons.course import load_course
from puzzles import Puzzle
from tests.lessons.helpers import known, nine
from tests.puzzles.helpers import known_cards
from tests.screens.browsing import DESKTOP, MENU, PHONE, Reader, press_to, reading, tab_to
from tests.screens.helpers import puzzle_of
from tutor.app.screens.placement import probes_of
from tutor.cards import PACK
from tutor.wording import words

if TYPE_CHECKING:
    from playwright.sync_api import Browser, WebSocketRoute

pytestmark = pytest.mark.browser


def only_known(reader: Reader, walk: Walk) -> None:
    """Nothing that came for this moment names a card that its seat cannot know."""
    assert not reader.cards_seen() & (set(PACK) - known(nine().timeline, walk.moment, walk.seat)), walk.to_link()


def test_the_lesson_by_mouse(browser: Browser, app_server: str) -> None:
    """From the first step to the end: the question, the table and the way on are in view, and no hidden card."""
    walk = Walk.start(nine())
    with reading(browser, app_server) as reader:
        reader.open("/learn?lesson=hidden-nine")
        while True:
            assert f"step={walk.to_link()}" in reader.page.url
            assert reader.in_view("question")
            assert reader.in_view("foot")
            assert reader.width() <= DESKTOP[0]
            only_known(reader, walk)
            if walk.scene.question is not None:
                (one,) = walk.scene.question.right
                reader.click(reader.card(one) if one in walk.ask.cards else reader.button(one))  # type: ignore[union-attr]
                walk = walk.answer([one])
                assert reader.text("said").startswith("Right!")
                assert reader.in_view("foot")
                assert reader.focused() == "go-next"
                only_known(reader, walk)
            walk = walk.next()
            if walk.step.kind == "recap":
                break
            reader.click(reader.button("go-next"))
        reader.button("go-next").click()
        reader.page.get_by_role("button", name="Now practise").click()
        reader.page.wait_for_url("**/practise?puzzle=*")
        reader.settle()


def test_the_first_steps_by_touch_on_a_phone(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server, PHONE, touch=True) as reader:
        reader.open("/learn?lesson=hidden-nine")
        for wrong, right in (("TS", "JS"), (None, None), ("KS", "9S")):
            assert reader.scrolled() == 0, "a step begins at the top of its text"
            assert reader.in_view("question")
            assert reader.width() <= PHONE[0]
            top, bottom = reader.page.locator(".question").bounding_box(), reader.hand.bounding_box()
            assert top is not None
            assert bottom is not None
            assert bottom["y"] + bottom["height"] - top["y"] <= PHONE[1] - MENU, "question, trick and hand fit together"
            if wrong is not None:
                reader.tap(reader.card(wrong))
                assert reader.in_view("said")
                reader.tap(reader.button("go-undo"))
                reader.tap(reader.card(right))
                assert reader.in_view("said")
            reader.button("go-next").scroll_into_view_if_needed()
            for button in reader.page.locator(".t304 .actions button, .t304 .hand button, .st-key-nav a").all():
                box = button.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= 44
            reader.tap(reader.button("go-next"))
        assert "step=sure" in reader.page.url


# --- the keyboard -----------------------------------------------------------------------------------------------------


def first_card(puzzle: Puzzle) -> str:
    return str(next(iter(puzzle.seen.hand)))


def arrow_to(reader: Reader, card: str) -> None:
    press_to(reader, "ArrowRight", card, 8)


def test_one_card_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    puzzle = puzzle_of("one")
    wrong, right = puzzle.answers.wrong[0].choice, puzzle.answers.best[0]
    with reading(browser, app_server) as reader:
        reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
        tab_to(reader, first_card(puzzle))
        arrow_to(reader, wrong)
        sent = len(reader.frames)
        for key in "rcn":  # Streamlit's own keys, and ours for what is not there yet
            reader.page.keyboard.press(key)
        reader.page.wait_for_timeout(300)
        assert len(reader.frames) == sent
        assert reader.page.get_by_role("dialog").count() == 0
        reader.press("h")
        assert reader.focused() == "go-hint"
        tab_to(reader, "go-next")
        reader.page.keyboard.press("Shift+Tab")
        reader.page.keyboard.press("Shift+Tab")
        assert reader.focused() == wrong, "the hand remembers its card"
        reader.press("Enter")
        assert reader.text("said").startswith("Not quite.")
        assert reader.focused() == "go-next"
        reader.press("t")
        arrow_to(reader, right)
        reader.press("Enter")
        assert reader.text("said").startswith("Right!")
        reader.press("n")
        assert puzzles.link(puzzle) not in reader.page.url
        # the next question may be of any kind: the first choice below the table, or where it has none, the first card
        choices = reader.page.locator(".t304 .choices [data-pick]")
        first, name = (choices, "data-pick") if choices.count() else (reader.hand.locator("button"), "data-card")
        assert reader.focused() == first.first.get_attribute(name)


def test_every_card_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    puzzle = puzzle_of("every")
    with reading(browser, app_server) as reader:
        reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
        tab_to(reader, first_card(puzzle))
        for one in puzzle.answers.best:
            arrow_to(reader, one)
            reader.page.keyboard.press("Space")
            assert reader.card(one).get_attribute("aria-pressed") == "true"
        tab_to(reader, "submit")
        reader.press("Enter")
        assert reader.text("said").startswith("Right!")
        assert reader.focused() == "go-next"


# --- links, reload, the browser's own buttons -------------------------------------------------------------------------


def test_reload_back_and_forward_keep_the_place(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/learn?lesson=hidden-nine")
        reader.click(reader.card("JS"))
        reader.click(reader.button("go-next"))
        reader.click(reader.button("go-next"))
        with reader.move():
            reader.page.go_back()
        assert "step=bids" in reader.page.url
        assert reader.text("question") == "Look at the table, then go on."
        with reader.move():
            reader.page.go_forward()
        assert "step=fold" in reader.page.url
        reader.page.reload()
        reader.settle()
        assert reader.text("question") == "Tap your highest spade."
        assert reader.card("9S").count() == 1


def test_a_puzzle_shows_no_hidden_card_on_the_wire(browser: Browser, app_server: str) -> None:
    for puzzle in (puzzle_of("one"), puzzle_of("every")):
        secrets = set(PACK) - known_cards(puzzles.replay(puzzle), puzzle.seat)
        with reading(browser, app_server) as reader:
            reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
            found = reader.cards_seen()
            assert set(puzzle.seen.hand) <= found, "the search finds cards"
            reader.click(reader.button("go-hint"))
            if puzzle.question.mode == "one":
                reader.click(reader.card(puzzle.answers.wrong[0].choice))
            else:
                reader.click(reader.page.locator(".t304 .main"))
            found |= reader.cards_seen()
            assert not found & secrets


# --- what a click draws -----------------------------------------------------------------------------------------------


def test_an_answer_draws_only_the_part_of_the_page_that_it_changes(browser: Browser, app_server: str) -> None:
    puzzle = puzzle_of("one")
    panel = words().say("page-choose-practice").encode()
    with reading(browser, app_server) as reader:
        reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
        reader.hand.locator("button").first.wait_for()
        assert panel in b"".join(reader.frames)
        reader.frames.clear()
        reader.click(reader.card(puzzle.answers.wrong[0].choice))
        reader.page.get_by_text("0 of 1 right").wait_for()
        assert panel not in b"".join(reader.frames)


def test_a_puzzle_of_another_kind_brings_its_own_title(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open(f"/practise?puzzle={puzzles.link(puzzle_of('one'))}")
        reader.page.get_by_text(words().say("page-choose-practice")).click()
        with reader.move():
            reader.page.get_by_text(words().say("page-kind-any")).first.click()
        reader.page.keyboard.press("Escape")
        titles = set()
        for _ in range(20):
            reader.click(reader.button("go-next"))
            kind = puzzles.from_link(reader.page.url.partition("puzzle=")[2]).kind
            reader.page.locator("h1").get_by_text(words().say(f"kind-{kind}")).wait_for()
            titles.add(kind)
            if len(titles) > 1:
                return
    raise AssertionError(f"twenty draws of all kinds gave {titles}")


# --- a bad connection, a hasty hand -----------------------------------------------------------------------------------


def test_a_lost_tap_is_offered_again_and_a_double_one_counts_once(browser: Browser, app_server: str) -> None:
    puzzle = puzzle_of("one")
    wrong = puzzle.answers.wrong[0].choice
    with reading(browser, app_server) as reader:
        lost: list[bool] = []

        def between(ours: WebSocketRoute) -> None:
            server = ours.connect_to_server()
            ours.on_message(lambda message: None if lost else server.send(message))

        reader.page.route_web_socket("**/_stcore/stream", between)
        reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
        lost.append(True)
        reader.card(wrong).click()
        reader.page.get_by_text("Sending your answer …").wait_for()
        reader.page.get_by_text("No answer came. Please tap again.").wait_for()
        lost.clear()
        with reader.move():
            reader.card(wrong).dblclick(delay=40)
        assert reader.text("waiting") == ""
        assert reader.page.get_by_text("0 of 1 right").count() == 1
        reader.page.locator(".st-key-nav").get_by_text("Rules").click()
        reader.page.wait_for_url("**/rules")
        reader.settle()


def test_who_knows_nothing_comes_to_the_end_of_the_placement_test(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/learn?placement=1")
        for _ in probes_of(load_course()):
            reader.click(reader.button("go-unsure"))
        reader.page.get_by_role("button", name=words().say("course-all")).click()
        reader.page.wait_for_url("**/learn")
        reader.page.get_by_role("button", name=words().say("place-again")).wait_for()
