"""The lessons of call-partner and widow on their pages in Dutch, the map of each game, and the switch between games."""

from __future__ import annotations

import pytest

from lessons import Walk, all_lessons, load_lesson
from lessons.course import lessons_of, load_course
from tests.screens.helpers import actions, answer, open_page, raw_keys, said, seen
from tests.screens.test_every_lesson import give, step
from tutor.app.settings import playable_profiles
from tutor.profiles import load_profile
from tutor.wording import words

LESSONS = [one.link for one in all_lessons() if load_profile(one.profile).form.partners != "fixed"]
GAMES = ("club", "call-partner", "widow")


@pytest.mark.parametrize("name", LESSONS)
def test_in_dutch_to_the_end(name: str) -> None:
    at, walk = open_page("learn", lesson=name, lang="nl"), Walk.start(load_lesson(name), "nl")
    game = words("nl").say("page-game", name=words("nl").say(f"page-profile-{walk.lesson.profile}"))
    while walk.step.kind != "recap":
        assert step(at) == walk.to_link()
        assert not raw_keys(seen(at)), walk.to_link()
        assert game in seen(at)
        if walk.ask is not None:
            right = tuple(walk.scene.question.right)  # type: ignore[union-attr]
            give(at, walk, right)
            walk = walk.answer(right)
            assert said(at).startswith("right: "), walk.to_link()
        assert actions(at)[-1] == "go-next"
        answer(at, action="go-next")
        walk = walk.next()
    assert step(at) == "recap"


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_its_map(game: str) -> None:
    at = open_page("learn", profile=game)
    found = [key for key in (str(one.key) for one in at.button) if key.startswith("open-")]
    assert found == [f"open-{one.id}" for one in lessons_of(load_course(game), game)]
    assert not raw_keys(seen(at))


@pytest.mark.parametrize("page", ["learn", "rules"])
def test_one_press_changes_the_game_and_is_remembered(page: str) -> None:
    at = open_page(page)
    before = seen(at)
    switch = at.get("button_group")[0]
    assert tuple(switch.options) == tuple(words().say(f"page-profile-{one}") for one in playable_profiles())  # type: ignore[attr-defined]
    switch.set_value("widow").run()  # type: ignore[attr-defined]
    assert at.session_state["settings"].profile == "widow"
    assert seen(at) != before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("part", ["", "words", "sheet"])
def test_the_reference_of_each_game(game: str, lang: str, part: str) -> None:
    at = open_page("rules", profile=game, lang=lang, **({"part": part} if part else {}))
    assert not raw_keys(seen(at))


def test_a_rule_of_another_game_has_its_page() -> None:
    at = open_page("rules", clause="call.alone")
    assert words().clause("call.alone", "call-partner").title in seen(at)
