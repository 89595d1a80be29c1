"""The tokens of a deal with more than two sides: one of them settles with each of the others (``club.score``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from tutor.wording.shapes import Line, capital

if TYPE_CHECKING:
    from tutor.languages import Named
    from tutor.rules.caps import CapsVerdict
    from tutor.rules.state import Contract
    from tutor.rules.tokens import Settlement
    from tutor.wording.texts import Words
    from tutor.wording.values import Argument


def settlement(
    told: Words, one: Settlement, verdict: CapsVerdict | None, contract: Contract, points: Mapping[str, int]
) -> list[Line]:
    """What the contract or the announcement brings, who could not pay, and what each side has now."""
    return [*_by_rule(told, one, verdict, contract, points), *_paid(told, one)]


def _line(told: Words, key: str, clause: str, **args: Argument) -> Line:
    return Line(capital(told.text(key, args)), clause)


def _side(told: Words, one: Settlement, side: str) -> Named:
    return told.named_side(side, among=len(one.before))


def _by_rule(
    told: Words, one: Settlement, verdict: CapsVerdict | None, contract: Contract, points: Mapping[str, int]
) -> Iterator[Line]:
    """The contract made or not with its tokens, or the announcement that failed in its place."""
    if verdict is not None and verdict.wrong:
        clause, side = verdict.clauses[0], _side(told, one, verdict.side)
        yield _line(told, f"settle-caps-{verdict.judged}", clause, who=verdict.seat)
        yield _line(told, "settle-each-penalty", clause, side=side, count=one.payments[0].owed)
        return
    makers, bid, amount = contract.seat.side, told.bid(contract.amount), contract.amount
    took, side, clause = points[makers], _side(told, one, makers), one.clauses[1]
    exactly = "-exactly" if took == amount else ""
    key = f"settle-made{exactly}" if one.made else "settle-failed"
    yield _line(told, key, one.clauses[0], side=side, bid=bid, points=took)
    announced = verdict is not None and verdict.side == makers
    each = min(paid.owed for paid in one.payments) - (one.bonus if announced else 0)
    yield _line(told, "settle-each-made" if one.made else "settle-each-failed", clause, side=side, count=each)
    if verdict is not None and one.bonus:
        yield _line(told, f"settle-caps-{verdict.judged}", verdict.clauses[0], who=verdict.seat, count=one.bonus)


def _paid(told: Words, one: Settlement) -> Iterator[Line]:
    """Who could not pay all that was owed, and the tokens after the deal."""
    for paid in one.payments:
        if paid.moved < paid.owed:
            payer, to = _side(told, one, paid.payer), _side(told, one, paid.to)
            yield _line(told, "settle-each-short", "score.remainder", side=payer, to=to, count=paid.moved)
    held = [
        told.say("settle-side-tokens", side=_side(told, one, side), count=count) for side, count in one.after.items()
    ]
    yield _line(told, "settle-each-tokens", "match.tokens", held=told.list(held))
    winner = one.winner
    if winner is not None:
        yield _line(told, "settle-match", "score.match", side=_side(told, one, winner))
