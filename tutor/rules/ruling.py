"""Rulings: allowed or not, the clauses that decide, and the witness that proves it.

A ruling never holds a sentence. ``tutor.wording`` makes sentences from a reason's id, its clause and its witness,
in the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutor.cards import Card
from tutor.clauses import CLAUSES
from tutor.rules.actions import Action
from tutor.seats import Seat


@dataclass(frozen=True, slots=True)
class Limit:
    """The least or the most that would be allowed: a number of card points."""

    kind: str  # "least", "most" or "step"
    points: int


@dataclass(frozen=True, slots=True)
class StandingBid:
    """The bid that stands in the way: who made it, at what (``None`` for Partner Close Caps)."""

    seat: Seat
    amount: int | None


@dataclass(frozen=True, slots=True)
class LostTrick:
    """A trick that the other side won, by number (1-8)."""

    number: int
    winner: Seat


@dataclass(frozen=True, slots=True)
class Someone:
    """A seat that the reason points at, and why (``"turn"``, ``"maker"``, ``"eldest"``, ``"caller"``)."""

    role: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Count:
    """A number that the reason counts with, by the name its words use (``"points"``, ``"count"`` of tokens)."""

    of: str
    number: int


@dataclass(frozen=True, slots=True)
class Party:
    """A side that the reason speaks of, by the name its words use (``"side"``), ``"NS"`` or ``"EW"``."""

    role: str
    side: str


Witness = Card | Limit | StandingBid | LostTrick | Someone | Count | Party
"""What proves a reason: a card that could have followed, the standing bid, the trick that was lost ..."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is allowed or not: ``id`` is the key of its words, ``clause`` the rule, ``witness`` the proof."""

    id: str
    clause: str
    witness: tuple[Witness, ...] = ()

    def __post_init__(self) -> None:
        if self.clause not in CLAUSES:
            raise ValueError(f"reason {self.id!r} cites {self.clause!r}, which is no clause")


@dataclass(frozen=True, slots=True)
class Ruling:
    """The engine's answer about one action of one seat.

    ``folded`` says whether a card would fall face down. A ruling is true when the action is allowed:

    >>> bool(Ruling(True)), Ruling(False, (Reason("no-card", "procedure.not-held"),)).clauses
    (True, ('procedure.not-held',))
    """

    allowed: bool
    reasons: tuple[Reason, ...] = ()
    folded: bool = False

    def __bool__(self) -> bool:
        return self.allowed

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clause ids that decide, in order, each once."""
        return tuple(dict.fromkeys(reason.clause for reason in self.reasons))

    @property
    def witness(self) -> tuple[Witness, ...]:
        """All witnesses of all reasons, in order, each once."""
        return tuple(dict.fromkeys(one for reason in self.reasons for one in reason.witness))


class IllegalAction(ValueError):
    """An action that breaks a rule was acted on. ``ruling`` says which; the deal is unchanged."""

    def __init__(self, seat: Seat, action: Action, ruling: Ruling) -> None:
        super().__init__(f"{seat} may not do {action!r}: {', '.join(ruling.clauses)}")
        self.seat = seat
        self.action = action
        self.ruling = ruling


ALLOWED: Final = Ruling(True)


def refuse(*reasons: Reason) -> Ruling:
    """A ruling that refuses for these reasons."""
    return Ruling(False, reasons)
