"""The practice page, drawn and plain, without a browser."""

from __future__ import annotations

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

import puzzles
from puzzles import Puzzle
from tests.screens.helpers import actions, answer, fire, open_page, payload, raw_keys, said, seen
from tutor.wording import words

TABLES = pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
MODES = pytest.mark.parametrize("mode", ["every", "one"])


def puzzle_of(mode: str, **wanted: Any) -> Puzzle:
    """A puzzle in which a choice can be wrong."""
    made = (puzzles.make("legal-card", seed, mode=mode, **wanted) for seed in range(50))
    return next(one for one in made if one.answers.wrong)


def open_puzzle(puzzle: Puzzle, *, plain: bool = False) -> AppTest:
    return open_page("practise", plain=plain, puzzle=puzzles.link(puzzle))


def right(puzzle: Puzzle) -> tuple[str, ...]:
    return puzzle.answers.best if puzzle.question.mode == "every" else puzzle.answers.best[:1]


def wrong(puzzle: Puzzle) -> tuple[str, ...]:
    return (puzzle.answers.wrong[0].choice,)


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


@pytest.mark.parametrize("link", ["legal-card-7", "legal-card-11.one", "legal-card-5.every.follow-suit.l1"])
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


def test_wishes_are_kept_for_the_next_puzzles() -> None:
    at = open_page("practise")
    at.segmented_control(key="wish-mode").set_value("one").run()
    at.selectbox(key="wish-theme").set_value("follow-suit").run()
    for _ in range(2):
        puzzle = puzzles.from_link(shown_link(at))
        assert (puzzle.question.mode, puzzle.themes[0]) == ("one", "follow-suit")
        answer(at, action="go-next")
    at.selectbox(key="wish-theme").set_value("any").run()
    assert shown_link(at).endswith(".one")


def test_a_wish_that_does_not_go_with_the_others_takes_their_place() -> None:
    at = open_page("practise")
    at.segmented_control(key="wish-mode").set_value("one").run()
    at.selectbox(key="wish-theme").set_value("follow-suit").run()
    at.selectbox(key="wish-level").set_value(5).run()
    assert (at.selectbox(key="wish-theme").value, at.selectbox(key="wish-level").value) == ("any", 5)
    puzzle = puzzles.from_link(shown_link(at))
    assert (puzzle.level, puzzle.question.mode) == (5, "one")
    at.selectbox(key="wish-theme").set_value("leads").run()
    assert (at.segmented_control(key="wish-mode").value, at.selectbox(key="wish-level").value) == ("mixed", 0)
    assert puzzles.from_link(shown_link(at)).themes[0] == "leads"


def test_what_happened_before_is_told() -> None:
    puzzle = puzzle_of("every", theme="exhausted")
    at = open_puzzle(puzzle)
    (history,) = at.expander
    assert history.proto.expanded
    rows = [one.proto.body.count("<tr>") for one in history.get("html")]
    assert len(rows) == 2
    assert rows[1] == len(puzzle.seen.tricks) + 1
