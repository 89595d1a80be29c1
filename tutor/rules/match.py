"""A match: deals until one side holds all tokens (``match.tokens``, ``deal.next-dealer``, ``score.match``).

Where three or four sides play, one without tokens plays on: it pays nothing, and may win some back.

>>> Match.start("W").tokens
{'NS': 11, 'EW': 11}
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tutor.profiles import Profile, load_profile
from tutor.rules.deal import Deal
from tutor.rules.ruling import Reason, Ruling, Someone
from tutor.rules.tokens import Settlement, holder_of_all
from tutor.seats import Seat
from tutor.seats import seat as read_seat


@dataclass(frozen=True)
class Match:
    """Where a match stands between two deals: who deals next and the tokens of each side."""

    profile: Profile
    dealer: Seat
    held: tuple[int, ...]
    """Tokens of each side, in the order of ``Seating.sides``."""

    @classmethod
    def start(cls, dealer: str, profile: Profile | str | dict[str, Any] = "sri-lankan") -> Match:
        """A new match; each side starts with the profile's tokens (11)."""
        table = load_profile(profile)
        return cls(table, read_seat(dealer), (table.start_tokens,) * len(table.form.seating.sides))

    @property
    def tokens(self) -> dict[str, int]:
        """Tokens of each side."""
        return dict(zip(self.profile.form.seating.sides, self.held, strict=True))

    @property
    def winner(self) -> str | None:
        """The side that holds all tokens, ``None`` while the match goes on (``score.match``)."""
        return holder_of_all(self.tokens)

    def after(self, deal: Deal, settlement: Settlement) -> Match:
        """The match after a deal that is over.

        The deal passes to the dealer's right, except that the same dealer deals again after a redeal, and after spoilt
        trumps where the profile says so (``deal.next-dealer``, ``deal.low-hand``, ``trump.spoilt``). Raises
        ``ValueError`` when the deal is not over or the match is.
        """
        if deal.ended is None:
            raise ValueError("this deal is not over yet")
        if self.winner is not None:
            raise ValueError(f"the match is over: {self.winner} holds all tokens")
        return Match(self.profile, next_dealer(deal), tuple(settlement.after.values()))


def next_dealer(deal: Deal) -> Seat:
    """Who deals after this deal (``deal.next-dealer``, ``deal.low-hand``, ``trump.spoilt``, ``auction.all-pass``)."""
    return deal.game.next_dealer(deal)


_ENDS: Final = {"redeal": "deal.low-hand", "spoilt": "trump.spoilt", "all-pass": "auction.all-pass"}
"""The clause that says who deals next, by how a deal ended; after one that was played it is ``deal.next-dealer``."""


def rule_dealer(deal: Deal, seat: str) -> Ruling:
    """Does this seat deal next? For a deal of two partnerships that is over (``ValueError`` before).

    >>> import random
    >>> from tutor.rules.playout import random_whole
    >>> deal = random_whole(random.Random(7))
    >>> deal.dealer, [one for one in "SENW" if rule_dealer(deal, one)]
    (Seat('N'), ['W'])
    """
    if deal.ended is None:
        raise ValueError("this deal is not over yet")
    dealer, clause = next_dealer(deal), _ENDS.get(deal.ended, "deal.next-dealer")
    reason = Reason("deals-again" if dealer is deal.dealer else "deals-next", clause, (Someone("dealer", dealer),))
    return Ruling(read_seat(seat) is dealer, (reason,))
