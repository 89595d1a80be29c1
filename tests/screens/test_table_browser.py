"""The card table in a real browser: typed answers, keys, dragging, the trick before, what moves, what fits a phone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

import puzzles
from tests.screens import trials
from tests.screens.browsing import MENU, PHONE, TABLE, Reader, reading
from tests.screens.helpers import puzzle_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

pytestmark = pytest.mark.browser

ORDER, BOARD = "/practise?puzzle=winner-1", "/practise?puzzle=count-1"


REASON = f"document.querySelector('{TABLE}').shadowRoot.querySelector('.reason:not([hidden])')"
MOVING = (
    f"document.querySelector('{TABLE}').shadowRoot.querySelector('.t304').getAnimations({{ subtree: true }})"
    ".some((one) => one.playState === 'running')"
)


COUNTING = """const Tone = OscillatorNode;
window.tones = 0;
window.OscillatorNode = class extends Tone { start(...at) { window.tones += 1; super.start(...at); } };"""


HEARD = f"""() => {{
  window.moved = [];
  document.querySelector('{TABLE}').shadowRoot.addEventListener("animationstart", ({{ animationName, target }}) =>
    window.moved.push(`${{animationName}} ${{target.closest("[data-card]")?.dataset.card}}`));
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, times) {{
    window.moved.push(`glide ${{this.dataset.card ?? this.className}}`);
    return animate.call(this, frames, times);
  }};
}}"""
"""From now on, write down what moves on the table: how, and which card."""


def moved(reader: Reader) -> set[str]:
    reader.page.wait_for_function(f"!({MOVING})")
    return set(reader.page.evaluate("window.moved.splice(0)"))


def open_puzzle(reader: Reader, mode: str, of: str = "card", kind: str = "legal-card") -> puzzles.Puzzle:
    puzzle = puzzle_of(mode, of, kind)
    reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
    reader.page.locator(".t304 .typed").wait_for()
    return puzzle


def field(reader: Reader) -> Locator:
    return reader.page.locator("#typed-text")


def type_in(reader: Reader, text: str) -> None:
    """Type an answer that cannot be sent."""
    field(reader).fill(text)
    reader.page.keyboard.press("Enter")


def send(reader: Reader, text: str) -> None:
    with reader.move():
        type_in(reader, text)


def complaint(reader: Reader) -> str:
    return reader.page.locator("#typed-said").inner_text()


def middle(reader: Reader, target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(reader: Reader, one: Locator, to: Locator) -> None:
    mouse = reader.page.mouse
    mouse.move(*middle(reader, one))
    mouse.down()
    mouse.move(*middle(reader, to), steps=6)
    mouse.up()


def moving(reader: Reader) -> int:
    script = "e => e.shadowRoot.querySelector('.t304').getAnimations({ subtree: true }).length"
    return int(reader.page.locator(TABLE).evaluate(script))


# --- typed answers ----------------------------------------------------------------------------------------------------


def test_a_typed_card_is_judged_like_a_tap(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        puzzle = open_puzzle(reader, "one")
        wrong, right = puzzle.answers.wrong[0].choice, puzzle.answers.best[0]
        reader.page.keyboard.press("/")
        for text in ("banana", "J", "caps"):
            type_in(reader, text)
            assert complaint(reader).startswith("I cannot read that.")
        absent = next(one for one in ("7S", "7H", "7D", "7C", "8S", "8H", "8D", "8C") if reader.card(one).count() == 0)
        type_in(reader, absent)
        assert complaint(reader) == "That is no choice here."
        assert field(reader).get_attribute("aria-invalid") == "true"
        sent = len(reader.frames)
        reader.page.keyboard.press("r")
        reader.page.keyboard.press("c")
        reader.page.wait_for_timeout(300)
        assert len(reader.frames) == sent, "Streamlit's keys do not fire from the field"
        assert reader.page.get_by_role("dialog").count() == 0
        assert complaint(reader) == "", "it goes when something else is typed"
        send(reader, f"{wrong[1]}{wrong[0]}".lower())
        assert reader.text("said").startswith("Not quite.")
        assert field(reader).is_hidden()
        reader.press("u")
        assert field(reader).input_value() == ""
        send(reader, str(reader.card(right).get_attribute("aria-label")).split(",")[0])
        assert reader.text("said").startswith("Right!")
        assert reader.focused() == "go-next"


@pytest.mark.parametrize(
    ("mode", "of", "kind"), [("every", "card", "legal-card"), ("every", "call", "auction"), ("one", "seat", "winner")]
)
def test_typed_cards_calls_and_players(browser: Browser, app_server: str, mode: str, of: str, kind: str) -> None:
    with reading(browser, app_server) as reader:
        puzzle = open_puzzle(reader, mode, of, kind)
        best = puzzle.answers.best if mode == "every" else puzzle.answers.best[:1]
        send(reader, ", ".join(one.removeprefix("bid ") for one in best))
        assert reader.text("said").startswith("Right!")


def test_a_typed_button_and_the_order_of_a_caps_call(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(BOARD)
        send(reader, "go on")
        assert reader.text("question").endswith("(Moment 2)")
        cards = [str(one) for one in sorted(trials.MOMENTS[1].hand("S"))]
        send(reader, f"caps {' '.join(cards)}")
        assert reader.focused() == "submit", "the cards stand in the row: Enter checks them"
        assert reader.page.locator(".t304 .row [data-pick]").count() == len(cards)
        reader.press("Enter")
        assert reader.text("said").startswith("Right!")


def test_a_typed_order_names_all_cards(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(ORDER)
        type_in(reader, "10d qc")
        assert complaint(reader) == "Name all of them, in order."
        send(reader, f"caps {' '.join(trials.RIGHT)}")
        assert reader.text("said").startswith("Right!")


# --- keys -------------------------------------------------------------------------------------------------------------


def test_the_keys_work_from_anywhere(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(ORDER)
        reader.hand.locator("button").first.wait_for()
        hand = [str(one.get_attribute("data-card")) for one in reader.hand.locator("button").all()]
        for key in "21":
            reader.page.keyboard.press(key)
        assert reader.focused() == hand[0]
        reader.page.keyboard.press("u")
        assert [one.get_attribute("data-pick") for one in reader.page.locator(".t304 .row [data-pick]").all()] == [
            hand[1]
        ]
        reader.page.keyboard.press("u")
        assert reader.page.locator(".t304 .row [data-pick]").count() == 0


def test_the_trick_before_by_key_and_by_mouse(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(ORDER)
        past = reader.page.locator(".t304 .past")
        reader.button("last").wait_for()
        assert past.is_hidden()
        reader.page.keyboard.press("l")
        assert reader.focused() == "last"
        shown = [str(one.get_attribute("aria-label")) for one in past.get_by_role("img").all()]
        assert len(shown) == 4
        reader.page.keyboard.press("Escape")
        assert past.is_hidden()
        reader.button("last").click()
        past.click()
        assert past.is_hidden()


# --- an order by dragging ---------------------------------------------------------------------------------------------


def test_an_order_by_dragging(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(ORDER)
        slots = reader.page.locator(".t304 .row li:not(.row-name)")
        for at, one in enumerate((*trials.RIGHT[1:3], trials.RIGHT[0])):
            drag(reader, reader.card(one), slots.nth(at))
        assert [one.get_attribute("data-pick") for one in slots.all()] == [*trials.RIGHT[1:3], trials.RIGHT[0], None]
        drag(reader, slots.nth(2), slots.nth(0))
        drag(reader, reader.card(trials.RIGHT[3]), reader.page.locator(".t304 .question"))
        assert slots.nth(3).get_attribute("data-pick") is None, "dropped elsewhere: it goes back"
        reader.card(trials.RIGHT[3]).click()
        assert [one.get_attribute("data-pick") for one in slots.all()] == list(trials.RIGHT)
        reader.click(reader.button("submit"))
        assert reader.text("said").startswith("Right!")


# --- a wrong try, and what moves --------------------------------------------------------------------------------------


def test_the_reason_stands_at_the_card_that_proves_it(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/learn?lesson=hidden-nine&step=follow")
        reader.click(reader.card("JS"))
        reason = reader.page.locator(".t304 .reason")
        assert reason.inner_text() == "Hearts were led, so you must follow suit."
        assert reader.card("TH").get_attribute("data-mark") == "witness"
        tip = reason.evaluate("e => e.getBoundingClientRect().left + parseFloat(e.style.getPropertyValue('--tip'))")
        assert abs(float(tip) - middle(reader, reader.card("TH"))[0]) < 3
        reason.click()
        assert reason.is_hidden()


def test_an_illegal_card_is_shaken_off_and_the_one_that_proves_it_glows(browser: Browser, app_server: str) -> None:
    glow = "one => getComputedStyle(one.querySelector('.face') ?? one).boxShadow + getComputedStyle(one).boxShadow"
    with reading(browser, app_server) as reader:
        reader.open("/learn?lesson=hidden-nine&step=follow")
        before = reader.card("TH").evaluate(glow)
        reader.page.evaluate(HEARD)
        reader.click(reader.card("JS"))
        assert "shake JS" in moved(reader)
        assert reader.card("JS").is_visible(), "it is back in its place"
        assert reader.card("TH").evaluate(glow) != before


def test_closed_inspect_a_folded_card_turns_over_and_the_indicator_goes_home(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/learn?lesson=hidden-nine&step=follow")
        reader.click(reader.card("TH"))
        reader.page.evaluate(HEARD)
        assert reader.card("JS").get_attribute("data-indicator") == "true"
        reader.click(reader.button("go-next"))
        assert {"away 9S", "come 9S", "glide JS"} <= moved(reader)
        assert reader.card("JS").get_attribute("data-indicator") == "false"


def test_nothing_moves_for_who_wants_no_motion(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        for wish, moves in (("no-preference", True), ("reduce", False)):
            reader.page.emulate_media(reduced_motion=wish)  # type: ignore[arg-type]
            reader.open("/learn?lesson=hidden-nine&step=follow")
            reader.card("JS").wait_for()
            reader.page.wait_for_function(f"!({MOVING})")
            with reader.move():
                reader.card("JS").click()
                reader.page.wait_for_function(REASON)
                assert (moving(reader) > 0) == moves


def test_tones_are_heard_by_who_asked_for_them(browser: Browser, app_server: str) -> None:
    for wish, heard in (({}, 0), ({"sound": True}, 1)):
        with reading(browser, app_server) as reader:
            cookie = quote(json.dumps({"visit": f"sound{heard}".ljust(32, "x"), "settings": json.dumps(wish)}))
            reader.page.context.add_cookies([{"name": "tutor304", "value": cookie, "url": reader.home}])
            reader.page.add_init_script(COUNTING)
            puzzle = puzzle_of("one")
            reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
            reader.click(reader.card(puzzle.answers.wrong[0].choice))
            assert reader.page.evaluate("window.tones") == heard


def test_an_indicator_that_is_set_comes_from_the_hand(browser: Browser, app_server: str) -> None:
    with reading(browser, app_server) as reader:
        reader.open("/learn?lesson=hidden-nine")
        reader.click(reader.card("JS"))
        reader.click(reader.button("go-next"))
        card, plate = reader.card("JS").bounding_box(), reader.page.locator(".t304 .at-bottom .plate").bounding_box()
        first = reader.card("TS").bounding_box()
        assert card is not None
        assert plate is not None
        assert first is not None
        assert card["y"] + card["height"] < first["y"] + 12, "before the hand"
        assert card["x"] > plate["x"] + plate["width"], "beside the name"


def test_the_player_has_three_speeds(browser: Browser, trial_server: str) -> None:
    with reading(browser, trial_server) as reader:
        reader.open(ORDER)
        for one in sorted(trials.RIGHT):
            reader.card(one).click()
        reader.click(reader.button("submit"))
        reader.click(reader.button("go-show-0"))
        names = []
        for _ in range(3):
            reader.control("speed").click()
            names.append(reader.control("speed").get_attribute("aria-label"))
        assert names == ["Fast", "Slow", "Normal speed"]
        reader.control("speed").click()
        reader.control("play").click()
        reader.page.wait_for_timeout(2400)
        assert int(reader.text("player .at").split(" ")[0]) >= 2


# --- a phone ----------------------------------------------------------------------------------------------------------


def test_question_trick_and_the_whole_hand_fit_a_phone(browser: Browser, app_server: str) -> None:
    """Eight cards at the first trick, the largest hand there is."""
    seed = next(one for one in range(300) if len(puzzles.make("legal-card", one).seen.hand) == 8)
    with reading(browser, app_server, PHONE, touch=True) as reader:
        reader.open(f"/practise?puzzle={puzzles.link(puzzles.make('legal-card', seed))}")
        reader.hand.locator("button").first.wait_for()
        top, bottom = reader.page.locator(".question").bounding_box(), reader.hand.bounding_box()
        assert top is not None
        assert bottom is not None
        assert top["y"] >= MENU
        assert bottom["y"] + bottom["height"] <= PHONE[1], "all of it without scrolling"
        assert reader.width() <= PHONE[0]
        for button in reader.page.locator(".t304 button:visible, .t304 input:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44, button.evaluate("e => e.outerHTML.slice(0, 90)")
