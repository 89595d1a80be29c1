"""Drills: questions that a coach hands out, as one file or one link, and the results that come back.

>>> from puzzles.drills.keys import handed_out
>>> drill = Drill(title="Following suit", parts=(Part(kind="legal-card", theme="follow-suit", count=2),))
>>> handout = handed_out(drill, b"the coach's secret")
>>> read_handout(handout.to_link()) == read_handout(handout.to_json()) == handout
True
>>> [one.ref for one in questions_of(drill, "Nimal")] == [one.ref for one in questions_of(drill, "Kumari")]
False
"""

from __future__ import annotations

from puzzles.drills.choosing import Item, fixed, questions_of
from puzzles.drills.model import Drill, DrillError, Made, Part
from puzzles.drills.sending import Handout, read_handout

__all__ = ["Drill", "DrillError", "Handout", "Item", "Made", "Part", "fixed", "questions_of", "read_handout"]
