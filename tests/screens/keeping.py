"""A store of the test's own, and what it remembers."""

from __future__ import annotations

import datetime as dt
import random
from typing import Any, Final

import pytest
from sqlalchemy import select

from tests.store.helpers import tried
from tutor.app import clock, memory, visits
from tutor.store import attempts, learners

NUMBER: Final = "a-number-nobody-guesses"
"""In the cookie of the browser that comes back (``browser_known``)."""


def restart() -> None:
    """The server ends and starts: its memory is gone, the store is not."""
    memory.close()
    visits.VISITS._kept.clear()


def rows(model: Any) -> list[Any]:
    with memory.reading() as session:
        assert session is not None
        return list(session.scalars(select(model)))


def later(monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    moment = dt.datetime.now(dt.UTC) + dt.timedelta(days=days)
    for module in ("tutor.app.clock", "tutor.app.keeping", "tutor.app.who"):
        monkeypatch.setattr(f"{module}.now", lambda: moment)
    assert clock.today() == moment.date()


def lived_in(days: int = 40) -> None:
    """A learner with answers of many days."""
    rng = random.Random(304)
    with memory.writing() as session:
        assert session is not None
        learner = learners.begin(session, learners.key_of(NUMBER), dt.datetime.now(dt.UTC))
        learners.rename(session, learner.id, "Nimal")
        for number in range(3 * days):
            at = dt.datetime.now(dt.UTC) - dt.timedelta(days=days - number // 3)
            one = tried(f"legal-card-{number}", right=rng.random() < 0.6)
            attempts.record(session, learner.id, one, at, at.date())
