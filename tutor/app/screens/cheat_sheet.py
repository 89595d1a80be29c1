"""The cheat sheet: the game on one page that prints well (``/rules?part=sheet``). Its numbers are the profile's."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

import streamlit as st

from tutor.app.screens import ways
from tutor.app.session import game_switch, settings, title_tab
from tutor.cards import RANK_POINTS, SUITS, card
from tutor.clauses import clauses_of
from tutor.profiles import Profile, load_profile
from tutor.rules.auction import FIRST_LEAST, LATER_LEAST
from tutor.rules.tokens import award
from tutor.rules.trick import HIGH_BID
from tutor.wording import Words, capital
from tutor.wording.tables import setting
from tutor.wording.values import numbers

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "calls": ("first", "later", "partner", "ask", "redeal", "second"),
    "closed": ("follow", "maker", "indicator", "look", "high"),
    "caps": ("due", "bonus", "wrong"),
}
"""The lists of the sheet, by the ends of their keys."""

WHILE_CLOSED: Final = ("maker", "indicator", "look", "high")
"""What has no place on the sheet of a table that turns the indicator up at once."""

OWN: Final = ("call", "widow")
"""The areas of rules that stand on the sheet of the games where the maker calls a card or plays alone."""


def show_sheet(told: Words) -> None:
    """Draw the page."""
    title_tab(told.say("sheet-title"))
    with st.container(key="no-print"):
        ways.back(told)
        with st.container(horizontal=True):
            ways.link("rules", told.say("ref-rules-page"))
            ways.link("rules", told.say("ref-words-page"), part="words")
        game_switch(told)
        st.caption(told.say("sheet-print"))
    st.title(told.say("sheet-title"), anchor=False)
    st.html(sheet(told, settings().rules))


def sheet(told: Words, profile: Profile | str) -> str:
    """The sheet as HTML, with the numbers of a profile."""
    if load_profile(profile).form.partners != "fixed":
        return f'<div class="sheet">{_ranks(told, profile)}{"".join(_rules(told, profile))}</div>'
    lists = (_list(part, told, profile) for part in PARTS)
    parts = [_ranks(told, profile), _course(told, profile), *lists, _tokens(told, profile)]
    return f'<div class="sheet">{"".join(parts)}</div>'


def _part(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inside}</section>"


def _table(rows: Iterable[Iterable[str]]) -> str:
    """A table whose first column and first row are heads."""
    first, *rest = ([escape(one) for one in row] for row in rows)
    head = "".join(f'<th scope="col">{one}</th>' for one in first)
    body = "".join(
        f'<tr><th scope="row">{name}</th>{"".join(f"<td>{one}</td>" for one in cells)}</tr>' for name, *cells in rest
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _ranks(told: Words, profile: Profile | str) -> str:
    """The cards of this table's pack: of six or eight players it is a shorter one."""
    pack = load_profile(profile).form.pack
    ranks = [one.rank for one in pack if one.suit == SUITS[0]]
    names = [told.say("sheet-rank"), *(told.card_sign(card(f"{rank}S"))[:-1] for rank in ranks)]
    points = [told.say("sheet-points"), *(str(RANK_POINTS[rank]) for rank in ranks)]
    whole = sum(one.points for one in pack)
    each, points_each = len(ranks), whole // len(SUITS)
    note = told.say("sheet-pack", cards=len(pack), each=each, suit_points=points_each, all_points=whole)
    return _part(told.say("sheet-ranks"), f"{_table([names, points])}<p>{escape(note)}</p>")


def _course(told: Words, profile: Profile | str) -> str:
    text = told.text("sheet-course-list", numbers(load_profile(profile)))
    return _part(told.say("sheet-course"), f"<p>{escape(text)}</p>")


def _list(part: str, told: Words, profile: Profile | str) -> str:
    """A list of the sheet, as far as this table plays what it is about."""
    table = load_profile(profile)
    if part == "caps" and table.caps == "none":
        return ""
    some = [one for one in PARTS[part] if not (table.open_trump and one in WHILE_CLOSED)]
    if table.form.many:
        some = [one for one in some if one != "redeal"]  # deal.low-hand counts four cards
    texts = [told.text(f"sheet-{part}-{one}", numbers(table)) for one in some]
    if part == "caps" and table.caps == "in-play":
        texts.append(capital(setting(told, "caps_penalty", table.caps_penalty)))
    items = "".join(f"<li>{escape(one)}</li>" for one in texts)
    return _part(told.text(f"sheet-{part}", numbers(table)), f"<ul>{items}</ul>")


def _rules(told: Words, profile: Profile | str) -> Iterator[str]:
    """What the rules of a game say in one line each, area by area, where they are few."""
    some = sorted(clauses_of(load_profile(profile).name), key=lambda one: one.area not in OWN)
    for area, group in itertools.groupby((one for one in some if one.area in OWN), key=lambda one: one.area):
        lines = [told.clause(one.id, profile) for one in group]
        items = "".join(f"<li><b>{escape(one.title)}</b>: {escape(one.short)} {escape(one.full)}</li>" for one in lines)
        yield _part(told.say(f"app-area-{area}"), f"<ul>{items}</ul>")


def _tokens(told: Words, profile: Profile | str) -> str:
    """What each band of contracts brings and costs."""
    table = load_profile(profile)
    bands = (
        (told.say("sheet-under", points=LATER_LEAST), FIRST_LEAST),
        (told.say("sheet-between", least=LATER_LEAST, most=HIGH_BID - table.bid_step_from_200), LATER_LEAST),
        (told.say("sheet-from", points=HIGH_BID), HIGH_BID),
        (told.bid(None), None),
    )
    rows = [[told.say(f"sheet-{one}") for one in ("contract", "won", "lost")]]
    for name, amount in bands if table.pcc else bands[:-1]:
        won, lost = award(amount, table)
        rows.append([name, f"+{won}", f"−{lost}"])
    note = told.text("sheet-start", numbers(table))
    return _part(told.say("sheet-tokens"), f"{_table(rows)}<p>{escape(note)}</p>")
