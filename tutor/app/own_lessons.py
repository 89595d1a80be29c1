"""Lessons that a reader has brought along: kept in the server's memory for this visit, and for nobody else."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import streamlit as st

from lessons import Lesson, LessonError, load_folder
from lessons.check import faults
from lessons.zipped import unpack
from tutor.app import visits

_KEY: Final = "own-lessons"
MOST: Final = 5
"""So many lessons are kept for one visit."""


@dataclass(frozen=True)
class Brought:
    """A lesson as it came: its id (or else the name of its folder), the zip, where that was unpacked for a moment, what
    it is if it can be read (``lesson``), and what its check finds."""

    name: str
    data: bytes
    folder: Path
    lesson: Lesson | None
    faults: tuple[LessonError, ...]

    def where(self, fault: LessonError) -> str:
        """The place of a fault as its author knows it: within the lesson's folder."""
        inside = fault.file != self.folder and fault.file.is_relative_to(self.folder)
        place = fault.file.relative_to(self.folder).as_posix() if inside else self.folder.name
        return place if fault.line is None else f"{place}:{fault.line}"


class TooMany(ValueError):
    """There are as many lessons as are kept."""


def brought() -> Mapping[str, Brought]:
    """The lessons of this visit by their names, in the order in which they came."""
    kept: dict[str, Brought] = st.session_state.get(_KEY, {})
    return kept


def find(name: str) -> Lesson | None:
    """The lesson of that id, if it was brought at this visit and can be played."""
    found = brought().get(name)
    return found.lesson if found is not None else None


def bring(data: bytes) -> Brought:
    """Check the lesson in a zip and keep it, in place of one of the same name.

    Raises ``ZipFault`` for what is no lesson in a zip, and ``TooMany``.
    """
    with tempfile.TemporaryDirectory() as home:
        folder = unpack(data, Path(home))
        found = _looked_at(folder, data)
    if found.name not in brought() and len(brought()) >= MOST:
        raise TooMany
    remove(found.name)
    st.session_state[_KEY] = {**brought(), found.name: found}
    return found


def remove(name: str) -> None:
    """Forget a lesson, and where the reader stood in it."""
    gone = brought().get(name)
    if gone is not None and gone.lesson is not None:
        st.session_state.get(visits.WALKS, {}).pop(gone.lesson.folder, None)
    st.session_state[_KEY] = {key: one for key, one in brought().items() if key != name}


def _looked_at(folder: Path, data: bytes) -> Brought:
    try:
        lesson = load_folder(folder)
    except LessonError as error:
        return Brought(folder.name, data, folder, None, (error,))
    return Brought(lesson.id, data, folder, lesson, tuple(faults(lesson)))
