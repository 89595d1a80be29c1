"""What is wrong with a lesson: an id of words and what fills them, so that it can be told in any language.

The words are ``lesson-fault-KEY`` of :mod:`tutor.wording`; their ``.full`` says how to mend it.

>>> fault = Fault("no-maker", at="'start'")
>>> str(fault), fault.told(words("nl"))
("there is no maker yet at 'start'", "er is nog geen troefmaker bij 'start'")
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from tutor.rules import IllegalAction
from tutor.wording import Words, words

Filled = str | int | Exception
"""What may fill a message: a value, another fault, an action that the rules refuse; an error of somebody else's speaks
English."""


class Fault(ValueError):
    """Something that a lesson cannot have. As a text it speaks English."""

    def __init__(self, key: str, /, **args: Filled) -> None:
        super().__init__(key)
        self.key, self.args_of = key, args

    def __str__(self) -> str:
        return self.told(words())

    def told(self, told: Words) -> str:
        """What is wrong."""
        return told.text(f"lesson-fault-{self.key}", self._filled(told))

    def mend(self, told: Words) -> str:
        """How to mend it."""
        values: dict[str, Any] = dict(self._filled(told))
        return told.full(f"lesson-fault-{self.key}", **values)

    @classmethod
    def of(cls, other: Fault) -> Self:
        """The same as a fault of this class."""
        return cls(other.key, **other.args_of)

    def _filled(self, told: Words) -> dict[str, str]:
        return {name: _text(one, told) for name, one in self.args_of.items()}


def _text(one: Filled, told: Words) -> str:
    if isinstance(one, Fault):
        return one.told(told)
    if isinstance(one, IllegalAction):
        why = told.refusal(one.seat, one.action, one.ruling).removesuffix(".")
        return f"{why} ({', '.join(one.ruling.clauses)})"
    return str(one)


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
