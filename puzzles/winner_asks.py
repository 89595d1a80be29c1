"""The questions of *who takes the trick*, each with the view that its seat has at the moment of asking."""

from __future__ import annotations

import dataclasses
import random
from typing import Final

from puzzles import numbers
from puzzles.making import Draft, Thrown
from puzzles.model import Arg, Hint, Judged, Mode, Question
from puzzles.winner_themes import Ask, Scene
from tutor.cards import Card
from tutor.rules.outcome import WHERES, may_turn, rule_indicator, rule_turned, rule_winner
from tutor.rules.tally import trick_points
from tutor.rules.trickview import trick_view
from tutor.rules.view import View
from tutor.seats import Seat

ASKS: Final = (
    "ask-winner-who",
    "ask-winner-who-kept",
    "ask-winner-who-shown",
    "ask-winner-who-looked",
    "ask-winner-points",
    "ask-winner-turned",
    "ask-winner-indicator",
    "ask-winner-indicator-looked",
)
"""Every id of a question of this kind."""

HINTS: Final = (
    "hint-winner-order",
    "hint-winner-trump",
    "hint-winner-values",
    "hint-winner-folded",
    "hint-winner-opens",
    "hint-winner-not-seat",
    "hint-winner-not-number",
    "hint-winner-rule",
    "hint-winner-not-stays",
    "hint-winner-not-returns",
    "hint-winner-not-played",
)
"""Every id of a hint of this kind, the first five for the first rung."""

TURNED_AS_MAKER: Final = 0.3
"""How often the maker sees the cards turned up already, instead of having to find the trump."""

REJECT_TOP: Final = 0.75
"""How often a trick that simply the highest card takes is thrown away, where the question is who takes it."""


REJECT_MAKER: Final = 0.4
"""How often a trick of the maker is thrown away there: makers have the trumps and win more than their share."""

REJECT_TRUMPS: Final = 0.75
"""How often a question what is turned up is thrown away, where it is the trumps and nothing else
(and the maker has folded no other card)."""


class Stage:
    """How far the end of the trick has come for a seat, and its view: ``full``, ``looked``, ``kept`` or ``shown``."""

    def __init__(self, rng: random.Random, scene: Scene, seat: Seat, look: bool) -> None:
        if not scene.folded:
            self.name = "full"
        elif seat is scene.maker and (look or rng.random() >= TURNED_AS_MAKER):
            self.name = "looked"
        else:
            self.name = "shown" if scene.end.opened == "reveal" else "kept"
        looked, turned = self.name == "looked", self.name in ("kept", "shown")
        self.view: View = trick_view(scene.deal, seat, looked=looked, turned=turned)

    @property
    def hidden(self) -> int:
        """How many cards of the trick the seat does not see."""
        return sum(one.card is None for one in self.view.trick)


def draft(rng: random.Random, scene: Scene, ask: Ask, mode: Mode) -> Draft | Thrown:
    """The question of this sort about a trick, or why there is none."""
    if ask == "turned":
        return _turned(rng, scene, mode)
    players = [one.seat for one in scene.end.cards]
    if ask == "who":
        return _who(rng, scene, rng.choice(players), mode)
    if ask == "points":
        return _points(rng, scene, rng.choice(players), mode)
    return _indicator(rng, scene, rng.choice(players), mode)


def _features(scene: Scene, stage: Stage) -> dict[str, float]:
    """``folded`` cards, ``hidden`` ones of them, ``suits`` in the trick after the first, ``trap``: a higher card of
    another suit; ``looked``: the maker must find the trump; ``outside``: the indicator would have won but was not
    played; ``own_fold``: the maker folded a card that stays down when others are shown."""
    end, revealed = scene.end, scene.end.opened == "reveal"
    return {
        "folded": len(scene.folded),
        "hidden": stage.hidden,
        "suits": len({one.card.suit for one in stage.view.trick if one.card is not None}) - 1,
        "trap": float(scene.trap),
        "looked": float(stage.name == "looked"),
        "outside": float(revealed and end.indicator == "returned" and scene.indicator.power > scene.best.power),
        "own_fold": float(scene.own_fold),
    }


def _draft(
    scene: Scene, stage: Stage, question: Question, proof: tuple[Judged, ...], hints: tuple[Hint, Hint]
) -> Draft:
    return Draft(scene.deal, stage.view.seat, question, proof, hints, _features(scene, stage), view=stage.view)


def _who(rng: random.Random, scene: Scene, seat: Seat, mode: Mode) -> Draft | Thrown:
    if not scene.trap and rng.random() < REJECT_TOP:
        return Thrown("highest-wins")
    if scene.end.winner is scene.maker and rng.random() < REJECT_MAKER:
        return Thrown("maker-wins")
    stage = Stage(rng, scene, seat, look=False)
    players = sorted((one.seat for one in scene.end.cards), key=lambda one: one.place)
    proof = tuple(
        Judged(choice=one, ruling=rule_winner(scene.end, scene.maker, scene.indicator, one)) for one in players
    )
    ask = "ask-winner-who" if stage.name == "full" else f"ask-winner-who-{stage.name}"
    args: dict[str, Arg] = {"maker": scene.maker} if stage.name == "kept" else {}
    question = Question(ask=ask, mode=mode, choices=tuple(players), of="seat", args=args)
    wrong = rng.choice([one for one in players if one is not scene.end.winner])
    first = Hint(id="hint-winner-trump" if scene.cut else "hint-winner-order", args={"card": scene.end.cards[0].card})
    return _draft(scene, stage, question, proof, (first, Hint(id="hint-winner-not-seat", args={"who": wrong})))


def _points(rng: random.Random, scene: Scene, seat: Seat, mode: Mode) -> Draft | Thrown:
    stage = Stage(rng, scene, seat, look=False)
    if stage.hidden:
        return Thrown("hidden-points")
    end = scene.end
    beside = stage.view.indicator if end.indicator in ("stays", "returned") else None
    tally = trick_points([one.card for one in end.cards], beside)
    some = numbers.choices(rng, tally, rng.randrange(numbers.COUNT))
    if not some:
        return Thrown("few-slips")
    if beside is not None and end.indicator == "returned" and tally.right + beside.points not in some:
        return Thrown("indicator-not-tempting")
    texts = tuple(str(one) for one in some)
    question = Question(ask="ask-winner-points", mode=mode, choices=texts, of="number")
    wrong = rng.choice([one for one in some if one != tally.right])
    second = Hint(id="hint-winner-not-number", args={"count": wrong})
    made = _draft(scene, stage, question, numbers.proof(tally, some), (Hint(id="hint-winner-values"), second))
    counting = sum(one.card.points > 0 for one in end.cards)
    return dataclasses.replace(made, features={**made.features, "trap": 0.0, "counting": counting})


def _turned(rng: random.Random, scene: Scene, mode: Mode) -> Draft | Thrown:
    end = scene.end
    if end.opened not in (None, "reveal"):
        return Thrown("forced-open")
    stage = Stage(rng, scene, scene.maker, look=True)
    cards: list[Card] = sorted(may_turn(end, scene.indicator), key=lambda one: one.place)
    if len(cards) < 2:
        return Thrown("one-card")
    proof = tuple(Judged(choice=one, ruling=rule_turned(end, scene.maker, scene.indicator, one)) for one in cards)
    trumps = [one.suit == scene.indicator.suit for one in cards]
    if [one.ruling.allowed for one in proof] == trumps and not scene.own_fold and rng.random() < REJECT_TRUMPS:
        return Thrown("trumps-only")
    question = Question(ask="ask-winner-turned", mode=mode, choices=tuple(cards), none=True)
    hints = Hint(id="hint-winner-folded"), Hint(id="hint-winner-rule", clause="closed.reveal")
    return _draft(scene, stage, question, proof, hints)


def _indicator(rng: random.Random, scene: Scene, seat: Seat, mode: Mode) -> Draft | Thrown:
    end = scene.end
    if end.indicator is None:
        return Thrown("open-before")
    stage = Stage(rng, scene, scene.maker if scene.folded else seat, look=True)
    proof = tuple(Judged(choice=one, ruling=rule_indicator(end, one)) for one in WHERES)
    looked = "-looked" if stage.name == "looked" else ""
    question = Question(ask=f"ask-winner-indicator{looked}", mode=mode, choices=WHERES, of="word")
    wrong = rng.choice([one.choice for one in proof if not one.ruling])
    first = "hint-winner-opens" if scene.deal.profile.open_at_250 else "hint-winner-opens-cut"
    return _draft(scene, stage, question, proof, (Hint(id=first), Hint(id=f"hint-winner-not-{wrong}")))
