"""Reading records: from a file, a text or a dict, with one clear error that says what, where and how to mend it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn

from pydantic import ValidationError

from tutor.cards import cards_of
from tutor.profiles import Profile
from tutor.record.lines import action_json
from tutor.record.model import Record
from tutor.rules.deal import Deal
from tutor.showing import LONGEST, show


class RecordError(ValueError):
    """A text that is no deal record: says what is wrong, where, and how to mend it."""


def _name(part: object) -> str:
    """A field's name as it stands in a place: plain when it is plain, quoted when it is strange or long."""
    text = str(part)
    return text if text.isprintable() and len(text) <= LONGEST else show(text)


def _place(location: tuple[int | str, ...]) -> str:
    """``actions[3].amount`` from pydantic's location, without the names of alternatives."""
    text = ""
    for depth, part in enumerate(location):
        if isinstance(part, int):
            text += f"[{part}]"
        elif part == "[key]" or (depth == 2 and location[0] == "actions") or (depth == 1 and location[0] == "profile"):
            continue
        else:
            text += f".{_name(part)}" if text else _name(part)
    return text


_DO = "bid, pass, ask, redeal, pcc, indicator, open, play, caps, spoilt, exchange, trump, call, marriage or slam"


def _sentence(error: Any) -> str:
    """One pydantic error as a sentence of ours."""
    kind, given = error["type"], error.get("input")
    if kind == "missing":
        return "is missing"
    if kind == "extra_forbidden":
        return "is not a field of a record; take it out or correct its name"
    if kind == "union_tag_not_found":
        return f"has no 'do'; write one of {_DO}"
    if kind == "union_tag_invalid":
        return f"'do' is {show(given.get('do'))}; write one of {_DO}"
    if kind == "literal_error":
        return f"is {show(given)}; expected {error['ctx']['expected']}"
    if kind.startswith("value_error"):
        return str(error["ctx"]["error"])
    if error["loc"][2:3] == ("settings",) and kind.endswith("_type"):
        return f"expected a number, a text or true or false, not {show(given)}"
    if kind in ("int_type", "int_from_float", "int_parsing"):
        return f"expected a whole number, not {show(given)}"
    if kind == "bool_type":
        return f"expected true or false, not {show(given)}"
    return f"{error['msg'][:1].lower()}{error['msg'][1:]}"


def _explain(error: ValidationError) -> str:
    """All errors of a record in one line, each with its place, the first five of many."""
    lines = []
    for one in error.errors(include_url=False):
        if one["loc"][:1] == ("profile",) and one["type"] in ("string_type", "model_type", "model_attributes_type"):
            continue
        settings = one["loc"][2:3] == ("settings",)
        place, sentence = _place(one["loc"][:4] if settings else one["loc"]), _sentence(one)
        line = f"{place}: {sentence}" if place else sentence
        if line not in lines:
            lines.append(line)
    if not lines:
        lines = ['profile: write a profile\'s name, or {"base": name, "settings": {...}}']
    more = f"; and {len(lines) - 5} more" if len(lines) > 5 else ""
    return "; ".join(lines[:5]) + more


def _constant(name: str) -> NoReturn:
    raise RecordError(f"{name} is no number a record may hold")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(f"the field {show(key)} stands twice in one object; keep one of them")
        found[key] = value
    return found


def parse(text: str | bytes) -> Record:
    """Read a record from JSON text. Raises ``RecordError``."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise RecordError(f"the text is not UTF-8 (byte {error.start}); save the file as UTF-8") from None
    if not text.strip():
        raise RecordError("there is no record: the text is empty")
    try:
        data = json.loads(text.lstrip("﻿"), object_pairs_hook=_unique, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise RecordError(f"the text is not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecordError:
        raise
    except (RecursionError, ValueError):
        raise RecordError("the text is not a record: it is nested too deep or holds a number too long") from None
    return from_data(data)


def from_data(data: Any) -> Record:
    """Read a record from plain JSON values. Raises ``RecordError``."""
    if not isinstance(data, Mapping):
        raise RecordError(f'a record is an object {{"format": "304/1", ...}}, not {type(data).__name__}')
    try:
        return Record.model_validate(dict(data))
    except ValidationError as error:
        raise RecordError(_explain(error)) from None


def _check_numbers(data: object) -> None:
    """Refuse a number too long to be written down: JSON text cannot hold one, a dict can."""
    if isinstance(data, int) and data.bit_length() > 64:
        raise RecordError(f"{show(data)} is too large a number for a record")
    if isinstance(data, Mapping):
        data = data.values()
    if isinstance(data, Iterable) and not isinstance(data, str | bytes):
        for one in data:
            _check_numbers(one)


def load(source: str | Path | Mapping[str, Any]) -> Record:
    """A record from a file's path or from a dict of JSON values.

    Raises ``RecordError`` (a ``ValueError``) that names the faulty place and how to mend it; ``OSError`` when the file
    cannot be read.

    >>> from tutor.record import example
    >>> load(example()).dealer
    Seat('W')
    """
    if isinstance(source, Mapping):
        try:
            _check_numbers(source)
        except RecursionError:
            raise RecordError("the record is nested too deep") from None
        return from_data(source)
    return parse(Path(source).read_bytes())


def at_table(record: Record, profile: Profile) -> Record:
    """The same record at another table. Raises ``RecordError`` where the tokens in play there are others."""
    return from_data({**record.to_json(), "profile": profile.spec()})


def record_of(deal: Deal) -> Record:
    """The record of a deal: what was dealt and everything done so far."""
    dealt = deal.position.dealt
    first = next(iter(deal.path()))
    start: dict[str, Any] = {
        "format": "304/1",
        "profile": dealt.profile.spec(),
        "dealer": str(deal.dealer),
        "actions": [action_json(seat, action) for seat, action, _ in deal.log],
    }
    if dealt.profile.form.partners != "fixed":
        return Record.model_validate(start | _whole_hands(deal))
    order = deal.profile.form.seating.order
    return Record.model_validate(
        start
        | {
            "tokens": deal.tokens,
            "first": {str(seat): " ".join(first.hand(seat)) for seat in order},
            "second": {
                str(seat): " ".join(card for card in deal.dealt_hand(seat) if card not in first.hand(seat))
                for seat in order
            },
        }
    )


def _whole_hands(deal: Deal) -> dict[str, Any]:
    """What was dealt and what stood before it, where whole hands are dealt."""
    dealt, order = deal.position.dealt, deal.profile.form.seating.order
    lying = {"widow": " ".join(cards_of(dealt.widow))} if dealt.widow else {}
    return lying | {
        "scores": {str(seat): dealt.scores[seat.place] for seat in order},
        "hands": {str(seat): " ".join(deal.dealt_hand(seat)) for seat in order},
    }
