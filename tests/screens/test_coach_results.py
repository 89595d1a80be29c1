"""Results on the page: files are judged, names are shown or hidden, and nobody's text becomes markup."""

from __future__ import annotations

from datetime import timedelta

import pytest
from streamlit.testing.v1 import AppTest

from puzzles.drills.keys import handed_out
from puzzles.drills.results import Result
from tests.puzzles.drilling import APP, DRILL, NOON, result, wrong
from tests.screens.helpers import open_page, raw_keys, seen, sound
from tutor.app.coach import secret
from tutor.wording import words


def ours(one: Result) -> Result:
    """The same, of a drill that this coach handed out."""
    return one.model_copy(update={"handout": handed_out(one.drill, secret())}).signed(APP)


def dropped(at: AppTest, *some: Result | str) -> AppTest:
    files = [
        (f"{number}.json", (one if isinstance(one, str) else one.to_json()).encode(), "application/json")
        for number, one in enumerate(some)
    ]
    at.file_uploader[0].set_value(files)
    return sound(at.run())


CLASS = (ours(result("Nimal")), ours(result("Kumari", answer=wrong)), ours(result("Sunil", answer=wrong)))


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_class_is_judged(lang: str) -> None:
    told = words(lang)
    text = seen(dropped(open_page("coach", part="results", lang=lang), *CLASS))
    for name in ("Nimal", "Kumari", "Sunil"):
        assert name in text
    assert told.say("result-share", right=3, all=3) in text
    assert told.say("result-share", right=1, all=3) in text, "each question was right once"
    assert told.say("result-times", count=2) in text, "the wrong answer that two gave"
    assert not any(told.say(f"result-odd-{one}") in text for one in ("edited", "other-drill", "late"))
    assert raw_keys(text) == []


def test_the_names_are_hidden_on_demand() -> None:
    at = dropped(open_page("coach", part="results"), *CLASS)
    at = sound(at.toggle(key="result-anonymous").set_value(True).run())
    text = seen(at)
    assert not any(name in text for name in ("Nimal", "Kumari", "Sunil"))
    assert words().say("result-player", number=1) in text


def test_an_edited_file_and_a_foreign_drill_are_marked() -> None:
    edited = CLASS[1].to_json().replace("Kumari", "Kamala")
    text = seen(dropped(open_page("coach", part="results"), edited, result("Foreign")))
    assert words().say("result-odd-edited") in text
    assert words().say("result-odd-other-drill") in text


def test_what_is_no_result_is_named_and_the_rest_is_taken() -> None:
    text = seen(dropped(open_page("coach", part="results"), "{}", CLASS[0]))
    assert words().say("result-bad-file", name="0\\.json") in text
    assert "Nimal" in text


def test_progress_over_several_drills() -> None:
    other = DRILL.model_copy(update={"title": "Second"})
    later = ours(result("Nimal", other, when=NOON + timedelta(days=7)))
    at = dropped(open_page("coach", part="results"), *CLASS, later)
    assert words().say("result-time") in seen(at)
    assert "2026-03-11" in seen(at)
    at = sound(at.selectbox(key="result-drill-2").select_index(0).run())
    assert "Kumari" in seen(at)


def test_files_that_come_twice_count_once_and_all_can_be_put_away() -> None:
    at = dropped(open_page("coach", part="results"), CLASS[0])
    at = dropped(at, CLASS[0], CLASS[1])
    assert len(at.session_state["coach-results"].judged) == 2
    at = sound(at.button(key="result-clear").click().run())
    assert words().say("result-none") in seen(at)


def test_a_name_is_never_markup() -> None:
    one = ours(result("<img src=x onerror=alert(1)>"))
    title = ours(result("A", DRILL.model_copy(update={"title": "<b>x</b> [l](http://x.org)"})))
    at = dropped(open_page("coach", part="results"), one, title)
    assert "<img" not in seen(at)
    assert "<b>x" not in seen(at)
    assert not any("[l](http" in one.value for one in (*at.header, *at.markdown)), "Markdown is escaped as well"
