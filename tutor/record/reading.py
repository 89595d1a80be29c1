"""Reading records: from a file, a text or a dict, with one clear error that says what, where and how to mend it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NoReturn

from pydantic import ValidationError

from tutor.cards import cards_of
from tutor.faults import Fault, Faults, kind_fault
from tutor.profiles import Profile
from tutor.record.lines import action_json
from tutor.record.model import Record
from tutor.rules.deal import Deal
from tutor.showing import LONGEST, show


class RecordError(Faults):
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


_DO: Final = (
    *("bid", "pass", "ask", "redeal", "pcc", "indicator", "open", "play", "caps", "spoilt"),
    *("exchange", "trump", "call", "marriage", "slam"),
)
_MOST: Final = 5
"""So many faults of one record are told."""


def _fault(error: Any) -> Fault | Faults:
    """One pydantic error in words of ours."""
    kind, given = error["type"], error.get("input")
    if kind == "missing":
        return Fault("missing")
    if kind == "extra_forbidden":
        return Fault("record-extra")
    if kind == "union_tag_not_found":
        return Fault("do-missing", known=_DO)
    if kind == "union_tag_invalid":
        return Fault("do-unknown", given=show(given.get("do")), known=_DO)
    if kind.startswith("value_error"):
        found = error["ctx"]["error"]
        return found if isinstance(found, Fault | Faults) else Fault("plain", why=found)
    if error["loc"][2:3] == ("settings",) and kind.endswith("_type"):
        return Fault("type-setting", given=show(given))
    return kind_fault(error)


def _explain(error: ValidationError) -> RecordError:
    """All errors of a record, each with its place, the first five of many."""
    found: dict[str, Fault] = {}
    for one in error.errors(include_url=False):
        if one["loc"][:1] == ("profile",) and one["type"] in ("string_type", "model_type", "model_attributes_type"):
            continue
        settings = one["loc"][2:3] == ("settings",)
        place, why = _place(one["loc"][:4] if settings else one["loc"]), _fault(one)
        some = (why,) if isinstance(why, Fault) else why.faults
        for each in (Fault("at", place=place, why=each) for each in some) if place else some:
            found.setdefault(str(each), each)
    every = list(found.values()) or [Fault("record-profile")]
    more = [Fault("more", count=len(every) - _MOST)] if len(every) > _MOST else []
    return RecordError(*every[:_MOST], *more)


def _constant(name: str) -> NoReturn:
    raise RecordError(Fault("no-number", given=name))


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(Fault("field-twice", field=show(key)))
        found[key] = value
    return found


def parse(text: str | bytes) -> Record:
    """Read a record from JSON text. Raises ``RecordError``."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise RecordError(Fault("not-utf8", byte=error.start)) from None
    if not text.strip():
        raise RecordError(Fault("record-empty"))
    try:
        data = json.loads(text.lstrip("﻿"), object_pairs_hook=_unique, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise RecordError(Fault("not-json", line=error.lineno, column=error.colno)) from None
    except RecordError:
        raise
    except (RecursionError, ValueError):
        raise RecordError(Fault("record-deep")) from None
    return from_data(data)


def from_data(data: Any) -> Record:
    """Read a record from plain JSON values. Raises ``RecordError``."""
    if not isinstance(data, Mapping):
        raise RecordError(Fault("record-object", given=show(data)))
    try:
        return Record.model_validate(dict(data))
    except ValidationError as error:
        raise _explain(error) from None


def _check_numbers(data: object) -> None:
    """Refuse a number too long to be written down: JSON text cannot hold one, a dict can."""
    if isinstance(data, int) and data.bit_length() > 64:
        raise RecordError(Fault("number-large", given=show(data)))
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
            raise RecordError(Fault("record-deep")) from None
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
