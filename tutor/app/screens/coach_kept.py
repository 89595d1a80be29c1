"""The drills that a coach keeps on this server: shown to every player or not, to be changed, or taken away."""

from __future__ import annotations

import streamlit as st

from tutor.app import coach
from tutor.app.screens import coach_plan
from tutor.app.screens.drill import plain
from tutor.wording import Words


def show_kept(told: Words) -> None:
    """Every drill that is kept here; nothing where there is none."""
    some = coach.kept()
    if not some:
        return
    st.header(told.say("coach-kept-title"), anchor=False)
    for handout, shown in some:
        drill = handout.drill
        with st.container(border=True, key=f"kept-{drill.id}"):
            st.markdown(f"**{plain(drill.title)}** · {told.say('drill-count', count=drill.count)}")
            with st.container(horizontal=True):
                label = told.say("coach-kept-hide" if shown else "coach-kept-show")
                st.button(label, key=f"kept-show-{drill.id}", on_click=coach.show, args=(drill.id, not shown))
                label = told.say("coach-drill-load-this")
                st.button(label, key=f"kept-load-{drill.id}", on_click=coach_plan.take_up, args=(handout,))
                label = told.say("coach-kept-remove")
                st.button(label, key=f"kept-out-{drill.id}", on_click=coach.remove, args=(drill.id,))
