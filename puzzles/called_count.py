"""The kinds *count* of the called tables: the points of either side, what is lacking, and what is still out of a suit.

The numbers and the rulings are those of ``tutor.knowledge.called`` (``call.partner``, ``widow.exchange``).

>>> puzzle = WIDOW_KIND.make(7)
>>> puzzle == WIDOW_KIND.make(7), WIDOW_KIND.grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from puzzles import numbers
from puzzles.called_kinds import WALKS, CalledTheme, family, named_wrong, view_of
from puzzles.called_table import Habits, walk
from puzzles.making import Draft, Thrown
from puzzles.model import Arg, Hint, Mode, Question
from tutor.cards import SUIT_SIGNS, SUITS
from tutor.knowledge.called import points_lacking, side_points, suit_out
from tutor.rules.called.sides import taken
from tutor.rules.called.view import CalledView
from tutor.rules.deal import Deal
from tutor.rules.tally import Tally

VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

HABITS: Final = Habits(leads_called=0.8)

MOMENTS: Final = 4
"""How many moments of one deal are tried."""

RANKS: Final = (4, 4, 4, 5, 6)
"""How often the right number of cards is drawn to be the least ... the greatest choice: few leave little below."""

DROP_FOUR: Final = 0.45
"""How often a count of four cards is thrown away: the one number from 0 to 8 that fits every rank comes too often."""

THEMES: Final = (
    CalledTheme("called-suit-out", {"one": 10}, (1, 2, 3), 0.0, "cards.pack", memory=True),
    CalledTheme("called-trumps-out", {"one": 10}, (1, 2, 3), 0.04, "cards.pack", memory=True),
    CalledTheme("called-makers-points", {"one": 12}, (2, 3, 4), 0.14, "cards.points", memory=True, alone=(2, 3, 4, 5)),
    CalledTheme("called-others-points", {"one": 8}, (2, 3, 4), 0.14, "cards.points", memory=True, alone=(2, 3, 4, 5)),
    CalledTheme("called-lacking", {"one": 10}, (3, 4, 5), 0.2, "call.score", memory=True),
)

ASKS: Final = (
    "ask-called-suit-out",
    "ask-called-trumps-out",
    "ask-called-side-points",
    "ask-called-others-points",
    "ask-called-lacking",
)

HINTS: Final = ("hint-count-eight", "hint-called-sides", "hint-called-lacking", "hint-count-not")
"""Every id of a hint, the first three for the first rung."""

WEIGHTS: Final = {"tricks": 0.05, "table": 0.02, "pairs": 0.07, "widow": 0.06, "two": 0.06}
"""What one unit of a feature adds to the difficulty (0-1)."""


def _find(profile: str, rng: random.Random, theme: CalledTheme, mode: Mode) -> Iterator[Draft | Thrown]:
    """Questions of the theme at a few moments of each deal."""
    for _ in range(WALKS):
        deals = [one for one in walk(rng, profile, HABITS) if _midway(one)]
        some = rng.sample(deals, min(MOMENTS, len(deals)))
        for deal in some:
            found = _draft(rng, deal, theme)
            if found is not None:
                yield found
                return
        yield Thrown("no-moment")


def _midway(deal: Deal) -> bool:
    """Has a trick been played, and is another to come after this one?"""
    called = deal.called
    return called is not None and 0 < len(called.tricks) < deal.profile.form.tricks - 1


def _draft(rng: random.Random, deal: Deal, theme: CalledTheme) -> Draft | None:
    view = view_of(deal, rng.choice(deal.profile.form.seating.order))
    args: dict[str, Arg] = {}
    if theme.id in ("called-suit-out", "called-trumps-out"):
        trumps = theme.id == "called-trumps-out"
        suit = view.trump if trumps else rng.choice([one for one in SUITS if one != view.trump])
        assert suit is not None
        args["suit"] = SUIT_SIGNS[suit]
        tally = suit_out(view, suit)
        if tally.right == 4 and rng.random() < DROP_FOUR:
            return None
        ask = "ask-called-trumps-out" if trumps else "ask-called-suit-out"
        return _number(rng, deal, view, ask, tally, args, Hint(id="hint-count-eight"))
    if not taken(view).sure or len(view.tricks) < 2:
        return None
    if theme.id == "called-lacking":
        if view.target is None or view.target <= taken(view).points[0]:
            return None
        return _number(
            rng, deal, view, "ask-called-lacking", points_lacking(view), args, Hint(id="hint-called-lacking")
        )
    makers = theme.id == "called-makers-points"
    ask = "ask-called-side-points" if makers else "ask-called-others-points"
    return _number(rng, deal, view, ask, side_points(view, makers), args, Hint(id="hint-called-sides"))


def _number(
    rng: random.Random, deal: Deal, view: CalledView, ask: str, tally: Tally, args: dict[str, Arg], first: Hint
) -> Draft | None:
    cards = tally.clause == "cards.pack"
    (rank,) = rng.choices(range(numbers.COUNT), RANKS if cards else None)
    some = numbers.choices(rng, tally, rank, range(9) if cards else ())
    if not some:
        return None
    proof = numbers.proof(tally, some)
    question = Question(ask=ask, mode="one", choices=tuple(map(str, some)), of="number", args=args)
    features = {
        "tricks": len(view.tricks),
        "table": len(view.trick),
        "pairs": len(view.marriages) if ask == "ask-called-lacking" else 0,
        "widow": float(bool(view.widow)),
        "two": float(view.card is not None and view.partner is not None and not cards),
    }
    return Draft(
        deal, view.seat, question, proof, (first, named_wrong(rng, "hint-count-not", proof)), features, view=view
    )


PARTNER_KIND, WIDOW_KIND = family("count", VERSION, THEMES, _find, ASKS, HINTS, WEIGHTS)
"""These kinds, for ``puzzles.KINDS``."""
