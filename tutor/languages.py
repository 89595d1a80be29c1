"""The language files: finding them, reading them, and filling one message with its values.

A language is a file ``xx.ftl`` in the folder ``tutor/wording`` or a folder ``xx/`` of them; nothing else names the
languages. This module is below all that speaks (:mod:`tutor.wording`), so that an error from anywhere can.

>>> language("en").format("suit-S", None, {})
'spades'
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

DEFAULT: Final = "en"
"""The language that has every key and stands in where another lacks one."""


class MissingWords(KeyError):
    """There are no words for a key. ``key`` is what was asked, ``lang`` the language."""

    def __init__(self, key: str, lang: str) -> None:
        super().__init__(key)
        self.key, self.lang = key, lang

    def __str__(self) -> str:
        return f"no words for {self.key!r} in the language files of {self.lang!r}"


class BadWords(ValueError):
    """A language file cannot be read, or a message asks for a value that it was not given."""


class Named(FluentType):
    """A value with a name of its own in each language: a seat, a side, a suit.

    Shown, it is its name; a message selects by its keys: ``{ $who -> [you] You *[other] { $who } }``.
    """

    __slots__ = ("keys", "name")

    def __init__(self, name: str, *keys: str) -> None:
        self.name, self.keys = name, frozenset(keys)

    def __eq__(self, other: object) -> bool:
        return other.keys == self.keys if isinstance(other, Named) else other in self.keys

    def __hash__(self) -> int:
        return hash(self.keys)

    def format(self, locale: Any) -> str:
        """The name, as Fluent shows it."""
        return self.name


_KEPT: Final = 20_000
"""So many filled messages of a language are kept: a page fills hundreds, nearly all of them as before."""

Value = str | int | Named
"""What a message can be filled with."""


class Language:
    """All messages of one language. Built from ``(file name, text)`` pairs; raises ``BadWords`` for a faulty file."""

    def __init__(self, lang: str, sources: Iterator[tuple[str, str]]) -> None:
        self.lang = lang
        self.messages: dict[str, ast.Message] = {}
        self._uses: dict[tuple[str, str | None], frozenset[str]] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._made = functools.lru_cache(_KEPT)(self._make)
        for name, text in sources:
            resource = FluentResource(text)
            for entry in resource.body:
                self._check(name, text, entry)
            self._bundle.add_resource(resource)

    def _check(self, name: str, text: str, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.annotations[0].span.start if entry.annotations[0].span else 0) + 1
            raise BadWords(f"{name}, line {line}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            if entry.id.name in self.messages:
                raise BadWords(f"{name}: {entry.id.name!r} stands twice in the language {self.lang!r}")
            self.messages[entry.id.name] = entry

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Is there such a message, with such an attribute?"""
        entry = self.messages.get(key)
        if entry is None or attribute is None:
            return entry is not None and entry.value is not None
        return any(one.id.name == attribute for one in entry.attributes)

    def uses(self, key: str, attribute: str | None = None) -> frozenset[str]:
        """The names of the values that a message asks for, by way of other messages too.

        >>> sorted(language("en").uses("log-bid"))
        ['bid', 'who']
        """
        if (key, attribute) not in self._uses:
            entry = self.messages[key]
            part = (
                entry.value if attribute is None else next(x.value for x in entry.attributes if x.id.name == attribute)
            )
            self._uses[key, attribute] = frozenset(self._asked(part))
        return self._uses[key, attribute]

    def _asked(self, node: object) -> Iterator[str]:
        if isinstance(node, ast.VariableReference):
            yield node.id.name
        elif isinstance(node, ast.MessageReference):
            if self.has(node.id.name):
                yield from self.uses(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for one in value if isinstance(value, list) else [value]:
                    yield from self._asked(one)

    def format(self, key: str, attribute: str | None, values: Mapping[str, Value]) -> str:
        """Fill a message or its attribute. Raises ``MissingWords`` or, when a value is wanting, ``BadWords``."""
        names = self._uses.get((key, attribute))
        if names is None:
            if not self.has(key, attribute):
                raise MissingWords(_name(key, attribute), self.lang)
            names = self.uses(key, attribute)
        if not names:  # most of them: a click asks for two hundred
            return self._made(key, attribute)
        used = [(name, values[name]) for name in names if name in values]
        return self._made(
            key,
            attribute,
            *((name, one.name, one.keys) if isinstance(one, Named) else (name, one) for name, one in used),
        )

    def text(self, key: str, args: Mapping[str, Value]) -> str:
        """A message without attribute, filled."""
        return self.format(key, None, args)

    def list(self, items: Sequence[str], last: str = "and") -> str:
        """Texts as a list, as the language joins them: the last one with ``"and"`` or ``"or"``.

        >>> language("en").list(["10", "5", "0"], "or")
        '10, 5 or 0'
        """
        if len(items) < 2:
            return "".join(items)
        start = items[0]
        for one in items[1:-1]:
            start = self.format("list-next", None, {"start": start, "next": one})
        return self.format(f"list-{last}", None, {"start": start, "last": items[-1]})

    def _make(self, key: str, attribute: str | None, *used: tuple[Any, ...]) -> str:
        """The same without a memory. A value comes as ``(name, value)``; ``(name, shown, keys)`` is a ``Named``."""
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None  # has() looked
        values = {name: value if not keys else Named(value, *keys[0]) for name, value, *keys in used}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise BadWords(f"{_name(key, attribute)} in {self.lang!r}: {'; '.join(str(error) for error in errors)}")
        return str(text)


def _name(key: str, attribute: str | None) -> str:
    return key if attribute is None else f"{key}.{attribute}"


def _files() -> dict[str, list[Traversable]]:
    """The language files by language, English first."""
    found: dict[str, list[Traversable]] = {}
    for entry in sorted(
        (resources.files("tutor") / "wording").iterdir(),
        key=lambda one: (one.name.partition(".")[0] != DEFAULT, one.name),
    ):
        if entry.is_dir():
            inside = sorted((one for one in entry.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name)
            if inside:
                found.setdefault(entry.name, []).extend(inside)
        elif entry.name.endswith(".ftl"):
            found.setdefault(entry.name.removesuffix(".ftl"), []).append(entry)
    return found


LANGUAGES: Final[tuple[str, ...]] = tuple(_files())
"""The languages present, English first."""


@functools.cache
def language(lang: str) -> Language:
    """The messages of a language that is present (one of ``LANGUAGES``); read once."""
    return Language(lang, ((one.name, one.read_text(encoding="utf-8")) for one in _files()[lang]))
