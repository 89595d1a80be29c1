"""TOML from outside: what it holds, or where it stops being TOML and why, in words of ours.

>>> read_toml("players = 6")
{'players': 6}
>>> read_toml('base = "club')
Traceback (most recent call last):
tutor.faults.Fault: line 1, column 13: a text is not closed; put a quote at its end
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from tutor.faults import Fault

REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("Expected '=' after a key", "equals"),
    ("Invalid value", "value"),
    ("Invalid date or datetime", "value"),
    ("Expected newline or end of document", "rest"),
    ("Invalid statement", "statement"),
    ("Invalid initial character for a key part", "name"),
    ("Unterminated string", "open-text"),
    ("Expected \"'", "open-text"),
    ("Illegal character '\\n'", "open-text"),
    ("Unescaped '\\' in a string", "backslash"),
    ("Invalid hex value", "backslash"),
    ("Escaped character is not", "backslash"),
    ("Unclosed array", "open-list"),
    ("Unclosed inline table", "open-list"),
    ("Expected ']", "heading"),
    ("Cannot overwrite a value", "twice"),
    ("Cannot declare", "twice"),
    ("Cannot redefine namespace", "twice"),
    ("Cannot mutate immutable namespace", "twice"),
    ("Duplicate inline table key", "twice"),
    ("Illegal character", "sign"),
    ("Found invalid character", "sign"),
)
"""How the messages of ``tomllib`` begin, and the word of ours for each; any other one is ``other``."""


def read_toml(text: str) -> dict[str, Any]:
    """The values of a TOML text. Raises ``Fault``: ``toml`` with ``line``, ``column`` and ``why``, or ``toml-deep``."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, column = _place(text, str(error))
        raise Fault("toml", line=line, column=column, why=Fault(f"toml-{_reason(str(error))}")) from None
    except (RecursionError, ValueError):  # a number of more digits than Python reads is no error of TOML
        raise Fault("toml-deep") from None


def _reason(message: str) -> str:
    return next((key for start, key in REASONS if message.startswith(start)), "other")


def _place(text: str, message: str) -> tuple[int, int]:
    """Line and column of an error, both from 1; at the end of the text it is where the last sign was expected."""
    found = re.search(r"\(at line (\d+), column (\d+)\)$", message)
    if found:
        return int(found[1]), int(found[2])
    lines = text.rstrip().split("\n")
    return len(lines), len(lines[-1]) + 1
