"""Tokens: what a deal that was played out costs and brings, Caps included.

>>> award(200), award(160), award(250), award(None)
((2, 3), (1, 2), (3, 4), (4, 5))
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.profiles import Profile, load_profile
from tutor.rules.caps import CapsVerdict
from tutor.seats import SIDES, other_side

if TYPE_CHECKING:
    from tutor.rules.deal import Deal


@dataclass(frozen=True, slots=True)
class Settlement:
    """The tokens of one deal. ``owed`` is what the rules ask, ``moved`` what could be paid (``score.remainder``).

    ``to`` is the side that receives, ``None`` when nothing moves; ``made`` tells whether the contract was made
    (``None`` where that was not asked); ``clauses`` are the rules that decided.
    """

    before: dict[str, int]
    to: str | None
    owed: int
    moved: int
    after: dict[str, int]
    made: bool | None
    clauses: tuple[str, ...]

    @property
    def match_over(self) -> bool:
        """Does one side hold all tokens now (``score.match``)?"""
        return 0 in self.after.values()


def award(amount: int | None, profile: Profile | None = None) -> tuple[int, int]:
    """Tokens won and tokens lost at a contract (``None``: Partner Close Caps), by ``score.table``."""
    if amount is None:
        table = profile or load_profile()
        return table.pcc_won, table.pcc_lost
    if amount < 200:
        return 1, 2
    if amount < 250:
        return 2, 3
    return 3, 4


def wrong_caps(amount: int | None, lost_after: bool, profile: Profile) -> int:
    """Tokens that Wrong Caps costs at a contract (``caps.penalty``); ``lost_after``: a trick was lost after the call.

    >>> wrong_caps(160, False, load_profile()), wrong_caps(160, True, load_profile())
    (2, 5)
    """
    if lost_after:
        return 5
    return 2 if profile.caps_penalty == "two-or-five" else award(amount, profile)[1] + 1


def _unmoved(deal: Deal) -> Settlement:
    tokens = deal.tokens
    return Settlement(tokens, None, 0, 0, dict(tokens), None, ())


def settle(deal: Deal, verdict: CapsVerdict | None) -> Settlement:
    """Settle a deal: the table, or what Caps adds to it or puts in its place (``score.caps``).

    A deal that is not over, or ended without a score, moves nothing.
    """
    contract, play = deal.contract, deal.play
    if deal.ended != "played" or contract is None or play is None:
        return _unmoved(deal)
    makers = contract.seat.side
    if contract.is_pcc:
        made = all(one.winner == contract.seat for one in play.tricks)
        decided: tuple[str, ...] = ("pcc.alone", "score.table")
    else:
        made = deal.points[makers] >= (contract.amount or 0)
        decided = ("score.made", "score.table")
    won, lost = award(contract.amount, deal.profile)
    to, owed = (makers, won) if made else (other_side(makers), lost)
    if verdict is not None and verdict.wrong:
        to, owed = other_side(verdict.side), wrong_caps(contract.amount, verdict.lost_after, deal.profile)
        decided = verdict.clauses
    elif verdict is not None:
        bonus = verdict.judged == "bonus" and to == verdict.side
        owed += 1 if bonus else 0
        decided = (*decided, *verdict.clauses)
    before = deal.tokens
    moved = min(owed, before[other_side(to)])
    if moved < owed:
        decided = (*decided, "score.remainder")
    after = {side: before[side] + (moved if side == to else -moved) for side in SIDES}
    if 0 in after.values():
        decided = (*decided, "score.match")
    return Settlement(before, to, owed, moved, after, made, decided)
