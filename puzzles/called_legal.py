"""The kinds *legal card* of the called tables: which cards may I play, and may I play this one?

The rulings are those of ``Deal.rule`` (``call.follow``, ``call.reveal``).

>>> puzzle = WIDOW_KIND.make(7)
>>> puzzle == WIDOW_KIND.make(7), WIDOW_KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from puzzles.called_kinds import PARTNER, WALKS, CalledTheme, family
from puzzles.called_table import Habits, walk
from puzzles.making import Draft, Thrown
from puzzles.model import Hint, Judged, Mode, Question
from puzzles.yes_no import YES_NO, yes_no
from tutor.cards import Card
from tutor.rules.actions import PLAYS
from tutor.rules.deal import Deal
from tutor.rules.ruling import Ruling
from tutor.rules.state import PLAY

VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

HABITS: Final = Habits(leads_called=0.6)

THEMES: Final = (
    CalledTheme("called-follow", {"every": 30, "one": 14}, (1, 2, 3), 0.0, "call.follow"),
    CalledTheme("called-trump-led", {"every": 16, "one": 8}, (2,), 0.08, "call.follow", alone=(2, 3)),
    CalledTheme("called-void", {"every": 3, "one": 5}, (2, 3), 0.1, "call.follow"),
    CalledTheme("called-lead", {"every": 2}, (2, 3), 0.08, "call.follow"),
    CalledTheme("called-duty", {"every": 14, "one": 10}, (2, 3, 4), 0.16, "call.reveal", games=(PARTNER,)),
    CalledTheme("called-no-duty", {"every": 10, "one": 10}, (3, 4), 0.2, "call.reveal", games=(PARTNER,)),
)

FREE: Final = ("called-void", "called-lead")
"""The themes in which nothing is refused."""

YES: Final = 0.42
"""How often *yes* is right in the others, so that it is right in half of all."""

HINTS: Final = (
    "hint-legal-look-at-lead",
    "hint-called-you-lead",
    "hint-called-who-led",
    "hint-legal-this",
    "hint-legal-not-this",
    "hint-legal-rule",
)
"""Every id of a hint, the first three for the first rung."""

WEIGHTS: Final = {"cards": 0.025, "legal": 0.02, "tempting": 0.05, "about": -0.05, "tricks": 0.01}
"""What one unit of a feature adds to the difficulty (0-1)."""


def _belongs(deal: Deal) -> str | None:
    """The theme of a moment: none for a hand with nothing to choose."""
    called, seat = deal.called, deal.turn
    if called is None or seat is None or deal.phase != PLAY or called.number == deal.profile.form.tricks:
        return None
    hand, lead = deal.hand(seat), called.trick[0].card if called.trick else None
    if lead is None:
        return "called-lead"
    suited = hand.of_suit(lead.suit)
    card = called.card
    if card is not None and card in hand and card.suit == lead.suit and len(suited) > 1:
        return "called-duty" if called.leader == called.maker else "called-no-duty"
    if not suited:
        return "called-void"
    if len(suited) == len(hand):
        return None
    return "called-trump-led" if lead.suit == called.trump else "called-follow"


def _find(profile: str, rng: random.Random, theme: CalledTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """The answer that is wanted is drawn first and kept until a deal has it, so that none comes more often."""
    right = rng.random() < YES or theme.id in FREE
    for _ in range(WALKS):
        some = [one for one in walk(rng, profile, HABITS) if _belongs(one) == theme.id]
        found = _draft(rng, rng.choice(some), theme, mode, right) if some else None
        yield found or Thrown("no-moment")


def _draft(rng: random.Random, deal: Deal, theme: CalledTheme, mode: Mode, right: bool) -> Draft | None:
    seat = deal.turn
    assert seat is not None
    hand = tuple(deal.hand(seat))
    rulings = {one: deal.rule(seat, PLAYS[one.place]) for one in hand}
    features = _features(deal, rulings)
    first = _look(deal, theme)
    if mode == "every":
        question = Question(ask="app-ask-every", mode="every", choices=tuple(map(str, hand)), none=True)
        proof = tuple(Judged(choice=str(one), ruling=ruling) for one, ruling in rulings.items())
        return Draft(deal, seat, question, proof, (first, _second(rng, theme, rulings)), features)
    some = [one for one, ruling in rulings.items() if ruling.allowed is right]
    if not some:
        return None
    card = rng.choice(some)
    question = Question(ask="ask-legal-this", mode="one", choices=YES_NO, of="word", args={"card": card})
    rule = Hint(id="hint-legal-rule", clause=theme.clause)
    return Draft(deal, seat, question, yes_no(rulings[card]), (first, rule), {**features, "about": 1.0})


def _features(deal: Deal, rulings: dict[Card, Ruling]) -> dict[str, float]:
    """``cards`` in hand, ``legal`` ones, ``tempting``: refused ones that are trumps or of the suit led; ``tricks``."""
    called = deal.called
    assert called is not None
    lead = called.trick[0].card.suit if called.trick else ""
    refused = [one for one, ruling in rulings.items() if not ruling.allowed]
    return {
        "cards": len(rulings),
        "legal": len(rulings) - len(refused),
        "tempting": min(4, sum(one.suit in (lead, called.trump) for one in refused)),
        "tricks": len(called.tricks),
    }


def _look(deal: Deal, theme: CalledTheme) -> Hint:
    """Where to look first."""
    called = deal.called
    assert called is not None
    if not called.trick:
        return Hint(id="hint-called-you-lead")
    if theme.games == (PARTNER,):
        return Hint(id="hint-called-who-led")
    return Hint(id="hint-legal-look-at-lead", args={"card": called.trick[0].card})


def _second(rng: random.Random, theme: CalledTheme, rulings: dict[Card, Ruling]) -> Hint:
    """A right card where others are right too, a wrong one where others are wrong too, or the rule alone."""
    some = [Hint(id="hint-legal-rule", clause=theme.clause)]
    for allowed, id in ((True, "hint-legal-this"), (False, "hint-legal-not-this")):
        alike = [one for one, ruling in rulings.items() if ruling.allowed is allowed]
        if len(alike) > 1:
            card = rng.choice(alike)
            some.append(Hint(id=id, args={"card": card}, clause=rulings[card].clauses[0]))
    return rng.choice(some)


PARTNER_KIND, WIDOW_KIND = family(
    "legal-card", VERSION, THEMES, _find, ("app-ask-every", "ask-legal-this"), HINTS, WEIGHTS
)
"""These kinds, for ``puzzles.KINDS``."""
