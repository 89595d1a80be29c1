"""Every setting in the first run of every page: from the cookie, from the store, from a link; and two tabs at once."""

from __future__ import annotations

import json
from typing import Final

import pytest
from streamlit.testing.v1 import AppTest

from tests.screens.helpers import EVERY_PAGE, open_page, payload, sound, stay_on
from tests.screens.test_settings import SWITCHES, TURNED, Browser, script, turn
from tutor.app import visits, who
from tutor.app.settings import Settings
from tutor.profiles import load_profile
from tutor.profiles.files import to_short
from tutor.wording import words

TABLE: Final = load_profile({"base": "club", "settings": {"start_tokens": 7}})
CHOSEN: Final = Settings(
    lang="nl",
    profile="club",
    points=False,
    ranks=True,
    four_colours=True,
    still=True,
    sound=True,
    big=True,
    no_rating=True,
    remind=True,
    table=to_short(TABLE),
    table_name="Ours",
    at_own="yes",
)
"""Nothing is as it comes; the plain table, which hides the others, has its own test."""

every_page = pytest.mark.parametrize(("name", "query"), EVERY_PAGE, ids=str)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Browser:
    return Browser(monkeypatch)


def has_them_all(at: AppTest) -> None:
    """Whatever the page shows of the settings, it shows as it was chosen; and so it writes them down."""
    told = script(at)
    assert told["lang"] == "nl"
    assert Settings.from_text(json.loads(told["cookie"]["value"])["settings"]) == CHOSEN
    assert words("nl").say("app-nav-learn") in [one.proto.label for one in at.get("page_link")]
    if at.get("bidi_component"):
        assert payload(at)["options"] == TURNED
        assert payload(at)["lang"] == "nl"
    for one in at.toggle:
        name = str(one.key).removeprefix("set-")
        assert one.value == getattr(CHOSEN, name)
    for one in (each for each in at.segmented_control if each.key == "game"):
        assert one.value == ("sri-lankan" if "puzzle" in at.query_params else "own"), "a puzzle is of its own game"


@every_page
def test_the_cookies_settings_are_there_at_once(reader: Browser, name: str, query: dict[str, str]) -> None:
    reader.cookie = {"visit": "a-visit", "settings": CHOSEN.text()}
    for _ in range(2):
        has_them_all(reader.open(name, **query))


@every_page
def test_the_learners_settings_are_there_at_once_on_another_device(
    own_store: None, monkeypatch: pytest.MonkeyPatch, name: str, query: dict[str, str]
) -> None:
    monkeypatch.setattr(who, "account", lambda: ("https://id.example|42", "Nimal"))
    monkeypatch.setattr(visits, "cookie", lambda: {"visit": "one", "settings": CHOSEN.text()})
    open_page("")
    monkeypatch.setattr(visits, "cookie", lambda: {"visit": "two", "settings": Settings(sound=True).text()})
    has_them_all(open_page(name, **query))


@every_page
def test_a_links_settings_are_there_at_once_and_after_a_reload_and_back(
    reader: Browser, name: str, query: dict[str, str]
) -> None:
    """They are the link's, and no choice."""

    def is_followed(at: AppTest) -> None:
        assert script(at)["lang"] == "nl"
        assert not at.get("bidi_component"), "the plain table has come in its place"
        assert {"lang", "plain"} <= set(at.query_params), "so they go along"
        assert json.loads(json.loads(script(at)["cookie"]["value"])["settings"]) == {}

    for _ in range(2):
        at = reader.open(name, lang="nl", plain="1", **query)
        is_followed(at)
    at.query_params.clear()
    at = sound(stay_on(at, "rules").run())
    is_followed(at)
    for key, value in query.items():
        at.query_params[key] = value
    is_followed(sound(stay_on(at, name).run()))


# --- two at once ------------------------------------------------------------------------------------------------------


def test_two_tabs_keep_what_was_chosen_in_either(reader: Browser) -> None:
    """Of a reader of whom nothing is known: both tabs send the same cookie, and each writes it."""
    first = reader.open("settings")
    second = reader.open("settings")
    turn(second, "four_colours")
    second = sound(second.radio(key="set-lang").set_value("nl").run())
    first = turn(first, "big")
    assert [first.toggle(key=f"set-{name}").value for name in ("big", "four_colours")] == [True, True]
    reader.read(first)
    assert Settings.from_text(reader.cookie["settings"]) == Settings(lang="nl", four_colours=True, big=True)
    assert [reader.open("settings").toggle(key=f"set-{name}").value for name in ("big", "four_colours")] == [True, True]


def test_two_devices_keep_what_was_chosen_on_either(own_store: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(who, "account", lambda: ("https://id.example|42", "Nimal"))
    tabs = []
    for number in ("one", "two"):
        monkeypatch.setattr(visits, "cookie", lambda number=number: {"visit": number})
        tabs.append(open_page("settings"))
    for at, name in zip(tabs, ("big", "ranks"), strict=True):
        turn(at, name)
    monkeypatch.setattr(visits, "cookie", lambda: {"visit": "three"})
    at = open_page("settings")
    assert [at.toggle(key=f"set-{name}").value for name in ("big", "ranks")] == [True, True]
    sound(at.button(key="usual").click().run())
    assert not open_page("settings").toggle(key="set-big").value
    turn(tabs[0], "sound")
    at = open_page("settings")
    assert [name for name in SWITCHES if at.toggle(key=f"set-{name}").value] == ["points", "sound"]


def test_the_usual_settings_hold_on_every_device(own_store: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where this one still has them as they came."""
    monkeypatch.setattr(who, "account", lambda: ("https://id.example|42", "Nimal"))
    monkeypatch.setattr(visits, "cookie", lambda: {"visit": "one"})
    first = open_page("settings")
    first = turn(turn(first, "big"), "big")
    turn(open_page("settings"), "ranks")
    sound(first.button(key="usual").click().run())
    assert not open_page("settings").toggle(key="set-ranks").value


def test_a_switch_shows_what_is_chosen_whatever_was_clicked_there_before(reader: Browser) -> None:
    """A toggle stands on several pages, and each of them has its own to Streamlit."""
    at = turn(reader.open("learn", lesson="hidden-nine"), "big")
    for name in ("practise", "settings", "learn"):
        at.query_params.clear()
        at.query_params["lesson"] = "hidden-nine"
        at = sound(stay_on(at, name).run())
        assert at.toggle(key="set-big").value
        assert at.toggle(key="set-big").proto.set_value, "the browser is told"
