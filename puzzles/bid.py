"""The kind *bid*: with these cards and this auction so far, which call is best?

It is judgement, so it is graded by numbers: every call is tried on the same 500 or more deals that hold these cards and
fit the others' calls (``tutor.solver.deals``: open cards, the others by a rule of thumb). Right are the call that
brings most tokens on average and all that those deals cannot tell from it.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, Literal

from puzzles.auction_calls import action_of, name_of
from puzzles.bid_calls import some_calls, walk
from puzzles.bid_numbers import Numbers, numbers_of
from puzzles.bid_raises import SHOWN as SHOWN_ON_EIGHT
from puzzles.bid_raises import draw_raise, in_suits
from puzzles.bid_themes import THEMES, BidTheme, Want
from puzzles.disguise import Disguise
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Hint, Judged, Mode, Question
from tutor.cards import SUIT_SIGNS, SUITS, Hand
from tutor.rules.actions import Action, Bid
from tutor.rules.deal import Deal
from tutor.rules.tokens import award
from tutor.seats import SEATS
from tutor.solver import dd
from tutor.solver.deals.auction import next_call
from tutor.solver.deals.bids import Outlook, outlook
from tutor.solver.deals.matching import ENOUGH, different, matches
from tutor.solver.deals.raises import deals_of, position_of, raises
from tutor.solver.judging import percent, rule_calls

NAME: Final = "bid"
VERSION: Final = 2
"""The version of this generator: another one may make other puzzles from the same seeds."""

SHOWN: Final = (160, 180, 200, 220, 250)
"""The contracts of the chart on four cards."""

WALKS: Final = 80
"""How many auctions are made for one answer that is wanted."""

TELLING: Final = 120
"""The evenly fitting deals that the deals of a question must be worth."""

RESOLVED: Final = 6
"""The deals that are solved anew when a puzzle is checked."""

WEIGHTS: Final = {"close": 0.36, "tempting": 0.05, "calls": 0.02, "unlike": 0.12}
"""What one unit of a feature adds to the difficulty (0-1)."""

STEPS: Final = (0.2, 0.3, 0.4, 0.52)
"""The least difficulty of levels 2 to 5."""

HINTS: Final = (
    "hint-bid-pays",
    "hint-bid-partner",
    "hint-bid-others",
    "hint-bid-raise",
    "hint-bid-chance",
    "hint-bid-not",
)
"""Every id of a hint: ``pays`` has ``bid``, ``won`` and ``lost``, ``raise`` also ``contract``, ``chance`` has ``suit``
(a sign), ``bid`` and ``percent``, ``not`` has ``call`` and ``bid``."""


class BestBid(JudgedPuzzle):
    """A puzzle of the kind *bid*; ``proof`` is the ruling on each call, ``numbers`` are what it follows from.

    ``setting``: on eight cards, the place of the hand among those that are shipped.
    """

    kind: Literal["bid"] = NAME
    numbers: Numbers
    setting: int | None = None

    @property
    def basis(self) -> str:
        """What it rests on: the shared ``deals`` or, on eight cards, the ``raises``."""
        return "deals" if self.setting is None else "raises"

    def public(self) -> dict[str, Any]:
        """What a browser may see before the answer: no numbers."""
        return {name: value for name, value in super().public().items() if name not in ("numbers", "setting")}


# -- making ------------------------------------------------------------------------------------------------------------


def _on_four(rng: random.Random, theme: BidTheme, want: Want) -> Draft | Thrown:
    """A moment of a made-up first auction."""
    deal = walk(rng, theme, want)
    if isinstance(deal, str):
        return Thrown(deal)
    if different(_matches(deal)) < ENOUGH:
        return Thrown("few-deals")
    calls = some_calls(rng, deal, theme)
    return _draft(rng, theme, want, deal, outlook(deal, calls, SHOWN), None)


def _on_eight(rng: random.Random, theme: BidTheme, want: Want) -> Draft | Thrown:
    """A hand of eight cards whose owner's bid stands."""
    place, hand, deal, calls = draw_raise(rng)
    return _draft(rng, theme, want, deal, hand.outlook(calls, (hand.contract, *SHOWN_ON_EIGHT)), place)


def _draft(
    rng: random.Random, theme: BidTheme, want: Want, deal: Deal, found: Outlook, setting: int | None
) -> Draft | Thrown:
    assert deal.turn is not None
    calls, near = tuple(found.rows), found.near_best()
    if found.deals < ENOUGH or found.effective < TELLING:
        return Thrown("few-deals")
    if len(near) > max(1, (len(calls) - 1) // 2) or len({isinstance(one, Bid) for one in near}) > 1:
        return Thrown("too-close")
    if _kind_of(near[0], calls) != want:
        return Thrown("another-answer")
    judged = tuple(Judged(choice=name_of(call), ruling=one) for call, one in rule_calls(found).items())
    question = Question(ask="ask-bid-best", mode="one", choices=tuple(map(name_of, calls)), of="call")
    return Draft(
        deal,
        deal.turn,
        question,
        judged,
        _hints(rng, theme, deal, found),
        _features(deal, found),
        best=(name_of(near[0]),),
        accepted=tuple(name_of(one) for one in calls if one in near[1:]),
        more={"numbers": numbers_of(found), "setting": setting},
    )


def _matches(deal: Deal) -> Any:
    """The shared deals that can stand for the seat to call."""
    assert deal.turn is not None
    turn = (deal.turn.place - deal.position.dealt.eldest) % 4
    return matches(Hand(deal.position.dealt.first[deal.turn.place]), turn)


def _kind_of(best: Action, calls: tuple[Action, ...]) -> Want:
    """Which kind of answer a call is."""
    if not isinstance(best, Bid):
        return "pass"
    return "least" if best == calls[1] else "more"


def _features(deal: Deal, found: Outlook) -> dict[str, float]:
    """How near the best wrong call comes (1: no difference, 0: half a token or more), how many wrong ones come near,
    calls so far, does the rule of thumb call wrongly."""
    near = found.near_best()
    best = found.tokens(near[0]).value
    gaps = [best - found.tokens(one).value for one in found.rows if one not in near]
    habit = next_call(deal)
    return {
        "close": round(1 - min(1.0, min(gaps) / 0.5), 3),
        "tempting": sum(gap < 0.4 for gap in gaps),
        "calls": min(8, len(deal.log)),
        "unlike": float(habit in found.rows and habit not in near),
    }


def _hints(rng: random.Random, theme: BidTheme, deal: Deal, found: Outlook) -> tuple[Hint, Hint]:
    """What a bid must bring to pay, or whose bid stands; then a chance of the seat's best suit, or a call that is
    wrong, where that leaves more than the answer."""
    near, seat = found.near_best(), deal.turn
    assert seat is not None
    least = min(one.amount for one in found.rows if isinstance(one, Bid))
    won, lost = award(least)
    first = Hint(id="hint-bid-pays", args={"bid": least, "won": won, "lost": lost})
    stands = deal.contract
    if theme.eight and stands is not None:
        first = Hint(id="hint-bid-raise", args={"contract": stands.amount or 0, "bid": least, "won": won, "lost": lost})
    elif stands is not None:
        first = Hint(id="hint-bid-partner" if stands.seat is seat.partner else "hint-bid-others")
    contract = min({one for _, one in found.made}, key=lambda one: abs(one - least))
    suit = max((one for one, bid in found.made if bid == contract), key=lambda one: found.chance(one, contract).value)
    shown = percent(found.chance(suit, contract).value)
    chance = Hint(id="hint-bid-chance", args={"suit": SUIT_SIGNS[suit], "bid": contract, "percent": shown})
    wrong = rng.choice([one for one in found.rows if one not in near])
    away = Hint(id="hint-bid-not", args={"call": wrong.do, "bid": wrong.amount if isinstance(wrong, Bid) else 0})
    return first, rng.choice((chance, chance, away)) if len(found.rows) > 2 else chance


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """Moments of made-up auctions; which answer is wanted is kept until it is found, so that none comes more often."""
    assert isinstance(theme, BidTheme)
    want = rng.choice(theme.wants)
    for _ in range(WALKS):
        yield _on_eight(rng, theme, want) if theme.eight else _on_four(rng, theme, want)


# -- checking ----------------------------------------------------------------------------------------------------------


def recheck(puzzle: BestBid) -> Iterator[str]:
    """What is wrong with the numbers of a puzzle: they are counted again, and some of the deals are solved again."""
    deal = MAKER.deal_of(puzzle)
    calls = tuple(map(action_of, puzzle.question.choices))
    found = outlook(deal, calls, SHOWN) if puzzle.setting is None else _again(puzzle.setting, deal, calls)
    if found is None or numbers_of(found).disguised(Disguise(puzzle.asked.disguise)) != puzzle.numbers:
        yield "its numbers are others when they are counted again"
        return
    if found.deals < ENOUGH:
        yield f"its answer rests on {found.deals} deals only"
    if {name_of(one) for one in found.near_best()} != {*puzzle.answers.best, *puzzle.answers.accepted}:
        yield "its answer is another when the numbers are counted again"
    yield from _solved_again(puzzle, deal)


def _again(setting: int, deal: Deal, calls: tuple[Action, ...]) -> Outlook | None:
    """The outlook of a hand that is shipped, in the suits of the deal; ``None`` when it is no such hand."""
    assert deal.turn is not None
    if not 0 <= setting < len(raises()):
        return None
    for code in range(0, 96, 4):
        hand = in_suits(raises()[setting], Disguise(code))
        dealt, place = deal.position.dealt, deal.turn.place
        if (Hand(hand.first).mask, Hand(hand.second).mask) == (dealt.first[place], dealt.second[place]):
            return hand.outlook(calls, (hand.contract, *SHOWN_ON_EIGHT))
    return None


def _solved_again(puzzle: BestBid, deal: Deal) -> Iterator[str]:
    if puzzle.setting is not None:
        hand = raises()[puzzle.setting]
        some = islice(deals_of(hand.seed, Hand(hand.first), Hand(hand.second), hand.turn, hand.contract), RESOLVED)
        for one, was in zip(some, hand.start, strict=False):
            if dd.points(position_of(one, hand.indicator.suit)) != was:
                yield "a deal of its hand comes out otherwise when it is solved again"
        return
    for match in random.Random(puzzle.seed).sample(_matches(deal), RESOLVED):
        hands = dict(zip(SEATS, map(Hand, match.deal.hands), strict=True))
        for suit, was in zip(SUITS, match.deal.points, strict=True):
            if dd.points(dd.Position.of(hands, suit, SEATS[0], SEATS[0])) != was:
                yield f"deal {match.number} comes out otherwise when it is solved again"


MAKER: Final = Maker(
    NAME, VERSION, BestBid, THEMES, drafts, ("ask-bid-best",), HINTS, WEIGHTS, STEPS, tries=4, quick=False
)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
