"""A coach makes a drill on the page: what is chosen is in it, and what is handed out can be played."""

from __future__ import annotations

from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from puzzles.drills import Handout, read_handout
from puzzles.drills.keys import is_ours
from tests.puzzles.drilling import DRILL, LINKS, out
from tests.screens.helpers import open_page, raw_keys, seen, sound
from tutor.app.coach import secret
from tutor.wording import words


def press(at: AppTest, key: str) -> AppTest:
    return sound(at.button(key=key).click().run())


def ready(at: AppTest) -> Handout:
    """The drill that is handed out, from the link on the page."""
    (code,) = at.code
    return read_handout(code.value)


def picked(at: AppTest, *some: str) -> AppTest:
    for one in some:
        at.text_input(key="drill-pick").set_value(one)
        at = press(at, "drill-pick-add")
    return at


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_drill_is_chosen_made_and_handed_out(lang: str) -> None:
    at = open_page("coach", part="drills", lang=lang)
    assert at.button(key="drill-make").disabled
    at = sound(at.selectbox(key="drill-kind").select("legal-card").run())
    at = sound(at.selectbox(key="drill-theme").select("folds").run())
    at.number_input(key="drill-count").set_value(3)
    at = press(at, "drill-add-these")
    at = picked(at, LINKS[1], f"http://x.org/practise?lang=en&puzzle={LINKS[2]}&plain=1")
    at = sound(at.text_input(key="drill-plan-title").set_value("Folding <b>").run())
    at = sound(at.radio(key="drill-plan-exam").set_value(True).run())
    at = sound(at.date_input(key="drill-plan-due").set_value(date(2027, 1, 2)).run())
    at = press(at, "drill-make")
    handout = ready(at)
    drill = handout.drill
    assert (drill.title, drill.exam, drill.due, drill.count, drill.fresh) == (
        "Folding <b>",
        True,
        date(2027, 1, 2),
        5,
        False,
    )
    assert set(LINKS[1:]) < set(drill.picked)
    assert is_ours(handout, secret())
    assert '<img class="qr" src="data:image/svg+xml' in "".join(one.proto.body for one in at.get("html"))
    assert raw_keys(seen(at)) == []


def test_a_drill_for_another_game_says_so() -> None:
    at = open_page("coach", part="drills", profile="club")
    at.number_input(key="drill-count").set_value(2)
    at = press(at, "drill-add-these")
    note = words().say("page-game", name=words().say("page-profile-club"))
    assert note in seen(at)
    drill = ready(press(at, "drill-make")).drill
    assert (drill.profile, drill.count) == ("club", 2)
    assert note in seen(open_page("drill", d=out(drill).to_link()))


def test_other_questions_for_each_player_when_the_coach_wants_that() -> None:
    at = press(open_page("coach", part="drills"), "drill-add-these")
    at = sound(at.radio(key="drill-plan-each").set_value(True).run())
    at = press(at, "drill-make")
    assert ready(at).drill.fresh
    assert words().say("coach-hand-example") in seen(at)


def test_questions_about_one_rule() -> None:
    at = open_page("coach", part="drills")
    at = sound(at.selectbox(key="drill-clause").select("trump.exhausted").run())
    at = press(at, "drill-make") if not at.button(key="drill-make").disabled else press(at, "drill-add-these")
    assert words().clause("trump.exhausted").title in seen(at)
    assert ready(press(at, "drill-make")).drill.count == 5


def test_a_part_is_taken_out_and_all_is_begun_afresh() -> None:
    at = picked(open_page("coach", part="drills"), *LINKS)
    at = press(at, "drill-out-1")
    assert ready(press(at, "drill-make")).drill.picked == (LINKS[0], LINKS[2])
    at = press(at, "drill-clear")
    assert at.button(key="drill-make").disabled
    assert not at.code


def test_a_change_after_making_is_told() -> None:
    at = press(picked(open_page("coach", part="drills"), LINKS[0]), "drill-make")
    assert words().say("coach-hand-changed") not in seen(at)
    at = picked(at, LINKS[1])
    assert words().say("coach-hand-changed") in seen(at)


@pytest.mark.parametrize("text", ["", "nonsense", "legal-card-6.v99", "<script>alert(1)</script>"])
def test_what_is_no_puzzle_is_refused_kindly(text: str) -> None:
    at = picked(open_page("coach", part="drills"), text)
    assert words().say("coach-drill-no-puzzle") in seen(at)
    assert at.button(key="drill-make").disabled


def test_too_many_questions_are_refused_with_the_reason() -> None:
    at = open_page("coach", part="drills")
    at = sound(at.selectbox(key="drill-clause").select("trump.exhausted").run())
    at.number_input(key="drill-count").set_value(50)
    at = press(press(at, "drill-add-these"), "drill-make")
    assert words().say("coach-drill-cannot") in seen(at)
    assert not at.code


def test_a_drill_made_before_is_taken_up_again() -> None:
    at = open_page("coach", part="drills")
    at.file_uploader(key="drill-load").set_value([("drill.json", out().to_json().encode(), "application/json")])
    at = press(sound(at.run()), "drill-load-this")
    assert ready(press(at, "drill-make")).drill.picked == DRILL.picked


def test_the_plan_outlasts_another_page() -> None:
    at = picked(open_page("coach", part="drills"), LINKS[0])
    at = sound(at.text_input(key="drill-plan-title").set_value("Mine").run())
    assert at.session_state["coach-drill"].plan.title == "Mine"
