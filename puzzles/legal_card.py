"""The kind *legal card*: which cards may I play now? Is this card legal, and does it fall face up?

A moment of a made-up real deal, seen from the seat whose turn it is. The answer is what ``Deal.rule`` says of each
card; the rulings are the proof and stand in the puzzle.

>>> puzzle = make(7, mode="every")
>>> puzzle == make(7, mode="every"), grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, Literal, cast

from puzzles.legal_hints import HINTS, about_one, ladder
from puzzles.legal_level import STEPS, WEIGHTS, features_of
from puzzles.legal_themes import THEMES, LegalTheme
from puzzles.making import Draft, DraftTheme, JudgedPuzzle, Maker, Thrown, register
from puzzles.model import Judged, Mode, Question
from puzzles.situations import Moment, walk
from tutor.cards import Card
from tutor.rules.ruling import Ruling

NAME: Final = "legal-card"
VERSION: Final = 2
"""The version of this generator: another one may make other puzzles from the same seeds."""

ASKS: Final = ("app-ask-every", "app-ask-one", "ask-legal-this", "ask-legal-face")
"""The ids of the questions: every card, one card, is this card legal, how does it fall."""

SMALL: Final = frozenset({"indicator-forced", "last-trick"})
"""The themes that live on hands of one or two cards; the others need three, so that there is something to choose."""

DEALS: Final = 40
"""How many deals are looked through for one wanted answer."""

STOPS: Final = 0.4
"""How often a moment that fits is taken at once; else a later one of the same deal may take its place."""

CHOOSE: Final = 0.5
"""How often mode *one* asks for a card, where it can; otherwise about one card."""


class LegalCard(JudgedPuzzle):
    """A puzzle of the kind *legal card*; ``proof`` is the ruling on each card of the hand, or on each answer."""

    kind: Literal["legal-card"] = NAME


def _suits(moment: Moment, theme: LegalTheme, face: bool | None) -> bool:
    """Is this moment a fair question of the theme? ``face``: a card that falls so (``True`` down) is asked for."""
    if face is None:
        return (len(moment.hand) > 2 or theme.id in SMALL) and theme.fits(moment)
    return theme.down(moment) if face else theme.up(moment)


def _can_choose(moment: Moment) -> bool:
    """Can one card be asked for? Not where any card would be right too often."""
    return 0 < 5 * len(moment.legal) <= 2 * len(moment.hand)


def drafts(
    themes: Mapping[str, LegalTheme], rng: random.Random, theme: DraftTheme, mode: Mode
) -> Iterator[Draft | Thrown]:
    """What is asked and which answer is wanted is drawn first, and sought in many deals: so no answer is rare.

    ``themes`` are those of the table, of which a moment may have several.
    """
    assert isinstance(theme, LegalTheme)
    choose = mode == "every" or (theme.chosen and rng.random() < CHOOSE)
    right = rng.random() < 0.5
    face = right if not choose and rng.random() < theme.faces else None
    for _ in range(DEALS):
        found: Moment | None = None
        for moment in walk(rng, theme.plan):
            if _suits(moment, theme, face) and (mode == "every" or not choose or _can_choose(moment)):
                found = moment
                if rng.random() < STOPS:
                    break
        if found is None:
            yield Thrown("no-moment")
        elif choose:
            yield _cards(found, theme, _all(found, theme, themes), mode, rng)
        else:
            yield _about(found, theme, _all(found, theme, themes), rng, face is not None, right)


def _all(moment: Moment, theme: LegalTheme, themes: Mapping[str, LegalTheme]) -> tuple[str, ...]:
    """The theme and the others that the moment belongs to."""
    return (theme.id, *(one.id for one in themes.values() if one is not theme and one.fits(moment)))


def _cards(moment: Moment, theme: LegalTheme, also: tuple[str, ...], mode: Mode, rng: random.Random) -> Draft:
    """Every card that may be played, or one of them."""
    choices = tuple(str(one) for one in moment.hand)
    proof = zip(choices, moment.rulings, strict=True)
    return Draft(
        moment.deal,
        moment.seat,
        Question(ask=ASKS[mode == "one"], mode=mode, choices=choices, none=mode == "every"),
        tuple(Judged(choice=one, ruling=ruling) for one, ruling in proof),
        ladder(moment, theme, mode, rng),
        features_of(moment),
        also,
    )


def _about(
    moment: Moment, theme: LegalTheme, also: tuple[str, ...], rng: random.Random, face: bool, right: bool
) -> Draft | Thrown:
    """About one card of the hand: is it legal? Or, where it is: how does it fall? ``right``: the first answer holds."""
    if face:
        cards = [card for card in moment.legal if moment.ruling(card).folded is right]
        answers, ask = ("down", "up"), "ask-legal-face"
    else:
        cards = [card for card in moment.hand if moment.ruling(card).allowed is right]
        answers, ask = ("yes", "no"), "ask-legal-this"
    cards = [card for card in cards if _shows(moment, theme, card)] or cards
    if not cards:
        return Thrown("no-such-card")
    card = rng.choice(cards)
    why = moment.ruling(card)
    judged = (
        Judged(choice=one, ruling=Ruling(holds, why.reasons, why.folded))
        for one, holds in zip(answers, (right, not right), strict=True)
    )
    return Draft(
        moment.deal,
        moment.seat,
        Question(ask=ask, mode="one", choices=answers, of="word", args={"card": card}),
        tuple(judged),
        about_one(moment, theme),
        {**features_of(moment), "about": 1.0},
        also,
    )


def _shows(moment: Moment, theme: LegalTheme, card: Card) -> bool:
    """Does the ruling on a card show what the theme is about?"""
    return any(one.id in theme.shows for one in moment.ruling(card).reasons)


MAKER: Final = Maker(
    name=NAME,
    version=VERSION,
    model=LegalCard,
    themes=cast("dict[str, DraftTheme]", THEMES),
    drafts=partial(drafts, THEMES),
    asks=ASKS,
    hints=HINTS,
    weights=WEIGHTS,
    steps=STEPS,
)
KIND: Final = register(MAKER)
"""This kind, for ``puzzles.KINDS``."""

make, grade, replay = MAKER.make, MAKER.grade, MAKER.replay
