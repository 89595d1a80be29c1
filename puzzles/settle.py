"""The kind *settle*: a deal is over; was the contract made, how many tokens move, who has how many, is the match over?

``tutor.rules.reckoning`` judges every answer; Caps is decided by ``tutor.rules.caps`` with the proofs of the solver.

>>> puzzle = MAKER.make(7)
>>> MAKER.grade(puzzle, puzzle.answers.best).right
True
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Final, Literal

from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Judged, Mode, Of, Question
from puzzles.settle_asks import HINTS, PLAIN, More, ask_about, ladder, tempting, told
from puzzles.settle_themes import THEMES, Scene, SettleTheme
from tutor.seats import SEATS

NAME: Final = "settle"
VERSION: Final = 4
"""The version of this generator: another one may make other puzzles from the same seeds."""

ASKS: Final = ("moved", "after", "made", "match")
"""What may be asked; the words of each are ``ask-settle-…``."""

MORE: Final[More] = {0: 2.5, 1: 3.5, 2: 4.0, 5: 2.0}
"""What is right more often, for the choices of how many tokens move."""

BUILDS: Final = 40
"""How many deals are made for one result that is wanted."""

WEIGHTS: Final = {
    "choices": 0.015,
    "slips": 0.03,
    "clauses": 0.05,
    "count-up": 0.06,
    "after": 0.05,
    "lost": 0.04,
}
"""What one unit of a feature adds to the difficulty (0-1)."""


class Settle(JudgedPuzzle):
    """A puzzle of the kind *settle*; ``proof`` is the ruling on each choice."""

    kind: Literal["settle"] = NAME


def _features(scene: Scene, ask: str, judged: tuple[Judged, ...], given: object) -> dict[str, float]:
    """Choices, how many of them are known slips, the clauses that decide, points to be counted from the other side's,
    tokens to be added up, a contract that failed."""
    one = scene.reckoning
    slips = {reason.id for each in judged if not each.ruling.allowed for reason in each.ruling.reasons}
    return {
        "choices": len(judged),
        "slips": sum(name.startswith("tokens-slip") for name in slips),
        "clauses": len(one.settlement.clauses),
        "count-up": float(given == "defenders"),
        "after": float(ask == "after"),
        "lost": float(one.settlement.made is False),
        "tempting": len(tempting(one)),
    }


def _draft(rng: random.Random, scene: Scene, theme: SettleTheme, ask: str, more: More) -> Draft:
    seat = rng.choice(SEATS)
    judged = ask_about(rng, scene, seat, ask, more)
    args = told(rng, scene, seat)
    of: Of = "number" if ask == "after" else "word"
    choices = tuple(one.choice for one in judged)
    question = Question(ask=f"ask-settle-{ask}", mode="one", choices=choices, of=of, args=args)
    hints = ladder(rng, scene, theme, question, judged)
    features = _features(scene, ask, judged, args.get("given"))
    return Draft(scene.reckoning.deal, seat, question, judged, hints, features)


def drafts(rng: random.Random, theme: DraftTheme, mode: Mode, more: More = PLAIN) -> Iterator[Draft | Thrown]:
    """Questions about one deal of the theme, with the result that is wanted."""
    assert isinstance(theme, SettleTheme)
    ask, made = rng.choice(theme.asks), rng.random() < 0.5  # kept until a deal is found, so that both come as often
    for _ in range(BUILDS):
        scene = theme.build(rng, made, ask == "made")
        yield scene if isinstance(scene, Thrown) else _draft(rng, scene, theme, ask, more)


MAKER: Final = Maker(
    NAME,
    VERSION,
    Settle,
    THEMES,
    partial(drafts, more=MORE),
    tuple(f"ask-settle-{one}" for one in ASKS),
    HINTS,
    WEIGHTS,
    quick=False,
)
KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""
