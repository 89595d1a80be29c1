"""What the program remembers: learners, their attempts, reviews, ratings and lessons, in SQLite or PostgreSQL.

``open_store`` finds the database and brings it up to date. Everything else is a function of an open session, with the
time as an argument: ``learners``, ``attempts``, ``reviews``, ``ratings``, ``places``, ``progress``, ``moving``.

>>> import datetime as dt
>>> from tutor.store import learners
>>> from tutor.store.database import open_store
>>> store = open_store("sqlite://")
>>> with store.write() as session:
...     one = learners.create(session, "Nimal", dt.datetime(2026, 12, 1, tzinfo=dt.UTC))
>>> one.name, store.kind
('Nimal', 'sqlite')
"""

from __future__ import annotations


class StoreError(Exception):
    """The store cannot do what was asked; the message says what is wrong and a way out, and names no secret."""
