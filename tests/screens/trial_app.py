"""The app with the hand-made kinds of ``trials`` and a second language: what Streamlit runs for tests in a browser."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import puzzles
import tutor.app
from lessons.course import lessons_of, load_course
from tests.screens import pseudo, trials
from tutor.wording import texts

if pseudo.NAME not in texts.LANGUAGES:
    pseudo.add_language(setattr)
lessons_of(load_course())  # their questions are of the real kinds
puzzles.KINDS.update(trials.kinds())
runpy.run_path(str(Path(tutor.app.__file__).with_name("main.py")))
