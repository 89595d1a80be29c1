"""The one error of a lesson."""

from __future__ import annotations

from pathlib import Path


class LessonError(ValueError):
    """A lesson that cannot be used: names the file and line, what is wrong and how to mend it.

    >>> print(LessonError(Path("lessons/sri-lankan/x/en.md"), 7, "there is no step 'hyde'", "write 'hide'"))
    sri-lankan/x/en.md, line 7: there is no step 'hyde'; write 'hide'
    """

    def __init__(self, file: Path, line: int | None, what: str, mend: str) -> None:
        self.file, self.line, self.what, self.mend = file, line, what, mend
        place = "/".join(file.parts[-3:]) + (f", line {line}" if line is not None else "")
        super().__init__(f"{place}: {what}; {mend}")
