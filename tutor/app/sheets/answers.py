"""The sheet of answers to a worksheet: what is right, why, and by which rule, in the engine's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from puzzles import telling
from puzzles.drills import Drill, Item
from puzzles.model import Marked, Puzzle
from tutor.app.screens.practise_why import right_marks
from tutor.app.sheets.paper import GREY, MARGIN, WIDTH, Paper
from tutor.app.sheets.worksheet import head
from tutor.rules.ruling import Ruling
from tutor.wording import Words


def answer_sheet(drill: Drill, items: Sequence[Item], told: Words) -> bytes:
    """The answers as a PDF file."""
    paper = Paper(f"{drill.title}: {told.say('sheet-drill-answers')}", told.lang)
    head(paper, drill, told, told.say("sheet-drill-answers"))
    for number, one in enumerate(items, start=1):
        _answer(paper, number, one.puzzle, told, one.ref)
    return bytes(paper.output())


def _answer(paper: Paper, number: int, puzzle: Puzzle, told: Words, ref: str) -> None:
    asked = f"{number}.  {telling.question(puzzle, told)}"
    lines = list(reasons(puzzle, told))
    right = telling.answer(puzzle, right_picks(puzzle), told)
    paper.room(sum(paper.height_of(one, WIDTH - 8, 9.5) for one in (asked, right, *lines)) + 6)
    paper.flow(asked, MARGIN, WIDTH, 10, "B")
    paper.flow(right, MARGIN + 6, WIDTH - 6, 10.5, "B")
    for one in lines:
        paper.flow(one, MARGIN + 6, WIDTH - 6, 9)
    paper.flow(ref, MARGIN + 6, WIDTH - 6, 7, colour=GREY)
    paper.set_y(paper.get_y() + 3)


def right_picks(puzzle: Puzzle) -> tuple[str, ...]:
    """A right answer; where several choices are right alone, the best of them."""
    return puzzle.answers.best if puzzle.question.mode != "one" else puzzle.answers.best[:1]


def reasons(puzzle: Puzzle, told: Words) -> Iterator[str]:
    """Why: the rulings on what is right, then those that refuse the rest, each once with the rules that it names."""
    mine = told.at(you=puzzle.seat)
    right = right_marks(puzzle)
    refused = () if puzzle.question.mode == "order" else wrong_marks(puzzle)
    groups: dict[Ruling, list[str]] = {}
    for one in (*right, *refused):
        groups.setdefault(one.ruling, []).append(one.choice)
    said = set()
    for ruling, some in groups.items():
        why = " ".join(f"{text.short} {text.full}" for text in mine.ruling(ruling))
        if why in said:
            continue
        said.add(why)
        names = [telling.choice(puzzle, one, mine).rstrip(".") for one in some if one in puzzle.question.choices]
        rules = [told.clause(one, puzzle.seen.profile).title for one in dict.fromkeys(ruling.clauses)]
        cited = f" [{', '.join(rules)}]" if rules else ""
        yield f"{mine.list(names)}: {why}{cited}" if names else f"{why}{cited}"


def wrong_marks(puzzle: Puzzle) -> Iterable[Marked]:
    """Every wrong choice with the ruling that refuses it, where the puzzle has one for each."""
    known = {one.choice: one.ruling for one in getattr(puzzle, "proof", ())}
    wrong = [one.choice for one in puzzle.answers.wrong]
    return [Marked(one, "wrong", known[one]) for one in wrong if one in known]
