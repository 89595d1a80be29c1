"""A learner's progress as a file: to keep, to look into, to take to another machine.

What is brought in is added to what is there: no answer twice, and of a review card, a rating or a lesson the one that
is further on.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from tutor.store import StoreError
from tutor.store.database import put
from tutor.store.models import (
    SETTINGS_LENGTH,
    Attempt,
    Base,
    Card,
    HandedIn,
    Learner,
    Member,
    Place,
    Rating,
    RatingDay,
    Run,
    Team,
)
from tutor.store.rows import from_json, to_json

FORMAT: Final = "304-progress/1"

_OWN: Final = frozenset(("id", "learner_id"))
"""What means nothing on another machine."""

_TABLES: Final[dict[str, type[Base]]] = {
    "attempts": Attempt,
    "cards": Card,
    "ratings": Rating,
    "rating_days": RatingDay,
    "places": Place,
    "runs": Run,
}
_NEWER: Final[dict[str, Callable[[Any], Any]]] = {
    "cards": lambda row: row["last"],
    "ratings": lambda row: row["games"],
    "places": lambda row: row["at"],
    "rating_days": lambda row: 0,
}
"""By what the one that is further on is told, where a key can stand only once."""

CSV: Final = (
    ("at", "kind", "theme", "level", "link", "answer", "right", "clause", "reason")
    + ("hints", "seconds", "mode", "first", "rated")
)  # fmt: skip
"""The columns of the table of answers."""


def _rows(session: Session, learner: int, model: type[Base]) -> Iterable[Any]:
    table = model.__table__
    order = [table.c[name] for name in ("at", "kind", "id") if name in table.c]
    return session.execute(select(table).where(table.c.learner_id == learner).order_by(*order)).mappings()


def export(session: Session, learner: int) -> str:
    """All that is known of a learner, as JSON; the groups and what was handed in belong to a coach, and stay there."""
    found = session.get_one(Learner, learner)
    tables = {
        key: [to_json(model, row, _OWN) for row in _rows(session, learner, model)] for key, model in _TABLES.items()
    }
    teams = session.scalars(select(Team.name).join(Member).where(Member.learner_id == learner).order_by(Team.id))
    results = session.scalars(select(HandedIn.text).where(HandedIn.learner_id == learner).order_by(HandedIn.at))
    coach = {"groups": list(teams), "handed_in": [json.loads(one) for one in results]}
    whole = {"format": FORMAT, "name": found.name, "settings": found.settings, **tables, **coach}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def export_csv(session: Session, learner: int) -> str:
    """Every answer of a learner, a line each."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(CSV)
    for row in _rows(session, learner, Attempt):
        values = {**row, "answer": " ".join(row["answer"]), "at": row["at"].isoformat()}
        writer.writerow([_cell(values[name]) for name in CSV])
    return out.getvalue()


def _cell(value: Any) -> Any:
    """A value that no spreadsheet takes for a formula."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t") else value


def bring_in(session: Session, learner: int, text: str | bytes) -> int:
    """Add an exported file to what is known of a learner; how many answers were new.

    Raises ``StoreError`` for a file that is none, and then adds nothing (the caller ends the transaction).
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise StoreError("this file is no exported progress: it is no JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise StoreError(f"this file is no exported progress of the format {FORMAT}")
    found: dict[str, list[dict[str, Any]]] = {}
    for key, model in _TABLES.items():
        some = data.get(key)
        if not isinstance(some, list):
            raise StoreError(f"this file is no whole exported progress: it has no {key}")
        found[key] = [{**from_json(model, one, _OWN), "learner_id": learner} for one in some]
    mine = session.scalars(select(Learner).where(Learner.id == learner).with_for_update()).one()
    settings = data.get("settings")
    if mine.settings is None and isinstance(settings, str):  # whoever reads them takes what is sound
        mine.settings = settings[:SETTINGS_LENGTH]
    new = _add(session, learner, Attempt, found["attempts"], ("at", "link"))
    _add(session, learner, Run, found["runs"], ("at", "kind"))
    for key, weight in _NEWER.items():
        _further(session, learner, _TABLES[key], found[key], weight)
    return new


def _add(session: Session, learner: int, model: type[Base], some: list[dict[str, Any]], by: tuple[str, ...]) -> int:
    """Add the rows that are not there yet, as their columns ``by`` tell."""
    there = {tuple(row[name] for name in by) for row in _rows(session, learner, model)}
    new = {tuple(row[name] for name in by): row for row in some}
    rows = [row for key, row in new.items() if key not in there]
    if rows:
        session.connection().execute(insert(model), rows)
    return len(rows)


def _further(
    session: Session, learner: int, model: type[Base], some: list[dict[str, Any]], weight: Callable[[Any], Any]
) -> None:
    """Put in the rows that are further on than those with the same key."""
    key = [one.name for one in model.__table__.primary_key]
    there = {tuple(row[name] for name in key): weight(row) for row in _rows(session, learner, model)}
    for row in some:
        mine = tuple(row[name] for name in key)
        if mine not in there or weight(row) > there[mine]:
            put(session, model, row)
            there[mine] = weight(row)
