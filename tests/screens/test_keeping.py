"""What the app remembers: every answer, who plays, lessons and settings; without a browser."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

import puzzles
from lessons import load_lesson
from lessons.course import load_course
from tests.screens.helpers import (
    HIDDEN_NINE,
    answer,
    fire,
    open_page,
    payload,
    puzzle_of,
    right,
    seen,
    sound,
    wrong,
)
from tests.screens.keeping import NUMBER, restart, rows
from tutor.app import clock, memory, visits, who
from tutor.app.settings import playable_profiles
from tutor.store import learners
from tutor.store.models import Attempt, Card, Learner, Place, Visit
from tutor.wording import words

pytestmark = pytest.mark.usefixtures("own_store")


# --- every answer -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_every_answer_on_practise_is_written_down(plain: bool) -> None:
    puzzle = puzzle_of("one")
    at = open_page("practise", plain=plain, puzzle=puzzles.link(puzzle))
    assert rows(Learner) == [], "who only looks leaves no trace"
    at = answer(at, wrong(puzzle))
    at = answer(at, action="go-again")
    answer(at, right(puzzle))
    first, second = rows(Attempt)
    assert [first.right, second.right, first.first, second.first] == [False, True, True, False]
    assert (first.link, first.kind, first.level) == (puzzles.link(puzzle), puzzle.kind, puzzle.level)
    assert first.answer == list(wrong(puzzle))
    assert first.clause == puzzle.answers.wrong[0].clause
    assert (first.rated, second.rated) == (True, False)
    assert len(rows(Card)) == 1
    assert [one.name for one in rows(Learner)] == [""]


def test_a_hint_is_written_down_and_makes_it_unrated() -> None:
    puzzle = puzzle_of("one")
    at = answer(open_page("practise", puzzle=puzzles.link(puzzle)), action="go-hint")
    answer(at, right(puzzle))
    (one,) = rows(Attempt)
    assert (one.hints, one.rated, one.first) == (1, False, True)


def test_every_answer_in_a_lesson_is_written_down() -> None:
    at = open_page("learn", **HIDDEN_NINE)
    at = fire(at, {"serial": payload(at)["serial"], "cards": ["TS"], "action": None})
    at = answer(at, action="go-undo")
    answer(at, ["JS"])
    first, second = rows(Attempt)
    assert [first.kind, first.link, first.mode] == ["lesson", "sri-lankan/hidden-nine/hide", "lesson"]
    assert [first.right, second.right] == [False, True]
    assert not first.rated
    assert rows(Card) == [], "lessons bring no reviews"


def test_every_answer_of_the_placement_test_is_written_down_and_brings_no_reviews() -> None:
    at = open_page("learn", placement="1")
    (_, first), *_ = at.session_state["placement"].questions
    answer(answer(at, right(first)), action="go-unsure")
    assert [(one.mode, one.right, one.first) for one in rows(Attempt)] == [
        ("placement", True, True),
        ("placement", False, True),
    ]
    assert rows(Card) == []


def test_an_answer_that_cannot_be_written_down_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    puzzle = puzzle_of("one")
    at = open_page("practise", puzzle=puzzles.link(puzzle))
    store = memory.store()
    assert store is not None
    with store.write() as session:
        Attempt.__table__.drop(session.connection())  # type: ignore[attr-defined]
    with caplog.at_level(logging.ERROR):
        at = answer(at, right(puzzle))
    assert words().say("keep-failed") in seen(at)
    assert not any(choice in caplog.text for choice in puzzle.question.choices), "the log tells no card"


def test_without_a_store_the_app_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR304_DATABASE_URL", "sqlite:////dev/null/nothing")
    puzzle = puzzle_of("one")
    answer(open_page("practise", puzzle=puzzles.link(puzzle)), right(puzzle))
    assert words().say("keep-none") in seen(open_page("settings"))
    open_page("")
    open_page("learn")


def test_a_database_that_fails_keeps_no_page_from_being_drawn(
    monkeypatch: pytest.MonkeyPatch, browser_known: str
) -> None:
    def fail(*arguments: object) -> None:
        raise OSError("gone")

    monkeypatch.setattr("tutor.store.learners.of_visit", fail)
    for name in ("", "learn", "practise"):
        assert open_page(name).title


# --- after a restart --------------------------------------------------------------------------------------------------


def test_lessons_go_on_after_a_restart_of_the_server(browser_known: str) -> None:
    at = open_page("learn", **HIDDEN_NINE)
    at = answer(at, ["JS"])
    answer(at, action="go-next")
    (place,) = rows(Place)
    assert place.solved == ["hide"]
    restart()
    at = open_page("learn")
    assert words().say("course-state-begun") in seen(at)
    at = open_page("learn", **HIDDEN_NINE)
    assert payload(at)["place"] == place.scene
    assert len(rows(Learner)) == 1


@pytest.mark.parametrize("game", playable_profiles())
def test_the_map_of_every_game_knows_after_a_restart_what_was_begun(browser_known: str, game: str) -> None:
    lesson = load_lesson(f"{game}/{load_course(game).written[0].id}")
    with memory.writing() as session:
        assert session is not None
        learner, at = learners.begin(session, learners.key_of(NUMBER), clock.now()).id, lesson.scenes[1].link
        where = {"profile": game, "lesson": lesson.id, "scene": at}
        learners.keep_place(session, learner, clock.now(), **where, solved=[], missed=[], first=[])
    assert words().say("course-state-begun") in seen(open_page("learn", profile=game))


def test_two_browsers_are_two_learners(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_of("one")
    for number in ("one", "two"):
        monkeypatch.setattr(visits, "cookie", lambda number=number: {"visit": number})
        answer(open_page("practise", puzzle=puzzles.link(puzzle)), right(puzzle))
    assert len(rows(Learner)) == 2
    assert [one.first for one in rows(Attempt)] == [True, True]


def test_the_number_of_a_visit_is_kept_nowhere(browser_known: str, tmp_path: Any) -> None:
    puzzle = puzzle_of("one")
    answer(open_page("practise", puzzle=puzzles.link(puzzle)), right(puzzle))
    assert len(rows(Visit)) == 1
    assert not [one for one in tmp_path.iterdir() if browser_known.encode() in one.read_bytes()]


# --- who plays --------------------------------------------------------------------------------------------------------


def add(at: AppTest, name: str) -> AppTest:
    at.text_input(key="who-new").set_value(name)
    (send,) = (one for one in at.button if one.label == words().say("who-add"))
    return sound(send.click().run())


def names(at: AppTest) -> list[str]:
    return [str(one) for radio in at.radio if str(radio.key).startswith("who-") for one in radio.options]


def test_nicknames_share_a_browser_but_no_progress(browser_known: str) -> None:
    puzzle = puzzle_of("one")
    answer(open_page("practise", puzzle=puzzles.link(puzzle)), right(puzzle))
    at = add(open_page("settings"), "Nimal")
    assert [one.name for one in rows(Learner)] == ["Nimal"], "who had no name takes it"
    at = add(at, "Kumari")
    assert names(at) == ["Nimal", "Kumari"]
    at = add(at, " Kumari ")
    assert names(at) == ["Nimal", "Kumari"], "there is only one of them"
    at = open_page("practise", puzzle=puzzles.link(puzzle))
    assert words().say("app-score-none") in seen(at), "a visit of her own"
    answer(at, right(puzzle))
    assert {one.learner_id for one in rows(Attempt)} == {1, 2}
    at = open_page("settings")
    (radio,) = (one for one in at.radio if str(one.key).startswith("who-"))
    assert radio.value == 2
    sound(radio.set_value(1).run())
    restart()
    at = open_page("settings")
    assert [one.value for one in at.radio if str(one.key).startswith("who-")] == [1]


@pytest.mark.parametrize("name", ["**bold** [link](http://x.example)", "<script>alert(1)</script>", ":red[x] $y$"])
def test_a_nickname_is_shown_as_it_is(browser_known: str, name: str) -> None:
    at = add(open_page("settings"), name)
    (shown,) = names(at)
    assert shown.replace("\\", "") == name
    assert "\\" in shown
    assert "<script>alert" not in "".join(one.proto.body for one in at.get("html"))


def test_others_are_out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    """A learner of another browser is not offered, and cannot be taken."""
    for number in ("one", "two"):
        monkeypatch.setattr(visits, "cookie", lambda number=number: {"visit": number})
        at = add(open_page("settings"), number)
    assert names(at) == ["two"]
    taken: list[int] = []
    monkeypatch.setattr(visits, "hand_over", lambda one: taken.append(one.id))
    monkeypatch.setattr(visits, "number", lambda: "two")
    monkeypatch.setattr(who, "who", lambda: who.Who(2, "two"))
    who.play_as(1)
    assert taken == []


def test_forgetting_from_the_settings(browser_known: str) -> None:
    puzzle = puzzle_of("one")
    answer(open_page("practise", puzzle=puzzles.link(puzzle)), right(puzzle))
    at = add(open_page("settings"), "Nimal")
    assert at.button(key="who-forget").disabled
    at = sound(at.checkbox(key="who-sure").check().run())
    sound(at.button(key="who-forget").click().run())
    assert [rows(one) for one in (Learner, Attempt, Card, Visit)] == [[], [], [], []]


def test_an_account_is_the_same_from_every_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_of("one")
    monkeypatch.setattr(who, "account", lambda: ("https://id.example|42", "Nimal"))
    for number in ("one", "two"):
        monkeypatch.setattr(visits, "cookie", lambda number=number: {"visit": number})
        answer(open_page("practise", puzzle=puzzles.link(puzzle)), right(puzzle))
    (learner,) = rows(Learner)
    assert (learner.subject, learner.name, learner.home) == ("https://id.example|42", "Nimal", None)
    assert [one.first for one in rows(Attempt)] == [True, False]
    at = open_page("settings")
    assert words().say("who-account", name="Nimal") in seen(at)
    assert not [one for one in at.text_input if one.key == "who-new"]


def test_settings_follow_an_account_to_another_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the first browser's cookie has goes along; what is changed later, anywhere, holds everywhere."""
    monkeypatch.setattr(who, "account", lambda: ("https://id.example|42", "Nimal"))

    def in_browser(number: str, **settings: Any) -> AppTest:
        monkeypatch.setattr(visits, "cookie", lambda: {"visit": number, "settings": json.dumps(settings)})
        return open_page("settings")

    assert in_browser("one", big=True, lang="nl").toggle(key="set-big").value
    at = in_browser("two")
    assert at.toggle(key="set-big").value
    assert at.radio(key="set-lang").value == "nl"
    sound(at.toggle(key="set-ranks").set_value(True).run())
    at = in_browser("one", big=True, lang="nl")
    assert at.toggle(key="set-ranks").value, "the cookie is older"
    sound(at.button(key="usual").click().run())
    assert not in_browser("two", big=True).toggle(key="set-big").value
    monkeypatch.setattr(who, "account", lambda: None)
    assert in_browser("two", big=True).toggle(key="set-big").value, "nobody's settings are those of the cookie"


def test_each_nickname_has_settings_of_its_own(browser_known: str) -> None:
    at = add(open_page("settings"), "Nimal")
    at = sound(at.toggle(key="set-big").set_value(True).run())
    at = add(at, "Kumari")
    at = sound(at.toggle(key="set-big").set_value(False).run())
    (radio,) = (one for one in at.radio if str(one.key).startswith("who-"))
    assert sound(radio.set_value(1).run()).toggle(key="set-big").value
    restart()
    assert open_page("settings").toggle(key="set-big").value


def test_who_logs_out_leaves_nothing_to_the_next(monkeypatch: pytest.MonkeyPatch, browser_known: str) -> None:
    puzzle = puzzle_of("one")
    monkeypatch.setattr(who, "account", lambda: ("https://id.example|42", "Nimal"))
    answer(open_page("practise", puzzle=puzzles.link(puzzle)), right(puzzle))
    monkeypatch.setattr(who, "account", lambda: None)
    at = open_page("practise", puzzle=puzzles.link(puzzle))
    assert words().say("app-score-none") in seen(at)
    assert "Nimal" not in seen(open_page("settings"))


# --- what is not kept, and what is not waited for ---------------------------------------------------------------------


def test_the_cookie_holds_a_number_and_settings_only(browser_known: str) -> None:
    at = add(open_page("settings"), "Nimal")
    (script,) = (one.proto.body for one in at.get("html") if one.proto.body.startswith("<script>("))
    told = json.loads(script.rpartition(")(")[2].removesuffix(")</script>"))
    assert set(json.loads(told["cookie"]["value"])) == {"visit", "settings"}
    assert "Nimal" not in script


def test_no_page_waits_for_the_stores_library() -> None:
    """A reader who is new gets the first page without it: it takes a third of a second to import."""
    code = """if True:
        import importlib, pkgutil, sys
        from tutor.app import screens
        import tutor.app.who, tutor.app.keeping, tutor.app.memory
        for one in pkgutil.iter_modules(screens.__path__):
            importlib.import_module(f"{screens.__name__}.{one.name}")
        print(sorted({"sqlalchemy", "alembic", "fsrs", "openskill", "tutor.store"} & set(sys.modules)))
    """
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
