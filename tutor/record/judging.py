"""The referee of any record: which game it is of says its profile, and each game has its own answer."""

from __future__ import annotations

from tutor.record import called
from tutor.record import referee as partners
from tutor.record.called import CalledAnswer, CalledReport
from tutor.record.model import Record
from tutor.record.referee import RefereeAnswer, Report


def examine(record: Record) -> Report | CalledReport:
    """Replay a record up to the first action that breaks a rule, and judge there what its game judges."""
    return partners.examine(record) if record.rule_profile().form.partners == "fixed" else called.examine(record)


def answer_of(report: Report | CalledReport, lang: str = "en") -> RefereeAnswer | CalledAnswer:
    """The stable answer made of a report."""
    return called.answer_of(report, lang) if isinstance(report, CalledReport) else partners.answer_of(report, lang)


def referee(record: Record, lang: str = "en") -> RefereeAnswer | CalledAnswer:
    """Judge a whole record.

    The first action that breaks a rule is reported in ``fault`` (``message`` in the language asked); what follows it is
    not judged.

    >>> from tutor.record import example, load
    >>> answer = referee(load(example()))
    >>> answer.legal, answer.tricks[0].winner, answer.tricks[0].points, answer.tokens.after
    (True, 'E', 44, {'NS': 9, 'EW': 13})
    """
    return answer_of(examine(record), lang)
