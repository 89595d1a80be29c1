"""A puzzle in words: its kind, its question, its choices and hints, for whatever shows it.

>>> from puzzles.legal_card import KIND
>>> from tutor.wording import words
>>> puzzle = KIND.make(7, mode="every")
>>> question(puzzle, words()), choice(puzzle, puzzle.question.choices[0], words())
('Choose every card you may play.', 'J♠')
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from puzzles.auction_calls import action_of
from puzzles.making import maker
from puzzles.model import Hint, Puzzle, Question
from tutor.cards import SUIT_SIGNS, Card, card, cards
from tutor.profiles import PROFILE_NAMES
from tutor.rules.actions import OpenTrump
from tutor.rules.view import View
from tutor.seats import Seat, seat
from tutor.wording import Words, capital
from tutor.wording.tables import other_table

NEVER: Final = "never"
"""The moment that does not come."""


def question(puzzle: Puzzle, told: Words) -> str:
    """What is asked, told to the reader at the puzzle's seat; the other table first, where there is one."""
    asked, other = told.at(you=puzzle.seat).text(puzzle.question.ask, puzzle.question.args), puzzle.other
    return asked if other is None else f"{other_table(told, puzzle.seen.profile, other)} {asked}"


def moment(choice: str) -> tuple[int, int] | None:
    """A moment as the number of its trick and the cards played to it; ``None`` for ``never``.

    >>> moment("3.2"), moment("never")
    ((3, 2), None)
    """
    if choice == NEVER:
        return None
    trick, after = choice.split(".")
    return int(trick), int(after)


def choice(puzzle: Puzzle, one: str, told: Words) -> str:
    """A choice as it stands on a button; what it is follows from ``Question.of``."""
    return label(puzzle.question, puzzle.kind, one, told.at(you=puzzle.seat))


def label(question: Question, kind: str, one: str, told: Words) -> str:
    """A choice of any question as it stands on a button; ``kind`` is the kind of puzzle that words belong to."""
    of = question.of
    if of == "card":
        return told.card_sign(card(one))
    if of == "cards":
        return told.cards(cards(one))
    if of == "seat":
        return capital(told.seat(seat(one)))
    if of == "suit":
        return f"{SUIT_SIGNS[one]} {capital(told.suit(one))}"
    if of == "call":
        return capital(told.action(OpenTrump() if one == "open" else action_of(one)))
    if of == "moment":
        found = moment(one)
        return told.say("moment-never") if found is None else told.say("moment", trick=found[0], after=found[1])
    if of == "word":
        return told.text(f"choice-{kind}-{one}", question.args)
    return one


def spoken(puzzle: Puzzle, one: str, told: Words) -> str:
    """A choice as it is spoken: cards by their names, everything else as :func:`choice` writes it."""
    return told.card(card(one)) if puzzle.question.of == "card" else choice(puzzle, one, told)


def card_of(puzzle: Puzzle, one: str) -> Card | None:
    """The card that a choice is, if it is one."""
    return card(one) if puzzle.question.of == "card" else None


def seat_of(puzzle: Puzzle, one: str) -> Seat | None:
    """The seat that a choice is, if it is one."""
    return seat(one) if puzzle.question.of == "seat" else None


def kind_name(kind: str, told: Words) -> str:
    """A kind of puzzle where those of several tables stand together: with its table, but for the default one.

    >>> from tutor.wording import words
    >>> kind_name("winner", words()), kind_name("club-winner", words())
    ('Who takes the trick', 'Who takes the trick · Club')
    """
    name, table = told.say(f"kind-{kind}"), maker(kind).profile
    if table == PROFILE_NAMES[0]:
        return name
    return told.say("kind-at", kind=name, table=told.say(f"page-profile-{table}"))


def news(before: View, now: View, told: Words) -> Iterator[str]:
    """What a seat has seen between two moments of a deal, sentence by sentence."""
    for entry in now.log[len(before.log) :]:
        yield told.log_entry(entry)
        for event in entry.events:
            yield from (line.text for line in told.event(event, maker=now.maker))


def hint(puzzle: Puzzle, one: Hint, told: Words) -> str:
    """A hint in words."""
    told = told.at(you=puzzle.seat)
    values: dict[str, Any] = dict(one.args)
    if one.clause is not None:
        values["title"] = told.clause(one.clause, puzzle.seen.profile).title
    return told.text(one.id, values)


def answer(puzzle: Puzzle, picks: Sequence[str], told: Words) -> str:
    """A whole answer: its choices in a list, an order as it was given, a moment with the order that was called there.

    >>> from puzzles.legal_card import KIND
    >>> from tutor.wording import words
    >>> answer(KIND.make(7, mode="every"), ["JS", "QS"], words()), answer(KIND.make(7, mode="every"), [], words())
    ('J♠ and Q♠', 'none of them')
    """
    if not picks:
        return told.say("answer-none")
    names = [choice(puzzle, one, told).rstrip(".") for one in picks if one in puzzle.question.choices]
    if puzzle.question.of == "moment":
        order = told.cards([card(one) for one in picks[1:]])
        return f"{names[0]}: {order}" if order else names[0]
    return ", ".join(names) if puzzle.question.mode == "order" else told.list(names)
