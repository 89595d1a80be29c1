"""Rows as JSON values and back, for files that move between machines: checked as all that comes from outside."""

from __future__ import annotations

import datetime as dt
import math
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Boolean, Date, Float, Integer, String
from sqlalchemy.sql.elements import KeyedColumnElement

from tutor.showing import show
from tutor.store import StoreError
from tutor.store.models import Base, Moment

_MOST: Final = 2**31 - 1
_LONGEST: Final = 400
"""Items of a list, and signs of a text without a limit of its own."""


def to_json(model: type[Base], row: Mapping[str, Any], leave_out: frozenset[str] = frozenset()) -> dict[str, Any]:
    """The values of a row; moments and days as text."""
    return {
        one.name: value.isoformat() if isinstance(value := row[one.name], dt.date) else value
        for one in model.__table__.columns
        if one.name not in leave_out
    }


def from_json(model: type[Base], data: Any, leave_out: frozenset[str] = frozenset()) -> dict[str, Any]:
    """The values of a row that :func:`to_json` wrote. Raises ``StoreError`` for anything else."""
    name = model.__tablename__
    columns = [one for one in model.__table__.columns if one.name not in leave_out]
    if not isinstance(data, Mapping) or set(data) != {one.name for one in columns}:
        raise StoreError(f"this is no row of {name}: {show(data)}")
    return {one.name: _value(one, data[one.name], name) for one in columns}


def _value(column: KeyedColumnElement[Any], value: Any, table: str) -> Any:
    if value is None and column.nullable:
        return None
    try:
        return _READ[_type(column)](column, value)
    except (ValueError, TypeError, OverflowError):
        raise StoreError(f"{table}.{column.name} cannot be {show(value)}") from None


def _type(column: KeyedColumnElement[Any]) -> str:
    kinds = ((Moment, "moment"), (Date, "day"), (Boolean, "bool"), (Integer, "int"), (Float, "float"), (String, "text"))
    return next((name for kind, name in kinds if isinstance(column.type, kind)), "list")


def _moment(column: KeyedColumnElement[Any], value: Any) -> dt.datetime:
    found = dt.datetime.fromisoformat(value)
    if found.tzinfo is None:
        raise ValueError
    return found


def _exactly(kind: type, column: KeyedColumnElement[Any], value: Any) -> Any:
    if type(value) is not kind or (isinstance(value, int) and abs(value) > _MOST):
        raise ValueError
    return value


def _float(column: KeyedColumnElement[Any], value: Any) -> float:
    if type(value) not in (int, float) or not math.isfinite(value):
        raise ValueError
    return float(value)


def _text(column: KeyedColumnElement[Any], value: Any) -> str:
    if not isinstance(value, str) or len(value) > (getattr(column.type, "length", None) or _LONGEST) or "\0" in value:
        raise ValueError
    return value


def _list(column: KeyedColumnElement[Any], value: Any) -> list[str]:
    if not isinstance(value, list) or len(value) > _LONGEST:
        raise ValueError
    return [_text(column, one) for one in value]


_READ: Final[dict[str, Any]] = {
    "moment": _moment,
    "day": lambda column, value: dt.date.fromisoformat(value),
    "bool": lambda column, value: _exactly(bool, column, value),
    "int": lambda column, value: _exactly(int, column, value),
    "float": _float,
    "text": _text,
    "list": _list,
}
