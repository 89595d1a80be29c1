"""From the steps of a lesson to scenes: one moment of the table, one chair, at most one question.

A ``say``, an ``ask`` or a ``recap`` is one scene; a ``show`` is one scene for each stop; a ``play`` is one scene for
each decision that is not forced.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lessons.asking import AFTER
from lessons.errors import Fault
from lessons.grades import Question
from lessons.moments import Moment, Stage, Timeline
from lessons.questions import act_question
from lessons.schema import AskStep, PlayStep, RecapStep, Script, ShowStep, Step
from lessons.timing import moment_name
from lessons.truths import puzzle_of, puzzle_question, question_of
from puzzles.telling import NEVER
from tutor.rules import CallCaps
from tutor.rules.actions import AnnounceSlam
from tutor.rules.deal import Entry
from tutor.rules.state import OVER, PLAY
from tutor.seats import SEATS, Seat


class SceneFault(ValueError):
    """A step that the recorded deal cannot show; ``step`` is its number from 0."""

    def __init__(self, step: int, why: ValueError) -> None:
        super().__init__(step, why)
        self.step, self.why = step, why


@dataclass(frozen=True, eq=False)
class Scene:
    """What the learner has before them until they press *Next*.

    ``line`` is the deal on the table. ``number`` counts the steps and ``part`` the scenes of one step, both from 0;
    ``key`` is the moment that names the texts of a part, ``None`` where a step has one scene. The table stands at
    ``start`` and, once the question is answered, at ``end``; what happened since ``told_from`` is told as a story. A
    puzzle has a table of its own (``Question.view``).
    """

    step: Step
    line: Timeline
    number: int
    part: int
    key: str | None
    seat: Seat
    told_from: Moment
    start: Moment
    end: Moment
    question: Question | None = None

    @property
    def link(self) -> str:
        """The name of the scene in a link: ``fold``, or ``play-on.2`` for the second part of a step."""
        return self.step.id if self.part == 0 else f"{self.step.id}.{self.part + 1}"


def scenes_of(script: Script, line: Timeline, others: Mapping[str, Timeline] | None = None) -> tuple[Scene, ...]:
    """The scenes of a lesson, in order: ``line`` is the deal it begins with, ``others`` those that its steps name.

    Raises ``SceneFault``.
    """
    builder = _Builder(line, others or {})
    for number, step in enumerate(script.steps):
        try:
            builder.add(number, step)
        except ValueError as error:
            raise SceneFault(number, error) from None
    return tuple(builder.scenes)


class _Builder:
    """Walks the steps; knows what has been told (``here``), where the next step begins (``resume``) and who looks."""

    def __init__(self, line: Timeline, others: Mapping[str, Timeline]) -> None:
        self.line, self.others = line, others
        self.scenes: list[Scene] = []
        self.here: Moment | None = None
        self.resume: Moment | None = None
        self.seat: Seat | None = None

    def add(self, number: int, step: Step) -> None:
        if isinstance(step, AskStep) and step.truth == "puzzle":
            self._puzzle(number, step)
            return
        if step.deal is not None:
            self.line, self.here, self.resume = self.others[step.deal], None, None
        self.seat = step.seat or self.seat
        start = self.line.moment(step.at) if step.at else self.resume
        if isinstance(step, RecapStep):
            start, self.seat = start or Moment(0), self.seat or SEATS[0]
        if start is None or self.seat is None:
            raise Fault("no-place")
        if isinstance(step, ShowStep):
            self._show(number, step, start)
        elif isinstance(step, PlayStep):
            self._play(number, step, start)
        elif isinstance(step, AskStep):
            self._ask(number, step, start)
        else:
            self._put(step, number, start, start)

    def _puzzle(self, number: int, step: AskStep) -> None:
        """A puzzle is asked on its own table; the deal of the lesson waits where it was."""
        here = self.resume or Moment(0)
        seat = self.seat or puzzle_of(step).seat
        question = puzzle_question(step, seat)
        self.scenes.append(Scene(step, self.line, number, 0, None, seat, here, here, here, question))

    def _put(
        self, step: Step, number: int, start: Moment, end: Moment, question: Question | None = None, part: int = 0
    ) -> None:
        assert self.seat is not None
        told_from = self.here if self.here is not None and self.here <= start else start
        key = self.line.name(start) if isinstance(step, ShowStep | PlayStep) else None
        self.scenes.append(Scene(step, self.line, number, part, key, self.seat, told_from, start, end, question))
        self.here = self.resume = end

    # -- show ----------------------------------------------------------------------------------------------------------

    def _show(self, number: int, step: ShowStep, start: Moment) -> None:
        until = self.line.moment(step.until)
        if until <= start:
            raise Fault("until-early", until=repr(step.until), at=repr(self.line.name(start)))
        if self.here is None or self.here > start:
            self.here = start
        for part, stop in enumerate(self._stops(step, start, until)):
            self._put(step, number, stop, stop, part=part)

    def _stops(self, step: ShowStep, start: Moment, until: Moment) -> list[Moment]:
        stops = [until]
        for index in range(until.done, start.done, -1):
            ended = self.line.trick_end(index) is not None
            if step.by == "all" or (step.by == "trick" and not ended):
                continue
            stop = Moment(index, Stage.END if ended else Stage.ON)
            settled = self.line.deals[index].phase == OVER and until.stage is Stage.ON
            if start < stop < until and (index < until.done or settled):
                stops.append(stop)
        return stops[::-1]

    # -- ask and play --------------------------------------------------------------------------------------------------

    def _ask(self, number: int, step: AskStep, start: Moment) -> None:
        assert self.seat is not None
        if step.truth in ("act", "legal", *AFTER):
            start = Moment(start.done)
        after = self.line.deals[start.done + 1].entry if start.done + 1 < len(self.line.deals) else None
        if step.truth == "act" and after is not None and isinstance(after.action, CallCaps) and after.seat == self.seat:
            question = self._acts(step, start.done, after)
        else:
            question = question_of(step, self.line, start, self.seat)
        end = start
        if step.truth in ("act", *AFTER):
            done = start.done + 1
            end = Moment(done, Stage.FULL if self.line.trick_end(done) is not None else Stage.ON)
        if step.truth == "moment":
            assert step.until is not None  # the schema asks it
            end = self.line.moment(step.until if question.right == (NEVER,) else moment_name(question.right[0]))
        self._put(step, number, start, end, question)

    def _play(self, number: int, step: PlayStep, start: Moment) -> None:
        until = self.line.moment(step.until)
        mine = [index for index in range(start.done, until.done) if self._decides(step, index)]
        if not mine:
            raise Fault("nothing-to-decide", seats=", ".join(step.seats), until=repr(step.until))
        for part, index in enumerate(mine):
            entry = self.line.deals[index + 1].entry
            assert entry is not None
            self.seat = entry.seat
            following = Moment(mine[part + 1]) if part + 1 < len(mine) else until
            end = min(self._trick_over(index + 1, until), following)
            self._put(step, number, Moment(index), end, self._acts(step, index, entry), part)
        self.resume = until

    def _acts(self, step: PlayStep | AskStep, index: int, entry: Entry) -> Question:
        """To make the recorded action; a Caps call is made by stating the order."""
        if isinstance(entry.action, CallCaps):
            asked = AskStep(kind="ask", id=step.id, truth="order")
            return question_of(asked, self.line, Moment(index), entry.seat)
        return act_question(self.line, index, entry.seat)

    def _decides(self, step: PlayStep, index: int) -> bool:
        """Does one of the learner's seats act now, with more than one thing to do?"""
        deal, entry = self.line.deals[index], self.line.deals[index + 1].entry
        if entry is None or entry.seat not in step.seats:
            return False
        choices = [one for one in deal.actions(entry.seat) if not isinstance(one, AnnounceSlam)]
        return len(choices) > 1 or isinstance(entry.action, AnnounceSlam)

    def _trick_over(self, index: int, until: Moment) -> Moment:
        """The end of the trick in which the action before ``deals[index]`` was, or ``until`` outside the play."""
        if self.line.deals[index - 1].phase != PLAY:
            return Moment(index)
        while index < until.done and self.line.trick_end(index) is None:
            index += 1
        return min(Moment(index, Stage.END), until) if self.line.trick_end(index) is not None else until
