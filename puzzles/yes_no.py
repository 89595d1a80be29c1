"""Questions that are answered with yes or no."""

from __future__ import annotations

from typing import Final

from puzzles.model import Judged
from tutor.rules.ruling import Ruling

YES_NO: Final = ("yes", "no")
"""The choices; their words are ``choice-<kind>-yes`` and ``choice-<kind>-no``."""


def yes_no(ruling: Ruling) -> tuple[Judged, Judged]:
    """Both answers judged, when the ruling allows what is asked (yes is right) or not (no is right); the reasons of the
    ruling speak for both.

    >>> [one.ruling.allowed for one in yes_no(Ruling(False))]
    [False, True]
    """
    return (
        Judged(choice="yes", ruling=Ruling(ruling.allowed, ruling.reasons)),
        Judged(choice="no", ruling=Ruling(not ruling.allowed, ruling.reasons)),
    )
