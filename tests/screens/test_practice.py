"""The practice page, drawn and plain, without a browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

import puzzles
from puzzles import Puzzle
from tests.screens.helpers import (
    actions,
    answer,
    fire,
    open_page,
    payload,
    puzzle_of,
    raw_keys,
    right,
    said,
    seen,
    sound,
    wrong,
)
from tutor import __version__
from tutor.app.screens import practise_why
from tutor.wording import words

TABLES = pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
MODES = pytest.mark.parametrize("mode", ["every", "one"])


def open_puzzle(puzzle: Puzzle, *, plain: bool = False) -> AppTest:
    return open_page("practise", plain=plain, puzzle=puzzles.link(puzzle))


def shown_link(at: AppTest) -> str:
    value = at.query_params["puzzle"]
    return str(value[0] if isinstance(value, list) else value)


# --- answers ----------------------------------------------------------------------------------------------------------


@TABLES
@MODES
def test_a_right_answer_and_the_next_puzzle(mode: str, plain: bool) -> None:
    puzzle = puzzle_of(mode)
    at = answer(open_puzzle(puzzle, plain=plain), right(puzzle))
    assert said(at).startswith("right: Right!")
    assert actions(at) == ["go-next"]
    assert "1 of 1 right" in seen(at)
    assert not raw_keys(seen(at))
    answer(at, action="go-next")
    assert shown_link(at) != puzzles.link(puzzle)
    assert said(at) == ""
    assert not at.warning


@TABLES
@MODES
def test_a_wrong_answer_says_why_in_the_engines_words(mode: str, plain: bool) -> None:
    puzzle = puzzle_of(mode)
    at = answer(open_puzzle(puzzle, plain=plain), wrong(puzzle))
    (ruling,) = (one.ruling for one in puzzles.grade(puzzle, wrong(puzzle)).marked("wrong"))
    reason = words().at(you=puzzle.seat).ruling(ruling)[0]
    assert said(at) == f"wrong: Not quite. {reason.short}"
    assert f"{reason.short} {reason.full}" in seen(at)
    assert reason.clause is not None
    assert words().clause(reason.clause).title in seen(at)
    assert actions(at) == ["go-again", "go-next"]
    assert "0 of 1 right" in seen(at)
    answer(at, action="go-again")
    assert said(at) == ""
    answer(at, right(puzzle))
    assert said(at).startswith("right: ")
    assert "0 of 1 right" in seen(at), "only the first try counts"


def test_missed_cards_are_counted_and_marked() -> None:
    puzzle = next(p for p in (puzzles.make("legal-card", s, mode="every") for s in range(50)) if len(right(p)) > 2)
    at = answer(open_puzzle(puzzle), right(puzzle)[1:])
    assert said(at).startswith(f"wrong: Nearly: {len(right(puzzle)) - 1} of {len(right(puzzle))} found.")
    marks = {one["card"]: one["mark"] for one in payload(at)["hand"] if one["mark"]}
    assert marks == dict.fromkeys(right(puzzle)[1:], "right") | {right(puzzle)[0]: "missed"}
    answer(at, action="go-again")
    assert {one["card"] for one in payload(at)["hand"] if one["chosen"]} == set(right(puzzle)[1:]), "mend, not begin"


@TABLES
def test_no_card_at_all_can_be_the_answer_given(plain: bool) -> None:
    at = answer(open_puzzle(puzzle_of("every"), plain=plain), ())
    assert said(at).startswith("wrong: Not quite. ")


def test_hints_keep_what_is_chosen_and_do_not_count() -> None:
    puzzle = puzzle_of("every")
    at = open_puzzle(puzzle)
    some = right(puzzle)[0]
    answer(at, [some], action="go-hint")
    assert said(at).startswith("hint: ")
    assert [one["card"] for one in payload(at)["hand"] if one["chosen"]] == [some]
    answer(at, [some], action="go-hint")
    assert said(at).count("hint: ") == 2
    assert "go-hint" not in actions(at)
    answer(at, right(puzzle))
    assert said(at).startswith("right: ")
    assert "No answers yet" in seen(at)


def test_a_puzzle_counts_once() -> None:
    puzzle = puzzle_of("one")
    at = answer(open_puzzle(puzzle), wrong(puzzle))
    answer(at, action="go-next")
    at.query_params["puzzle"] = puzzles.link(puzzle)  # the browser's Back
    answer(at.run(), right(puzzle))
    assert "0 of 1 right" in seen(at)


@pytest.mark.parametrize(
    "change",
    [
        {"serial": 999},
        {"serial": "1"},
        {"cards": ["JS", "JS"]},
        {"cards": ["XX"]},
        {"cards": []},
        {"cards": [], "picks": ["JS"]},
        {"picks": ["yes"]},
        {"action": "go-away"},
        {"more": 1},
        "rubbish",
        None,
    ],
    ids=str,
)
def test_what_the_table_cannot_have_sent_is_dropped(change: Any) -> None:
    puzzle = puzzle_of("one")
    at = open_puzzle(puzzle)
    before = payload(at)
    value = {"serial": before["serial"], "cards": list(right(puzzle)), "action": None}
    fire(at, value | change if isinstance(change, dict) else change)
    assert payload(at) == before


def test_a_card_of_another_hand_and_a_second_tap_are_dropped() -> None:
    puzzle = puzzle_of("one")
    at = open_puzzle(puzzle)
    value = {"serial": payload(at)["serial"], "cards": list(wrong(puzzle)), "action": None}
    held = {one["card"] for one in payload(at)["hand"]}
    fire(at, value | {"cards": [next(one for one in ("JS", "9H", "AD", "TC", "7S") if one not in held)]})
    assert said(at) == ""
    fire(fire(at, value), value)
    assert said(at).startswith("wrong: ")
    assert "0 of 1 right" in seen(at)


# --- links ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "link", ["legal-card-7.v2", "legal-card-11.one.v2", "legal-card-5.every.follow-suit.l1.v2", "count-3"]
)
def test_a_link_gives_the_same_table(link: str) -> None:
    first, second = (payload(open_page("practise", puzzle=link)) for _ in range(2))
    assert first | {"serial": 0} == second | {"serial": 0}
    assert first["place"] == link


@pytest.mark.parametrize(
    "link",
    [
        "",
        "legal-card-x",
        "no-kind-7",
        "legal-card-7",
        "legal-card-7.v99",
        "legal-card-7.one.no-theme",
        "9" * 5000,
        "\0",
        "අ🂡",
        "<script>",
    ],
)
def test_a_broken_link_gets_another_puzzle(link: str) -> None:
    at = open_page("practise", puzzle=link)
    assert [one.value[:31] for one in at.warning] == ["This link leads to no puzzle. I"]
    assert shown_link(at).startswith("legal-card-")
    assert not link or link not in seen(at)
    answer(at, action="go-next")
    assert not at.warning


def test_without_a_link_a_puzzle_comes_and_its_link_too() -> None:
    at = open_page("practise")
    assert payload(at)["place"] == shown_link(at)
    at.run()
    assert payload(at)["place"] == shown_link(at)


# --- wishes -----------------------------------------------------------------------------------------------------------


def wish(at: AppTest, name: str, value: Any) -> AppTest:
    """Choose in the panel."""
    find = {"kind": at.radio, "theme": at.selectbox}.get(name, at.segmented_control)
    return sound(find(key=f"wish-{name}").set_value(value).run())  # type: ignore[operator]


def wished(at: AppTest) -> dict[str, Any]:
    """What the panel shows."""
    parts = (*at.radio, *at.selectbox, *at.segmented_control)
    wishes = (one for one in parts if str(one.key).startswith("wish-"))
    return {str(one.key).removeprefix("wish-"): one.value for one in wishes}


def test_wishes_are_kept_for_the_next_puzzles() -> None:
    at = open_page("practise")
    wish(wish(at, "mode", "one"), "theme", "follow-suit")
    for _ in range(2):
        puzzle = puzzles.from_link(shown_link(at))
        assert (puzzle.question.mode, puzzle.themes[0]) == ("one", "follow-suit")
        answer(at, action="go-next")
    wish(at, "theme", "any")
    assert puzzles.from_link(shown_link(at)).question.mode == "one"


@pytest.mark.parametrize("name", puzzles.KINDS)
def test_each_kind_can_be_wished_with_all_that_goes_with_it(name: str) -> None:
    at = open_page("practise")
    at.segmented_control(key="game").set_value(puzzles.KINDS[name].profile).run()
    if at.radio(key="wish-kind").value != name:
        wish(at, "kind", name)
    kind, told = puzzles.KINDS[name], words()
    assert shown_link(at).startswith(f"{name}-")
    assert at.title[0].value == told.say(f"kind-{name}")
    assert told.full(f"kind-{name}") in seen(at)
    (themes,) = at.selectbox
    assert themes.options == [told.say("page-theme-any"), *(told.say(f"theme-{one}") for one in kind.themes)]
    theme = min(kind.themes.values(), key=lambda one: len(one.levels))
    wish(at, "theme", theme.id)
    levels = at.segmented_control(key="wish-level")
    assert levels.options == [told.say("page-level-any"), *map(str, theme.levels)]
    wish(at, "level", theme.levels[-1])
    puzzle = puzzles.from_link(shown_link(at))
    assert (puzzle.kind, puzzle.themes[0], puzzle.level) == (name, theme.id, theme.levels[-1])


def test_a_puzzle_of_a_table_with_a_rule_of_its_own_says_so() -> None:
    told = words()
    note = told.say("ref-differ-here", text=told.say("differ-second_auction-yes"))
    assert note in seen(open_puzzle(puzzles.make("club-auction", 1, theme="call-eight")))
    assert note not in seen(open_puzzle(puzzles.make("club-auction", 1, theme="call-out")))


def test_a_wish_that_does_not_go_with_a_new_one_is_given_up() -> None:
    at = open_page("practise")
    wish(wish(wish(at, "theme", "follow-suit"), "level", 1), "mode", "one")
    wish(at, "theme", "exhausted")
    assert wished(at) == {"kind": "legal-card", "theme": "exhausted", "level": "any", "mode": "one"}
    wish(at, "kind", "settle")
    assert wished(at) == {"kind": "settle", "theme": "any", "level": "any"}, "settle asks in one way only"


def test_surprise_me_mixes_the_kinds() -> None:
    at = wish(open_page("practise"), "kind", "any")
    assert wished(at) == {"kind": "any", "level": "any"}
    wish(at, "level", 3)
    kinds = set()
    for _ in range(12):
        puzzle = puzzles.from_link(shown_link(at))
        assert puzzle.level == 3
        kinds.add(puzzle.kind)
        answer(at, action="go-next")
    assert len(kinds) > 1


def test_a_link_of_another_kind_brings_its_kind_with_it() -> None:
    at = open_page("practise", puzzle="count-3")
    assert wished(at)["kind"] == "count"
    answer(at, action="go-next")
    assert shown_link(at).startswith("count-")


def test_what_happened_before_is_told() -> None:
    puzzle = puzzle_of("every", theme="exhausted")
    at = open_puzzle(puzzle)
    (history,) = at.expander
    assert history.proto.expanded
    (shown,) = history.get("html")
    rows = [one.count("<tr>") for one in shown.proto.body.split("<table")[1:]]
    assert len(rows) == 2
    assert rows[1] == len(puzzle.seen.tricks) + 1


# --- a report ---------------------------------------------------------------------------------------------------------


def test_a_report_holds_the_puzzle_and_the_answer_and_comes_only_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[dict[str, Any]] = []
    monkeypatch.setattr(practise_why.st, "download_button", lambda label, **more: saved.append({"label": label} | more))
    puzzle = puzzle_of("one")
    at = open_puzzle(puzzle)
    assert saved == []
    answer(at, action="go-hint")
    answer(at, wrong(puzzle))
    (one,) = saved
    assert one["label"] == "Report this puzzle"
    assert one["file_name"] == f"304-{puzzles.link(puzzle)}.json"
    report = json.loads(one["data"]())
    assert puzzles.read(report.pop("puzzle")) == puzzle
    assert report == {
        "app": __version__,
        "link": puzzles.link(puzzle),
        "version": puzzle.version,
        "id": puzzle.id,
        "seed": puzzle.seed,
        "answer": list(wrong(puzzle)),
        "right": False,
        "hints": 1,
    }
