"""The kind *settle* at the club: its table of tokens, and all eight tricks announced before the play.

>>> puzzle = KIND.make(7)
>>> puzzle.seen.profile.name, KIND.grade(puzzle, puzzle.answers.best).right
('club', True)
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial
from typing import Any, Final, Literal

from puzzles.club import CLUB, PROFILE
from puzzles.habits import indicator_of
from puzzles.making import JudgedPuzzle, Maker, Thrown, register
from puzzles.settle import ASKS, WEIGHTS, drafts
from puzzles.settle_asks import HINTS as BASE_HINTS
from puzzles.settle_themes import ROWS, Build, Scene, SettleTheme, any_tokens, edge, last_tokens, nothing, poor, row
from puzzles.settle_themes import THEMES as BASE
from puzzles.settling import again, auctions, play_out, shared
from puzzles.situations import Plan, deal_cards
from tutor.profiles import Profile
from tutor.record.referee import judge
from tutor.rules.actions import CallCaps
from tutor.rules.reckoning import reckon
from tutor.seats import SEATS

NAME: Final = "club-settle"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

HINTS: Final = tuple("hint-settle-announced" if one == "hint-settle-caps" else one for one in BASE_HINTS)
"""Every id of a hint of this kind."""

BEFORE: Final[Profile] = CLUB.other("caps", "before-play")
"""The club table where all eight tricks may be announced before the first lead."""

LENGTHS: Final = {True: (7, 7, 8), False: (4, 5, 6)}
"""How long the trumps of a maker are who makes them all, or not."""

AMOUNTS: Final = (160, 170, 180, 190, 200, 210, 220, 240, 250, 260)
"""The contracts with it."""

_LOW_ASKS: Final = ("moved", "after", "made")
_BID_ASKS: Final = ("moved", "moved", "made", "after")
_MATCH_ASKS: Final = ("match", "match", "match", "match", "after")
"""How often each is asked: neither one token nor all of them must come too often."""

DEFENDERS: Final = 0.25
"""How often it is the other side that announces, and fails."""


class ClubSettle(JudgedPuzzle):
    """A puzzle of the kind *settle* at the club."""

    kind: Literal["club-settle"] = NAME


def _announced(rng: random.Random, made: bool, close: bool) -> Scene | Thrown:
    """A deal in which a side announces all tricks, and wins them or not."""
    deal, temper = deal_cards(rng, Plan(LENGTHS[made], profile=BEFORE))
    maker = temper.hero
    assert maker is not None
    card = indicator_of(deal.hand(maker), rng, temper.suit)
    before = auctions(again(deal, shared(any_tokens(rng))), maker, rng.choice(AMOUNTS), card)
    if before is None:
        return Thrown("no-auction")
    against = not made and rng.random() < DEFENDERS
    caller = rng.choice([one for one in SEATS if (one.side == maker.side) is not against])
    end = play_out(before.act(caller, CallCaps(())), rng, temper)
    verdict, _ = judge(end)
    if verdict is None or verdict.wrong is made:
        return Thrown("other-result")
    return Scene(reckon(end, verdict))


def _at(name: str, build: Build, **changes: Any) -> SettleTheme:
    """A Sri Lankan theme with its deals at the club."""
    return replace(BASE[name], build=build, **changes)


THEMES: Final[dict[str, SettleTheme]] = {
    one.id: one
    for one in (
        _at("score-low", row(*ROWS[0], CLUB), shares={"one": 6}, clause="club.score", asks=_LOW_ASKS),
        _at("score-mid", row(*ROWS[1], CLUB), levels=(2, 3), clause="club.score", asks=_BID_ASKS),
        _at("score-high", row(*ROWS[2], CLUB), shares={"one": 8}, clause="club.score", asks=_BID_ASKS),
        _at("score-edge", partial(edge, profile=CLUB)),
        _at("score-nothing", partial(nothing, profile=CLUB), shares={"one": 2}),
        _at("score-remainder", partial(poor, profile=CLUB, lost=ROWS[1:]), shares={"one": 6}),
        _at("score-match", partial(last_tokens, profile=CLUB), shares={"one": 7}, asks=_MATCH_ASKS),
        SettleTheme(
            "score-announced", {"one": 6}, (4, 5), 0.3, "club.score", asks=("moved", "after"), build=_announced
        ),
    )
}
"""Every theme by id, the easier ones first."""

MAKER: Final = Maker(
    NAME,
    VERSION,
    ClubSettle,
    THEMES,
    drafts,
    tuple(f"ask-settle-{one}" for one in ASKS),
    HINTS,
    WEIGHTS,
    profile=PROFILE,
)
KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
