"""Drills: a coach chooses questions, says how they are asked, and hands them out (``/coach?part=drills``)."""

from __future__ import annotations

from typing import Any, Final

import streamlit as st

import puzzles
from puzzles.drills import DrillError, Part, read_handout
from puzzles.drills.choosing import about
from puzzles.model import LEVELS, PuzzleError
from puzzles.serving import Wishes, kinds_at, themes_of
from tutor.app.screens import coach_plan, ways
from tutor.app.screens.coach_handout import show_handout
from tutor.app.screens.coach_kept import show_kept
from tutor.app.screens.practise_wishes import practised
from tutor.app.session import game_note, game_switch, title_tab
from tutor.app.texts import plain
from tutor.clauses import clauses_of
from tutor.wording import Words

_ANY: Final = "any"
_FIELDS: Final = ("kind", "theme", "level", "clause")
_REFUSED: Final = "drill-refused"
"""The key of the session with what could not be done, to be said once: the key of its words, and more in English."""


def show_drills(told: Words) -> None:
    """Draw the page."""
    title_tab(told.title("coach-card-drills"))
    st.title(told.title("coach-card-drills"), anchor=False)
    ways.link("coach", told.say("coach-back"))
    st.markdown(told.say("coach-drill-lead"))
    st.header(told.say("coach-drill-questions"), anchor=False)
    _listed(told)
    _add(told)
    st.header(told.say("coach-drill-how"), anchor=False)
    _how(told)
    _make(told)
    now = coach_plan.bench()
    if now.ready is not None:
        show_handout(now.ready, told, changed=now.ready.plan != now.plan)
    show_kept(told)


def refuse(key: str, more: str = "") -> None:
    """Remember what could not be done."""
    st.session_state[_REFUSED] = key, more


def _tell_refused(told: Words) -> None:
    key, more = st.session_state.pop(_REFUSED, ("", ""))
    if key:
        st.warning(told.say(key) + (f" ({plain(more)})" if more else ""))


# -- the questions so far ----------------------------------------------------------------------------------------------


def part_name(part: Part, told: Words) -> str:
    """So many questions of a sort, in words."""
    facts = [told.say(f"kind-{part.kind}") if part.kind else told.say("page-kind-any")]
    facts += [told.say(f"theme-{part.theme}")] if part.theme else []
    facts += [told.say("coach-drill-level", level=part.level)] if part.level else []
    facts += [f"“{told.clause(part.clause).title}”"] if part.clause else []
    return f"{part.count} × {' · '.join(facts)}"


def _listed(told: Words) -> None:
    """Every part of the drill, each with a button that takes it out."""
    now = coach_plan.plan()
    rows: list[tuple[str, Any, str]] = [("picked", one, _picked_name(one, told)) for one in now.picked]
    rows += [
        ("made", place, told.say("coach-drill-made", number=place + 1, seat=one.seat))
        for place, one in enumerate(now.made)
    ]
    rows += [("parts", place, part_name(one, told)) for place, one in enumerate(now.parts)]
    if not rows:
        st.caption(told.say("coach-drill-none"))
    for number, (name, which, text) in enumerate(rows):
        with st.container(horizontal=True, vertical_alignment="center", key=f"drill-row-{number}"):
            st.markdown(text)
            label = told.say("coach-drill-remove")
            st.button(label, key=f"drill-out-{number}", on_click=_take_out, args=(name, which), help=text)
    if rows:
        st.caption(told.say("coach-drill-sum", count=now.count))


def _picked_name(link: str, told: Words) -> str:
    try:
        return f"{told.say(f'kind-{puzzles.from_link(link).kind}')} · `{link}`"
    except PuzzleError:  # of another version
        return f"`{link}`"


def _take_out(name: str, which: Any) -> None:
    some = getattr(coach_plan.plan(), name)
    place = some.index(which) if name == "picked" else which
    coach_plan.change(**{name: (*some[:place], *some[place + 1 :])})


# -- more questions ----------------------------------------------------------------------------------------------------


def _add(told: Words) -> None:
    """Three ways to more questions: by wishes, by a puzzle's address, by laying one out."""
    _tell_refused(told)
    with st.container(border=True, key="drill-add"):
        st.subheader(told.say("coach-drill-add"), anchor=False)
        _wishes(told)
    with st.container(border=True, key="drill-more"):
        st.markdown(told.say("coach-drill-pick-lead"))
        with st.form("drill-pick-form", border=False, clear_on_submit=True):
            st.text_input(told.say("coach-drill-pick"), key="drill-pick", max_chars=200, placeholder="legal-card-7.v2")
            st.form_submit_button(told.say("coach-drill-pick-add"), key="drill-pick-add", on_click=_pick)
        ways.link("coach", told.say("coach-drill-lay-out"), part="editor")


def _wish(name: str) -> str | None:
    value = st.session_state.get(f"drill-{name}", _ANY)
    return None if value == _ANY else str(value)


def _sound() -> None:
    """Give up what does not go with the kind that was chosen."""
    kind, level = _wish("kind"), _wish("level")
    if kind is None or _wish("theme") not in puzzles.KINDS[kind].themes:
        st.session_state["drill-theme"] = _ANY
    if level is not None and int(level) not in _levels(kind, _wish("theme")):
        st.session_state["drill-level"] = _ANY


def _table() -> str:
    """The table of the questions so far, else the one that is practised."""
    now = coach_plan.plan()
    return now.profile if now.count else practised()


def _levels(kind: str | None, theme: str | None) -> list[int]:
    some = themes_of(Wishes(kind, theme, profile=_table()))
    return [one for one in LEVELS if any(one in theme.levels for theme in some)]


def _wishes(told: Words) -> None:
    """The wishes, and the button that adds them."""
    if coach_plan.plan().count:  # a drill is about one game
        game_note(_table(), told)
    else:
        game_switch(told)
    kinds = [one.name for one in kinds_at(_table())]
    for name in _FIELDS:
        st.session_state.setdefault(f"drill-{name}", _ANY)
    if _wish("kind") not in (None, *kinds):  # of the game before
        for name in _FIELDS:
            st.session_state[f"drill-{name}"] = _ANY
    st.selectbox(
        told.say("page-kind"),
        [_ANY, *kinds],
        format_func=lambda one: told.say("page-kind-any" if one == _ANY else f"kind-{one}"),
        key="drill-kind",
        on_change=_sound,
    )
    kind = _wish("kind")
    if kind is not None:
        st.selectbox(
            told.say("page-theme"),
            [_ANY, *puzzles.KINDS[kind].themes],
            format_func=lambda one: told.say("page-theme-any" if one == _ANY else f"theme-{one}"),
            key="drill-theme",
            on_change=_sound,
        )
    st.selectbox(
        told.say("coach-drill-clause"),
        [_ANY, *(one.id for one in clauses_of(_table()) if about(one.id, kind, _table()))],
        format_func=lambda one: told.say("coach-drill-clause-any") if one == _ANY else told.clause(one).title,
        key="drill-clause",
    )
    st.segmented_control(
        told.say("page-level"),
        [_ANY, *map(str, _levels(kind, _wish("theme")))],
        format_func=lambda one: told.say("page-level-any") if one == _ANY else one,
        key="drill-level",
        required=True,
    )
    with st.container(horizontal=True, vertical_alignment="bottom"):
        st.number_input(told.say("coach-drill-count"), 1, 50, 5, key="drill-count", width=160)
        st.button(told.say("coach-drill-add-these"), key="drill-add-these", on_click=_add_part)


def _add_part() -> None:
    wanted: dict[str, Any] = {name: _wish(name) for name in ("kind", "theme", "clause")}
    level = _wish("level")
    try:
        part = Part(**wanted, level=None if level is None else int(level), count=int(st.session_state["drill-count"]))
    except ValueError:
        refuse("coach-drill-not-together")
        return
    coach_plan.change(parts=(*coach_plan.plan().parts, part), profile=_table())


def _pick() -> None:
    """Take a puzzle by its link, its address or its code."""
    text = str(st.session_state.get("drill-pick", "")).strip()
    link = text.rpartition("puzzle=")[2].partition("&")[0]
    try:
        table = puzzles.kind(puzzles.from_link(link).kind).profile
    except PuzzleError:
        refuse("coach-drill-no-puzzle")
        return
    now = coach_plan.plan()
    if now.count and table != now.profile:
        refuse("coach-drill-other-game")
        return
    coach_plan.change(picked=tuple(dict.fromkeys((*now.picked, link))), profile=table)


# -- how it is asked ---------------------------------------------------------------------------------------------------


def _keep(name: str) -> None:
    coach_plan.change(**{name: st.session_state[f"drill-plan-{name}"]})


def _how(told: Words) -> None:
    """Title, words, exam or practice, tries, the last day, the same questions or other ones."""
    now = coach_plan.plan()

    def field(name: str) -> dict[str, Any]:
        st.session_state[f"drill-plan-{name}"] = getattr(now, name)
        return {"key": f"drill-plan-{name}", "on_change": _keep, "args": (name,)}

    st.text_input(told.say("coach-drill-title"), max_chars=80, **field("title"))
    st.text_area(told.say("coach-drill-words"), max_chars=600, height=100, **field("words"))
    st.radio(
        told.say("coach-drill-mode"),
        [False, True],
        format_func=lambda one: told.say("drill-exam" if one else "drill-practice"),
        **field("exam"),
    )
    if not now.exam:
        st.selectbox(
            told.say("coach-drill-tries"),
            [0, 1, 2, 3],
            format_func=lambda one: str(one) if one else told.say("coach-drill-tries-any"),
            **field("tries"),
        )
    st.date_input(told.say("coach-drill-due"), format="YYYY-MM-DD", **field("due"))
    if now.parts:
        st.radio(
            told.say("coach-drill-each"),
            [False, True],
            format_func=lambda one: told.say("coach-drill-each-other" if one else "coach-drill-each-same"),
            **field("each"),
        )


def _make(told: Words) -> None:
    """The button that makes the drill, and the field for one that was made before."""
    title = told.say("coach-drill-untitled")
    with st.container(horizontal=True):
        empty = not coach_plan.plan().count
        if st.button(told.say("coach-drill-make"), key="drill-make", type="primary", disabled=empty):
            try:
                coach_plan.make(title)
            except (ValueError, OSError) as error:
                st.warning(f"{told.say('coach-drill-cannot')} ({plain(str(error))})")
        st.button(told.say("coach-drill-clear"), key="drill-clear", on_click=coach_plan.clear)
    with st.expander(told.say("coach-drill-load")):
        given = st.file_uploader(told.say("drill-file"), type=["json"], key="drill-load", max_upload_size=1)
        if given is not None:
            st.button(told.say("coach-drill-load-this"), key="drill-load-this", on_click=_load)


def _load() -> None:
    given = st.session_state.get("drill-load")
    if given is None:
        return
    try:
        coach_plan.take_up(read_handout(given.getvalue()))
    except DrillError:
        refuse("drill-no-file")
