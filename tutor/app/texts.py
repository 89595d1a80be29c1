"""Somebody's text on a page."""

from __future__ import annotations


def plain(text: str) -> str:
    """Somebody's text as it is, for a place that reads Markdown.

    >>> plain("a*b <i>")
    'a\\\\*b \\\\<i\\\\>'
    """
    return "".join(f"\\{one}" if one in r"\`*_{}[]<>()#+-.!|~$:^" else one for one in text)
