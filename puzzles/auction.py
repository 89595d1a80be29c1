"""The kind *auction*: which calls may I make, is the auction over, whose call is next, who is maker, who leads.

A moment of a made-up auction. What may be called is asked of ``Deal.rule``, what a call brings of
``tutor.rules.standing``; their rulings are the proof.

>>> puzzle = MAKER.make(7, mode="every")
>>> puzzle.question.of, MAKER.grade(puzzle, puzzle.answers.best).right
('call', True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, Literal

from puzzles.auction_calls import action_of, is_tempting, one_call, rule, some_calls
from puzzles.auction_hints import HINTS, ladder
from puzzles.auction_outcomes import draw_want, outcomes
from puzzles.auction_themes import THEMES, CallTheme
from puzzles.calling import walk_calls
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Arg, Judged, Mode, Question
from puzzles.yes_no import YES_NO, yes_no
from tutor.rules.actions import Bid
from tutor.rules.deal import Deal
from tutor.rules.state import AUCTION, SECOND

NAME: Final = "auction"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

ASKS: Final = ("which", "allowed", "next", "over", "maker", "lead")
"""What may be asked; the words of each are ``ask-auction-…``."""

WALKS: Final = 12
"""How many auctions are made for one answer that is wanted."""

WEIGHTS: Final = {
    "choices": 0.01,
    "tempting": 0.055,
    "rules": 0.03,
    "calls": 0.022,
    "asked": 0.1,
    "second": 0.06,
    "claim": 0.06,
}
"""What one unit of a feature adds to the difficulty (0-1)."""


class AuctionCall(JudgedPuzzle):
    """A puzzle of the kind *auction*; ``proof`` is the ruling on each choice."""

    kind: Literal["auction"] = NAME


def features_of(deal: Deal, judged: tuple[Judged, ...], tempting: int) -> dict[str, float]:
    """The features of a moment as a question: choices, how many of them tempt, different reasons that refuse, calls
    made so far, was partner asked, is it the second auction."""
    refusing = {reason.id for one in judged if not one.ruling.allowed for reason in one.ruling.reasons}
    return {
        "choices": len(judged),
        "tempting": min(5, tempting),
        "rules": max(0, len(refusing) - 1),
        "calls": min(9, len(deal.log)),
        "asked": float(any(one.action.do == "ask" for one in deal.log)),
        "second": float(deal.phase == SECOND),
    }


def _which(rng: random.Random, deal: Deal, theme: CallTheme, also: tuple[str, ...]) -> Draft | Thrown:
    """Which of some calls may the seat on turn make?"""
    assert deal.turn is not None
    choices = some_calls(rng, deal, theme.call)
    judged = tuple(Judged(choice=one, ruling=rule(deal, one)) for one in choices)
    allowed = [one.choice for one in judged if one.ruling.allowed]
    if len(allowed) in (0, len(judged)):
        return Thrown("all-alike")
    tempting = sum(is_tempting(deal, one.choice, one.ruling.allowed) for one in judged)
    question = Question(ask="ask-auction-which", mode="every", choices=choices, none=True, of="call")
    features = features_of(deal, judged, tempting)
    return Draft(deal, deal.turn, question, judged, ladder(rng, theme, question, judged), features, also)


def _allowed(rng: random.Random, deal: Deal, theme: CallTheme, also: tuple[str, ...], wanted: bool) -> Draft | Thrown:
    """May the seat on turn make this one call?"""
    assert deal.turn is not None
    choice = one_call(rng, deal, theme.call, wanted)
    if choice is None:
        return Thrown("no-such-call")
    judged = yes_no(rule(deal, choice))
    action = action_of(choice)
    amount = action.amount if isinstance(action, Bid) else 0
    args: dict[str, Arg] = {"call": action.do, "bid": amount}
    question = Question(ask="ask-auction-allowed", mode="one", choices=YES_NO, of="word", args=args)
    features = features_of(deal, judged, 2 * is_tempting(deal, choice, wanted)) | {"claim": 1.0}
    return Draft(deal, deal.turn, question, judged, ladder(rng, theme, question, judged), features, also)


def _also(deal: Deal, theme: CallTheme, themes: Mapping[str, CallTheme]) -> tuple[str, ...]:
    """The other themes that a moment belongs to."""
    some = [one for one in themes.values() if one is not theme and "allowed" in one.asks and not one.call]
    return tuple(one.id for one in some if one.fits(deal))


def drafts(
    themes: Mapping[str, CallTheme], rng: random.Random, theme: DraftTheme, mode: Mode
) -> Iterator[Draft | Thrown]:
    """Questions about a few auctions, with the answer that is wanted; ``themes`` are those of the table."""
    assert isinstance(theme, CallTheme)
    ask = "which" if mode == "every" else rng.choice(theme.asks)
    want = draw_want(rng)  # kept until it is found, so that no answer comes more often
    for _ in range(WALKS):
        moments = list(walk_calls(rng, rng.choice(theme.plans)))
        if ask not in ("which", "allowed"):
            yield from outcomes(rng, moments, theme, ask, want)
            continue
        some = [one for one in moments if one.phase in (AUCTION, SECOND) and theme.fits(one)]
        rng.shuffle(some)
        for deal in some:
            also = _also(deal, theme, themes)
            yield _which(rng, deal, theme, also) if ask == "which" else _allowed(rng, deal, theme, also, want.yes)


MAKER: Final = Maker(
    NAME,
    VERSION,
    AuctionCall,
    THEMES,
    partial(drafts, THEMES),
    tuple(f"ask-auction-{one}" for one in ASKS),
    HINTS,
    WEIGHTS,
)
KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
