"""Handing a drill out: its questions to look at, a link, a QR code, a file, sheets to print, cards to learn."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from html import escape
from urllib.parse import urlsplit

import streamlit as st

from puzzles import telling
from puzzles.drills.sending import SCANNABLE
from tutor.app import coach
from tutor.app.screens import ways
from tutor.app.screens.coach_plan import Ready
from tutor.app.screens.drill_end import file_name
from tutor.app.session import settings
from tutor.clauses import clauses_of
from tutor.profiles import load_profile
from tutor.wording import Words

_ANKI = "application/octet-stream"
_HOME = ("localhost", "127.0.0.1", "::1")
"""Addresses that lead to one's own machine only."""


def show_handout(ready: Ready, told: Words, *, changed: bool) -> None:
    """All ways to hand a drill out; ``changed``: the plan is another one by now."""
    drill = ready.handout.drill
    with st.container(border=True, key="drill-ready"):
        st.header(told.say("coach-hand-title"), anchor=False)
        if changed:
            st.warning(told.say("coach-hand-changed"))
        _questions(ready, told)
        st.markdown(told.say("coach-hand-link"))
        address = address_of("d", ready.handout.to_link())
        show_address(address, told)
        name = f"304-{file_name(drill.title)}"
        with st.container(horizontal=True):
            _save("file", f"{name}.json", "application/json", ready.handout.to_json, told)
        st.markdown(told.say("coach-hand-paper"))
        with st.container(horizontal=True):
            _save("sheet", f"{name}.pdf", "application/pdf", lambda: _sheet(ready, told, address), told)
            _save("answers", f"{name}-answers.pdf", "application/pdf", lambda: _answers(ready, told), told)
        st.markdown(told.say("coach-hand-cards"))
        with st.container(horizontal=True):
            _save("anki", f"{name}.apkg", _ANKI, lambda: _cards(ready, told), told)
            _save("rules", "304-rules.apkg", _ANKI, lambda: _rules(ready, told), told)
        if coach.keeps():
            _keep(ready, told)
        ways.link("drill", told.say("coach-hand-play"), d=ready.handout.to_link())
        st.caption(told.say("coach-hand-results"))


def _save(what: str, name: str, mime: str, make: Callable[[], str | bytes], told: Words) -> None:
    """A button that saves a file, which is made when it is asked for."""
    label, icon = told.say(f"coach-hand-{what}"), ":material/download:"
    st.download_button(label, make, name, mime, icon=icon, on_click="ignore", key=f"hand-{what}")


def _sheet(ready: Ready, told: Words, address: str) -> bytes:
    from tutor.app.sheets import worksheet

    return worksheet(ready.handout.drill, ready.items, told, address)


def _answers(ready: Ready, told: Words) -> bytes:
    from tutor.app.sheets import answer_sheet

    return answer_sheet(ready.handout.drill, ready.items, told)


def _cards(ready: Ready, told: Words) -> bytes:
    from tutor.app.sheets.anki import drill_package

    return drill_package(ready.handout.drill, ready.items, told, datetime.now(UTC))


def _rules(ready: Ready, told: Words) -> bytes:
    from tutor.app.sheets.anki import rule_package

    name = ready.handout.drill.profile
    return rule_package(clauses_of(name), told, load_profile(name), datetime.now(UTC))


def _keep(ready: Ready, told: Words) -> None:
    """Keep the drill on this server, so that it can be handed in here."""
    st.markdown(told.say("coach-keep"))
    kept = None
    with st.container(horizontal=True):
        for shown in (False, True):
            label = told.say("coach-keep-shown" if shown else "coach-keep-link")
            if st.button(label, key=f"keep-{shown}"):
                kept = coach.keep(ready.handout, shown)
    if kept is not None:
        (st.success if kept else st.warning)(told.say("coach-kept" if kept else "keep-failed"))


def _questions(ready: Ready, told: Words) -> None:
    """Every question in a line, with its answer out of sight."""
    label = told.say("coach-hand-questions", count=len(ready.items))
    with st.expander(label):
        if ready.handout.drill.fresh:
            st.caption(told.say("coach-hand-example"))
        for number, one in enumerate(ready.items, start=1):
            puzzle = one.puzzle
            theme = told.say(f"theme-{puzzle.themes[0]}")
            st.markdown(f"**{number}. {told.say(f'kind-{puzzle.kind}')}** · {theme}")
            st.caption(telling.question(puzzle, told))
            if not one.is_made:
                ways.link("practise", told.say("drill-on-table"), puzzle=one.ref)


def address_of(name: str, value: str) -> str:
    """The whole address of something on the page *Drill*, in the coach's language."""
    here = urlsplit(st.context.url or "http://localhost")
    lang = f"lang={settings().lang}&" if settings().lang else ""
    return f"{here.scheme}://{here.netloc}/drill?{lang}{name}={value}"


def show_address(address: str, told: Words) -> None:
    """A link to copy, and as a QR code as long as a phone can read it."""
    import segno

    st.code(address, language=None, wrap_lines=True)
    if urlsplit(address).hostname in _HOME:
        st.caption(told.say("coach-hand-home"))
    if len(address) > SCANNABLE:
        st.caption(told.say("coach-hand-long"))
        return
    code = segno.make(address, error="l", micro=False)
    drawn = code.svg_data_uri(scale=4, border=4, dark="#000000", light="#ffffff")
    st.html(f'<img class="qr" src="{escape(drawn)}" alt="{escape(told.say("coach-hand-qr"))}">')
    st.caption(told.say("coach-hand-scan"))
