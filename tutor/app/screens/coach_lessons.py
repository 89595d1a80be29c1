"""My lessons: a coach brings a lesson, sees what is wrong with it, and plays it (``/coach?part=lessons``)."""

from __future__ import annotations

from html import escape
from typing import Final

import streamlit as st

from lessons.truths import listing
from lessons.zipped import MOST_BYTES, MOST_FILES, ZipFault, pack, template
from tutor.app import own_lessons
from tutor.app.own_lessons import Brought, TooMany
from tutor.app.report import report
from tutor.app.screens import arriving, ways
from tutor.app.session import title_tab
from tutor.wording import Words

_FIELD: Final = "lesson-zip"
_REFUSED: Final = "lesson-zip-refused"
_BEGIN: Final = "my-lesson"
_ZIP: Final = "application/zip"
_LET_IN: Final = 5
"""Megabytes that Streamlit lets through, so that it is we who say what is too big."""

_TOLD: Final = 60
"""So many faults of a lesson are told."""


def _take() -> None:
    """A file has come: keep it as a lesson, or remember why that cannot be."""
    given = arriving.arrived(_FIELD)
    if given is None:
        return
    try:
        own_lessons.bring(given.getvalue())
    except ZipFault as fault:
        st.session_state[_REFUSED] = (fault.reason, fault.name)
    except TooMany:
        st.session_state[_REFUSED] = ("kept", "")
    except Exception as error:  # it may hold anything
        report(error)
        st.session_state[_REFUSED] = ("strange", "")


def _refused(told: Words) -> None:
    """Why the last file was not taken, once."""
    reason, name = st.session_state.pop(_REFUSED, (None, ""))
    if reason is None:
        return
    text = told.say(f"coach-zip-{reason}", kilobytes=MOST_BYTES // 1000, files=MOST_FILES, most=own_lessons.MOST)
    named = f" <code>{escape(name[:80])}</code>" if name else ""
    alert = f'<p class="refused" role="alert">{escape(text)}{named}</p>'
    st.html(alert)


def _steps(told: Words) -> None:
    """How one gets to a lesson, one, two, three."""
    with st.container(border=True, key="make-lesson"):
        st.markdown(told.say("coach-lesson-template"))
        data = pack(_BEGIN, template(_BEGIN, told.lang))
        label = told.title("coach-lesson-template")
        st.download_button(label, data, f"{_BEGIN}.zip", _ZIP, key="template", on_click="ignore")
        st.markdown(told.say("coach-lesson-write"))
        with st.expander(told.title("coach-lesson-write")):
            st.code(listing(told.lang), language=None)
        st.markdown(told.say("coach-lesson-bring"))
        label = told.title("coach-lesson-bring")
        st.file_uploader(label, "zip", key=arriving.field(_FIELD), on_change=_take, max_upload_size=_LET_IN)
        _refused(told)


def _faults(one: Brought, told: Words) -> None:
    """Every fault: where, what, and how to mend it."""
    rows = [
        f"<li><code>{escape(one.where(fault))}</code>: {escape(fault.what(told))}<br>"
        f'<span class="mend">→ {escape(fault.mend(told))}</span></li>'
        for fault in one.faults[:_TOLD]
    ]
    listed = f'<ol class="faults">{"".join(rows)}</ol>'
    st.html(listed)
    if len(one.faults) > _TOLD:
        st.caption(told.say("coach-lesson-more", count=len(one.faults) - _TOLD))


def _lesson(one: Brought, told: Words, *, main: bool) -> None:
    """One lesson: what its check says, and what can be done with it."""
    with st.container(border=True, key=f"brought-{one.name}"):
        title = one.lesson.title(told.lang) if one.lesson is not None else told.say("coach-lesson-unnamed")
        st.header(title, anchor=False)
        st.caption(told.say("coach-lesson-name", name=one.name))
        if one.lesson is None:
            st.markdown(told.say("coach-lesson-unread"))
        elif one.faults:
            st.markdown(told.say("coach-lesson-faults", count=len(one.faults)))
        else:
            st.markdown(told.say("coach-lesson-fine"))
        if one.faults:
            _faults(one, told)
        with st.container(horizontal=True):
            if one.lesson is not None:
                label = told.say("coach-lesson-play")
                if st.button(label, key=f"play-{one.name}", type="primary" if main else "secondary"):
                    ways.go("learn", lesson=f"own/{one.name}")
            label = told.say("coach-lesson-download")
            st.download_button(label, one.data, f"{one.name}.zip", _ZIP, key=f"save-{one.name}", on_click="ignore")
            label = told.say("coach-lesson-remove")
            st.button(label, key=f"remove-{one.name}", on_click=own_lessons.remove, args=(one.name,))


def show_lessons(told: Words) -> None:
    """Draw the page."""
    title_tab(told.title("coach-card-lessons"))
    st.title(told.title("coach-card-lessons"), anchor=False)
    ways.link("coach", told.say("coach-back"))
    st.markdown(told.say("coach-lesson-lead"))
    some = list(own_lessons.brought().values())[::-1]  # the newest first
    for number, one in enumerate(some):
        _lesson(one, told, main=not number)
    if some:
        st.caption(told.say("coach-lesson-kept"))
    _steps(told)
