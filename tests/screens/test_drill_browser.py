"""Drills in a real browser: made by a coach, played by keyboard, saved, judged; what is drawn is sound."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from puzzles.drills import Handout, questions_of, read_handout
from puzzles.drills.results import read_result
from tests.puzzles.drilling import DRILL, LINKS, out, right
from tests.screens.browsing import PHONE, Reader, reading
from tests.screens.test_access import violations
from tutor.wording import words

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def begin(reader: Reader, handout: Handout) -> None:
    """Open the link, write the name and start, by keyboard alone."""
    reader.open(f"/drill?d={handout.to_link()}")
    reader.page.locator(".st-key-drill-name input").focus()
    reader.page.keyboard.type("Nimal")
    reader.page.keyboard.press("Enter")
    reader.root.wait_for()
    reader.settle()


def saved(reader: Reader, name: str, folder: Path) -> bytes:
    """What a button saves."""
    with reader.page.expect_download() as coming:
        reader.page.get_by_role("button", name=name, exact=True).click()
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    return file.read_bytes()


def test_from_the_coach_to_the_result_and_back(browser: Browser, app_server: str, tmp_path: Path) -> None:
    found: dict[str, list[str]] = {}
    with reading(browser, app_server) as coach, reading(browser, app_server) as player:
        coach.open("/coach?part=drills")
        for number, link in enumerate(LINKS[1:], start=1):
            coach.page.locator(".st-key-drill-pick input").fill(link)
            coach.page.keyboard.press("Enter")
            coach.page.locator(f".st-key-drill-row-{number - 1}").wait_for()
        coach.page.get_by_role("button", name=words().say("coach-drill-make")).click()
        coach.page.locator("img.qr").wait_for()
        assert coach.page.locator("img.qr").evaluate("one => one.complete && one.naturalWidth > 0")
        found["made"] = list(violations(coach))
        handout = read_handout(coach.page.locator(".stCode code").inner_text())
        assert handout.drill.picked == LINKS[1:]
        assert read_handout(saved(coach, words().say("coach-hand-file"), tmp_path)) == handout
        for name, start in (("sheet", b"%PDF"), ("answers", b"%PDF"), ("anki", b"PK"), ("rules", b"PK")):
            assert saved(coach, words().say(f"coach-hand-{name}"), tmp_path).startswith(start)

        begin(player, handout)
        for one in questions_of(handout.drill):
            for pick in right(one.puzzle):
                player.choice(pick).focus()
                with player.move() if one.puzzle.question.mode == "one" else contextlib.nullcontext():
                    player.page.keyboard.press("Enter")
            if one.puzzle.question.mode == "every":
                player.button("submit").focus()
                player.press("Enter")
            player.button("go-next").focus()
            player.page.keyboard.press("Enter")
            player.page.wait_for_timeout(800)
        player.page.get_by_role("heading", name=words().say("drill-end")).wait_for()
        player.settle()
        found["end"] = list(violations(player))
        result = read_result(saved(player, words().say("drill-save-result"), tmp_path))
        assert result.is_signed
        assert result.handout == handout

        coach.open("/coach?part=results")
        coach.page.locator("input[type=file]").set_input_files(
            {"name": "nimal.json", "mimeType": "application/json", "buffer": result.to_json().encode()}
        )
        coach.page.get_by_role("rowheader", name="Nimal").first.wait_for()
        coach.settle()
        found["results"] = list(violations(coach))
    assert {name: one for name, one in found.items() if one} == {}


def test_a_second_click_at_the_end_harms_nothing(browser: Browser, app_server: str) -> None:
    """The table is gone by then: the click is dropped, and the end stays."""
    handout = out(DRILL.model_copy(update={"picked": LINKS[:1], "exam": True}))
    with reading(browser, app_server) as reader:
        begin(reader, handout)
        reader.button("go-next").evaluate("one => { one.click(); one.click(); one.click(); }")
        reader.page.get_by_role("heading", name=words().say("drill-end")).wait_for()
        reader.page.wait_for_timeout(500)
        reader.settle()
        assert reader.page.get_by_role("heading", name=words().say("drill-end")).is_visible()


def test_a_reload_comes_back_to_the_question_and_a_phone_shows_it_all(browser: Browser, app_server: str) -> None:
    handout = out()
    with reading(browser, app_server, PHONE, touch=True) as reader:
        begin(reader, handout)
        reader.click(reader.choice(right(questions_of(DRILL)[0].puzzle)[0]))
        reader.click(reader.button("go-next"))
        reader.page.reload()
        reader.settle()
        assert (
            words().say("place-question", number=2, all=3)
            in reader.page.locator("[data-testid=stProgress]").inner_text()
        )
        assert reader.width() <= PHONE[0]
        for path in ("/coach?part=drills", "/coach?part=results", "/coach?part=editor", "/drill"):
            reader.open(path)
            assert reader.width() <= PHONE[0], path


def test_a_position_is_laid_out_by_keyboard(browser: Browser, app_server: str) -> None:
    found: dict[str, list[str]] = {}
    with reading(browser, app_server) as reader:
        reader.open("/coach?part=editor")
        for name, text in {"S": "JS 9S", "E": "AH 7C", "calls": "200", "trump": "JS", "plays": "KH"}.items():
            reader.page.locator(f".st-key-position-{name} input").last.fill(text)
            reader.page.keyboard.press("Enter")
            reader.page.wait_for_timeout(600)
            reader.settle()
            if name == "calls":
                assert not reader.page.locator("[data-testid=stAlert]").count()
        reader.page.get_by_role("heading", name=words().say("setup-ask-cards")).wait_for()
        found["laid out"] = list(violations(reader))
        reader.page.locator(".st-key-position-S input").fill("JS JS XX")
        reader.page.keyboard.press("Enter")
        reader.page.get_by_text(re.compile("XX.*is no card")).wait_for()
        found["faults"] = list(violations(reader))
    assert {name: one for name, one in found.items() if one} == {}
