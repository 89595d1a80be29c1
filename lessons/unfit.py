"""What pydantic finds in a file of ours, in the words of :mod:`lessons.errors`.

>>> from pydantic import ValidationError
>>> from lessons.schema import SayStep
>>> try:
...     SayStep.model_validate({"kind": "say", "id": "hello", "pace": 3})
... except ValidationError as error:
...     str(unfit(error.errors()[0]))
'pace: is not a field here'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lessons.errors import Fault
from tutor.faults import kind_fault
from tutor.showing import show

_LIMITS: Final[Mapping[str, str]] = {
    "greater_than_equal": "ge",
    "less_than_equal": "le",
    "too_short": "min_length",
    "too_long": "max_length",
}
"""The kinds of errors that name a limit, and where it stands in their ``ctx``."""


def place_of(error: Mapping[str, Any]) -> tuple[int | str, ...]:
    """Where an error of pydantic is: of a step of an unknown kind the word that says the kind."""
    found: tuple[int | str, ...] = tuple(error["loc"])
    return (*found, "kind") if error["type"] == "union_tag_invalid" else found


def unfit(error: Mapping[str, Any]) -> Fault:
    """An error of pydantic as a fault that names the field."""
    kind, where, given = error["type"], _field(place_of(error)), error.get("input")
    if kind == "missing":
        return Fault("unfit-missing", place=where)
    if kind == "extra_forbidden":
        return Fault("unfit-extra", place=where)
    if kind == "union_tag_not_found":
        return Fault("unfit-kindless", place=where)
    if kind == "union_tag_invalid":
        return Fault("unfit-kind", place=where, given=show(given.get("kind") if isinstance(given, dict) else given))
    if kind == "value_error":
        return Fault("unfit-value", place=where, why=error["ctx"]["error"])
    if kind in _LIMITS:
        limit = error["ctx"][_LIMITS[kind]]
        return Fault(f"unfit-{kind.replace('_', '-')}", place=where, limit=limit, given=show(given))
    return Fault("unfit-value", place=where, why=kind_fault(error))


def _field(location: tuple[int | str, ...]) -> str:
    """``steps[2].truth: `` from pydantic's location, without the name of the kind of step."""
    text = ""
    for depth, part in enumerate(location):
        if depth == 2 and location[0] == "steps" and part != "kind":
            continue
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return f"{text}: " if text else ""
