"""A language that nobody speaks: English with a sign before each text of the app and its pages.

What has no sign on a page in this language does not come from the words of the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import tutor.app.screens.choices
import tutor.app.settings
from tutor.languages import Language, _files
from tutor.wording import LANGUAGES, texts

NAME: Final = "qq"
SIGN: Final = "¿"
_SIGNED: Final = (
    *("app-", "page-", "course-", "kind-", "place-", "ref-", "run-", "who-", "progress-"),
    *("coach-", "drill-", "edit-", "setup-", "result-", "group-", "house-", "    .full = "),
)


def _signed(text: str) -> str:
    """A language file with the sign before its texts."""
    lines = (line.replace(" = ", f" = {SIGN}", 1) if line.startswith(_SIGNED) else line for line in text.splitlines())
    return "\n".join(lines)


def add_language(put: Callable[[Any, str, Any], None]) -> None:
    """Let there be this language too; ``put`` sets an attribute of a module."""
    made = Language(NAME, iter([(one.name, _signed(one.read_text(encoding="utf-8"))) for one in _files()["en"]]))
    real = texts.language
    put(texts, "language", lambda lang: made if lang == NAME else real(lang))
    for module in (texts, tutor.app.settings, tutor.app.screens.choices):
        put(module, "LANGUAGES", (*LANGUAGES, NAME))
    texts.words.cache_clear()
