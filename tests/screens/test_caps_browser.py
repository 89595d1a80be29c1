"""The two kinds about Caps in a real browser: too early, the refutation, in time with its order; by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import puzzles
from puzzles import packs
from puzzles.caps_moment import CapsMoment
from puzzles.caps_order import CapsOrder
from puzzles.telling import NEVER
from tests.screens.browsing import Reader, reading

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def moment_puzzle() -> CapsMoment:
    """One of the pack whose first stop is too early and in which a call comes due."""
    for one in packs.pack("caps-moment"):
        puzzle = one.puzzle()
        assert isinstance(puzzle, CapsMoment)
        if puzzle.answers.best[0] not in (NEVER, puzzle.question.choices[0]):
            return puzzle
    raise AssertionError


def go(reader: Reader, name: str) -> None:
    """Tab to a button or a card and press it."""
    for _ in range(40):
        if reader.focused() == name:
            reader.press("Enter")
            return
        reader.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name}")


def state(reader: Reader, cards: tuple[str, ...]) -> None:
    """Choose the cards of an order by their numbers in the hand."""
    reader.hand.locator("button").first.wait_for()
    hand = [str(one.get_attribute("data-card")) for one in reader.hand.locator("button").all()]
    for _ in range(40):
        if reader.focused() == hand[0]:
            break
        reader.page.keyboard.press("Tab")
    for one in cards:
        reader.page.keyboard.press(str(hand.index(one) + 1))


def test_caps_moment_by_keyboard_alone(browser: Browser, app_server: str) -> None:
    puzzle = moment_puzzle()
    views = puzzles.kind("caps-moment").views
    assert views is not None
    seen = dict(views(puzzle))
    best = next(one for one in puzzle.proof if one.ruling.allowed)
    with reading(browser, app_server) as reader:
        reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
        go(reader, "go-caps")
        state(reader, tuple(seen[puzzle.question.choices[0]].hand))
        go(reader, "submit")
        assert reader.text("said").startswith("Not quite. That is too early")
        reader.press("s")
        assert reader.text("question").endswith("this deal beats the claim")
        reader.page.keyboard.press("End")
        assert " wins " in reader.text("said")
        reader.press("b")
        reader.press("t")
        for _ in range(puzzle.question.choices.index(best.choice)):
            go(reader, "go-on")
        go(reader, "go-caps")
        state(reader, best.order)
        go(reader, "submit")
        assert reader.text("said").startswith("Right! You can prove the rest")


def test_caps_order_wrong_and_right(browser: Browser, app_server: str) -> None:
    puzzle = next(one for one in packs.pack("caps-order") if one.level > 1).puzzle()
    assert isinstance(puzzle, CapsOrder)
    with reading(browser, app_server, (1280, 800)) as reader:
        reader.open(f"/practise?puzzle={puzzles.link(puzzle)}")
        check = reader.button("submit").bounding_box()
        assert check is not None
        assert check["y"] + check["height"] <= 800, "the button that ends the answer lies below the fold"
        state(reader, puzzle.proof[1].order)
        go(reader, "submit")
        assert reader.text("said").startswith("Not quite. In this order")
        reader.press("s")
        reader.press("b")
        reader.press("t")
        for one in (*puzzle.proof[1].order, *puzzle.answers.best):  # the order that failed is taken back first
            reader.card(one).click()
        reader.click(reader.button("submit"))
        assert reader.text("said").startswith("Right! This order holds")
