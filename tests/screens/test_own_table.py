"""Our table: a file is taken or all its faults are told, it is chosen and remembered like a game, a coach keeps it."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from puzzles import from_link
from puzzles.elsewhere import right_at
from tests.screens.helpers import answer, raw_keys, seen, sound
from tests.screens.test_settings import Browser
from tutor.app.settings import KEPT_LENGTH, NAME_LENGTH, Settings
from tutor.profiles import Profile, known_values, load_profile
from tutor.profiles.files import from_short, parse_profile, to_short, to_toml
from tutor.store.models import SETTINGS_LENGTH

CLUB = load_profile({"base": "club", "settings": {"open_trump": True, "start_tokens": 7}})
FREE = load_profile({"base": "sri-lankan", "settings": {"exhausted_trumps": "never"}})


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Browser:
    return Browser(monkeypatch)


def bring(at: AppTest, data: bytes, name: str = "friday-table.toml") -> AppTest:
    at.file_uploader[0].upload(name, data, "application/toml")
    return sound(at.run())


def refusal(at: AppTest) -> str:
    return "\n".join(one.proto.body for one in at.get("html") if 'class="refused"' in one.proto.body)


def game(at: AppTest) -> str:
    return str(at.session_state["game"])


def most_changed() -> Profile:
    """A table that changes as many settings as go together."""
    table = load_profile()
    for name, value in table.settings().items():
        for other in known_values(name)[::-1]:
            try:
                table = table.other(name, other) if other != value else table
                break
            except ValueError:
                continue
    return table


def test_a_file_is_taken_told_chosen_and_remembered(reader: Browser) -> None:
    at = bring(reader.open("rules", part="table"), to_toml(CLUB).encode())
    text = seen(at)
    assert "friday table" in text
    assert "Each side begins with 7 tokens." in str([one.proto for one in at.get("page_link")])
    assert game(at) == "own"
    assert not raw_keys(text)
    reader.read(at)
    again = reader.open("rules")
    assert game(again) == "own"
    assert "friday table" in reader.open("settings").radio(key="set-profile").options
    back = sound(again.segmented_control(key="game").set_value("sri-lankan").run())
    reader.read(back)
    assert (Settings.from_text(reader.cookie["settings"]).own, game(reader.open("rules"))) == (CLUB, "sri-lankan")


def test_all_faults_are_told_at_once_and_the_table_before_stays(reader: Browser) -> None:
    at = bring(reader.open("rules", part="table"), to_toml(FREE).encode())
    at = bring(at, b'base = "club"\n[settings]\npcc = 3\nown_rise = true\n"<b>" = 1\nown_raise = false\n')
    told = refusal(at)
    assert "4 things are wrong" in told
    for part in ("&#x27;pcc&#x27; cannot be 3", "did you mean &#x27;own_raise&#x27;", "&lt;b&gt;", "decides nothing"):
        assert part in told
    assert "<b>" not in told
    assert at.session_state["settings"].own == FREE
    assert not refusal(sound(at.run()))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\xff\xfe", "not UTF-8"),
        (b"base = = 1", "this is not TOML"),
        (b"#" * 20_000, "too long"),
        (b"x = " + b"[" * 5_000, "this is not TOML"),
        (b'base = "bridge"', "there is no profile"),
        (b'base = "widow"\n[settings]\npcc = true', "has no settings to change"),
    ],
)
def test_what_is_no_table_is_one_clear_error(reader: Browser, data: bytes, said: str) -> None:
    assert said in refusal(bring(reader.open("rules", part="table"), data))


def test_faults_are_told_in_the_readers_language(reader: Browser) -> None:
    at = reader.open("rules", part="table", lang="nl")
    told = refusal(bring(at, b'base = "club"\n[settings]\npcc = 3\nown_rise = true\n'))
    assert "afspraak &#x27;pcc&#x27; kan niet 3 zijn: het mag true of false zijn" in told
    assert "bedoel je &#x27;own_raise&#x27;?" in told
    assert 'lang="en"' not in told
    assert "regel 1, teken 8: hier ontbreekt een waarde" in refusal(bring(at, b"base = yes"))


def test_a_name_is_text_and_not_too_long(reader: Browser) -> None:
    at = bring(reader.open("rules", part="table"), to_toml(FREE).encode(), "**a**<b>" + "x" * 90 + ".toml")
    kept = at.session_state["settings"].table_name
    assert len(kept) == NAME_LENGTH
    assert "\\*\\*a\\*\\*\\<b\\>" in seen(at)


def test_the_rules_speak_of_the_own_table(reader: Browser) -> None:
    bring(reader.open("rules", part="table"), to_toml(FREE).encode())
    reader.read(bring(reader.open("rules", part="table"), to_toml(FREE.other("start_tokens", 7)).encode()))
    assert "7 tokens" in seen(reader.open("rules", clause="match.tokens"))
    assert "the maker never has to lead out the trumps" in seen(reader.open("rules", clause="trump.exhausted"))


def test_an_answer_that_would_be_another_one_at_the_own_table_says_so(reader: Browser) -> None:
    puzzle = from_link("legal-card-8.v2")
    assert puzzle.answers.best == ("no",)
    reader.read(bring(reader.open("rules", part="table"), to_toml(FREE).encode()))
    at = reader.open("practise", puzzle="legal-card-8.v2")
    assert "not by those of friday table" in seen(at)
    at = answer(at, ["no"])
    assert [one.value for one in at.info] == ["At friday table the answer would be: Yes, I may."]


def test_what_is_right_elsewhere_is_asked_of_the_engine() -> None:
    puzzle = from_link("legal-card-8.v2")
    assert right_at(puzzle, FREE) == ("yes",)
    assert right_at(puzzle, load_profile()) == ("no",)
    assert right_at(from_link("count-3"), FREE) is None


def test_a_coach_puts_it_here_and_others_take_it(reader: Browser) -> None:
    at = bring(reader.open("rules", part="table"), to_toml(CLUB).encode())
    at = sound(at.button(key="house-table-keep").click().run())
    assert "Every player here finds it now." in seen(at)
    at = sound(at.button(key="house-table-drop").click().run())
    assert at.session_state["settings"].own is None
    at = sound(at.button(key="house-take-0").click().run())
    assert (at.session_state["settings"].own, game(at)) == (CLUB, "own")
    at = sound(at.button(key="house-out-0").click().run())
    assert "Tables that are here" not in seen(at)


# --- what a cookie and the store take ---------------------------------------------------------------------------------


def test_a_short_text_is_the_table_again_and_fits_a_cookie() -> None:
    for table in (load_profile(), CLUB, FREE, most_changed()):
        text = to_short(table)
        assert from_short(text) == parse_profile(to_toml(table).encode()) == table
        assert set(text) <= set("abcdefghijklmnopqrstuvwxyz0123456789-_.~"), "a cookie takes it as it is"
    assert len(most_changed().differences()) > 15
    assert len(to_short(most_changed())) < 1500


def test_settings_from_outside_are_read_with_care() -> None:
    for text in (
        '{"table": "club~nothing.true", "at_own": "yes"}',
        '{"table": 7, "table_name": "x"}',
        '{"table": "club", "at_own": "yes", "profile": "sri-lankan"}',
        '{"at_own": "yes"}',
    ):
        read = Settings.from_text(text)
        assert (read.own, read.at_own, read.rules.name) == (None, "", "sri-lankan"), text


def test_a_table_too_long_to_be_kept_of_a_learner_stays_in_the_browser() -> None:
    assert KEPT_LENGTH == SETTINGS_LENGTH
    short = Settings(table=to_short(CLUB), at_own="yes", profile="club")
    assert Settings.from_text(short.kept()) == short
    long = Settings(table=to_short(most_changed()), at_own="yes", ranks=True)
    assert len(long.kept()) <= KEPT_LENGTH
    assert Settings.from_text(long.kept()) == Settings(ranks=True)
    assert long.with_kept(long.kept()) == long
    assert short.with_kept(Settings(ranks=True).kept()) == Settings(ranks=True)
