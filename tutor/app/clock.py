"""The time where the reader is. Everything else gets time as an argument."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

import streamlit as st


def now() -> datetime:
    """This moment, in UTC."""
    return datetime.now(UTC)


def _ahead() -> timedelta:
    """How far the reader's clock is ahead of UTC."""
    return timedelta(minutes=-(st.context.timezone_offset or 0))


def today() -> date:
    """The day where the reader is."""
    return day_of(now())


def day_of(moment: datetime) -> date:
    """The day of a moment where the reader is."""
    return (moment.astimezone(UTC) + _ahead()).date()


def end_of(day: date) -> datetime:
    """When a day ends where the reader is, in UTC."""
    return datetime.combine(day + timedelta(days=1), time(), UTC) - _ahead()
