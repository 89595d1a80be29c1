"""The truth ``moment``: the recorded deal is played on from one seat, and the learner calls Caps or lets it go on.

Only what no table disputes is asked: each moment is sure, hopeless or too late (:mod:`tutor.solver.caps_calls`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from lessons.claims import claimed
from lessons.errors import Fault
from lessons.grades import Posed, Question
from lessons.moments import Moment, Timeline
from lessons.posing import question_from
from lessons.schema import AskStep
from puzzles.caps_moment import grade_call
from puzzles.model import Judged
from puzzles.model import Question as Asked
from puzzles.telling import NEVER
from tutor.rules import Deal
from tutor.rules.caps import first_due
from tutor.rules.state import PLAY
from tutor.seats import Seat
from tutor.solver.caps_calls import DueCall, rule_call, rule_never
from tutor.solver.moments import prove_as_read

BY: Final = {"turn": "ask-caps-turn", "trick": "ask-caps-lead", "last": "ask-caps-last", "action": "ask-lesson-moment"}
"""Where the deal stops, and the words that say so."""


def when(step: AskStep, line: Timeline, moment: Moment, seat: Seat) -> Question:
    """When is a Caps call of this seat right? Raises ``ValueError`` where the moments are not fit to be asked about."""
    assert step.until is not None  # the schema asks it
    by, until = step.by or "turn", line.moment(step.until)
    stops = {answer_of(line.deals[one]): one for one in _stops(line, moment, until, seat, by)}
    if len(stops) < 2:
        raise Fault("few-moments", at=repr(line.name(moment)), until=repr(step.until))
    views = {name: claimed(line, Moment(one), seat) for name, one in stops.items()}
    due = _due(line, until, seat)
    proof = [Judged(choice=name, ruling=rule_call(line.deals[one], seat, due)) for name, one in stops.items()]
    proof.append(Judged(choice=NEVER, ruling=rule_never(due)))
    right = tuple(one.choice for one in proof if one.ruling.allowed)
    if not right:
        raise Fault("no-window")
    asked = Asked(
        ask=BY[by], mode="one", choices=tuple(one.choice for one in proof), of="moment", args={"count": len(stops)}
    )
    posed = Posed(asked, moments=lambda: tuple(views.items()))
    return question_from(
        "moment", posed, lambda ids: grade_call(asked, proof, views.__getitem__, ids), right[:1], ("caps.due",)
    )


def answer_of(deal: Deal) -> str:
    """The answer id of a moment of the play: trick and cards in it, ``"3.2"``."""
    assert deal.play is not None
    return f"{deal.play.number}.{len(deal.play.trick)}"


def moment_name(answer: str) -> str:
    """The same as a lesson names it.

    >>> moment_name("3.2")
    'trick 3, after 2'
    """
    trick, after = answer.split(".")
    return f"trick {trick}, after {after}"


def _stops(line: Timeline, start: Moment, until: Moment, seat: Seat, by: str) -> Iterator[int]:
    """The place of each moment in the record; where somebody opens between two cards, after that."""
    for place in range(start.done, until.done + 1):
        deal = line.deals[place]
        if deal.phase == PLAY and deal.play is not None and _is_stop(deal, seat, by):
            yield place


def _is_stop(deal: Deal, seat: Seat, by: str) -> bool:
    assert deal.play is not None
    after = {"trick": 0, "last": 3}.get(by)
    return by == "action" or (deal.turn is seat if after is None else len(deal.play.trick) == after)


def _due(line: Timeline, until: Moment, seat: Seat) -> DueCall | None:
    """The first call that was due from this seat's side in the recorded deal. Raises ``ValueError`` for a later one."""
    found = [one for one in first_due(line.deals, prove_as_read).values() if one.seat.side == seat.side]
    due = min(found, key=lambda one: (one.trick, one.after), default=None)
    if due is None:
        return None
    at = line.moment(f"trick {due.trick}, after {due.after}")
    if at > until:
        raise Fault("due-later", at=repr(line.name(at)))
    return DueCall.of(line.deals[at.done], due)


ASKED: Final[dict[str, Callable[[AskStep, Timeline, Moment, Seat], Question]]] = {"moment": when}
