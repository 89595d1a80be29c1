"""Cards for Anki: one for each rule, or one for each question of a drill.

Ids are stable: a package that is brought in again changes the cards that are there, if it is newer, and keeps what Anki
knows of them.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from html import escape
from typing import Any, Final, NamedTuple

from puzzles import telling
from puzzles.drills import Drill, Item
from tutor.app.screens.practise_desk import laid
from tutor.app.screens.practise_scene import scene_of
from tutor.app.sheets.answers import reasons, right_picks
from tutor.app.table.calls import calls_of, order_of
from tutor.app.table.from_view import payload_of
from tutor.clauses import Clause
from tutor.profiles import Profile
from tutor.rules.view import View
from tutor.wording import Words

_STYLE: Final = """
.card { font-family: sans-serif; font-size: 18px; line-height: 1.4; text-align: left; max-width: 40em; margin: auto; }
.card b { font-size: 1.1em; }
.card small { opacity: 0.75; }
.red { color: #c41224; }
.blue { color: #105cc4; }
.green { color: #086230; }
"""
_COLOURS: Final = {"♥": "red", "♦": "blue", "♣": "green"}


class Card(NamedTuple):
    """A card: what it is known by, both sides as HTML, and a word to find it by."""

    id: str
    front: str
    back: str
    tag: str


def number_of(text: str) -> int:
    """A number for a name, always the same one, as Anki wants it for decks and kinds of notes.

    >>> number_of("304") == number_of("304"), number_of("304") < 1 << 31
    (True, True)
    """
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 1


def rule_cards(clauses: Iterable[Clause], told: Words, profile: Profile | str) -> Iterator[Card]:
    """A card for each rule: its title, then what it says."""
    for one in clauses:
        text = told.clause(one.id, profile)
        front = f"<b>{html(text.title)}</b><br><small>{html(told.say('anki-rule'))}</small>"
        yield Card(f"clause/{one.id}", front, f"<b>{html(text.short)}</b><br>{html(text.full)}", one.area)


def question_cards(items: Sequence[Item], told: Words) -> Iterator[Card]:
    """A card for each question: what the seat sees and is asked, then what is right and why."""
    for one in items:
        desk, mine = laid(one.puzzle, one.ref), told.at(you=one.puzzle.seat)
        drawn: Any = payload_of(desk.view, told, scene_of(desk, mine))
        seen = [f"{fact['label']}: {fact['value']}" for fact in drawn["facts"] if not fact.get("spoken")]
        seen += list(_before(desk.view, mine))
        seen += [played["label"] for played in drawn["trick"]["cards"]]
        seen += [seat["label"] for seat in drawn["seats"] if seat.get("laid")]
        seen.append(told.say("terminal-hand", cards=list(desk.view.hand)))
        names = ""
        if one.puzzle.question.of not in ("card", "moment"):
            names = " / ".join(telling.choice(one.puzzle, each, told) for each in one.puzzle.question.choices)
        front = f"{lines(seen)}<br><br><b>{html(telling.question(one.puzzle, told))}</b><br>{html(names)}"
        right = telling.answer(one.puzzle, right_picks(one.puzzle), told)
        yield Card(
            f"puzzle/{one.puzzle.id}",
            front,
            f"<b>{html(right)}</b><br>{lines(reasons(one.puzzle, told))}",
            one.puzzle.kind,
        )


def _before(view: View, told: Words) -> Iterator[str]:
    """The calls, in a line each time round."""
    calls = calls_of(view, told)
    for row in calls["rows"]:
        said = zip(order_of(view), row, strict=True)
        yield ", ".join(f"{told.seat(seat)}: {one['text']}" for seat, one in said if one is not None)


def html(text: str) -> str:
    """A text as HTML, the suit signs in four colours.

    >>> html("J♥ < K♠")
    'J<span class="red">♥</span> &lt; K♠'
    """
    out = escape(text)
    for sign, colour in _COLOURS.items():
        out = out.replace(sign, f'<span class="{colour}">{sign}</span>')
    return out


def lines(some: Iterable[str]) -> str:
    """Texts as HTML, a line each."""
    return "<br>".join(map(html, some))


def package(title: str, cards: Iterable[Card], told: Words, of: str, now: datetime) -> bytes:
    """The cards as an Anki package (``.apkg``); ``of`` names the deck for good, whatever its title."""
    import genanki  # type: ignore[import-untyped]

    kind = genanki.Model(
        number_of("304 Tutor/card/1"),
        "304 Tutor",
        fields=[{"name": "Front"}, {"name": "Back"}],
        templates=[{"name": "304", "qfmt": "{{Front}}", "afmt": '{{Front}}<hr id="answer">{{Back}}'}],
        css=_STYLE,
    )
    deck = genanki.Deck(number_of(f"304 Tutor/deck/{of}/{told.lang}"), title)
    for one in cards:
        guid = genanki.guid_for("304 Tutor", told.lang, one.id)
        deck.add_note(genanki.Note(kind, [one.front, one.back], guid=guid, tags=["304", one.tag]))
    out = io.BytesIO()
    genanki.Package(deck).write_to_file(out, timestamp=now.timestamp())
    return out.getvalue()


def rule_package(clauses: Iterable[Clause], told: Words, profile: Profile, now: datetime) -> bytes:
    """All rules of a table as an Anki package."""
    return package(told.say("anki-rules"), rule_cards(clauses, told, profile), told, f"rules/{profile.name}", now)


def drill_package(drill: Drill, items: Sequence[Item], told: Words, now: datetime) -> bytes:
    """The questions of a drill as an Anki package."""
    return package(f"304: {drill.title}", question_cards(items, told), told, f"drill/{drill.id}", now)
