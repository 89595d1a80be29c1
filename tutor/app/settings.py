"""The reader's settings: how they like the table, in which language, by which table's rules.

>>> read = Settings.from_text('{"big": true, "points": "yes"}')
>>> read.big, read.points, read == Settings(big=True)
(True, True, True)
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from functools import cache, lru_cache
from typing import Any, Final

from lessons.course import COURSE
from lessons.loading import HOME
from tutor.app.table.payload import Options
from tutor.profiles import Profile, ProfileError, load_profile, playable
from tutor.profiles.files import MOST_BYTES, from_short
from tutor.wording import LANGUAGES

NAME_LENGTH: Final = 40
"""The longest name of a table of one's own."""

KEPT_LENGTH: Final = 400
"""The longest text of settings that is kept of a learner (``tutor.store.models``, which no page waits for)."""

OWN: Final = "own"
"""What stands for the own table among the games."""


def language_of(tag: str | None) -> str | None:
    """The language we have for a tag (``nl`` for ``nl-BE``), if any."""
    if tag is None:
        return None
    return next((one for one in (tag, tag.partition("-")[0]) if one in LANGUAGES), None)


@cache
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
    table: str = ""
    """The reader's own table in short (``tutor.profiles.files``); empty: they have none."""
    table_name: str = ""
    at_own: str = ""
    """``yes`` where the own table is the one that is chosen: its base is then the ``profile``."""

    @property
    def own(self) -> Profile | None:
        """The rules of the reader's own table, if they have one."""
        return _read(self.table) if self.table else None

    @property
    def rules(self) -> Profile:
        """The rules of the table that is chosen: the own one, or one of the games."""
        own = self.own if self.at_own else None
        return load_profile(self.profile) if own is None else own

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

    def kept(self) -> str:
        """The same as far as it is kept of a learner: without an own table that is too long for that."""
        text = self.text()
        return text if len(text) <= KEPT_LENGTH else self._without_table().text()

    def with_kept(self, text: str) -> Settings:
        """The settings that are kept of a learner, in a browser that has these; a table that is too long to be kept
        stays."""
        found = Settings.from_text(text)
        if len(self.text()) <= KEPT_LENGTH:
            return found
        name, chosen = self.table_name, self.at_own
        return replace(found, profile=self.profile, table=self.table, table_name=name, at_own=chosen)

    def _without_table(self) -> Settings:
        return replace(self, table="", table_name="", at_own="")

    @classmethod
    def from_text(cls, text: str) -> Settings:
        """Read what :meth:`text` wrote; what is not sound there (it comes from outside) is as usual."""
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            return cls()
        if not isinstance(found, dict):
            return cls()
        read = cls(**{name: value for name, value in found.items() if _is_sound(name, value)})
        whole = read.own is not None and (not read.at_own or read.own.name == read.profile)
        return read if whole else read._without_table()


@lru_cache(maxsize=256)
def _read(text: str) -> Profile | None:
    try:
        return from_short(text)
    except ProfileError:  # it comes from outside, or from another version
        return None


def _is_sound(name: str, value: Any) -> bool:
    if name == "lang":
        return value in LANGUAGES
    if name == "profile":
        return value in playable_profiles()
    if name in ("table", "table_name"):
        return isinstance(value, str) and len(value) <= (NAME_LENGTH if name == "table_name" else MOST_BYTES)
    if name == "at_own":
        return bool(value == "yes")
    return name in TOGGLES and isinstance(value, bool)


TOGGLES: Final = tuple(one.name for one in fields(Settings) if isinstance(one.default, bool))
"""The settings that are on or off, in the order in which they are offered."""

LEARNING: Final = ("no_rating", "remind")
"""Those that have nothing to do with the table."""
