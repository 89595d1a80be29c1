"""Values from outside in messages: one short, printable line, whatever was given.

>>> show("JX"), len(show("x" * 100_000)), show(10**5000)
("'JX'", 60, 'int(…)')
"""

from __future__ import annotations

from typing import Final

LONGEST: Final = 60
"""Letters of a value that a message repeats."""


def show(value: object) -> str:
    """``repr`` of a value, cut to ``LONGEST`` letters; nothing in it can break a line."""
    try:
        text = repr(value)
    except ValueError:  # an int of more digits than Python writes
        return f"{type(value).__name__}(…)"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
