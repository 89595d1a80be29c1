"""Paper: an A4 sheet on which text flows and cards are written with their signs in four colours.

The signs differ in shape and the colours in darkness, so that a sheet is read as well when it is printed in grey. The
font is one of ours (``fonts/``): a sheet looks the same on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

from fpdf import FPDF

from tutor.cards import SUIT_SIGNS

MARGIN: Final = 15.0
"""Millimetres on every side."""

WIDTH: Final = 210 - 2 * MARGIN
BOTTOM: Final = 297 - MARGIN
INK: Final = (20, 20, 20)
GREY: Final = (95, 95, 95)
_COLOURS: Final = {"♠": (0, 0, 0), "♥": (196, 18, 36), "♦": (16, 92, 196), "♣": (8, 98, 48)}
_FONTS: Final = Path(__file__).parent / "fonts"
_POINT: Final = 25.4 / 72
"""Millimetres of a point."""

_LINE: Final = 1.32
"""The height of a line, in heights of its letters."""

Colour = tuple[int, int, int]


class Paper(FPDF):
    """An A4 sheet; lengths are millimetres, sizes of letters points."""

    def __init__(self, title: str, lang: str) -> None:
        super().__init__(format="A4")
        self.add_font("sheet", "", _FONTS / "sheet.ttf")
        self.add_font("sheet", "B", _FONTS / "sheet-bold.ttf")
        self.set_auto_page_break(False)
        self.set_margins(MARGIN, MARGIN, MARGIN)
        self.set_title(known(title))
        self.set_lang(lang)
        self.set_creator("304 Tutor")
        self.set_creation_date(datetime(2000, 1, 1, tzinfo=UTC))  # the same drill, the same file
        self.add_page()

    def footer(self) -> None:
        """The number of the page."""
        self.ink("", 8, GREY)
        self.text(210 - MARGIN - 6, 297 - 8, str(self.page_no()))

    def ink(self, style: str, size: float, colour: Colour = INK) -> None:
        """The letters from here on."""
        self.set_font("sheet", style, size)
        self.set_text_color(*colour)

    def room(self, height: float) -> None:
        """A new page where so much does not fit on this one any more."""
        if self.get_y() + height > BOTTOM and self.get_y() > MARGIN + 1:
            self.add_page()

    # -- text that flows -----------------------------------------------------------------------------------------------

    def lines(self, text: str, width: float) -> Iterator[str]:
        """A text in lines of this width, in the letters as they are."""
        for part in known(text).split("\n"):
            line = ""
            for word in part.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.get_string_width(longer) > width:
                    yield line
                    longer = word
                line = longer
            yield line

    def height_of(self, text: str, width: float, size: float, style: str = "") -> float:
        """How high a text will stand."""
        self.ink(style, size)
        return sum(1 for _ in self.lines(text, width)) * size * _POINT * _LINE

    def flow(self, text: str, x: float, width: float, size: float = 10, style: str = "", colour: Colour = INK) -> None:
        """Write a text from here down."""
        self.ink(style, size, colour)
        step = size * _POINT * _LINE
        for line in tuple(self.lines(text, width)):
            self.put(line, x, self.get_y() + step * 0.76, size, style, colour)
            self.set_y(self.get_y() + step)

    def put(
        self, text: str, x: float, base: float, size: float, style: str = "", colour: Colour = INK, middle: bool = False
    ) -> None:
        """Write one line on its base line, the suit signs in their colours; ``middle``: about ``x``."""
        self.ink(style, size, colour)
        text = known(text)
        if middle:
            x -= self.get_string_width(text) / 2
        for part in re.split("([♠♥♦♣])", text):
            if part:
                self.set_text_color(*_COLOURS.get(part, colour))
                self.text(x, base, part)
                x += self.get_string_width(part)

    def flowed(self, text: str, x: float, top: float, width: float, size: float, colour: Colour = INK) -> float:
        """Write a text at a place; gives where it ends."""
        self.set_y(top)
        self.flow(text, x, width, size, colour=colour)
        return self.get_y()

    # -- small things --------------------------------------------------------------------------------------------------

    def box(self, x: float, y: float, side: float = 3.2) -> None:
        """A box to tick."""
        self.set_draw_color(*INK)
        self.set_line_width(0.25)
        self.rect(x, y, side, side)

    def card(self, text: str | None, x: float, y: float, width: float, mark: str = "") -> None:
        """A small card, ``None`` for one that lies face down; ``mark`` stands in its corner."""
        height = width * 1.36
        self.set_draw_color(*GREY)
        self.set_line_width(0.2)
        self.set_fill_color(255, 255, 255)
        self.rect(x, y, width, height, style="DF", round_corners=True, corner_radius=width / 8)
        if text is None:
            self.set_line_width(0.15)
            for step in range(1, 6):
                at = width * step / 6
                self.line(x + at, y + 0.8, x + at, y + height - 0.8)
            return
        rank, sign = text[:-1], text[-1]
        self.put(rank, x + width / 2, y + height * 0.46, width * 1.28, "B", middle=True)
        self.put(sign, x + width / 2, y + height * 0.9, width * 1.5, middle=True)
        if mark:
            self.put(mark, x + width - 1.9, y + 2.2, 6)

    def grid(self, rows: Sequence[Sequence[str]], x: float, top: float, widths: Sequence[float], size: float) -> float:
        """A small table, its first row grey; ``*`` before a text makes it bold. Gives where it ends."""
        step = size * _POINT * 1.5
        for number, row in enumerate(rows):
            at = x
            for text, width in zip(row, widths, strict=True):
                bold = "B" if text.startswith("*") else ""
                self.put(
                    self.cut(text.removeprefix("*"), width, size, bold),
                    at,
                    top + step * 0.75,
                    size,
                    bold,
                    INK if number else GREY,
                )
                at += width
            top += step
        return top

    def cut(self, text: str, width: float, size: float, style: str = "") -> str:
        """As much of a text as fits."""
        self.ink(style, size)
        text = known(text)
        while text and self.get_string_width(text) > width - 0.6:
            text = text[:-1]
        return text


@cache
def _signs() -> frozenset[int]:
    """The signs that the font has."""
    bare = FPDF()
    bare.add_font("sheet", "", _FONTS / "sheet.ttf")
    return frozenset(getattr(bare.fonts["sheet"], "cmap", ()))


def known(text: str) -> str:
    """A text in signs that the font has; ``□`` stands for every other one.

    >>> known("J♠ 日")
    'J♠ □'
    """
    return "".join(one if ord(one) in _signs() or one == "\n" else "□" for one in text)


def held(some: Iterable[str]) -> str:
    """Cards of a hand in one line, suit by suit.

    >>> held(["J♠", "9♠", "A♦"])
    '♠ J 9  ♦ A'
    """
    suits: dict[str, list[str]] = {}
    for one in some:
        suits.setdefault(one[-1], []).append(one[:-1])
    return "  ".join(f"{sign} {' '.join(suits[sign])}" for sign in SUIT_SIGNS.values() if sign in suits)
