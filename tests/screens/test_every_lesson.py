"""Every lesson on its page in both languages: wrong answers and right ones to its end; and the course map."""

from __future__ import annotations

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from lessons import Walk, all_lessons, load_folder, load_lesson
from lessons.course import lessons_of, load_course
from lessons.loading import OWN_LESSON, TEMPLATE
from tests.lessons.test_hidden import may_know
from tests.screens.helpers import actions, answer, cards_in, open_page, payload, raw_keys, said, seen
from tutor.cards import PACK
from tutor.solver.moments import prove_as_read
from tutor.wording import words

LESSONS = [one.link for one in all_lessons()]
EVERY = pytest.mark.parametrize("name", LESSONS)


def give(at: AppTest, walk: Walk, ids: tuple[str, ...]) -> AppTest:
    """Give an answer of a lesson, in whatever way its question takes one."""
    assert walk.ask is not None
    if walk.ask.kind == "moment":
        return give_moment(at, walk, ids[0])
    if walk.ask.kind in ("call", "choice") or not set(ids) <= {one.id for one in walk.ask.options}:
        return answer(at, action=ids[0])
    if walk.ask.kind in ("cards-one", "indicator") and ids[0] not in walk.ask.cards:
        return answer(at, action=ids[0])
    return answer(at, ids)


def give_moment(at: AppTest, walk: Walk, choice: str) -> AppTest:
    """Go on to a moment and call Caps there, in a proved order if there is one; or never call."""
    for name, view in walk.stops[walk.stop :]:
        if name == choice:
            answer(at, action="go-caps")
            return answer(at, prove_as_read(view).order or tuple(view.hand))
        answer(at, action="go-on")
    return at


def step(at: AppTest) -> str:
    value = at.query_params["step"]
    return value[0] if isinstance(value, list) else value


@pytest.mark.parametrize("lang", ["en", "nl"])
@EVERY
def test_wrong_answers_say_why_and_right_ones_lead_to_the_end(name: str, lang: str) -> None:
    at, walk = open_page("learn", lesson=name, lang=lang), Walk.start(load_lesson(name), lang)
    told = words(lang)
    game = told.say("page-game", name=told.say(f"page-profile-{walk.lesson.profile}"))
    while walk.step.kind != "recap":
        look(at, walk)
        assert walk.lesson.profile == "sri-lankan" or game in seen(at)
        if walk.ask is not None:
            for tried in wrong_answers(walk)[-1:] if lang == "nl" else wrong_answers(walk)[:1]:
                walk = give_wrong(at, walk, tried)
            walk = give_right(at, walk)
        walk = go_on(at, walk)
    assert not walk.first or told.say("page-lesson-over-count", right=len(walk.first), all=asked(walk)) in seen(at)


@pytest.mark.parametrize("name", ["pack", "dealing"])
def test_right_answers_lead_to_the_end_of_the_plain_table(name: str) -> None:
    at, walk = open_page("learn", plain=True, lesson=name), Walk.start(load_lesson(name))
    while walk.step.kind != "recap":
        look(at, walk)
        walk = go_on(at, give_right(at, walk) if walk.ask is not None else walk)
    assert f"You had {asked(walk)} of {asked(walk)} questions right at the first try." in seen(at)


def asked(walk: Walk) -> int:
    return sum(scene.question is not None for scene in walk.lesson.scenes)


def look(at: AppTest, walk: Walk) -> None:
    """A step as it is opened: in words, with nothing that its seat cannot know, and no way past its question."""
    text = seen(at)
    assert step(at) == walk.to_link()
    assert not raw_keys(text), walk.to_link()
    assert not cards_in(text, walk.lang) & (set(PACK) - may_know(walk)), walk.to_link()
    assert walk.ask is None or "go-next" not in actions(at)


def give_right(at: AppTest, walk: Walk) -> Walk:
    right = tuple(walk.scene.question.right)  # type: ignore[union-attr]
    give(at, walk, right)
    assert said(at).startswith("right: "), walk.to_link()
    return walk.answer(right)


def give_wrong(at: AppTest, walk: Walk, tried: tuple[str, ...]) -> Walk:
    """A wrong answer, told with the engine's reason; the walk after it, with the question open again."""
    after = walk.answer(tried)
    assert after.feedback is not None
    give(at, walk, tried)
    assert said(at).startswith({"wrong": "wrong: ", "other-legal": "other: "}[after.feedback.state]), walk.to_link()
    text = seen(at)
    assert after.feedback.lines[0].text in text
    assert not raw_keys(text), walk.to_link()
    assert "go-next" not in actions(at)
    assert step(at) == walk.to_link()
    assert payload(at)["ask"]["question"].startswith(walk.ask.prompt)  # type: ignore[union-attr]
    taken_back(at)
    return after.take_back() if after.trial is not None else after.again()


def go_on(at: AppTest, walk: Walk) -> Walk:
    assert actions(at)[-1] == "go-next"
    answer(at, action="go-next")
    walk = walk.next()
    assert step(at) == walk.to_link()
    return walk


def taken_back(at: AppTest) -> None:
    """After a trial, or a wrong moment: the question again, as it was before."""
    if "go-undo" in actions(at):
        assert payload(at)["ask"]["kind"] == "none"
        answer(at, action="go-undo")
        assert not said(at).startswith(("wrong: ", "other: "))
    elif "go-again" in actions(at):
        answer(at, action="go-again")


def wrong_answers(walk: Walk) -> list[tuple[str, ...]]:
    assert walk.ask is not None
    options = tuple(one.id for one in walk.ask.options)
    some = [options, options[::-1]] if walk.ask.kind == "order" else [(one,) for one in options]
    return [one for one in some if walk.answer(one).feedback.state != "right"][:2]  # type: ignore[union-attr]


def test_the_table_does_not_tell_what_is_to_be_counted() -> None:
    at = open_page("learn", lesson="pack", step="together")
    assert "Points" not in [one["label"] for one in payload(at)["facts"]]
    answer(at, action="44")
    assert {one["label"]: one["value"] for one in payload(at)["facts"]}["Points"] == "us 5 · them 44"


def test_a_puzzle_brings_its_history_and_its_hints() -> None:
    at = open_page("learn", lesson="tricks", step="more")
    assert [one.label for one in at.expander] == ["What happened before"]
    answer(at, action="go-hint")
    assert said(at).startswith("hint: ")


# --- the course map --------------------------------------------------------------------------------------------------


def test_the_map_shows_what_is_next_and_locks_nothing() -> None:
    at, lessons = open_page("learn"), lessons_of(load_course())
    buttons = {str(one.key): one for one in at.button}
    assert [f"open-{one.id}" for one in lessons] == [key for key in buttons if key.startswith("open-")]
    assert buttons[f"open-{lessons[0].id}"].label == "Start here"
    assert {buttons[f"open-{one.id}"].label for one in lessons[1:]} == {"Open"}
    assert not any(one.disabled for one in at.button)
    titles = [one.value for one in at.get("subheader")]
    assert titles[0] == f"1. {lessons[0].title()}"
    assert "Next for you" in seen(at)
    assert f"best after “{lessons[0].title()}”" in seen(at)


def test_the_map_remembers_what_was_begun_and_done() -> None:
    first, second = lessons_of(load_course())[:2]
    at, walk = open_page("learn", lesson=first.id), Walk.start(first)
    give(at, walk, tuple(walk.scene.question.right))  # type: ignore[union-attr]
    answer(at, action="go-next")
    del at.query_params["lesson"], at.query_params["step"]
    at.run()
    assert at.button(key=f"open-{first.id}").label == "Continue"
    at.button(key=f"open-{first.id}").click().run()
    assert step(at) == walk.answer(walk.scene.question.right).next().to_link()  # type: ignore[union-attr]
    at.query_params["step"] = "recap"
    at.run()
    assert at.button(key="to-next").label == f"On to “{second.title()}”"
    at.button(key="to-lessons").click().run()
    assert at.button(key=f"open-{first.id}").label == "Play again"
    assert at.button(key=f"open-{second.id}").label == "Start here"
    at.button(key=f"open-{second.id}").click().run()
    del at.query_params["lesson"], at.query_params["step"]
    at.run()
    assert f"1 of {len(lessons_of(load_course()))} lessons done" in [one.proto.text for one in at.get("progress")]


def test_a_lesson_is_gone_on_with_after_another_one() -> None:
    first, second = lessons_of(load_course())[:2]
    at, walk = open_page("learn", lesson=first.id), Walk.start(first)
    give(at, walk, tuple(walk.scene.question.right))  # type: ignore[union-attr]
    answer(at, action="go-next")
    at.query_params["lesson"], at.query_params["step"] = second.id, Walk.start(second).to_link()
    at.run()
    at.query_params["lesson"] = first.id
    del at.query_params["step"]
    at.run()
    assert step(at) == first.scenes[1].link
    answer(at, action="go-back")
    assert "go-next" in actions(at), "it was solved before"


def test_a_lesson_that_is_done_begins_afresh() -> None:
    first = lessons_of(load_course())[0]
    at = open_page("learn", lesson=first.id, step="recap")
    at.button(key="to-lessons").click().run()
    at.button(key=f"open-{first.id}").click().run()
    assert step(at) == first.scenes[0].link
    assert "go-next" not in actions(at)


def test_the_way_on_leads_to_the_next_lesson() -> None:
    first, second = lessons_of(load_course())[:2]
    at = open_page("learn", lesson=first.id, step="recap")
    at.button(key="to-next").click().run()
    assert [one.value for one in at.title] == [second.title()]
    assert step(at) == Walk.start(second).to_link()


# --- a lesson of somebody's own --------------------------------------------------------------------------------------


def test_a_lesson_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OWN_LESSON, str(TEMPLATE))
    at = open_page("learn")
    at.button(key="open-own-template").click().run()
    assert [one.value for one in at.title] == ["A lesson of your own"]
    assert at.query_params["lesson"] in ("own/template", ["own/template"])
    walk = Walk.start(load_folder(TEMPLATE))
    give(at, walk, tuple(walk.scene.question.right))  # type: ignore[union-attr]
    assert said(at).startswith("right: ")
    answer(at, action="go-next")
    assert step(at) == "fall"
    at.query_params["step"] = "recap"
    at.run()
    assert not [one for one in at.button if one.key == "to-next"]
    monkeypatch.delenv(OWN_LESSON)
    assert open_page("learn", lesson="own/template").warning


def test_a_lesson_of_ones_own_that_is_broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(OWN_LESSON, str(tmp_path))
    at = open_page("learn")
    assert "the file is missing" in at.error[0].value
