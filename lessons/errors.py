"""What is wrong with a lesson: an id of words and what fills them, so that it can be told in any language.

The words are ``lesson-fault-KEY`` of :mod:`tutor.wording`; their ``.full`` says how to mend it. What is wrong with a
deal or a card in it is a fault of :mod:`tutor.faults`.

>>> fault = Fault("no-maker", at="'start'")
>>> str(fault), fault.told(words("nl"))
("there is no maker yet at 'start'", "er is nog geen troefmaker bij 'start'")
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from tutor import faults
from tutor.rules import IllegalAction
from tutor.wording import Words, words


class Fault(faults.Fault):
    """Something that a lesson cannot have. As a text it speaks English."""

    START = "lesson-fault-"

    def mend(self, told: Words) -> str:
        """How to mend it."""
        values: dict[str, Any] = dict(self._filled(told))
        return told.full(f"lesson-fault-{self.key}", **values)

    @classmethod
    def of(cls, other: Fault) -> Self:
        """The same as a fault of this class."""
        return cls(other.key, **other.args_of)

    def __str__(self) -> str:
        return self.told(words())

    def _one(self, one: faults.Filled, told: faults.Speaker) -> str:
        if isinstance(one, IllegalAction) and isinstance(told, Words):
            why = told.refusal(one.seat, one.action, one.ruling).removesuffix(".")
            return f"{why} ({', '.join(one.ruling.clauses)})"
        return super()._one(one, told)


class LessonError(ValueError):
    """A lesson that cannot be used: it names file and line, what is wrong and how to mend it (in ``step``, if any).

    >>> print(LessonError(Path("lessons/sri-lankan/x/en.md"), 7, Fault("no-words-step", name="'hyde'", heading="hyde")))
    sri-lankan/x/en.md, line 7: the step 'hyde' has no words; write them under '## hyde'
    """

    def __init__(self, file: Path, line: int | None, fault: Fault, step: str = "") -> None:
        super().__init__(file, line, fault, step)
        self.file, self.line, self.fault, self.step = file, line, fault, step

    def __str__(self) -> str:
        return self.told(words())

    def what(self, told: Words) -> str:
        """What is wrong, with the step."""
        text = self.fault.told(told)
        return f"{self.step}: {text}" if self.step else text

    def mend(self, told: Words) -> str:
        """How to mend it."""
        return self.fault.mend(told)

    def told(self, told: Words) -> str:
        """The whole of it in a line: where, what, and how to mend it."""
        place = "/".join(self.file.parts[-3:])
        if self.line is not None:
            place = told.say("lesson-fault-at", place=place, line=self.line)
        return f"{place}: {self.what(told)}; {self.mend(told)}"
