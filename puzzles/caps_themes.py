"""The themes of the two kinds about Caps: who asks, what is known of the trump, when the question comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from puzzles.caps_boards import Plan
from puzzles.making import DraftTheme
from puzzles.model import LEVELS

Pace = Literal["lead", "turn", "last"]
"""When the question comes in each trick: before its first card, at the seat's own turn, before its last card."""

STRENGTHS: Final = ((3, 4), (4, 4), (5, 3), (5, 2))
"""High trumps and other high cards that a seat is dealt, all as often."""

WEAK: Final = ((2, 4), (3, 2), (3, 4), (4, 2), (5, 2))
"""The same where the claim rests on partner, too."""

_MAKER, _OPENED, _HIGH = Plan("maker"), Plan("maker", opened=True), Plan("maker", high=True)
_PARTNER, _PARTNER_OPEN = Plan("partner"), Plan("partner", opened=True)
_DEFENDER, _DEFENDER_OPEN = Plan("defender"), Plan("defender", opened=True)
_OWN_TURN: Final[tuple[Pace, ...]] = ("lead", "turn", "turn")


@dataclass(frozen=True)
class CapsTheme(DraftTheme):
    """A theme about Caps: one of the ``plans`` is taken, and one of the ``strengths``.

    A moment is asked for at one of the ``paces``, from one of the tricks ``first`` on. An order is asked for with so
    many ``cards`` at most, and so often (``traps``, 0-1) that the plain one fails.
    """

    plans: tuple[Plan, ...] = (_MAKER,)
    strengths: tuple[tuple[int, int], ...] = STRENGTHS
    paces: tuple[Pace, ...] = _OWN_TURN
    first: tuple[int, ...] = (1, 2, 3, 4)
    cards: int = 8
    traps: float = 0.55


def _theme(
    id: str,
    share: float,
    weight: float,
    plans: tuple[Plan, ...],
    first: tuple[int, ...] = (1, 2, 3, 4),
    paces: tuple[Pace, ...] = _OWN_TURN,
    levels: tuple[int, ...] = LEVELS,
    clause: str = "caps.due",
) -> CapsTheme:
    return CapsTheme(id, {"one": share}, levels, weight, clause, memory=True, plans=plans, paces=paces, first=first)


MOMENTS: Final[dict[str, CapsTheme]] = {
    one.id: one
    for one in (
        _theme("caps-maker", 14, 0.0, (_MAKER,)),
        _theme("caps-opened", 10, 0.0, (_OPENED,)),
        _theme("caps-high", 8, 0.0, (_HIGH,)),
        _theme("caps-partner", 12, 0.05, (_PARTNER, _PARTNER_OPEN), (2, 3, 4)),
        _theme("caps-defender", 8, 0.1, (_DEFENDER,), (2, 3, 4), levels=(2, 3, 4, 5)),
        _theme("caps-against-open", 10, 0.05, (_DEFENDER_OPEN,), levels=(2, 3, 4, 5)),
        _theme("caps-between", 10, 0.05, (_MAKER, _OPENED, _PARTNER_OPEN), paces=("last",), clause="caps.window"),
        _theme("caps-border", 10, 0.0, (_MAKER, _OPENED, _HIGH), (4,), levels=(1, 2, 3), clause="caps.early-bonus"),
    )
}
"""Every theme of *Caps moment* by id."""


LONG: Final = ((3, 2), (3, 4), (4, 2), (5, 2))
"""The same for a defender, whose call is due with long trumps only."""

SHORT: Final = ((2, 4), (3, 2), (3, 4))
"""The same for a call that is due late: after it has been due early there is nothing to ask."""


def _order(
    id: str,
    share: float,
    plans: tuple[Plan, ...],
    strengths: tuple[tuple[int, int], ...] = WEAK,
    cards: int = 8,
    levels: tuple[int, ...] = LEVELS,
) -> CapsTheme:
    return CapsTheme(id, {"order": share}, levels, 0.0, "caps.due", True, plans=plans, strengths=strengths, cards=cards)


ORDERS: Final[dict[str, CapsTheme]] = {
    one.id: one
    for one in (
        _order("order-closed", 12, (_MAKER,)),
        _order("order-opened", 12, (_OPENED, _HIGH)),
        _order("order-partner", 14, (_PARTNER, _PARTNER_OPEN)),
        _order("order-defender", 10, (_DEFENDER, _DEFENDER_OPEN), LONG),
        _order("order-last", 8, (_MAKER, _OPENED, _PARTNER_OPEN, _DEFENDER_OPEN), SHORT, 4, (1, 2, 3, 4)),
    )
}
"""Every theme of *Caps order* by id."""
