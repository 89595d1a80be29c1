"""The placement test: what it asks, what it finds, and that the course map shows it. Nothing is locked."""

from __future__ import annotations

import random

import pytest
from streamlit.testing.v1 import AppTest

import puzzles
from lessons import load_lesson
from lessons.course import load_course
from puzzles.serving import ready, serve
from tests.screens.helpers import answer, open_page, payload, raw_keys, right, seen
from tutor.app.screens.placement import PROBES, Sitting, belongs, first_lesson, probes_of
from tutor.app.settings import playable_profiles
from tutor.wording import LANGUAGES, words

COURSE = load_course()
ASKED = probes_of(COURSE)


def begin(lang: str = "en", *, plain: bool = False) -> AppTest:
    at = open_page("learn", lang=lang, plain=plain)
    return at.button(key="to-placement").click().run()


def go_through(at: AppTest, wrong: frozenset[str] = frozenset()) -> AppTest:
    """Answer every question, those of the groups in ``wrong`` with *I do not know*."""
    test: Sitting = at.session_state["placement"]
    for group, puzzle in test.questions:
        at = answer(at, action="go-unsure") if group in wrong else answer(at, right(puzzle))
    return at


def test_every_group_of_the_course_has_questions_that_there_are() -> None:
    assert list(dict.fromkeys(one.group for one in PROBES)) == list(COURSE.groups)
    for one in PROBES:
        theme = puzzles.kind(str(one.wishes.kind)).themes[str(one.wishes.theme)]
        assert one.wishes.level in theme.levels
        assert one.wishes.mode in (None, *theme.modes)


def test_the_questions_are_those_that_are_wished_and_come_at_once() -> None:
    for one in ASKED:
        assert ready(str(one.wishes.kind))
        found = serve(one.wishes, random.Random(304))
        assert (found.kind, found.themes[0], found.level) == (one.wishes.kind, one.wishes.theme, one.wishes.level)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_knows_nothing_starts_at_the_start(lang: str) -> None:
    at = go_through(begin(lang), frozenset(COURSE.groups))
    text = seen(at)
    assert not raw_keys(text)
    title = load_lesson("sri-lankan/pack").title(lang)
    assert words(lang).say("place-start", title=title) in text
    assert words(lang).say("place-right", right=0, all=len(ASKED)) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_knows_the_first_groups_may_skip_them(lang: str) -> None:
    at = go_through(begin(lang), frozenset({"trump"}))
    start = next(one for one in COURSE.written if one.group == "trump")
    title = load_lesson(f"sri-lankan/{start.id}").title(lang)
    assert words(lang).say("place-start", title=title) in seen(at)
    at = at.button(key="to-lessons").click().run()
    text = seen(at)
    skipped = sum(one.group in ("start", "auction") for one in COURSE.written)
    assert text.count(words(lang).say("place-known")) >= skipped
    assert words(lang).say("course-state-next") in text
    for one in COURSE.written:  # nothing is locked
        assert not at.button(key=f"open-{one.id}").disabled


def test_the_result_is_read_from_its_top() -> None:
    """Of each test anew: the script of one that was drawn before would not run again."""
    at = go_through(begin(), frozenset(COURSE.groups))
    scripts = [one.proto.body for one in at.get("html") if "scrollTo" in one.proto.body]
    assert len(scripts) == 1
    again = go_through(at.button(key="to-lessons").click().run().button(key="to-placement").click().run())
    assert scripts != [one.proto.body for one in again.get("html") if "scrollTo" in one.proto.body]


def test_who_knows_all_of_it_is_sent_to_practise() -> None:
    at = go_through(begin())
    assert words().say("place-all") in seen(at)


def test_a_known_group_needs_every_answer_right() -> None:
    puzzle = serve(PROBES[0].wishes, random.Random(1))
    questions = (("start", puzzle), ("start", puzzle), ("auction", puzzle))
    assert Sitting(questions, (True, False, True)).known == {"auction"}
    assert Sitting(questions, (True,)).known == frozenset(), "the second one is still to come"
    start = first_lesson(COURSE, frozenset({"start"}))
    assert start is not None
    assert start.id == "first-auction"
    assert first_lesson(COURSE, frozenset(COURSE.groups)) is None


def test_nothing_is_told_before_the_end_and_one_may_stop() -> None:
    at = begin()
    first = payload(at)["place"]
    at = answer(at, action="go-unsure")
    assert payload(at)["place"] != first
    assert payload(at)["said"] == []
    assert [one["id"] for one in payload(at)["ask"]["actions"]] == ["go-unsure"]
    at = at.button(key="stop").click().run()
    assert "placement" not in at.session_state


def test_the_plain_table_asks_too() -> None:
    at = go_through(begin(plain=True), frozenset(COURSE.groups))
    assert words().say("place-right", right=0, all=len(ASKED)) in seen(at)


def test_a_link_to_the_test_begins_it() -> None:
    assert payload(open_page("learn", placement="1"))["place"] == "placement-1"


@pytest.mark.parametrize("profile", playable_profiles())
def test_the_test_stands_on_the_map_of_its_own_game_only(profile: str) -> None:
    at = open_page("learn", profile=profile)
    has = "to-placement" in [str(one.key) for one in at.button]
    assert has == belongs(profile) == (profile == "sri-lankan")
