"""The kind *auction* at the club: one auction, in which a pass puts out and no later bid has to be 200.

Some tables of the club call again on eight cards; one theme is about those.

>>> puzzle = KIND.make(7, mode="every")
>>> puzzle.question.of, KIND.grade(puzzle, puzzle.answers.best).right
('call', True)
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final, Literal

from puzzles.auction import ASKS, WEIGHTS, drafts
from puzzles.auction_hints import HINTS as BASE_HINTS
from puzzles.auction_themes import THEMES as BASE
from puzzles.auction_themes import CallTheme
from puzzles.calling import CallPlan
from puzzles.club import CLUB, PROFILE
from puzzles.making import JudgedPuzzle, Maker, register
from tutor.profiles import Profile
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, NOBODY

NAME: Final = "club-auction"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

EIGHT: Final[Profile] = CLUB.other("second_auction", True)
"""The club table with an auction on eight cards."""

HINTS: Final = (*BASE_HINTS, "hint-auction-out")
"""Every id of a hint of this kind."""


class ClubAuction(JudgedPuzzle):
    """A puzzle of the kind *auction* at the club."""

    kind: Literal["club-auction"] = NAME


def _out(deal: Deal) -> bool:
    """Has a pass put the seat on turn out?"""
    calls = deal.position.auction
    return deal.phase == AUCTION and calls.asker == NOBODY and bool(calls.out >> calls.turn & 1)


def _again(deal: Deal) -> bool:
    """May the seat on turn bid again, or over partner, and below 200, since the club wants no 200 for that?"""
    calls = deal.position.auction
    if deal.phase != AUCTION or calls.asker != NOBODY or calls.bidder == NOBODY or calls.amount >= 190 or _out(deal):
        return False
    return bool(calls.spoken >> calls.turn & 1) or calls.bidder == (calls.turn + 2) % 4


def _at(theme: CallTheme, profile: Profile = CLUB, **changes: Any) -> CallTheme:
    """A Sri Lankan theme with its auctions at the club."""
    return replace(theme, **{"plans": tuple(replace(one, profile=profile) for one in theme.plans), **changes})


_BOLD: Final = CallPlan(bold=110, partner=0.5, profile=CLUB)
_ASKS: Final = CallPlan(bold=60, asks=0.25, partner=0.3, profile=CLUB)

THEMES: Final[dict[str, CallTheme]] = {
    one.id: one
    for one in (
        _at(BASE["call-least"]),
        CallTheme(
            "call-free",
            {"every": 10, "one": 8},
            (2, 3),
            0.1,
            "club.auction.pass-out",
            memory=True,
            plans=(_BOLD,),
            fits=_again,
            look="bid",
        ),
        CallTheme(
            "call-out",
            {"every": 8, "one": 9},
            (3, 4),
            0.08,
            "club.auction.pass-out",
            memory=True,
            plans=(_BOLD, replace(_BOLD, asks=0.15), _ASKS),
            fits=_out,
            call="ask",
            look="out",
        ),
        _at(BASE["call-ask"], plans=(_ASKS,)),
        _at(BASE["call-end"], clause="club.auction.three-passes"),
        _at(BASE["call-all-pass"]),
        _at(BASE["call-redeal"]),
        CallTheme(
            "call-lead",
            {"one": 9},
            (2, 3),
            0.1,
            "play.first-lead",
            memory=True,
            plans=(CallPlan(bold=40, short=True, profile=CLUB), CallPlan(bold=60, profile=CLUB)),
            asks=("lead",),
        ),
        _at(BASE["call-second"], EIGHT, id="call-eight", clause="club.single-auction", look="cards"),
    )
}
"""Every theme by id, the easier ones first."""

MAKER: Final = Maker(
    NAME,
    VERSION,
    ClubAuction,
    THEMES,
    partial(drafts, THEMES),
    tuple(f"ask-auction-{one}" for one in ASKS),
    HINTS,
    WEIGHTS,
    profile=PROFILE,
)
KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
