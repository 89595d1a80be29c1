"""What a deal asks of the game that is played: one value of functions for each kind of game (``Profile.form``).

A :class:`tutor.rules.deal.Deal` is a chain of positions and knows no rule: its game judges, lists, steps and looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.rules.actions import Action
from tutor.rules.events import Event
from tutor.rules.ruling import Ruling
from tutor.rules.state import Dealt, Position
from tutor.seats import Seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal
    from tutor.rules.view import View

Step = tuple[Position, tuple[Event, ...]]
"""The next position, and what happened."""


class Game(NamedTuple):
    """One kind of game. ``rules`` and ``steps`` are looked up by the type of an action; both know every action."""

    rules: Mapping[type, Callable[[Position, Seat, Any], Ruling]]
    """Which function judges which action, without changing anything."""
    steps: Mapping[type, Callable[[Position, Seat, Any, Ruling], Step]]
    """What a legal action brings."""
    candidates: Callable[[Deal, Seat], tuple[Action, ...]]
    """The actions worth judging for a seat now: what it may do, and what a learner might try."""
    opening: Callable[[Dealt], Position]
    """The position before the first action."""
    view: Callable[[Deal, Seat], View]
    """All that one seat may know."""
    points: Callable[[Deal], dict[str, int]]
    """Card points in the finished tricks, by the name of who has them."""
    next_dealer: Callable[[Deal], Seat]
    """Who deals after a deal that is over."""
