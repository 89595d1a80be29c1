"""Profiles as files of your own: a base and the settings that your table plays otherwise.

```toml
base = "sri-lankan"

[settings]
second_auction_least = 220
own_raise = false
```

>>> print(to_toml(load_profile({"base": "club", "settings": {"open_trump": True}})))
base = "club"
<BLANKLINE>
[settings]
open_trump = true
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tutor.faults import Fault
from tutor.profiles import BUILT, Profile, ProfileError, known_values, load_profile
from tutor.toml import read_toml

MOST_BYTES: Final = 10_000
"""The longest file of a table: every setting with a long comment fits in."""


def read_profile(which: str | Path) -> Profile:
    """The profile of a name, or of a file (``.toml``). Raises ``ProfileError`` that names the file and all faults."""
    if not str(which).endswith(".toml"):
        return load_profile(str(which))
    try:
        return parse_profile(Path(which).read_bytes())
    except OSError as error:
        raise ProfileError(Fault("file-unread", file=str(which), why=error.strerror or str(error))) from None
    except ProfileError as error:
        raise ProfileError(Fault("of-file", file=str(which), why=error)) from None


def parse_profile(data: bytes) -> Profile:
    """The profile of a file's bytes. Raises ``ProfileError`` with all its faults at once.

    >>> parse_profile(b'base = "club"').name
    'club'
    >>> parse_profile(b"[settings]\\npcc = 3")
    Traceback (most recent call last):
    tutor.profiles.ProfileError: setting 'pcc' cannot be 3: it may be true or false
    """
    if len(data) > MOST_BYTES:
        raise ProfileError(Fault("table-long", count=len(data), most=MOST_BYTES))
    try:
        values = read_toml(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ProfileError(Fault("not-utf8", byte=error.start)) from None
    except Fault as error:
        raise ProfileError(Fault("not-toml", why=error)) from None
    return load_profile(values)


# -- in short ----------------------------------------------------------------------------------------------------------


def to_short(profile: Profile) -> str:
    """A profile as a short text that a cookie takes as it is: its base, and the settings that differ.

    >>> to_short(load_profile({"base": "club", "settings": {"open_trump": True, "start_tokens": 7}}))
    'club~start_tokens.7~open_trump.true'
    """
    return "~".join([profile.name, *(f"{key}.{_plain(one)}" for key, one in profile.differences().items())])


def from_short(text: str) -> Profile:
    """Read what :func:`to_short` wrote. Raises ``ProfileError`` for anything else.

    >>> from_short("club~open_trump.true").open_trump
    True
    """
    if len(text) > MOST_BYTES:
        raise ProfileError(Fault("table-long", count=len(text), most=MOST_BYTES))
    base, *some = text.split("~")
    pairs = [one.partition(".") for one in some]
    return load_profile({"base": base, "settings": {key: _value_of(key, value) for key, _, value in pairs}})


def _value_of(key: str, text: str) -> Any:
    """The value of a setting that is written so; the text itself where it has none."""
    known = known_values(key) if key in BUILT else ()
    return next((one for one in known if _plain(one) == text), text)


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def to_toml(profile: Profile, every: bool = False) -> str:
    """A profile as the text of a file: its base and what differs from it, or ``every`` setting."""
    some = profile.settings() if every else profile.differences()
    lines = [f'base = "{profile.name}"', "", "[settings]", *(f"{key} = {_value(one)}" for key, one in some.items())]
    return "\n".join(lines)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'


def name_of(profile: Profile) -> str:
    """A profile in one short line: its name, and what differs from it.

    >>> name_of(load_profile({"base": "sri-lankan", "settings": {"pcc_won": 5}}))
    'sri-lankan, pcc_won = 5'
    """
    return ", ".join([profile.name, *(f"{key} = {_value(one)}" for key, one in profile.differences().items())])
