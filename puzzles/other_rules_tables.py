"""The other table of *same table, other rules*: settings that may matter, and beside them some that do not.

>>> import random
>>> draw(random.Random(1), (TableSpec(settings={"maker_cuts": "any"}),), 1).differences()
{'caps_window': 'before-next-card', 'maker_cuts': 'any'}
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from tutor.profiles import PROFILE_NAMES, Profile, ProfileError, load_profile

Setting = tuple[str, Any]

ASIDE: Final[tuple[Setting, ...]] = (
    ("bid_step_from_200", 5),
    ("second_auction_least", 220),
    ("own_raise", False),
    ("ask_partner", "eldest-and-opposite"),
    ("overcall_partner", "free"),
    ("pcc_won", 5),
    ("opening_shows", "trumps"),
    ("exhausted_trumps", "never"),
    ("spoilt_redeal", "next-dealer"),
    ("caps_window", "before-next-card"),
    ("caps_penalty", "bid-loss-plus-one-or-five"),
    ("defenders_caps", False),
    ("last_trick_view", "between-tricks"),
    ("dealing", "singly"),
)
"""Settings that stand beside the one that a puzzle is about. They are judged like any other."""

AGAIN: Final = 6
"""How often settings are drawn until they do not contradict each other."""


@dataclass(frozen=True)
class TableSpec:
    """A table by its ``base`` and the ``settings`` that differ from that."""

    base: str = PROFILE_NAMES[0]
    settings: Mapping[str, Any] = field(default_factory=dict)

    def with_more(self, more: Sequence[Setting]) -> Profile | None:
        """The profile with further settings; ``None`` where they contradict these."""
        return _loaded(self.base, (*self.settings.items(), *more))


@lru_cache(maxsize=4096)
def _loaded(base: str, settings: tuple[Setting, ...]) -> Profile | None:
    try:
        return load_profile({"base": base, "settings": dict(settings)})
    except ProfileError:
        return None


def draw(rng: random.Random, some: Sequence[TableSpec], more: int) -> Profile:
    """One of these tables, with ``more`` settings that differ too; none beside those of another base."""
    one = rng.choice(some)
    rest = [each for each in ASIDE if each[0] not in one.settings] if one.base == PROFILE_NAMES[0] else []
    for _ in range(AGAIN):
        found = one.with_more(rng.sample(rest, min(more, len(rest))))
        if found is not None:
            return found
    found = one.with_more(())
    assert found is not None
    return found


def changes(here: Profile, there: Profile) -> int:
    """How many settings differ."""
    ours = here.settings()
    return sum(ours[name] != value for name, value in there.settings().items())
