"""What is wrong with something from outside: an id of words and what fills them, to be told in any language.

The words are ``fault-KEY`` of the language files. A text of a fault speaks English, for whoever reads a command line.

>>> fault = Fault("no-suit", given="'X'")
>>> str(fault)
"'X' is no suit: write S, H, D or C"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol

from tutor.showing import show

Filled = str | int | tuple[str, ...] | Exception
"""What may fill a message: a value, texts to choose from (*this or that*), another fault; an error of somebody else's
speaks English."""


class Speaker(Protocol):
    """Whoever tells a fault: ``tutor.wording.Words``, or a language itself."""

    def text(self, key: str, args: Mapping[str, str], /) -> str:
        """The text of a key, filled."""

    def list(self, items: Sequence[str], last: str = ..., /) -> str:
        """Texts as a list."""


class Fault(ValueError):
    """Something that cannot be: ``key`` names its words, ``args_of`` fill them."""

    START: ClassVar = "fault-"

    def __init__(self, key: str, /, **args: Filled) -> None:
        super().__init__(key)
        self.key, self.args_of = key, args

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.key, self.args_of)

    def __str__(self) -> str:
        return self.told(_english())

    def told(self, told: Speaker) -> str:
        """What is wrong."""
        return told.text(f"{self.START}{self.key}", self._filled(told))

    def _filled(self, told: Speaker) -> dict[str, str]:
        return {name: self._one(one, told) for name, one in self.args_of.items()}

    def _one(self, one: Filled, told: Speaker) -> str:
        if isinstance(one, tuple):
            return told.list(one, "or")
        inside = one.args[0] if isinstance(one, Exception) and one.args else None
        found = inside if isinstance(inside, Fault) and not isinstance(one, Faults) else one
        return found.told(told) if isinstance(found, Fault | Faults) else str(found)


def _again(kind: type[Fault], key: str, args: dict[str, Filled]) -> Fault:
    """A fault that comes from another process."""
    return kind(key, **args)


class Faults(ValueError):
    """Everything that is wrong with something, at once.

    >>> str(Faults(Fault("no-suit", given="'X'"), Fault("twice", card="9S")))
    "'X' is no suit: write S, H, D or C; 9S is dealt twice"
    """

    def __init__(self, *faults: Fault) -> None:
        super().__init__(*faults)
        self.faults = faults

    def __str__(self) -> str:
        return self.told(_english())

    def told(self, told: Speaker) -> str:
        """All of it in one line."""
        return "; ".join(one.told(told) for one in self.faults)


_KINDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("int_type", "int_from_float", "int_parsing"), "number"),
    **dict.fromkeys(("bool_type", "bool_parsing"), "switch"),
    **dict.fromkeys(("tuple_type", "list_type"), "list"),
    **dict.fromkeys(("dict_type", "model_type", "model_attributes_type"), "object"),
    "string_type": "text",
}
"""What is wanted, by the errors of pydantic for a value of another kind."""


def kind_fault(error: Mapping[str, Any]) -> Fault:
    """A value of the wrong kind, from pydantic's error about it."""
    given = show(error.get("input"))
    if error["type"] == "literal_error":
        return Fault("literal", given=given, wanted=error["ctx"]["expected"].replace(" or ", ", "))
    return Fault(f"type-{_KINDS.get(error['type'], 'other')}", given=given)


def _english() -> Speaker:
    from tutor.languages import DEFAULT, language  # who never fails needs no words

    return language(DEFAULT)
