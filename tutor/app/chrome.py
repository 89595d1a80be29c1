"""Streamlit's own few texts, which are English for everybody, in the words of the reader's language.

``static/page.js`` looks for them on the page: a text that fits a pattern as a whole becomes ours, ``$1`` what stood in
the brackets.
"""

from __future__ import annotations

import functools
from typing import Final

from tutor.languages import DEFAULT
from tutor.wording import words

_PATTERNS: Final = {
    "chrome-menu": "Main menu",
    "chrome-close": "Close|Dismiss",
    "chrome-choose": "Choose an option",
    "chrome-choose-some": "Choose options",
    "chrome-all": "Select all",
    "chrome-clear": "Clear (?:all|value)",
    "chrome-remove": "Remove (.+)",
    "chrome-no-results": "No results",
    "chrome-no-options": "No options to select\\.?",
    "chrome-enter": "Press Enter to apply",
    "chrome-enter-form": "Press Enter to submit form",
    "chrome-less": "Decrement",
    "chrome-more": "Increment",
    "chrome-date": "Choose date",
    "chrome-empty": "Empty",
    "chrome-day": "day, (.+)",
    "chrome-month": "month, (.+)",
    "chrome-year": "year, (.+)",
    "chrome-yyyy": "yyyy",
    "chrome-upload": "Upload",
    "chrome-upload-field": "file upload",
    "chrome-upload-most": "(\\d+)MB per file(.*)",
    "chrome-help": "Help for (.+)",
    "chrome-shortcut": "Shortcut (.+)",
    "chrome-copy": "Copy to clipboard",
    "chrome-copied": "Copied!?",
    "chrome-picture": "Download as PNG(.*)",
    "chrome-csv": "Download as CSV(.*)",
    "chrome-vega": "Copy Vega-Lite spec(.*)",
    "chrome-wide": "Fullscreen(.*)",
    "chrome-wide-close": "Close fullscreen(.*)",
    "chrome-chart": "visualization",
    "chrome-progress": "progress",
    "chrome-search": "Search",
}
"""What Streamlit says, by the key of our words for it."""


@functools.cache
def theirs(lang: str) -> tuple[tuple[str, str], ...]:
    """Each pattern with what a reader of this language gets; nothing where Streamlit speaks the language.

    >>> dict(theirs("nl"))["Help for (.+)"], theirs("en")
    ('Uitleg bij $1', ())
    """
    if lang == DEFAULT:
        return ()
    return tuple((pattern, words(lang).say(key, what="$1", more="$2")) for key, pattern in _PATTERNS.items())
