"""Drills that are kept, and what is handed in: only of drills that are kept, the last of each learner."""

from __future__ import annotations

import datetime as dt

import pytest

from puzzles.drills import Handout
from tests.puzzles.drilling import DRILL, LINKS, out, result, wrong
from tests.store.helpers import NOW
from tutor.store import StoreError, classes, learners
from tutor.store.database import Store

OTHER = DRILL.model_copy(update={"title": "Another", "picked": LINKS[:1]})


def somebody(store: Store, name: str) -> int:
    with store.write() as session:
        return learners.create(session, name, NOW).id


def kept(store: Store) -> list[tuple[str, bool]]:
    with store.read() as session:
        return [(one.drill.title, shown) for one, shown in classes.kept(session)]


def test_drills_are_kept_shown_and_removed(store: Store) -> None:
    for number, one in enumerate((out(), out(OTHER), out())):
        with store.write() as session:
            classes.keep(session, one, NOW + dt.timedelta(days=number))
    assert kept(store) == [("First steps", False), ("Another", False)]
    with store.write() as session:
        classes.show(session, DRILL.id, True)
        classes.show(session, "nobody", True)
    assert kept(store)[0] == ("First steps", True)
    with store.write() as session:
        classes.remove(session, DRILL.id)
    assert kept(store) == [("Another", False)]


def test_the_last_result_of_each_learner_is_there(store: Store) -> None:
    one, two = somebody(store, "Nimal"), somebody(store, "Kumari")
    with store.write() as session:
        classes.keep(session, out(), NOW)
        classes.hand_in(session, one, result("Nimal", answer=wrong), NOW)
        classes.hand_in(session, two, result("Kumari"), NOW)
        classes.hand_in(session, one, result("Nimal"), NOW + dt.timedelta(hours=1))
    with store.read() as session:
        found = classes.handed_in(session, DRILL.id)
        assert [(each.learner, each.is_signed) for each in found] == [("Kumari", True), ("Nimal", True)]
        assert found[1].answers == result("Nimal").answers
        assert classes.handed_in(session) == found
    learners.forget(store, one)
    with store.read() as session:
        assert [each.learner for each in classes.handed_in(session)] == ["Kumari"], "who is forgotten is forgotten"
    with store.write() as session:
        classes.remove(session, DRILL.id)
    with store.read() as session:
        assert classes.handed_in(session) == []


def test_only_the_very_drill_that_is_kept_can_be_handed_in(store: Store) -> None:
    learner = somebody(store, "Nimal")
    forged = Handout(drill=DRILL, key="A" * 22)
    with store.write() as session:
        classes.keep(session, out(), NOW)
    with store.read() as session:
        assert [classes.takes(session, each) for each in (out(), out(OTHER), forged)] == [True, False, False]
    for each in (result(drill=OTHER), result().model_copy(update={"handout": forged})):
        with pytest.raises(StoreError, match="not kept"), store.write() as session:
            classes.hand_in(session, learner, each, NOW)
