"""The referee: replay a record, judge every action, say where the deal stands and how Caps and tokens come out."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from tutor.record.lines import action_json
from tutor.record.model import Record
from tutor.record.moments import is_disputed, last_legal
from tutor.rules.actions import AskPartner, OpenTrump, PartnerCloseCaps, Redeal
from tutor.rules.caps import CapsVerdict, Due, first_due, judge_caps
from tutor.rules.deal import Deal
from tutor.rules.events import Played
from tutor.rules.ruling import Count, IllegalAction, Limit, LostTrick, Party, Ruling, Someone, StandingBid, Witness
from tutor.rules.state import AUCTION, SECOND
from tutor.rules.tokens import Settlement, settle
from tutor.seats import Seat
from tutor.solver.moments import prove_as_read
from tutor.wording import words


class Answer(BaseModel):
    """A part of an answer: frozen, and with no field but its own."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class FaultAnswer(Answer):
    """The first action that breaks a rule: its index from 0, the clauses it breaks and what proves it."""

    action: int
    seat: str
    clauses: list[str]
    witness: list[Any]
    message: str


class ContractAnswer(Answer):
    """The standing bid: an amount, or Partner Close Caps."""

    seat: str
    amount: int | None = None
    pcc: bool | None = None


class TrumpAnswer(Answer):
    """The trump suit, the indicator and whether it is down."""

    suit: str
    indicator: str
    state: Literal["closed", "open"]


class CardAnswer(Answer):
    """One card of a trick; ``shown``: folded, and turned up at the end of the trick."""

    seat: str
    card: str
    folded: bool
    shown: bool


class TrickAnswer(Answer):
    """A trick; ``winner`` and ``points`` are null while it is unfinished."""

    leader: str
    cards: list[CardAnswer]
    winner: str | None
    points: int | None


class RefusedAnswer(Answer):
    """An action that the seat to move may not do, and why."""

    action: dict[str, Any]
    clauses: list[str]
    witness: list[Any]


class NextAnswer(Answer):
    """Whose turn it is, what it may do and what it may not."""

    seat: str
    legal: list[dict[str, Any]]
    refused: list[RefusedAnswer]


class AlsoAnswer(Answer):
    """A free action open to a seat out of turn."""

    seat: str
    do: str


class MomentAnswer(Answer):
    """A moment of play: trick 1-8, after 0-3 cards of it."""

    trick: int
    after: int


class DueAnswer(Answer):
    """The first moment at which a Caps call was due from a seat, and an order that is proved there."""

    seat: str
    due: MomentAnswer
    order: list[str]


class VerdictAnswer(Answer):
    """How Caps was judged, by the reading of the profile (``caps_reading``).

    ``disputed`` is there, and true, only where tables read the moment in different ways: no proof as stated, and yet no
    world in which both partners at their best would lose a trick.
    """

    side: str
    seat: str
    judged: Literal["bonus", "correct", "too-early", "too-late", "missed", "announced", "failed"]
    clauses: list[str]
    disputed: Literal[True] | None = Field(
        default=None, description="Tables read this moment in different ways (caps.due); left out when they do not"
    )


class MovedAnswer(Answer):
    """Tokens that change hands: to which side (null where to none, or to several), how many."""

    to: str | None
    count: int


class PaymentAnswer(Answer):
    """Tokens that one side gives another."""

    model_config = ConfigDict(serialize_by_alias=True)

    payer: str = Field(alias="from")
    to: str
    count: int


class TokensAnswer(Answer):
    """Tokens before the deal, what moved, tokens after."""

    before: dict[str, int]
    moved: MovedAnswer
    after: dict[str, int]
    payments: list[PaymentAnswer] | None = Field(
        default=None, description="Who gives whom how many, where more than two sides play; left out for two"
    )


class RefereeAnswer(Answer):
    """The referee's answer about one record, stable JSON (``to_json``).

    After a fault every field describes the position before the faulty action. ``tricks`` has the unfinished trick last.
    """

    legal: bool
    fault: FaultAnswer | None
    phase: Literal["auction", "indicator", "second-auction", "play", "over"]
    ended: Literal["redeal", "spoilt", "all-pass", "played"] | None
    contract: ContractAnswer | None
    trump: TrumpAnswer | None
    tricks: list[TrickAnswer]
    points: dict[str, int]
    next: NextAnswer | None
    also: list[AlsoAnswer]
    caps: list[DueAnswer]
    verdict: VerdictAnswer | None
    tokens: TokensAnswer = Field(description="Unmoved while the deal is not settled")

    def to_json(self) -> dict[str, Any]:
        """The answer as plain JSON values."""
        data = self.model_dump(mode="json")
        if data["contract"] is not None:
            data["contract"] = {key: value for key, value in data["contract"].items() if value is not None}
        if self.verdict is not None and self.verdict.disputed is None:
            del data["verdict"]["disputed"]
        if self.tokens.payments is None:
            del data["tokens"]["payments"]
        return data


def witness_json(one: Witness) -> Any:
    """A witness as JSON: a card as text, everything else as a small object."""
    if isinstance(one, str):
        return str(one)
    if isinstance(one, Limit):
        return {one.kind: one.points}
    if isinstance(one, StandingBid):
        return {"seat": str(one.seat), **({"pcc": True} if one.amount is None else {"bid": one.amount})}
    if isinstance(one, LostTrick):
        return {"trick": one.number, "winner": str(one.winner)}
    if isinstance(one, Count):
        return {one.of: one.number}
    if isinstance(one, Party):
        return {one.role: one.side}
    assert isinstance(one, Someone)
    return {one.role: str(one.seat)}


def _witnesses(ruling: Ruling) -> list[Any]:
    return [witness_json(one) for one in ruling.witness]


def contract_answer(deal: Deal) -> ContractAnswer | None:
    """The standing bid."""
    standing = deal.contract
    if standing is None:
        return None
    if standing.is_pcc:
        return ContractAnswer(seat=str(standing.seat), pcc=True)
    return ContractAnswer(seat=str(standing.seat), amount=standing.amount)


def _trump(deal: Deal) -> TrumpAnswer | None:
    if deal.indicator is None:
        return None
    state: Literal["closed", "open"] = "closed" if deal.closed else "open"
    return TrumpAnswer(suit=deal.indicator.suit, indicator=str(deal.indicator), state=state)


def _cards(cards: tuple[Played, ...]) -> list[CardAnswer]:
    return [
        CardAnswer(seat=str(one.seat), card=str(one.card), folded=one.folded, shown=one.folded and one.shown)
        for one in cards
    ]


def trick_answers(deal: Deal) -> list[TrickAnswer]:
    """The tricks of any game, the unfinished one last."""
    play = deal.play or deal.called
    if play is None:
        return []
    tricks = [
        TrickAnswer(leader=str(one.leader), cards=_cards(one.cards), winner=str(one.winner), points=one.points)
        for one in play.tricks
    ]
    if play.trick:
        leader = str(play.trick[0].seat)
        tricks.append(TrickAnswer(leader=leader, cards=_cards(play.trick), winner=None, points=None))
    return tricks


def _worth_refusing(deal: Deal, seat: Seat, action: Any) -> bool:
    """Is a refused action one that the seat might think of?"""
    if isinstance(action, Redeal):
        return seat == deal.eldest
    if isinstance(action, PartnerCloseCaps):
        return deal.phase == SECOND
    if isinstance(action, AskPartner):
        return deal.phase in (AUCTION, SECOND)
    return True


def next_answer(deal: Deal) -> NextAnswer | None:
    """Whose turn it is, what is legal, and what is refused of all that is worth explaining."""
    seat = deal.turn
    if seat is None:
        return None
    legal, refused = [], []
    for action in deal.candidates(seat):
        ruling = deal.rule(seat, action)
        line = action_json(seat, action)
        if ruling.allowed:
            legal.append(line)
        elif _worth_refusing(deal, seat, action):
            refused.append(RefusedAnswer(action=line, clauses=list(ruling.clauses), witness=_witnesses(ruling)))
    return NextAnswer(seat=str(seat), legal=legal, refused=refused)


def _also(deal: Deal) -> list[AlsoAnswer]:
    return [
        AlsoAnswer(seat=str(seat), do=action.do)
        for seat in deal.profile.form.seating.order
        if seat != deal.turn
        for action in deal.actions(seat)
        if isinstance(action, OpenTrump)
    ]


def _due(found: dict[Seat, Due]) -> list[DueAnswer]:
    return [
        DueAnswer(
            seat=str(one.seat),
            due=MomentAnswer(trick=one.trick, after=one.after),
            order=[str(card) for card in one.order],
        )
        for one in sorted(found.values(), key=lambda one: (one.trick, one.after, one.seat.place))
    ]


def _verdict(report: Report) -> VerdictAnswer | None:
    verdict = report.verdict
    if verdict is None:
        return None
    return VerdictAnswer.model_validate(
        {
            "side": verdict.side,
            "seat": str(verdict.seat),
            "judged": verdict.judged,
            "clauses": list(verdict.clauses),
            "disputed": report.disputed or None,
        }
    )


def _tokens(settlement: Settlement) -> TokensAnswer:
    moved = MovedAnswer(to=settlement.to, count=settlement.moved)
    paid = None
    if len(settlement.before) > 2:
        paid = [
            PaymentAnswer.model_validate({"from": one.payer, "to": one.to, "count": one.moved})
            for one in settlement.payments
        ]
    return TokensAnswer(before=settlement.before, moved=moved, after=settlement.after, payments=paid)


def judge(deal: Deal) -> tuple[CapsVerdict | None, Settlement]:
    """How Caps decides a deal and how it is settled; nothing moves while the deal is not over."""
    verdict = judge_caps(deal, prove_as_read)
    return verdict, settle(deal, verdict)


class Report(NamedTuple):
    """All that the referee found out about a record: ``deal`` is the last position before any fault.

    ``disputed`` says that tables read the moment of the ``verdict`` in different ways (``caps.due``).
    """

    deal: Deal
    fault: IllegalAction | None
    due: dict[Seat, Due]
    verdict: CapsVerdict | None
    settlement: Settlement
    disputed: bool


def examine(record: Record) -> Report:
    """Replay a record up to the first action that breaks a rule, and judge Caps and tokens there."""
    deal, fault = last_legal(record)
    due = first_due(deal.path(), prove_as_read)
    verdict = judge_caps(deal, prove_as_read, due)
    return Report(deal, fault, due, verdict, settle(deal, verdict), is_disputed(deal, due, verdict))


def fault_answer(deal: Deal, fault: IllegalAction | None, lang: str) -> FaultAnswer | None:
    """The action that broke a rule after ``deal``, in the language asked."""
    if fault is None:
        return None
    told = words(lang)
    why = " ".join(one.full for one in told.ruling(fault.ruling, fault.seat))
    return FaultAnswer(
        action=len(deal.log),
        seat=str(fault.seat),
        clauses=list(fault.ruling.clauses),
        witness=_witnesses(fault.ruling),
        message=f"{told.refusal(fault.seat, fault.action, fault.ruling)} {why}",
    )


def answer_of(report: Report, lang: str = "en") -> RefereeAnswer:
    """The stable answer made of a report."""
    deal = report.deal
    return RefereeAnswer.model_validate(
        {
            "legal": report.fault is None,
            "fault": fault_answer(deal, report.fault, lang),
            "phase": deal.phase,
            "ended": deal.ended,
            "contract": contract_answer(deal),
            "trump": _trump(deal),
            "tricks": trick_answers(deal),
            "points": deal.points,
            "next": next_answer(deal),
            "also": _also(deal),
            "caps": _due(report.due),
            "verdict": _verdict(report),
            "tokens": _tokens(report.settlement),
        }
    )
