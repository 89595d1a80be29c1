"""Facts as reasons: each fact that an event tells becomes a ``Reason`` with the card and the seat that prove it."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.cards import Card
from tutor.knowledge.fact import Fact
from tutor.knowledge.plays import Turn
from tutor.rules.ruling import Count, Reason, Someone, Witness
from tutor.seats import SEATS


def reason_of(fact: Fact, turns: Iterable[Turn], maker: int) -> Reason:
    """A fact of :func:`tutor.knowledge.evidence.evidence` as a reason. No card is named that the seat has not seen.

    Raises ``ValueError`` for a fact of another kind, and for ``cut``, which only a Caps call brings.
    """
    number = Count("number", fact.sources[-1].trick if fact.sources else 0)
    if fact.kind == "void" and fact.seat is not None:
        return Reason("out-not-followed", "play.follow", (Someone("holder", fact.seat), _lead(turns, number.number)))
    if fact.kind == "count" and fact.seat is not None:
        return Reason("know-count", "cards.pack", (Someone("holder", fact.seat), Count("left", fact.number)))
    if fact.kind == "no-trump" and fact.seat is not None:
        folder, clause = Someone("folder", fact.seat), fact.clause or ""
        if fact.seat.place != maker:
            return Reason("know-no-trump", clause, (folder, number, Someone("maker", SEATS[maker])))
        if fact.spot is not None and fact.spot.kind == "table":
            return Reason("know-no-trump-table", clause, (folder, number))
        return Reason("know-no-trump-maker", clause, (folder, number))
    cards: tuple[Witness, ...] = tuple(one.card for one in fact.sources if one.card is not None)
    if fact.kind == "not-trump":
        who = Someone("folder", fact.sources[-1].seat)
        if fact.clause == "closed.no-trump-lead-first":
            return Reason("not-trump-led", "closed.no-trump-lead-first", (*cards, who))
        return Reason("not-trump-folded", "closed.inspect", (*cards, who, number))
    if fact.kind in ("duty", "duty-if"):
        return Reason("know-duty", "trump.exhausted", (*cards, Someone("maker", SEATS[maker]), number))
    if fact.kind in ("spent", "spent-if"):
        return Reason("know-spent", "trump.exhausted", (*cards, Someone("maker", SEATS[maker]), number))
    raise ValueError(f"a fact of kind {fact.kind!r} is no reason here")


def _lead(turns: Iterable[Turn], trick: int) -> Card:
    """The card that was led to a trick."""
    return next(one.card for one in turns if one.trick == trick and one.nth == 0 and one.card is not None)
