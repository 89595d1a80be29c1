"""A backup of the whole store, as lines of JSON in a ``.gz``: one for SQLite and PostgreSQL, so that it also moves a
store from the one to the other."""

from __future__ import annotations

import gzip
import json
import zlib
from pathlib import Path
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.orm import Session

from tutor.store import StoreError
from tutor.store.database import Store
from tutor.store.models import Base
from tutor.store.rows import from_json, to_json
from tutor.store.upgrade import NEWEST

FORMAT: Final = "304-store/1"

_AT_ONCE: Final = 1000
_MODELS: Final = {mapper.class_.__tablename__: mapper.class_ for mapper in Base.registry.mappers}


def backup(store: Store, file: Path) -> int:
    """Write the whole store into a file, which appears when it is whole; the number of rows."""
    part, count = file.with_name(f"{file.name}.part"), 0
    with store.read() as session, gzip.open(part, "wt", encoding="utf-8") as out:
        if store.kind == "postgresql":
            session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
        out.write(json.dumps({"format": FORMAT, "revision": NEWEST}) + "\n")
        for table in Base.metadata.sorted_tables:
            for row in session.execute(select(table)).mappings():
                values = to_json(_MODELS[table.name], row)  # type: ignore[arg-type]
                out.write(json.dumps([table.name, values], ensure_ascii=False, separators=(",", ":")) + "\n")
                count += 1
    part.chmod(0o600)
    part.replace(file)
    return count


def is_empty(session: Session) -> bool:
    """Does the store know nobody?"""
    return not session.scalar(select(func.count()).select_from(_MODELS["learner"]))


def restore(store: Store, file: Path, replace: bool = False) -> int:
    """Put a backup into an empty store, or in place of what is there (``replace``); the number of rows.

    All of it or nothing. Raises ``StoreError``.
    """
    count = 0
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines, store.write() as session:
            head = _json(next(lines, ""), 1)
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise StoreError(f"{file} is no backup of the format {FORMAT}")
            if head.get("revision") != NEWEST:
                raise StoreError(f"{file} is of version {head.get('revision')}; this program has {NEWEST}")
            if not replace and not is_empty(session):
                raise StoreError("the store is not empty: --replace removes what is there first")
            for table in reversed(Base.metadata.sorted_tables):
                session.execute(delete(table))
            waiting: dict[str, list[dict[str, Any]]] = {table.name: [] for table in Base.metadata.sorted_tables}
            for number, line in enumerate(lines, start=2):
                name, row = _row(_json(line, number), number)
                waiting[name].append(row)
                count += 1
                if len(waiting[name]) >= _AT_ONCE:
                    _flush(session, waiting)
            _flush(session, waiting)
            _numbers(store, session)
    except (OSError, EOFError, UnicodeDecodeError, zlib.error) as error:
        raise StoreError(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    return count


def _json(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise StoreError(f"line {number} of the backup is no JSON") from None


def _row(data: Any, number: int) -> tuple[str, dict[str, Any]]:
    if not isinstance(data, list) or len(data) != 2 or data[0] not in _MODELS:
        raise StoreError(f"line {number} of the backup is no row of a table")
    return data[0], from_json(_MODELS[data[0]], data[1])


def _flush(session: Session, waiting: dict[str, list[dict[str, Any]]]) -> None:
    """Write what is waiting, the learners before what is theirs."""
    for name, some in waiting.items():
        if some:
            session.connection().execute(insert(_MODELS[name]), some)
            some.clear()


def _numbers(store: Store, session: Session) -> None:
    """PostgreSQL goes on counting after the numbers that came with the backup."""
    if store.kind == "postgresql":
        for table in Base.metadata.sorted_tables:
            if "id" in table.c:
                last = f"(SELECT coalesce(max(id), 0) + 1 FROM {table.name})"
                session.execute(text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), {last}, false)"))
