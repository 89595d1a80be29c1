"""Deal records ``304/1`` and the referee.

>>> from tutor.record import example, load, referee
>>> record = load(example())
>>> deals = list(record.deals())
>>> deals[-1].points
{'NS': 90, 'EW': 214}
>>> referee(record).tokens.moved.count
2
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from tutor.record.called import CalledAnswer, CalledReport
from tutor.record.judging import answer_of, examine, referee
from tutor.record.lines import action_json
from tutor.record.model import Record
from tutor.record.moments import caps_moments
from tutor.record.reading import RecordError, at_table, load, parse, record_of
from tutor.record.referee import RefereeAnswer, Report, judge

__all__ = [
    "CalledAnswer",
    "CalledReport",
    "Record",
    "RecordError",
    "RefereeAnswer",
    "Report",
    "action_json",
    "answer_of",
    "at_table",
    "caps_moments",
    "examine",
    "example",
    "judge",
    "load",
    "parse",
    "record_of",
    "referee",
]


def example(name: str = "hidden-nine") -> dict[str, Any]:
    """A shipped record as JSON values: ``hidden-nine``, the worked example of a whole deal."""
    text = (resources.files(__name__) / "examples" / f"{name}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data
