"""Solving puzzles in the terminal, or from a pipe: each line that is read is a choice or a command."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import puzzles
from puzzles.model import Puzzle, PuzzleError
from puzzles.telling import NEVER, hint
from tutor.app.screens.practise_desk import Desk, laid
from tutor.cards import card
from tutor.cli.picture import explanation, offered, picture
from tutor.wording import Words

Read = Callable[[], str | None]
"""Gives the next line, ``None`` at the end."""

Say = Callable[[str], None]


@dataclass
class Score:
    """Answers without a hint, and how many of them were right."""

    right: int = 0
    counted: int = 0


class Stop(Exception):
    """The reader has had enough."""


class Skip(Exception):
    """The next puzzle, please."""


def solve(some: Iterable[Puzzle], told: Words, read: Read, say: Say) -> Score:
    """Ask one puzzle after another until they or the lines end."""
    score = Score()
    try:
        for number, puzzle in enumerate(some, start=1):
            say(told.say("terminal-number", number=number, kind=told.say(f"kind-{puzzle.kind}")) + "\n")
            try:
                now = _ask(laid(puzzle), told, read, say)
            except Skip:
                continue
            assert now.grade is not None
            say("\n".join([*explanation(now, told), told.say("terminal-link", link=now.link), ""]))
            if not now.hints:
                score.counted += 1
                score.right += now.grade.right
    except Stop:
        pass
    return score


def _ask(now: Desk, told: Words, read: Read, say: Say) -> Desk:
    """The desk after an answer. Raises ``Stop`` and ``Skip``."""
    say(picture(now, told))
    say(_help(now, told))
    while now.grade is None:
        line = read()
        if line is None or line.strip().lower() == "q":
            raise Stop
        text = line.strip()
        if text.lower() == "n":
            raise Skip
        if text.lower() == "h":
            now = _hint(now, told, say)
        elif text:
            now = _step(now, text, told, say)
    return now


def _hint(now: Desk, told: Words, say: Say) -> Desk:
    if now.hints == len(now.puzzle.hints):
        say(told.say("terminal-no-hint"))
        return now
    say(hint(now.puzzle, now.puzzle.hints[now.hints], told))
    return replace(now, hints=now.hints + 1)


def _step(now: Desk, text: str, told: Words, say: Say) -> Desk:
    """An answer, or a step towards it where the choices are moments."""
    if now.views and not now.called:
        return _moment(now, text.lower(), told, say)
    if now.called and text.lower() == "b":
        return _shown(replace(now, called=False), told, say)
    try:
        picks = _picks(now, text)
        if now.called:
            if sorted(picks) != sorted(now.view.hand):
                raise PuzzleError(text)
            picks = (now.views[now.moment][0], *picks)
        return replace(now, picks=picks, grade=puzzles.grade(now.puzzle, picks))
    except PuzzleError:
        say(told.say("terminal-no-choice", text=text))
        return now


def _moment(now: Desk, text: str, told: Words, say: Say) -> Desk:
    if text == "c":
        return _shown(replace(now, called=True), told, say)
    if text != "g":
        say(told.say("terminal-no-choice", text=text))
        return now
    if now.moment + 1 < len(now.views):
        return _shown(replace(now, moment=now.moment + 1), told, say)
    return replace(now, picks=(NEVER,), grade=puzzles.grade(now.puzzle, (NEVER,)))


def _shown(now: Desk, told: Words, say: Say) -> Desk:
    say(picture(now, told))
    say(_help(now, told))
    return now


def _picks(now: Desk, text: str) -> tuple[str, ...]:
    """The choices that a line names by number or as cards. Raises ``PuzzleError``."""
    some, found = offered(now), []
    for word in re.split(r"[\s,]+", text) if text != "-" else ():
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(some):
            found.append(some[int(word) - 1])
            continue
        try:
            found.append(str(card(word)))
        except ValueError:
            raise PuzzleError(word) from None
    if not found and not now.puzzle.question.none:
        raise PuzzleError(text)
    return tuple(found)


def _help(now: Desk, told: Words) -> str:
    """What may be typed."""
    question = now.puzzle.question
    if now.views:
        key = "caps" if now.called else "moment"
    elif question.mode == "every":
        key = "none" if question.none else "many"
    else:
        key = question.mode
    parts = [f"terminal-help-{key}"]
    if now.called or (question.of == "card" and not now.views):
        parts.append("terminal-help-cards")
    return " ".join(told.say(one) for one in [*parts, "terminal-help-keys"])
