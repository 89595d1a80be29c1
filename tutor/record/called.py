"""The referee of the called games: where a deal stands, what the target is, what it scores."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from pydantic import Field

from tutor.cards import cards_of
from tutor.record.model import Record
from tutor.record.moments import last_legal
from tutor.record.referee import (
    AlsoAnswer,
    Answer,
    ContractAnswer,
    FaultAnswer,
    NextAnswer,
    TrickAnswer,
    contract_answer,
    fault_answer,
    next_answer,
    trick_answers,
)
from tutor.rules.actions import AnnounceSlam
from tutor.rules.called.score import Scores, score
from tutor.rules.called.state import Called
from tutor.rules.deal import Deal
from tutor.rules.ruling import IllegalAction
from tutor.rules.state import NOBODY
from tutor.seats import SEATS


class PartnerAnswer(Answer):
    """The called card and who holds, or held, it; ``known``: the table knows; ``alone``: the trick that parted them."""

    card: str
    seat: str
    known: bool
    alone: int | None


class MarriageAnswer(Answer):
    """King and queen that were shown: by whom, for which side, and by how much the target moved."""

    seat: str
    suit: str
    points: int
    side: Literal["maker", "others"]


class ScoresAnswer(Answer):
    """The scores of each seat; ``made`` and ``slam`` are null where nothing was decided or announced."""

    before: dict[str, int]
    moved: dict[str, int]
    after: dict[str, int]
    made: bool | None
    slam: bool | None
    clauses: list[str]


class CalledAnswer(Answer):
    """The referee's answer about one record of a called game, stable JSON (``to_json``).

    After a fault every field describes the position before the faulty action. ``taken`` are the card points of the
    maker's side, what lies in the widow included; ``points`` those in the tricks of each seat.
    """

    legal: bool
    fault: FaultAnswer | None
    phase: Literal["auction", "exchange", "trump", "call", "play", "over"]
    ended: Literal["played"] | None
    contract: ContractAnswer | None
    trump: str | None
    partner: PartnerAnswer | None
    widow: list[str] | None = Field(description="What lies there now; null where no widow is dealt")
    marriages: list[MarriageAnswer]
    slam: str | None = Field(description="The seat that announced every trick")
    target: int | None
    taken: int | None
    tricks: list[TrickAnswer]
    points: dict[str, int]
    next: NextAnswer | None
    also: list[AlsoAnswer]
    scores: ScoresAnswer = Field(description="Unmoved while the deal is not over")

    def to_json(self) -> dict[str, Any]:
        """The answer as plain JSON values."""
        data = self.model_dump(mode="json")
        if data["contract"] is not None:
            del data["contract"]["pcc"]
        return data


class CalledReport(NamedTuple):
    """What the referee found out about a record: ``deal`` is the last position before any fault."""

    deal: Deal
    fault: IllegalAction | None
    scores: Scores


def examine(record: Record) -> CalledReport:
    """Replay a record up to the first action that breaks a rule, and score it there."""
    deal, fault = last_legal(record)
    return CalledReport(deal, fault, score(deal))


def _partner(called: Called) -> PartnerAnswer | None:
    if called.card is None:
        return None
    return PartnerAnswer(
        card=str(called.card), seat=str(SEATS[called.holder]), known=called.shown, alone=called.alone or None
    )


def _marriages(called: Called) -> list[MarriageAnswer]:
    return [
        MarriageAnswer(seat=str(one.seat), suit=one.suit, points=one.worth, side="maker" if one.makers else "others")
        for one in called.marriages
    ]


def _also(deal: Deal) -> list[AlsoAnswer]:
    return [
        AlsoAnswer(seat=str(seat), do=action.do)
        for seat in deal.profile.form.seating.order
        if seat != deal.turn
        for action in deal.actions(seat)
        if isinstance(action, AnnounceSlam)
    ]


def _scores(one: Scores) -> ScoresAnswer:
    return ScoresAnswer(
        before=one.before,
        moved=one.moved,
        after=one.after,
        made=one.made,
        slam=one.slam,
        clauses=list(one.clauses),
    )


def answer_of(report: CalledReport, lang: str = "en") -> CalledAnswer:
    """The stable answer made of a report."""
    deal, called = report.deal, report.deal.called
    dealt = deal.position.dealt
    lying = called.widow if called is not None else dealt.widow
    return CalledAnswer.model_validate(
        {
            "legal": report.fault is None,
            "fault": fault_answer(deal, report.fault, lang),
            "phase": deal.phase,
            "ended": deal.ended,
            "contract": contract_answer(deal),
            "trump": (called.trump or None) if called else None,
            "partner": _partner(called) if called else None,
            "widow": [str(one) for one in cards_of(lying)] if dealt.widow else None,
            "marriages": _marriages(called) if called else [],
            "slam": str(SEATS[called.slam]) if called and called.slam != NOBODY else None,
            "target": called.target if called else None,
            "taken": called.points if called else None,
            "tricks": trick_answers(deal),
            "points": deal.points,
            "next": next_answer(deal),
            "also": _also(deal),
            "scores": _scores(report.scores),
        }
    )
