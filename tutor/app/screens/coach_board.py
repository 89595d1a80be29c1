"""The tables of a class: players, answers, questions, rules, wrong answers, progress. Every name in them is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

import streamlit as st

from puzzles import telling
from puzzles.drills.judging import Board, Judged, Marked, Mistake, Tally
from puzzles.model import Puzzle
from tutor.app.screens.telling import rule_row
from tutor.wording import Words

_MISTAKES: Final = 12
"""So many wrong answers are told."""

_SIGNS: Final = {"first": "●", "last": "○", "wrong": "×", "none": "–"}


def mark_of(row: Marked) -> str:
    """How a question went: ``first`` (right at once), ``last`` (in the end), ``wrong``, ``none`` (no answer)."""
    if row.first or row.last:
        return "first" if row.first else "last"
    return "wrong" if row.grades else "none"


def _table(caption: str, heads: Iterable[str], rows: Iterable[str], kind: str = "chances") -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table class="{kind}">'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _row(name: str, cells: Iterable[str]) -> str:
    return f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{one}</td>" for one in cells)}</tr>'


def _share(right: int, count: int, told: Words) -> str:
    """A bar and the numbers below it."""
    percent = round(100 * right / count) if count else 0
    bar = f'<span class="bar" style="--value:{percent}%;--low:{percent}%;--wide:0%" aria-hidden="true"></span>'
    return f"{bar}{escape(told.say('result-share', right=right, all=count))}"


def player_table(board: Board, told: Words) -> str:
    """Who did what, and what is odd about it."""
    names = ("player", "first", "last", "hints", "minutes", "day", "note")
    heads = [told.say(f"result-col-{one}") for one in names]
    return _table(told.say("result-players"), heads, (_player(one, told) for one in board.judged))


def _player(one: Judged, told: Words) -> str:
    count, rows = len(one.rows), one.rows
    minutes = round(sum(row.answered.seconds for row in rows) / 60)
    odd = told.list([told.say(f"result-odd-{why}") for why in one.odd])
    cells = [_share(one.right, count, told), _share(sum(row.last for row in rows), count, told)]
    cells += [str(sum(row.answered.hints for row in rows)), str(minutes), f"{one.result.ended:%Y-%m-%d}"]
    return _row(one.learner, [*cells, f"<b>{escape(odd)}</b>" if odd else ""])


def grid(board: Board, told: Words) -> str:
    """Every answer as a sign: a row for each player, a column for each question."""
    most = max(len(one.rows) for one in board.judged)
    heads = [told.say("result-col-player"), *map(str, range(1, most + 1))]
    rows = (_row(one.learner, (_sign(row, told) for row in one.rows)) for one in board.judged)
    table = _table(told.say("result-grid"), heads, rows, "chances marks")
    return f'{table}<p class="legend">{escape(told.say("result-grid-legend"))}</p>'


def _sign(row: Marked, told: Words) -> str:
    mark = mark_of(row)
    said = escape(told.say(f"drill-mark-{mark}"))
    return f'<span class="{mark}" role="img" aria-label="{said}" title="{said}">{_SIGNS[mark]}</span>'


def short(puzzle: Puzzle, told: Words) -> str:
    """A question in a few words."""
    return f"{told.say(f'kind-{puzzle.kind}')} · {told.say(f'theme-{puzzle.themes[0]}')}"


def question_table(board: Board, told: Words) -> str:
    """How each question went."""
    puzzles = {row.item.ref: row.item.puzzle for row in board.rows}
    rows = (
        _row(f"{number}. {short(puzzles[one.of], told)}", _tally(one, told))
        for number, one in enumerate(board.by_question(), start=1)
    )
    heads = [told.say(f"result-col-{one}") for one in ("question", "first", "last")]
    return _table(told.say("result-questions"), heads, rows)


def clause_table(board: Board, told: Words) -> str:
    """How each rule went, the weakest first."""
    heads = [told.say(f"result-col-{one}") for one in ("rule", "first", "last")]
    rows = (_row(told.clause(one.of).title, _tally(one, told)) for one in board.by_clause())
    return _table(told.say("result-clauses"), heads, rows)


def _tally(one: Tally, told: Words) -> tuple[str, str]:
    return _share(one.first, one.asked, told), _share(one.last, one.asked, told)


def course_table(some: Sequence[Board], told: Words) -> str:
    """The class from drill to drill: how much was right at the first try."""
    heads = [told.say(f"result-{one}") for one in ("drill", "col-day", "players", "col-first")]
    return _table(told.say("result-time-lead"), heads, (_course(one, told) for one in some))


def _course(board: Board, told: Words) -> str:
    day = min(one.result.ended for one in board.judged)
    first = sum(one.first for one in board.rows)
    cells = [f"{day:%Y-%m-%d}", str(len(board.judged)), _share(first, len(board.rows), told)]
    return _row(board.drill.title, cells)


# -- wrong answers -----------------------------------------------------------------------------------------------------


def tell_mistakes(board: Board, told: Words) -> None:
    """The most common wrong first answers, each with its reason and the rule."""
    some = board.mistakes()[:_MISTAKES]
    if not some:
        st.caption(told.say("result-mistakes-none"))
    for number, one in enumerate(some):
        _mistake(number, one, told)


def _mistake(number: int, one: Mistake, told: Words) -> None:
    puzzle = one.item.puzzle
    mine = told.at(you=puzzle.seat)
    with st.container(border=True, key=f"mistake-{number}"):
        st.markdown(f"**{telling.question(puzzle, told)}** · {told.say('result-times', count=one.count)}")
        if one.ruling is None:
            st.markdown(told.say("result-answered", answer=told.say("result-no-answer")))
            return
        st.markdown(told.say("result-answered", answer=telling.answer(puzzle, one.picks, mine)))
        st.markdown("\n\n".join(f"{text.short} {text.full}" for text in mine.ruling(one.ruling)))
        rule_row(one.ruling.clauses, told)
