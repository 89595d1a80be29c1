"""What is told of a view is kept for that very view and those very words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles import make
from tutor.app.screens.telling import _history
from tutor.app.table.from_view import Scene, payload_of
from tutor.app.table.same import Same
from tutor.seats import Seat
from tutor.wording import words

VIEW = make("legal-card", 7).seen
PLAIN = Scene(serial=1, place="here")
NAMES = {Seat(one): name for one, name in zip("NESW", ("Nimal", "Ena", "Suren", "Wije"), strict=True)}


def test_a_view_is_the_same_as_itself_alone() -> None:
    like = replace(VIEW)
    assert like == VIEW
    assert Same(VIEW) == Same(VIEW)
    assert Same(VIEW) != Same(like)
    assert len({Same(VIEW), Same(VIEW), Same(like)}) == 2


def test_words_are_the_same_where_they_say_the_same() -> None:
    told = words()
    same = [told.at(you="S"), told.at(you="S"), words("en-GB").at(you=Seat("S"))]
    assert len(set(same)) == 1
    other = [told, told.at(you="N"), words("nl").at(you="S"), told.at(you="S", names=NAMES)]
    assert len({same[0], *other}) == 5
    assert told.at(names=NAMES) == told.at(names=NAMES)


@pytest.mark.parametrize("told", [words(), words("nl"), words().at(names=NAMES)], ids=["en", "nl", "names"])
def test_a_table_that_is_drawn_again_is_as_it_was_and_speaks_to_its_reader(told: object) -> None:
    assert isinstance(told, type(words()))
    first, again, fresh = (payload_of(one, told, PLAIN) for one in (VIEW, VIEW, replace(VIEW)))
    assert first == again == fresh
    assert [one["name"] for one in first["seats"]][1:] == [
        told.seat(one).capitalize() for one in VIEW.profile.form.seating.from_seat(VIEW.seat)[1:]
    ]


def test_what_comes_with_the_answer_is_not_what_was_kept() -> None:
    laid = {seat: tuple(VIEW.hand)[:2] for seat in VIEW.profile.form.seating.order if seat != VIEW.seat}
    before = payload_of(VIEW, words(), replace(PLAIN, points=False))
    answered = payload_of(VIEW, words(), replace(PLAIN, laid=laid, tokens={"NS": 3, "EW": 19}))
    assert len(answered["facts"]) == len(before["facts"]) + 1, "the points"
    assert all(one["laid"] for one in answered["seats"] if one["seat"] != str(VIEW.seat))
    assert answered["tokens"] != before["tokens"]
    assert payload_of(VIEW, words(), replace(PLAIN, points=False)) == before


def test_a_history_is_told_in_the_words_of_its_reader() -> None:
    seat = VIEW.seat
    texts = [_history(Same(VIEW), told.at(you=seat)) for told in (words(), words("nl"), words().at(names=NAMES))]
    assert len(set(texts)) == 3
    assert "Nimal" in texts[2] or "Ena" in texts[2]
