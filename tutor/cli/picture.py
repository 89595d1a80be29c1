"""A puzzle as text for a terminal: the same table and the same words as on the page, and what is right."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence

from puzzles import telling
from puzzles.model import Marked, Puzzle
from tutor.app.screens.practise_desk import Desk
from tutor.app.screens.practise_scene import scene_of
from tutor.app.screens.practise_why import right_marks
from tutor.app.screens.telling import cell
from tutor.app.table.calls import calls_of, order_of
from tutor.app.table.from_view import payload_of
from tutor.app.table.payload import Payload
from tutor.cards import Card
from tutor.rules.ruling import Ruling
from tutor.rules.view import View
from tutor.wording import Words

WIDTH = 100


def payload(now: Desk, told: Words) -> Payload:
    """The table of a puzzle as a page would draw it."""
    return payload_of(now.view, told, scene_of(now, told.at(you=now.puzzle.seat)))


def offered(now: Desk) -> tuple[str, ...]:
    """What may be chosen now: the choices, or the cards of the hand where Caps was called."""
    if now.views:
        return tuple(now.view.hand) if now.called else ()
    return now.puzzle.question.choices


def picture(now: Desk, told: Words) -> str:
    """The table, the question and its choices with their numbers."""
    drawn, mine = payload(now, told), told.at(you=now.puzzle.seat)
    facts = [f"{one['label']}: {one['value']}" for one in drawn.get("facts", [])]
    lines = [" · ".join(facts), *(str(seat.get("label")) for seat in drawn["seats"])]
    lines += [told.say("terminal-laid", who=seat, cards=held) for seat, held in now.open_hands.items()]
    indicator = drawn.get("indicator")
    lines += [indicator["label"]] if indicator is not None else []
    lines += history(now.view, mine)
    if drawn.get("calls") is None:
        lines += [drawn["trick"]["caption"], *(f"  {one['label']}" for one in drawn["trick"]["cards"])]
    lines += [told.say("terminal-hand", cards=list(now.view.hand)), ""]
    lines += textwrap.wrap(drawn["ask"].get("question", ""), WIDTH)
    return "\n".join([*lines, *choices(now, mine), *said(drawn)])


def choices(now: Desk, told: Words) -> list[str]:
    """The choices, each with its number."""
    some = offered(now)
    if now.views:
        names = [told.card_sign(Card(one)) for one in some]
    else:
        names = [telling.choice(now.puzzle, one, told) for one in some]
    return [f"{number:3}  {name}" for number, name in enumerate(names, start=1)]


def said(drawn: Payload) -> list[str]:
    """What the page says beside the table: hints, news, the verdict."""
    return [line for one in drawn.get("said", []) for line in textwrap.wrap(one["text"], WIDTH)]


def history(view: View, told: Words) -> list[str]:
    """What was called and what fell before, a column for each seat."""
    calls, seats = calls_of(view, told), order_of(view)
    lines = []
    if calls["rows"]:
        rows = [["" if one is None else one["text"] for one in row] for row in calls["rows"]]
        lines += [calls["label"], *_columns([calls["names"], *rows])]
    if view.tricks:
        tricks = [[cell(one, seat, told) for seat in seats] for one in view.tricks]
        lines += [told.say("page-history-tricks"), *_columns([calls["names"], *tricks]), told.say("terminal-legend")]
    return lines


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[place]) for row in rows) + 2 for place in range(len(rows[0]))]
    for row in rows:
        yield "  " + "".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()


# -- after the answer --------------------------------------------------------------------------------------------------


def why(puzzle: Puzzle, marks: Iterable[Marked], told: Words) -> list[str]:
    """Rulings in words with the choices they are about, the same ruling once, and the rule that each names first."""
    groups: dict[tuple[str, Ruling], list[str]] = {}
    for one in marks:
        groups.setdefault((one.mark, one.ruling), []).append(one.choice)
    lines = []
    for (mark, ruling), some in groups.items():
        names = [telling.choice(puzzle, one, told).rstrip(".") for one in some if one in puzzle.question.choices]
        head = f"{told.list(names)} ({told.say(f'app-mark-{mark}')}): " if names else ""
        reasons = " ".join(f"{text.short} {text.full}" for text in told.ruling(ruling))
        lines += textwrap.wrap(head + reasons, WIDTH, subsequent_indent="  ")
        for clause in ruling.clauses[:1]:
            title = told.clause(clause, puzzle.seen.profile).title
            lines.append("  " + told.say("terminal-rule", title=title, clause=clause))
    return lines


def answer(puzzle: Puzzle, told: Words) -> list[str]:
    """What is right, and why."""
    mine = told.at(you=puzzle.seat)
    marks = right_marks(puzzle)
    if puzzle.question.mode == "order" or not marks:
        names = [telling.choice(puzzle, one, mine).rstrip(".") for one in puzzle.answers.best]
        head = [", ".join(names)] if names else []
    else:
        head = []
    return [told.say("page-solution") + ":", *head, *why(puzzle, marks, mine)]


def explanation(now: Desk, told: Words) -> list[str]:
    """The verdict on an answer, why each wrong or missed choice is one, and what is right."""
    assert now.grade is not None
    mine = told.at(you=now.puzzle.seat)
    faults = [*now.grade.marked("wrong"), *now.grade.marked("missed")]
    lines = [*said(payload(now, told)), *why(now.puzzle, faults or now.grade.marks[:1], mine)]
    return lines if now.grade.right else [*lines, *answer(now.puzzle, told)]
