"""What to practise: a kind of puzzle, a theme, a level, a way of asking. Only what goes together is offered."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import streamlit as st

import puzzles
from puzzles.making import NotFoundError
from puzzles.model import LEVELS, MODES, Kind, Puzzle, PuzzleError, Theme
from tutor.wording import Words

_KEY: Final = "practise-wishes"
_SEEDS: Final = 1_000_000
_TRIES: Final = 40
"""How many seeds are asked for a puzzle before a wish is given up."""

_ANY: Final = "any"
"""What stands for *leave it to chance* in each of the choices."""


@dataclass(frozen=True)
class Wishes:
    """What the reader wants to practise; ``None`` leaves it to chance."""

    kind: str | None = "legal-card"
    theme: str | None = None
    level: int | None = None
    mode: str | None = None


def wishes() -> Wishes:
    """What is wished now."""
    found: Wishes = st.session_state.setdefault(_KEY, Wishes())
    return found


def wish_kind(name: str) -> None:
    """Wish the kind of a puzzle that was opened by its link, unless *any* is wished."""
    now = wishes()
    if now.kind not in (None, name):
        _keep(sound(replace(now, kind=name)))


def _keep(wanted: Wishes) -> None:
    st.session_state[_KEY] = wanted
    for name, value in asdict(wanted).items():
        st.session_state[f"wish-{name}"] = value or _ANY


# -- what goes together ------------------------------------------------------------------------------------------------


def _kinds(wanted: Wishes) -> list[Kind]:
    return list(puzzles.KINDS.values()) if wanted.kind is None else [puzzles.KINDS[wanted.kind]]


def _themes(wanted: Wishes) -> list[Theme]:
    """The themes that have puzzles as wished."""
    return [
        theme
        for kind in _kinds(wanted)
        for theme in kind.themes.values()
        if wanted.theme in (None, theme.id)
        and wanted.level in (None, *theme.levels)
        and wanted.mode in (None, *theme.modes)
    ]


def levels_of(wanted: Wishes) -> list[int]:
    """The levels of the kind and theme."""
    some = _themes(replace(wanted, level=None, mode=None))
    return [one for one in LEVELS if any(one in theme.levels for theme in some)]


def modes_of(wanted: Wishes) -> list[str]:
    """The ways of asking at that level of the kind and theme."""
    some = _themes(replace(wanted, mode=None))
    return [one for one in MODES if any(one in theme.modes for theme in some)]


def sound(wanted: Wishes) -> Wishes:
    """The wishes without those that do not go with the ones before them: kind, theme, level, mode."""
    if wanted.kind is None or wanted.theme not in puzzles.KINDS[wanted.kind].themes:
        wanted = replace(wanted, theme=None)
    if wanted.level not in levels_of(wanted):
        wanted = replace(wanted, level=None)
    if wanted.kind is None or wanted.mode not in modes_of(wanted):
        wanted = replace(wanted, mode=None)
    return wanted


# -- a puzzle as wished ------------------------------------------------------------------------------------------------


def puzzle_of(wanted: Wishes, rng: random.Random, known: Iterable[str] = ()) -> Puzzle:
    """A puzzle as wished, by chance, and none of those with ``known`` ids; a wish that no seed fulfils is given up."""
    known = frozenset(known)
    for one in (wanted, replace(wanted, level=None), replace(wanted, level=None, mode=None), Wishes(wanted.kind)):
        found = _search(one, rng, known)
        if found is not None:
            return found
    raise PuzzleError(f"no puzzle of {wanted.kind or 'any kind'} was found")


def _search(wanted: Wishes, rng: random.Random, known: frozenset[str]) -> Puzzle | None:
    some = [kind for kind in _kinds(wanted) if _themes(replace(wanted, kind=kind.name))]
    last: Puzzle | None = None
    for _ in range(_TRIES if some else 0):
        kind = rng.choice(some)
        try:
            last = kind.make(rng.randrange(_SEEDS), wanted.mode, wanted.theme, wanted.level)
        except NotFoundError:
            continue
        except PuzzleError:
            return last
        if last.id not in known:
            return last
    return last


# -- the panel ---------------------------------------------------------------------------------------------------------


def _wish(start: Callable[[], None]) -> None:
    """The reader chose: begin with a new puzzle. What does not go with the choice is given up."""
    shown = {name: st.session_state.get(f"wish-{name}", _ANY) for name in asdict(Wishes())}
    _keep(sound(Wishes(**{name: None if value == _ANY else value for name, value in shown.items()})))
    start()


def panel(told: Words, start: Callable[[], None]) -> None:
    """The panel to choose in; ``start`` begins with a new puzzle."""
    now = wishes()
    for name, value in asdict(now).items():
        st.session_state.setdefault(f"wish-{name}", value or _ANY)
    change: dict[str, Any] = {"on_change": _wish, "args": (start,)}
    with st.popover(told.say("page-choose-practice"), icon=":material/tune:", key="wishes"):
        kinds = [*puzzles.KINDS, _ANY]
        st.radio(
            told.say("page-kind"),
            kinds,
            format_func=lambda one: _title(one, told),
            captions=[told.full("page-kind-any" if one == _ANY else f"kind-{one}") for one in kinds],
            key="wish-kind",
            **change,
        )
        if now.kind is not None:
            st.selectbox(
                told.say("page-theme"),
                [_ANY, *puzzles.KINDS[now.kind].themes],
                format_func=lambda one: told.say("page-theme-any" if one == _ANY else f"theme-{one}"),
                key="wish-theme",
                **change,
            )
        st.segmented_control(
            told.say("page-level"),
            [_ANY, *levels_of(now)],
            format_func=lambda one: told.say("page-level-any") if one == _ANY else str(one),
            key="wish-level",
            required=True,
            **change,
        )
        modes = modes_of(now) if now.kind is not None else []
        if len(modes) > 1:
            st.segmented_control(
                told.say("page-puzzle-kind-mode"),
                [_ANY, *modes],
                format_func=lambda one: told.say(f"page-mode-{one}"),
                key="wish-mode",
                required=True,
                **change,
            )


def _title(kind: str, told: Words) -> str:
    return told.say("page-kind-any" if kind == _ANY else f"kind-{kind}")
