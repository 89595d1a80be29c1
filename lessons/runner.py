"""``Walk``: one learner's way through one lesson, as an immutable value. The app shows it and calls its verbs.

>>> from lessons import load_lesson
>>> walk = Walk.start(load_lesson("sri-lankan/hidden-nine"))
>>> walk.seat, walk.ask.kind, walk.can_next
(Seat('W'), 'indicator', False)
>>> walk.answer(["TS"]).feedback.state, walk.answer(["JS"]).feedback.state, walk.answer(["JS"]).can_next
('other-legal', 'right', True)
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from lessons.actions import action_of
from lessons.claims import Beaten, beaten
from lessons.grades import Question, answer_ids
from lessons.loading import Lesson
from lessons.moments import Moment, Stage, Timeline
from lessons.scenes import Scene
from lessons.schema import Step
from lessons.telling import Ask, Feedback, Line, Rule, Teller
from puzzles.telling import NEVER
from tutor.cards import Card, cards
from tutor.rules import Deal, View
from tutor.rules.events import TrickSeen
from tutor.seats import Seat

REMEMBERING: Final = frozenset(
    ("puzzle", "count", "holds", "can-hold", "folded", "saw", "may-trump", "spoilt", "caps", "order", "moment")
)
"""The truths that hang on the calls and tricks before."""


class Trial(NamedTuple):
    """A table that might have been: what the seat would see, the trick that would have ended, and the story of it."""

    view: View
    end: TrickSeen | None
    story: tuple[Line, ...]


@dataclass(frozen=True)
class Walk:
    """Where a learner stands in a lesson. :meth:`start` or :meth:`from_link` builds one; every verb gives a new one.

    ``place`` is the scene, ``tried`` the last answer to it (``None``: not yet), ``hinted`` how many hints are shown,
    ``solved`` the scenes whose question was answered right, ``missed`` those where a try was not, or a hint was asked
    for, and ``first`` those that were answered right before that: going away and coming back wipes nothing out.
    Where a moment is asked for, ``stop`` counts those that have passed, and ``called``: Caps is called at this one.
    """

    lesson: Lesson
    lang: str
    place: int = 0
    tried: tuple[str, ...] | None = None
    hinted: int = 0
    solved: frozenset[int] = frozenset()
    missed: frozenset[int] = frozenset()
    first: frozenset[int] = frozenset()
    finished: bool = False
    stop: int = 0
    called: bool = False

    @classmethod
    def start(cls, lesson: Lesson, lang: str = "en") -> Walk:
        """The first scene of a lesson, in ``lang`` or the nearest language it is written in."""
        return cls(lesson, lesson.language(lang))

    @classmethod
    def from_link(cls, lesson: Lesson, link: str, lang: str = "en") -> Walk:
        """The scene that :meth:`to_link` named; the first one when there is no such scene (any more)."""
        walk = cls.start(lesson, lang)
        return next((walk._to(place) for place, one in enumerate(lesson.scenes) if one.link == link), walk)

    def to_link(self) -> str:
        """The name of this scene for a link: the id of the step, with ``.2`` for its second part."""
        return self.scene.link

    # -- where -------------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """What is before the learner. It holds the truth: never for the browser."""
        return self.lesson.scenes[self.place]

    @property
    def step(self) -> Step:
        """The step of the lesson (its ``id`` and ``kind``)."""
        return self.scene.step

    @property
    def number(self) -> int:
        """The number of the step, from 1."""
        return self.scene.number + 1

    @property
    def count(self) -> int:
        """How many steps the lesson has."""
        return len(self.lesson.script.steps)

    @property
    def part(self) -> int:
        """The number of the scene within its step, from 1."""
        return self.scene.part + 1

    @property
    def parts(self) -> int:
        """How many scenes the step has."""
        return sum(one.number == self.scene.number for one in self.lesson.scenes)

    # -- the table ---------------------------------------------------------------------------------------------------

    @property
    def moment(self) -> Moment:
        """The moment on the table: after a right answer the one that it led to."""
        return self.scene.end if self._right else self.scene.start

    @property
    def deal(self) -> Deal:
        """The whole deal at this moment: server side only."""
        return self.scene.line.deals[self.moment.done]

    @property
    def seat(self) -> Seat:
        """The chair the learner sits in now."""
        return self.scene.seat

    @property
    def moved(self) -> bool:
        """Has the learner just changed chairs?"""
        return self.place > 0 and self.lesson.scenes[self.place - 1].seat != self.seat

    @property
    def name(self) -> str:
        """What that seat is called in this lesson."""
        return self.names[self.seat]

    @property
    def names(self) -> dict[Seat, str]:
        """What all the seats are called in this lesson."""
        return dict(self.lesson.script.names)

    @property
    def view(self) -> View:
        """All that the learner's seat knows at this moment.

        A finished trick that still lies on the table is ``view.trick``; it is counted (in ``view.tricks`` and
        ``view.points``) when it has been taken.
        """
        question = self.scene.question
        asked = question.view if question is not None else None
        if self.stops:
            return self.stops[self.stop][1]
        return asked or self.scene.line.view(self.moment, self.seat)

    @property
    def stops(self) -> tuple[tuple[str, View], ...]:
        """The moments at which Caps can be called here, where one of them is asked for; else none."""
        question = self.scene.question
        return question.posed.stops if question is not None and question.posed is not None else ()

    @property
    def news(self) -> tuple[Line, ...]:
        """What has happened since the last of these moments."""
        return self._teller.news(self.stops[self.stop - 1][1], self.view) if self.stop else ()

    @property
    def on_deal(self) -> bool:
        """Is the table that of the lesson's own deal, and not that of a puzzle?"""
        return self.scene.question is None or self.scene.question.view is None

    @property
    def counting(self) -> bool:
        """Is it for the learner to count what was taken, so that the table must not tell?"""
        question = self.scene.question
        return question is not None and question.truth in ("count", "puzzle", "target")

    @property
    def remembering(self) -> bool:
        """Does the question hang on what happened before, so that it should be at hand?"""
        question = self.scene.question
        return question is not None and question.truth in REMEMBERING

    @property
    def laid(self) -> dict[Seat, tuple[Card, ...]]:
        """The hands that a puzzle lays open."""
        posed = self.scene.question.posed if self.scene.question is not None else None
        hands: dict[Seat, str] = getattr(posed.puzzle, "open_hands", {}) if posed is not None else {}
        return {seat: cards(held) for seat, held in hands.items() if seat != self.seat}

    @property
    def trick_end(self) -> TrickSeen | None:
        """The finished trick that lies on the table, with its winner, as this seat saw it; ``None`` until it is won."""
        index, stage = self.moment
        if self.stops:  # before a lead the last trick still lies there
            return self.view.tricks[-1] if self.view.tricks and not self.view.trick and not self.called else None
        if stage is not Stage.END or not self.on_deal:
            return None
        return self.scene.line.trick_seen(index, self.seat)

    # -- words -------------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return self.lesson.title(self.lang)

    @property
    def text(self) -> str:
        """The text of this scene, in markdown."""
        words, key = self.lesson.words[self.lang], self.scene.key
        own, part = words.text(self.step.id), words.text(self.step.id, key) if key is not None else ""
        shown = (own, part) if self.scene.part == 0 or not part else (part,)
        return "\n\n".join(one for one in shown if one)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Clauses to show beside the text, in the engine's words; after a right answer those it teaches too."""
        ids = self.step.rules if self.scene.part == 0 else ()
        if self._right or (self.scene.question is None and self.part == self.parts):
            ids = (*ids, *(self.step.rules_after if self.part == self.parts else ()))
        return tuple(self._teller.rule(one) for one in ids)

    @property
    def story(self) -> tuple[Line, ...]:
        """What has happened since the last scene, told by the engine as this seat saw it."""
        until = self.scene.start if self.stops else self.moment  # what comes after it was told from stop to stop
        return self._teller.story(self.scene.line, self.scene.told_from, until)

    # -- question and answer -----------------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """What is asked; ``None`` where nothing is, or the answer has been given."""
        if self.called and not self._right:
            return self._teller.order(self.view)
        return None if self._right else self._teller.ask(self.scene, self._text("ask"))

    def answer(self, ids: Sequence[str]) -> Walk:
        """Try an answer: ids of options, such as ``["JS"]``, ``["pass"]``, ``["44"]``; several where several are asked.

        Once Caps is called, they are the cards in their order. A wrong try changes nothing but ``feedback``. Raises
        ``ValueError`` for what is no answer to this question.
        """
        question = self.scene.question
        if question is None or self._right:
            raise ValueError("nothing is asked here")
        if self.called and not ids:
            raise ValueError("a call states an order")
        tried = (self.stops[self.stop][0], *ids) if self.called else tuple(ids)
        right = question.grade(tried).state == "right"
        first = right and self.place not in self.missed | self.solved
        return dataclasses.replace(
            self,
            tried=tried,
            stop=self._stop_of(tried),
            called=False,
            solved=self.solved | {self.place} if right else self.solved,
            missed=self.missed if right else self.missed | {self.place},
            first=self.first | {self.place} if first else self.first,
        )

    def go_on(self) -> Walk:
        """No call at this moment: on to the next one; after the last one that is the answer."""
        if self.tried is not None or not self.stops:
            return self
        if self.stop + 1 < len(self.stops):
            return dataclasses.replace(self, stop=self.stop + 1, called=False)
        return self.answer([NEVER])

    def call(self, called: bool = True) -> Walk:
        """Call Caps at this moment: the order is asked next. ``False`` takes that back before an order is stated."""
        return dataclasses.replace(self, called=called) if self.stops and self.tried is None else self

    def again(self) -> Walk:
        """Back to the first of the moments, after an answer that was not right."""
        return dataclasses.replace(self, tried=None, stop=0, called=False) if self.stops and not self._right else self

    def _stop_of(self, tried: tuple[str, ...]) -> int:
        """Where the table stands once a moment was answered: there, or at the last one."""
        names = [name for name, _ in self.stops]
        return names.index(tried[0]) if tried and tried[0] in names else max(len(names) - 1, 0)

    @property
    def feedback(self) -> Feedback | None:
        """What the last answer brought, ``None`` before any."""
        question = self.scene.question
        if self.tried is None or question is None:
            return None
        grade = question.grade(self.tried)
        note = self._text("right") if grade.state == "right" else self._note(question, self.tried)
        return self._teller.feedback(grade, note)

    def _note(self, question: Question, tried: tuple[str, ...]) -> str:
        """What the author says to a wrong answer; of several choices, to this answer or to a part of it."""
        start = "wrong " if self.scene.key is None else f"{self.scene.key}: wrong "
        parts = self.lesson.words[self.lang].sections.get(self.step.id, {})
        notes = {answer_ids(question, one.removeprefix(start)): one for one in parts if one.startswith(start)}
        found = notes.get(tried[:1] if question.kind == "moment" else tried)
        if found is None and question.kind in ("cards-many", "choice-many"):
            some = [ids for ids in notes if set(ids) <= set(tried)]
            found = notes[max(some, key=len)] if some else None
        return parts[found].text if found is not None else ""

    @functools.cached_property
    def trial(self) -> Trial | None:
        """What the last answer would bring: an action that the rules allow but the story does not take, or a claim
        that fails in some deal which fits all that the seat knows. ``None`` for every other answer.

        The table of this seat then, and what happened; :meth:`take_back` goes back to the question.
        """
        question = self.scene.question
        if question is None or self.tried is None or not self.on_deal:
            return None
        state = question.grade(self.tried).state
        if state == "other-legal":
            action = action_of(self.tried[0], self.deal.phase)
            return self._tried_out((self.deal, ((self.seat, action),)), "")
        found = beaten(question.truth, self.view, self.tried) if state == "wrong" else None
        return self._tried_out(found, self._teller.phrase("could-be")) if found is not None else None

    def _tried_out(self, found: Beaten, preface: str) -> Trial:
        """Play some actions on; only the last trick is told card by card."""
        deal, actions = found
        deals = [deal]
        for seat, action in actions:
            deals.append(deals[-1].act(seat, action))
        line, last = Timeline(tuple(deals)), len(deals) - 1
        stage = Stage.ON if line.trick_end(last) is None else Stage.END
        begin = max((index for index in range(1, last) if line.trick_end(index) is not None), default=0)
        told = self._teller.story(line, Moment(begin), Moment(last, stage))
        start = (Line(preface, None),) if preface else ()
        return Trial(line.view(Moment(last, stage), self.seat), line.trick_seen(last, self.seat), (*start, *told))

    def take_back(self) -> Walk:
        """The question again, after a trial."""
        return dataclasses.replace(self, tried=None) if self.trial is not None else self

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints shown so far, the general one first."""
        return self._hints()[: self.hinted]

    @property
    def can_hint(self) -> bool:
        """Is there another hint?"""
        return not self._right and self.hinted < len(self._hints())

    def hint(self) -> Walk:
        """Show the next hint; the same walk when there is none left."""
        if not self.can_hint:
            return self
        return dataclasses.replace(self, hinted=self.hinted + 1, missed=self.missed | {self.place})

    # -- on and back -------------------------------------------------------------------------------------------------

    @property
    def can_next(self) -> bool:
        """May the learner go on? Where something is asked, once it has been answered right."""
        return not self.finished and (self.scene.question is None or self.place in self.solved)

    @property
    def can_back(self) -> bool:
        """Is there a scene before this one?"""
        return self.place > 0

    def next(self) -> Walk:
        """The next scene; after the last one the walk is ``finished``. The same walk when something is still asked."""
        if not self.can_next:
            return self
        if self.place + 1 == len(self.lesson.scenes):
            return dataclasses.replace(self, finished=True)
        return self._to(self.place + 1)

    def back(self) -> Walk:
        """The scene before, asked afresh; the same walk at the start."""
        return self._to(self.place - 1) if self.can_back else self

    # -- inside ------------------------------------------------------------------------------------------------------

    def _to(self, place: int) -> Walk:
        return dataclasses.replace(self, place=place, tried=None, hinted=0, finished=False, stop=0, called=False)

    @property
    def _right(self) -> bool:
        question = self.scene.question
        return question is not None and self.tried is not None and question.grade(self.tried).state == "right"

    @property
    def _teller(self) -> Teller:
        return _teller(self.lesson, self.lang, self.seat)

    def _text(self, part: str) -> str:
        """A part of the words of this step; in a step with several scenes that of this scene."""
        key = self.scene.key
        return self.lesson.words[self.lang].text(self.step.id, part if key is None else f"{key}: {part}")

    def _hints(self) -> tuple[str, ...]:
        found = (self._text(f"hint {number}") for number in range(1, 10))
        return tuple(one for one in found if one) or self._teller.hints(self.scene)


@functools.lru_cache(maxsize=256)
def _teller(lesson: Lesson, lang: str, seat: Seat) -> Teller:
    return Teller(lesson, lang, seat)
