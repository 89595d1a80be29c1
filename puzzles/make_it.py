"""The kind *make-it*: near the end of a deal, which card makes the contract, or beats it?

Either all hands lie open, and each card's value is proved by closed double dummy; or the seat sees its own hand alone,
and every deal that fits what it has seen is solved. ``tutor.solver.endings`` judges.

>>> puzzle = MAKER.make(7)
>>> MAKER.grade(puzzle, puzzle.answers.best).right, recheck(puzzle)
(True, [])
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, ClassVar, Final, Literal, Self

from pydantic import Field

from puzzles.brisk import brisk
from puzzles.disguise import Disguise
from puzzles.make_it_habits import favours, tempted
from puzzles.make_it_hints import HINTS, ladder
from puzzles.make_it_show import show_of
from puzzles.make_it_spots import AMOUNTS, LEAST, Spot, contracts, spot_of, with_contract
from puzzles.make_it_themes import THEMES, MakeTheme
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Arg, Judged, Mode, Question
from tutor.cards import Card, card
from tutor.knowledge import count_worlds
from tutor.rules.actions import PLAYS
from tutor.rules.deal import Deal
from tutor.rules.ruling import Ruling
from tutor.rules.state import PLAY
from tutor.seats import SEATS, Seat
from tutor.solver.endings import hits, rule_share
from tutor.solver.estimate import PlayEstimate, estimate_play

NAME: Final = "make-it"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

ASKS: Final = ("make", "beat", "seat-make", "seat-beat")
"""What may be asked; the words of each are ``ask-make-it-…``."""

WORLDS: Final = 24
"""The most deals that may fit what a seat has seen: a reader shall be able to think of all of them."""

CLEAR: Final = 0.2
"""By what share of the deals the best card must be ahead of the next."""

WEIGHTS: Final = {
    "cards": 0.05,
    "choices": 0.02,
    "tempting": 0.05,
    "closed": 0.06,
    "near": 0.05,
    "worlds": 0.008,
}
"""What one unit of a feature adds to the difficulty (0-1)."""

STEPS: Final = (0.34, 0.46, 0.58, 0.7)
"""The least difficulty of levels 2 to 5."""

TRIES: Final = 800
"""How many deals are made for one puzzle: most endings hang on no card."""


class MakeIt(JudgedPuzzle):
    """A puzzle of the kind *make-it*; the rulings of ``proof`` count what each card leads to.

    ``open_hands`` are the hands that lie open, by seat, as text; none where the seat sees its own alone.
    """

    kind: Literal["make-it"] = NAME
    open_hands: dict[Seat, str] = Field(default_factory=dict)

    laid_open: ClassVar[tuple[str, ...]] = ("open_hands",)

    def disguised(self, disguise: Disguise, **done: Any) -> Self:
        """The open hands are cards by seat."""
        hands = {disguise.seat(seat): disguise.held(held) for seat, held in self.open_hands.items()}
        return super().disguised(disguise, open_hands={one: hands[one] for one in SEATS if one in hands}, **done)


@dataclass(frozen=True)
class _Found:
    """A spot with its contract, the ruling on each card, and what the cards lead to: points, or deals in which they
    do it."""

    spot: Spot
    rulings: Mapping[Card, Ruling]
    worth: Mapping[Card, int]
    worlds: int = 0


def rulings_of(deal: Deal, laid: bool) -> dict[Card, Ruling]:
    """The ruling on each legal card of the seat to play, with all hands open or from that seat."""
    spot = spot_of(deal)
    assert spot is not None
    if laid:
        return {one: spot.ending.rule(one) for one in spot.legal}
    found = estimate_play(spot.view, deals=WORLDS)
    return {one: rule_share(found, one) for one in spot.legal}


def _open(rng: random.Random, spot: Spot, theme: MakeTheme) -> _Found | Thrown:
    """A contract that a card decides with all hands open."""
    some = contracts(spot, theme.wanted)
    if not some:
        return Thrown("nothing-at-stake")
    some = [(amount, right) for amount, right in some if theme.late(spot, right, amount)]
    if not some:
        return Thrown("other-theme")
    amount, right = rng.choice(some)
    if favours(rng, spot, right):
        return Thrown("habit")
    again = with_contract(rng, spot, amount)
    if again is None:
        return Thrown("no-auction")
    return _Found(again, {one: again.ending.rule(one) for one in again.legal}, spot.ending.totals)


def _seat(rng: random.Random, spot: Spot, theme: MakeTheme) -> _Found | Thrown:
    """A contract for which one card is best over all deals that fit."""
    worlds = count_worlds(spot.view)
    if not 1 < worlds <= WORLDS:
        return Thrown("too-many-deals" if worlds > 1 else "all-known")
    found = estimate_play(spot.view, deals=WORLDS)
    some = [one for one in (replace(found, contract=amount) for amount in AMOUNTS) if _is_clear(one)]
    if not some:
        return Thrown("nothing-at-stake")
    found = rng.choice(some)
    worth = {one: hits(found, PLAYS[one.place]) for one in spot.legal}
    if favours(rng, spot, [max(worth, key=lambda one: worth[one])]):
        return Thrown("habit")
    again = with_contract(rng, spot, found.contract)
    if again is None:
        return Thrown("no-auction")
    return _Found(again, {one: rule_share(found, one) for one in again.legal}, worth, worlds)


def _is_clear(found: PlayEstimate) -> bool:
    """Is one card the best by far, and right in half of the deals at least?"""
    counts = sorted((hits(found, one) for one in found.points), reverse=True)
    worlds = len(next(iter(found.points.values())))
    return counts[0] * 2 >= worlds and counts[0] - counts[1] >= max(1, CLEAR * worlds)


def _features(found: _Found, tempting: int) -> dict[str, float]:
    """Cards in hand, choices, habits that go wrong, a closed trump, values close together, deals that fit."""
    spot = found.spot
    apart = sorted(abs(total - spot.ending.amount) for total in found.worth.values()) if not found.worlds else [99]
    return {
        "cards": len(spot.deal.hand(spot.seat)) - 2,
        "choices": len(spot.legal),
        "tempting": tempting,
        "closed": float(spot.play.closed),
        "near": float(apart[0] < 10),
        "worlds": found.worlds,
    }


def _draft(rng: random.Random, found: _Found, theme: MakeTheme) -> Draft:
    spot, laid = found.spot, theme.seen == "open"
    deal, maker = spot.deal, spot.deal.maker
    assert maker is not None
    args: dict[str, Arg] = {"taken": deal.points[maker.side], "bid": spot.ending.amount}
    if laid and spot.play.closed:
        args["indicator"] = spot.play.indicator
    ask = f"{'' if laid else 'seat-'}{'make' if spot.ours else 'beat'}"
    question = Question(ask=f"ask-make-it-{ask}", mode="one", choices=tuple(spot.legal), args=args)
    proof = tuple(Judged(choice=one, ruling=ruling) for one, ruling in found.rulings.items())
    wrong = [one for one, ruling in found.rulings.items() if not ruling.allowed]
    hands = {one: str(" ".join(deal.hand(one))) for one in SEATS} if laid else {}
    return Draft(
        deal,
        spot.seat,
        question,
        proof,
        ladder(rng, spot, theme.id, laid, wrong),
        _features(found, tempted(spot, wrong)),
        more={"open_hands": hands},
    )


def _drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    assert isinstance(theme, MakeTheme)
    deals = brisk(rng, theme.plan, theme.guess, theme.short)
    spots = [spot for deal in takewhile(_goes_on, deals) if (spot := spot_of(deal)) is not None and theme.early(spot)]
    rng.shuffle(spots)  # else most would be early moments, with many cards
    for spot in spots:
        if len(spot.deal.hand(spot.seat)) > theme.most:
            continue
        if not spot.view.points_sure:
            yield Thrown("folded-unseen")
            continue
        found = (_open if theme.seen == "open" else _seat)(rng, spot, theme)
        yield found if isinstance(found, Thrown) else _draft(rng, found, theme)


def _goes_on(deal: Deal) -> bool:
    """Are there still cards enough to choose from?"""
    return deal.phase == PLAY and deal.play is not None and deal.play.number <= 9 - LEAST


# -- proved again ------------------------------------------------------------------------------------------------------


def recheck(puzzle: MakeIt) -> list[str]:
    """Solve the ending anew: what is wrong with the rulings of a puzzle."""
    by = Disguise(puzzle.asked.disguise)
    rulings = rulings_of(MAKER.deal_of(puzzle), bool(puzzle.open_hands))
    again = {by.card(one): by.ruling(ruling) for one, ruling in rulings.items()}
    found = {card(one.choice): one.ruling for one in puzzle.proof}
    return [f"{one} leads to something else" for one in again if found.get(one) != again[one]]


MAKER: Final = Maker(
    NAME,
    VERSION,
    MakeIt,
    THEMES,
    _drafts,
    tuple(f"ask-make-it-{one}" for one in ASKS),
    HINTS,
    WEIGHTS,
    STEPS,
    show=show_of,
    tries=TRIES,
    quick=False,
)
KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
