"""The themes of the kind *bid*: which moments of an auction belong to each, and which hands are dealt for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from puzzles.making import DraftTheme
from tutor.rules.deal import Deal

Want = Literal["pass", "least", "more"]
"""Which call should be best: a pass (or asking partner), the least bid, or a higher one."""

_EARLY: Final[tuple[Want, ...]] = (*("pass",) * 4, *("least",) * 5, *("more",) * 5)
"""Each answer comes about as often as the others: a hand to pass on is found more often than others."""

_LATE: Final[tuple[Want, ...]] = ("pass", "least")
"""A bid above the least one is hardly ever better here, so none is offered."""


@dataclass(frozen=True)
class BidTheme(DraftTheme):
    """A theme of bids. ``fits`` says whether a moment belongs, ``turns`` when the seat may come to call (0: eldest).

    ``asks``: asking partner is among the choices; ``late``: it takes 200 or more to bid; ``strong``: what a hand must
    be worth by the rule of thumb for the least bid; ``eight``: the seat's own bid stands, on eight cards; ``wants``:
    the answers to draw, each as likely.
    """

    fits: Callable[[Deal], bool] = lambda deal: True
    turns: tuple[int, ...] = (0, 1, 2, 3)
    asks: bool = False
    late: bool = False
    strong: int = 160
    eight: bool = False
    wants: tuple[Want, ...] = _EARLY


def _spoken(deal: Deal) -> bool:
    assert deal.turn is not None
    return bool(deal.position.auction.spoken >> deal.turn.place & 1)


def _standing(deal: Deal) -> str:
    """Whose bid stands: ``none``, ``partner`` or ``other``."""
    if deal.contract is None or deal.turn is None:
        return "none"
    return "partner" if deal.contract.seat is deal.turn.partner else "other"


def _first(deal: Deal) -> bool:
    return _standing(deal) == "none" and not _spoken(deal)


def _against(deal: Deal) -> bool:
    return _standing(deal) == "other" and not _spoken(deal)


def _late(deal: Deal) -> bool:
    """Partner's bid stands, or the other side has bid over one's own call."""
    return _standing(deal) == "partner" or (_standing(deal) == "other" and _spoken(deal))


def _theme(
    id: str,
    share: float,
    levels: tuple[int, ...],
    weight: float,
    clause: str,
    fits: Callable[[Deal], bool],
    turns: tuple[int, ...] = (0, 1, 2, 3),
    asks: bool = False,
    late: bool = False,
    strong: int = 160,
    eight: bool = False,
    wants: tuple[Want, ...] = _EARLY,
) -> BidTheme:
    return BidTheme(id, {"one": share}, levels, weight, clause, True, fits, turns, asks, late, strong, eight, wants)


THEMES: Final[dict[str, BidTheme]] = {
    one.id: one
    for one in (
        _theme("bid-first", 16, (1, 2, 3), 0.0, "auction.bid", _first),
        _theme("bid-against", 3, (1, 2, 3), 0.08, "auction.bid", _against, (1, 2, 3), strong=180, wants=_LATE),
        _theme("bid-late", 3, (2, 3, 4), 0.2, "auction.later-call", _late, late=True, strong=200, wants=_LATE),
        _theme("bid-ask", 10, (2, 3, 4, 5), 0.18, "auction.ask-partner", _first, asks=True),
        _theme("bid-raise", 3, (3, 4, 5), 0.2, "second.bid", lambda deal: False, eight=True, wants=_LATE),
    )
}
"""Every theme by id, the easier ones first."""
