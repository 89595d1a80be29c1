"""Lessons: their format, the runner that walks through one, and the checker that proves it.

A lesson is a folder ``lessons/PROFILE/ID/`` with ``lesson.toml`` (the structure, :mod:`lessons.schema`), one file of
words a language (:mod:`lessons.markdown`) and a deal. It tells a story and asks; every rule, verdict and reason in it
is the engine's.

>>> from lessons import Walk, load_lesson
>>> walk = Walk.start(load_lesson("sri-lankan/hidden-nine"), "en")
>>> walk.title, walk.number, walk.count > 10
('The hidden nine', 1, True)
"""

from lessons.errors import LessonError
from lessons.loading import Lesson, all_lessons, load_folder, load_lesson, own_lesson
from lessons.moments import Moment, Stage
from lessons.runner import Walk
from lessons.telling import Ask, Feedback, Line, Option, Rule

__all__ = [
    "Ask",
    "Feedback",
    "Lesson",
    "LessonError",
    "Line",
    "Moment",
    "Option",
    "Rule",
    "Stage",
    "Walk",
    "all_lessons",
    "load_folder",
    "load_lesson",
    "own_lesson",
]
