"""Settings that stay, the language, and what a reload keeps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

import puzzles
from tests.screens.helpers import (
    EVERY_PAGE,
    HIDDEN_NINE,
    answer,
    open_page,
    payload,
    puzzle_of,
    raw_keys,
    said,
    seen,
    sound,
)
from tests.screens.pseudo import NAME, SIGN, add_language
from tutor.app import visits
from tutor.app.settings import Settings, language_of, playable_profiles
from tutor.app.visits import Visits
from tutor.clauses import CLAUSES
from tutor.profiles import PROFILE_NAMES
from tutor.wording import texts

USUAL = {"points": True, "ranks": False, "motion": "full", "size": "normal", "suits": "two", "sound": False}
TURNED = {"points": False, "ranks": True, "motion": "reduced", "size": "big", "suits": "four", "sound": True}
SWITCHES = ("points", "ranks", "four_colours", "still", "sound", "big")


class Browser:
    """A browser in which the page's script would run: it keeps the cookie and sends it with every new session."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.cookie: dict[str, str] = {}
        patch.setattr(visits, "cookie", lambda: self.cookie)

    def open(self, name: str = "", **query: str) -> AppTest:
        """Open or reload a page."""
        at = open_page(name, **query)
        self.read(at)
        return at

    def read(self, at: AppTest) -> None:
        told = script(at)
        assert told["cookie"]["name"] == "tutor304"
        self.cookie = json.loads(told["cookie"]["value"])


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Browser:
    return Browser(monkeypatch)


def script(at: AppTest) -> Any:
    """What the page's script is told."""
    (body,) = (one.proto.body for one in at.get("html") if '"cookie":' in one.proto.body)
    return json.loads(body.rpartition("})(")[2].removesuffix(")</script>"))


def turn(at: AppTest, *names: str) -> AppTest:
    for name in names:
        one = at.toggle(key=f"set-{name}")
        at = sound(one.set_value(not one.value).run())
    return at


# --- settings ---------------------------------------------------------------------------------------------------------


def test_settings_survive_a_change_of_page() -> None:
    at = open_page("learn", **HIDDEN_NINE)
    assert payload(at)["options"] == USUAL
    turn(at, *SWITCHES)
    assert payload(at)["options"] == TURNED
    at.query_params["step"] = "recap"
    at.run().button(key="to-practice").click().run()
    assert payload(at)["options"] == TURNED
    assert at.toggle(key="set-big").value is True
    turn(at, "plain")
    assert not at.get("bidi_component")


def test_settings_survive_a_reload_and_a_new_visit(reader: Browser) -> None:
    at = turn(reader.open("settings"), *SWITCHES)
    assert payload(at)["options"] == TURNED, "they show at once, on the table beside"
    reader.read(at)
    assert payload(reader.open("settings"))["options"] == TURNED
    reader.cookie["visit"] = "another"
    assert payload(reader.open("learn", **HIDDEN_NINE))["options"] == TURNED


def test_all_settings_go_back_to_what_is_usual(reader: Browser) -> None:
    at = turn(reader.open("settings", plain="1", lang="en"), *SWITCHES)
    at.button(key="usual").click().run()
    assert payload(at)["options"] == USUAL
    assert not [one.key for one in at.toggle if one.value and one.key != "set-points"]
    reader.read(at)
    assert json.loads(reader.cookie["settings"]) == {}


def test_a_link_to_the_plain_table_is_no_setting_of_the_readers_own(reader: Browser) -> None:
    at = turn(reader.open("settings", plain="1"), "points")
    assert not at.get("bidi_component")
    reader.read(at)
    assert json.loads(reader.cookie["settings"]) == {"points": False}
    turn(at, "plain")
    assert at.get("bidi_component"), "the reader may leave it"
    assert "plain" not in at.query_params


@pytest.mark.parametrize("text", ["", "no", "[]", "null", "[" * 9999, '{"big": 1, "profile": "moon", "lang": "tlh"}'])
def test_a_spoilt_cookie_gives_the_usual_settings(text: str) -> None:
    assert Settings.from_text(text) == Settings()


def test_what_is_sound_in_a_cookie_is_taken() -> None:
    wanted = Settings(lang="en", points=False, big=True)
    assert Settings.from_text(wanted.text()) == wanted
    assert Settings.from_text('{"big": true, "moon": 1, "plain": "yes"}') == Settings(big=True)


def test_the_rules_that_are_played_are_offered() -> None:
    at = open_page("settings")
    assert at.radio(key="set-profile").value == "sri-lankan"
    assert tuple(at.radio(key="set-profile").options) == tuple(
        texts.words().say(f"page-profile-{one}") for one in playable_profiles()
    )
    assert set(playable_profiles()) <= set(PROFILE_NAMES)


# --- the language -----------------------------------------------------------------------------------------------------


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Let there be a second language."""
    add_language(monkeypatch.setattr)
    yield NAME
    texts.words.cache_clear()


def labels(at: AppTest) -> Iterator[str]:
    """What stands on buttons, links, panels and above parts of the page."""
    yield from (one.label for one in at.button if not str(one.key).startswith("learn-rule"))
    yield from (one.proto.label for one in at.get("page_link") if "clause" not in one.proto.query_string)
    yield from (one.proto.popover.label for one in at.get("popover") if "-rule-" not in str(one.proto.popover.id))
    yield from (one.label for one in at.toggle)


@pytest.mark.parametrize(("name", "query"), EVERY_PAGE, ids=str)
def test_every_page_is_in_the_language_of_the_link(pseudo: str, name: str, query: dict[str, str]) -> None:
    at = open_page(name, lang=pseudo, **query)
    assert script(at)["lang"] == pseudo
    assert not raw_keys(seen(at))
    mine = [one for one in labels(at) if one]
    assert mine
    rules = {texts.words().clause(one).title for one in CLAUSES}
    assert [one for one in mine if not one.startswith(SIGN) and one not in rules] == []
    if at.get("bidi_component"):
        assert payload(at)["lang"] == pseudo
        assert payload(at)["table_label"].startswith(SIGN)


def test_the_readers_choice_stays_and_goes_over_that_of_a_link(pseudo: str, reader: Browser) -> None:
    at = reader.open("settings", lang=pseudo)
    assert at.radio(key="set-lang").value == pseudo
    assert at.radio(key="set-lang").options == [f"{SIGN}As my browser", "English", "Nederlands", f"{SIGN}English"]
    at.radio(key="set-lang").set_value("en").run()
    assert script(at)["lang"] == "en"
    assert "lang" not in at.query_params
    reader.read(at)
    assert script(reader.open("learn"))["lang"] == "en"
    assert script(reader.open("learn", lang=pseudo))["lang"] == pseudo, "a link is followed"
    assert script(reader.open("learn"))["lang"] == "en", "but it is no choice"


def test_what_a_link_asks_for_goes_along(pseudo: str) -> None:
    at = open_page(lang=pseudo, plain="1")
    at.button(key="start").click().run()
    assert script(at)["lang"] == pseudo
    assert (at.query_params["lang"], at.query_params["plain"]) == (pseudo, "1")


def test_a_lesson_goes_on_when_the_language_changes(pseudo: str, reader: Browser) -> None:
    at = reader.open("learn", **HIDDEN_NINE)
    answer(at, ["JS"])
    assert said(at).startswith("right: ")
    at = reader.open("learn", **HIDDEN_NINE, step="hide", lang=pseudo)
    assert said(at).startswith(f"right: {SIGN}")


@pytest.mark.parametrize(
    ("locale", "lang"), [("qq", "qq"), ("qq-BE", "qq"), ("en-GB", "en"), ("tlh", "en"), (None, "en")]
)
def test_the_browsers_language_is_spoken_when_we_have_it(
    pseudo: str, locale: str | None, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("streamlit.runtime.context.ContextProxy.locale", locale)
    assert script(open_page())["lang"] == lang


def test_a_link_to_a_language_that_we_have_not_is_english() -> None:
    for lang in ("tlh", "", "x" * 3000, "<b>"):
        assert script(open_page(lang=lang))["lang"] == "en"
    assert language_of(None) is None


# --- a reload ---------------------------------------------------------------------------------------------------------


def test_a_reload_keeps_the_puzzle_its_answer_and_the_score(reader: Browser) -> None:
    puzzle = puzzle_of("one")
    link = puzzles.link(puzzle)
    at = reader.open("practise", puzzle=link)
    answer(at, puzzle.answers.best[:1])
    before = said(at)
    assert before.startswith("right: ")
    at = reader.open("practise", puzzle=link)
    assert said(at) == before
    assert "1 of 1 right" in seen(at)
    answer(at, action="go-next")
    assert "1 of 1 right" in seen(at)


def test_a_reload_keeps_the_step_and_what_was_right_at_first_try(reader: Browser) -> None:
    at = reader.open("learn", **HIDDEN_NINE)
    answer(at, ["JS"])
    at = reader.open("learn", **HIDDEN_NINE, step="hide")
    assert said(at).startswith("right: ")
    at.query_params["step"] = "recap"
    assert "You had 1 of" in seen(at.run())


def test_another_browser_has_a_visit_of_its_own(reader: Browser) -> None:
    puzzle = puzzle_of("one")
    link = puzzles.link(puzzle)
    answer(reader.open("practise", puzzle=link), puzzle.answers.best[:1])
    reader.cookie = {}
    at = reader.open("practise", puzzle=link)
    assert said(at) == ""
    assert "No answers yet" in seen(at)


def test_the_visit_that_was_quiet_longest_is_forgotten_first() -> None:
    visits = Visits(most=2)
    for name in "abac":
        visits.keep(name, {"at": name})
    assert [dict(visits.of(name)) for name in "abc"] == [{"at": "a"}, {}, {"at": "c"}]


# --- ways back --------------------------------------------------------------------------------------------------------


def test_settings_and_rules_lead_back_to_the_puzzle(reader: Browser) -> None:
    reader.open("practise", puzzle="legal-card-6.v2")
    for at in (reader.open("settings"), reader.open("rules", clause="play.follow"), reader.open("nowhere")):
        (back,) = (one.proto for one in at.get("page_link") if one.proto.label == "Back to the puzzle")
        assert back.query_string == "puzzle=legal-card-6.v2"
        assert back.page == "practise"
