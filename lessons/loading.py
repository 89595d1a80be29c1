"""Finding and reading lessons.

>>> lesson = load_lesson("sri-lankan/hidden-nine")
>>> lesson.key, lesson.languages[0], lesson.record.dealer
('sri-lankan/hidden-nine', 'en', Seat('W'))
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from lessons.errors import Fault, LessonError
from lessons.markdown import LessonWords, read_words
from lessons.moments import Timeline
from lessons.scenes import Scene, SceneFault, scenes_of
from lessons.schema import Script
from lessons.unfit import place_of, unfit
from tutor import faults
from tutor.profiles import PROFILE_NAMES
from tutor.record import Record, RecordError, example, load
from tutor.rules import IllegalAction
from tutor.toml import read_toml

HOME: Final = Path(__file__).resolve().parent
"""The folder with one folder a profile and in it one folder a lesson."""

TEMPLATE: Final = HOME / "template"
"""A small lesson to begin with; its own check is a test."""

OWN_LESSON: Final = "TUTOR304_LESSON"
"""The variable of the environment that names the folder of a lesson of somebody's own."""

SCRIPT: Final = "lesson.toml"
DEAL: Final = "deal.json"
DEALS: Final = "deals"
EXAMPLE: Final = "example:"
LANGUAGE_FILE: Final = re.compile(r"([a-z]{2,3})\.md")
DEFAULT: Final = "en"


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson as it was read: its structure, its deal, its words by language, its scenes. Never changes."""

    folder: Path
    script: Script
    record: Record
    timeline: Timeline
    scenes: tuple[Scene, ...]
    words: Mapping[str, LessonWords]
    deals: Mapping[str, Timeline] = field(default_factory=dict)
    """The other deals that its steps name, and the shipped or own file of each is :func:`deal_file`."""

    @property
    def id(self) -> str:
        """``hidden-nine``."""
        return self.script.id

    @property
    def profile(self) -> str:
        """``sri-lankan``."""
        return self.script.profile

    @property
    def key(self) -> str:
        """``sri-lankan/hidden-nine``: what :func:`load_lesson` takes."""
        return f"{self.profile}/{self.id}"

    @property
    def link(self) -> str:
        """The key for an address: an id alone is one of the ``sri-lankan`` profile."""
        return self.id if self.profile == PROFILE_NAMES[0] else self.key

    @property
    def is_shipped(self) -> bool:
        """Is it one of ours, and not in a folder of somebody's own?"""
        return self.folder.parent.parent == HOME

    @property
    def minutes(self) -> int:
        """About how long it takes."""
        return self.script.minutes

    @property
    def teaches(self) -> tuple[str, ...]:
        """Ids of the clauses it teaches."""
        return self.script.teaches

    @property
    def needs(self) -> tuple[str, ...]:
        """Ids of the clauses to know before it."""
        return self.script.needs

    @property
    def onward(self) -> tuple[str, ...]:
        """Where to go after it: ``practice:legal-card``, ``lesson:sri-lankan/other``."""
        return self.script.onward

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages it is written in, English first."""
        return tuple(self.words)

    def language(self, lang: str) -> str:
        """The language to use for a reader of ``lang``: that one, else ``nl`` for ``nl-BE``, else English, else any."""
        wanted = (lang, lang.partition("-")[0], DEFAULT, *self.languages)
        return next(one for one in wanted if one in self.words)

    def title(self, lang: str = DEFAULT) -> str:
        """The title in a language."""
        return self.words[self.language(lang)].title

    def lead(self, lang: str = DEFAULT) -> str:
        """One or two sentences for a list of lessons."""
        return self.words[self.language(lang)].lead


def folders() -> tuple[Path, ...]:
    """The folders of all lessons that are shipped, profile by profile."""
    found = [
        folder
        for profile in PROFILE_NAMES
        for folder in sorted((HOME / profile).glob("*"))
        if folder.is_dir() and folder.name != "__pycache__"
    ]
    return tuple(found)


def all_lessons() -> list[Lesson]:
    """Every lesson that is shipped. Raises ``LessonError`` for one that cannot be read.

    >>> "sri-lankan/hidden-nine" in [one.key for one in all_lessons()]
    True
    """
    return [load_lesson(f"{folder.parent.name}/{folder.name}") for folder in folders()]


@functools.cache
def load_lesson(key: str) -> Lesson:
    """A shipped lesson by its key; an id alone is one of the ``sri-lankan`` profile.

    Raises ``LessonError`` when there is none, or when it cannot be read.

    >>> load_lesson("hidden-nine") is load_lesson("hidden-nine")
    True
    """
    profile, _, name = key.rpartition("/")
    folder = HOME / (profile or PROFILE_NAMES[0]) / name
    if folder not in folders():
        known = ", ".join(f"{one.parent.name}/{one.name}" for one in folders())
        raise LessonError(HOME, None, Fault("no-lesson", lesson=repr(key), known=known))
    return load_folder(folder)


def own_lesson() -> Lesson | None:
    """The lesson in the folder that ``TUTOR304_LESSON`` names, read anew; ``None`` without one. Raises
    ``LessonError``."""
    folder = os.environ.get(OWN_LESSON)
    return load_folder(Path(folder)) if folder else None


def load_folder(folder: Path) -> Lesson:
    """The lesson in any folder. Raises ``LessonError``."""
    script = read_script(folder / SCRIPT)
    record, timeline = _deal(folder, script.deal)
    names = dict.fromkeys(one.deal for one in script.steps if one.deal is not None)
    deals = {name: _deal(folder, name)[1] for name in names}
    try:
        scenes = scenes_of(script, timeline, deals)
    except SceneFault as error:
        line = step_line(folder / SCRIPT, error.step)
        raise LessonError(folder / SCRIPT, line, Fault("step-unfit", number=error.step, why=error.why)) from None
    words = {lang: read_words(_text(file), file) for lang, file in _language_files(folder)}
    if not words:
        raise LessonError(folder, None, Fault("no-words", file=DEFAULT))
    return Lesson(folder, script, record, timeline, scenes, words, deals)


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise LessonError(file, None, Fault("no-file", script=SCRIPT, file=DEFAULT)) from None
    except UnicodeDecodeError as error:
        raise LessonError(file, None, Fault("not-utf8", byte=error.start)) from None


def _language_files(folder: Path) -> list[tuple[str, Path]]:
    found = [(name[1], file) for file in sorted(folder.iterdir()) if (name := LANGUAGE_FILE.fullmatch(file.name))]
    return sorted(found, key=lambda one: (one[0] != DEFAULT, one[0]))


def deal_file(folder: Path, name: str) -> Path | None:
    """The file of a deal in a lesson's folder; ``None`` for a shipped example."""
    if name.startswith(EXAMPLE):
        return None
    return folder / DEAL if name == DEAL else folder / DEALS / f"{name}.json"


def _deal(folder: Path, name: str) -> tuple[Record, Timeline]:
    """A deal of a lesson, by the name that stands in its script."""
    file = deal_file(folder, name)
    try:
        record = load(file if file is not None else example(name.removeprefix(EXAMPLE)))
        return record, Timeline(tuple(record.deals()))
    except FileNotFoundError:
        raise LessonError(folder / SCRIPT, None, Fault("no-deal", name=repr(name), file=DEAL, folder=DEALS)) from None
    except RecordError as error:
        raise LessonError(file or folder / SCRIPT, None, Fault("record-unfit", why=error)) from None
    except IllegalAction as error:
        place = file if file is not None and name != DEAL else folder / SCRIPT
        raise LessonError(place, None, Fault("deal-illegal", why=error)) from None


# --- lesson.toml -----------------------------------------------------------------------------------------------------


def read_script(file: Path) -> Script:
    """Read ``lesson.toml``. Raises ``LessonError`` with the line."""
    text = _text(file)
    try:
        data = read_toml(text)
    except faults.Fault as error:
        raise not_toml(file, error) from None
    try:
        return Script.model_validate(data)
    except ValidationError as error:
        one = error.errors(include_url=False)[0]
        raise LessonError(file, _line(text, place_of(one)), unfit(one)) from None


def not_toml(file: Path, error: faults.Fault) -> LessonError:
    """What a file that is no TOML is told."""
    where = error.args_of
    line, column, why = where.get("line"), where.get("column", 0), where.get("why", error)
    return LessonError(file, int(str(line)) if line else None, Fault("not-toml", column=column, why=why))


def step_line(file: Path, step: int) -> int | None:
    """The line where a step of a ``lesson.toml`` begins."""
    return _line(_text(file), ("steps", step))


def _line(text: str, location: tuple[int | str, ...]) -> int | None:
    """The line of ``("steps", 2, "ask", "truth")``: of the key within the third ``[[steps]]``, or of its header."""
    lines = text.splitlines()
    start = 0
    if location[:1] == ("steps",) and len(location) > 1 and isinstance(location[1], int):
        heads = [place for place, line in enumerate(lines) if re.fullmatch(r"\s*\[\[\s*steps\s*\]\]\s*(#.*)?", line)]
        if location[1] >= len(heads):
            return None
        start = heads[location[1]]
        lines = lines[: (heads + [len(lines)])[location[1] + 1]]
    for key in reversed([one for one in location if isinstance(one, str)]):
        for place in range(start, len(lines)):
            if re.match(rf"\s*(\[\[?\s*)?{re.escape(key)}\b", lines[place]) and (key != "steps" or not start):
                return place + 1
    return start + 1
