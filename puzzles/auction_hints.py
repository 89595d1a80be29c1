"""The two hints of an auction puzzle: where to look, then one choice less or the rule. Neither is the answer."""

from __future__ import annotations

import random
from typing import Final

from puzzles.auction_themes import CallTheme
from puzzles.model import Hint, Judged, Question
from tutor.seats import seat

LOOKS: Final = {
    "call-least": "bid",
    "call-later": "turns",
    "call-over-partner": "bidder",
    "call-ask": "asked",
    "call-after-pass": "turns",
    "call-redeal": "points",
    "call-second": "cards",
    "call-second-partner": "bidder",
    "call-pcc": "cards",
}
"""Where to look first when a call is asked about, by theme."""

OUTCOME_LOOKS: Final = {"next": "round", "over": "passes", "maker": "last-bid", "lead": "contract"}
"""Where to look first when it is asked what a call brings."""

HINTS: Final = (
    *(f"hint-auction-{one}" for one in dict.fromkeys((*LOOKS.values(), *OUTCOME_LOOKS.values(), "no-bid"))),
    "hint-auction-bid-allowed",
    "hint-auction-bid-refused",
    "hint-auction-not-seat",
    "hint-auction-rule",
)
"""Every id of a hint of this kind, the last four for the second rung.

``bid-allowed`` and ``bid-refused`` have ``bid`` (a number) and a clause, ``not-seat`` has ``who`` (a seat), ``rule`` a
clause.
"""


def ladder(rng: random.Random, theme: CallTheme, question: Question, judged: tuple[Judged, ...]) -> tuple[Hint, Hint]:
    """The two hints of a question."""
    ask = question.ask.removeprefix("ask-auction-")
    look = "no-bid" if theme.id == "call-all-pass" else OUTCOME_LOOKS.get(ask) or theme.look or LOOKS[theme.id]
    return Hint(id=f"hint-auction-{look}"), _second(rng, theme, question, judged)


def _second(rng: random.Random, theme: CallTheme, question: Question, judged: tuple[Judged, ...]) -> Hint:
    """A call that is allowed where others are too, one that is refused where others are too, a seat whose call it is
    not, or the rule of the theme (which does not tell how it decides)."""
    some = [Hint(id="hint-auction-rule", clause=theme.clause)]
    if question.of == "seat":
        wrong = rng.choice([one for one in judged if not one.ruling.allowed])
        return Hint(id="hint-auction-not-seat", args={"who": seat(wrong.choice)})
    if question.mode == "every":
        for allowed, name in ((True, "allowed"), (False, "refused")):
            alike = [one for one in judged if one.ruling.allowed == allowed]
            bids = [one for one in alike if one.choice.startswith("bid")]
            if len(alike) > 1 and bids:
                one = rng.choice(bids)
                clause = one.ruling.reasons[0].clause
                some.append(Hint(id=f"hint-auction-bid-{name}", args={"bid": int(one.choice[4:])}, clause=clause))
    return rng.choice(some)
