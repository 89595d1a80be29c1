"""The words of a lesson in one language: ``en.md``, read by its headings.

.. code-block:: markdown

    # The hidden nine                 title; below it one or two sentences for the list of lessons
    ## fold                           a step, by its id: its text
    ### ask                           the question, in one line
    ### hint 1                        the first hint, ``### hint 2`` the next
    ### right                         said when the answer is right
    ### wrong 7C                      said beside the ruling when this was the answer
    ### trick 2, after 0              a part of a ``show`` or ``play`` step, by its moment
    ### trick 2, after 0: hint 1      what belongs to that part

>>> words = read_words("# Hi\\nA start.\\n## one\\nLook.\\n### hint 1\\nAt the ace.", Path("en.md"))
>>> words.title, words.text("one"), words.text("one", "hint 1")
('Hi', 'Look.', 'At the ace.')
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lessons.errors import Fault, LessonError


@dataclass(frozen=True, slots=True)
class Section:
    """The text under one heading, and the line of the heading."""

    text: str
    line: int


@dataclass(frozen=True, eq=False)
class LessonWords:
    """All texts of a lesson in one language. ``sections[step][part]``; part ``""`` is the step's own text."""

    file: Path
    title: str
    lead: str
    sections: Mapping[str, Mapping[str, Section]]

    def section(self, step: str, *parts: str) -> Section | None:
        """The first of these parts of a step that there is; a part is a heading, ``""`` the step's own text."""
        found = self.sections.get(step, {})
        return next((found[part] for part in parts or ("",) if part in found), None)

    def text(self, step: str, *parts: str) -> str:
        """The text of that section, ``""`` where there is none."""
        section = self.section(step, *parts)
        return section.text if section is not None else ""


_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*\s*")


def _key(heading: str) -> str:
    return re.sub(r"\s*:(?!\d)\s*", ": ", " ".join(heading.split()))  # tokens, 13:9, stay as they are


def read_words(text: str, file: Path) -> LessonWords:
    """Read the words of a lesson. Raises ``LessonError`` with the line of a heading or a picture out of place."""
    reader = _Reader(file)
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        found = _HEADING.fullmatch(line)
        if "![" in line:  # a browser would fetch it from wherever it lies
            raise LessonError(file, number, Fault("picture"))
        if found:
            reader.heading(len(found[1]), _key(found[2]), number)
        else:
            reader.lines.append(line)
    reader.close()
    if not reader.title:
        raise LessonError(file, 1, Fault("no-title"))
    sections = {step: dict(parts) for step, parts in reader.steps.items()}
    return LessonWords(file, reader.title, reader.lead, sections)


class _Reader:
    """Collects lines under headings."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.title = self.lead = self.step = self.part = ""
        self.steps: dict[str, dict[str, Section]] = {}
        self.lines: list[str] = []
        self.line = 1

    def close(self) -> None:
        """Put the lines read so far under the heading before them."""
        text = "\n".join(self.lines).strip()
        self.lines = []
        if self.step:
            self.steps[self.step][self.part] = Section(text, self.line)
        elif self.title:
            self.lead = text
        elif text:
            raise LessonError(self.file, 1, Fault("before-title"))

    def heading(self, level: int, key: str, line: int) -> None:
        """Begin what a heading opens."""
        self.close()
        self.line = line
        if level == 1 and not self.title:
            self.title = key
        elif level == 2 and self.title:
            if key in self.steps:
                raise LessonError(self.file, line, Fault("words-twice", name=repr(key)))
            self.step, self.part, self.steps[key] = key, "", {}
        elif level == 3 and self.step:
            if key in self.steps[self.step]:
                raise LessonError(self.file, line, Fault("part-twice", part=key, name=repr(self.step)))
            self.part = key
        else:
            raise LessonError(self.file, line, Fault("heading-astray", signs="#" * level, heading=key))
