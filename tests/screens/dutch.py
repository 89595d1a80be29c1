"""What stands on a page, and which words of it no Dutch text of ours has."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, ast

import lessons
import tutor

if TYPE_CHECKING:
    from playwright.sync_api import Page

_WORD: Final = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
_HOMES: Final = (Path(tutor.__file__).parent / "wording", Path(lessons.__file__).parent)

SAID: Final = """() => {
  const found = [document.title];
  const roots = [document, ...[...document.querySelectorAll("*")].map((one) => one.shadowRoot).filter(Boolean)];
  const foreign = (one) => one.closest("script, style, code, pre, svg, [translate=no], body [lang]:not([lang=nl])");
  for (const root of roots)
    for (const one of root.querySelectorAll("*")) {
      if (foreign(one)) continue;
      for (const node of one.childNodes) if (node.nodeType === 3) found.push(node.data);
      for (const name of ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title",
                          "placeholder", "alt"])
        if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    }
  return [...new Set(found.map((one) => one.trim()).filter(Boolean))];
}"""
"""Every text of the page and of the table, seen or only heard; code and names of languages are left out."""


def words_of(text: str) -> list[str]:
    """The words of a text, in small letters; numbers, signs and single letters are none."""
    return [one.lower() for one in _WORD.findall(text) if len(one) > 1]


@functools.cache
def known() -> frozenset[str]:
    """Every word of our Dutch texts."""
    found: set[str] = set()
    for home in _HOMES:
        for file in home.rglob("nl.md"):
            text = re.sub(r"^##.*$", "", file.read_text("utf-8"), flags=re.MULTILINE)  # names of steps
            found.update(words_of(text))
        for file in [*home.rglob("nl.ftl"), *home.rglob("nl/*.ftl")]:
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                for text in _texts(entry):
                    found.update(words_of(text))
    return frozenset(found)


def _texts(node: object) -> Iterator[str]:
    """The plain texts of a message and its parts, not its comments and names."""
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        yield node.value
    elif isinstance(node, ast.BaseNode) and not isinstance(node, ast.BaseComment):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                yield from _texts(one)


def strange(page: Page, names: Iterable[str] = ()) -> dict[str, list[str]]:
    """The texts of a page with words that are neither Dutch of ours nor one of these names, by the text."""
    mine = known() | {one.lower() for one in names}
    found: dict[str, list[str]] = {}
    for text in page.evaluate(SAID):
        some = [one for one in words_of(text) if one not in mine]
        if some:
            found[text] = some
    return found
