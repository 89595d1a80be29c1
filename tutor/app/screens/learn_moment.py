"""A question of a lesson that asks for a moment: go on trick by trick, or call Caps and state the order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from lessons import Walk
from tutor.app.table.payload import Action
from tutor.wording import Words

MOVES: Final[dict[str, Callable[[Walk], Walk]]] = {
    "go-on": Walk.go_on,
    "go-caps": Walk.call,
    "go-not-yet": lambda walk: walk.call(False),
    "go-again": Walk.again,
}
"""The buttons of a question that asks for a moment."""


def calls(walk: Walk, told: Words) -> Iterator[Action]:
    """Where a moment is asked for: go on or call, the way back from stating the order, or another try."""
    if not walk.stops or walk.ask is None:
        return
    if walk.tried is not None:
        yield Action(id="go-again", text=told.say("app-try-again"), kind="main", key="t")
    elif walk.called:
        yield Action(id="go-not-yet", text=told.say("page-caps-back"), kind="quiet")
    else:
        yield Action(id="go-on", text=told.say("page-go-on"), kind="answer")
        yield Action(id="go-caps", text=told.say("page-caps-call"), kind="answer")


def question(walk: Walk, told: Words) -> str:
    """What is asked, or that there is nothing to do but look; it stays while an answer is told."""
    asked = replace(walk, tried=None).ask
    if asked is None:
        return told.say("page-look")
    if asked.kind == "moment":
        return f"{asked.prompt} {told.say('page-moment-number', number=walk.stop + 1)}"
    return asked.prompt
