"""The plays that a seat has seen, with the log line and the suit led to each: where facts come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.cards import Card
from tutor.knowledge.fact import Source
from tutor.knowledge.reading import cards_down, fill_in
from tutor.rules.events import Opened, TrickSeen
from tutor.rules.view import View
from tutor.seats import Seat


class Turn(NamedTuple):
    """One play: trick (1-8), how many cards lay there before, by whom, the card as far as the seat knows it.

    ``how`` is that of a :class:`~tutor.knowledge.fact.Source`; ``alone`` says of a lead in a finished trick that nobody
    else was seen to play its suit.
    """

    trick: int
    nth: int
    seat: Seat
    card: Card | None
    how: str
    led: str
    alone: bool
    log: int | None

    @property
    def face_down(self) -> bool:
        """Did the card fall face down?"""
        return self.how != "played"

    @property
    def lies_down(self) -> bool:
        """Does the card still lie face down for the table?"""
        return self.how not in ("played", "shown")

    def source(self, how: str | None = None) -> Source:
        """This play as the event of a fact."""
        kind = how or ("folded" if self.face_down else "played")
        return Source(kind, self.trick, self.seat, self.card, self.led, self.log)


def turns_of(view: View) -> list[Turn]:
    """Every play of the deal so far, in order."""
    tricks = cards_down(view)
    raw = [list(cards) for cards in tricks]
    fill_in(view, tricks)
    lines = iter([at for at, one in enumerate(view.log) if one.do == "play"])
    found = []
    for number, cards in enumerate(tricks, 1):
        first = cards[0].card
        assert first is not None
        finished = number <= len(view.tricks)
        alone = finished and sum(one.card is not None and one.card.suit == first.suit for one in cards) == 1
        for nth, (seat, card, folded, shown) in enumerate(cards):
            how = "played"
            if shown:
                how = "shown"
            elif folded:
                known = raw[number - 1][nth].card is not None and seat != view.seat
                how = "order" if card is not None and raw[number - 1][nth].card is None else "folded"
                how = "inspected" if known else how
            found.append(Turn(number, nth, seat, card, how, first.suit, alone and not nth, next(lines, None)))
    return found


def opening_of(view: View) -> Source | None:
    """When and why the indicator was shown; ``None`` while it is closed."""
    plays = 0
    for at, entry in enumerate(view.log):
        plays += entry.do == "play"
        for event in entry.events:
            if isinstance(event, Opened):
                trick = (
                    0
                    if event.why == "choice" and not plays
                    else (plays + 3) // 4
                    if entry.do == "play"
                    else plays // 4 + 1
                )
                return Source(event.why, trick, event.maker, event.card, None, at)
            if isinstance(event, TrickSeen) and event.opened is not None and view.maker is not None:
                return Source(event.opened, event.number, view.maker, event.indicator_card, None, at)
    return None


def claims_of(view: View) -> Iterator[Source]:
    """Each Caps call, in order."""
    lines = iter([at for at, one in enumerate(view.log) if one.do == "caps"])
    for claim in view.claims:
        yield Source("caps", claim.trick, claim.seat, None, None, next(lines, None))
