"""A learner's result: what was answered, signed by the app. It holds no verdict: answers are judged anew.

>>> from datetime import UTC, datetime
>>> from puzzles.drills import Drill, questions_of
>>> from puzzles.drills.keys import handed_out, private_key
>>> handout = handed_out(Drill(title="One", picked=("legal-card-7.v2",)), b"the coach's secret")
>>> item = questions_of(handout.drill)[0]
>>> answered = Answered(ref=item.ref, tries=(item.puzzle.answers.best,))
>>> now = datetime(2026, 1, 2, tzinfo=UTC)
>>> result = Result(handout=handout, learner="Nimal", began=now, ended=now, answers=(answered,))
>>> text = result.signed(private_key(bytes(32))).to_json()
>>> read_result(text).is_signed, read_result(text.replace("Nimal", "Kamal")).is_signed
(True, False)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import AfterValidator, AwareDatetime, Field, StringConstraints, ValidationError

from puzzles.drills.keys import is_signed, public_of, sign
from puzzles.drills.model import MOST, Drill, DrillError, Title, tidy
from puzzles.drills.sending import LARGEST, Handout, faults_of
from puzzles.model import Model

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

FORMAT: Final = "304-result/2"

Pick = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Name = Annotated[str, AfterValidator(tidy), StringConstraints(min_length=1, max_length=60)]


class Answered(Model):
    """What was answered to one question: every try in turn (its picks), how many hints were asked for before the
    first, and the seconds that it took."""

    ref: Title
    tries: tuple[Annotated[tuple[Pick, ...], Field(max_length=40)], ...] = Field(default=(), max_length=99)
    hints: int = Field(default=0, ge=0, le=2)
    seconds: int = Field(default=0, ge=0, le=10**6)


class Result(Model):
    """What a learner hands in; ``by`` is the public key of the app that signed it."""

    format: Literal["304-result/2"] = FORMAT
    handout: Handout
    learner: Name
    began: AwareDatetime
    ended: AwareDatetime
    app: str = Field(default="", max_length=20)
    answers: tuple[Answered, ...] = Field(max_length=MOST)
    by: str = Field(default="", max_length=64)
    sign: str = Field(default="", max_length=128)

    @property
    def drill(self) -> Drill:
        """The drill that was played."""
        return self.handout.drill

    @property
    def day(self) -> datetime:
        """When it was handed in."""
        return self.ended

    @property
    def is_signed(self) -> bool:
        """Does the sign fit all that the file says?"""
        return is_signed(self.by, self._said(), self.sign)

    def signed(self, key: Ed25519PrivateKey) -> Result:
        """The same, signed with the key of this app."""
        mine = self.model_copy(update={"by": public_of(key)})
        return mine.model_copy(update={"sign": sign(key, mine._said())})

    def to_json(self) -> str:
        """The result file, signed or not."""
        return json.dumps({**self._said(), "sign": self.sign}, ensure_ascii=False, indent=1) + "\n"

    def _said(self) -> dict[str, Any]:
        values = self.model_dump(mode="json", exclude={"handout", "sign"})
        return {**values, "drill": {**self.drill.plain(), "key": self.handout.key}}


def read_result(given: str | bytes | Mapping[str, Any]) -> Result:
    """A result from its file, whether its sign fits or not. Raises ``DrillError`` for anything else."""
    if not isinstance(given, Mapping):
        if len(given) > LARGEST:
            raise DrillError("this is no result: the file is too long")
        try:
            given = json.loads(given)
        except (ValueError, RecursionError):
            raise DrillError("this is no result: the text is not JSON") from None
    if not isinstance(given, Mapping) or given.get("format") != FORMAT or not isinstance(given.get("drill"), Mapping):
        raise DrillError("this is no result file")
    drill = dict(given["drill"])
    values = {name: value for name, value in given.items() if name != "drill"}
    try:
        handout = Handout.model_validate({"key": drill.pop("key", ""), "drill": drill})
        return Result.model_validate({**values, "handout": handout})
    except ValidationError as error:
        raise DrillError(f"this is no result: {faults_of(error)}") from None
