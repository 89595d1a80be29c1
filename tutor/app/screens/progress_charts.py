"""The charts of *Progress*, each with its numbers as a table beside it.

The specifications are Vega-Lite's, which Streamlit draws in the browser; the data stand in a layer, so that it need not
make data frames of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from html import escape
from typing import TYPE_CHECKING, Any, Final

import streamlit as st

from tutor.wording import Words

if TYPE_CHECKING:  # the store's library is imported when it is needed
    from tutor.store.progress import Day, Share
    from tutor.store.ratings import Skill

GREEN: Final = "#2f8f7d"
_WEEKS: Final = 26
_STATES: Final = {"weak": "#c0562f", "fair": "#b8892b", "strong": GREEN, "unclear": "#8a857c"}
_SHADES: Final = ["#8a857c33", "#2f8f7d77", "#2f8f7dbb", "#1f6f60"]
_FORECAST: Final = 14


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], caption: str) -> None:
    """The numbers as a table; the first cell of a row names it."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(one)}</td>" for one in rest)}</tr>'
        for first, *rest in rows
    )
    made = f'<table class="numbers"><caption>{escape(caption)}</caption><tr>{head}</tr>{body}</table>'
    st.html(made)


def _draw(layer: Mapping[str, Any], values: Sequence[Mapping[str, Any]], alt: str, height: int) -> None:
    spec = {
        "layer": [{"data": {"values": list(values)}, **layer}],
        "height": height,
        "config": {"view": {"stroke": None}, "background": "transparent"},
    }
    st.vega_lite_chart(spec=spec, width="stretch", alt=alt)


def _date(field: str, title: str) -> dict[str, Any]:
    return {"field": field, "type": "temporal", "title": title, "axis": {"format": "%m-%d", "tickCount": 6}}


def _tips(*some: tuple[str, str]) -> list[dict[str, Any]]:
    return [{"field": field, "title": title} for field, title in some]


# -- rating ------------------------------------------------------------------------------------------------------------


def rating_chart(some: Sequence[tuple[date, Skill]], told: Words) -> None:
    """A rating day by day."""
    day, title = told.say("progress-day"), told.say("progress-rating")
    values = [{"day": one.isoformat(), "rating": skill.shown} for one, skill in some]
    layer = {
        "mark": {"type": "line", "point": len(values) < 60, "color": GREEN, "strokeWidth": 2.5},
        "encoding": {
            "x": _date("day", day),
            "y": {"field": "rating", "type": "quantitative", "title": title, "scale": {"zero": False}},
            "tooltip": _tips(("day", day), ("rating", title)),
        },
    }
    _draw(layer, values, told.say("progress-chart-rating"), 240)
    with st.expander(told.say("progress-numbers")):
        rows = [(one.isoformat(), str(skill.shown)) for one, skill in reversed(some)]
        table([day, title], rows, title)


# -- success -----------------------------------------------------------------------------------------------------------


def percent(one: Share) -> int:
    """The part that was right."""
    return round(100 * one.share)


def share_rows(some: Iterable[Share], names: Mapping[str, str], told: Words) -> list[tuple[str, ...]]:
    """The rows of a table of success."""
    return [
        (
            names[one.name],
            told.say("progress-percent", percent=percent(one)) if one.state != "unclear" else "–",
            str(one.tried),
            told.say(f"progress-{one.state}"),
        )
        for one in some
    ]


def share_heads(first: str, told: Words) -> list[str]:
    """Their heads."""
    return [told.say(one) for one in (first, "progress-right", "progress-tried", "progress-state")]


def kinds_chart(some: Sequence[Share], names: Mapping[str, str], told: Words) -> None:
    """Success by kind of puzzle."""
    kind, share = told.say("progress-kind"), told.say("progress-share")
    states = {one: told.say(f"progress-{one}") for one in _STATES}
    values = [
        {"kind": names[one.name], "share": percent(one), "state": states[one.state], "tried": one.tried} for one in some
    ]
    colour = {"domain": list(states.values()), "range": list(_STATES.values())}
    layer = {
        "mark": {"type": "bar", "cornerRadiusEnd": 3, "height": {"band": 0.7}},
        "encoding": {
            "y": {"field": "kind", "type": "nominal", "title": None, "sort": None, "axis": {"labelLimit": 165}},
            "x": {"field": "share", "type": "quantitative", "title": share, "scale": {"domain": [0, 100]}},
            "color": {
                "field": "state",
                "type": "nominal",
                "title": None,
                "scale": colour,
                "legend": {"orient": "top", "columns": 1, "labelLimit": 300},
            },
            "tooltip": _tips(
                ("kind", kind),
                ("share", share),
                ("tried", told.say("progress-tried")),
                ("state", told.say("progress-state")),
            ),
        },
    }
    _draw(layer, values, told.say("progress-chart-kinds"), 190 + 30 * len(values))
    with st.expander(told.say("progress-numbers")):
        table(share_heads("progress-kind", told), share_rows(some, names, told), told.say("progress-kinds"))


# -- days --------------------------------------------------------------------------------------------------------------


def forecast_chart(due: Sequence[date], today: date, told: Words) -> None:
    """How many reviews come on each of the next days; what is overdue comes today."""
    day, title = told.say("progress-day"), told.say("progress-reviews")
    count = Counter(max(one, today) for one in due)
    days = [today + timedelta(days=one) for one in range(_FORECAST)]
    values = [{"day": f"{one:%m-%d}", "reviews": count[one]} for one in days]
    layer = {
        "mark": {"type": "bar", "color": GREEN, "cornerRadiusEnd": 3},
        "encoding": {
            "x": {"field": "day", "type": "ordinal", "title": None, "axis": {"labelAngle": -45}},
            "y": {"field": "reviews", "type": "quantitative", "title": title, "axis": {"tickMinStep": 1}},
            "tooltip": _tips(("day", day), ("reviews", title)),
        },
    }
    _draw(layer, values, told.say("progress-chart-forecast"), 180)
    with st.expander(told.say("progress-numbers")):
        table([day, title], [(one.isoformat(), str(count[one])) for one in days], told.say("progress-forecast"))


def _shade(count: int, most: int) -> int:
    return 0 if not count else 1 if 3 * count <= most else 2 if 3 * count <= 2 * most else 3


def days_chart(some: Sequence[Day], today: date, told: Words) -> None:
    """Each day of the last half year as a square, a week a column."""
    day, answers = told.say("progress-day"), told.say("progress-answers")
    known = {one.day: one for one in some}
    first = today - timedelta(days=today.weekday(), weeks=_WEEKS - 1)
    shown = [first + timedelta(days=one) for one in range((today - first).days + 1)]
    most = max((known[one].tried for one in shown if one in known), default=1)
    values = []
    for one in shown:
        tried = known[one].tried if one in known else 0
        week = (one - timedelta(days=one.weekday())).isoformat()
        values.append(
            {"day": one.isoformat(), "week": week, "row": one.weekday(), "n": tried, "shade": _shade(tried, most)}
        )
    ticks = [values[7 * week]["week"] for week in range(0, _WEEKS, 4)]
    layer = {
        "mark": {"type": "rect", "cornerRadius": 2, "width": {"band": 0.85}, "height": {"band": 0.85}},
        "encoding": {
            "x": {
                "field": "week",
                "type": "ordinal",
                "title": None,
                "axis": {"values": ticks, "labelAngle": 0, "labelExpr": "slice(datum.value, 5)", "domain": False},
            },
            "y": {"field": "row", "type": "ordinal", "title": None, "axis": None},
            "color": {
                "field": "shade",
                "type": "ordinal",
                "scale": {"domain": [0, 1, 2, 3], "range": _SHADES},
                "legend": None,
            },
            "tooltip": _tips(("day", day), ("n", answers)),
        },
    }
    _draw(layer, values, told.say("progress-chart-days"), 170)
    with st.expander(told.say("progress-numbers")):
        heads = [day, answers, told.say("progress-right"), told.say("progress-time")]
        rows = [(one.day.isoformat(), str(one.tried), str(one.right), spent(one.seconds, told)) for one in some]
        table(heads, rows[: -_WEEKS * 7 - 1 : -1], told.say("progress-days"))


def spent(seconds: float, told: Words) -> str:
    """A time in hours and minutes."""
    hours, minutes = divmod(round(seconds / 60), 60)
    if hours:
        return told.say("progress-hours", hours=hours, minutes=minutes)
    return told.say("progress-minutes", minutes=minutes)
