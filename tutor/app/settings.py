"""The reader's settings: how they like the table, in which language, by which table's rules.

>>> read = Settings.from_text('{"big": true, "points": "yes"}')
>>> read.big, read.points, read == Settings(big=True)
(True, True, True)
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from lessons.course import COURSE
from lessons.loading import HOME
from tutor.app.table.payload import Options
from tutor.profiles import playable
from tutor.wording import LANGUAGES


def language_of(tag: str | None) -> str | None:
    """The language we have for a tag (``nl`` for ``nl-BE``), if any."""
    if tag is None:
        return None
    return next((one for one in (tag, tag.partition("-")[0]) if one in LANGUAGES), None)


def playable_profiles() -> tuple[str, ...]:
    """The tables that the app offers: those whose rules are played and for which there is a course."""
    return tuple(name for name in playable() if (HOME / name / COURSE).is_file())


@dataclass(frozen=True)
class Settings:
    """How the reader likes it; ``lang`` is ``None`` for the language of the browser."""

    lang: str | None = None
    profile: str = "sri-lankan"
    points: bool = True
    ranks: bool = False
    four_colours: bool = False
    still: bool = False
    sound: bool = False
    big: bool = False
    plain: bool = False
    no_rating: bool = False
    remind: bool = False

    def options(self) -> Options:
        """The same for the card table."""
        return Options(
            points=self.points,
            ranks=self.ranks,
            motion="reduced" if self.still else "full",
            size="big" if self.big else "normal",
            suits="four" if self.four_colours else "two",
            sound=self.sound,
        )

    def text(self) -> str:
        """The settings that are not as they come, as JSON."""
        usual = asdict(Settings())
        return json.dumps({name: value for name, value in asdict(self).items() if value != usual[name]})

    @classmethod
    def from_text(cls, text: str) -> Settings:
        """Read what :meth:`text` wrote; what is not sound there (it comes from outside) is as usual."""
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            return cls()
        if not isinstance(found, dict):
            return cls()
        return cls(**{name: value for name, value in found.items() if _is_sound(name, value)})


def _is_sound(name: str, value: Any) -> bool:
    if name == "lang":
        return value in LANGUAGES
    if name == "profile":
        return value in playable_profiles()
    return name in TOGGLES and isinstance(value, bool)


TOGGLES: Final = tuple(one.name for one in fields(Settings) if isinstance(one.default, bool))
"""The settings that are on or off, in the order in which they are offered."""

LEARNING: Final = ("no_rating", "remind")
"""Those that have nothing to do with the table."""
