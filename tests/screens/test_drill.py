"""A drill is played: by its link or its file, with tries or as an exam, to the result that the coach gets."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from puzzles.drills import Drill, Part, questions_of
from puzzles.drills.judging import judge
from puzzles.drills.results import Result, read_result
from tests.puzzles.drilling import DRILL, SECRET, out, right, wrong
from tests.screens.helpers import actions, answer, open_page, payload, raw_keys, said, seen, sound
from tutor.app import coach
from tutor.wording import words

EXAM = DRILL.model_copy(update={"exam": True})


def begin(drill: Drill = DRILL, name: str = "Nimal", **more: Any) -> AppTest:
    """Open the link, write a name, start."""
    at = open_page("drill", d=out(drill).to_link(), **more)
    at.text_input(key="drill-name").set_value(name)
    (start,) = (one for one in at.button if one.label == words(more.get("lang", "en")).say("app-start"))
    return sound(start.click().run())


def handed_in(at: AppTest) -> Result:
    """What the button of the result saves, as a coach reads it."""
    assert at.get("download_button"), "the drill is not at its end"
    return read_result(coach.signed(at.session_state["drill"].result).to_json())


def play(at: AppTest, drill: Drill, choose: Any) -> AppTest:
    for one in questions_of(drill, "Nimal"):
        at = answer(at, choose(one.puzzle))
        if not drill.exam:
            at = answer(at, action="go-next")
    return at


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("drill", [DRILL, EXAM], ids=["practice", "exam"])
def test_a_drill_from_link_to_result(drill: Drill, plain: bool) -> None:
    at = play(begin(drill, plain=plain), drill, right)
    result = judge(handed_in(at), SECRET)
    assert (result.learner, result.right, result.odd) == ("Nimal", 3, ())
    assert words().say("drill-score", right=3, all=3) in seen(at)
    assert raw_keys(seen(at)) == []


def test_an_exam_tells_nothing_before_the_end() -> None:
    at = begin(EXAM)
    assert actions(at) == ["go-next"]
    at = answer(at, wrong(questions_of(EXAM)[0].puzzle))
    assert said(at) == ""
    assert all("mark" not in one or one["mark"] is None for one in payload(at)["hand"])
    assert words().say("place-question", number=2, all=3) in "".join(one.proto.text for one in at.get("progress"))


def test_the_reasons_stand_at_the_end() -> None:
    at = play(begin(EXAM), EXAM, wrong)
    text = seen(at)
    assert words().say("drill-score", right=0, all=3) in text
    for one in questions_of(EXAM):
        reason = words().at(you=one.puzzle.seat).ruling(judge(handed_in(at)).rows[0].grades[0].marks[0].ruling)[0]  # type: ignore[union-attr]
        assert reason.short in text
        break
    assert handed_in(at).answers[0].tries == (wrong(questions_of(EXAM)[0].puzzle),)


def test_so_many_tries_and_no_more_and_no_answer_is_told_before_the_last() -> None:
    drill = DRILL.model_copy(update={"tries": 2})
    first = questions_of(drill)[0].puzzle
    at = answer(begin(drill), wrong(first))
    assert words().say("drill-tries-left", count=1) in said(at)
    assert payload(at)["ask"]["kind"] != "none"
    at = answer(at, wrong(first))
    assert payload(at)["ask"]["kind"] == "none"
    assert "go-next" in actions(at)
    assert "go-hint" not in actions(at)
    at = play(answer(at, action="go-next"), Drill(title="rest", picked=drill.picked[1:]), right)
    rows = judge(handed_in(at), SECRET).rows
    assert [(one.first, len(one.grades)) for one in rows] == [(False, 2), (True, 1), (True, 1)]


def test_a_hint_before_the_answer_is_written_down() -> None:
    at = answer(begin(), action="go-hint")
    assert said(at).startswith("hint:")
    at = play(at, DRILL, right)
    assert [one.hints for one in handed_in(at).answers] == [1, 0, 0]
    assert judge(handed_in(at)).right == 2


def test_a_question_may_be_left_out() -> None:
    at = begin()
    for _ in range(3):
        at = answer(at, action="go-next")
    assert [one.tries for one in handed_in(at).answers] == [()] * 3


def test_fresh_questions_are_those_of_the_name() -> None:
    drill = Drill(title="Fresh", parts=(Part(kind="legal-card", count=2),))
    at = play(begin(drill), drill, right)
    assert judge(handed_in(at), SECRET).odd == ()


def test_who_comes_back_finds_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    at = answer(begin(EXAM), right(questions_of(EXAM)[0].puzzle))
    before = payload(at)["place"]
    assert payload(sound(at.run()))["place"] == before


def test_no_name_no_start() -> None:
    at = begin(name="  \u202e ")
    assert words().say("drill-name-missing") in seen(at)


@pytest.mark.parametrize("asked", ["", "x", "eNp.AAAAAAAAAAAAAAAAAAAAAA", "<script>"])
def test_a_broken_link_gets_a_kind_word(asked: str) -> None:
    at = open_page("drill", d=asked)
    assert words().say("drill-broken") in seen(at)


def test_a_file_opens_the_drill() -> None:
    at = open_page("drill")
    at.file_uploader(key="drill-file").set_value([("drill.json", out().to_json().encode(), "application/json")])
    at = sound(at.run())
    assert DRILL.title in seen(at)


def test_another_version_is_told_kindly() -> None:
    at = begin(Drill(title="Old", picked=("legal-card-6.v99",)))
    assert words().say("drill-other-version") in seen(at)


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_the_first_page_says_what_comes(lang: str) -> None:
    drill = Drill(title="*Bold* <b>", words="One\nTwo", picked=DRILL.picked, tries=3, due=date(2020, 2, 3))
    text = seen(open_page("drill", d=out(drill).to_link(), lang=lang))
    told = words(lang)
    day = told.say("certificate-day", day=3, month=2, year="2020")
    for one in (told.say("drill-count", count=3), told.say("drill-tries", count=3), told.say("drill-late", day=day)):
        assert one in text
    assert "<b>" not in text
    assert raw_keys(text) == []
