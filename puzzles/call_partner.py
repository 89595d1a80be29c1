"""The kind *call-partner*: the table where the maker calls a card. Who can be the partner, which card, which target?

The rulings are those of ``Deal.rule`` and of ``tutor.rules.called.asking``.

>>> puzzle = KIND.make(7)
>>> puzzle == KIND.make(7), KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, Literal

from puzzles.called_kinds import PARTNER, WALKS, view_of
from puzzles.called_marriage import target_draft
from puzzles.called_table import led, walk
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Hint, Judged, Mode, Question
from tutor.rules.actions import PLAYS
from tutor.rules.called.asking import others, rule_partner
from tutor.rules.deal import Deal

NAME: Final = "call-partner"
VERSION: Final = 2
"""The version of this generator: another one may make other puzzles from the same seeds."""

LAST: Final = 8
"""The last trick, in which all is known and nothing is asked."""

ASKS: Final = ("ask-partner-card", "ask-partner-who", "ask-partner-target")
HINTS: Final = (
    "hint-partner-duty",
    "hint-partner-follow",
    "hint-partner-bid",
    "hint-partner-not-card",
    "hint-partner-card",
    "hint-partner-not-seat",
    "hint-partner-seat",
    "hint-partner-not-number",
)
"""Every id of a hint of this kind, the first three for the first rung."""

WEIGHTS: Final = {"tricks": 0.06, "pairs": 0.1, "room": 0.25, "pair": 0.2, "free": 0.12, "others": 0.05}
"""What one unit of a feature adds to the difficulty (0-1)."""

THEMES: Final[dict[str, DraftTheme]] = {
    one.id: one
    for one in (
        DraftTheme("partner-card", {"every": 12}, (1, 2), weight=0.08, clause="call.reveal"),
        DraftTheme("partner-who", {"every": 12}, (1, 2, 3), weight=0.05, clause="call.partner", memory=True),
        DraftTheme("partner-target", {"one": 12}, (1, 2, 3), weight=-0.12, clause="call.marriage", memory=True),
    )
}
"""Every theme by id."""


class CallPartner(JudgedPuzzle):
    """A puzzle of the kind *call-partner*."""

    kind: Literal["call-partner"] = NAME


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """A question of the theme from each deal, at a moment by chance among those where it can be asked."""
    find = {"partner-card": _card, "partner-who": _who, "partner-target": _target}[theme.id]
    wanted = rng.random()  # kept until a deal has it, so that no answer comes more often
    for _ in range(WALKS):
        moments = [one for one in walk(rng, PARTNER) if one.called is not None and one.called.number < LAST]
        rng.shuffle(moments)
        found = next((each for one in moments if (each := find(rng, one, wanted))), None)
        yield found or Thrown("no-moment")


def _card(rng: random.Random, deal: Deal, wanted: float) -> Draft | None:
    """Which cards may be played to the called suit: half of the time the called card must fall."""
    seat, called, first = deal.turn, deal.called, led(deal)
    if seat is None or called is None or called.card is None or first is None or first.suit != called.card.suit:
        return None
    hand = tuple(deal.hand(seat))
    suited = [one for one in hand if one.suit == first.suit]
    forced = called.leader == called.maker and called.card in hand
    if (wanted < 0.5) is not forced or not 1 < len(suited) < len(hand):
        return None
    proof = tuple(Judged(choice=str(one), ruling=deal.rule(seat, PLAYS[one.place])) for one in hand)
    question = Question(ask="ask-partner-card", mode="every", choices=tuple(map(str, hand)), none=True)
    right = rng.random() < 0.5
    named = rng.choice([one for one in hand if deal.rule(seat, PLAYS[one.place]).allowed is right])
    second = Hint(id="hint-partner-card" if right else "hint-partner-not-card", args={"card": named})
    features = {"tricks": len(called.tricks), "free": float(called.card in hand and not forced)}
    return Draft(deal, seat, question, proof, (Hint(id="hint-partner-duty"), second), features)


def _who(rng: random.Random, deal: Deal, wanted: float) -> Draft | None:
    """Who can be the partner, for a seat that does not know: so many of the others, none too often."""
    if deal.called is None or deal.called.shown:
        return None
    seat = deal.maker if deal.maker is not None and rng.random() < 0.5 else rng.choice(deal.profile.form.seating.order)
    view = view_of(deal, seat)
    if view.card is None or view.partner is not None:
        return None
    seats = others(view)
    proof = tuple(Judged(choice=str(one), ruling=rule_partner(view, one)) for one in seats)
    count = sum(one.ruling.allowed for one in proof)
    if count != _count(len(seats), wanted):
        return None
    question = Question(ask="ask-partner-who", mode="every", choices=seats, of="seat", args={"card": view.card})
    right = [one for one in seats if rule_partner(view, one)]
    wrong = [one for one in seats if one not in right]
    named = rng.choice(wrong or right)
    second = Hint(id="hint-partner-not-seat" if wrong else "hint-partner-seat", args={"who": named})
    reasons = {each.id for one in proof for each in one.ruling.reasons}
    features = {
        "tricks": len(view.tricks),
        "others": len(seats) - count,
        "room": float("partner-no-room" in reasons),
        "pair": float("partner-pair" in reasons),
    }
    return Draft(deal, seat, question, proof, (Hint(id="hint-partner-follow"), second), features)


def _count(seats: int, wanted: float) -> int:
    """How many of so many seats shall be right: seldom all of them."""
    shares = (0.92, 1.0) if seats == 2 else (0.5, 0.92, 1.0)  # all of them is found much more easily
    return 1 + next(at for at, share in enumerate(shares) if wanted < share)


def _target(rng: random.Random, deal: Deal, wanted: float) -> Draft | None:
    """What the target is now, for a seat that can know it."""
    if deal.called is None or not deal.called.marriages:
        return None
    return target_draft(rng, deal, view_of(deal, rng.choice(deal.profile.form.seating.order)), wanted)


MAKER: Final = Maker(NAME, VERSION, CallPartner, THEMES, drafts, ASKS, HINTS, WEIGHTS, profile=PARTNER)

KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
