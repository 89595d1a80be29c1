"""What a full trick brings, asked claim by claim: who takes it, what is turned up, where the indicator goes.

The end of the trick itself is :func:`tutor.rules.trick.finish`; here each claim about it gets a ruling, true when the
claim is, with the reason.

>>> import random
>>> from tutor.rules.playout import random_whole
>>> deal = random_whole(random.Random(7))
>>> end = deal.play.tricks[0]
>>> [one for one in "SENW" if rule_winner(end, deal.maker, deal.indicator, one)] == [end.winner]
True
"""

from __future__ import annotations

from typing import Final

from tutor.cards import Card
from tutor.rules.events import Played, TrickEnd
from tutor.rules.ruling import Reason, Ruling, refuse
from tutor.seats import Seat
from tutor.seats import seat as read_seat

WHERES: Final = ("stays", "returns", "played")
"""Where a closed indicator is when the trick is over: face down still, in the maker's hand, or in the trick itself."""

_FORCED: Final = {"high-bid": "open.high-bid", "pcc": "pcc.open-after-first"}


def winning_card(end: TrickEnd) -> Card:
    """The card that took the trick."""
    return next(one.card for one in end.cards if one.seat is end.winner)


def folded_trump(end: TrickEnd) -> Card | None:
    """The first folded trump of a trick that was opened by it (``closed.reveal``), else ``None``."""
    if end.opened != "reveal":
        return None
    suit = end.indicator_card.suit if end.indicator_card else ""
    return next(one.card for one in end.cards if one.folded and one.card.suit == suit)


def rule_winner(end: TrickEnd, maker: Seat, indicator: Card | None, seat: str) -> Ruling:
    """Does this seat take the trick? Names the indicator only where it was shown and would have won the trick; games
    without one have ``None``.

    Clauses ``play.winner``, ``closed.inspect``, ``closed.indicator-returns``. Raises ``ValueError`` for a seat that
    did not play to the trick.
    """
    own = _played(end, read_seat(seat))
    best, led = winning_card(end), end.cards[0].card.suit
    if own.seat is end.winner:
        if best.suit == led:
            return Ruling(True, (Reason("wins-led", "play.winner", (best,)),))
        return Ruling(True, (Reason("wins-trump", "play.winner", (best,)),))
    back = indicator if own.seat is maker and end.indicator == "returned" else None
    if back is not None and folded_trump(end) and back.power > best.power:
        return refuse(Reason("loses-indicator", "closed.indicator-returns", (best, back)))
    if own.folded and not own.shown:
        return refuse(Reason("loses-folded", "closed.inspect"))
    if own.card.suit == best.suit:
        return refuse(Reason("loses-lower", "play.winner", (best,)))
    if best.suit != led:
        return refuse(Reason("loses-to-trump", "play.winner", (best,)))
    return refuse(Reason("loses-off-suit", "play.winner", (own.card,)))


def _played(end: TrickEnd, seat: Seat) -> Played:
    for one in end.cards:
        if one.seat is seat:
            return one
    raise ValueError(f"{seat} did not play to trick {end.number}")


def may_turn(end: TrickEnd, indicator: Card) -> tuple[Card, ...]:
    """The cards that the inspection may turn up: the folded ones, then an indicator that still lay closed."""
    folded = tuple(one.card for one in end.cards if one.folded)
    return folded if end.indicator is None or indicator in folded else (*folded, indicator)


def rule_turned(end: TrickEnd, maker: Seat, indicator: Card, card: Card) -> Ruling:
    """Is this card turned up when the maker has looked (``closed.inspect``, ``closed.reveal``)?

    For the folded cards of the trick and a closed indicator; ``ValueError`` for any other card.
    """
    if card not in may_turn(end, indicator):
        raise ValueError(f"{card} does not lie face down in trick {end.number}")
    trump = folded_trump(end)
    if trump is None:
        return refuse(Reason("kept-down", "closed.inspect", (card,)))
    if card.suit == trump.suit and any(one.card is card for one in end.cards):
        return Ruling(True, (Reason("turned-trump", "closed.reveal", (card,)),))
    if card is indicator:
        return Ruling(True, (Reason("turned-indicator", "closed.reveal", (trump,)),))
    if _played(end, maker).card is card:
        return refuse(Reason("kept-own", "closed.reveal", (card,)))
    if not any(one.shown for one in end.cards if one.card is card):
        return refuse(Reason("kept-beside", "closed.reveal", (card,)))
    return Ruling(True, (Reason("turned-beside", "closed.reveal", (trump,)),))


def rule_indicator(end: TrickEnd, where: str) -> Ruling:
    """Is a closed indicator there (one of ``WHERES``) when the trick is over? The reason is what became of it.

    Clauses ``closed.inspect``, ``closed.reveal``, ``closed.indicator-returns``, ``closed.indicator-lead``,
    ``open.high-bid``, ``pcc.open-after-first``. Raises ``ValueError`` when the trump was open before, or for another
    place.
    """
    if end.indicator is None or where not in WHERES:
        raise ValueError(f"{where!r} is no place of a closed indicator in trick {end.number}")
    return Ruling(end.indicator == where or (where, end.indicator) == ("returns", "returned"), (_fate(end),))


def _fate(end: TrickEnd) -> Reason:
    trump = folded_trump(end)
    if end.indicator == "stays":
        return Reason("where-stays", "closed.inspect")
    if end.indicator == "played":
        return Reason("where-played", "closed.reveal" if trump else "closed.indicator-lead")
    if trump is not None:
        return Reason("where-returns", "closed.indicator-returns", (trump,))
    return Reason("where-shown", _FORCED[end.opened or ""])
