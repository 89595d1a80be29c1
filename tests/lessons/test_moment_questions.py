"""A question of a lesson that asks for a moment (``caps.window``): from stop to stop, calls right and wrong."""

from __future__ import annotations

import itertools

import pytest

import puzzles
from lessons import Walk, load_lesson
from puzzles.caps_moment import stop_of
from tests.lessons.helpers import lesson_of, signs_in
from tests.lessons.test_hidden import in_view
from tests.puzzles.helpers import known_cards
from tutor.record import example, load
from tutor.solver.moments import prove_as_read

MOMENT = {"id": "when", "kind": "ask", "truth": "puzzle", "puzzle": "caps-moment-400.l2"}


def start() -> Walk:
    """The question of the shipped lesson."""
    return Walk.from_link(load_lesson("caps-timing"), "your-turn")


def right_stop(walk: Walk) -> int:
    assert walk.scene.question is not None
    return [name for name, _ in walk.stops].index(walk.scene.question.right[0])


def order(walk: Walk) -> list[str]:
    return [str(one) for one in prove_as_read(walk.view).order or ()]


def test_a_puzzle_about_moments_can_be_asked_in_a_lesson() -> None:
    deal = list(load(example()).deals())[-1]
    walk = Walk.start(lesson_of(deal, MOMENT, {"id": "look", "kind": "say", "seat": "W", "at": "start"}))
    assert walk.ask is not None
    assert (walk.ask.kind, len(walk.ask.options), len(walk.stops)) == ("moment", 5, 4)
    assert not walk.can_next


def test_going_on_brings_the_table_of_the_next_moment_and_its_news() -> None:
    walk = start()
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


def test_a_call_at_the_right_moment_in_a_proved_order_is_right() -> None:
    walk = start()
    for _ in range(right_stop(walk)):
        walk = walk.go_on()
    called = walk.call()
    assert called.ask is not None
    assert (called.ask.kind, called.ask.cards) == ("order", tuple(walk.view.hand))
    assert called.call(False).ask == walk.ask, "no, not yet"
    done = called.answer(order(walk))
    assert done.feedback is not None
    assert done.feedback.state == "right"
    assert done.view == walk.view, "the table of the call"
    assert done.can_next
    assert done.ask is None
    assert done.again() == done


def test_every_other_moment_is_wrong_for_a_clause_and_leads_back_to_the_first() -> None:
    for number in range(len(start().stops) + 1):
        walk = start()
        if number == right_stop(walk):
            continue
        for _ in range(number):
            walk = walk.go_on()
        if number < len(walk.stops):
            walk = walk.call().answer(order(walk) or [str(one) for one in walk.view.hand])
        assert walk.feedback is not None
        assert walk.feedback.state == "wrong"
        assert any(line.clause and line.clause.startswith("caps.") for line in walk.feedback.lines)
        assert not walk.can_next
        assert walk.go_on() == walk, "first comes another try"
        again = walk.again()
        assert (again.stop, again.tried, again.called) == (0, None, False)
        assert walk.place in again.missed


def test_an_order_that_fails_is_wrong_and_names_every_card_once() -> None:
    walk = start()
    for _ in range(right_stop(walk)):
        walk = walk.go_on()
    states = {walk.call().answer(one).feedback.state for one in itertools.permutations(order(walk))}  # type: ignore[union-attr]
    assert states == {"right", "wrong"}, "caps.call: each card wins in its turn"
    for bad in ([], order(walk)[:1], ["JS", "JS"], ["nothing"]):
        with pytest.raises(ValueError, match=r"order"):
            walk.call().answer(bad)


def test_the_verbs_do_nothing_where_no_moment_is_asked() -> None:
    walk = Walk.start(load_lesson("caps-timing"))
    assert walk.stops == ()
    assert walk.go_on() == walk.call() == walk.again() == walk


def test_no_moment_tells_a_card_that_is_hidden_then() -> None:
    walk = start()
    posed = walk.scene.question.posed  # type: ignore[union-attr]
    assert posed is not None
    assert posed.puzzle is not None
    end = puzzles.replay(posed.puzzle)
    for name, _ in walk.stops:
        known = known_cards(stop_of(end, name), walk.seat)
        assert in_view(walk.view) <= known
        assert signs_in(" ".join(line.text for line in walk.news)) <= known
        walk = walk.go_on()
