"""What a deal of a called game scores (``call.score``, ``widow.score``).

A marriage may lift a target above what the cards hold, or lower it below 0; it is compared as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.rules.state import NOBODY
from tutor.seats import SEATS

if TYPE_CHECKING:
    from tutor.rules.called.state import Called
    from tutor.rules.deal import Deal


@dataclass(frozen=True, slots=True)
class Scores:
    """The score of one deal, by seat letter.

    ``points`` are the card points of the maker's side, the widow included (0-304), ``target`` what it had to reach;
    ``slam`` tells whether an announced slam was made, ``None`` where none was announced; ``clauses`` decided. Nothing
    moves, and ``made`` is ``None``, while the deal goes on.
    """

    before: dict[str, int]
    moved: dict[str, int]
    after: dict[str, int]
    points: int
    target: int
    made: bool | None
    slam: bool | None
    clauses: tuple[str, ...]


def has_slam(called: Called) -> bool:
    """Has the maker's side won every trick so far?"""
    return all(called.is_theirs(one) for one in called.tricks)


def score(deal: Deal) -> Scores:
    """Score a deal: maker and partner gain or lose alike, the others get nothing (``call.score``)."""
    called, dealt, form = deal.position.called, deal.position.dealt, deal.profile.form
    before = {str(one): dealt.scores[one.place] if dealt.scores else 0 for one in form.seating.order}
    if called is None or deal.ended != "played":
        points, target = (called.points, called.target) if called is not None else (0, 0)
        return Scores(before, dict.fromkeys(before, 0), dict(before), points, target, None, None, ())
    made = called.points >= called.target
    slam = has_slam(called) if called.slam != NOBODY else None
    worth = (form.slam_score if slam else 1) if made else -1
    pair = {str(SEATS[one]) for one in (called.maker, called.holder) if one != NOBODY}
    moved = {one: worth if one in pair else 0 for one in before}
    after = {one: before[one] + moved[one] for one in before}
    return Scores(before, moved, after, called.points, called.target, made, slam, _clauses(called, form.partners, slam))


def _clauses(called: Called, partners: str, slam: bool | None) -> tuple[str, ...]:
    """The rules that had a part in the score, the main one first."""
    found = ["call.score"] if partners == "called" else ["call.score", "widow.score", "widow.exchange"]
    if called.marriages:
        found.append("call.marriage")
    if called.alone:
        found.append("call.alone")
    if slam is not None:
        found.append("call.slam")
    return tuple(found)
