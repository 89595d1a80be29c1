"""An example of each clause: a moment of a real deal at which the clause decides, told by the engine.

The examples are shipped as data (``examples.jsonl``, one a line) that ``tutor304 examples build`` finds and writes. A
line holds a deal record up to the moment, the seat that looks, and what somebody there tries; what is said about it is
asked of the engine each time.

>>> from tutor.wording import words
>>> one = example_of("play.follow")
>>> one.view.seat == one.attempt[0], [line.clause for line in lines(one, words())]
(True, ['play.follow'])
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from tutor.clauses import CLAUSES
from tutor.record import Record
from tutor.record.lines import ActionRecord, action_json
from tutor.record.referee import judge
from tutor.rules.actions import Action
from tutor.rules.called.score import Scores, score
from tutor.rules.caps import CapsVerdict, Due, first_due
from tutor.rules.deal import Deal
from tutor.rules.dealing import cutter
from tutor.rules.events import TrickSeen
from tutor.rules.match import next_dealer
from tutor.rules.ruling import IllegalAction
from tutor.rules.state import AUCTION, PLAY, SECOND
from tutor.rules.tokens import Settlement
from tutor.rules.view import View
from tutor.seats import SEATS, Seat, seat
from tutor.solver.moments import prove_as_read
from tutor.wording import Line, Words, capital, words

FILE: Final = "examples.jsonl"

SHOWN: Final = (
    "cards.pack",
    "cards.rank",
    "cards.points",
    "deal.partners",
    "deal.cut",
    "deal.packets",
    "deal.next-dealer",
    "auction.eldest-first",
    "trump.indicator",
    "second.circuit",
    "play.last-trick-view",
    "pcc.no-exhausted",
    "club.deal.singly",
    "club.single-auction",
    "widow.deal",
)
"""Clauses that a table can show without anything to be judged, see :func:`shows`."""

_ACTION: Final[TypeAdapter[Any]] = TypeAdapter(ActionRecord)


class ExampleError(ValueError):
    """The shipped examples cannot be used: says which one, why, and the command that mends them."""


@dataclass(frozen=True)
class Example:
    """A moment: the deal up to it, who looks, and what somebody tries there (``None``: what has just happened)."""

    clause: str
    record: Record
    seat: Seat
    attempt: tuple[Seat, Action] | None = None

    @cached_property
    def deal(self) -> Deal:
        """The deal at the moment, hidden cards and all: for the engine, never for a browser."""
        *_, last = self.record.deals()
        return last

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self.deal.view(self.seat)

    @cached_property
    def table(self) -> View:
        """What is drawn: where Caps settles the deal, the moment of the call, or at which it was due and not made."""
        verdict = self.judged[0] if self.judged is not None and self.attempt is None else None
        if verdict is None or not self.clause.startswith("caps."):
            return self.view
        path = list(self.deal.path())
        if verdict.judged == "missed":
            due = first_due(path, prove_as_read)[verdict.seat]
            return moment_of(path, due).view(self.seat)
        calls = (one for one in path if one.entry is not None and one.entry.action.do == "caps")
        return next(one for one in calls if one.entry is not None and one.entry.seat == verdict.seat).view(self.seat)

    @cached_property
    def judged(self) -> tuple[CapsVerdict | None, Settlement] | None:
        """How Caps decided the deal and how it was settled, where it is over."""
        return judge(self.deal) if self.deal.ended is not None and self.deal.called is None else None

    @cached_property
    def scores(self) -> Scores | None:
        """What the deal scored, in the games with a called card or a widow, where it was played out."""
        return score(self.deal) if self.deal.called is not None and self.deal.ended == "played" else None

    @property
    def end(self) -> TrickSeen | None:
        """The trick that still lies there: the one that the last card ended."""
        tricks = self.view.tricks
        just = self.deal.entry is not None and self.deal.entry.action.do == "play"
        return tricks[-1] if self.attempt is None and just and tricks and not self.view.trick else None

    def to_json(self) -> dict[str, Any]:
        """The example as plain JSON values."""
        tried = None if self.attempt is None else action_json(*self.attempt)
        return {"clause": self.clause, "seat": str(self.seat), "try": tried, "record": self.record.to_json()}


def moment_of(path: Iterable[Deal], due: Due) -> Deal:
    """The deal of a path at the moment at which Caps was due."""
    plays = ((one, one.play) for one in path if one.play is not None)
    return next(one for one, play in plays if (play.number, len(play.trick)) == (due.trick, due.after))


def read_example(line: str) -> Example:
    """An example from its line. Raises ``ExampleError``."""
    try:
        data = json.loads(line)
        tried = None if data["try"] is None else _ACTION.validate_python(data["try"])
        attempt = None if tried is None else (tried.seat, tried.action())
        return Example(data["clause"], Record.model_validate(data["record"]), seat(data["seat"]), attempt)
    except (ValueError, KeyError, TypeError, ValidationError) as error:
        raise ExampleError(f"this is no example ({error}): tutor304 examples build") from None


@cache
def _shipped() -> dict[str, Example]:
    text = (files(__package__) / FILE).read_text(encoding="utf-8")
    return {one.clause: one for one in map(read_example, text.splitlines())}


def example_of(clause: str) -> Example | None:
    """The example of a clause, at the first of the games that have it; ``None`` where none was found."""
    return _shipped().get(clause)


# -- what the engine says ----------------------------------------------------------------------------------------------


def lines(one: Example, told: Words) -> tuple[Line, ...]:
    """What the engine says about an example, told to the seat that looks.

    Of a ruling that is the reason by this clause; else what has just happened, or all that led to the tokens, if the
    clause is cited there. A clause that only shows (:func:`shows`) has no lines.
    """
    at_seat = told.at(you=one.seat)
    if one.attempt is not None:
        who, action = one.attempt
        ruling = one.deal.rule(who, action)
        return tuple(
            Line(f"{text.short} {text.full}", text.clause)
            for text in at_seat.ruling(ruling, who)
            if text.clause == one.clause
        )
    view = one.view
    if one.clause == "caps.due":
        return _due(one, at_seat)
    if one.clause in ("deal.cut", "deal.next-dealer"):
        who = cutter(one.deal.dealer) if one.clause == "deal.cut" else next_dealer(one.deal)
        name = one.clause.replace(".", "-")
        return (Line(capital(at_seat.say(f"ref-example-{name}", dealer=one.deal.dealer, who=who)), one.clause),)
    if one.scores is not None and one.deal.maker is not None:
        story = at_seat.scored(one.scores, one.deal.maker)
        return tuple(story) if one.clause in scored(story, view.profile.name) else ()
    if one.judged is not None:
        verdict, settled = one.judged
        story = at_seat.settlement(
            settled, verdict, one.deal.contract, one.deal.points, one.deal.ended, profile=view.profile.name
        )
        if one.clause in cited(story, verdict):
            return (*_since(one, at_seat), *story) if one.clause == "caps.window" else tuple(story)
    events = view.log[-1].events if view.log else ()
    said = tuple(line for event in events for line in at_seat.event(event, maker=view.maker, profile=view.profile.name))
    return said if any(line.clause == one.clause for line in said) else ()


def cited(story: Iterable[Line], verdict: CapsVerdict | None) -> tuple[str, ...]:
    """Every clause that the tokens of a deal follow from, each once: of the story that is told, and of Caps."""
    of_caps = () if verdict is None else (*verdict.clauses, "score.caps")
    return tuple(dict.fromkeys([*(line.clause for line in story if line.clause is not None), *of_caps]))


def scored(story: Iterable[Line], profile: str) -> tuple[str, ...]:
    """Every clause that the score of a deal follows from: of the story that is told, and that of the game itself."""
    said = [line.clause for line in story if line.clause is not None]
    return tuple(dict.fromkeys([*said, *(["widow.score"] if profile == "widow" else [])]))


def _since(one: Example, told: Words) -> tuple[Line, ...]:
    """From when on Caps was due that is called later in the same trick (``caps.window``)."""
    due = first_due(list(one.deal.path()), prove_as_read)[one.seat]
    text = told.say("referee-due", who=due.seat, cards=due.order, trick=due.trick, after=due.after)
    return (Line(capital(text), one.clause),)


def _due(one: Example, told: Words) -> tuple[Line, ...]:
    """That the seat can prove its claim now, and with which order (``caps.due``)."""
    proof, view = prove_as_read(one.view, None), one.view
    if proof.verdict != "sure" or not proof.order:
        return ()
    text = told.say("referee-due", who=one.seat, cards=proof.order, trick=view.number, after=len(view.trick))
    return (Line(capital(text), one.clause),)


def shows(deal: Deal, who: Seat, clause: str) -> bool:
    """Does the table itself show the clause at this moment, with nothing to be judged?"""
    if clause == "deal.cut":
        return deal.phase == AUCTION and deal.entry is None and who == cutter(deal.dealer)
    if clause == "deal.next-dealer":
        return deal.ended == "played" and who == next_dealer(deal)
    if clause == "pcc.no-exhausted":
        return deal.turn == who and led_out_alone(deal)
    if clause == "club.single-auction":
        return (
            deal.phase == PLAY and deal.entry is not None and deal.entry.action.do == "indicator" and who == deal.turn
        )
    if clause in ("deal.packets", "deal.partners", "auction.eldest-first", "club.deal.singly", "widow.deal"):
        return deal.phase == AUCTION and deal.entry is None and who == deal.eldest
    if clause in ("cards.pack", "cards.rank", "cards.points"):
        return deal.phase == PLAY and deal.play is not None and not deal.play.tricks and not deal.play.trick
    if clause == "play.last-trick-view":
        return deal.phase == PLAY and deal.view(who).last_trick is not None and who == deal.turn
    if clause == "trump.indicator":
        return deal.entry is not None and deal.entry.action.do == "indicator" and who == deal.entry.seat
    if clause == "second.circuit":
        return deal.phase == SECOND and who == deal.turn
    return False


def led_out_alone(deal: Deal) -> bool:
    """Does a lone player lead who has led a trump that nobody followed, and holds trumps and other cards?

    In any other contract the next lead must be a trump now (``trump.exhausted``).
    """
    play = deal.play
    if play is None or not play.alone or play.trick or not play.tricks or play.turn != play.maker:
        return False
    last, hand = play.tricks[-1], deal.hand(SEATS[play.maker])
    led, *others = (one.card.suit == play.trump for one in last.cards)
    unfollowed = led and last.leader.place == play.maker and not any(others)
    return unfollowed and len({one.suit == play.trump for one in hand}) == 2


def faults() -> list[str]:
    """What is wrong with the shipped examples: each is replayed and asked of the engine again."""
    found, told = [], words()
    for clause in CLAUSES.values():
        one = example_of(clause.id)
        if one is None:
            found.append(f"{clause.id} has no example: tutor304 examples build")
            continue
        try:
            true = bool(lines(one, told)) or shows(one.deal, one.seat, one.clause)
        except (IllegalAction, ValueError) as error:
            found.append(f"the example of {clause.id} cannot be played ({error}): tutor304 examples build")
            continue
        if not true:
            found.append(f"the example of {clause.id} does not show it any more: tutor304 examples build")
    return found
