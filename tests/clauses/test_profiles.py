"""Settings: each built value that is not the default changes what it should; every other is refused by its name."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import tutor.profiles
from tests.clauses.table import ALL_SPADES, BALANCED, allowed, contract, deal, finish_trick, go, play_out, refused
from tests.record.readings import ADAPTS, HELPED, called
from tutor.profiles import BUILT, PROFILE_NAMES, Profile, ProfileError, known_values, load_profile
from tutor.record import judge
from tutor.rules.caps import first_due
from tutor.rules.match import Match, next_dealer
from tutor.rules.tokens import award, settle
from tutor.solver.moments import prove_as_read

DEFAULTS = load_profile("sri-lankan").settings()
SHIPPED = {one.stem for one in Path(tutor.profiles.__file__).parent.glob("*.toml")}
NOT_DEFAULT = [(key, value) for key, values in BUILT.items() for value in values if value != DEFAULTS[key]]


@pytest.mark.setting("second_auction_least", 220)
@pytest.mark.clause("second.bid")
def test_second_bid_from_220() -> None:
    words = contract("W", 200, "7S", circuit=())
    at = deal(words, profile={"second_auction_least": 220}, **BALANCED)
    assert allowed(at, "W:220 W:230 W:250")
    assert refused(at, "W:210") == ("second.bid",)
    assert refused(deal(words, **BALANCED), "W:220") == ("second.bid",)
    at = go(at, "W:230")
    assert refused(at, "S:220") == ("second.bid",)


@pytest.mark.setting("pcc_won", 5)
@pytest.mark.clause("score.table")
def test_score_table_pcc_may_bring_five() -> None:
    words = contract("W", 200, "JS", dealer="N", circuit=("pcc",)) + "W:open"
    at = play_out(deal(words, dealer="N", profile={"pcc_won": 5}, **ALL_SPADES))
    assert (settle(at, None).to, settle(at, None).moved) == ("EW", 5)
    assert award(None, at.profile) == (5, 5)
    assert award(300, at.profile) == (3, 4)


@pytest.mark.setting("open_at_250", False)
@pytest.mark.clause("open.high-bid")
def test_open_high_bid_may_be_off() -> None:
    words = contract("W", 250, "7S") + "S:AH E:QH N:8H W:JH"
    at = deal(words, profile={"open_at_250": False}, **BALANCED)
    assert at.closed
    assert refused(at, "W:7S") == ("closed.indicator-lead",)
    assert deal(words, **BALANCED).closed is False
    pcc = contract("W", 200, "7S", circuit=("pcc",)) + "W:JH S:AH N:8H"
    assert deal(pcc, profile={"open_at_250": False}, **BALANCED).closed is False  # PCC is another clause


@pytest.mark.setting("exhausted_trumps", "never")
@pytest.mark.clause("trump.exhausted")
def test_trump_exhausted_may_be_off() -> None:
    words = contract("W", 160, "TS", dealer="N") + "W:open W:JS S:7S E:8S N:QS W:9S"
    hands = {"W": "JS 9S AS TS | KS JH JD JC", "S": "7S", "E": "8S", "N": "QS"}
    at = finish_trick(deal(words, dealer="N", profile={"exhausted_trumps": "never"}, **hands))
    assert allowed(at, "W:JH W:JD W:AS")
    assert refused(finish_trick(deal(words, dealer="N", **hands)), "W:JH") == ("trump.exhausted",)


@pytest.mark.setting("spoilt_redeal", "next-dealer")
@pytest.mark.clause("trump.spoilt", "deal.next-dealer")
def test_trump_spoilt_may_pass_the_deal_on() -> None:
    words = contract("W", 200, "JS") + "S:AH N:spoilt"
    at = deal(words, profile={"spoilt_redeal": "next-dealer"}, S="AH", **ALL_SPADES)
    assert (at.ended, next_dealer(at)) == ("spoilt", "S")
    redealt = deal("S:redeal", profile={"spoilt_redeal": "next-dealer"}, S="7S 8S 7H 8H")
    assert next_dealer(redealt) == "W"  # a low hand is another clause


@pytest.mark.setting("last_trick_view", "between-tricks")
@pytest.mark.clause("play.last-trick-view")
def test_play_last_trick_view_may_be_between_tricks_only() -> None:
    words = contract("W", 200, "7S") + "S:AH E:QH N:8H W:JH"
    at = deal(words, profile={"last_trick_view": "between-tricks"}, **BALANCED)
    seen = at.view("N").last_trick
    assert seen is not None
    assert [one.card for one in seen.cards] == ["AH", "QH", "8H", "JH"]
    assert go(at, "W:7H").view("N").last_trick is None
    assert go(deal(words, **BALANCED), "W:7H").view("N").last_trick is not None


@pytest.mark.parametrize("reading", ["stated", "adaptive", "helpful-partner"])
@pytest.mark.setting("caps_reading", "adaptive")
@pytest.mark.setting("caps_reading", "helpful-partner")
@pytest.mark.clause("caps.due", "caps.too-early")
def test_caps_due_may_be_read_in_three_ways(reading: str) -> None:
    """One call is right where the caller may adapt, another one only where partner may be trusted to help."""
    right = {"stated": [False, False], "adaptive": [True, False], "helpful-partner": [True, True]}[reading]
    for which, bonus in zip((ADAPTS, HELPED), right, strict=True):
        at = called(which, reading)
        assert at.profile.caps_reading == reading
        verdict, settled = judge(at)
        assert verdict is not None
        assert verdict.judged == ("bonus" if bonus else "too-early")
        assert settled.to == ("EW" if bonus else "NS")
        due = first_due(at.path(), prove_as_read)
        assert [str(seat) for seat in due] == (["E"] if bonus else [])


@pytest.mark.parametrize("tokens", [pytest.param(10, id="10"), pytest.param(7, id="7")])
@pytest.mark.setting("start_tokens", 10)
@pytest.mark.setting("start_tokens", 7)
@pytest.mark.clause("match.tokens", "score.match")
def test_match_tokens_may_be_ten_or_seven(tokens: int) -> None:
    profile = {"start_tokens": tokens}
    assert deal(profile=profile).tokens == {"NS": tokens, "EW": tokens}
    match = Match.start("N", {"base": "sri-lankan", "settings": profile})
    assert match.tokens == {"NS": tokens, "EW": tokens}
    with pytest.raises(ValueError, match=f"not {2 * tokens}"):
        deal(profile=profile, tokens=(11, 11))
    words = contract("W", 250, "JS", dealer="N") + "W:open"
    at = play_out(deal(words, dealer="N", profile=profile, tokens=(3, 2 * tokens - 3), **ALL_SPADES))
    settled = settle(at, None)
    assert settled.match_over
    assert match.after(at, settled).winner == "EW"


# --- values that are refused ------------------------------------------------------------------------------------------


def test_every_value_that_tables_use_is_played() -> None:
    assert [(key, value) for key in BUILT for value in known_values(key) if value not in BUILT[key]] == []


@pytest.mark.parametrize(("key", "value"), [(key, value) for key in BUILT for value in ("often", 12, None, 1.5, [])])
def test_an_impossible_value_is_refused_with_what_may_be_asked(key: str, value: Any) -> None:
    with pytest.raises(ProfileError, match=f"'{key}' cannot be") as caught:
        load_profile({"base": "sri-lankan", "settings": {key: value}})
    assert "it may be" in str(caught.value)


@pytest.mark.parametrize(("key", "near"), [("start_token", "start_tokens"), ("open_at250", "open_at_250")])
def test_an_unknown_setting_is_refused_by_name_with_the_nearest(key: str, near: str) -> None:
    with pytest.raises(ProfileError, match=f"no setting '{key}'; did you mean '{near}'"):
        load_profile({"base": "sri-lankan", "settings": {key: 11}})
    with pytest.raises(ProfileError, match="no setting 'zzz'"):
        load_profile({"base": "sri-lankan", "settings": {"zzz": 1}})
    with pytest.raises(ProfileError, match="no setting 'name'"):
        load_profile({"base": "sri-lankan", "settings": {"name": "mine"}})


def test_true_is_not_one_and_numbers_are_not_words() -> None:
    for key, value in (("own_raise", 1), ("open_at_250", 0), ("overcall_partner", 200), ("start_tokens", True)):
        with pytest.raises(ProfileError, match=key):
            load_profile({"base": "sri-lankan", "settings": {key: value}})


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(ProfileError) as caught:
        load_profile({"base": "sri-lankan", "settings": {"own_raise": "no", "start_tokens": 12, "colour": "red"}})
    for part in ("own_raise", "start_tokens", "colour"):
        assert part in str(caught.value)


def test_unknown_and_unbuilt_profiles_are_refused_by_name() -> None:
    with pytest.raises(ProfileError, match="no profile 'bridge'"):
        load_profile("bridge")
    for name in set(PROFILE_NAMES) - SHIPPED:
        with pytest.raises(ProfileError, match=f"profile '{name}' is not built yet"):
            load_profile(name)
    for name in SHIPPED:
        assert load_profile(name).name == name


def test_a_setting_that_changes_nothing_is_the_default() -> None:
    assert load_profile({"base": "sri-lankan", "settings": {}}) == load_profile()
    assert load_profile({"base": "sri-lankan", "settings": DEFAULTS}) == load_profile()
    changed = load_profile({"base": "sri-lankan", "settings": {"pcc_won": 5}})
    assert changed != load_profile()
    assert hash(changed) != hash(load_profile())
    assert changed.differences() == {"pcc_won": 5}
    assert set(DEFAULTS) == set(BUILT) == set(Profile.model_fields) - {"name"}


def test_each_built_value_has_a_test() -> None:
    trees = [ast.parse(one.read_text(encoding="utf-8")) for one in sorted(Path(__file__).parent.glob("test_*.py"))]
    tested = {
        tuple(argument.value for argument in mark.args if isinstance(argument, ast.Constant))
        for tree in trees
        for one in tree.body
        if isinstance(one, ast.FunctionDef)
        for mark in one.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "setting"
    }
    assert {pair for pair in NOT_DEFAULT if pair not in tested} == set()
