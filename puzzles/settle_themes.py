"""The themes of the kind *settle*, and the finished deals that bring them about."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from puzzles.caps_deals import caps_deal
from puzzles.habits import DEFAULT
from puzzles.making import DraftTheme, Thrown
from puzzles.model import Mode
from puzzles.settling import EVEN, Wish, played, shared
from puzzles.uncounted import unplayed
from tutor.profiles import Profile
from tutor.record.referee import judge
from tutor.rules.caps import Due
from tutor.rules.deal import Deal
from tutor.rules.reckoning import Reckoning, reckon
from tutor.rules.tokens import award

Rows = tuple[tuple[int, int], ...]
ROWS: Final[Rows] = ((160, 190), (200, 240), (250, 300))
"""The contracts of one row of the table each, from the least to the most."""


@dataclass(frozen=True)
class Scene:
    """A finished deal, reckoned, and the first moment at which Caps was due where that decides it."""

    reckoning: Reckoning
    due: Due | None = None


Build = Callable[[random.Random, bool, bool], Scene | Thrown]
"""A deal of a theme, its contract made or not (or Caps called well or not) as asked, closely so where that is asked."""


@dataclass(frozen=True)
class SettleTheme(DraftTheme):
    """A theme of settling. ``asks`` is what is asked (``moved``, ``after``, ``made``, ``match``)."""

    asks: tuple[str, ...] = ("moved",)
    build: Build = lambda rng, made, close: Thrown("no-deal")


def any_tokens(rng: random.Random) -> int:
    """The tokens of North and South before the deal: more often than not as at the start of a match."""
    return 11 if rng.random() < 0.35 else rng.randrange(6, 17)


def _scene(deal: Deal | None) -> Scene | Thrown:
    if deal is None:
        return Thrown("no-deal")
    verdict, _ = judge(deal)
    return Thrown("caps") if verdict is not None else Scene(reckon(deal, None))


def row(low: int, high: int, profile: Profile = DEFAULT) -> Build:
    """Contracts of a row of the table."""

    def build(rng: random.Random, made: bool, close: bool) -> Scene | Thrown:
        return _scene(played(rng, Wish(made, (low, high), close=close, ours=any_tokens(rng), profile=profile)))

    return build


def edge(rng: random.Random, made: bool, close: bool, profile: Profile = DEFAULT) -> Scene | Thrown:
    """Exactly the contract, or one point short: both come as often by themselves."""
    return _scene(played(rng, Wish(made, (160, 240), edge=True, ours=any_tokens(rng), profile=profile)))


def _pcc(rng: random.Random, made: bool, close: bool) -> Scene | Thrown:
    scene = _scene(played(rng, Wish(made, pcc=True, ours=any_tokens(rng))))
    return Thrown("other-result") if isinstance(scene, Scene) and scene.reckoning.settlement.made != made else scene


def _owed(amount: int, made: bool) -> int:
    """What the side that pays owes at a contract."""
    won, lost = award(amount)
    return won if made else lost


def poor(rng: random.Random, made: bool, close: bool, profile: Profile = DEFAULT, lost: Rows = ROWS) -> Scene | Thrown:
    """The side that pays has less than it owes; ``lost`` are the rows of contracts that fail."""
    low, high = rng.choice(ROWS[1:] if made else lost)
    scene = _scene(played(rng, Wish(made, (low, high), payer=rng.randrange(1, _owed(low, made)), profile=profile)))
    if isinstance(scene, Scene) and scene.reckoning.settlement.moved == scene.reckoning.settlement.owed:
        return Thrown("enough-tokens")
    return scene


def last_tokens(rng: random.Random, made: bool, close: bool, profile: Profile = DEFAULT) -> Scene | Thrown:
    """One side has few tokens: it may lose them all, just keep one, or be paid."""
    low, high = rng.choice(ROWS)
    owed = _owed(low, made)
    roll = rng.random()
    if roll < 0.48:
        payer = rng.choice((owed, rng.randrange(1, owed + 1)))
    elif roll < 0.65:
        payer = owed + rng.choice((1, 1, 2))
    else:
        payer = sum(EVEN.values()) - rng.choice((1, 2, 2))  # so few tokens alone tell nothing
    return _scene(played(rng, Wish(made, (low, high), payer=payer, profile=profile)))


def nothing(rng: random.Random, made: bool, close: bool, profile: Profile = DEFAULT) -> Scene | Thrown:
    """A deal that does not count."""
    spoilt = profile.spoilt_redeal != "never"
    how = rng.choice(("all-pass", "redeal", "spoilt") if spoilt else ("all-pass", "redeal"))
    for _ in range(40):
        deal = unplayed(rng, how, shared(any_tokens(rng)), profile)
        if deal is not None and deal.ended == how:
            return _scene(deal)
    return Thrown("no-deal")


def _caps(right: tuple[str, ...], wrong: tuple[str, ...], defenders: float) -> Build:
    def build(rng: random.Random, made: bool, close: bool) -> Scene | Thrown:
        wish = rng.choice(right if made else wrong)
        against = wish != "correct" and rng.random() < defenders
        amount = rng.choice((160, 170, 180, 190, 200, 210, 220, 250, 260))
        found = caps_deal(rng, wish, against, amount, shared(any_tokens(rng)))
        return Thrown(found) if isinstance(found, str) else Scene(reckon(found.deal, found.verdict), found.due)

    return build


_LOW_ASKS: Final = ("moved", "moved", "after", "made")
_BID_ASKS: Final = ("moved", "after", "after", "made")
_TWO_ASKS: Final = ("moved", "after")
"""How often each is asked: two tokens must not be the change too often."""


def _theme(
    id: str,
    share: float,
    levels: tuple[int, ...],
    weight: float,
    clause: str,
    asks: tuple[str, ...],
    build: Build,
) -> SettleTheme:
    shares: dict[Mode, float] = {"one": share}
    return SettleTheme(id, shares, levels, weight, clause, asks=asks, build=build)


_BONUS: Final = ("bonus",)
_LATE: Final = ("correct", "bonus")
"""A right call from the seventh trick on is rare, so it is sought harder."""

THEMES: Final[dict[str, SettleTheme]] = {
    one.id: one
    for one in (
        _theme("score-low", 10, (1, 2), 0.0, "score.table", _LOW_ASKS, row(160, 190)),
        _theme("score-mid", 10, (1, 2, 3), 0.04, "score.table", _BID_ASKS, row(200, 240)),
        _theme("score-high", 10, (2, 3), 0.06, "score.table", _BID_ASKS, row(250, 300)),
        _theme("score-edge", 9, (1, 2, 3), 0.06, "score.made", ("made", "made", "moved", "after"), edge),
        _theme("score-pcc", 9, (3,), 0.12, "pcc.alone", ("moved", "after"), _pcc),
        _theme("score-nothing", 5, (1,), 0.04, "auction.all-pass", ("moved", "after"), nothing),
        _theme("score-remainder", 9, (4, 5), 0.26, "score.remainder", ("moved", "moved", "after"), poor),
        _theme("score-match", 9, (2, 3, 4), 0.14, "score.match", ("match", "match", "after"), last_tokens),
        _theme("score-bonus", 3, (4, 5), 0.2, "caps.early-bonus", ("moved", "after"), _caps(_BONUS, _LATE, 0)),
        _theme("score-defenders", 3, (4, 5), 0.26, "score.caps", ("moved", "after"), _caps(_BONUS, _BONUS, 1)),
        _theme(
            "score-wrong-two",
            3,
            (4, 5),
            0.3,
            "caps.penalty",
            _TWO_ASKS,
            _caps(("early-2",), ("late",), 0.4),
        ),
        _theme(
            "score-wrong-five",
            4,
            (4, 5),
            0.32,
            "caps.penalty",
            ("moved", "after"),
            _caps(("early-5",), ("early-5",), 0.5),
        ),
        _theme("score-missed", 3, (4, 5), 0.34, "caps.missed", _TWO_ASKS, _caps(("missed",), ("missed",), 0.5)),
    )
}
"""Every theme by id, the easier ones first."""
