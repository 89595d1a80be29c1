"""The lesson on its page, drawn and plain, without a browser."""

from __future__ import annotations

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from lessons import Walk
from tests.lessons.helpers import nine
from tests.screens.helpers import HIDDEN_NINE, actions, answer, button, open_page, payload, raw_keys, said, seen

LINKS = [scene.link for scene in nine().scenes if scene.step.kind != "recap"]
ASKED = [scene.link for scene in nine().scenes if scene.question is not None]
TABLES = pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])


def tap(at: AppTest, walk: Walk, ids: tuple[str, ...]) -> AppTest:
    """Give an answer of the lesson: cards, or the button of an option."""
    assert walk.ask is not None
    if set(ids) <= set(walk.ask.cards):
        return answer(at, ids)
    (one,) = ids
    return answer(at, action=one)


def wrong_answers(walk: Walk) -> list[str]:
    assert walk.ask is not None
    options = [one.id for one in walk.ask.options]
    return [one for one in options if walk.answer([one]).feedback.state != "right"]  # type: ignore[union-attr]


def right_answer(walk: Walk) -> tuple[str, ...]:
    assert walk.scene.question is not None
    return tuple(walk.scene.question.right)


def step(at: AppTest) -> Any:
    value = at.query_params["step"]
    return value[0] if isinstance(value, list) else value


@TABLES
def test_the_whole_lesson_with_right_answers(plain: bool) -> None:
    at, walk = open_page("learn", plain=plain, **HIDDEN_NINE), Walk.start(nine())
    while walk.step.kind != "recap":
        assert step(at) == walk.to_link()
        assert not raw_keys(seen(at))
        if walk.ask is not None:
            assert "go-next" not in actions(at)
            tap(at, walk, right_answer(walk))
            walk = walk.answer(right_answer(walk))
            assert said(at).startswith("right: ")
        assert actions(at)[-1] == "go-next"
        answer(at, action="go-next")
        walk = walk.next()
    assert step(at) == "recap"
    assert f"You had {len(ASKED)} of {len(ASKED)} questions right at the first try." in seen(at)
    at.button(key="to-practice").click().run()
    assert [one.value for one in at.title] == ["Which card may I play?"]


@pytest.mark.parametrize("link", ASKED)
def test_a_wrong_answer_says_why_and_keeps_the_step(link: str) -> None:
    at, walk = open_page("learn", **HIDDEN_NINE, step=link), Walk.from_link(nine(), link)
    for one in wrong_answers(walk):
        feedback = walk.answer([one]).feedback
        assert feedback is not None
        tap(at, walk, (one,))
        assert said(at).startswith({"wrong": "wrong: ", "other-legal": "other: "}[feedback.state]), one
        reason = feedback.lines[0]
        assert reason.clause is not None
        assert f"{reason.text} {reason.full}" in seen(at), one
        assert step(at) == link == payload(at)["place"]
        assert "go-next" not in actions(at)
        assert payload(at)["ask"]["question"] == walk.ask.prompt  # type: ignore[union-attr]
        if "go-undo" in actions(at):
            answer(at, action="go-undo")


def test_hints_come_one_by_one_and_stay_with_a_wrong_answer() -> None:
    at = open_page("learn", **HIDDEN_NINE, step="follow")
    answer(at, action="go-hint")
    assert said(at) == "hint: Which suit did A open with?"
    answer(at, ["JS"])
    assert [one["state"] for one in payload(at)["said"]] == ["wrong", "hint"]
    answer(at, action="go-hint")
    assert [one["state"] for one in payload(at)["said"]] == ["wrong", "hint", "hint"]
    assert "go-hint" not in actions(at)


def test_the_wrong_card_and_the_card_that_proves_it_are_marked() -> None:
    at = answer(open_page("learn", **HIDDEN_NINE, step="follow"), ["JS"])
    marks = {one["card"]: one["mark"] for one in payload(at)["hand"] if one["mark"]}
    assert marks == {"JS": "wrong", "TH": "witness"}


def test_back_and_on_again_without_a_second_answer() -> None:
    at = answer(open_page("learn", **HIDDEN_NINE), ["JS"])
    answer(answer(at, action="go-next"), action="go-back")
    assert step(at) == "hide"
    assert actions(at) == ["go-hint", "go-next"]
    answer(at, action="go-next")
    assert step(at) == "bids"


def test_only_first_tries_without_a_hint_count() -> None:
    at, walk = open_page("learn", **HIDDEN_NINE), Walk.start(nine())
    answer(answer(at, ["TS"]), action="go-undo")
    while walk.step.kind != "recap":
        if walk.to_link() == "fold":
            answer(at, action="go-hint")
        if walk.ask is not None:
            tap(at, walk, right_answer(walk))
        answer(at, action="go-next")
        walk = walk.answer(right_answer(walk)).next() if walk.ask is not None else walk.next()
    assert f"You had {len(ASKED) - 2} of {len(ASKED)} questions" in seen(at)
    at.button(key="back").click().run()
    assert step(at) == "settled"
    answer(at, action="go-next")
    at.button(key="again").click().run()
    assert (step(at), said(at)) == ("hide", "")


def test_a_deep_link_lays_the_table_of_its_step_whenever_it_is_opened() -> None:
    visited = open_page("learn", **HIDDEN_NINE)
    for place, link in enumerate(LINKS):
        visited.query_params["step"] = link
        table = payload(visited.run())
        assert table["place"] == link
        if place % 5 == 0:
            assert payload(open_page("learn", **HIDDEN_NINE, step=link)) | {"serial": 0} == table | {"serial": 0}


def test_the_browsers_back_button_goes_a_step_back_and_forgets_nothing() -> None:
    at = answer(answer(open_page("learn", **HIDDEN_NINE), ["JS"]), action="go-next")
    at.query_params["step"] = "hide"
    at.run()
    assert payload(at)["place"] == "hide"
    assert "go-next" in actions(at), "it was solved before"


def test_the_list_offers_to_go_on() -> None:
    at = open_page("learn")
    at.button(key="open-hidden-nine").click().run()
    answer(at, ["JS"])
    answer(at, action="go-next")
    del at.query_params["lesson"], at.query_params["step"]
    at.run()
    assert at.button(key="open-hidden-nine").label == "Continue"
    at.button(key="open-hidden-nine").click().run()
    assert step(at) == "bids"


@pytest.mark.parametrize(
    "lesson",
    ["", "no-such", "sri-lankan/no-such", "../../etc/passwd", "a/b/c", "\0", "x" * 5000, "අ🂡", "![x](https://a.b/c)"],
)
def test_a_link_to_no_lesson_leads_to_the_lessons(lesson: str) -> None:
    at = open_page("learn", lesson=lesson, step=lesson)
    assert [one.value[:30] for one in at.warning] == ["This link leads to no lesson. "]
    assert at.button(key="open-hidden-nine")
    assert not lesson or lesson not in seen(at), "what a link says is not shown"


@pytest.mark.parametrize("wanted", ["", "no-such", "fold.9", "\0", "9" * 5000, "අ🂡", "<b>"])
def test_a_link_to_no_step_leads_to_the_first(wanted: str) -> None:
    at = open_page("learn", **HIDDEN_NINE, step=wanted)
    assert [one.value[:24] for one in at.info] == ["The link names a step th"]
    assert step(at) == "hide"
    answer(at, ["JS"])
    assert not at.info


def test_tokens_of_the_finished_deal_stand_on_the_table() -> None:
    facts = {one["label"]: one["value"] for one in payload(open_page("learn", **HIDDEN_NINE, step="settled"))["facts"]}
    assert facts["Tokens"] == "us 13 · them 9"
    facts = {one["label"]: one["value"] for one in payload(open_page("learn", **HIDDEN_NINE, step="tokens"))["facts"]}
    assert facts["Tokens"] == "us 11 · them 11", "that is asked here"


def test_the_plain_table_has_the_same_buttons() -> None:
    at = open_page("learn", plain=True, **HIDDEN_NINE, step="winner")
    assert [button(at, f"do-{seat}").label for seat in "SENW"] == ["A", "B", "C", "You"]
    answer(at, action="S")
    assert said(at).startswith("wrong: ")
    assert actions(at)[-4:] == ["S", "E", "N", "W"]
