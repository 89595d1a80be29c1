"""From scenes, questions and grades to what the learner reads. Rules, verdicts and stories come from ``tutor.wording``;
only the few phrases of ``phrases/*.ftl`` are the lessons' own.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from lessons.actions import action_of
from lessons.grades import Grade, Kind, Mark, Question, State
from lessons.loading import DEFAULT, Lesson
from lessons.moments import Moment, Stage, Timeline
from lessons.scenes import Scene
from lessons.schema import AskStep
from puzzles import telling
from puzzles.model import Arg, Of
from tutor.cards import Card
from tutor.clauses import clauses_of
from tutor.languages import Language
from tutor.rules import View
from tutor.rules.events import Ended, Event, LeftAlone, TrickEnd, TrickSeen
from tutor.rules.ruling import Reason
from tutor.rules.state import OVER
from tutor.seats import Seat
from tutor.wording import MissingWords, Words, capital, words

PHRASES: Final = Path(__file__).resolve().parent / "phrases"

TURNED: Final = ("closed.inspect", "closed.reveal")
"""Clauses of the lines told when the folded cards have been looked at; the others wait for the end of the trick."""


class Line(NamedTuple):
    """One sentence by the engine: the clause behind it (``None``: no rule is needed), and a longer form if any."""

    text: str
    clause: str | None
    full: str = ""


class Option(NamedTuple):
    """One answer to choose from: what :meth:`Walk.answer` takes, and what stands on it."""

    id: str
    label: str


class Rule(NamedTuple):
    """A clause shown beside the text, in the words of ``tutor.wording``."""

    clause: str
    title: str
    text: str
    full: str


@dataclass(frozen=True)
class Ask:
    """What the learner is asked now.

    ``kind`` is ``cards-one`` (tap a card to play), ``cards-many`` (choose cards, then submit), ``indicator`` (tap a
    card to set aside), ``call`` or ``choice`` (choose an option), ``choice-many`` (several options, then submit) or
    ``order`` (all options one after another, then submit). With ``moment`` the table stands at one of the moments that
    are the options (:meth:`Walk.go_on`, :meth:`Walk.call`). ``cards`` of the hand can be tapped; every one of them is
    an option too, and a ``cards-one`` may have options that are no card (``open``). ``of`` says what the options are
    (``puzzles.model.Of``), ``none`` that several may be none.
    """

    kind: Kind
    prompt: str
    options: tuple[Option, ...]
    cards: tuple[Card, ...]
    of: Of = "word"
    none: bool = False


@dataclass(frozen=True)
class Feedback:
    """What the last answer brought.

    ``lines`` are the engine's reasons, ``note`` is what the author says to this answer (markdown, ``""`` for nothing),
    ``witness`` are cards that prove the lines, ``marks`` says how to mark cards and choices.
    """

    state: State
    lines: tuple[Line, ...]
    note: str = ""
    witness: tuple[Card, ...] = ()
    marks: Mapping[str, Mark] = field(default_factory=dict)


@functools.cache
def _phrases(lang: str) -> Language | None:
    """The lessons' own phrases in a language, ``None`` where nobody has written them yet."""
    file = PHRASES / f"{lang}.ftl"
    return Language(lang, iter([(file.name, file.read_text("utf-8"))])) if file.is_file() else None


def _phrase(lang: str, key: str, args: Mapping[str, str]) -> str:
    for one in (_phrases(lang), _phrases(DEFAULT)):
        if one is not None and one.has(key):
            return one.format(key, None, args)
    raise MissingWords(key, lang)


@dataclass(frozen=True, eq=False)
class Teller:
    """One lesson in one language, told to one seat."""

    lesson: Lesson
    lang: str
    seat: Seat

    @functools.cached_property
    def words(self) -> Words:
        """The engine's words, with the lesson's names and the seat as *you*."""
        return words(self.lang).at(you=self.seat, names=self.lesson.script.names)

    def phrase(self, key: str, **args: str) -> str:
        """One of the lessons' own phrases."""
        return _phrase(self.lang, key, args)

    # -- rules -----------------------------------------------------------------------------------------------------

    def rule(self, clause: str) -> Rule:
        """A clause in words."""
        found = self.words.clause(clause, self.lesson.record.rule_profile())
        return Rule(clause, found.title, found.short, found.full)

    # -- stories -----------------------------------------------------------------------------------------------------

    def story(self, line: Timeline, start: Moment, stop: Moment) -> tuple[Line, ...]:
        """What happened in a deal after ``start`` until ``stop``, as far as this seat could see."""
        found: list[Line] = []
        for index in range(start.done, stop.done + 1):
            if index > start.done:
                found += self._action(line, index)
            if line.trick_end(index) is not None:
                begin = start.stage if index == start.done else Stage.FULL
                until = stop.stage if index == stop.done else Stage.ON
                found += self._trick(line, index, begin, until)
        return tuple(found)

    def _action(self, line: Timeline, index: int) -> Iterator[Line]:
        """The action before ``deals[index]``, and what it brought outside the end of a trick."""
        deal = line.deals[index]
        entry, maker = deal.view(self.seat).log[-1], deal.maker
        yield Line(self.words.log_entry(entry), None)
        for event in entry.events:
            if not isinstance(event, TrickEnd | TrickSeen | Ended | LeftAlone):
                yield from self._event(event, maker)
            elif isinstance(event, Ended) and event.how != "played":
                yield from self._settlement(line, index)

    def _trick(self, line: Timeline, index: int, begin: Stage, until: Stage) -> Iterator[Line]:
        """The end of a trick, from one stage to another."""
        seen, maker = line.trick_seen(index, self.seat), line.deals[index].maker
        assert seen is not None
        assert maker is not None
        told = [Line(one.text, one.clause) for one in self.words.trick_end(seen, maker)]
        if begin < Stage.TURNED <= until:
            yield from (one for one in told if one.clause in TURNED)
        if begin < Stage.END <= until:
            yield from (one for one in told if one.clause not in TURNED)
            entry = line.deals[index].entry
            for event in entry.events if entry is not None else ():
                if isinstance(event, LeftAlone):
                    yield from self._event(event, maker)
        if begin < Stage.ON <= until and line.deals[index].phase == OVER:
            yield from self._settlement(line, index)

    def _event(self, event: Event | TrickSeen, maker: Seat | None) -> Iterator[Line]:
        """What happened, with its clause where that is one of this game."""
        here = {one.id for one in clauses_of(self.lesson.profile)}
        for one in self.words.event(event, maker=maker, profile=self.lesson.profile):
            yield Line(one.text, one.clause if one.clause in here else None)

    def _settlement(self, line: Timeline, index: int) -> Iterator[Line]:
        deal = line.deals[index]
        if deal.called is not None:
            maker = deal.maker
            assert maker is not None
            yield from (Line(one.text, one.clause) for one in self.words.scored(line.scored, maker))
            return
        verdict, settlement = line.settled
        args = settlement, verdict, deal.contract, deal.points, deal.ended
        for one in self.words.settlement(*args, profile=self.lesson.profile):
            yield Line(one.text, one.clause)

    def news(self, before: View, now: View) -> tuple[Line, ...]:
        """What this seat has seen between two moments of a puzzle's deal."""
        return tuple(Line(one, None) for one in telling.news(before, now, self.words))

    # -- questions ---------------------------------------------------------------------------------------------------

    def ask(self, scene: Scene, prompt: str) -> Ask | None:
        """The question of a scene; ``prompt`` is the author's line for it, if any."""
        question = scene.question
        if question is None:
            return None
        options = tuple(Option(one, self.label(question, one, scene)) for one in question.options)
        of = question.posed.asked.of if question.posed is not None else "word"
        none = question.kind == "cards-many" or (question.posed is not None and question.posed.asked.none)
        return Ask(question.kind, prompt or self.prompt(question, scene), options, question.cards, of, none)

    def order(self, view: View) -> Ask:
        """To state the order of a Caps call."""
        options = tuple(Option(str(one), self.words.card_sign(one)) for one in view.hand)
        return Ask("order", self.words.say("ask-lesson-order"), options, tuple(view.hand), "card")

    def prompt(self, question: Question, scene: Scene) -> str:
        """What is asked, where the author has no line for it."""
        if question.posed is None:
            return self.phrase(f"ask-{question.kind}")
        args: dict[str, Arg | tuple[Card, ...]] = dict(question.posed.asked.args)
        if isinstance(scene.step, AskStep) and scene.step.cards:
            args["cards"] = scene.step.cards
        return self.words.text(question.posed.asked.ask, args)

    def hints(self, scene: Scene) -> tuple[str, ...]:
        """The hints that a puzzle brings along."""
        posed = scene.question.posed if scene.question is not None else None
        if posed is None or posed.puzzle is None:
            return ()
        return tuple(telling.hint(posed.puzzle, one, self.words) for one in posed.hints)

    def label(self, question: Question, answer: str, scene: Scene) -> str:
        """What stands on an answer."""
        if question.truth == "winner":
            return capital(self.words.seat(answer))
        if question.truth == "points":
            return answer
        if question.truth == "tokens":
            return self._tokens(answer)
        posed = question.posed
        if posed is not None and posed.asked.of == "number":
            return answer.replace("-", "−")
        if posed is not None and (posed.words or posed.asked.of != "word"):
            return telling.label(posed.asked, posed.words, answer, self.words)
        if question.kind == "choice":
            return self.phrase(f"choice-{answer}")
        if answer in question.cards:
            return self.words.card_sign(Card(answer))
        deal = scene.line.deals[scene.start.done]
        return capital(self.words.action(action_of(answer, deal.phase)))

    def _tokens(self, answer: str) -> str:
        held = dict(zip(("NS", "EW"), answer.split(":"), strict=True))
        ours = self.seat.side
        both = [
            self.words.say("settle-side-tokens", side=self.words.named_side(side), count=int(held[side]))
            for side in sorted(held, key=lambda side: side != ours)
        ]
        return capital(self.phrase("choice-tokens", one=both[0], other=both[1]))

    def feedback(self, grade: Grade, note: str) -> Feedback:
        """A grade in words; ``note`` is the author's."""
        lines = [self._reason(one) for one in grade.reasons]
        if grade.found is not None and grade.state == "wrong" and grade.found[0]:
            found, all_ = grade.found
            lines.append(Line(self.words.say("app-partly", found=found, all=all_), None))
        if grade.state == "other-legal":
            lines.append(Line(self.phrase("other-legal"), None))
        return Feedback(grade.state, tuple(lines), note, grade.witness, grade.marks)

    def _reason(self, one: Reason | str) -> Line:
        if isinstance(one, str):
            rule = self.rule(one)
            return Line(rule.text, one, rule.full)
        text = self.words.reason(one)
        return Line(text.short, text.clause, text.full)
