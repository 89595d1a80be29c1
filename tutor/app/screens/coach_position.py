"""The position that a coach lays out: typed or tapped, or a moment of a recorded deal. It lasts for the visit."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

import streamlit as st

from tutor.faults import Fault
from tutor.record import Record, RecordError, parse
from tutor.record.setup import Checked, Setup, SetupFault
from tutor.rules.deal import Deal
from tutor.rules.ruling import IllegalAction
from tutor.seats import Seat

_KEY: Final = "coach-position"


@dataclass(frozen=True)
class Position:
    """What is laid out: a ``setup``, or the moment after ``after`` actions of a ``record``, where there is one.

    ``seat`` is from where it is looked at; ``None``: from whose turn it is.
    """

    setup: Setup = field(default_factory=Setup)
    record: Record | None = None
    after: int = 0
    seat: Seat | None = None

    def check(self) -> Checked:
        """The deal, or all that is wrong."""
        if self.record is None:
            return self.setup.check()
        deal = self.record.start()
        for line in self.record.actions[: self.after]:
            try:
                deal = deal.act(line.seat, line.action())
            except IllegalAction as error:
                fault = SetupFault("plays", "refused", "", None, error.seat, error.action, error.ruling)
                return Checked(None, (fault,))
        return Checked(deal)

    def seat_at(self, deal: Deal) -> Seat:
        """From where the deal is looked at."""
        return self.seat or deal.turn or deal.eldest


def position() -> Position:
    """The position as it is now."""
    found: Position = st.session_state.setdefault(_KEY, Position())
    return found


def change(**done: Any) -> None:
    """The position with something changed."""
    st.session_state[_KEY] = replace(position(), **done)


def retype(**done: Any) -> None:
    """The typed position with something changed."""
    now = position()
    st.session_state[_KEY] = replace(now, setup=replace(now.setup, **done), seat=None)


def bring(text: str | bytes) -> None:
    """Take a recorded deal, at its end. Raises ``RecordError``."""
    record = parse(text)
    if record.rule_profile().form.partners != "fixed":
        raise RecordError(Fault("record-game"))
    st.session_state[_KEY] = Position(position().setup, record, len(record.actions))


def clear() -> None:
    """Begin afresh."""
    st.session_state[_KEY] = Position()
