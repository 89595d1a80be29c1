"""What a finished deal costs and brings, claim by claim: is the contract made, which tokens move, is the match over?

``tutor.rules.tokens`` settles; here a claim about its outcome is judged with the reasons, and a wrong one gets the slip
that it comes from: the bonus forgotten, the other column of the table, a debt that nobody has to pay.

>>> import random
>>> from tutor.rules.playout import random_whole
>>> one = reckon(random_whole(random.Random(7)), None)
>>> one.settlement.made, one.moved, rule_moved(one, one.moved).allowed
(False, ('NS', 4), True)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutor.clauses import holding
from tutor.rules.auction import FIRST_LEAST, LATER_LEAST
from tutor.rules.caps import CapsVerdict
from tutor.rules.deal import Deal
from tutor.rules.ruling import Count, Party, Reason, Ruling, StandingBid, refuse
from tutor.rules.state import Contract
from tutor.rules.tokens import Settlement, award, bonus_of, settle
from tutor.rules.trick import HIGH_BID
from tutor.seats import other_side

Move = tuple[str | None, int]
"""Tokens that change hands: to which side (``None``: to nobody), how many."""

_UNMOVED: Final = {
    "all-pass": Reason("tokens-all-pass", "auction.all-pass"),
    "redeal": Reason("tokens-redeal", "deal.low-hand"),
    "spoilt": Reason("tokens-spoilt", "trump.spoilt"),
}
_ROWS: Final = (FIRST_LEAST, LATER_LEAST, HIGH_BID, None)


@dataclass(frozen=True)
class Reckoning:
    """A finished deal with the verdict on Caps and its settlement; made by :func:`reckon`."""

    deal: Deal
    verdict: CapsVerdict | None
    settlement: Settlement

    @property
    def contract(self) -> Contract:
        """The contract. Raises ``ValueError`` where nobody has bid."""
        if self.deal.contract is None:
            raise ValueError("nobody has bid in this deal")
        return self.deal.contract

    @property
    def moved(self) -> Move:
        """The tokens that really move."""
        return self.settlement.to, self.settlement.moved

    @property
    def by_bid(self) -> Move:
        """What the contract alone would move, without Caps and were there tokens enough."""
        won, lost = award(self.contract.amount, self.deal.profile)
        makers = self.contract.seat.side
        return (makers, won) if self.settlement.made else (other_side(makers), lost)


def reckon(deal: Deal, verdict: CapsVerdict | None) -> Reckoning:
    """Settle a deal that is over. Raises ``ValueError`` while it goes on."""
    if deal.ended is None:
        raise ValueError("this deal is not over yet")
    return Reckoning(deal, verdict, settle(deal, verdict))


# -- what is so --------------------------------------------------------------------------------------------------------


def _made(one: Reckoning) -> Reason:
    """Was the contract made, and by how much (``score.made``, ``pcc.alone``)?"""
    seat, amount = one.contract
    standing, side = StandingBid(seat, amount), Party("side", seat.side)
    if amount is None:
        return Reason("tokens-pcc-made" if one.settlement.made else "tokens-pcc-failed", "pcc.alone", (standing,))
    points = one.deal.points[seat.side]
    proof = (standing, side, Count("points", points))
    if one.settlement.made:
        return Reason("tokens-exactly" if points == amount else "tokens-made", "score.made", proof)
    return Reason("tokens-one-short" if points == amount - 1 else "tokens-failed", "score.made", proof)


def _rates(one: Reckoning) -> str:
    """The clause that says what a contract is worth."""
    return holding(one.deal.profile.name, "score.table", "club.score")


def _table(one: Reckoning) -> Reason:
    """What the table gives for the contract, made or failed (``score.table``)."""
    proof = (StandingBid(*one.contract), Count("count", one.by_bid[1]))
    return Reason("tokens-won" if one.settlement.made else "tokens-lost", _rates(one), proof)


def _penalty(one: Reckoning, verdict: CapsVerdict) -> Reason:
    """What Wrong Caps costs (``caps.penalty``)."""
    proof = (Party("side", other_side(verdict.side)), Count("count", one.settlement.owed))
    if not verdict.lost_after and one.deal.profile.caps_penalty != "two-or-five":
        return Reason("tokens-penalty-bid", "caps.penalty", proof)
    return Reason("tokens-penalty-lost" if verdict.lost_after else "tokens-penalty", "caps.penalty", proof)


def _announced(one: Reckoning, verdict: CapsVerdict) -> Reason:
    """What all tricks announced before the play bring or cost (``score.caps``, ``club.score``)."""
    if verdict.judged == "failed":
        proof = (Party("side", other_side(verdict.side)), Count("count", one.settlement.owed))
        return Reason("tokens-announced-failed", verdict.clauses[0], proof)
    return Reason("tokens-announced", verdict.clauses[0], (Count("count", bonus_of(verdict, one.deal.profile)),))


def _caps(verdict: CapsVerdict) -> Reason:
    if verdict.judged == "too-early":
        return Reason("tokens-caps-early", "caps.too-early")
    if verdict.judged == "too-late":
        return Reason("tokens-caps-late", "caps.too-late")
    if verdict.judged == "missed":
        return Reason("tokens-caps-missed", "caps.missed")
    return Reason("tokens-bonus" if verdict.judged == "bonus" else "tokens-no-bonus", "caps.early-bonus")


def facts(one: Reckoning) -> tuple[Reason, ...]:
    """Why the tokens move as they do, step by step."""
    if one.deal.ended in _UNMOVED:
        return (_UNMOVED[one.deal.ended],)
    verdict, settlement = one.verdict, one.settlement
    if verdict is not None and verdict.judged == "failed":
        found = [_announced(one, verdict)]
    elif verdict is not None and verdict.wrong:
        found = [_caps(verdict), _penalty(one, verdict)]
    else:
        found = [_made(one), _table(one)]
        if verdict is not None and (settlement.to == verdict.side or verdict.judged == "correct"):
            found.append(_announced(one, verdict) if verdict.judged == "announced" else _caps(verdict))
    if settlement.moved < settlement.owed:
        found.append(Reason("tokens-remainder", "score.remainder", (Count("count", settlement.moved),)))
    return tuple(found)


# -- claims ------------------------------------------------------------------------------------------------------------


def rule_made(one: Reckoning) -> Ruling:
    """Was the contract made (``score.made``, ``pcc.alone``)? Raises ``ValueError`` for a deal not played out."""
    if one.settlement.made is None:
        raise ValueError("this deal was not played out")
    return Ruling(one.settlement.made, (_made(one),))


def rule_moved(one: Reckoning, claim: Move) -> Ruling:
    """Do these tokens move, no more and no less? A wrong claim gets the slip that leads to it."""
    return Ruling(True, facts(one)) if claim == one.moved else refuse(_slip(one, *claim))


def rule_after(one: Reckoning, side: str, count: int) -> Ruling:
    """Does this side hold so many tokens after the deal? A wrong claim gets the slip that leads to it."""
    change = count - one.settlement.before[side]
    claim: Move = (None, 0) if not change else (side if change > 0 else other_side(side), abs(change))
    return rule_moved(one, claim)


def rule_match(one: Reckoning, winner: str | None) -> Ruling:
    """Has this side won the match (``None``: does the match go on; ``score.match``)?"""
    settlement = one.settlement
    won = settlement.to if settlement.match_over else None
    if won is not None:
        reason = Reason("tokens-match-won", "score.match", (Party("side", won),))
    else:
        side = min(settlement.after, key=lambda each: settlement.after[each])
        reason = Reason("tokens-match-on", "score.match", (Party("side", side), Count("count", settlement.after[side])))
    return Ruling(winner == won, (reason,))


# -- slips -------------------------------------------------------------------------------------------------------------


def _slip(one: Reckoning, to: str | None, count: int) -> Reason:
    """Where a wrong claim goes wrong."""
    settlement, verdict = one.settlement, one.verdict
    if one.deal.ended in _UNMOVED:
        return _UNMOVED[one.deal.ended]
    if to is None:
        return Reason("tokens-slip-none", _rates(one), (Party("side", settlement.to or ""),))
    if verdict is not None and verdict.wrong:
        return _slip_in_caps(one, verdict, (to, count))
    if to != settlement.to:
        return _made(one)
    if settlement.moved < settlement.owed and count == settlement.owed:
        return _debt(one)
    if verdict is not None and verdict.judged == "bonus" and count == settlement.owed - 1:
        return Reason("tokens-slip-bonus", "caps.early-bonus")
    if verdict is not None and verdict.judged == "announced" and (to, count) == one.by_bid:
        return _announced(one, verdict)
    if verdict is not None and verdict.judged == "correct" and count == settlement.owed + 1:
        return Reason("tokens-slip-late-bonus", "caps.early-bonus")
    return _slip_in_table(one, count)


def _debt(one: Reckoning) -> Reason:
    proof = (Count("count", one.settlement.moved),)
    return Reason("tokens-slip-debt", "score.remainder", proof)


def _slip_in_caps(one: Reckoning, verdict: CapsVerdict, claim: Move) -> Reason:
    settlement = one.settlement
    if claim == one.by_bid:
        return Reason("tokens-slip-bid", verdict.clauses[-1], (Party("side", settlement.to or ""),))
    if claim[0] == settlement.to and settlement.moved < settlement.owed and claim[1] == settlement.owed:
        return _debt(one)
    return _announced(one, verdict) if verdict.judged == "failed" else _penalty(one, verdict)


def _slip_in_table(one: Reckoning, count: int) -> Reason:
    """The other column, another row, or a number that stands nowhere in the table."""
    amount, made, profile = one.contract.amount, one.settlement.made, one.deal.profile
    won, lost = award(amount, profile)
    if count == (lost if made else won):
        proof = (StandingBid(*one.contract), Count("count", won if made else lost))
        return Reason("tokens-slip-column-lost" if made else "tokens-slip-column-won", _rates(one), proof)
    if any(count == award(row, profile)[0 if made else 1] for row in _ROWS):
        proof = (StandingBid(*one.contract), Count("count", one.by_bid[1]))
        return Reason("tokens-slip-row", _rates(one), proof)
    return _table(one)
