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

import tomllib
from pathlib import Path
from typing import Any

from tutor.profiles import Profile, ProfileError, load_profile


def read_profile(which: str | Path) -> Profile:
    """The profile of a name, or of a file (``.toml``). Raises ``ProfileError`` that names the file and all faults."""
    if not str(which).endswith(".toml"):
        return load_profile(str(which))
    try:
        data = tomllib.loads(Path(which).read_text(encoding="utf-8"))
        return load_profile(data)
    except OSError as error:
        raise ProfileError(f"{which}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise ProfileError(f"{which}: the text is not UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise ProfileError(f"{which}: this is not TOML: {error}") from None
    except ProfileError as error:
        raise ProfileError(f"{which}: {error}") from None


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
