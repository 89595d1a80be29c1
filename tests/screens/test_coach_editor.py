"""The position editor: what is wrong is named, what is right is judged by the engine, and becomes a question."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from puzzles.drills import questions_of
from tests.screens.helpers import open_page, payload, raw_keys, seen, sound
from tutor.app.screens.coach_editor import fault_text
from tutor.record import example
from tutor.record.setup import FAULTS, Setup
from tutor.wording import words

TYPED = {"S": "J9...", "E": "AH 7C 9C", "N": "QD", "calls": "200 passes", "trump": "JS", "plays": "KH"}


def typed(lang: str = "en", **fields: str) -> AppTest:
    at = open_page("coach", part="editor", lang=lang)
    for name, text in fields.items():
        at = sound(at.text_input(key=f"position-{name}").set_value(text).run())
    return at


def press(at: AppTest, key: str) -> AppTest:
    return sound(at.button(key=key).click().run())


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_position_is_laid_out_judged_and_asked(lang: str) -> None:
    told = words(lang)
    at = typed(lang, **TYPED)
    assert not at.error
    assert payload(at)["seats"][0]["seat"] == "E", "seen by whose turn it is"
    assert told.say("setup-ask-cards") in [one.value for one in at.header]
    assert told.clause("play.follow").title in seen(at)
    at = press(at, "position-add-cards")
    assert told.say("setup-added") in seen(at)
    (made,) = at.session_state["coach-drill"].plan.made
    (item,) = questions_of(at.session_state["coach-drill"].plan.drill("A", random.Random(1)))
    assert (made.seat, item.puzzle.answers.best[0]) == ("E", "AH")
    assert raw_keys(seen(at)) == []


def test_every_fault_is_named_at_its_place() -> None:
    at = typed(S="JS ZZ", E="JS", calls="160 maybe", plays="AH")
    (error,) = at.error
    for place in ("setup-calls", "setup-trump"):
        assert words().say(place) in error.value
    assert words().say("setup-faults", count=4) in error.value
    assert not at.get("bidi_component")


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize(
    "given",
    [
        {"hands": {"S": "ZZ"}},
        {"hands": {"S": "JS", "E": "JS"}},
        {"hands": {"S": "JS 9S AS TS KS / QS"}},
        {"calls": "maybe"},
        {"plays": "AH"},
        {"calls": "150"},
        {"calls": "passes pass"},
    ],
)
def test_each_fault_has_its_words(lang: str, given: dict[str, Any]) -> None:
    checked = Setup(dealer="W", **given).check()
    assert checked.faults
    for one in checked.faults:
        assert len(fault_text(one, words(lang))) > 10


def test_no_fault_is_without_words() -> None:
    for one in set(FAULTS) - {"refused"}:
        assert words().has(f"setup-fault-{one}")


def test_cards_are_given_out_by_tapping() -> None:
    at = open_page("coach", part="editor")
    at = sound(at.get("button_group")[1].set_value(["JS", "9S"]).run())
    assert at.text_input(key="position-S").value == "JS 9S"
    at = (
        sound(at.segmented_control(key="position-tap-seat").set_value("E").run())
        if hasattr(at, "segmented_control")
        else at
    )
    assert at.session_state["coach-position"].setup.hands["S"] == "JS 9S"


def test_caps_is_looked_for_on_demand() -> None:
    at = typed(S="JS 9S AS TS KS QS 8S 7S", calls="160 passes passes", trump="JS")
    at = sound(at.run())
    at = press(at, "position-caps")
    assert "Caps" in seen(at)
    assert words().say("setup-caps-hopeless") not in seen(at)
    at = press(at, "position-add-caps")
    assert at.session_state["coach-drill"].plan.made[0].ask == "caps"


def test_a_caps_question_needs_a_proof() -> None:
    at = press(press(typed(**TYPED), "position-caps"), "position-add-caps")
    assert words().say("setup-caps-none") in seen(at)
    assert "coach-drill" not in at.session_state


def test_a_recorded_deal_is_taken_and_gone_through() -> None:
    at = open_page("coach", part="editor")
    at.text_area(key="position-paste").set_value(json.dumps(example()))
    (take,) = (one for one in at.button if one.label == words().say("setup-take"))
    at = sound(take.click().run())
    at = sound(at.slider(key="position-after").set_value(14).run())
    assert words().say("setup-ask-cards") in [one.value for one in at.header]
    assert payload(at)["trick"]["cards"]
    at = press(at, "position-clear")
    assert at.text_input(key="position-calls").value == ""


@pytest.mark.parametrize("text", ["", "{}", "[1]", "<b>"])
def test_what_is_no_record_is_refused_kindly(text: str) -> None:
    at = open_page("coach", part="editor")
    at.text_area(key="position-paste").set_value(text)
    (take,) = (one for one in at.button if one.label == words().say("setup-take"))
    assert words().say("setup-no-record") in seen(sound(take.click().run()))


def test_every_fault_of_a_record_is_told_in_the_readers_language() -> None:
    at = open_page("coach", part="editor", lang="nl")
    at.text_area(key="position-paste").set_value('{"format": "304/1", "dealer": "Q"}')
    (take,) = (one for one in at.button if one.label == words("nl").say("setup-take"))
    text = "".join(one.proto.body for one in sound(take.click().run()).get("html"))
    for part in ("dealer: &#x27;Q&#x27; is geen plaats", "<li>first: ontbreekt</li>", "<li>second: ontbreekt</li>"):
        assert part in text


def test_what_is_typed_is_never_markup() -> None:
    (error,) = typed(S="<b>x</b> [l](http://x)", calls="*y*").error
    assert "<b>" not in error.value
    assert "[l](" not in error.value
