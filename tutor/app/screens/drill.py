"""A drill is played: who plays, one question after another at the table, the result (``/drill?d=…``)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

import streamlit as st

from puzzles.drills import DrillError, Handout, read_handout
from puzzles.drills.model import tidy
from puzzles.model import Grade
from tutor.app.keeping import keep_answer, note
from tutor.app.screens import ways
from tutor.app.screens.drill_end import show_end
from tutor.app.screens.drill_sitting import Sitting, begin, given, moved
from tutor.app.screens.drill_tasks import done_facts, due_text, show_join, show_tasks
from tutor.app.screens.player import SHOW
from tutor.app.screens.practise_scene import scene_of
from tutor.app.screens.practise_why import explain
from tutor.app.screens.stage import stage
from tutor.app.screens.telling import tell_history
from tutor.app.session import draw_table, keep_in_address, language, next_serial, settings_panel, title_tab
from tutor.app.table import Answer
from tutor.app.table.from_view import Scene
from tutor.app.table.payload import Action, Said
from tutor.app.texts import plain
from tutor.app.who import who
from tutor.profiles import PROFILE_NAMES
from tutor.wording import Words

_KEY: Final = "drill"
_NAME: Final = "drill-name"
_CALLS: Final = ("go-on", "go-caps", "go-back")
"""The buttons with which one answers where the choices are moments."""


def _sitting() -> Sitting | None:
    found: Sitting | None = st.session_state.get(_KEY)
    return found


def _sit(sitting: Sitting) -> None:
    """The sitting in another state."""
    st.session_state[_KEY] = replace(sitting, desk=replace(sitting.desk, serial=next_serial()))


def _answer(answer: Answer) -> None:
    sitting, now = _sitting(), datetime.now(UTC)
    if sitting is None:
        return
    after = moved(sitting, answer.chosen, answer.action, now)
    found = given(sitting, after)
    if found is not None:
        _keep(sitting, *found, (now - sitting.since).total_seconds())
    _sit(after)


def _keep(sitting: Sitting, grade: Grade | None, picks: tuple[str, ...], seconds: float) -> None:
    """Write an answer down among the learner's own."""
    item, desk = sitting.items[sitting.place], sitting.desk
    link = f"{sitting.handout.drill.id}/{item.ref}" if item.is_made else item.ref
    keep_answer(desk.puzzle, link, grade, picks, hints=desk.hints, seconds=seconds, mode="drill")


def show() -> None:
    """Draw the page: the field for a file, the name, the question or the end."""
    told = language()
    handout = _handout(told)
    sitting = _sitting()
    if handout is None:
        return
    if sitting is None or sitting.handout != handout:
        _welcome(handout, told)
    elif sitting.ended is not None:
        show_end(sitting, told, again=_leave)
    else:
        _question(sitting, told)


def _leave() -> None:
    st.session_state.pop(_KEY, None)


def shown_game() -> str | None:
    """The game of the drill that the address names."""
    asked, sitting = st.query_params.get("d"), _sitting()
    if asked is None:
        return None
    if sitting is not None and sitting.handout.to_link() == asked:
        return sitting.handout.drill.profile
    try:
        return read_handout(asked).drill.profile
    except DrillError:
        return None


# -- which drill, and who ----------------------------------------------------------------------------------------------


def _handout(told: Words) -> Handout | None:
    """The drill that the address names; without one, the page where a file can be opened."""
    asked, sitting = st.query_params.get("d"), _sitting()
    if "join" in st.query_params:
        show_join(st.query_params["join"], told)
        return None
    if asked is None and sitting is not None:
        asked = sitting.handout.to_link()
        keep_in_address(d=asked)
    why = None
    if asked is not None:
        try:
            return read_handout(asked)
        except DrillError:
            why = "drill-broken"
    _open_file(told, why)
    return None


def _open_file(told: Words, why: str | None) -> None:
    title_tab(told.say("app-nav-drill"))
    with st.container(key="page"):
        st.title(told.say("app-nav-drill"), anchor=False)
        if why is not None:
            st.warning(told.say(why))
        show_tasks(told)
        st.markdown(told.say("drill-open"))
        given = st.file_uploader(told.say("drill-file"), type=["json"], key="drill-file", max_upload_size=1)
        if given is not None:
            try:
                found = read_handout(given.getvalue())
            except DrillError:
                st.warning(told.say("drill-no-file"))
            else:
                ways.go("drill", d=found.to_link())
        ways.link("practise", told.say("page-to-practice"))


def _welcome(handout: Handout, told: Words) -> None:
    """What the drill is, and the field for a name."""
    drill = handout.drill
    title_tab(drill.title)
    with st.container(key="page"):
        st.title(plain(drill.title), anchor=False)
        for line in drill.words.splitlines():
            st.markdown(plain(line))
        facts = [told.say("drill-count", count=drill.count), told.say("drill-exam" if drill.exam else "drill-practice")]
        if drill.profile != PROFILE_NAMES[0]:
            facts.insert(0, told.say("page-game", name=told.say(f"page-profile-{drill.profile}")))
        if drill.tries and not drill.exam:
            facts.append(told.say("drill-tries", count=drill.tries))
        if drill.due is not None:
            facts.append(due_text(drill, told))
        facts += done_facts(handout, told)
        st.markdown("\n".join(f"- {one}" for one in facts))
        player = who()
        own = player.name if player is not None and player.account else ""
        with st.form("drill-begin", border=False):
            name = st.text_input(
                told.say("drill-name"),
                "" if player is None else player.name,
                max_chars=60,
                key=_NAME,
                help=told.full("drill-name"),
                disabled=bool(own),
            )
            wanted = st.form_submit_button(told.say("app-start"), type="primary")
        if not wanted:
            return
        name = tidy(own or name)  # an account plays under its own name, whatever a browser sends
        if not name:
            st.warning(told.say("drill-name-missing"))
            return
        try:
            _sit(begin(handout, name, datetime.now(UTC)))
        except DrillError:
            st.warning(told.say("drill-other-version"))
        else:
            st.rerun()


# -- a question --------------------------------------------------------------------------------------------------------


def _question(sitting: Sitting, told: Words) -> None:
    desk, number, count = sitting.desk, sitting.place + 1, len(sitting.items)
    say, table, more = stage(plain(sitting.handout.drill.title), sitting.handout.drill.title)
    at_seat = told.at(you=desk.puzzle.seat)
    with say:
        st.progress((number - 1) / count, text=told.say("place-question", number=number, all=count))
    with table:
        draw_table(desk.view, told, _scene(sitting, at_seat), key="drill-table", on_answer=_answer)
    with more:
        note(told)
        if sitting.done:
            explain(desk, at_seat)
        tell_history(desk.view, at_seat)
        with st.container(horizontal=True):
            settings_panel()
            st.button(told.say("drill-leave"), key="drill-leave", on_click=_leave)


def _scene(sitting: Sitting, told: Words) -> Scene:
    """The table as on *Practise*, with the buttons of a drill, and no verdict before it is due."""
    scene = scene_of(sitting.desk, told)
    if sitting.desk.playing is not None:
        return scene
    said = (*_again(sitting, told), *scene.said)
    return replace(
        scene, place=f"{sitting.place}-{sitting.desk.link}", actions=tuple(_actions(sitting, scene, told)), said=said
    )


def _actions(sitting: Sitting, scene: Scene, told: Words) -> Iterator[Action]:
    for one in scene.actions:
        if one["id"] in _CALLS or (one["id"] == "go-hint" and not sitting.exam) or one["id"].startswith(SHOW):
            yield one
    if not sitting.done:
        yield Action(id="go-next", text=told.say("drill-skip"), kind="quiet")
        return
    last = len(sitting.answers) + 1 == len(sitting.items)
    yield Action(id="go-next", text=told.say("drill-to-end" if last else "drill-next"), kind="main", key="n")


def _again(sitting: Sitting, told: Words) -> Iterator[Said]:
    """A wrong answer that may be mended: what was wrong with what was chosen, not what was left out."""
    if sitting.last is None or sitting.done:
        return
    wrong = sitting.last.marked("wrong")
    reason = told.ruling(wrong[0].ruling)[0].short if wrong else told.say("drill-incomplete")
    left = sitting.tries_left
    rest = told.say("drill-try-again") if left is None else told.say("drill-tries-left", count=left)
    yield Said(state="wrong", text=f"{told.say('app-not-quite')} {reason} {rest}")
