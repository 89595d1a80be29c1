"""The end of a drill: how many were right, the file for the coach, and every question with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import streamlit as st

from puzzles import telling
from puzzles.drills.judging import Marked, judge
from puzzles.drills.results import Result
from tutor.app import coach
from tutor.app.screens import ways
from tutor.app.screens.drill_sitting import Sitting
from tutor.app.screens.drill_tasks import show_open_tasks
from tutor.app.screens.practise_why import right_marks, tell_marks
from tutor.app.session import title_tab
from tutor.wording import Words

_HANDED: Final = "drill-handed-in"
"""The key of the session with the result that was handed in last."""


def show_end(sitting: Sitting, told: Words, again: Callable[[], None]) -> None:
    """Draw the page; ``again`` gives the drill up, so that it can be begun afresh."""
    result, drill = sitting.result, sitting.handout.drill
    judged = judge(result)
    title_tab(drill.title)
    with st.container(key="page"):
        st.title(told.say("drill-end"), anchor=False)
        st.markdown(f"**{told.say('drill-score', right=judged.right, all=len(judged.rows))}**")
        here = coach.takes(sitting.handout)
        st.markdown(told.say("drill-hand-in-here" if here else "drill-hand-in"))
        if here:
            _hand_in(result, told)
        with st.container(horizontal=True):
            st.download_button(
                told.say("drill-save-result"),
                data=lambda: coach.signed(result).to_json(),
                file_name=f"304-result-{file_name(result.learner)}-{drill.id[:6]}.json",
                mime="application/json",
                type="secondary" if here else "primary",
                icon=":material/download:",
                on_click="ignore",
                key="drill-result",
            )
            st.button(told.say("drill-again"), key="drill-again", on_click=again)
        show_open_tasks(told, but=sitting.handout)
        st.header(told.say("drill-questions"), anchor=False)
        for number, row in enumerate(judged.rows, start=1):
            _question(number, row, told)


def _send(result: Result) -> None:
    st.session_state[_HANDED] = result if coach.hand_in(result) else None


def _hand_in(result: Result, told: Words) -> None:
    """Hand the result in on this server; once, and again after another sitting."""
    if st.session_state.get(_HANDED) == result:
        st.success(told.say("drill-handed-in"))
        return
    if _HANDED in st.session_state and st.session_state[_HANDED] is None:
        st.warning(told.say("keep-failed"))
    st.button(told.say("drill-hand-in-now"), key="drill-hand-in", type="primary", on_click=_send, args=(result,))


def file_name(text: str) -> str:
    """A name as a part of a file's name.

    >>> file_name("Nimal  de Silva/..")
    'nimal-de-silva'
    """
    return "-".join("".join(one if one.isalnum() else " " for one in text.casefold()).split()) or "learner"


def _question(number: int, row: Marked, told: Words) -> None:
    puzzle = row.item.puzzle
    mine = told.at(you=puzzle.seat)
    mark = "first" if row.first else "last" if row.last else "wrong" if row.grades else "none"
    title = f"{number}. {told.say(f'kind-{puzzle.kind}')} · {told.say(f'drill-mark-{mark}')}"
    with st.expander(title, icon=":material/check:" if row.first else ":material/close:" if not row.last else None):
        st.markdown(telling.question(puzzle, told))
        for picks in row.answered.tries:
            st.markdown(told.say("drill-your-answer", answer=telling.answer(puzzle, picks, mine)))
        grade = row.grades[0] if row.grades else None
        if grade is not None and not grade.right:
            tell_marks(puzzle, (*grade.marked("wrong"), *grade.marked("missed")), mine)
        best = right_marks(puzzle)
        if best:
            st.markdown(f"**{told.say('page-solution')}**")
            if puzzle.question.mode == "order" or puzzle.question.of == "moment":
                st.markdown(telling.answer(puzzle, puzzle.answers.best, mine))
            tell_marks(puzzle, best, mine, name_right=True)
        if not row.item.is_made:
            ways.link("practise", told.say("drill-on-table"), puzzle=row.item.ref)
