"""Settings that cannot stand together, and settings that decide nothing because of others.

>>> str(*contradictions({"second_auction": False, "pcc": True}, set()))
"setting 'pcc' as true needs 'second_auction' as true"
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from tutor.faults import Fault
from tutor.showing import show

_SECOND: Final = ("second_auction", (True,))
_PCC: Final = ("pcc", (True,))
_IN_PLAY: Final = ("caps", ("in-play",))
_BEFORE: Final = ("caps", ("before-play",))
_CLOSED: Final = ("open_trump", (False,))
_ASKED: Final = ("ask_partner", ("any-seat", "eldest-and-opposite"))
_FOUR: Final = ("players", (4,))

NEEDS: Final[dict[str, tuple[str, tuple[Any, ...]]]] = {
    "second_auction_least": _SECOND,
    "second_auction_start": _SECOND,
    "second_auction_until": _SECOND,
    "own_raise": _SECOND,
    "ask_skips_partner": _ASKED,
    "pcc_won": _PCC,
    "pcc_lost": _PCC,
    "pcc_first_trick": _PCC,
    "opening_shows": _CLOSED,
    "opening_choice": _CLOSED,
    "maker_cuts": _CLOSED,
    "caps_reading": _IN_PLAY,
    "caps_window": _IN_PLAY,
    "caps_penalty": _IN_PLAY,
    "defenders_caps": _IN_PLAY,
    "caps_before_won": _BEFORE,
    "caps_before_lost": _BEFORE,
}
"""By a setting that was changed: the other one, and its values, without which it decides nothing."""

CANNOT: Final[tuple[tuple[str, Any, tuple[str, tuple[Any, ...]]], ...]] = (
    ("pcc", True, _SECOND),
    ("pcc", True, _FOUR),
    ("open_at_250", True, _CLOSED),
    ("second_auction", True, _FOUR),
    ("caps", "in-play", _FOUR),
)
"""A value, and what another setting must then be: on four cards nobody calls Partner Close Caps, say.

With six or eight players nobody ever holds eight cards, so there is no second auction; and Caps is proved for partners
against two opponents only, so that it is announced before the play or not at all.
"""


def contradictions(settings: Mapping[str, Any], changed: Collection[str]) -> list[Fault]:
    """Every contradiction between these settings; ``changed`` are those not as the base has them."""
    found = []
    for key, (other, values) in NEEDS.items():
        if key in changed and settings[other] not in values:
            found.append(_fault("setting-idle", key, settings[key], other, values))
    for key, value, (other, values) in CANNOT:
        if settings.get(key) == value and other in settings and settings[other] not in values:
            found.append(_fault("setting-needs", key, value, other, values))
    return found


def _fault(kind: str, key: str, value: Any, other: str, values: tuple[Any, ...]) -> Fault:
    needed = tuple(map(_say, values))
    return Fault(kind, setting=show(key), given=_say(value), other=show(other), values=needed)


def _say(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else show(value)
