"""Deals in which Caps is called, or not, for the clauses ``caps.*``."""

from __future__ import annotations

from tests.clauses.table import (
    ALL_SPADES,
    contract,
    deal,
    go,
    prover,
)
from tutor.cards import cards
from tutor.rules import Deal
from tutor.rules.caps import CapsVerdict, judge_caps
from tutor.rules.tokens import settle

SPADES = contract("W", 160, "JS", dealer="N") + "W:open "
W_ORDER = cards("JS 9S AS TS KS QS 8S 7S")
SEVEN = contract("W", 200, "7S")


def played(claim: str = "", *, side: str = "W", start: Deal | None = None) -> Deal:
    """A whole deal that W wins trick by trick with all spades in order; ``claim`` ("4.3") is when ``side`` calls.

    W claims in order; another seat states its cards as it holds them, and plays them in that order.
    """
    at = start if start is not None else deal(SPADES, dealer="N", **ALL_SPADES)
    while at.phase == "play":
        assert at.play is not None
        if claim == f"{at.play.number}.{len(at.play.trick)}":
            held = at.hand(side)
            order = [one for one in W_ORDER if one in held] if side == "W" else list(held)
            at, claim = go(at, f"{side}:caps={','.join(order)}"), ""
        at = go(at, _next_word(at))
    return at


def _next_word(at: Deal) -> str:
    assert at.turn is not None
    if at.turn == "W":
        return "W:" + next(one for one in W_ORDER if one in at.hand("W"))
    return f"{at.turn}:{at.actions(at.turn)[0].card}"  # type: ignore[union-attr]


def judged(at: Deal, due: str = "", stated: str = "sure") -> CapsVerdict | None:
    return judge_caps(at, prover(due, stated))


def tokens_to(at: Deal, due: str = "", stated: str = "sure") -> tuple[str | None, int]:
    settled = settle(at, judged(at, due, stated))
    return settled.to, settled.moved
