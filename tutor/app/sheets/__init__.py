"""Drills on paper: a worksheet with the tables drawn, and a sheet of answers with the engine's reasons (A4, PDF).

>>> from puzzles.drills import Drill, questions_of
>>> from tutor.wording import words
>>> drill = Drill(title="Following suit", picked=("legal-card-7.v2",))
>>> worksheet(drill, questions_of(drill), words())[:5], answer_sheet(drill, questions_of(drill), words())[:5]
(b'%PDF-', b'%PDF-')
"""

from __future__ import annotations

from tutor.app.sheets.answers import answer_sheet
from tutor.app.sheets.worksheet import worksheet

__all__ = ["answer_sheet", "worksheet"]
