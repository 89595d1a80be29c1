"""What the wording hands out: texts with their clauses."""

from __future__ import annotations

from typing import NamedTuple


class Text(NamedTuple):
    """A reason in words: one short sentence, one to three that say why, and the clause that decides."""

    short: str
    full: str
    clause: str | None


class Line(NamedTuple):
    """One step of a story, and the clause behind it (``None``: no rule is needed for it)."""

    text: str
    clause: str | None


class ClauseText(NamedTuple):
    """A clause in words. ``source`` is that of ``tutor.clauses`` (``S1`` …), told by ``say("app-source-S1")``."""

    id: str
    title: str
    short: str
    full: str
    source: str


def capital(text: str) -> str:
    """A text that begins a sentence.

    >>> capital("play J♠")
    'Play J♠'
    """
    return text[:1].upper() + text[1:]
