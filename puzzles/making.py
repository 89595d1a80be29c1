"""How a kind makes its puzzles: it drafts questions, and the rest is the same for every kind.

A kind gives a :class:`Maker`: its themes, and a function that yields drafts (a deal, a seat, a question and the
engine's ruling on every choice). The maker draws mode and theme from the seed, takes a draft of the level that was
asked for, guesses the difficulty, and puts the puzzle together. Drafts that a kind throws away are yielded as
:class:`Thrown`, so that a run can count them.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeVar

from pydantic import Field

from puzzles.behind import deal_behind
from puzzles.disguise import Disguise, disguise
from puzzles.model import (
    LEVELS,
    Answers,
    Asked,
    Grade,
    GradeOf,
    Hint,
    Judged,
    Kind,
    Marked,
    Mode,
    Puzzle,
    PuzzleError,
    Question,
    ShowOf,
    Theme,
    ViewsOf,
    Wrong,
    check_picks,
    content_id,
    no_show,
)
from puzzles.views import profile_json, view_json
from tutor.faults import Fault
from tutor.profiles import PROFILE_NAMES
from tutor.record.referee import witness_json
from tutor.rules.deal import Deal
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.showing import show

T = TypeVar("T")

STEPS: Final = (0.2, 0.36, 0.5, 0.62)
"""The least difficulty of levels 2 to 5."""

TRIES: Final = 60
"""How many times a kind is asked for drafts before a seed is given up."""


class NotFoundError(PuzzleError):
    """A seed has no puzzle of the theme and level asked for: another seed may have one."""


class JudgedPuzzle(Puzzle):
    """A puzzle whose ``proof`` is the engine's ruling on every choice, in the order of the question."""

    proof: tuple[Judged, ...] = Field(min_length=1)


@dataclass(frozen=True)
class DraftTheme(Theme):
    """A theme with what it adds to the difficulty (0-1) and the clause it is about.

    ``memory``: it hangs on earlier tricks, so what happened before should be in sight.
    """

    weight: float = 0.0
    clause: str | None = None
    memory: bool = False


@dataclass(frozen=True)
class Thrown:
    """A candidate that was no good as a puzzle, and in a word why."""

    why: str


@dataclass(frozen=True)
class Draft:
    """A question that a kind has thought of.

    ``deal`` and ``seat`` give the view that is shown (or ``view``, where it is another); ``proof`` has a ruling for
    every choice; ``best`` are the choices that are right (``None``: those that the rulings allow) and ``accepted``
    those that are right but not taught; ``themes`` further themes it belongs to; ``more`` the further fields of the
    kind's model.
    """

    deal: Deal
    seat: Seat
    question: Question
    proof: tuple[Judged, ...]
    hints: tuple[Hint, Hint]
    features: Mapping[str, float]
    themes: tuple[str, ...] = ()
    best: tuple[str, ...] | None = None
    accepted: tuple[str, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)
    view: View | None = None


Drafts = Callable[[random.Random, DraftTheme, Mode], Iterable[Draft | Thrown]]
"""One try: the drafts of a theme in a mode that some deal holds, none where it holds none."""


def level_of(guess: float, steps: tuple[float, ...] = STEPS) -> int:
    """A difficulty in five steps, 1 to 5.

    >>> [level_of(one) for one in (0, 0.19, 0.2, 0.45, 0.61, 1)]
    [1, 1, 2, 3, 4, 5]
    """
    return 1 + sum(guess >= step for step in steps)


def grade_judged(puzzle: Any, picks: Iterable[str]) -> Grade:
    """Grade picks by the rulings in the proof: every pick and, in mode ``every``, every miss gets its ruling.

    Raises ``PuzzleError`` for picks that are no answer to the question.
    """
    chosen = set(check_picks(puzzle.question, picks))
    right = {*puzzle.answers.best, *puzzle.answers.accepted}
    marks = []
    for one in puzzle.proof:
        if one.choice in chosen:
            marks.append(Marked(one.choice, "right" if one.choice in right else "wrong", one.ruling))
        elif puzzle.question.mode == "every" and one.choice in right:
            marks.append(Marked(one.choice, "missed", one.ruling))
    return Grade(all(one.mark == "right" for one in marks), tuple(marks))


def bare(asked: Asked) -> Asked:
    """The wishes without the disguise."""
    return asked.model_copy(update={"disguise": 0})


@dataclass(frozen=True)
class Maker:
    """All that is different from kind to kind.

    ``weights`` say what one unit of a feature adds to the difficulty, ``steps`` the least difficulty of levels 2 to 5.
    ``grade`` and ``show`` may be the kind's own; ``views`` is for choices that are moments. ``tries`` bounds how often
    ``drafts`` is asked for one puzzle. A kind is ``quick`` when some drafts can be looked at while a reader waits;
    one whose next draft may take more than 50 milliseconds is not, and is served from its pack.
    """

    name: str
    version: int
    model: type[Puzzle]
    themes: Mapping[str, DraftTheme]
    drafts: Drafts
    asks: tuple[str, ...]
    hints: tuple[str, ...]
    weights: Mapping[str, float]
    steps: tuple[float, ...] = STEPS
    grade: GradeOf = grade_judged
    show: ShowOf = no_show
    views: ViewsOf | None = None
    tries: int = TRIES
    quick: bool = True
    profile: str = PROFILE_NAMES[0]
    thrown: Counter[str] = field(default_factory=Counter, compare=False)
    """What was thrown away in this process, by reason, and ``kept``."""

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes of the kind."""
        return tuple(dict.fromkeys(mode for one in self.themes.values() for mode in one.modes))

    @property
    def kind(self) -> Kind:
        """The kind, for ``puzzles.KINDS``."""
        return Kind(
            self.name,
            self.version,
            self.model,
            self.make,
            self.grade,
            self.replay,
            self.themes,
            self.hints,
            self.asks,
            self.modes,
            tuple(one for one in LEVELS if any(one in theme.levels for theme in self.themes.values())),
            self.show,
            self.views,
            self.profile,
        )

    def make(self, seed: int, mode: str | None = None, theme: str | None = None, level: int | None = None) -> Puzzle:
        """The puzzle of a seed (0 or more). ``mode``, ``theme`` and ``level`` narrow the draw; ``None`` leaves it to
        the seed. Same arguments, same puzzle, byte for byte.

        A theme goes before a mode: where it cannot be asked in the mode, it is asked in another. Raises
        ``PuzzleError`` for what there is not, and ``NotFoundError`` where this seed has no such puzzle.
        """
        if type(seed) is not int or seed < 0:
            raise PuzzleError(Fault("puzzle-seed", given=show(seed)))
        return self.build(seed, self.wishes(mode, theme, level))[0]

    def replay(self, puzzle: Puzzle) -> Deal:
        """The deal behind a puzzle, from its pack or made again from its seed. It holds every hidden card: never for a
        browser.

        Raises ``PuzzleError`` when this version of the maker makes another puzzle from that seed.
        """
        return Disguise(puzzle.asked.disguise).deal(self.deal_of(puzzle))

    def deal_of(self, puzzle: Puzzle) -> Deal:
        """The deal behind a puzzle, not disguised; raises as :meth:`replay` does."""
        if not self.quick and puzzle.version == self.version:
            bare_id = disguise(puzzle, Disguise(puzzle.asked.disguise).inverse.code).id
            found = deal_behind(self.name, bare_id, puzzle.seed)
            if found is not None:
                return found
        return self.draft_of(puzzle).deal

    def draft_of(self, puzzle: Puzzle) -> Draft:
        """The draft behind a puzzle, not disguised; raises as :meth:`replay` does."""
        again, draft = self.build(puzzle.seed, bare(puzzle.asked))
        if disguise(again, puzzle.asked.disguise).id != puzzle.id:
            raise PuzzleError(
                f"seed {puzzle.seed} of version {puzzle.version} gives another puzzle in version {self.version}"
            )
        return draft

    def anew(self, seed: int, asked: Asked) -> Puzzle:
        """The puzzle of a seed in the disguise asked for, made without the memory of built puzzles."""
        return disguise(self.draw(seed, bare(asked))[0], asked.disguise)

    def build(self, seed: int, asked: Asked) -> tuple[Puzzle, Draft]:
        """The puzzle of a seed and the draft behind it."""
        return _build(self.name, seed, asked)

    def wishes(self, mode: str | None, theme: str | None, level: int | None) -> Asked:
        """The wishes for a puzzle; raises ``PuzzleError`` for what there is not."""
        if mode is not None and mode not in self.modes:
            raise PuzzleError(Fault("puzzle-mode", given=show(mode), kind=self.name, known=", ".join(self.modes)))
        if theme is not None and theme not in self.themes:
            raise PuzzleError(Fault("puzzle-theme", given=show(theme), kind=self.name, known=", ".join(self.themes)))
        if level is not None and level not in LEVELS:
            raise PuzzleError(Fault("puzzle-level", given=show(level)))
        if theme is not None and level is not None and level not in self.themes[theme].levels:
            has = ", ".join(map(str, self.themes[theme].levels))
            raise PuzzleError(Fault("puzzle-theme-level", theme=show(theme), kind=self.name, level=level, known=has))
        return Asked(mode=mode, theme=theme, level=level)

    def draw(self, seed: int, asked: Asked, most: int | None = None) -> tuple[Puzzle, Draft]:
        """Make the puzzle of a seed anew; :meth:`build` remembers the last ones.

        When only so many candidates at ``most`` are looked at, it is the same puzzle or ``NotFoundError``.
        """
        rng = random.Random(f"{self.name}/{self.version}/{seed}")
        mode_roll, theme_roll = rng.random(), rng.random()
        theme = self.themes[asked.theme] if asked.theme else None
        mode = self._draw_mode(mode_roll, asked, theme)
        theme = theme or self._draw_theme(theme_roll, mode, asked.level)
        candidates = itertools.chain.from_iterable(self.drafts(rng, theme, mode) for _ in range(self.tries))
        for draft in itertools.islice(candidates, most):
            if isinstance(draft, Thrown):
                self.thrown[draft.why] += 1
                continue
            guess = self._guess(draft, theme)
            if asked.level in (None, level_of(guess, self.steps)):
                self.thrown["kept"] += 1
                return self._puzzle(seed, asked, theme, draft, guess), draft
            self.thrown["another-level"] += 1
        raise NotFoundError(Fault("puzzle-not-found", seed=seed, kind=self.name))

    def _draw_mode(self, roll: float, asked: Asked, theme: DraftTheme | None) -> Mode:
        some = theme.modes if theme else self.modes
        if asked.mode in some:
            assert asked.mode is not None
            return asked.mode
        shares = {one: sum(each.shares.get(one, 0) for each in self._fit(theme, one, asked.level)) for one in some}
        return _pick(roll, shares)

    def _fit(self, theme: DraftTheme | None, mode: Mode, level: int | None) -> list[DraftTheme]:
        some = [theme] if theme else self.themes.values()
        return [one for one in some if mode in one.modes and (level is None or level in one.levels)]

    def _draw_theme(self, roll: float, mode: Mode, level: int | None) -> DraftTheme:
        some = self._fit(None, mode, level)
        if not some:
            raise PuzzleError(Fault("puzzle-mode-level", kind=self.name, level=str(level), mode=show(mode)))
        return self.themes[_pick(roll, {one.id: one.shares[mode] for one in some})]

    def _guess(self, draft: Draft, theme: DraftTheme) -> float:
        total = theme.weight + sum(self.weights.get(name, 0.0) * value for name, value in draft.features.items())
        return round(min(1.0, max(0.0, total)), 3)

    def _puzzle(self, seed: int, asked: Asked, theme: DraftTheme, draft: Draft, guess: float) -> Puzzle:
        view = view_json(draft.view or draft.deal.view(draft.seat))
        profile = profile_json(draft.deal.profile)
        beside = {name: draft.more[name] for name in self.model.laid_open}
        best = draft.best
        if best is None:
            best = tuple(one.choice for one in draft.proof if one.ruling.allowed)
        return self.model(
            id=content_id(self.name, profile, draft.seat, view, draft.question, beside),
            kind=self.name,
            profile=profile,
            seed=seed,
            version=self.version,
            asked=asked,
            seat=draft.seat,
            view=view,
            question=draft.question,
            answers=Answers(
                best=best,
                accepted=draft.accepted,
                wrong=tuple(wrong_of(one) for one in draft.proof if one.choice not in {*best, *draft.accepted}),
            ),
            hints=draft.hints,
            themes=tuple(dict.fromkeys((theme.id, *draft.themes))),
            level=level_of(guess, self.steps),
            difficulty=guess,
            features=dict(draft.features),
            **{"proof": draft.proof, **draft.more},
        )


def wrong_of(one: Judged) -> Wrong:
    """A wrong choice, with the first reason that refuses it."""
    reason = one.ruling.reasons[0]
    witness = tuple(witness_json(each) for each in reason.witness)
    return Wrong(choice=one.choice, reason=reason.id, clause=reason.clause, witness=witness)


def _pick(roll: float, shares: Mapping[T, float]) -> T:
    left = roll * sum(shares.values())
    for one, share in shares.items():
        left -= share
        if left < 0:
            return one
    return list(shares)[-1]


_MAKERS: Final[dict[str, Maker]] = {}


def register(maker: Maker) -> Kind:
    """Make a maker known to the memory of built puzzles; gives its kind."""
    _MAKERS[maker.name] = maker
    return maker.kind


def maker(name: str) -> Maker:
    """The maker of a kind. Raises ``PuzzleError`` for a kind that has none."""
    found = _MAKERS.get(name)
    if found is None:
        raise PuzzleError(f"there is no maker of {name!r}: there are those of {', '.join(_MAKERS)}")
    return found


@lru_cache(maxsize=512)
def _build(name: str, seed: int, asked: Asked) -> tuple[Puzzle, Draft]:
    return _MAKERS[name].draw(seed, asked)
