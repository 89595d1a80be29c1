"""The table of a puzzle, drawn: the seats with their roles, the calls or the trick, the indicator, the own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.app.sheets.paper import GREY, INK, Paper, held
from tutor.app.table.payload import Calls, Payload, Seat
from tutor.cards import card
from tutor.wording import Words

WIDE: Final = 88.0
HIGH: Final = 47.0
"""The cloth, in millimetres."""

HAND: Final = 14.0
"""How much the hand takes below it."""

_CARD: Final = 7.4
_NAMES: Final = {"top": (0.5, 0.1), "left": (0.14, 0.45), "right": (0.86, 0.45), "bottom": (0.5, 0.9)}
_PLAYED: Final = {"top": (0.5, 0.31), "left": (0.37, 0.48), "right": (0.63, 0.48), "bottom": (0.5, 0.66)}
_ASIDE: Final = {"top": (0.68, 0.02), "left": (0.03, 0.7), "right": (0.87, 0.7), "bottom": (0.8, 0.78)}
"""Where things lie, in parts of the cloth: names and played cards by their middle, the indicator by its corner."""


def diagram(paper: Paper, drawn: Payload, told: Words, x: float, top: float) -> float:
    """Draw a table; gives where it ends."""
    paper.set_draw_color(*GREY)
    paper.set_fill_color(243, 243, 243)
    paper.set_line_width(0.3)
    paper.rect(x, top, WIDE, HIGH, style="DF", round_corners=True, corner_radius=4)
    places = {one["seat"]: one for one in drawn["seats"]}
    for one in drawn["seats"]:
        _seat(paper, one, told, x, top)
    calls = drawn.get("calls")
    if calls is not None:
        _calls(paper, calls, x, top)
    else:
        _trick(paper, drawn, places, told, x, top)
    _indicator(paper, drawn, places, told, x, top)
    return _hand(paper, drawn, told, x, top + HIGH + 1.5)


def sign(name: str, told: Words) -> str:
    """A card as it is written, from its name in a record."""
    return told.card_sign(card(name))


def _seat(paper: Paper, one: Seat, told: Words, x: float, top: float) -> None:
    """A player: the name, the roles below it, and the hand where that lies open."""
    across, down = _NAMES[one["place"]]
    middle, base = x + across * WIDE, top + down * HIGH
    paper.put(one["name"], middle, base, 8.5, "B", middle=True)
    roles = [badge["text"] for badge in one.get("badges", [])]
    roles += [told.say("app-role-turn")] if one.get("turn") else []
    laid, lines = one.get("laid"), [", ".join(roles)]
    if laid:
        lines.append(held(sign(each["card"], told) for each in laid))
    elif one["place"] != "bottom" and one.get("backs"):
        lines.append(told.say("app-cards-in-hand", count=one["backs"]))
    lines = [line for line in lines if line]
    if one["place"] == "top" and not laid:  # there is no room above the card that is played
        lines = [" · ".join(lines)]
    for number, line in enumerate(lines, start=1):
        paper.put(line, middle, base + 3.1 * number, 6.5, colour=INK if laid else GREY, middle=True)


def _trick(paper: Paper, drawn: Payload, places: Mapping[str, Seat], told: Words, x: float, top: float) -> None:
    """The cards of the trick before their players; ``▾`` was played face down and is shown."""
    paper.put(drawn["trick"]["caption"], x + 3, top + 4.5, 6.5, colour=GREY)
    for one in drawn["trick"]["cards"]:
        across, down = _PLAYED[places[one["seat"]]["place"]]
        left, above = x + across * WIDE - _CARD / 2, top + down * HIGH - _CARD * 0.68
        name = one["card"]
        paper.card(None if name is None else sign(name, told), left, above, _CARD, "▾" if one["folded"] else "")
        if one["order"] == min(each["order"] for each in drawn["trick"]["cards"]):
            paper.put("▸", left - 2.6, above + 6, 8)


def _calls(paper: Paper, calls: Calls, x: float, top: float) -> None:
    """The calls lie where the trick will."""
    rows = [["" if one is None else ("*" if one["bid"] else "") + one["text"] for one in row] for row in calls["rows"]]
    paper.grid([calls["names"], *rows], x + WIDE * 0.27, top + HIGH * 0.24, [WIDE * 0.125] * 4, 6.5)


def _indicator(paper: Paper, drawn: Payload, places: Mapping[str, Seat], told: Words, x: float, top: float) -> None:
    """The indicator before its owner; the own one is seen, but marked."""
    indicator = drawn.get("indicator")
    if indicator is None or indicator["state"] == "none":
        return
    across, down = _ASIDE[places[indicator["seat"]]["place"]]
    left, above = x + across * WIDE, top + down * HIGH
    name = indicator["card"]
    paper.card(None if name is None else sign(name, told), left, above, _CARD * 0.8)
    paper.put(told.say("app-indicator"), left + _CARD * 0.4, above + _CARD * 1.09 + 2.2, 5.5, colour=GREY, middle=True)


def _hand(paper: Paper, drawn: Payload, told: Words, x: float, top: float) -> float:
    """The reader's own cards in a row."""
    step = min(_CARD + 2.6, WIDE / max(1, len(drawn["hand"])))
    for number, one in enumerate(drawn["hand"]):
        left = x + number * step
        paper.card(sign(one["card"], told), left, top, _CARD + 1)
        if one.get("indicator"):
            paper.put("▾", left + (_CARD + 1) / 2, top + (_CARD + 1) * 1.36 + 2.2, 6.5, colour=GREY, middle=True)
    return top + HAND
