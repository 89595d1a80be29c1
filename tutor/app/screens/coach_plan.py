"""What a coach has put together so far: the plan of a drill, and the drill once it is made. It lasts for the visit."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final

import streamlit as st

from puzzles.drills import Drill, Handout, Item, Made, Part, fixed, questions_of
from puzzles.drills.keys import handed_out
from tutor.app.coach import secret
from tutor.profiles import PROFILE_NAMES

_KEY: Final = "coach-drill"
_NEW: Final = random.SystemRandom()  # which puzzles are drawn; each follows from its number alone


@dataclass(frozen=True)
class Plan:
    """A drill that is being made. ``each``: other questions for each learner, where there are parts."""

    title: str = ""
    words: str = ""
    exam: bool = False
    tries: int = 0
    due: date | None = None
    each: bool = False
    parts: tuple[Part, ...] = ()
    picked: tuple[str, ...] = ()
    made: tuple[Made, ...] = ()
    profile: str = PROFILE_NAMES[0]
    """The table that its questions are about."""

    @property
    def count(self) -> int:
        """How many questions there are so far."""
        return len(self.picked) + len(self.made) + sum(one.count for one in self.parts)

    def drill(self, title: str, rng: random.Random) -> Drill:
        """The drill of this plan; ``title`` where it has none. Raises ``ValueError`` for what no drill can be."""
        values: dict[str, Any] = {name: getattr(self, name) for name in ("words", "exam", "tries", "due", "profile")}
        values |= {"parts": self.parts, "picked": self.picked, "made": self.made, "seed": rng.randrange(1 << 20)}
        drill = Drill(title=self.title.strip() or title, **values)
        return drill if self.each or not drill.parts else fixed(drill, rng)


@dataclass(frozen=True)
class Ready:
    """A drill that can be handed out: the plan that it was made from, and its questions (those of nobody, for a drill
    that asks each learner other ones)."""

    plan: Plan
    handout: Handout
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Bench:
    """What lies on the coach's bench."""

    plan: Plan = Plan()
    ready: Ready | None = None


def bench() -> Bench:
    """What lies there now."""
    found: Bench = st.session_state.setdefault(_KEY, Bench())
    return found


def plan() -> Plan:
    """The plan as it is now."""
    return bench().plan


def change(**done: Any) -> None:
    """The plan with something changed."""
    now = bench()
    st.session_state[_KEY] = replace(now, plan=replace(now.plan, **done))


def make(title: str) -> None:
    """Make the drill of the plan. Raises ``ValueError`` where it cannot be made."""
    now = plan()
    drill = now.drill(title, _NEW)
    st.session_state[_KEY] = Bench(now, Ready(now, handed_out(drill, secret()), questions_of(drill)))


def take_up(handout: Handout) -> None:
    """Lay a drill that was made before on the bench, to be changed or handed out again."""
    drill = handout.drill
    shared = ("title", "words", "profile", "exam", "tries", "due", "parts", "picked", "made")
    st.session_state[_KEY] = Bench(Plan(each=drill.fresh, **{name: getattr(drill, name) for name in shared}))


def clear() -> None:
    """Begin afresh."""
    st.session_state[_KEY] = Bench()
