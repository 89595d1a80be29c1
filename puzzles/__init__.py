"""Puzzles about the decisions of 304: generated from seeds, judged by the engine, graded with its rulings.

A kind is a module with a generator and a grader; ``KINDS`` is the one place that lists them.

>>> puzzle = make("legal-card", 7)
>>> link(puzzle), from_link("legal-card-7.v2") == puzzle
('legal-card-7.v2', True)
>>> read(puzzle.to_json()) == puzzle
True
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from pydantic import ValidationError

from puzzles import (
    auction,
    bid,
    call_partner,
    called_auction,
    called_count,
    called_exchange,
    called_legal,
    called_marriage,
    called_settle,
    called_winner,
    caps_moment,
    caps_order,
    club_auction,
    club_count,
    club_knowledge,
    club_legal_card,
    club_open_it,
    club_settle,
    club_winner,
    count,
    disguise,
    indicator,
    knowledge,
    legal_card,
    make_it,
    open_it,
    other_rules,
    settle,
    winner,
)
from puzzles.model import (
    LEVELS,
    MODES,
    Answers,
    Asked,
    Grade,
    Hint,
    Kind,
    Marked,
    Mode,
    Puzzle,
    PuzzleError,
    Question,
    Theme,
    Wrong,
    content_id,
)
from tutor.faults import Fault
from tutor.rules.deal import Deal
from tutor.showing import show

__all__ = [
    "KINDS",
    "LEVELS",
    "MODES",
    "Answers",
    "Asked",
    "Grade",
    "Hint",
    "Kind",
    "Marked",
    "Mode",
    "Puzzle",
    "PuzzleError",
    "Question",
    "Theme",
    "Wrong",
    "from_link",
    "grade",
    "kind",
    "kind_of",
    "link",
    "make",
    "read",
    "replay",
]

KINDS: Final[dict[str, Kind]] = {
    one.name: one
    for one in (
        legal_card.KIND,
        winner.KIND,
        count.KIND,
        auction.KIND,
        settle.KIND,
        knowledge.KIND,
        open_it.KIND,
        caps_moment.KIND,
        caps_order.KIND,
        make_it.KIND,
        bid.KIND,
        indicator.KIND,
        other_rules.KIND,
        call_partner.KIND,
        called_legal.PARTNER_KIND,
        called_winner.PARTNER_KIND,
        called_count.PARTNER_KIND,
        called_auction.PARTNER_KIND,
        called_marriage.PARTNER_KIND,
        called_settle.PARTNER_KIND,
        called_legal.WIDOW_KIND,
        called_winner.WIDOW_KIND,
        called_count.WIDOW_KIND,
        called_auction.WIDOW_KIND,
        called_marriage.WIDOW_KIND,
        called_settle.WIDOW_KIND,
        called_exchange.KIND,
        club_legal_card.KIND,
        club_winner.KIND,
        club_count.KIND,
        club_auction.KIND,
        club_settle.KIND,
        club_knowledge.KIND,
        club_open_it.KIND,
    )
}
"""Every kind of puzzle by name."""


def kind(name: str) -> Kind:
    """A kind by name. Raises ``PuzzleError`` that names the kinds there are.

    >>> kind("legal-card").themes["exhausted"].modes
    ('every', 'one')
    """
    found = KINDS.get(name)
    if found is None:
        raise PuzzleError(Fault("puzzle-kind", given=show(name), known=", ".join(KINDS)))
    return found


def make(name: str, seed: int, mode: str | None = None, theme: str | None = None, level: int | None = None) -> Puzzle:
    """The puzzle of a kind and a seed (0 or more); the same arguments give the same puzzle, byte for byte.

    Raises ``PuzzleError`` for what the kind cannot make.
    """
    return kind(name).make(seed, mode, theme, level)


def grade(puzzle: Puzzle, picks: Iterable[str]) -> Grade:
    """Grade an answer. Raises ``PuzzleError`` for picks that are no answer to the question.

    >>> grade(make("legal-card", 3, "every", "must-open"), ()).right
    True
    """
    return kind(puzzle.kind).grade(puzzle, picks)


def replay(puzzle: Puzzle) -> Deal:
    """The whole deal behind a puzzle, hidden cards and all: for the explanation's engine, never for a browser."""
    return kind(puzzle.kind).replay(puzzle)


def read(data: str | bytes | Mapping[str, Any]) -> Puzzle:
    """A puzzle from its JSON text or values. Raises ``PuzzleError`` for anything else, also when its id is not that of
    its content.

    >>> read("[]")
    Traceback (most recent call last):
    puzzles.model.PuzzleError: a puzzle is an object with a 'kind', not list
    """
    try:
        values = json.loads(data) if isinstance(data, str | bytes) else data
    except (ValueError, RecursionError) as error:
        raise PuzzleError(f"this is no puzzle: {error}") from None
    if not isinstance(values, Mapping):
        raise PuzzleError(f"a puzzle is an object with a 'kind', not {type(values).__name__}")
    model = kind(str(values.get("kind"))).model
    try:
        puzzle = model.model_validate(dict(values))
        puzzle.seen  # noqa: B018 - the view must be readable too
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise PuzzleError(f"this is no {values['kind']} puzzle: {place}: {first['msg']}") from None
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise PuzzleError(f"this is no {values['kind']} puzzle: its view cannot be read ({error!r})") from None
    content = puzzle.kind, puzzle.profile, puzzle.seat, puzzle.view, puzzle.question, puzzle.beside
    if puzzle.id != content_id(*content):
        raise PuzzleError(f"puzzle {puzzle.id} was changed: its id is not that of its content")
    return puzzle


# -- links -------------------------------------------------------------------------------------------------------------

_LINK: Final = re.compile(r"([a-z]+(?:-[a-z]+)*)-(0|[1-9]\d{0,18})((?:\.[a-z0-9-]+)*)")


def link(puzzle: Puzzle) -> str:
    """The puzzle's address: kind and seed, then what was asked for, its disguise, and the generator's version after
    the first.

    >>> link(make("legal-card", 7, mode="one", theme="exhausted", level=4))
    'legal-card-7.one.exhausted.l4.v2'
    """
    asked = puzzle.asked
    level, coat = asked.level and f"l{asked.level}", asked.disguise and f"d{asked.disguise}"
    parts = [asked.mode, asked.theme, level, coat, puzzle.version > 1 and f"v{puzzle.version}"]
    return ".".join([f"{puzzle.kind}-{puzzle.seed}", *(str(one) for one in parts if one)])


def kind_of(text: str) -> Kind | None:
    """The kind that an address names, without its puzzle; ``None`` where it names none.

    >>> kind_of("club-winner-7").profile, kind_of("club-7")
    ('club', None)
    """
    match = _LINK.fullmatch(text)
    return None if match is None else KINDS.get(match[1])


def from_link(text: str) -> Puzzle:
    """The puzzle of an address, from the pack of its kind if it is in there. Raises ``PuzzleError``: no address, an
    unknown kind, or of another version.

    >>> from_link("legal-card-x")
    Traceback (most recent call last):
    puzzles.model.PuzzleError: 'legal-card-x' is no puzzle’s address; one looks like legal-card-7.v2
    """
    match = _LINK.fullmatch(text)
    if match is None:
        raise PuzzleError(Fault("puzzle-address", given=show(text)))
    found = kind(match[1])
    mode: str | None = None
    theme: str | None = None
    level: int | None = None
    coat, version = 0, 1
    rest = match[3].split(".")[1:]
    if rest and rest[0] in MODES:
        mode = rest.pop(0)
    if rest and rest[0] in found.themes:
        theme = rest.pop(0)
    if rest and re.fullmatch(r"l[1-5]", rest[0]):
        level = int(rest.pop(0)[1:])
    if rest and re.fullmatch(r"d([1-9]|[1-8]\d|9[0-5])", rest[0]):
        coat = int(rest.pop(0)[1:])
    if rest and re.fullmatch(r"v([2-9]|[1-9]\d{1,5})", rest[0]):
        version = int(rest.pop(0)[1:])
    if rest:
        raise PuzzleError(Fault("puzzle-part", given=show(text), part=show(rest[0])))
    if version != found.version:
        raise PuzzleError(
            Fault("puzzle-version", given=show(text), version=version, kind=found.name, now=found.version)
        )
    return disguise.disguise(_plain(found, int(match[2]), mode, theme, level), coat)


def _plain(found: Kind, seed: int, mode: str | None, theme: str | None, level: int | None) -> Puzzle:
    from puzzles import packs

    there = packs.find(found.name, seed, Asked.model_validate({"mode": mode, "theme": theme, "level": level}))
    return found.make(seed, mode, theme, level) if there is None else there.puzzle()
