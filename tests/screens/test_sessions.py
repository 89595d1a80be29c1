"""Sessions on Practise: reviews, mistakes, the puzzles of the day, a streak, a sprint; without a browser."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

import puzzles
from puzzles.serving import Wishes
from tests.screens.helpers import (
    actions,
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
from tests.screens.keeping import later, lived_in, rows
from tutor.app import visits
from tutor.app.screens import practise_runs
from tutor.store import attempts
from tutor.store.models import Attempt, Run
from tutor.wording import words

pytestmark = pytest.mark.usefixtures("own_store")


def play(at: AppTest, good: bool = True) -> AppTest:
    """Answer the puzzle on the desk."""
    puzzle = at.session_state["practise"].puzzle
    return answer(at, right(puzzle) if good else wrong(puzzle))


def seen_run(at: AppTest) -> practise_runs.Run:
    run: practise_runs.Run = at.session_state["practise-run"]
    return run


def test_reviews_come_back_and_change_no_rating(browser_known: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzles.make("legal-card", 7, mode="one", theme="follow-suit")
    at = open_page("practise", puzzle=puzzles.link(puzzle))
    at = answer(at, wrong(puzzle)) if puzzle.answers.wrong else answer(at, right(puzzle))
    assert words().say("run-reviews-none") in seen(open_page(""))
    later(monkeypatch, 3)
    at = open_page("")
    assert words().say("run-reviews", count=1) in seen(at)
    at = open_page("practise", run="review")
    desk = at.session_state["practise"]
    assert (desk.puzzle.kind, desk.puzzle.themes[0]) == ("legal-card", "follow-suit")
    assert desk.link != puzzles.link(puzzle), "fresh, or in a fresh disguise"
    play(at)
    last = rows(Attempt)[-1]
    assert (last.mode, last.rated, last.first) == ("review", False, True)
    assert words().say("run-reviews-none") in seen(open_page(""))


def test_mistakes_are_replayed_until_they_are_mended(browser_known: str) -> None:
    puzzle = puzzle_of("one")
    answer(open_page("practise", puzzle=puzzles.link(puzzle)), wrong(puzzle))
    at = open_page("practise", run="mistakes")
    again = at.session_state["practise"].puzzle
    assert (again.seed, again.kind) == (puzzle.seed, puzzle.kind)
    play(at)
    at = open_page("practise", run="mistakes")
    assert words().say("run-none-mistakes") in seen(at)


def test_the_puzzles_of_the_day_are_the_same_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    met = []
    for number in ("one", "two"):
        monkeypatch.setattr(visits, "cookie", lambda number=number: {"visit": number})
        at = open_page("practise", run="daily")
        for _ in range(5):
            met.append(at.session_state["practise"].link)
            at = play(at)
            if not seen_run(at).over:
                at = answer(at, action="go-next")
    assert met[:5] == met[5:]
    assert [(one.kind, one.right, one.tried) for one in rows(Run)] == [("daily", 5, 5)] * 2


def test_a_streak_ends_with_a_mistake_and_knows_no_hint(browser_known: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practise_runs, "_wishes", lambda run, rng: Wishes("winner", "trick-order", 2))
    at = open_page("practise", run="streak")
    assert not {"go-hint", "go-next"} & set(actions(at))
    link = at.session_state["practise"].link
    at = fire(at, {"serial": payload(at)["serial"], "cards": [], "action": "go-next"})
    assert at.session_state["practise"].link == link, "no puzzle is passed over"
    at = answer(play(at), action="go-next")
    at = play(at, good=False)
    assert seen_run(at).over
    assert words().say("run-over-streak", right=1) in seen(at)
    assert words().say("run-over-best") in seen(at)
    assert [(one.kind, one.right, one.tried) for one in rows(Run)] == [("streak", 1, 2)]
    at = answer(at, action="go-next")
    assert at.session_state["practise-run"] is None
    assert not any(one.rated for one in rows(Attempt))


def test_a_sprint_has_three_lives_and_three_minutes(browser_known: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = practise_runs.Run("sprint", begun=100.0)
    assert (run.lives, run.left(100.0), run.left(250.0), run.left(300.0)) == (3, 180.0, 30.0, 0.0)
    monkeypatch.setattr(practise_runs, "_wishes", lambda run, rng: Wishes("winner", "trick-order", 2))
    at = open_page("practise", run="sprint")
    for _ in range(3):
        assert not seen_run(at).over
        at = play(at, good=False)
        if not seen_run(at).over:
            at = answer(at, action="go-next")
    assert (seen_run(at).right, seen_run(at).tried) == (0, 3)
    at = open_page("practise", run="sprint")
    monkeypatch.setattr("tutor.app.keeping.clock", lambda: 1e9)
    at = play(at)
    assert seen_run(at).over
    assert seen_run(at).tried == 0, "what comes after the time does not count"


def test_answers_of_every_session_are_of_a_known_mode() -> None:
    assert {practise_runs.Run(kind).mode for kind in practise_runs.KINDS} <= set(attempts.MODES)


def test_reviews_are_told_in_the_menu_where_that_is_wished(browser_known: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lived_in(2)
    later(monkeypatch, 30)
    at = open_page("settings")
    menu = [one.proto.label for one in at.get("page_link")]
    assert words().say("app-nav-progress") in menu
    at = sound(at.toggle(key="set-remind").set_value(True).run())
    menu = [one.proto.label for one in at.get("page_link")]
    assert f"{words().say('app-nav-progress')} (1)" in menu
