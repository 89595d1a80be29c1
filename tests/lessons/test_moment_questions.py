"""A question of a lesson that asks for a moment (``caps.window``), of its own deal or of a puzzle: right and wrong."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import puzzles
from lessons import Walk, load_lesson
from lessons.dealing import Plan, complete
from lessons.grades import Question, answer_ids
from lessons.moments import Timeline
from lessons.schema import AskStep
from lessons.truths import question_of
from puzzles.caps_moment import stop_of
from tests.lessons.helpers import known, lesson_of, signs_in, walks
from tests.lessons.test_hidden import at_stop, in_view
from tests.puzzles.helpers import known_cards
from tutor.cards import Card
from tutor.record import example, load
from tutor.seats import Seat
from tutor.solver.moments import prove_as_read

PUZZLE = ("caps-timing", "your-turn")
OWN = [("caps-proof", "catch-it"), ("caps-timing", "your-tricks"), ("caps-defenders", "once-more")]
EVERY = pytest.mark.parametrize(("lesson", "step"), [PUZZLE, *OWN])
EACH_OWN = pytest.mark.parametrize(("lesson", "step"), OWN)


def start(lesson: str = PUZZLE[0], step: str = PUZZLE[1]) -> Walk:
    walk = Walk.from_link(load_lesson(lesson), step)
    assert walk.to_link() == step
    return walk


def right_stop(walk: Walk) -> int:
    assert walk.scene.question is not None
    return [name for name, _ in walk.stops].index(walk.scene.question.right[0])


def go_to(walk: Walk, number: int) -> Walk:
    for _ in range(number):
        walk = walk.go_on()
    return walk


def order(walk: Walk) -> list[str]:
    return [str(one) for one in prove_as_read(walk.view).order or walk.view.hand]


def clauses(walk: Walk) -> list[str | None]:
    assert walk.feedback is not None
    return [line.clause for line in walk.feedback.lines]


# --- the learner's way -----------------------------------------------------------------------------------------------


@EVERY
def test_going_on_brings_the_table_of_the_next_moment_and_its_news(lesson: str, step: str) -> None:
    walk = start(lesson, step)
    assert walk.seat == walk.view.seat, "turned to the learner's chair"
    assert not walk.news
    for number in range(1, len(walk.stops)):
        before, walk = walk, walk.go_on()
        assert walk.stop == number
        assert walk.view == walk.stops[number][1]
        assert len(walk.view.log) > len(before.view.log)
        assert walk.news
        assert walk.ask == before.ask
        assert walk.trick_end is None or walk.trick_end == walk.view.tricks[-1]
        assert walk.tried is None


@EVERY
def test_a_call_at_the_right_moment_in_a_proved_order_is_right(lesson: str, step: str) -> None:
    walk = start(lesson, step)
    walk = go_to(walk, right_stop(walk))
    called = walk.call()
    assert called.ask is not None
    assert (called.ask.kind, called.ask.cards) == ("order", tuple(walk.view.hand))
    assert called.call(False).ask == walk.ask, "no, not yet"
    done = called.answer(order(walk))
    assert done.feedback is not None
    assert (done.feedback.state, done.trial) == ("right", None)
    assert done.feedback.note or lesson == PUZZLE[0]
    assert done.view == walk.view, "the table of the call"
    assert done.can_next
    assert done.ask is None
    assert done.again() == done


@EVERY
def test_every_other_moment_is_wrong_for_a_clause_and_leads_back_to_the_first(lesson: str, step: str) -> None:
    first = start(lesson, step)
    for number in range(len(first.stops) + 1):
        if number == right_stop(first):
            continue
        walk = go_to(first, number)
        if number < len(walk.stops):
            walk = walk.call().answer(order(walk))
        assert walk.feedback is not None
        assert walk.feedback.state == "wrong"
        assert any(clause and clause.startswith("caps.") for clause in clauses(walk))
        assert not walk.can_next
        assert walk.go_on() == walk, "first comes another try"
        again = walk.again()
        assert (again.stop, again.tried, again.called) == (0, None, False)
        assert walk.place in again.missed


@EVERY
def test_an_order_names_every_card_once(lesson: str, step: str) -> None:
    walk = start(lesson, step)
    walk = go_to(walk, right_stop(walk))
    for bad in ([], order(walk)[:1], ["JS", "JS"], ["nothing"]):
        with pytest.raises(ValueError, match=r"order"):
            walk.call().answer(bad)


def test_an_order_that_fails_is_wrong() -> None:
    walk = go_to(start(), right_stop(start()))
    states = {walk.call().answer(one).feedback.state for one in itertools.permutations(order(walk))}  # type: ignore[union-attr]
    assert states == {"right", "wrong"}, "caps.call: each card wins in its turn"


def test_the_verbs_do_nothing_where_no_moment_is_asked() -> None:
    walk = Walk.start(load_lesson("caps-timing"))
    assert walk.stops == ()
    assert walk.go_on() == walk.call() == walk.again() == walk
    none = next(one for one in walks(load_lesson("face-down")) if one.ask is not None and one.ask.none)
    assert none.answer([]).feedback is not None, "no card at all is an answer too"


def seen_at(walk: Walk, name: str) -> set[Card]:
    """What the learner's seat may know at a moment, from the record of the deal."""
    posed = walk.scene.question.posed if walk.scene.question is not None else None
    if posed is not None and posed.puzzle is not None:
        return known_cards(stop_of(puzzles.replay(posed.puzzle), name), walk.seat)
    return known(walk.scene.line, at_stop(walk), walk.seat)


@EVERY
def test_no_moment_tells_a_card_that_is_hidden_then(lesson: str, step: str) -> None:
    walk = start(lesson, step)
    for name, _ in walk.stops:
        assert name == walk.stops[walk.stop][0]
        seen = seen_at(walk, name)
        assert in_view(walk.view) <= seen
        assert signs_in(" ".join(line.text for line in walk.news)) <= seen
        walk = walk.go_on()


# --- a deal of the lesson's own --------------------------------------------------------------------------------------


@EACH_OWN
def test_a_call_too_early_is_beaten_on_the_table_and_taken_back(lesson: str, step: str) -> None:
    walk = start(lesson, step)
    tried = walk.call().answer(order(walk))
    assert clauses(tried) == ["caps.too-early"]
    assert tried.feedback is not None
    assert tried.feedback.note
    assert tried.trial is not None
    assert tried.trial.end is not None
    assert tried.trial.end.winner.side != walk.seat.side, "the trick that is lost in a deal that could be"
    back = tried.take_back()
    assert (back.view, back.stop, back.tried, back.called) == (walk.view, 0, None, False)
    assert not back.can_next


@EACH_OWN
def test_the_order_counts_at_the_right_moment(lesson: str, step: str) -> None:
    walk = start(lesson, step)
    walk = go_to(walk, right_stop(walk))
    tried = walk.call().answer(sorted(order(walk), key=lambda one: (one[1] in "HD", one)))
    assert clauses(tried) == ["caps.too-early"], "the trumps come last: somebody cuts"
    assert tried.trial is not None


@pytest.mark.parametrize(("lesson", "step"), OWN[1:])
def test_too_late_and_missed_say_when_it_was_due(lesson: str, step: str) -> None:
    walk = start(lesson, step)
    late = go_to(walk, right_stop(walk) + 1)
    late = late.call().answer(order(late))
    never = go_to(walk, len(walk.stops))
    assert clauses(late) == ["caps.too-late", "caps.due"]
    assert clauses(never) == ["caps.missed", "caps.due"]
    for one in (late, never):
        assert one.trial is None, "no trick is lost by it"
        assert one.feedback is not None
        assert "trick 3" in one.feedback.lines[0].text
        assert one.feedback.note


def test_after_it_the_lesson_goes_on_from_the_call() -> None:
    walk = start(*OWN[1])
    assert walk.scene.end == walk.scene.line.moment("trick 3, after 0")
    called = go_to(walk, 2).call()
    done = called.answer(order(called))
    assert done.story == walk.story == (), "each trick was told when it was played"
    assert done.remembering


# --- what an author may ask ------------------------------------------------------------------------------------------

PLAN: dict[str, Any] = {
    "dealer": "E",
    "first": {"N": "9D AD JH JS", "S": "9S"},
    "second": {"N": "JD TD AS 9H"},
    "suits": {"S": "H1 S3 D1", "W": "H2+ S1+ D1", "E": "H2+ S1+ D2"},
}
PLAY = "200 passes 9D passes JH * * * 9H * 9S * JD * * * AD * * * end"


def made(do: str = PLAY, **more: Any) -> Timeline:
    return Timeline(tuple(complete(Plan.model_validate({**PLAN, **more, "do": do})).deal.path()))


def ask(line: Timeline, at: str, until: str, by: str = "trick", seat: str = "N") -> Question:
    step = AskStep.model_validate({"kind": "ask", "id": "it", "truth": "moment", "until": until, "by": by})
    return question_of(step, line, line.moment(at), Seat(seat))


@pytest.mark.parametrize(
    ("by", "stops", "right"),
    [
        ("trick", ["2.0", "3.0", "4.0"], ["3.0"]),
        ("turn", ["2.0", "3.0", "4.0"], ["3.0"]),
        ("last", ["2.3", "3.3"], ["3.3"]),
        ("action", ["2.0", "2.1", "2.2", "2.3", "3.0", "3.1", "3.2", "3.3", "4.0"], ["3.0", "3.1", "3.2", "3.3"]),
    ],
)
def test_where_the_deal_stops_and_every_moment_of_the_window_is_right(
    by: str, stops: list[str], right: list[str]
) -> None:
    question = ask(made(), "trick 2, after 0", "trick 4, after 0", by)
    assert question.options == (*stops, "never")
    assert [one for one in question.options if question.grade((one,)).state == "right"] == right
    assert question.right == (right[0],)


def test_never_is_right_where_nothing_is_proved() -> None:
    line = made("200 passes 9D passes JH * * * 9H * * * AS 9S * * end", first={"N": "9D AD JH JS", "W": "9S"}, suits={})
    question = ask(line, "trick 1, after 0", "trick 3, after 0")
    assert question.right == ("never",)
    assert question.grade(("never",)).clauses == ("caps.due",)
    walk = Walk.start(
        lesson_of(
            line.deals[-1],
            {
                **{"id": "it", "kind": "ask", "truth": "moment", "seat": "N"},
                **{"at": "trick 1, after 0", "until": "trick 3, after 0", "by": "trick"},
            },
        )
    )
    done = go_to(walk, 3)
    assert done.feedback is not None
    assert done.feedback.state == "right"
    assert done.moment == line.moment("trick 3, after 0")


@pytest.mark.parametrize(
    ("at", "until", "by", "says"),
    [
        ("trick 1, after 0", "trick 2, after 0", "trick", "a call is due only at 'trick 3, after 0'"),
        ("trick 3, after 0", "trick 3, after 3", "trick", "there are not two moments"),
        ("trick 4, after 0", "trick 5, after 0", "trick", "no moment lies in its window"),
        ("trick 1, after 0", "trick 9, after 0", "trick", "is no moment"),
    ],
)
def test_moments_that_are_not_fit_to_be_asked_about(at: str, until: str, by: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        ask(made(), at, until, by)


def test_no_moment_after_a_call_or_a_lost_trick() -> None:
    called = made("200 passes 9D passes JH * * * 9H * 9S * caps end")
    with pytest.raises(ValueError, match="before a call"):
        ask(called, "trick 2, after 0", "trick 4, after 0")
    with pytest.raises(ValueError, match="lost a trick"):
        ask(made(), "trick 1, after 0", "trick 3, after 0", seat="E")


def test_a_stated_moment_is_written_as_everywhere() -> None:
    question = ask(made(), "trick 2, after 0", "trick 4, after 0")
    assert answer_ids(question, "trick 3, after 0") == ("3.0",)
    assert answer_ids(question, "never") == ("never",)


def test_a_puzzle_about_moments_can_be_asked_in_a_lesson() -> None:
    deal = list(load(example()).deals())[-1]
    step = {"id": "when", "kind": "ask", "truth": "puzzle", "puzzle": "caps-moment-400.l2"}
    walk = Walk.start(lesson_of(deal, step, {"id": "look", "kind": "say", "seat": "W", "at": "start"}))
    assert walk.ask is not None
    assert (walk.ask.kind, len(walk.ask.options), len(walk.stops)) == ("moment", 5, 4)
    assert not walk.can_next
