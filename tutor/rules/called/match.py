"""A match of a called game: eleven deals with running scores, and who has the highest total (``call.match``).

>>> match = ScoreMatch.start("W", "call-partner")
>>> match.number, match.over, match.winners
(1, False, ())
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.profiles import Profile, load_profile
from tutor.rules.called.score import Scores
from tutor.seats import Seat
from tutor.seats import seat as read_seat

if TYPE_CHECKING:
    from tutor.rules.deal import Deal


@dataclass(frozen=True)
class ScoreMatch:
    """Where a match stands between two deals: who deals next, how many deals are played, the scores in seat order."""

    profile: Profile
    dealer: Seat
    played: int
    totals: tuple[int, ...]

    @classmethod
    def start(cls, dealer: str, profile: Profile | str) -> ScoreMatch:
        """A new match: nobody has a score. Raises ``ValueError`` for a game that counts tokens."""
        table = load_profile(profile)
        if not table.form.deals:
            raise ValueError(f"a match of {table.name} counts tokens, not deals")
        return cls(table, read_seat(dealer), 0, (0,) * len(table.form.seating.order))

    @property
    def number(self) -> int:
        """The number of the next deal, from 1."""
        return self.played + 1

    @property
    def scores(self) -> dict[str, int]:
        """The running score of each seat."""
        return {str(one): total for one, total in zip(self.profile.form.seating.order, self.totals, strict=True)}

    @property
    def over(self) -> bool:
        """Have all deals of the match been played?"""
        return self.played >= self.profile.form.deals

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has the highest total when the match is over; equal totals share. Nobody before."""
        if not self.over:
            return ()
        return tuple(one for one in self.profile.form.seating.order if self.scores[one] == max(self.totals))

    def after(self, deal: Deal, scored: Scores) -> ScoreMatch:
        """The match after a deal: the scores go up or down, and the deal passes on.

        Raises ``ValueError`` when the deal is not over, the match is, or the deal began with other scores.
        """
        if deal.ended is None:
            raise ValueError("this deal is not over yet")
        if self.over:
            raise ValueError(f"the match is over after {self.played} deals")
        if scored.before != self.scores:
            raise ValueError(f"this deal began with the scores {scored.before}, the match has {self.scores}")
        totals = tuple(scored.after[str(one)] for one in self.profile.form.seating.order)
        return ScoreMatch(self.profile, deal.game.next_dealer(deal), self.played + 1, totals)
