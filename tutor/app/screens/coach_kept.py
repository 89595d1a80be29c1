"""The drills that a coach keeps on this server: who finds them, who did them; to be changed, or taken away."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

import streamlit as st

from puzzles.drills import Drill
from tutor.app import coach
from tutor.app.clock import day_of
from tutor.app.screens import coach_plan
from tutor.app.screens.drill_tasks import day_text, due_text
from tutor.app.texts import plain
from tutor.wording import Words

_ALL: Final = "all"


def show_kept(told: Words) -> None:
    """Every drill that is kept here; nothing where there is none."""
    some = coach.kept()
    if not some:
        return
    st.header(told.say("coach-kept-title"), anchor=False)
    people = coach.people()
    names = {_ALL: told.say("coach-kept-everybody")}
    names |= {f"team-{one.id}": told.say("coach-kept-group", name=one.name) for one in coach.groups()}
    names |= {f"learner-{number}": name for number, name in people.items()}
    for handout, shown in some:
        drill = handout.drill
        with st.container(border=True, key=f"kept-{drill.id}"):
            st.markdown(f"**{plain(drill.title)}** · {told.say('drill-count', count=drill.count)}")
            if drill.due is not None:
                st.caption(due_text(drill, told))
            _given(drill, shown, names, told)
            _doers(drill, people, told)
            with st.container(horizontal=True):
                label = told.say("coach-drill-load-this")
                st.button(label, key=f"kept-load-{drill.id}", on_click=coach_plan.take_up, args=(handout,))
                label = told.say("coach-kept-remove")
                st.button(label, key=f"kept-out-{drill.id}", on_click=coach.remove, args=(drill.id,))


def _given(drill: Drill, shown: bool, names: Mapping[str, str], told: Words) -> None:
    """The field for who finds the drill among their own."""
    key = f"kept-who-{drill.id}"
    teams, learners = coach.given_to(drill.id)
    now = [_ALL] * shown + [f"team-{one}" for one in teams] + [f"learner-{one}" for one in learners]
    st.session_state[key] = [one for one in now if one in names]
    st.multiselect(
        told.say("coach-kept-who"),
        list(names),
        format_func=lambda one: names[one],
        key=key,
        on_change=_give,
        args=(drill.id, key),
        placeholder=told.say("coach-kept-nobody"),
        help=told.full("coach-kept-who"),
    )


def _give(drill: str, key: str) -> None:
    some: list[str] = st.session_state[key]
    numbers = {
        kind: [int(one.removeprefix(kind)) for one in some if one.startswith(kind)] for kind in ("team-", "learner-")
    }
    coach.give(drill, _ALL in some, numbers["team-"], numbers["learner-"])


def _doers(drill: Drill, people: Mapping[int, str], told: Words) -> None:
    """Who was given the drill, and when each handed it in."""
    some = coach.doers(drill.id)
    if not some:
        return
    done = sum(one.at is not None for one in some)
    with st.expander(told.say("coach-kept-done", done=done, all=len(some))):
        rows = []
        for one in some:
            name = people.get(one.person.id) or told.say("group-number", number=one.person.id)
            when = told.say("coach-kept-not-yet") if one.at is None else day_text(day_of(one.at), told)
            rows.append(f'<tr><th scope="row">{escape(name)}</th><td>{escape(when)}</td></tr>')
        heads = "".join(f'<th scope="col">{escape(told.say(f"result-col-{one}"))}</th>' for one in ("player", "day"))
        caption = escape(told.say("coach-kept-done", done=done, all=len(some)))
        st.html(f'<table class="numbers"><caption>{caption}</caption><tr>{heads}</tr>{"".join(rows)}</table>')
