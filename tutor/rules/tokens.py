"""Tokens: what a deal that was played out costs and brings, Caps included.

>>> award(200), award(160), award(250), award(None)
((2, 3), (1, 2), (3, 4), (4, 5))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tutor.clauses import holding
from tutor.profiles import Profile, load_profile
from tutor.rules.caps import CapsVerdict
from tutor.seats import Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal


class Payment(NamedTuple):
    """Tokens from one side to another: ``owed`` by the rules, and ``moved`` as far as there were any."""

    payer: str
    to: str
    owed: int
    moved: int = 0


@dataclass(frozen=True, slots=True)
class Settlement:
    """The tokens of one deal. ``owed`` is what the rules ask, ``moved`` what could be paid (``score.remainder``).

    ``to`` is the side that receives, ``None`` when nothing moves or several receive; ``made`` tells whether the
    contract was made (``None`` where that was not asked); ``clauses`` are the rules that decided. ``payments`` are who
    pays whom: one of them between two sides, one with every other side where more play. ``bonus`` is what a right Caps
    call added to each payment to its side.
    """

    before: dict[str, int]
    to: str | None
    owed: int
    moved: int
    after: dict[str, int]
    made: bool | None
    clauses: tuple[str, ...]
    payments: tuple[Payment, ...] = ()
    bonus: int = 0

    @property
    def winner(self) -> str | None:
        """The side that holds all tokens now (``score.match``)."""
        return holder_of_all(self.after)

    @property
    def match_over(self) -> bool:
        """Is the match over?"""
        return self.winner is not None


def holder_of_all(tokens: Mapping[str, int]) -> str | None:
    """The side that holds every token, ``None`` while others have some (``score.match``).

    >>> holder_of_all({"NS": 0, "SE-NW": 33, "NE-SW": 0})
    'SE-NW'
    """
    some = [side for side, count in tokens.items() if count]
    return some[0] if len(some) == 1 else None


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
    if profile.caps == "before-play":
        return profile.caps_before_lost
    if lost_after:
        return 5
    return 2 if profile.caps_penalty == "two-or-five" else award(amount, profile)[1] + 1


def bonus_of(verdict: CapsVerdict | None, profile: Profile) -> int:
    """Tokens that a right call adds to what its side receives (``caps.early-bonus``, ``score.caps``)."""
    if verdict is None or verdict.judged not in ("bonus", "announced"):
        return 0
    return 1 if verdict.judged == "bonus" else profile.caps_before_won


def _unmoved(deal: Deal) -> Settlement:
    tokens = deal.tokens
    return Settlement(tokens, None, 0, 0, dict(tokens), None, ())


def settle(deal: Deal, verdict: CapsVerdict | None) -> Settlement:
    """Settle a deal: the table, or what Caps adds to it or puts in its place (``score.caps``).

    The maker's side, or one that called Caps wrongly, settles with every other side (``club.score``). A deal that is
    not over, or ended without a score, moves nothing.
    """
    contract, play = deal.contract, deal.play
    if deal.ended != "played" or contract is None or play is None:
        return _unmoved(deal)
    makers, table = contract.seat.side, holding(deal.profile.name, "score.table", "club.score")
    if contract.is_pcc:
        made = all(one.winner == contract.seat for one in play.tricks)
        decided: tuple[str, ...] = ("pcc.alone", table)
    else:
        made = deal.points[makers] >= (contract.amount or 0)
        decided = ("score.made", table)
    won, lost = award(contract.amount, deal.profile)
    if verdict is not None and verdict.wrong:
        penalty = wrong_caps(contract.amount, verdict.lost_after, deal.profile)
        owed = [Payment(verdict.side, side, penalty) for side in _others(deal, verdict.seat)]
        decided = verdict.clauses
    else:
        others = _others(deal, contract.seat)
        owed = [Payment(side, makers, won) if made else Payment(makers, side, lost) for side in others]
    bonus = 0
    if verdict is not None and not verdict.wrong:
        bonus = bonus_of(verdict, deal.profile)
        owed = [one._replace(owed=one.owed + bonus) if one.to == verdict.side else one for one in owed]
        decided = (*decided, *verdict.clauses)
    return _settled(deal.tokens, pay(owed, deal.tokens), made, decided, bonus)


def _others(deal: Deal, seat: Seat) -> list[str]:
    """Every other side, in the order of play from this seat on."""
    return list(dict.fromkeys(one.side for one in deal.profile.form.seating.from_seat(seat) if one.side != seat.side))


def pay(owed: Sequence[Payment], tokens: Mapping[str, int]) -> tuple[Payment, ...]:
    """What can be paid of what is owed: token by token in turn, as long as the payer has any (``score.remainder``).

    >>> [one.moved for one in pay([Payment("NS", "SE-NW", 3), Payment("NS", "NE-SW", 3)], {"NS": 5})]
    [3, 2]
    """
    purse, moved = dict(tokens), [0] * len(owed)
    for count in range(max((one.owed for one in owed), default=0)):
        for at, one in enumerate(owed):
            if count < one.owed and purse[one.payer]:
                purse[one.payer] -= 1
                moved[at] += 1
    return tuple(one._replace(moved=count) for one, count in zip(owed, moved, strict=True))


def _settled(
    before: dict[str, int], paid: tuple[Payment, ...], made: bool, decided: tuple[str, ...], bonus: int
) -> Settlement:
    """The tokens after what was paid; the clauses of a debt and of a match that is over come last."""
    after, owed, moved = dict(before), sum(one.owed for one in paid), sum(one.moved for one in paid)
    for one in paid:
        after[one.payer] -= one.moved
        after[one.to] += one.moved
    receivers = {one.to: None for one in paid}
    if moved < owed:
        decided = (*decided, "score.remainder")
    if holder_of_all(after) is not None:
        decided = (*decided, "score.match")
    to = next(iter(receivers)) if len(receivers) == 1 else None
    return Settlement(before, to, owed, moved, after, made, decided, paid, bonus)
