"""The two sides of a called game as one seat can tell them apart: what each has taken.

Before the partner is known a trick of another player may belong to either side (``call.partner``, ``call.reveal``).
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.rules.called.view import CalledView
from tutor.rules.events import LeftAlone, TrickSeen


class Taken(NamedTuple):
    """What the maker's side and the others have for sure; ``sure``: that is all of it.

    ``points`` are card points (0-304), what the seat knows of the widow included; ``tricks`` are 0-10.
    """

    points: tuple[int, int]
    tricks: tuple[int, int]
    sure: bool


def parted(view: CalledView) -> int:
    """The number of the trick that left the maker alone, 0 while none has (``call.alone``)."""
    ended = 0
    for entry in view.log:
        for event in entry.events:
            ended += isinstance(event, TrickSeen)
            if isinstance(event, LeftAlone):
                return ended
    return 0


def is_makers(view: CalledView, trick: TrickSeen) -> bool | None:
    """Did the maker's side take this trick? ``None`` where the seat cannot know it yet (``call.alone``)."""
    if trick.winner is view.maker:
        return True
    if view.card is None or trick.winner is view.seat is not view.partner:
        return False
    if view.partner is None:
        return None
    alone = parted(view)
    return trick.winner is view.partner and (not alone or trick.number <= alone)


def taken(view: CalledView) -> Taken:
    """What each side has taken, as far as this seat can tell (``call.partner``, ``widow.exchange``).

    >>> import random
    >>> from tutor.rules.dealing import random_deal
    >>> taken(random_deal(random.Random(7), profile="call-partner").view("S"))
    Taken(points=(0, 0), tricks=(0, 0), sure=True)
    """
    sides = [(is_makers(view, one), one.points or 0) for one in view.tricks]
    lying = sum(one.points for one in view.widow or ())
    makers, others = ([points for side, points in sides if side is wanted] for wanted in (True, False))
    hidden = bool(view.profile.form.widow) and view.maker is not None and view.widow is None
    return Taken(
        (sum(makers) + lying, sum(others)),
        (len(makers), len(others)),
        not hidden and all(side is not None for side, _ in sides),
    )
