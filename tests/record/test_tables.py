"""Profiles as files, and the commands about them: ``profiles``, ``differ``, ``--profile``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tutor.cli import main
from tutor.profiles import ProfileError, load_profile, playable
from tutor.profiles.files import name_of, read_profile, to_toml


def run(*arguments: str, given: str = "") -> Result:
    return CliRunner().invoke(main, list(arguments), input=given)


def written(folder: Path, text: str, name: str = "my-table.toml") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


HOUSE = 'base = "sri-lankan"\n[settings]\nsecond_auction_least = 220\nown_raise = false\n'
WRONG = """base = "sri-lankan"
[settings]
second_auction = false
second_auction_start = "eldest"
start_tokens = 12
colour = "red"
"""


def test_a_file_is_a_base_and_settings(tmp_path: Path) -> None:
    found = read_profile(written(tmp_path, HOUSE))
    assert found.differences() == {"second_auction_least": 220, "own_raise": False}
    assert name_of(found) == "sri-lankan, second_auction_least = 220, own_raise = false"
    assert read_profile("club") == load_profile("club")


@pytest.mark.parametrize("every", [False, True])
@pytest.mark.parametrize("name", playable())
def test_what_is_written_is_read_again(name: str, every: bool, tmp_path: Path) -> None:
    base = load_profile(name)
    for profile in (base, base.other("start_tokens", 7)) if base.settings() else (base,):
        assert read_profile(written(tmp_path, to_toml(profile, every))) == profile


def test_all_faults_of_a_file_are_named_at_once(tmp_path: Path) -> None:
    file = written(tmp_path, WRONG)
    with pytest.raises(ProfileError) as caught:
        read_profile(file)
    for part in (file, "colour", "start_tokens", "second_auction_start", "it needs 'second_auction' as true", "'pcc'"):
        assert part in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("settings", "part"),
    [
        (
            {"pcc": False, "pcc_first_trick": "open"},
            "'pcc_first_trick' as 'open' decides nothing: it needs 'pcc' as true",
        ),
        ({"caps": "none", "caps_window": "before-next-card"}, "'caps_window'"),
        ({"caps_before_won": 5}, "it needs 'caps' as 'before-play'"),
        ({"open_trump": True}, "'open_at_250' as true needs 'open_trump' as false"),
        ({"ask_partner": "never", "ask_skips_partner": False}, "'ask_skips_partner'"),
    ],
)
def test_contradictions_are_refused(settings: dict[str, object], part: str) -> None:
    with pytest.raises(ProfileError) as caught:
        load_profile({"base": "sri-lankan", "settings": settings})
    assert part in str(caught.value)


@pytest.mark.parametrize(
    ("text", "part"),
    [("base = ", "not TOML"), ('base = "bridge"', "no profile 'bridge'"), ("colour = 1", "'colour'")],
)
def test_a_faulty_file_is_one_clear_line(text: str, part: str, tmp_path: Path) -> None:
    with pytest.raises(ProfileError, match=part):
        read_profile(written(tmp_path, text))
    with pytest.raises(ProfileError, match="cannot be read"):
        read_profile(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ProfileError, match="not UTF-8"):
        read_profile(tmp_path / "bytes.toml")


def test_the_commands_list_show_and_check(tmp_path: Path) -> None:
    assert run("profiles", "list").output.split() == list(playable())
    shown = run("profiles", "show", "club", "--all").output
    assert 'passing = "out"  # auction.pass-not-final, club.auction.pass-out' in shown
    assert read_profile(written(tmp_path, shown)) == load_profile("club")
    right, wrong = written(tmp_path, HOUSE), written(tmp_path, WRONG, "wrong.toml")
    done = run("profiles", "check", right, wrong)
    assert done.exit_code == 1
    assert "own_raise = false" in done.output
    assert "colour" in done.output
    assert run("profiles", "check", right).exit_code == 0


def test_a_file_can_be_used_where_a_profile_is_taken(tmp_path: Path) -> None:
    house = written(tmp_path, HOUSE)
    dealt = run("deal", "--seed", "3", "--profile", house)
    assert json.loads(dealt.output)["profile"]["settings"] == {"second_auction_least": 220, "own_raise": False}
    assert run("deal", "--seed", "3", "--profile", house).output == dealt.output
    assert run("referee", "-", given=dealt.output).exit_code == 0
    club = run("referee", "-", "--json", "--profile", "club", given=run("deal", "--seed", "7").output)
    assert club.exit_code == 1
    assert json.loads(club.output)["fault"]["clauses"] == ["club.auction.pass-out"]
    wrong = run("deal", "--seed", "3", "--profile", written(tmp_path, WRONG))
    assert wrong.exit_code == 2
    assert "colour" in wrong.output


def test_differ_names_the_first_action_and_its_clauses(tmp_path: Path) -> None:
    dealt = run("deal", "--seed", "7").output
    done = run("differ", "-", "--profiles", "sri-lankan,club", given=dealt)
    assert done.exit_code == 1
    assert "Action 7 is judged otherwise. West: bid 260" in done.output
    assert "club.auction.pass-out" in done.output
    same = run("differ", "-", "--profiles", "sri-lankan,sri-lankan", given=dealt)
    assert (same.exit_code, same.output.split()[0]) == (0, "Both")
    assert run("differ", "-", "--profiles", "club", given=dealt).exit_code == 2
    assert run("differ", "-", "--profiles", "club,bridge", given=dealt).exit_code == 2
    assert run("differ", "-", "--profiles", "club,club", given="{}").exit_code == 2
