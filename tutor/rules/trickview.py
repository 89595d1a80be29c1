"""A finished trick that still lies on the table: what one seat sees before anybody has said who won it.

>>> import random
>>> from tutor.rules.playout import random_whole
>>> first = next(one for one in random_whole(random.Random(7)).path() if trick_end(one))
>>> view = trick_view(first, "S")
>>> len(view.trick), len(view.tricks), view.turn, view.log[-1].events
(4, 0, None, ())
"""

from __future__ import annotations

import dataclasses

from tutor.cards import Hand
from tutor.rules.called.view import CalledView
from tutor.rules.deal import Deal
from tutor.rules.events import Opened, TrickEnd, see
from tutor.rules.state import PLAY
from tutor.rules.view import View
from tutor.seats import seat as read_seat


def trick_end(deal: Deal) -> TrickEnd | None:
    """The trick that was ended by the action which led to this deal, if it ended one."""
    return next((one for one in deal.entry.events if isinstance(one, TrickEnd)), None) if deal.entry else None


def trick_view(deal: Deal, seat: str, *, looked: bool = False, turned: bool = False, ended: bool = False) -> View:
    """The table as one seat sees it while the trick that led to ``deal`` still lies there, face down what fell so.

    The trick is the current one of the view, nobody is to move, and neither its winner nor its points are counted.
    ``looked``: the maker has looked at the folded cards (``closed.inspect``); ``turned``: what must be shown is shown
    too (``closed.reveal``); ``ended``: the winner is known and a forced opening is done (``open.high-bid``,
    ``pcc.open-after-first``). Raises ``ValueError`` when no trick has just ended.
    """
    one, end, maker, parent = read_seat(seat), trick_end(deal), deal.maker, deal.parent
    if end is None or maker is None or parent is None:
        raise ValueError("no trick has just ended here")
    before, after = parent.view(one), deal.view(one)
    if turned or ended:
        cards = end.seen_by(one, maker).cards
    else:
        cards = tuple(see(each._replace(shown=False), one, maker if looked else None) for each in end.cards)
    closed, indicator = after.closed, after.indicator
    fell_open = any(isinstance(each, Opened) for each in after.log[-1].events)
    if not (fell_open or ended or (turned and end.opened not in ("high-bid", "pcc"))):
        closed, indicator = before.closed, before.indicator
    if isinstance(after, CalledView) and isinstance(before, CalledView) and not ended:
        after = dataclasses.replace(after, alone=before.alone)  # that comes of who wins the trick
    return dataclasses.replace(
        after,
        phase=PLAY,
        ended=None,
        turn=None,
        hand=Hand(each for each in before.hand if each not in [c.card for c in cards if c.seat == one]),
        indicator=indicator,
        closed=closed,
        tricks=after.tricks[:-1],
        trick=cards,
        log=(*after.log[:-1], after.log[-1]._replace(events=())),
        actions=(),
    )
