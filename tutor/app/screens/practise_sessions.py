"""The sessions of *Practise* on the page: the panel to begin one, and the strip that tells how it stands."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

import streamlit as st

from tutor.app import keeping
from tutor.app.screens.practise_runs import KINDS, SECONDS, Run, running, start, stop
from tutor.app.session import keep_in_address
from tutor.wording import Words

_SIGNS: Final = {
    "review": "event_repeat",
    "fit": "target",
    "mistakes": "healing",
    "daily": "today",
    "sprint": "timer",
    "streak": "local_fire_department",
}


def from_address(begin: Callable[[], None]) -> None:
    """``?run=daily`` begins a session, once; ``clause`` narrows mistakes down."""
    wanted = st.query_params.get("run")
    if wanted is None:
        return
    if wanted in KINDS:
        start(wanted, st.query_params.get("clause"))
        begin()
    keep_in_address(run=None, clause=None)


def sessions(told: Words, begin: Callable[[], None]) -> None:
    """The panel; ``begin`` lays the first puzzle."""

    def go(kind: str) -> None:
        start(kind)
        begin()

    with st.popover(told.say("run-choose"), icon=":material/exercise:", key="sessions"):
        for kind in KINDS:
            count = len(keeping.due()) if kind == "review" else None
            label = told.say(f"run-{kind}")
            if count:
                label = f"{label} ({count})"
            st.button(
                label,
                icon=f":material/{_SIGNS[kind]}:",
                key=f"run-{kind}",
                on_click=go,
                args=(kind,),
                disabled=count == 0,
                width="stretch",
            )
            st.caption(told.say("run-reviews-none") if count == 0 else told.full(f"run-{kind}"))


def strip(told: Words) -> None:
    """How the session stands, and the way out of it; nothing without one."""
    run = running()
    if run is None:
        return
    with st.container(key="run", border=True, horizontal=True, vertical_alignment="center"):
        st.html(_stand(run, told))
        st.button(told.say("run-clear" if run.over else "run-stop"), key="run-stop", on_click=stop, width="content")


def _result(run: Run, told: Words) -> str:
    if run.total == 0 and run.kind in ("review", "mistakes"):
        return told.say(f"run-none-{run.kind}")
    key = f"run-over-{run.kind}" if run.kind in ("sprint", "streak") else "run-over"
    best = f" {told.say('run-over-best')}" if run.record and run.kind != "daily" else ""
    return told.say(key, right=run.right, all=run.tried) + best


def _stand(run: Run, told: Words) -> str:
    """The number of the puzzle, what was right, the lives, and a fuse that burns down by itself; or the result."""
    title = f"<b>{escape(told.say(f'run-{run.kind}'))}</b>"
    if run.over:
        return f'<p class="run-stand" role="status">{title}: {escape(_result(run, told))}</p>'
    parts = []
    if run.total:
        parts.append(told.say("run-at", number=run.total - len(run.queue), all=run.total))
    parts.append(told.say("run-right", right=run.right))
    if run.kind != "sprint":
        return f'<p class="run-stand">{title}: {escape(" · ".join(parts))}</p>'
    parts.append(told.say("run-lives", lives=max(0, run.lives)))
    left = run.left(keeping.clock())
    label = escape(f"{told.say('run-time')}: {left:.0f} s")
    return (
        f'<p class="run-stand">{title}: {escape(" · ".join(parts))}</p>'
        f'<div class="fuse" role="img" aria-label="{label}" title="{label}">'
        f'<i style="animation-duration:{SECONDS:.0f}s;animation-delay:-{SECONDS - left:.1f}s"></i></div>'
    )
