"""The worksheet of a drill: each question with its table, what happened before, and boxes to tick."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Final

from puzzles import telling
from puzzles.drills import Drill, Item
from puzzles.model import Puzzle
from tutor.app.screens.practise_desk import Desk, laid
from tutor.app.screens.practise_scene import scene_of
from tutor.app.screens.telling import cell
from tutor.app.sheets.diagram import HAND, HIGH, WIDE, diagram
from tutor.app.sheets.paper import GREY, MARGIN, WIDTH, Paper
from tutor.app.table.calls import calls_of, order_of
from tutor.app.table.from_view import payload_of
from tutor.app.table.payload import Payload
from tutor.rules.view import View
from tutor.wording import Words

_SIDE: Final = MARGIN + WIDE + 6
"""Where the column beside the table begins."""

_BESIDE: Final = WIDTH - WIDE - 6
_QR: Final = 26.0
_SCANNED: Final = 600
"""Signs of a link at most that a phone reads from a code as small as on paper."""


def worksheet(drill: Drill, items: Sequence[Item], told: Words, address: str | None = None) -> bytes:
    """The worksheet as a PDF file; with an ``address`` there is a QR code of it, where it is short enough."""
    paper = Paper(drill.title, told.lang)
    head(paper, drill, told, told.say("sheet-drill-name"), address)
    for number, one in enumerate(items, start=1):
        _question(paper, number, one.puzzle, told, one.ref)
    return bytes(paper.output())


def head(paper: Paper, drill: Drill, told: Words, line: str, address: str | None = None) -> None:
    """The title, a line below it, the coach's words, and the QR code beside them."""
    wide = WIDTH
    if address is not None and len(address) <= _SCANNED:
        import segno

        picture = io.BytesIO()
        segno.make(address, error="l", micro=False).save(picture, kind="png", scale=6, border=1)
        paper.image(picture, MARGIN + WIDTH - _QR, MARGIN, _QR, alt_text=told.say("coach-hand-qr"))
        wide -= _QR + 4
    paper.set_y(MARGIN)
    paper.flow(drill.title, MARGIN, wide, 17, "B")
    paper.set_y(paper.get_y() + 2)
    paper.flow(line, MARGIN, wide, 10)
    if drill.words:
        paper.set_y(paper.get_y() + 1)
        paper.flow(drill.words, MARGIN, wide, 9.5, colour=GREY)
    paper.set_y(max(paper.get_y() + 4, MARGIN + (_QR + 2 if wide < WIDTH else 0)))


def _question(paper: Paper, number: int, puzzle: Puzzle, told: Words, ref: str) -> None:
    """One question, never broken between two pages."""
    desk, mine = laid(puzzle, ref), told.at(you=puzzle.seat)
    drawn = payload_of(desk.view, told, scene_of(desk, mine))
    asked = f"{number}.  {telling.question(puzzle, told)}"
    names = answers(puzzle, told)
    columns = _columns(paper, names)
    below = paper.height_of(asked, WIDTH, 10.5, "B") + 5.4 * -(-len(names) // columns) + 6
    paper.room(HIGH + HAND + 8 + below)
    _rule(paper)
    top = paper.get_y()
    facts = "   ".join(f"{one['label']}: {one['value']}" for one in drawn.get("facts", []) if not one.get("spoken"))
    under = paper.flowed(facts, MARGIN, top, WIDTH, 8, GREY) + 1
    left = diagram(paper, drawn, told, MARGIN, under)
    right = _before(paper, desk, drawn, mine, under)
    paper.set_y(max(left, right) + 1)
    paper.flow(asked, MARGIN, WIDTH, 10.5, "B")
    _choices(paper, puzzle, names, columns)


def _rule(paper: Paper) -> None:
    """A thin line before a question."""
    paper.set_draw_color(180, 180, 180)
    paper.set_line_width(0.2)
    paper.line(MARGIN, paper.get_y(), MARGIN + WIDTH, paper.get_y())
    paper.set_y(paper.get_y() + 2)


# -- what happened -----------------------------------------------------------------------------------------------------


def _before(paper: Paper, desk: Desk, drawn: Payload, told: Words, top: float) -> float:
    """The calls and the tricks beside the table. Where the answer is a moment, the play goes on to the last one."""
    view = desk.views[-1][1] if desk.views else desk.view
    calls, seats = calls_of(view, told), order_of(view)
    widths = [4.0] + [(_BESIDE - 4) / 4] * 4
    if drawn.get("calls") is None and calls["rows"]:
        paper.put(calls["label"], _SIDE, top + 3, 7.5, "B")
        rows = [
            ["", *("" if one is None else ("*" if one["bid"] else "") + one["text"] for one in row)]
            for row in calls["rows"]
        ]
        top = paper.grid([["", *calls["names"]], *rows], _SIDE, top + 4, widths, 7) + 2
    tricks = [[str(one.number), *(cell(one, seat, told) for seat in seats)] for one in view.tricks]
    tricks += _unfinished(view, told) if desk.views else []
    if tricks:
        paper.put(told.say("page-history-tricks"), _SIDE, top + 3, 7.5, "B")
        top = paper.grid([["", *calls["names"]], *tricks], _SIDE, top + 4, widths, 7)
        top = paper.flowed(told.say("page-history-legend"), _SIDE, top + 0.5, _BESIDE, 6.5, GREY)
    return top


def _unfinished(view: View, told: Words) -> list[list[str]]:
    """The trick that lies on the table, as a row."""
    played = {one.seat: one for one in view.trick}
    if not played:
        return []
    shown = {
        seat: told.say("page-history-hidden") if one.card is None else told.card_sign(one.card)
        for seat, one in played.items()
    }
    return [[str(view.number), *(shown.get(seat, "") for seat in order_of(view))]]


# -- what may be ticked ------------------------------------------------------------------------------------------------


def answers(puzzle: Puzzle, told: Words) -> list[str]:
    """What stands beside the boxes; for an order the places to write on."""
    if puzzle.question.mode == "order":
        return [f"{number}. ________" for number in range(1, len(puzzle.question.choices) + 1)]
    names = [telling.choice(puzzle, one, told) for one in puzzle.question.choices]
    return [*names, told.say("answer-none")] if puzzle.question.none else names


def _columns(paper: Paper, names: Iterable[str]) -> int:
    paper.ink("", 10)
    widest = max(paper.get_string_width(one) for one in names) + 10
    return max(1, min(8, int(WIDTH / widest)))


def _choices(paper: Paper, puzzle: Puzzle, names: Sequence[str], columns: int) -> None:
    """The boxes in columns."""
    top, order = paper.get_y() + 1.5, puzzle.question.mode == "order"
    for number, name in enumerate(names):
        x, y = MARGIN + number % columns * WIDTH / columns, top + number // columns * 5.4
        if not order:
            paper.box(x, y)
        paper.put(name, x + (0 if order else 5), y + 2.8, 10)
    paper.set_y(top + 5.4 * -(-len(names) // columns) + 3)
