"""Tables with rules of their own that a coach keeps: shown or not, in place of one of the same name, not too many."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from tests.store.helpers import NOW
from tutor.profiles import load_profile
from tutor.store import StoreError, houses
from tutor.store.database import Store
from tutor.store.models import House

CLUB = load_profile({"base": "club", "settings": {"open_trump": True}})


def test_tables_are_kept_shown_and_removed(store: Store) -> None:
    with store.write() as session:
        houses.keep(session, "Friday", CLUB, NOW)
        houses.keep(session, "At home", load_profile(), NOW, shown=False)
        houses.keep(session, "Friday", CLUB.other("start_tokens", 7), NOW)
    with store.write() as session:
        assert [(one.name, one.shown) for one in houses.kept(session)] == [("At home", False), ("Friday", True)]
        assert houses.kept(session)[1].rules.differences() == {"start_tokens": 7, "open_trump": True}
        houses.show(session, "At home", True)
        houses.show(session, "nobody’s", True)
        houses.remove(session, "Friday")
    with store.read() as session:
        assert houses.kept(session) == [houses.House("At home", load_profile(), True)]


def test_there_are_not_too_many(store: Store) -> None:
    with store.write() as session:
        for number in range(houses.MOST):
            houses.keep(session, f"table {number}", CLUB, NOW)
        houses.keep(session, "table 3", load_profile(), NOW)
        with pytest.raises(StoreError, match="40 tables are kept"):
            houses.keep(session, "one more", CLUB, NOW)


def test_a_table_of_another_version_is_left_out(store: Store) -> None:
    row = {"name": "strange", "rules": "club~no_such_setting.true", "shown": True, "at": NOW}
    with store.write() as session:
        session.execute(insert(House).values(row))
        houses.keep(session, "Friday", CLUB, NOW)
        assert [one.name for one in houses.kept(session)] == ["Friday"]
