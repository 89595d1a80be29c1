"""The numbers of the kind *bid*: how often a contract is made, and what a call brings."""

from __future__ import annotations

from typing import Any

from puzzles.auction_calls import name_of
from puzzles.disguise import Disguise
from puzzles.model import Model
from tutor.solver.deals.bids import Outlook
from tutor.solver.judging import hundredths, percent
from tutor.solver.noise import Sampled


class Share(Model):
    """How often the seat's side makes a contract with a trump suit, in percent, with the ends of the 95 % interval."""

    suit: str
    contract: int
    value: int
    low: int
    high: int

    def disguised(self, disguise: Disguise, **done: Any) -> Share:
        """The suit is changed."""
        return super().disguised(disguise, suit=disguise.suit(self.suit), **done)


class Worth(Model):
    """What a call brings the seat's side on average, in hundredths of a token, with the ends of the 95 % interval."""

    call: str
    value: int
    low: int
    high: int

    def disguised(self, disguise: Disguise, **done: Any) -> Worth:
        """A call stays what it is."""
        return super().disguised(disguise, call=self.call, **done)


class Numbers(Model):
    """What the answer rests on: so many different deals, as good as ``effective`` ones that fit the calls evenly, the
    chances of the seat's suits, and the tokens of every call."""

    deals: int
    effective: int
    chances: tuple[Share, ...]
    calls: tuple[Worth, ...]


def numbers_of(found: Outlook) -> Numbers:
    """The numbers of an outlook, rounded."""

    def ends(one: Sampled, scale: Any) -> dict[str, int]:
        return {"value": scale(one.value), "low": scale(one.low), "high": scale(one.high)}

    return Numbers(
        deals=found.deals,
        effective=found.effective,
        chances=tuple(
            Share(suit=suit, contract=contract, **ends(found.chance(suit, contract), percent))
            for suit, contract in found.made
        ),
        calls=tuple(Worth(call=name_of(one), **ends(found.tokens(one), hundredths)) for one in found.rows),
    )
