"""Every form of question, drawn and plain, without a browser: what may be chosen, and what is said to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

import puzzles
from puzzles import Puzzle, telling
from puzzles.model import Question
from tests.screens import trials
from tests.screens.helpers import actions, answer, button, fire, open_page, payload, raw_keys, right, said, seen, wrong
from tutor.app.screens.practise_desk import Desk
from tutor.app.screens.practise_scene import scene_of
from tutor.app.table import Answer
from tutor.app.table.from_view import payload_of
from tutor.seats import SEATS
from tutor.wording import words

TABLES = pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])


def forms() -> Iterator[Puzzle]:
    """A puzzle of each form of each kind, one that can be answered wrongly."""
    for kind in puzzles.KINDS.values():
        found: set[tuple[str, str, str]] = set()
        for seed in range(40):
            try:
                puzzle = kind.make(seed)
            except puzzles.PuzzleError:
                continue
            form = (puzzle.question.mode, puzzle.question.of, puzzle.question.ask)
            if puzzle.answers.wrong and puzzle.question.of != "moment" and form not in found:
                found.add(form)
                yield puzzle


FORMS = tuple(forms())
EACH = pytest.mark.parametrize("puzzle", FORMS, ids=[puzzles.link(one) for one in FORMS])


def open_puzzle(puzzle: Puzzle, *, plain: bool = False) -> AppTest:
    return open_page("practise", plain=plain, puzzle=puzzles.link(puzzle))


def test_the_forms_are_there() -> None:
    found = {(one.question.mode, one.question.of) for one in FORMS}
    assert {("every", "card"), ("one", "card"), ("one", "word"), ("one", "seat"), ("one", "number")} <= found
    assert {("every", "seat"), ("every", "suit"), ("every", "call")} <= found


@EACH
def test_the_table_shows_the_question_and_each_choice_in_words(puzzle: Puzzle) -> None:
    at = open_puzzle(puzzle)
    ask, told = payload(at)["ask"], words().at(you=puzzle.seat)
    assert ask["question"] == telling.question(puzzle, words())
    assert ask["kind"] == {"every": "many", "one": "one", "order": "order"}[puzzle.question.mode]
    hand = {one["card"] for one in payload(at)["hand"] if not one["off"]}
    if ask["choices"]:
        assert [one["id"] for one in ask["choices"]] == list(puzzle.question.choices)
        assert [one["label"] for one in ask["choices"]] == [
            telling.spoken(puzzle, one, told) for one in puzzle.question.choices
        ]
        assert not [one for one in ask["choices"] if one["mark"]]
    else:
        assert hand == set(puzzle.question.choices)
    assert not raw_keys(seen(at))
    assert "points" not in {one["label"].lower() for one in payload(at)["facts"]}, "nobody counts for the reader"


@TABLES
@EACH
def test_right_is_right_and_wrong_is_told_why(puzzle: Puzzle, plain: bool) -> None:
    at = answer(open_puzzle(puzzle, plain=plain), wrong(puzzle))
    graded = puzzles.grade(puzzle, wrong(puzzle))
    reasons = [words().at(you=puzzle.seat).ruling(one.ruling) for one in graded.marked("wrong")]
    assert said(at).startswith("wrong: ")
    assert reasons[0][0].short in said(at)
    for one in reasons:
        for text in one:
            assert f"{text.short} {text.full}" in seen(at), "every reason stands on the page"
            assert text.clause is None or words().clause(text.clause).title in seen(at)
    answer(at, action="go-again")
    assert said(at) == ""
    if plain and puzzle.question.mode == "order":  # the row is there to be mended: a press takes a card back
        for one in wrong(puzzle):
            button(at, f"pick-{one}").click().run()
    answer(at, right(puzzle))
    assert said(at).startswith("right: Right! ")
    assert "go-next" in actions(at)
    assert not raw_keys(seen(at))


@EACH
def test_after_the_answer_each_choice_has_its_mark(puzzle: Puzzle) -> None:
    at = answer(open_puzzle(puzzle), wrong(puzzle))
    table = payload(at)
    shown = {one["id"]: one["mark"] for one in table["ask"]["choices"]}
    shown = shown or {one["card"]: one["mark"] for one in table["hand"]}
    marks = {one.choice: one.mark for one in puzzles.grade(puzzle, wrong(puzzle)).marks}
    if puzzle.question.mode == "order":  # it is the whole order that is right or wrong
        marks = {}
    assert {name: mark for name, mark in shown.items() if mark and mark != "witness"} == marks
    assert table["ask"]["kind"] == "none"


@EACH
def test_what_is_no_choice_is_dropped(puzzle: Puzzle) -> None:
    at = open_puzzle(puzzle)
    before = payload(at)
    good: dict[str, Any] = {"serial": before["serial"], "cards": [], "picks": [], "action": None}
    kind, other = ("picks", "cards") if before["ask"]["choices"] else ("cards", "picks")
    outside = next(one for one in ("JS", "9H", "AD", "TC", "7S") if one not in puzzle.question.choices)
    for bad in ({kind: [outside]}, {other: list(right(puzzle)) or ["JS"]}, {kind: ["x" * 50]}):
        fire(at, good | bad)
        assert payload(at) == before
    if puzzle.question.mode == "one":
        fire(at, good | {kind: list(puzzle.question.choices[:2])})
        assert payload(at) == before


def test_every_seat_can_be_tapped_at_its_place() -> None:
    puzzle = next(one for one in FORMS if one.question.of == "seat")
    table = payload(open_puzzle(puzzle))
    assert {one["seat"] for one in table["ask"]["choices"]} <= {one["seat"] for one in table["seats"]} == set(SEATS)


def test_an_auction_lies_on_the_table_as_far_as_it_has_come() -> None:
    puzzle = next(one for one in FORMS if one.question.of == "call")
    calls = payload(open_puzzle(puzzle))["calls"]
    said_so_far = [one["text"] for row in calls["rows"] for one in row if one]
    told = words().at(you=puzzle.seat)
    expected = [
        told.bid(one.amount) if one.do == "bid" else told.say(f"page-call-{one.do}")
        for one in puzzle.seen.log
        if one.do != "indicator"
    ]
    assert said_so_far == expected
    assert calls["names"][3] == "You"
    (table,) = [one.value for one in open_puzzle(puzzle, plain=True).markdown if "---" in one.value]
    assert all(one in table for one in expected)


# --- forms that are tried with hand-made kinds ------------------------------------------------------------------------


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in trials.kinds().items():
        monkeypatch.setitem(puzzles.KINDS, name, kind)


@TABLES
def test_an_order_is_right_only_in_its_order(trial: None, plain: bool) -> None:
    puzzle = trials.make_order(1)
    at = answer(open_puzzle(puzzle, plain=plain), sorted(trials.RIGHT))
    assert said(at).startswith("wrong: Not quite. ")
    answer(at, action="go-again")
    if plain:  # the row is there to be mended: a press takes a card back
        for one in sorted(trials.RIGHT):
            button(at, f"pick-{one}").click().run()
    answer(at, trials.RIGHT)
    assert said(at).startswith("right: ")


def test_an_order_needs_all_its_cards(trial: None) -> None:
    puzzle = trials.make_order(1)
    at = open_puzzle(puzzle)
    before = payload(at)
    assert before["ask"]["kind"] == "order"
    answer(at, trials.RIGHT[:3])
    assert payload(at) == before
    answer(at, trials.RIGHT[:2], action="go-hint")
    assert payload(at)["ask"]["picked"] == list(trials.RIGHT[:2]), "the row stays"
    plain = open_puzzle(puzzle, plain=True)
    for count, one in enumerate(trials.RIGHT):
        assert ("submit" in str([str(one.key) for one in plain.button])) is (count == 4)
        button(plain, f"pick-{one}").click().run()
    assert button(plain, "submit")


@TABLES
def test_moments_come_one_by_one_and_hide_what_is_to_come(trial: None, plain: bool) -> None:
    puzzle = trials.make_board(1)
    at = open_puzzle(puzzle, plain=plain)
    for number, deal in enumerate(trials.MOMENTS):
        held = sorted(deal.hand("S"))
        shown = seen(at)
        assert f"(Moment {number + 1})" in shown
        if not plain:
            table = payload(at)
            assert sorted(one["card"] for one in table["hand"]) == held
            assert sorted(one["card"] for one in table["trick"]["cards"]) == sorted(one.card for one in deal.play.trick)  # type: ignore[union-attr]
            later = {one.action.card for one in trials.DEALS[-1].log[len(deal.log) :]} - set(held)  # type: ignore[union-attr]
            assert not {f'"{one}"' for one in later if f'"{one}"' in shown}
        answer(at, action="go-on")
    assert said(at).startswith("wrong: "), "after the last moment it is too late"
    answer(at, action="go-again")
    assert "(Moment 1)" in seen(at)


@TABLES
def test_caps_is_called_and_its_order_stated(trial: None, plain: bool) -> None:
    puzzle = trials.make_board(1)
    at = open_puzzle(puzzle, plain=plain)
    assert actions(at)[:2] == ["go-on", "go-caps"]
    answer(answer(at, action="go-on"), action="go-caps")
    assert "In which order" in seen(at)
    answer(at, action="go-back")
    assert "(Moment 2)" in seen(at)
    answer(at, action="go-caps")
    answer(at, sorted(trials.MOMENTS[1].hand("S")))
    assert said(at).startswith("right: Right! ")


def test_what_happened_since_is_told_in_the_engines_words(trial: None) -> None:
    at = answer(open_puzzle(trials.make_board(1)), action="go-on")
    assert said(at).startswith("told: You play A♥. East plays a card face down. ")
    assert "North plays 7♠." in said(at)


def test_a_card_of_the_hand_that_is_no_choice_is_off() -> None:
    puzzle = trials.make_order(1)
    some = puzzle.question.choices[:2]
    less = puzzle.model_copy(update={"question": Question(ask="app-ask-one", mode="one", choices=some)})
    table = payload_of(less.seen, words(), scene_of(Desk(less, "x", 1), words().at(you=less.seat)))
    assert {one["card"] for one in table["hand"] if not one.get("off")} == set(some)
    assert Answer(serial=1, cards=[some[0]]).fits(table)
    assert not Answer(serial=1, cards=[puzzle.question.choices[2]]).fits(table)
