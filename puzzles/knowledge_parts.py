"""What the questions of *can they have it* share: their ids, their features, the second hint."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from puzzles.making import Draft
from puzzles.model import Arg, Hint, Judged, Mode, Question
from tutor.knowledge import STATES, Knower
from tutor.rules.deal import Deal
from tutor.rules.ruling import Ruling

ASKS: Final = (
    "ask-knowledge-holds",
    "ask-knowledge-who",
    "ask-knowledge-must",
    "ask-knowledge-fold",
    "ask-knowledge-saw",
    "ask-knowledge-trumps",
    "ask-knowledge-trump",
    "ask-knowledge-spoilt",
)
"""Every id of a question of this kind."""

HINTS: Final = (
    "hint-knowledge-follow",
    "hint-knowledge-apart",
    "hint-knowledge-rest",
    "hint-knowledge-fold",
    "hint-knowledge-look",
    "hint-knowledge-trump",
    "hint-knowledge-dealt",
    "hint-knowledge-not-sure",
    "hint-knowledge-not-possible",
    "hint-knowledge-not-impossible",
    "hint-knowledge-not-seat",
    "hint-knowledge-seat",
    "hint-knowledge-not-card",
    "hint-knowledge-card",
    "hint-knowledge-not-suit",
    "hint-knowledge-suit",
    "hint-knowledge-rule",
)
"""Every id of a hint of this kind, the first seven for the first rung."""

_ARGS: Final = {"seat": "who", "card": "card", "suit": "suit"}
"""What fills a hint, by what it names."""


def features(know: Knower, proof: tuple[Judged, ...]) -> dict[str, float]:
    """``tricks`` finished, ``hidden`` folded cards, ``facts``: most that decide one choice, ``forced``: some decide
    together only, ``apart``: the closed indicator matters, ``right``: how many choices are right."""
    view = know.view
    ids = {reason.id for one in proof for reason in one.ruling.reasons}
    return {
        "tricks": len(view.tricks),
        "hidden": sum(one.card is None for cards in (*(one.cards for one in view.tricks), view.trick) for one in cards),
        "facts": max(len(one.ruling.reasons) for one in proof),
        "forced": float(any(one.endswith(("no-room", "only-holder", "trump-only")) for one in ids)),
        "apart": float("may-be-indicator" in ids),
        "right": sum(one.ruling.allowed for one in proof),
    }


def made(deal: Deal, know: Knower, question: Question, proof: tuple[Judged, ...], first: str, second: Hint) -> Draft:
    """A question about what the view shows, with its features; ``first`` is the id of the first hint."""
    hints = Hint(id=first), second
    return Draft(deal, know.view.seat, question, proof, hints, features(know, proof), view=know.view)


def state_of(
    rng: random.Random,
    deal: Deal,
    know: Knower,
    mode: Mode,
    ask: tuple[str, dict[str, Arg]],
    rule: Callable[[str], Ruling],
    first: str,
) -> Draft:
    """A question with sure, possible or impossible."""
    proof = tuple(Judged(choice=one, ruling=rule(one)) for one in STATES)
    question = Question(ask=ask[0], mode=mode, choices=STATES, of="word", args=ask[1])
    wrong = rng.choice([one.choice for one in proof if not one.ruling])
    return made(deal, know, question, proof, first, Hint(id=f"hint-knowledge-not-{wrong}"))


def one_hint(rng: random.Random, proof: tuple[Judged, ...], name: str, arg: Callable[[str], Arg]) -> Hint:
    """A choice that is wrong where others are too, or one that is right where others are too."""
    right, wrong = ([one.choice for one in proof if one.ruling.allowed is fine] for fine in (True, False))
    if len(wrong) > 1 and (len(right) < 2 or rng.random() < 0.5):
        return Hint(id=f"hint-knowledge-not-{name}", args={_ARGS[name]: arg(rng.choice(wrong))})
    return Hint(id=f"hint-knowledge-{name}", args={_ARGS[name]: arg(rng.choice(right))})
