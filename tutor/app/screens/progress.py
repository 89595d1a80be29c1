"""Progress: how strong, what is weak, what comes back when; charts with their numbers, and files to take along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

import streamlit as st

from puzzles import KINDS
from puzzles.telling import kind_name
from tutor.app import memory
from tutor.app.clock import day_of, end_of, today
from tutor.app.screens import ways
from tutor.app.screens.playing import name_of
from tutor.app.screens.telling import rule_row
from tutor.app.session import language, settings, title_tab
from tutor.app.who import who
from tutor.clauses import CLAUSES
from tutor.wording import Words

if TYPE_CHECKING:  # the page imports the store when it is drawn: no other page waits for it
    from tutor.store.progress import Day, Share
    from tutor.store.ratings import Skill

_WEAKEST: Final = 4
_AHEAD: Final = 14


@dataclass(frozen=True)
class Known:
    """All that the page shows of a learner."""

    kinds: list[Share]
    clauses: list[Share]
    days: list[Day]
    skills: dict[str, tuple[Skill, int]]
    reviews: list[date]
    best: dict[str, int | None]

    @property
    def tried(self) -> int:
        """First answers to puzzles."""
        return sum(one.tried for one in self.kinds)

    @property
    def percent(self) -> int:
        """How many of them were right."""
        return round(100 * sum(one.right for one in self.kinds) / self.tried) if self.tried else 0


def _known(learner: int) -> Known | None:
    from tutor.store import progress, ratings, reviews, runs

    day = today()
    with memory.reading() as session:
        if session is None:
            return None
        kinds, clauses = progress.shares(session, learner)
        ahead = reviews.forecast(session, learner, end_of(day + timedelta(days=_AHEAD - 1)))
        return Known(
            kinds=[one for one in kinds if one.name in KINDS],
            clauses=[one for one in clauses if one.name in CLAUSES],
            days=progress.days(session, learner),
            skills=ratings.skills(session, learner),
            reviews=[day_of(one) for one in ahead],
            best={kind: runs.best(session, learner, kind) for kind in ("sprint", "streak")},
        )


def show() -> None:
    """Draw the page."""
    told = language()
    title_tab(told.say("progress-title"))
    with st.container(key="page"):
        st.title(told.say("progress-title"), anchor=False)
        found = who()
        known = _known(found.id) if found is not None else None
        if found is None or known is None or not known.days:
            _nothing(told)
            return
        st.caption(told.say("progress-of", name=name_of(found, told)))
        _draw(found.id, known, told)


def _nothing(told: Words) -> None:
    from tutor.app.screens.progress_files import bring_in

    if memory.store() is None:
        st.warning(told.say("progress-none-store"))
        return
    st.markdown(told.say("progress-none"))
    if st.button(told.say("app-nav-practise"), type="primary", key="to-practice"):
        ways.go("practise")
    bring_in(told)


def _draw(learner: int, known: Known, told: Words) -> None:
    from tutor.app.screens.progress_charts import days_chart, forecast_chart, kinds_chart
    from tutor.app.screens.progress_files import files

    _numbers(known, told)
    _rating(learner, known, told)
    if known.kinds:
        st.header(told.say("progress-kinds"), anchor=False)
        st.caption(told.say("progress-first"))
        kinds_chart(known.kinds, {one.name: kind_name(one.name, told) for one in known.kinds}, told)
    _clauses(known.clauses, told)
    st.header(told.say("progress-forecast"), anchor=False)
    if known.reviews:
        forecast_chart(known.reviews, today(), told)
    else:
        st.caption(told.say("progress-forecast-none"))
    st.header(told.say("progress-days"), anchor=False)
    days_chart(known.days, today(), told)
    st.header(told.say("progress-files"), anchor=False)
    files(learner, _lines(known, told), told)


def _numbers(known: Known, told: Words) -> None:
    """The sums at the top."""
    from tutor.app.screens.progress_charts import spent
    from tutor.store.progress import in_a_row

    row = in_a_row((one.day for one in known.days), today())
    values = {
        "answers": str(sum(one.tried for one in known.days)),
        "right": told.say("progress-percent", percent=known.percent),
        "row": str(row),
        "time": spent(sum(one.seconds for one in known.days), told),
    }
    with st.container(horizontal=True, key="progress-sums"):
        for name, value in values.items():
            st.metric(told.say(f"progress-{name}"), value, width="content")
    if any(known.best.values()):
        st.caption(told.say("progress-best", sprint=known.best["sprint"] or 0, streak=known.best["streak"] or 0))


def _rating(learner: int, known: Known, told: Words) -> None:
    """The rating in words, and as a number and a line once that is sure."""
    from tutor.app.screens.progress_charts import rating_chart
    from tutor.store import ratings

    st.header(told.say("progress-rating"), anchor=False)
    if settings().no_rating:
        st.caption(told.say("progress-rating-hidden"))
        return
    st.caption(told.say("progress-rating-lead"))
    some = [name for name in ("", *KINDS) if name in known.skills]
    if not some:
        return
    kind = st.selectbox(
        told.say("progress-rating-of"),
        some,
        format_func=lambda name: kind_name(name, told) if name else told.say("progress-rating-all"),
        key="progress-kind",
    )
    skill, games = known.skills[kind]
    word = told.say(f"rating-{skill.word}")
    if not skill.sure:
        more = max(1, ratings.USUAL - games)
        st.markdown(f"**{word}**. {told.say('progress-rating-soon', answers=more)}")
        return
    spread = round(skill.sigma * ratings.POINTS)
    st.markdown(f"**{told.say('progress-rating-now', word=word, number=str(skill.shown), spread=spread)}**")
    with memory.reading() as session:
        days = [] if session is None else ratings.by_day(session, learner, kind)
    rating_chart(days, told)


def _clauses(some: Sequence[Share], told: Words) -> None:
    """Success by rule, the weak ones first; those rules at hand, and the way to the mistakes."""
    from tutor.app.screens.progress_charts import share_heads, share_rows, table

    if not some:
        return
    order = ("weak", "fair", "strong", "unclear")
    rows = sorted(some, key=lambda one: (order.index(one.state), one.share, one.name))
    names = {one.name: told.clause(one.name).title for one in rows}
    weak = [one.name for one in rows if one.state == "weak"][:_WEAKEST]
    st.header(told.say("progress-clauses"), anchor=False)
    if weak:
        st.markdown(told.say("progress-weak-lead"))
        rule_row(weak, told)
    ways.link("practise", told.say("progress-mend"), run="mistakes")
    for one in weak:
        ways.link("practise", told.say("progress-mend-rule", rule=names[one]), run="mistakes", clause=one)
    with st.expander(told.say("progress-numbers"), expanded=len(rows) <= 12):
        table(share_heads("progress-clause", told), share_rows(rows, names, told), told.say("progress-clauses"))


def _lines(known: Known, told: Words) -> list[str]:
    """What stands on the picture to share."""
    from tutor.store.progress import in_a_row

    lines = [
        told.say("progress-card-answers", count=sum(one.tried for one in known.days)),
        told.say("progress-card-right", percent=known.percent),
        told.say("progress-card-row", count=in_a_row((one.day for one in known.days), today())),
    ]
    if "" in known.skills and not settings().no_rating:
        lines.insert(0, told.say(f"rating-{known.skills[''][0].word}"))
    return lines
