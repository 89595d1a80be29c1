"""The certificate at the end of the final test: who gets one, what stands on it, in both languages."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from streamlit.testing.v1 import AppTest

from lessons import Walk, load_lesson
from tests.screens.helpers import open_page, raw_keys, seen, sound
from tutor.app.screens.certificate import _sheet
from tutor.wording import words

TEST = load_lesson("sri-lankan/final-test")
ASKED = [place for place, one in enumerate(TEST.scenes) if one.question is not None]
NEEDED = TEST.script.pass_mark or 0
BOTH = pytest.mark.parametrize("lang", ["en", "nl"])


def at_the_end(right: int, lang: str) -> AppTest:
    """The last page for somebody who had so many questions right at the first try."""
    at = open_page("learn", lesson="final-test", lang=lang)
    walk = Walk.start(TEST, lang)
    for number, place in enumerate(ASKED):
        if number >= right:
            walk = walk.hint()
        walk = walk.answer(TEST.scenes[place].question.right).next()  # type: ignore[union-attr]
    assert walk.step.kind == "recap"
    at.session_state["learn-walks"] = {TEST.folder: walk}
    at.query_params["step"] = walk.to_link()
    return sound(at.run())


def sheet(at: AppTest) -> str:
    """The certificate, ``""`` where there is none."""
    return "".join(one.proto.body for one in at.get("html") if 'class="certificate"' in one.proto.body)


def test_twenty_questions_of_all_kinds_that_a_lesson_can_ask() -> None:
    kinds = [one.question.posed.puzzle.kind for one in TEST.scenes if one.question is not None]  # type: ignore[union-attr]
    assert len(kinds) == 20
    assert max(map(kinds.count, kinds)) <= 4
    assert {
        "legal-card",
        "winner",
        "count",
        "auction",
        "settle",
        "knowledge",
        "open-it",
        "caps-order",
        "make-it",
    } <= set(kinds)
    levels = {one.question.posed.puzzle.level for one in TEST.scenes if one.question is not None}  # type: ignore[union-attr]
    assert levels == {2, 3, 4}


@BOTH
def test_the_first_screen_tells_the_pass_mark(lang: str) -> None:
    assert f" {NEEDED} " in f" {Walk.start(TEST, lang).text} ".replace("\n", " ")


@BOTH
def test_who_passes_gets_a_certificate(lang: str) -> None:
    at = at_the_end(NEEDED, lang)
    told = words(lang)
    assert told.say("certificate-score", right=NEEDED, all=20) in sheet(at)
    assert told.say("certificate-passed") in sheet(at)
    assert '<p class="name"></p>' in sheet(at), "a line to write on"
    at.text_input(key="certificate-name").set_value("  Asha   Perera ").run()
    assert '<p class="name">Asha Perera</p>' in sheet(at)
    assert not raw_keys(seen(at))
    days = (datetime.now(UTC).date() + timedelta(days=one) for one in (-1, 0, 1))
    shown = [told.say("certificate-day", day=one.day, month=one.month, year=str(one.year)) for one in days]
    assert any(one in sheet(at) for one in shown)


@BOTH
def test_who_does_not_is_told_what_it_takes(lang: str) -> None:
    at = at_the_end(NEEDED - 1, lang)
    assert not sheet(at)
    assert words(lang).say("certificate-missing", needed=NEEDED, all=20) in seen(at)


def test_a_name_is_text_and_nothing_else() -> None:
    at = at_the_end(20, "en")
    at.text_input(key="certificate-name").set_value('<b onclick="x">&</b><script>').run()
    assert "&lt;b onclick=&quot;x&quot;&gt;&amp;&lt;/b&gt;&lt;script&gt;" in sheet(at)
    assert "<b" not in sheet(at)
    assert "<script" not in sheet(at)


def test_every_press_prints() -> None:
    at = at_the_end(20, "en")
    prints = []
    for _ in range(2):
        at.button(key="certificate-print").click().run()
        prints += [one.proto.body for one in at.get("html") if "print()" in one.proto.body]
    assert len(set(prints)) == 2


def test_the_day_in_words() -> None:
    day = date(2027, 1, 2)
    assert "January 2, 2027" in _sheet(words("en"), "", 20, 20, day)
    assert "2 januari 2027" in _sheet(words("nl"), "", 20, 20, day)


def test_coming_back_wipes_no_miss_out() -> None:
    """A wrong try or a hint counts as such, also after a step back and forth."""
    right = TEST.scenes[1].question.right  # type: ignore[union-attr]
    walk = Walk.start(TEST).answer(TEST.scenes[0].question.right).next()  # type: ignore[union-attr]
    assert walk.hint().back().next().answer(right).first == {0}
    assert walk.back().next().answer(right).first == {0, 1}


def test_other_lessons_bring_none() -> None:
    assert not sheet(open_page("learn", lesson="tricks", step="recap"))
