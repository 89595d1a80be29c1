"""The games beside the Sri Lankan one on the pages of the course: their maps, the switch between them, their rules."""

from __future__ import annotations

import pytest

from lessons.course import lessons_of, load_course
from tests.screens.helpers import open_page, raw_keys, seen
from tutor.app.settings import playable_profiles
from tutor.wording import words

GAMES = ("club", "call-partner", "widow")


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
