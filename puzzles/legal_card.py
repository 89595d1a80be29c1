"""The kind *legal card*: which cards may I play now?

A moment of a made-up real deal, seen from the seat whose turn it is. The answer is what ``Deal.rule`` says of each
card; the rulings are the proof and stand in the puzzle.

>>> puzzle = make(7, mode="every")
>>> puzzle == make(7, mode="every"), grade(puzzle, puzzle.answers.best).right
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final, Literal

from pydantic import Field

from puzzles.legal_hints import HINTS, ladder
from puzzles.legal_level import difficulty, features_of, level_of
from puzzles.legal_themes import THEMES, LegalTheme
from puzzles.model import (
    LEVELS,
    MODES,
    Answers,
    Asked,
    Grade,
    Judged,
    Kind,
    Marked,
    Mode,
    Puzzle,
    PuzzleError,
    Question,
    Wrong,
    check_picks,
    content_id,
)
from puzzles.situations import Moment, walk
from puzzles.views import profile_json, view_json
from tutor.record.referee import witness_json
from tutor.rules.deal import Deal

NAME: Final = "legal-card"
VERSION: Final = 1
"""The version of this generator: another one may make other puzzles from the same seeds."""

ASKS: Final = ("app-ask-every", "app-ask-one")
"""The ids of the questions, by mode."""

ONE_SHARE: Final = 0.35
"""How often the seed asks for one card."""

TRIES: Final = 60
"""How many deals are made for one theme before an easier theme takes its place."""

SMALL: Final = frozenset({"indicator-forced", "last-trick"})
"""The themes that live on hands of one or two cards; the others need three, so that there is something to choose."""


class LegalCard(Puzzle):
    """A puzzle of the kind *legal card*; ``proof`` is the ruling on each card of the hand."""

    kind: Literal["legal-card"] = NAME
    proof: tuple[Judged, ...] = Field(min_length=1)


def make(seed: int, mode: str | None = None, theme: str | None = None, level: int | None = None) -> LegalCard:
    """The puzzle of a seed. ``mode``, ``theme`` and ``level`` (1-5) narrow the draw; ``None`` leaves it to the seed.

    Same arguments, same puzzle, byte for byte. A theme goes before a mode and a level: where it cannot be asked in the
    mode, it is asked in another, and where it has no puzzle of the level, its nearest one is given (``Theme.modes`` and
    ``Theme.levels`` say what there is). Raises ``PuzzleError`` for an unknown mode, theme or level.

    >>> make(1, theme="exhausted").themes[0], make(1, mode="one").question.mode
    ('exhausted', 'one')
    """
    return _build(seed, _asked(mode, theme, level))[0]


def replay(puzzle: LegalCard) -> Deal:
    """The deal behind a puzzle, made again from its seed. It holds every hidden card: never send it to a browser.

    Raises ``PuzzleError`` when this version of the generator makes another puzzle from that seed.
    """
    again, deal = _build(puzzle.seed, puzzle.asked)
    if again.id != puzzle.id:
        raise PuzzleError(f"seed {puzzle.seed} of version {puzzle.version} gives another puzzle in version {VERSION}")
    return deal


def grade(puzzle: LegalCard, picks: Iterable[str]) -> Grade:
    """Grade the picked cards: right or not, and the engine's ruling on every card picked or missed.

    In mode ``one`` nothing is missed. Raises ``PuzzleError`` for a pick that is no card of the hand, and in mode
    ``one`` for more or less than one pick.
    """
    chosen, best = set(check_picks(puzzle.question, picks)), set(puzzle.answers.best)
    every = puzzle.question.mode == "every"
    marks = []
    for one in puzzle.proof:
        if one.choice in chosen:
            marks.append(Marked(one.choice, "right" if one.choice in best else "wrong", one.ruling))
        elif every and one.choice in best:
            marks.append(Marked(one.choice, "missed", one.ruling))
    return Grade(all(one.mark == "right" for one in marks), tuple(marks))


# -- making ------------------------------------------------------------------------------------------------------------


def _asked(mode: str | None, theme: str | None, level: int | None) -> Asked:
    if mode is not None and mode not in MODES:
        raise PuzzleError(f"there is no mode {mode!r}: the modes are {', '.join(MODES)}")
    if theme is not None and theme not in THEMES:
        raise PuzzleError(f"there is no theme {theme!r}: the themes are {', '.join(THEMES)}")
    if level is not None and level not in LEVELS:
        raise PuzzleError(f"there is no level {level!r}: the levels are 1 to 5")
    return Asked(mode=mode, theme=theme, level=level)


def _build(seed: int, asked: Asked) -> tuple[LegalCard, Deal]:
    if type(seed) is not int or seed < 0:
        raise PuzzleError(f"a seed is a whole number from 0 on, not {seed!r}")
    rng = random.Random(f"{NAME}/{VERSION}/{seed}")
    mode_roll, theme_roll = rng.random(), rng.random()
    mode: Mode = asked.mode or ("one" if mode_roll < ONE_SHARE else "every")
    if asked.theme is not None:
        theme = THEMES[asked.theme]
        mode = mode if mode in theme.modes else theme.modes[0]
    else:
        theme = _draw_theme(theme_roll, mode, asked.level)
    for one in (theme, *_easier(theme, mode)):
        moment = _search(rng, one, mode, asked.level)
        if moment is not None:
            return _puzzle(seed, asked, one, mode, moment, rng), moment.deal
    raise PuzzleError(f"no puzzle was found for seed {seed}; take another seed")


def _draw_theme(roll: float, mode: Mode, level: int | None) -> LegalTheme:
    """A theme by the shares, among those that can be asked in this mode at this level."""
    some = [one for one in THEMES.values() if mode in one.modes and (level is None or level in one.levels)]
    left = roll * sum(one.shares[mode] for one in some)
    for one in some:
        left -= one.shares[mode]
        if left < 0:
            return one
    return some[-1]


def _easier(theme: LegalTheme, mode: Mode) -> Iterator[LegalTheme]:
    """What stands in when no moment of a theme was found: the themes before it that the mode allows."""
    names = list(THEMES)
    for name in reversed(names[: names.index(theme.id)]):
        if mode in THEMES[name].modes:
            yield THEMES[name]


def _suits(moment: Moment, theme: LegalTheme, mode: Mode) -> bool:
    """Is this moment a fair question of the theme in this mode?"""
    if len(moment.hand) < 3 and theme.id not in SMALL:
        return False
    if mode == "one" and not 0 < 5 * len(moment.legal) <= 2 * len(moment.hand):
        return False  # any card would be right too often
    return theme.fits(moment)


def _search(rng: random.Random, theme: LegalTheme, mode: Mode, level: int | None) -> Moment | None:
    """A moment of the theme, at the level or as near to it as was found; ``None`` when the tries run out."""
    nearest: tuple[int, Moment] | None = None
    for _ in range(TRIES):
        found: Moment | None = None
        for moment in walk(rng, theme.plan):
            if not _suits(moment, theme, mode):
                continue
            if level is not None:
                away = abs(level_of(difficulty(features_of(moment), theme)) - level)
                if nearest is None or away < nearest[0]:
                    nearest = away, moment
                if away:
                    continue
            found = moment
            if rng.random() < 0.4:
                break
        if found is not None:
            return found
        if nearest is not None and level not in theme.levels:
            break  # no use in going on
    return None if nearest is None else nearest[1]


def _texts(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(str(one) for one in cards)


def _puzzle(seed: int, asked: Asked, theme: LegalTheme, mode: Mode, moment: Moment, rng: random.Random) -> LegalCard:
    deal, features = moment.deal, features_of(moment)
    guess = difficulty(features, theme)
    view, profile = view_json(deal.view(moment.seat)), profile_json(deal.profile)
    question = Question(ask=ASKS[MODES.index(mode)], mode=mode, choices=_texts(moment.hand), none=mode == "every")
    wrong = tuple(
        Wrong(
            choice=str(card),
            reason=ruling.reasons[0].id,
            clause=ruling.reasons[0].clause,
            witness=tuple(witness_json(one) for one in ruling.reasons[0].witness),
        )
        for card, ruling in zip(moment.hand, moment.rulings, strict=True)
        if not ruling.allowed
    )
    return LegalCard(
        id=content_id(NAME, profile, moment.seat, view, question),
        profile=profile,
        seed=seed,
        version=VERSION,
        asked=asked,
        seat=moment.seat,
        view=view,
        question=question,
        answers=Answers(best=_texts(moment.legal), wrong=wrong),
        hints=ladder(moment, theme, mode, rng),
        themes=(theme.id, *(one.id for one in THEMES.values() if one is not theme and one.fits(moment))),
        level=level_of(guess),
        difficulty=guess,
        features=features,
        proof=tuple(
            Judged(choice=str(card), ruling=ruling) for card, ruling in zip(moment.hand, moment.rulings, strict=True)
        ),
    )


KIND: Final = Kind(NAME, VERSION, LegalCard, make, grade, replay, THEMES, HINTS, ASKS)
"""This kind, for ``puzzles.KINDS``."""
