"""What texts are filled with: the numbers of the rules, and the witness of a reason."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tutor.cards import Card
from tutor.clauses import CLAUSES
from tutor.languages import Named, Value
from tutor.profiles import Profile, load_profile
from tutor.rules.auction import FIRST_LEAST, LATER_LEAST, LOW_HAND, MOST
from tutor.rules.ruling import Count, Limit, LostTrick, Party, Reason, Someone, StandingBid
from tutor.rules.tokens import award
from tutor.rules.trick import HIGH_BID
from tutor.seats import Seat

if TYPE_CHECKING:
    from tutor.wording.texts import Words

Argument = str | int | Seat | Card | Named | Sequence[Card] | Sequence[Seat]
"""What a text can be filled with: text, a number, a yes or no (bool), a seat, a card, several cards or seats."""

LAST_IS_INDICATOR: Final = frozenset({"no-hand-cut", "indicator-must-cut", "must-open-first", "loses-indicator"})
"""Reasons whose last card of witness is the maker's indicator."""


@functools.cache
def numbers(profile: Profile) -> dict[str, Value]:
    """The numbers of the rules and the settings of a profile, for every text about rules."""
    found: dict[str, Value] = {
        "first_least": FIRST_LEAST,
        "later_least": LATER_LEAST,
        "second_least": profile.second_auction_least,
        "high_bid": HIGH_BID,
        "most": MOST,
        "low_hand": LOW_HAND,
        "tokens": profile.start_tokens,
        "all_tokens": len(profile.form.seating.sides) * profile.start_tokens,
    }
    for name, amount in (("low", FIRST_LEAST), ("mid", LATER_LEAST), ("high", HIGH_BID), ("pcc", None)):
        found[f"won_{name}"], found[f"lost_{name}"] = award(amount, profile)
    for name, setting in profile.model_dump(exclude={"name"}).items():
        found[name] = switch(setting) if isinstance(setting, bool) else setting
    return found


def table_of(clause: str) -> Profile:
    """The table by whose numbers a clause is told: the default one, or the first that has it.

    >>> table_of("club.score").name, table_of("score.made").name
    ('club', 'sri-lankan')
    """
    return load_profile(CLAUSES[clause].profiles[0])


def switch(on: bool) -> str:
    """A yes or no as a text selects it."""
    return "yes" if on else "no"


def witness(told: Words, one: Reason) -> dict[str, Argument]:
    """The witness of a reason as arguments of its text."""
    args: dict[str, Argument] = {}
    some = [each for each in one.witness if isinstance(each, Card)]
    if some and one.id in LAST_IS_INDICATOR:
        args["indicator"] = some.pop()
    if some:
        suit, points = told.named_suit(some[0].suit), sum(each.points for each in some)
        args |= {"card": some[0], "cards": some, "suit": suit, "points": points}
    for each in one.witness:
        if isinstance(each, Limit):
            args["limit"] = each.points
        elif isinstance(each, StandingBid):
            args |= {"bidder": each.seat, "bid": told.bid(each.amount)}
        elif isinstance(each, LostTrick):
            args |= {"trick": each.number, "winner": each.winner}
        elif isinstance(each, Someone):
            args[each.role] = each.seat
        elif isinstance(each, Count):
            mean = each.of.startswith("mean_")
            args[each.of.removeprefix("mean_")] = told.hundredths(each.number) if mean else each.number
        elif isinstance(each, Party):
            args[each.role] = told.named_side(each.side)
    return args
