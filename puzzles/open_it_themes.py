"""The themes of *open it*: what is asked about the closed trump, and the moments at which it can be asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from puzzles.brisk import brisk
from puzzles.making import DraftTheme
from puzzles.model import Mode
from puzzles.situations import Plan
from tutor.rules.deal import Deal
from tutor.rules.state import PLAY, Contract, Playing
from tutor.rules.trickview import trick_end

Moments = Callable[[random.Random], Iterator[Deal]]
"""The moments of one made-up deal at which a theme can be asked."""


def _none(rng: random.Random) -> Iterator[Deal]:
    yield from ()


@dataclass(frozen=True)
class OpenTheme(DraftTheme):
    """A theme with the moments of a deal at which it can be asked."""

    moments: Moments = field(default=_none)


def playing(deal: Deal) -> tuple[Playing, Contract]:
    """The play of a deal that is being played, and its contract."""
    assert deal.play is not None
    assert deal.contract is not None
    return deal.play, deal.contract


_WHEN: Final = Plan((2, 3, 4), second=(None, None, None, "high", "pcc"), trump_leads=0.1, cuts=0.1)
_WHEN_OPEN: Final = Plan((2, 3, 4), second=(None, None, None, "high", "pcc"), opens=1.0)


def _when(rng: random.Random) -> Iterator[Deal]:
    """Before the first lead as often as after it, and open already in some deals."""
    roll = rng.random()
    opened = roll < 0.12
    later = rng.choice((1, 2, 3, 5, 9)) if roll > 0.56 else 0
    for deal in brisk(rng, _WHEN_OPEN if opened else _WHEN):
        play = deal.play
        if deal.phase != PLAY or play is None or play.number > 4:
            return
        if 4 * len(play.tricks) + len(play.trick) == later and (opened or play.closed):
            yield deal
            return


def _all_trumps(rng: random.Random) -> Iterator[Deal]:
    """A maker with all the trumps, or all but one card: about to lead, about to follow, or later."""
    eight, leads = rng.random() < 0.75, rng.random() < 0.55
    opened = rng.random() < 0.15
    second = "pcc" if leads and rng.random() < 0.2 else None
    plan = Plan((8,) if eight else (7,), leads=leads, second=(second,), opens=float(opened))
    later = 0 if opened or rng.random() < 0.82 else rng.choice((1, 2))
    for deal in brisk(rng, plan):
        if deal.phase == PLAY and len(playing(deal)[0].trick) == later and not playing(deal)[0].tricks:
            yield deal
            return


_HIGH: Final = Plan((3, 4), second=("high", "high", "pcc", None, None), opens=0, trump_leads=0.1, cuts=0.0)


def _high(rng: random.Random) -> Iterator[Deal]:
    """In the first trick, or in a later one under a trump that is still closed."""
    wanted = rng.choice((0, 1, 2, 3, 4, 6))
    for deal in brisk(rng, _HIGH, guess=0.1):
        play = deal.play
        if deal.phase != PLAY or play is None or not play.closed or play.number > 3:
            return
        if 4 * len(play.tricks) + len(play.trick) >= wanted:
            yield deal
            return


_PCC: Final = Plan((4, 5, 6), second=("pcc",), opens=0.0)


def _pcc(rng: random.Random) -> Iterator[Deal]:
    """The first trick of Partner Close Caps."""
    wanted = rng.choice((0, 0, 1, 2))
    for deal in brisk(rng, _PCC if rng.random() < 0.85 else Plan((4, 5, 6), second=("pcc",), opens=1)):
        if deal.phase == PLAY and len(playing(deal)[0].trick) == wanted:
            yield deal
            return


LEAD: Final = Plan((3, 4, 5), leads=True, second=(None, None, "high", "pcc"), opens=0)


def lead(rng: random.Random, plan: Plan = LEAD) -> Iterator[Deal]:
    """A maker who is about to lead to the first trick."""
    yield next(brisk(rng, plan))


_HAD: Final = Plan((3, 4, 5), leads=False, second=(None, None, None, "high"), opens=0)


def _had(rng: random.Random) -> Iterator[Deal]:
    """A maker with a closed trump who must play to another one's lead in the first trick."""
    for deal in brisk(rng, _HAD):
        play, _ = playing(deal)
        if play.trick and play.turn == play.maker:
            yield deal
            return
        if play.tricks:
            return


FOLDS: Final = Plan((3, 4), second=("high", None, None, None, "pcc"), opens=0, trump_leads=0.1, cuts=0.3)


def ends(rng: random.Random, plan: Plan = FOLDS) -> Iterator[Deal]:
    """The ends of tricks that began with a closed trump."""
    for deal in brisk(rng, plan, guess=0.5, short=0.8):
        end = trick_end(deal)
        if end is not None and end.indicator is None:
            return
        if end is not None and end.number < 8:
            yield deal


_CAPS: Final = Plan((4, 5), second=(None,), opens=0, trump_leads=0.2, cuts=0.3)


def _caps(rng: random.Random) -> Iterator[Deal]:
    """A trump that is still closed while one side has won every trick."""
    wanted = rng.randrange(2, 15)
    for deal in brisk(rng, _CAPS, guess=0.1, short=0.5):
        play = deal.play
        if deal.phase != PLAY or play is None or not play.closed or (play.lost(0) and play.lost(1)):
            return
        count = 4 * len(play.tricks) + len(play.trick)
        folded = any(one.card is play.indicator for one in play.trick)
        if count == wanted or (folded and rng.random() < 0.5):
            yield deal
            return


def _theme(
    id: str, shares: dict[Mode, float], levels: tuple[int, ...], clause: str, weight: float, moments: Moments
) -> OpenTheme:
    return OpenTheme(id, shares, levels, weight=weight, clause=clause, moments=moments)


THEMES: Final[dict[str, OpenTheme]] = {
    one.id: one
    for one in (
        _theme("open-when", {"one": 14}, (1, 2), "open.before-first-lead", 0.06, _when),
        _theme("open-high", {"one": 13}, (1, 2), "open.high-bid", 0.08, _high),
        _theme("open-pcc", {"one": 6}, (3,), "pcc.open-after-first", 0.3, _pcc),
        _theme("open-must", {"one": 10}, (2, 3), "closed.no-trump-lead-first", 0.3, _all_trumps),
        _theme("open-reveal", {"one": 12}, (3, 4), "closed.reveal", 0.26, ends),
        _theme("open-caps", {"one": 9}, (3, 4, 5), "caps.call", 0.42, _caps),
        _theme("open-house", {"one": 7}, (5,), "open.high-bid", 0.64, _high),
        _theme("open-lead", {"every": 14}, (1, 2, 3), "closed.no-trump-lead-first", 0.05, lead),
        _theme("open-had", {"every": 12}, (3, 4, 5), "open.face-up", 0.44, _had),
    )
}
"""Every theme by id, the easier ones first."""
