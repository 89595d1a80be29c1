"""The table of a puzzle: its question, its choices, what is marked and said, the buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from puzzles import telling
from puzzles.model import Grade, Puzzle
from tutor.app.screens.player import SHOW, playing
from tutor.app.screens.practise_desk import Desk
from tutor.app.table.from_view import Scene
from tutor.app.table.payload import Action, AskKind, Choice, Mark, Said
from tutor.cards import Card, card
from tutor.rules.events import TrickSeen
from tutor.rules.state import AUCTION, INDICATOR, OVER, SECOND
from tutor.rules.view import View
from tutor.wording import Words, capital

_ASKED: Final[dict[str, AskKind]] = {"every": "many", "one": "one", "order": "order"}


def asks_moments(puzzle: Puzzle) -> bool:
    """Is the answer a moment of the play?"""
    return puzzle.question.of == "moment"


def _in_hand(puzzle: Puzzle, view: View) -> bool:
    """Are the choices cards of the hand?"""
    return asks_moments(puzzle) or (
        puzzle.question.of == "card" and {card(one) for one in puzzle.question.choices} <= set(view.hand)
    )


# -- choices and marks -------------------------------------------------------------------------------------------------


def _choices(now: Desk, told: Words) -> Iterator[Choice]:
    """The choices as buttons, with their marks."""
    question = now.puzzle.question
    marks: dict[str, Mark] = {one.choice: one.mark for one in now.grade.marks} if now.grade is not None else {}
    for one in question.choices:
        mark = marks.get(one)
        label = telling.spoken(now.puzzle, one, told)
        if mark is not None:
            label = told.say(f"app-spoken-{mark}", label=label)
        text = capital(told.suit(one)) if question.of == "suit" else telling.choice(now.puzzle, one, told)
        yield Choice(
            id=one,
            text=text,
            label=label,
            card=one if question.of == "card" else None,
            seat=one if question.of == "seat" else None,
            suit=one if question.of == "suit" else None,
            mark=mark,
        )


def _marks(now: Desk) -> dict[Card, Mark]:
    """Every card that was graded, and the cards that prove it."""
    if now.grade is None:
        return {}
    shown = now.grade.marked("wrong")
    if not shown and now.puzzle.question.of != "card":
        shown = now.grade.marks
    marks: dict[Card, Mark] = {
        one: "witness" for graded in shown for one in graded.ruling.witness if isinstance(one, Card)
    }
    if now.puzzle.question.of == "card":
        marks |= {card(one.choice): one.mark for one in now.grade.marks if one.choice in now.puzzle.question.choices}
    return marks


# -- what is said ------------------------------------------------------------------------------------------------------


def _said(now: Desk, told: Words) -> Iterator[Said]:
    if now.grade is not None:
        yield verdict(now.puzzle, now.grade, told)
        return
    for hint in now.puzzle.hints[: now.hints]:
        yield Said(state="hint", text=telling.hint(now.puzzle, hint, told))
    if now.moment and not now.called:
        text = " ".join(telling.news(now.views[now.moment - 1][1], now.view, told))
        if text:
            yield Said(state="told", text=text)


def verdict(puzzle: Puzzle, grade: Grade, told: Words) -> Said:
    """In short: right and why, or the first thing that was not."""
    many = puzzle.question.mode == "every"
    if grade.right:
        reason = told.say("page-all-right") if many or not grade.marks else told.ruling(grade.marks[0].ruling)[0].short
        return Said(state="right", text=f"{told.say('app-right')} {reason}")
    found, missed = grade.marked("right"), grade.marked("missed")
    first = (*grade.marked("wrong"), *missed)[0]
    start = told.say("app-not-quite")
    if many and found and missed:
        start = told.say("app-partly", found=len(found), all=len(found) + len(missed))
    if first.mark == "missed":
        reason = told.say("page-missed", choice=telling.choice(puzzle, first.choice, told))
    else:
        reason = told.ruling(first.ruling)[0].short
    return Said(state="wrong", text=f"{start} {reason}", why=reason)


def _actions(now: Desk, told: Words) -> Iterator[Action]:
    if now.grade is None and now.views:
        yield from _calls(now, told)
    if now.grade is None and not now.racing and now.hints < len(now.puzzle.hints):
        yield Action(id="go-hint", text=told.say("app-hint"), kind="quiet", key="h")
    if now.can_show:
        yield Action(id=f"{SHOW}0", text=told.say("page-show-me"), kind="quiet", key="s")
    if now.grade is not None and not now.grade.right:
        yield Action(id="go-again", text=told.say("app-try-again"), kind="quiet", key="u t")
    if now.grade is None:
        if not now.racing:
            yield Action(id="go-next", text=told.say("page-other-puzzle"), kind="quiet")
    else:
        yield Action(id="go-next", text=told.say("page-next-puzzle"), kind="main", key="n")


def _calls(now: Desk, told: Words) -> Iterator[Action]:
    """The two buttons of a moment, or the way back from stating the order."""
    if now.called:
        yield Action(id="go-back", text=told.say("page-caps-back"), kind="quiet", key="b")
    else:
        yield Action(id="go-on", text=told.say("page-go-on"), kind="answer")
        yield Action(id="go-caps", text=told.say("page-caps-call"), kind="answer")


def _question(now: Desk, told: Words) -> str:
    if not now.views:
        return telling.question(now.puzzle, told)
    if now.called:
        return told.say("page-caps-order")
    number = told.say("page-moment-number", number=now.moment + 1)
    return f"{telling.question(now.puzzle, told)} {number}"


def _ask(now: Desk) -> AskKind:
    if now.grade is not None:
        return "none"
    if now.views:
        return "order" if now.called else "none"
    return _ASKED[now.puzzle.question.mode]


def _end(now: Desk) -> TrickSeen | None:
    """The trick that has just ended, at a moment before the next lead."""
    view = now.view
    return view.tricks[-1] if now.views and view.tricks and not view.trick and not now.called else None


def scene_of(now: Desk, told: Words) -> Scene:
    """The table as it is now; ``told`` speaks to the seat of the puzzle."""
    if now.playing is not None and now.shows:
        return playing(now.shows, now.playing, now.view.seat, told, now.serial, now.link)
    question, view = now.puzzle.question, now.view
    in_hand = _in_hand(now.puzzle, view)
    some = {card(one) for one in question.choices} if in_hand and question.of == "card" else set(view.hand)
    order = question.mode == "order" or now.called
    return Scene(
        serial=now.serial,
        place=now.link,
        ask=_ask(now),
        question=_question(now, told),
        submit=told.say("app-check"),
        may_choose_none=question.none,
        of="card" if in_hand else question.of,
        choices=() if in_hand else tuple(_choices(now, told)),
        off=frozenset(set(view.hand) - some),
        actions=tuple(_actions(now, told)),
        marks=_marks(now),
        chosen=now.chosen if now.grade is None or order else (),
        said=tuple(_said(now, told)),
        end=_end(now),
        laid={seat: held for seat, held in now.open_hands.items() if seat != view.seat},
        points=now.grade is not None,
        calls=view.phase in (AUCTION, INDICATOR, SECOND, OVER),
    )
