"""Results: the files that players hand in, judged: who did what, what was hard, and why (``/coach?part=results``)."""

from __future__ import annotations

import contextlib
from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

import streamlit as st

from puzzles.drills import DrillError
from puzzles.drills.choosing import same_name
from puzzles.drills.judging import Board, Judged, boards, judge, to_csv
from puzzles.drills.results import Result, read_result
from tutor.app import coach
from tutor.app.screens import arriving, ways
from tutor.app.screens.coach_board import (
    clause_table,
    course_table,
    grid,
    player_table,
    question_table,
    tell_mistakes,
)
from tutor.app.screens.drill_end import file_name
from tutor.app.screens.playing import as_text
from tutor.app.session import title_tab
from tutor.app.texts import plain
from tutor.wording import Words

_KEY: Final = "coach-results"
_FIELD: Final = "result-files"

_MOST: Final = 500
"""So many results are looked at together."""


@dataclass(frozen=True)
class Pile:
    """The results that a coach has put in, and the names of files that were none."""

    results: tuple[Result, ...] = ()
    judged: tuple[Judged, ...] = ()
    refused: tuple[str, ...] = ()


def _pile() -> Pile:
    found: Pile = st.session_state.setdefault(_KEY, Pile())
    return found


def _take() -> None:
    """Files have come."""
    refused: list[str] = []
    for one in arriving.arrived(_FIELD) or ():
        try:
            _add(read_result(one.getvalue()))
        except (DrillError, OSError):
            refused.append(one.name)
    st.session_state[_KEY] = replace(_pile(), refused=tuple(refused))


def _add(result: Result, number: int = 1) -> None:
    """Judge a result that is not here yet, the first one of this name or another learner's, by ``number``.

    Raises ``DrillError`` where a question of it cannot be made here.
    """
    now = _pile()
    if result not in now.results and len(now.results) < _MOST:
        judged = judge(result, coach.secret())
        if number > 1:
            name = f"{result.learner} ({number})"
            judged = replace(judged, result=result.model_copy(update={"learner": name}))
        some = (*now.judged, judged)
        st.session_state[_KEY] = replace(now, results=(*now.results, result), judged=some)


def _fetch(group: int | None) -> None:
    """What players handed in on this server is added; of a group, it stands alone."""
    if group is not None:
        _clear()
    names: Counter[tuple[str, str]] = Counter()
    for one in coach.handed_in(group):
        mine = one.drill.id, same_name(one.learner)
        names[mine] += 1  # the store has one result of each learner: another one of this name is somebody else's
        with contextlib.suppress(DrillError, OSError):
            _add(one, names[mine])


def _fetched(told: Words) -> None:
    """The button that fetches, and whose results where there are groups."""
    names = {
        0: told.say("coach-kept-everybody"),
        **{one.id: one.name for one in coach.groups()},
    }
    group = 0
    with st.container(horizontal=True, vertical_alignment="bottom"):
        if len(names) > 1:
            group = st.selectbox(
                told.say("result-group"), list(names), format_func=lambda one: names[one], key="result-group"
            )
        icon = ":material/inbox:"
        st.button(told.say("result-fetch"), key="result-fetch", icon=icon, on_click=_fetch, args=(group or None,))


def _clear() -> None:
    st.session_state[_KEY] = Pile()


def show_results(told: Words) -> None:
    """Draw the page."""
    title_tab(told.title("coach-card-results"))
    st.title(told.title("coach-card-results"), anchor=False)
    ways.link("coach", told.say("coach-back"))
    st.markdown(told.say("result-lead"))
    st.file_uploader(
        told.say("result-files"),
        type=["json"],
        accept_multiple_files=True,
        key=arriving.field(_FIELD),
        on_change=_take,
        max_upload_size=1,
    )
    if coach.kept():
        _fetched(told)
    pile = _pile()
    for name in pile.refused:
        st.warning(told.say("result-bad-file", name=plain(name)))
    if not pile.judged:
        st.caption(told.say("result-none"))
        return
    hidden = st.toggle(told.say("result-anonymous"), key="result-anonymous")
    some = [_hidden(one, told) if hidden else one for one in boards(pile.judged)]
    _drill(_chosen(some, told), told, hidden)
    if len(some) > 1:
        st.header(told.say("result-time"), anchor=False)
        st.html(course_table(some, told))
    with st.container(horizontal=True):
        st.download_button(
            told.say("result-csv"),
            data=lambda: to_csv(some).encode("utf-8-sig"),  # so that spreadsheets see that it is UTF-8
            file_name=f"304-{file_name(told.title('coach-card-results'))}.csv",
            mime="text/csv",
            icon=":material/download:",
            on_click="ignore",
            key="result-csv",
        )
        st.button(told.say("result-clear"), key="result-clear", on_click=_clear)


def _hidden(board: Board, told: Words) -> Board:
    """A board on which the players have numbers."""
    bare = board.anonymous()
    some = (
        replace(one, result=one.result.model_copy(update={"learner": told.say("result-player", number=one.learner)}))
        for one in bare.judged
    )
    return Board(bare.drill, tuple(some))


def _chosen(some: list[Board], told: Words) -> Board:
    """The drill to look at; the last one that was handed in, until another is chosen."""
    if len(some) == 1:
        return some[0]
    places = range(len(some))
    names = [f"{one.drill.title} ({one.judged[0].result.ended:%Y-%m-%d})" for one in some]
    place = st.selectbox(
        told.say("result-drill"),
        places,
        index=len(some) - 1,
        format_func=lambda one: names[one],
        key=f"result-drill-{len(some)}",
    )
    return some[place]


def _waiting(board: Board, told: Words) -> None:
    """Who was given the drill on this server and has not handed it in."""
    people = coach.people()
    some = [people[one.person.id] for one in coach.doers(board.drill.id) if one.at is None and one.person.id in people]
    if some:
        st.markdown(told.say("result-waiting", players=told.list([as_text(one) for one in some])))


def _drill(board: Board, told: Words, hidden: bool) -> None:
    """All about one drill."""
    st.header(plain(board.drill.title), anchor=False)
    st.html(player_table(board, told))
    if not hidden:
        _waiting(board, told)
    st.caption(told.say("result-honest"))
    st.html(grid(board, told))
    if not board.drill.fresh:
        st.html(question_table(board, told))
    st.html(clause_table(board, told))
    st.subheader(told.say("result-mistakes"), anchor=False)
    tell_mistakes(board, told)
