"""Results of drills: what a sign notices, that answers are judged anew, and what a class did."""

from __future__ import annotations

import csv
import io
import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from puzzles.drills import Drill, DrillError, Part, questions_of
from puzzles.drills.judging import boards, judge, to_csv
from puzzles.drills.keys import app_key, public_of
from puzzles.drills.results import Answered, Result, read_result
from tests.puzzles.drilling import APP, DRILL, LINKS, NOON, OTHER_APP, SECRET, result, right, wrong


def odd(one: Result, secret: bytes | None = SECRET) -> tuple[str, ...]:
    """What is odd about a result that its app has signed so."""
    return judge(read_result(one.signed(APP).to_json()), secret).odd


def test_a_result_comes_back_as_it_was_and_is_signed() -> None:
    one = result()
    back = read_result(one.to_json())
    assert back == one
    assert back.is_signed
    assert judge(back, SECRET).odd == ()
    assert judge(back, SECRET).right == 3


@pytest.mark.parametrize("path", [("learner",), ("ended",), ("answers", 0, "tries", 0), ("answers", 1, "hints")])
def test_every_edit_by_hand_is_noticed(path: tuple[Any, ...]) -> None:
    values = json.loads(result(answer=wrong).to_json())
    into = values
    for step in path[:-1]:
        into = into[step]
    into[path[-1]] = {
        "learner": "Kamal",
        "ended": "2026-01-01T00:00:00Z",
        0: list(right(questions_of(DRILL)[0].puzzle)),
        "hints": 1,
    }[path[-1]]
    assert "edited" in judge(read_result(values), SECRET).odd


@pytest.mark.parametrize("by", ["", "x", "é", "A" * 43, public_of(OTHER_APP)])
def test_a_sign_is_that_of_one_app_alone(by: str) -> None:
    """Who names another app, or none, has no sign; nor has who only knows the drill's key."""
    assert "edited" in judge(result().model_copy(update={"by": by}), SECRET).odd
    assert "edited" in judge(result().model_copy(update={"sign": result().handout.key}), SECRET).odd


def test_a_result_from_another_app_than_before_is_told() -> None:
    """Somebody edits Nimal's second result and signs it with a key of their own."""
    later = result("nimal", DRILL.model_copy(update={"title": "Another"}), when=NOON + timedelta(days=1))
    mine, theirs = later.signed(APP), later.signed(OTHER_APP)
    for second, wanted in ((mine, ()), (theirs, ("other-app",))):
        one, two = boards([judge(each, SECRET) for each in (second, result("Nimal"))])
        assert (one.judged[0].odd, two.judged[0].odd) == ((), wanted)


def test_the_key_of_an_app_is_made_once_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    key = app_key(tmp_path / "new")
    assert public_of(app_key(tmp_path / "new")) == public_of(key)
    file = tmp_path / "new" / "app.key"
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("no key")
    with pytest.raises(DrillError, match="holds no key"):
        app_key(tmp_path / "new")


def test_a_drill_made_easier_is_not_the_coachs_even_when_it_is_signed_again() -> None:
    easier = DRILL.model_copy(update={"picked": LINKS[:1]})
    one = result(drill=DRILL)
    handout = one.handout.model_copy(update={"drill": easier})
    forged = one.model_copy(update={"handout": handout, "answers": one.answers[:1]})
    assert read_result(forged.signed(APP).to_json()).is_signed
    assert odd(forged) == ("other-drill",)
    assert odd(forged, None) == ()


def test_answers_are_judged_anew_so_no_file_can_say_right() -> None:
    judged = judge(result(answer=wrong), SECRET)
    assert judged.right == 0
    values = json.loads(result(answer=wrong).to_json())
    values["answers"][0]["right"] = True
    with pytest.raises(DrillError, match="right"):
        read_result(values)


def test_the_questions_of_somebody_else_are_noticed() -> None:
    drill = Drill(title="Fresh", parts=(Part(kind="legal-card", count=4),))
    one = result("Nimal", drill)
    assert odd(one) == ()
    assert odd(one.model_copy(update={"learner": "Kumari"})) == ("other-questions",)
    assert odd(one.model_copy(update={"answers": one.answers[:2]})) == ("other-questions",)


def test_too_many_tries_and_a_late_day_are_noticed() -> None:
    drill = DRILL.model_copy(update={"exam": True, "due": date(2026, 3, 4)})
    one = result(drill=drill, answer=wrong)
    twice = tuple(each.model_copy(update={"tries": each.tries * 2}) for each in one.answers)
    assert odd(one.model_copy(update={"answers": twice})) == ("too-many-tries",)
    assert odd(one.model_copy(update={"ended": NOON + timedelta(days=1)})) == ("late",)


def test_only_the_first_try_without_a_hint_counts() -> None:
    items = questions_of(DRILL)
    answers = (
        Answered(ref=items[0].ref, tries=(wrong(items[0].puzzle), right(items[0].puzzle))),
        Answered(ref=items[1].ref, tries=(right(items[1].puzzle),), hints=1),
        Answered(ref=items[2].ref),
    )
    judged = judge(result().model_copy(update={"answers": answers}), SECRET)
    assert [(one.first, one.last) for one in judged.rows] == [(False, True), (False, True), (False, False)]


def test_nonsense_as_an_answer_is_wrong_and_harms_nobody() -> None:
    items = questions_of(DRILL)
    answers = tuple(Answered(ref=one.ref, tries=(("<b>", "XX"),)) for one in items)
    board = boards([judge(result().model_copy(update={"answers": answers}))])[0]
    assert [one.first for one in board.rows] == [False] * 3
    assert {one.ruling for one in board.mistakes()} == {None}


@pytest.mark.parametrize("text", ["", "[]", "{}", "{" * 9999, '{"format": "304-result/1"}', "\x00"])
def test_what_is_no_result_gives_one_clear_error(text: str) -> None:
    with pytest.raises(DrillError, match="this is no result"):
        read_result(text)


def test_a_question_that_the_drill_has_not_is_an_error() -> None:
    one = result().model_copy(update={"answers": (Answered(ref="made-1"),)})
    with pytest.raises(DrillError, match="made-1"):
        judge(one)


# -- a class -----------------------------------------------------------------------------------------------------------


def test_the_board_has_the_last_result_of_each_learner() -> None:
    some = [
        judge(result("Nimal", answer=wrong)),
        judge(result("nimal ", when=NOON + timedelta(hours=1))),
        judge(result("Kumari", answer=wrong)),
        judge(result("Kumari", DRILL.model_copy(update={"title": "Another"}), when=NOON + timedelta(days=1))),
    ]
    first, second = boards(some)
    assert [(one.learner, one.right) for one in first.judged] == [("Kumari", 0), ("nimal", 3)]
    assert [one.learner for one in second.judged] == ["Kumari"]
    assert [(one.of, one.asked, one.first) for one in first.by_question()] == [(link, 2, 1) for link in LINKS]
    assert all(one.asked == 2 and one.first == 1 for one in first.by_clause())


def test_common_wrong_answers_come_first_with_their_reason() -> None:
    board = boards([judge(result(name, answer=wrong)) for name in ("A", "B")] + [judge(result("C"))])[0]
    mistakes = board.mistakes()
    assert [one.count for one in mistakes] == [2, 2, 2]
    assert all(one.ruling is not None and one.ruling.reasons for one in mistakes)


def test_the_anonymous_board_names_nobody() -> None:
    board = boards([judge(result("Nimal")), judge(result("Kumari", answer=wrong))])[0].anonymous()
    assert [(one.learner, one.right) for one in board.judged] == [("1", 3), ("2", 0)]
    assert "Nimal" not in to_csv([board])


def test_csv_has_a_line_a_question_and_no_formula() -> None:
    text = to_csv(boards([judge(result("=HYPERLINK(1)"))]))
    rows = list(csv.DictReader(io.StringIO(text)))
    assert len(rows) == 3
    assert {one["learner"] for one in rows} == {"'=HYPERLINK(1)"}
    assert {one["right_at_first"] for one in rows} == {"1"}
