"""The referee's answer for a person: the deal as a story, the fault with its rule, the tokens."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any

from tutor.record.called import CalledReport
from tutor.record.referee import Report
from tutor.rules.deal import Deal
from tutor.rules.events import MakerSet, TrickEnd
from tutor.rules.state import OVER, PLAY
from tutor.seats import Seat
from tutor.wording import Words, capital, words

_WIDTH = 100
_MOST = 40
"""Actions that are listed; of an exchange with the widow there are more than anybody reads."""


def _calls(deal: Deal, told: Words) -> list[str]:
    """The auctions in one paragraph."""
    said = [
        f"{told.seat(entry.seat)}: {told.action(entry.action)}"
        for entry in deal.log
        if entry.action.do in ("bid", "pass", "ask", "redeal", "pcc", "indicator", "exchange", "trump", "call")
    ]
    return [told.say("referee-auction", calls="; ".join(said))] if said else []


def _play(deal: Deal, told: Words) -> list[str]:
    """The events of the play, a line each trick."""
    lines: list[str] = []
    contract: tuple[Seat, int | None] | None = None
    for entry in deal.log:
        if entry.action.do in ("caps", "open", "spoilt", "marriage", "slam"):
            lines.append(f"{told.seat(entry.seat)}: {told.action(entry.action)}.")
        for event in entry.events:
            if isinstance(event, MakerSet):
                known, contract = contract, (event.maker, event.amount)
                if known == contract:
                    continue
            if isinstance(event, TrickEnd):
                cards = ", ".join(
                    f"{told.seat(one.seat)} {told.card_sign(one.card)}{' ▾' if one.folded else ''}"
                    for one in event.cards
                )
                head = f"{told.say('referee-trick', number=event.number)} {cards}."
            else:
                head = ""
            story = " ".join(line.text for line in told.event(event, maker=deal.maker))
            lines.append(f"{head} {story}".strip())
    return lines


def _faulty(report: Report | CalledReport, told: Words) -> list[str]:
    """The action that breaks a rule, and the rules it breaks; or that there is none."""
    fault = report.fault
    if fault is None:
        return [told.say("referee-legal")]
    refusal = told.refusal(fault.seat, fault.action, fault.ruling)
    rules = (told.clause(one, report.deal.profile) for one in fault.ruling.clauses)
    return [
        told.say("referee-fault", number=len(report.deal.log) + 1, refusal=refusal),
        *(f"{told.say('referee-rule', title=one.title, clause=one.id)} {one.full}" for one in rules),
    ]


def told_points(told: Words, points: Mapping[str, int]) -> str:
    """The card points of each side, two or more."""
    said = [
        told.say("settle-side-tokens", side=told.named_side(side, among=len(points)), count=count)
        for side, count in points.items()
    ]
    if len(said) == 2:
        return told.say("referee-points", one=said[0], other=said[1])
    return told.say("referee-points-sides", points=told.list(said))


def _standing(report: Report, told: Words) -> list[str]:
    """Where the deal stands: points, Caps that was due, and the tokens or who is to act."""
    deal, lines = report.deal, []
    if deal.phase == PLAY:
        lines.append(told_points(told, deal.points))
    for due in report.due.values():
        when: dict[str, Any] = {"who": due.seat, "trick": due.trick, "after": due.after}
        proved = (
            told.say("referee-due", **when, cards=due.order) if due.order else told.say("referee-due-adaptive", **when)
        )
        lines.append(proved)
    if deal.ended is not None:
        story = told.settlement(report.settlement, report.verdict, deal.contract, deal.points, deal.ended)
        lines.append(" ".join(one.text for one in story))
        if report.disputed:
            lines.append(told.say("referee-disputed"))
    return lines + _to_act(deal, told)


def _scores(report: CalledReport, told: Words) -> list[str]:
    """Where a called game stands: points, the target, and the scores or who is to act."""
    deal, called, lines = report.deal, report.deal.called, []
    if called is not None and deal.phase in (PLAY, OVER):
        won = [told.say("settle-side-tokens", side=told.seat(seat), count=count) for seat, count in deal.points.items()]
        lines.append(told.say("referee-points-seats", points=told.list(won)))
    if called is not None and deal.phase == PLAY:
        lines.append(told.say("referee-target", target=called.target, points=called.points))
    if deal.ended is not None and deal.maker is not None:
        lines.append(" ".join(one.text for one in told.scored(report.scores, deal.maker)))
    return lines + _to_act(deal, told)


def _to_act(deal: Deal, told: Words) -> list[str]:
    if deal.turn is None:
        return []
    legal = deal.actions(deal.turn)
    actions = told.list([told.action(one) for one in legal[:_MOST]], "or")
    key = "referee-to-act" if len(legal) <= _MOST else "referee-to-act-more"
    return [told.say(key, who=deal.turn, actions=actions, more=len(legal) - _MOST)]


def tell(report: Report | CalledReport, lang: str = "en") -> str:
    """A report as text, wrapped for a terminal. ``▾`` marks a card that was played face down."""
    told = words(lang)
    paragraphs = [
        *_calls(report.deal, told),
        *_play(report.deal, told),
        *_faulty(report, told),
        *(_scores(report, told) if isinstance(report, CalledReport) else _standing(report, told)),
    ]
    return "\n".join(textwrap.fill(capital(one), _WIDTH, subsequent_indent="  ") for one in paragraphs)
