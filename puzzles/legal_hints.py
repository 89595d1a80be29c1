"""The two hints of a legal-card puzzle: where to look, then one card or one rule. Neither is the answer.

The first rung says which part of the table matters. The second names the ruling on one card, or only the rule; it
always leaves at least two answers that could be right.
"""

from __future__ import annotations

import random
from typing import Final

from puzzles.legal_themes import LegalTheme
from puzzles.model import Hint, Mode
from puzzles.situations import Moment

HINTS: Final = (
    "hint-legal-look-at-lead",
    "hint-legal-look-at-indicator",
    "hint-legal-you-lead",
    "hint-legal-you-lead-closed",
    "hint-legal-think-back",
    "hint-legal-trump-open",
    "hint-legal-last-trick",
    "hint-legal-this",
    "hint-legal-not-this",
    "hint-legal-rule",
)
"""Every id of a hint of this kind, the first seven for the first rung.

``look-at-lead`` and ``look-at-indicator`` have ``card`` (the card led); ``think-back`` has ``trick`` (1-7);
``this`` and ``not-this`` have ``card`` and a clause, ``rule`` a clause.
"""


def ladder(moment: Moment, theme: LegalTheme, mode: Mode, rng: random.Random) -> tuple[Hint, Hint]:
    """The two hints of a moment."""
    return _first(moment, theme), _second(moment, theme, mode, rng)


def about_one(moment: Moment, theme: LegalTheme) -> tuple[Hint, Hint]:
    """The two hints of a question about one card: where to look, and the rule; a card named would be the answer."""
    return _first(moment, theme), Hint(id="hint-legal-rule", clause=_clause(moment, theme))


def _first(moment: Moment, theme: LegalTheme) -> Hint:
    led = moment.led
    if theme.id == "last-trick":
        return Hint(id="hint-legal-last-trick")
    if theme.id == "exhausted":
        number = next(one.number for one in moment.play.tricks if one.exhausted)
        return Hint(id="hint-legal-think-back", args={"trick": number})
    if theme.id == "forced-open":
        return Hint(id="hint-legal-trump-open")
    if led is None:
        return Hint(id="hint-legal-you-lead-closed" if moment.guarded else "hint-legal-you-lead")
    if moment.guarded:
        return Hint(id="hint-legal-look-at-indicator", args={"card": led})
    return Hint(id="hint-legal-look-at-lead", args={"card": led})


def _clause(moment: Moment, theme: LegalTheme) -> str | None:
    """The rule a theme is about, as it is at work here."""
    if theme.id == "forced-open" and moment.play.alone:
        return "pcc.open-after-first"
    if theme.id == "pcc":
        return moment.ruling(moment.refused[0]).clauses[0]
    return theme.clause


def _second(moment: Moment, theme: LegalTheme, mode: Mode, rng: random.Random) -> Hint:
    """A right card where others are right too, a wrong one where others are wrong too, or the rule alone."""
    legal, refused = moment.legal, moment.refused
    some = [Hint(id="hint-legal-rule", clause=_clause(moment, theme))]
    if mode == "every" and len(legal) > 1:
        card = rng.choice(legal)
        some.append(Hint(id="hint-legal-this", args={"card": card}, clause=moment.ruling(card).clauses[-1]))
    if len(refused) > 1:
        card = rng.choice(refused)
        some.append(Hint(id="hint-legal-not-this", args={"card": card}, clause=moment.ruling(card).clauses[0]))
    return rng.choice(some)
