"""The kinds *who takes the trick* of the called tables: who wins a full trick, what it counts, is the maker alone now?

The rulings are those of ``tutor.rules.outcome``, ``tutor.rules.tally`` and ``tutor.rules.called.reckoning``.

>>> puzzle = WIDOW_KIND.make(7)
>>> puzzle == WIDOW_KIND.make(7), WIDOW_KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from puzzles import numbers
from puzzles.called_kinds import PARTNER, WALKS, CalledTheme, family, named_wrong
from puzzles.called_table import Habits, walk
from puzzles.making import Draft, Thrown
from puzzles.model import Hint, Judged, Mode, Question
from puzzles.yes_no import YES_NO, yes_no
from tutor.rules.called.reckoning import rule_alone
from tutor.rules.deal import Deal
from tutor.rules.events import TrickEnd
from tutor.rules.outcome import rule_winner, winning_card
from tutor.rules.tally import trick_points
from tutor.rules.trickview import trick_end, trick_view
from tutor.seats import Seat

VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

HABITS: Final = Habits(leads_called=0.8, wise=0.3)
CUTS: Final = Habits(leads_called=1.0, wise=0.9, calls_long=True)
"""Deals in which the called card is cut now and then."""

THEMES: Final = (
    CalledTheme("called-trick-suit", {"one": 10}, (1, 2), 0.04, "play.winner"),
    CalledTheme("called-trick-cut", {"one": 12}, (2, 3), 0.08, "play.winner"),
    CalledTheme("called-trick-points", {"one": 12}, (1, 2), 0.06, "cards.points"),
    CalledTheme("called-alone", {"one": 12}, (2, 3, 4, 5), 0.3, "call.alone", games=(PARTNER,)),
)

HINTS: Final = (
    "hint-winner-order",
    "hint-winner-trump",
    "hint-winner-values",
    "hint-called-alone",
    "hint-winner-not-seat",
    "hint-winner-not-number",
    "hint-winner-rule",
)
"""Every id of a hint, the first four for the first rung."""

WEIGHTS: Final = {"suits": 0.05, "trap": 0.1, "cuts": 0.07, "counting": 0.06, "near": 0.12}
"""What one unit of a feature adds to the difficulty (0-1)."""


def _find(profile: str, rng: random.Random, theme: CalledTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """The winner that is wanted is drawn first, by its turn in the trick, so that none comes more often."""
    wanted, yes = rng.random(), rng.random() < 0.5
    for _ in range(WALKS):
        habits = CUTS if theme.id == "called-alone" and yes else HABITS
        some = [one for one in walk(rng, profile, habits) if trick_end(one) is not None]
        rng.shuffle(some)
        found = next((each for one in some if (each := _draft(rng, one, theme, wanted, yes))), None)
        yield found or Thrown("no-trick")


def _draft(rng: random.Random, deal: Deal, theme: CalledTheme, wanted: float, yes: bool) -> Draft | None:
    end, called = trick_end(deal), deal.called
    assert end is not None
    assert called is not None
    seat = rng.choice(deal.profile.form.seating.order)
    if theme.id == "called-alone":
        return _alone(deal, end, seat, yes)
    trumps = sum(one.card.suit == called.trump for one in end.cards)
    cut = end.cards[0].card.suit != called.trump and trumps > 0
    if theme.id == "called-trick-points":
        return _points(rng, deal, end, seat)
    if cut is not (theme.id == "called-trick-cut") or not _trap(end):
        return None
    some = end.cards[1:] if cut else end.cards  # who leads is never the one who cuts
    if some[int(wanted * len(some))].seat is not end.winner:
        return None
    return _who(rng, deal, end, seat)


def _trap(end: TrickEnd) -> bool:
    """Is there a card that is higher, or worth more, than the one that wins?"""
    best = winning_card(end)
    return any(one.card.power > best.power for one in end.cards) or end.cards[0].card.suit != best.suit


def _features(deal: Deal, end: TrickEnd) -> dict[str, float]:
    """``suits`` after the first, ``trap``: a higher card of another suit, ``cuts``: trumps on another suit."""
    called = deal.called
    assert called is not None
    best = winning_card(end)
    led = end.cards[0].card.suit
    return {
        "suits": len({one.card.suit for one in end.cards}) - 1,
        "trap": float(any(one.card.power > best.power for one in end.cards)),
        "cuts": sum(one.card.suit == called.trump != led for one in end.cards),
    }


def _who(rng: random.Random, deal: Deal, end: TrickEnd, seat: Seat) -> Draft:
    maker, players = deal.maker, deal.profile.form.seating.order
    assert maker is not None
    proof = tuple(Judged(choice=str(one), ruling=rule_winner(end, maker, None, one)) for one in players)
    cut = winning_card(end).suit != end.cards[0].card.suit
    first = Hint(id="hint-winner-trump" if cut else "hint-winner-order", args={"card": end.cards[0].card})
    wrong = rng.choice([one for one in players if one is not end.winner])
    question = Question(ask="ask-winner-who", mode="one", choices=players, of="seat")
    hints = first, Hint(id="hint-winner-not-seat", args={"who": wrong})
    return Draft(deal, seat, question, proof, hints, _features(deal, end), view=trick_view(deal, seat))


def _points(rng: random.Random, deal: Deal, end: TrickEnd, seat: Seat) -> Draft | None:
    tally = trick_points([one.card for one in end.cards])
    some = numbers.choices(rng, tally, rng.randrange(numbers.COUNT))
    if not some:
        return None
    proof = numbers.proof(tally, some)
    question = Question(ask="ask-winner-points", mode="one", choices=tuple(map(str, some)), of="number")
    hints = Hint(id="hint-winner-values"), named_wrong(rng, "hint-winner-not-number", proof)
    features = {"counting": sum(one.card.points > 0 for one in end.cards)}
    return Draft(deal, seat, question, proof, hints, features, view=trick_view(deal, seat))


def _alone(deal: Deal, end: TrickEnd, seat: Seat, yes: bool) -> Draft | None:
    """Does the maker go on alone? A trick in which the called card fell; tempting ones where it is *no*."""
    called = deal.called
    assert called is not None
    if called.card is None or called.card not in [one.card for one in end.cards]:
        return None
    ruling = rule_alone(deal)
    taken = end.winner.place != called.holder
    if ruling.allowed is not yes or (not yes and not taken):
        return None
    question = Question(ask="ask-called-alone", mode="one", choices=YES_NO, of="word")
    hints = Hint(id="hint-called-alone"), Hint(id="hint-winner-rule", clause="call.alone")
    near = ruling.reasons[0].id != "alone-no-trump"
    features = {**_features(deal, end), "near": float(near)}
    return Draft(deal, seat, question, yes_no(ruling), hints, features, view=trick_view(deal, seat))


PARTNER_KIND, WIDOW_KIND = family(
    "winner",
    VERSION,
    THEMES,
    _find,
    ("ask-winner-who", "ask-winner-points", "ask-called-alone"),
    HINTS,
    WEIGHTS,
)
"""These kinds, for ``puzzles.KINDS``."""
