"""Moments of a recorded deal: names an author can read, and the table that one seat sees there.

======================  =============================================================================================
``start``               before the first call
``before W indicator``  before the first time W does that; ``before W pass 2`` before the second time
``after W indicator``   after it
``trick 1, after 3``    three cards of the first trick are on the table, 0 to 4 (or 6 or 8, as many as play); with the
                        last card (4, or 3 in Partner Close Caps) nobody has looked at the folded cards yet
                        (where somebody opens or calls Caps between two cards: after that; ``before S caps`` is before)
``trick 1, turned up``  the maker has looked at the folded cards, and what must be shown is shown
``trick 1, end``        the winner is known, the trick is still on the table; ``trick 2, after 0`` is the next moment
``end``                 the tokens have moved
======================  =============================================================================================

>>> from tutor.record import example, load
>>> line = Timeline(tuple(load(example()).deals()))
>>> line.moment("before W indicator"), line.name(line.moment("trick 1, end"))
(Moment(done=7, stage=<Stage.ON: 3>), 'trick 1, end')
"""

from __future__ import annotations

import enum
import functools
import re
from dataclasses import dataclass
from typing import NamedTuple

from lessons.errors import Fault
from tutor.record import judge
from tutor.rules import Deal, View
from tutor.rules.called import Scores, score
from tutor.rules.caps import CapsVerdict
from tutor.rules.events import TrickEnd, TrickSeen
from tutor.rules.state import OVER, PLAY
from tutor.rules.tokens import Settlement
from tutor.rules.trickview import trick_end, trick_view
from tutor.seats import Seat


class Stage(enum.IntEnum):
    """How far the end of a trick has come."""

    FULL = 0
    """The last card is down; nobody has looked at anything."""
    TURNED = 1
    """The maker has looked, and what must be shown is shown."""
    END = 2
    """The winner is known; the cards still lie there."""
    ON = 3
    """The trick is taken; the deal waits for the next action."""


class Moment(NamedTuple):
    """A moment: how many recorded actions are done, and how far the trick they end has come. Moments have an order."""

    done: int
    stage: Stage = Stage.ON


_ACTION = re.compile(r"(before|after) ([NESW]|[NS][EW]) ([a-z]+)(?: (\d+))?")
_TRICK = re.compile(r"trick ([1-9]|10), (?:after ([0-8])|(turned up)|(end))")
HOW = "write start, before W indicator, after W pass 2, trick 1, after 3, trick 1, turned up, trick 1, end, or end"


def _standing(deal: Deal) -> tuple[int, int] | None:
    """The number of the trick on the table and how many cards are in it; ``None`` outside the play."""
    play = deal.play or deal.called
    return (play.number, len(play.trick)) if deal.phase == PLAY and play is not None else None


@dataclass(frozen=True, eq=False)
class Timeline:
    """A recorded deal: ``deals[k]`` is the deal after ``k`` actions."""

    deals: tuple[Deal, ...]

    # -- names ---------------------------------------------------------------------------------------------------------

    def moment(self, text: str) -> Moment:
        """The moment of that name. Raises ``ValueError`` that says what is wrong with it."""
        plain = " ".join(text.split())
        if plain == "start":
            return Moment(0)
        if plain == "end":
            if self.deals[-1].phase != OVER:
                raise Fault("record-short", at=repr(text))
            return Moment(len(self.deals) - 1)
        if found := _ACTION.fullmatch(plain):
            return self._by_action(*found.groups())
        found, form = _TRICK.fullmatch(plain), self.deals[0].profile.form
        if found and int(found[1]) <= form.tricks and int(found[2] or 0) <= len(form.seating.order):
            number, cards, turned, _ = found.groups()
            if cards is not None:
                return self._in_trick(int(number), int(cards))
            return self._at_end(int(number), Stage.TURNED if turned else Stage.END)
        raise Fault("no-moment", at=repr(text))

    def _by_action(self, side: str, seat: str, do: str, count: str | None) -> Moment:
        wanted = int(count or 1)
        found = [
            place
            for place, deal in enumerate(self.deals)
            if deal.entry is not None and deal.entry.seat == seat and deal.entry.action.do == do
        ]
        if not 0 < wanted <= len(found):
            done = sorted({deal.entry.action.do for deal in self.deals if deal.entry and deal.entry.seat == seat})
            raise Fault("does-not", seat=seat, action=repr(do), count=len(found), done=", ".join(done))
        return Moment(found[wanted - 1] - (side == "before"))

    def _in_trick(self, number: int, cards: int) -> Moment:
        for place in range(len(self.deals) - 1, -1, -1):
            end = self.trick_end(place)
            if end is not None and end.number == number and len(end.cards) == cards:
                return Moment(place, Stage.FULL)
            if _standing(self.deals[place]) == (number, cards):
                return Moment(place)
        raise Fault("trick-no-moment", number=number, cards=cards)

    def _at_end(self, number: int, stage: Stage) -> Moment:
        for place in range(len(self.deals)):
            end = self.trick_end(place)
            if end is not None and end.number == number:
                if stage is Stage.TURNED and not any(one.folded for one in end.cards):
                    raise Fault("trick-no-fold", number=number)
                return Moment(place, stage)
        raise Fault("trick-unfinished", number=number)

    def name(self, moment: Moment) -> str:
        """The name of a moment, as :meth:`moment` reads it."""
        index, stage = moment
        deal, end = self.deals[index], self.trick_end(index)
        if stage is not Stage.ON:
            assert end is not None
            tail = {Stage.FULL: f"after {len(end.cards)}", Stage.TURNED: "turned up", Stage.END: "end"}[stage]
            return f"trick {end.number}, {tail}"
        if deal.phase == OVER:
            return "end"
        standing = _standing(deal)
        if standing is not None:
            name = f"trick {standing[0]}, after {standing[1]}"
            if self.moment(name) == moment:
                return name
        if deal.entry is None:
            return "start"
        seat, do = deal.entry.seat, deal.entry.action.do
        count = sum(
            one.entry.action.do == do for one in self.deals[: index + 1] if one.entry and one.entry.seat == seat
        )
        return f"after {seat} {do}" + (f" {count}" if count > 1 else "")

    @functools.cached_property
    def settled(self) -> tuple[CapsVerdict | None, Settlement]:
        """How Caps decides the recorded deal, and its tokens. Costs a few hundredths of a second, once."""
        return judge(self.deals[-1])

    @functools.cached_property
    def scored(self) -> Scores:
        """What the recorded deal of a called game scores."""
        return score(self.deals[-1])

    @property
    def after(self) -> dict[str, int]:
        """The tokens of the sides after the recorded deal, or the scores of the seats."""
        return self.settled[1].after if self.deals[0].profile.form.partners == "fixed" else self.scored.after

    # -- the table -----------------------------------------------------------------------------------------------------

    def trick_end(self, index: int) -> TrickEnd | None:
        """The trick that was ended by the action which led to ``deals[index]``."""
        return trick_end(self.deals[index])

    def trick_seen(self, index: int, seat: Seat) -> TrickSeen | None:
        """The same for one seat."""
        end, maker = self.trick_end(index), self.deals[index].maker
        return end.seen_by(seat, maker) if end is not None and maker is not None else None

    def view(self, moment: Moment, seat: Seat) -> View:
        """The table as one seat sees it at a moment.

        While a finished trick still lies there (every stage but ``ON``) it is the current trick of the view, nobody is
        to move, and neither its winner nor its points are counted yet.
        """
        deal, stage = self.deals[moment.done], moment.stage
        if stage is Stage.ON:
            return deal.view(seat)
        return trick_view(deal, seat, turned=stage is Stage.TURNED, ended=stage is Stage.END)
