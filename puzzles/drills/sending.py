"""How a drill travels: as a file of JSON, or as the end of a link, small enough for a QR code.

With the drill goes a key (see :mod:`puzzles.drills.keys`), by which its coach knows it again.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Mapping
from typing import Annotated, Any, Final
from urllib.parse import parse_qs, urlsplit

from pydantic import StringConstraints, ValidationError

from puzzles.drills.model import Drill, DrillError
from puzzles.model import Model, canonical

LARGEST: Final = 256_000
"""Bytes of a drill at most: more is no drill, whatever it unpacks to."""

SCANNABLE: Final = 1_000
"""Signs of a whole link that a phone still reads well from a QR code on a screen."""

_PACKED: Final = re.compile(r"[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{22}")


class Handout(Model):
    """A drill as it is handed out, with its key."""

    drill: Drill
    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]

    def to_link(self) -> str:
        """The end of a link: the drill packed, a point, the key."""
        packed = zlib.compress(canonical(self.drill.plain()).encode(), 9)
        return f"{base64.urlsafe_b64encode(packed).decode().rstrip('=')}.{self.key}"

    def to_json(self) -> str:
        """The drill file."""
        return json.dumps({**self.drill.plain(), "key": self.key}, ensure_ascii=False, indent=1) + "\n"


def read_handout(given: str | bytes | Mapping[str, Any]) -> Handout:
    """A drill from its file, its link or the end of that. Raises ``DrillError``.

    >>> read_handout("hello")
    Traceback (most recent call last):
    puzzles.drills.model.DrillError: this is no drill: neither a link nor a drill file
    """
    if isinstance(given, Mapping):
        return _from_values(given)
    try:
        text = given.decode("utf-8-sig") if isinstance(given, bytes) else given
    except UnicodeDecodeError:
        raise DrillError("this is no drill: the file is not text") from None
    text = text.strip()
    if len(text) > LARGEST:
        raise DrillError("this is no drill: it is too long")
    if text.startswith("{"):
        try:
            return _from_values(json.loads(text))
        except (ValueError, RecursionError) as error:
            if isinstance(error, DrillError):
                raise
            raise DrillError("this is no drill: the text is not JSON") from None
    found = parse_qs(urlsplit(text).query).get("d", [text])[0] if "?" in text else text
    if not _PACKED.fullmatch(found):
        raise DrillError("this is no drill: neither a link nor a drill file")
    packed, _, key = found.partition(".")
    return _from_values({**_unpacked(packed), "key": key})


def _unpacked(packed: str) -> dict[str, Any]:
    """The values of a packed drill; a link that was cut off or mistyped does not fit its own check sum."""
    try:
        reader = zlib.decompressobj()
        data = reader.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), LARGEST)
        if not reader.eof:
            raise ValueError
        values: dict[str, Any] = dict(json.loads(data))
        return values
    except (ValueError, TypeError, zlib.error, RecursionError):
        raise DrillError("this link is cut off or mistyped") from None


def _from_values(values: Mapping[str, Any]) -> Handout:
    try:
        rest = {name: value for name, value in values.items() if name != "key"}
        return Handout(drill=Drill.model_validate(rest), key=values.get("key", ""))
    except ValidationError as error:
        raise DrillError(f"this is no drill: {faults_of(error)}") from None


def faults_of(error: ValidationError) -> str:
    """What is wrong with a model, field by field, in one line."""
    found = []
    for one in error.errors(include_url=False, include_input=False)[:5]:
        place = ".".join(str(part) for part in one["loc"] if part != "drill")
        text = one["msg"].removeprefix("Value error, ")
        found.append(f"{place}: {text}" if place else text)
    return "; ".join(found)
