"""The kinds *marriages* of the called tables: which pair may I show, may I show this one, where does the target go?

The rulings are those of ``Deal.rule`` and ``tutor.rules.called.asking`` (``call.marriage``).

>>> puzzle = WIDOW_KIND.make(7)
>>> puzzle == WIDOW_KIND.make(7), WIDOW_KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from puzzles import numbers
from puzzles.called_kinds import WALKS, WIDOW, CalledTheme, family, named_wrong, view_of
from puzzles.called_table import Habits, walk
from puzzles.making import Draft, Thrown
from puzzles.model import Arg, Hint, Judged, Mode, Question
from puzzles.yes_no import YES_NO, yes_no
from tutor.cards import SUIT_SIGNS, SUITS
from tutor.rules.actions import ShowMarriage
from tutor.rules.called.asking import target_now
from tutor.rules.called.claims import PAIRS
from tutor.rules.called.view import CalledView
from tutor.rules.deal import Deal
from tutor.rules.ruling import Ruling
from tutor.rules.state import PLAY
from tutor.rules.tally import Tally
from tutor.seats import Seat

VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

HABITS: Final = Habits(shows=0.25, leads_called=0.6)
"""Pairs are kept, so that there is something to show."""

SHOWN: Final = Habits(shows=0.9, leads_called=0.6)

THEMES: Final = (
    CalledTheme("called-pair-which", {"every": 12}, (1, 2, 3), 0.1, "call.marriage"),
    CalledTheme("called-pair-may", {"one": 10}, (1, 2, 3), 0.08, "call.marriage"),
    CalledTheme("called-pair-moves", {"one": 10}, (2, 3), 0.16, "call.marriage"),
    CalledTheme("called-target", {"one": 10}, (1, 2, 3), 0.04, "call.marriage", memory=True, games=(WIDOW,)),
)

HINTS: Final = (
    "hint-called-pair",
    "hint-called-whose-pair",
    "hint-partner-bid",
    "hint-called-pair-rule",
    "hint-partner-not-number",
)
"""Every id of a hint, the first three for the first rung."""

WEIGHTS: Final = {"tricks": 0.02, "reasons": 0.1, "pairs": 0.09, "trump": 0.07, "early": 0.12, "lacks": 0.04}
"""What one unit of a feature adds to the difficulty (0-1)."""

EARLY: Final = "called-marriage-early"


def _find(profile: str, rng: random.Random, theme: CalledTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """The answer that is wanted is drawn first and kept until a deal has it, so that none comes more often."""
    wanted, yes = rng.random(), rng.random() < 0.5
    for _ in range(WALKS):
        habits = SHOWN if theme.id == "called-target" else HABITS
        some = [one for one in walk(rng, profile, habits) if _before_last(one)]
        rng.shuffle(some)
        found = next((each for one in some if (each := _draft(rng, one, theme, wanted, yes))), None)
        yield found or Thrown("no-moment")


def _before_last(deal: Deal) -> bool:
    """Is this before the last trick, in which all cards are known?"""
    return deal.called is not None and deal.phase == PLAY and deal.called.number < deal.profile.form.tricks


def _draft(rng: random.Random, deal: Deal, theme: CalledTheme, wanted: float, yes: bool) -> Draft | None:
    seat = deal.turn
    assert seat is not None
    if theme.id == "called-target":
        return target_draft(rng, deal, view_of(deal, rng.choice(deal.profile.form.seating.order)), wanted)
    hand = deal.position.hands[seat.place]
    held = [suit for suit in SUITS if any(hand & one.bit for one in PAIRS[suit])]
    pairs = [suit for suit in held if all(hand & one.bit for one in PAIRS[suit])]
    if theme.id == "called-pair-which":
        return _which(rng, deal, seat, wanted) if pairs and len(held) > 1 else None
    if theme.id == "called-pair-moves":
        return _moves(rng, deal, seat, pairs, wanted) if pairs else None
    return _may(rng, deal, seat, held, yes) if held else None


def _features(deal: Deal, seat: Seat, rulings: list[Ruling]) -> dict[str, float]:
    """Tricks taken, different reasons that refuse, pairs shown before, too early to show, half a pair."""
    called = deal.called
    assert called is not None
    refusing = {reason.id for one in rulings if not one.allowed for reason in one.reasons}
    return {
        "tricks": len(called.tricks),
        "reasons": max(0, len(refusing) - 1),
        "pairs": len(called.marriages),
        "early": float(EARLY in refusing),
        "lacks": float("called-marriage-lacks" in refusing),
    }


def _which(rng: random.Random, deal: Deal, seat: Seat, wanted: float) -> Draft | None:
    """Which pairs may be shown now: none in so many questions, one, or two where a deal has them."""
    rulings = [deal.rule(seat, ShowMarriage(suit)) for suit in SUITS]
    count = sum(one.allowed for one in rulings)
    if count != (0 if wanted < 0.25 else 1 if wanted < 0.94 else 2):
        return None
    proof = tuple(Judged(choice=suit, ruling=ruling) for suit, ruling in zip(SUITS, rulings, strict=True))
    question = Question(ask="ask-called-pair-which", mode="every", choices=tuple(SUITS), none=True, of="suit")
    hints = Hint(id="hint-called-pair"), Hint(id="hint-called-pair-rule", clause="call.marriage")
    return Draft(deal, seat, question, proof, hints, _features(deal, seat, rulings))


def _may(rng: random.Random, deal: Deal, seat: Seat, held: list[str], yes: bool) -> Draft | None:
    """May this pair be shown now? A *no* is mostly one that looks right."""
    rulings = {suit: deal.rule(seat, ShowMarriage(suit)) for suit in held}
    some = [suit for suit, one in rulings.items() if one.allowed is yes]
    if not yes:  # half a pair, seldom; a whole one too early, or shown before
        some = [one for one in some if rulings[one].reasons[0].id != "called-marriage-lacks" or rng.random() < 0.1]
    if not some:
        return None
    suit = rng.choice(some)
    ruling = rulings[suit]
    question = Question(
        ask="ask-called-pair-may", mode="one", choices=YES_NO, of="word", args={"suit": SUIT_SIGNS[suit]}
    )
    hints = Hint(id="hint-called-pair"), Hint(id="hint-called-pair-rule", clause="call.marriage")
    return Draft(deal, seat, question, yes_no(ruling), hints, _features(deal, seat, [ruling]))


def _moves(rng: random.Random, deal: Deal, seat: Seat, pairs: list[str], wanted: float) -> Draft | None:
    """What is the target when the seat shows this pair?"""
    some = [suit for suit in pairs if deal.rule(seat, ShowMarriage(suit))]
    if not some:
        return None
    suit = rng.choice(some)
    after = view_of(deal.act(seat, ShowMarriage(suit)), seat)
    if after.target is None:
        return None
    question, proof = _numbers(rng, "ask-called-pair-moves", target_now(after), wanted, {"suit": SUIT_SIGNS[suit]})
    if question is None:
        return None
    features = {"tricks": len(after.tricks), "pairs": len(after.marriages), "trump": float(suit == after.trump)}
    hints = Hint(id="hint-called-whose-pair"), named_wrong(rng, "hint-partner-not-number", proof)
    return Draft(deal, seat, question, proof, hints, features)


def target_draft(rng: random.Random, deal: Deal, view: CalledView, wanted: float) -> Draft | None:
    """What the target is now, for a seat that can know it after a pair was shown; ``wanted`` (0-1) is the place of the
    right number among the choices."""
    if view.target is None or not view.marriages:
        return None
    question, proof = _numbers(rng, "ask-partner-target", target_now(view), wanted, {})
    if question is None:
        return None
    features = {"tricks": len(view.tricks), "pairs": len(view.marriages)}
    hints = Hint(id="hint-partner-bid"), named_wrong(rng, "hint-partner-not-number", proof)
    return Draft(deal, view.seat, question, proof, hints, features)


def _numbers(
    rng: random.Random, ask: str, tally: Tally, wanted: float, args: dict[str, Arg]
) -> tuple[Question | None, tuple[Judged, ...]]:
    some = numbers.choices(rng, tally, int(wanted * numbers.COUNT), range(60, 400, 10))
    question = Question(ask=ask, mode="one", choices=tuple(map(str, some)), of="number", args=args) if some else None
    return question, numbers.proof(tally, some)


PARTNER_KIND, WIDOW_KIND = family(
    "marriage",
    VERSION,
    THEMES,
    _find,
    ("ask-called-pair-which", "ask-called-pair-may", "ask-called-pair-moves", "ask-partner-target"),
    HINTS,
    WEIGHTS,
)
"""These kinds, for ``puzzles.KINDS``."""
