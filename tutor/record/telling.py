"""The referee's answer for a person: the deal as a story, the fault with its rule, the tokens."""

from __future__ import annotations

import textwrap

from tutor.cards import card
from tutor.record.model import Record
from tutor.record.referee import RefereeAnswer, judge
from tutor.rules.deal import Deal
from tutor.rules.events import MakerSet, TrickEnd
from tutor.rules.state import PLAY
from tutor.seats import SIDES, Seat
from tutor.seats import seat as read_seat
from tutor.wording import Words, capital, words

_WIDTH = 100


def _calls(deal: Deal, told: Words) -> list[str]:
    """The auctions in one paragraph."""
    said = [
        f"{told.seat(entry.seat)}: {told.action(entry.action)}"
        for entry in deal.log
        if entry.action.do in ("bid", "pass", "ask", "redeal", "pcc", "indicator")
    ]
    return [told.say("referee-auction", calls="; ".join(said))] if said else []


def _play(deal: Deal, told: Words) -> list[str]:
    """The events of the play, a line each trick."""
    lines: list[str] = []
    contract: tuple[Seat, int | None] | None = None
    for entry in deal.log:
        if entry.action.do in ("caps", "open", "spoilt"):
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


def tell(answer: RefereeAnswer, record: Record, lang: str = "en") -> str:
    """The answer as text, wrapped for a terminal. ``▾`` marks a card that was played face down."""
    told = words(lang)
    deal = record.start()
    for line in record.actions[: answer.fault.action if answer.fault else None]:
        deal = deal.act(line.seat, line.action())
    paragraphs = [*_calls(deal, told), *_play(deal, told)]
    if answer.fault is not None:
        action = record.actions[answer.fault.action]
        ruling = deal.rule(action.seat, action.action())
        refusal = told.refusal(action.seat, action.action(), ruling)
        paragraphs.append(told.say("referee-fault", number=answer.fault.action + 1, refusal=refusal))
        for clause in answer.fault.clauses:
            text = told.clause(clause, deal.profile)
            paragraphs.append(f"{told.say('referee-rule', title=text.title, clause=clause)} {text.full}")
    else:
        paragraphs.append(told.say("referee-legal"))
    if deal.phase == PLAY:
        one, other = (told.say("settle-side-tokens", side=told.side(side), count=deal.points[side]) for side in SIDES)
        paragraphs.append(told.say("referee-points", one=one, other=other))
    paragraphs += [
        told.say(
            "referee-due",
            who=read_seat(due.seat),
            trick=due.due.trick,
            after=due.due.after,
            cards=[card(one) for one in due.order],
        )
        for due in answer.caps
    ]
    if deal.ended is not None:
        verdict, settlement = judge(deal)
        lines = told.settlement(settlement, verdict, deal.contract, deal.points, deal.ended)
        paragraphs.append(" ".join(one.text for one in lines))
    elif deal.turn is not None:
        actions = told.list([told.action(one) for one in deal.actions(deal.turn)], "or")
        paragraphs.append(told.say("referee-to-act", who=deal.turn, actions=actions))
    return "\n".join(textwrap.fill(capital(one), _WIDTH, subsequent_indent="  ") for one in paragraphs)
