"""What to practise: a kind of puzzle, a theme, a level, a way of asking. Only what goes together is offered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import streamlit as st

import puzzles
from puzzles.model import LEVELS, MODES
from puzzles.serving import Wishes, kinds_at, themes_of
from tutor.app.session import settings, show_in
from tutor.wording import Words

_KEY: Final = "practise-wishes"
_ANY: Final = "any"
"""What stands for *leave it to chance* in each of the choices."""

_CHOICES: Final = ("kind", "theme", "level", "mode")


def wishes(table: str | None = None) -> Wishes:
    """What is wished now of the table that is practised, or of another one: each has wishes of its own."""
    table = practised() if table is None else table
    found: Wishes | None = st.session_state.get(_KEY, {}).get(table)
    return Wishes(kinds_at(table)[0].name, profile=table) if found is None else found


def practised() -> str:
    """The table that is practised."""
    return settings().profile


def wish_kind(name: str) -> None:
    """Wish the kind of a puzzle that was opened by its link, unless *any* is wished."""
    now = wishes(puzzles.kind(name).profile)
    if now.kind not in (None, name):
        _keep(sound(replace(now, kind=name)))


def _keep(wanted: Wishes) -> None:
    st.session_state[_KEY] = st.session_state.get(_KEY, {}) | {wanted.profile: wanted}


# -- what goes together ------------------------------------------------------------------------------------------------


def levels_of(wanted: Wishes) -> list[int]:
    """The levels of the kind and theme."""
    some = themes_of(replace(wanted, level=None, mode=None))
    return [one for one in LEVELS if any(one in theme.levels for theme in some)]


def modes_of(wanted: Wishes) -> list[str]:
    """The ways of asking at that level of the kind and theme."""
    some = themes_of(replace(wanted, mode=None))
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


# -- the panel ---------------------------------------------------------------------------------------------------------


def _wish(start: Callable[[], None]) -> None:
    """The reader chose: begin with a new puzzle. What does not go with the choice is given up."""
    shown = {name: st.session_state.get(f"wish-{name}", _ANY) for name in _CHOICES}
    chosen: dict[str, Any] = {name: None if value == _ANY else value for name, value in shown.items()}
    _keep(sound(replace(wishes(), **chosen)))
    start()


def panel(told: Words, start: Callable[[], None]) -> None:
    """The panel to choose in; ``start`` begins with a new puzzle."""
    now = wishes()
    for name in _CHOICES:
        show_in(f"wish-{name}", getattr(now, name) or _ANY)
    change: dict[str, Any] = {"on_change": _wish, "args": (start,)}
    with st.popover(told.say("page-choose-practice"), icon=":material/tune:", key="wishes"):
        kinds = [*(one.name for one in kinds_at(now.profile)), _ANY]
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
