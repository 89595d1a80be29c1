"""Evidence: the facts that single events tell. What a seat knows is the cards it has seen and these, no more."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.cards import SUITS, cards_of
from tutor.knowledge.fact import Fact, Source, Spot
from tutor.knowledge.plays import Turn, claims_of, opening_of
from tutor.knowledge.reading import Knowledge
from tutor.rules.view import View
from tutor.seats import SEATS, Seat


def evidence(view: View, know: Knowledge, turns: list[Turn]) -> tuple[Fact, ...]:
    """The facts that bind the unseen cards, each from one event. Together they are all of ``know``."""
    lines = (_barred(know, turns), _voids(know, turns), _duties(know, turns), _folds(view, know, turns))
    return tuple(fact for line in lines for fact in line) + tuple(_counts(know))


def _barred(know: Knowledge, turns: list[Turn]) -> Iterator[Fact]:
    """Suits that a card which stayed down, or the first lead, bars (``closed.inspect``, ``closed.no-hand-cut``)."""
    barred = know.barred
    for one in turns:
        suit = -1 if one.card is None else one.card.place >> 3
        if suit < 0 or not barred >> suit & 1:
            continue
        if one.trick == 1 and one.nth == 0 and one.seat.place == know.maker:
            yield Fact("not-trump", "closed.no-trump-lead-first", suits=SUITS[suit], sources=(one.source("led"),))
        elif one.lies_down and one.trick < know.number:
            yield Fact("not-trump", _stayed(know, one.seat), suits=SUITS[suit], sources=(one.source(),))
        else:
            continue
        barred &= ~(1 << suit)


def _stayed(know: Knowledge, seat: Seat) -> str:
    """Why a folded card that stays down is no trump: the maker looked at it, or may not fold one."""
    return "closed.no-hand-cut" if seat.place == know.maker else "closed.inspect"


def _voids(know: Knowledge, turns: list[Turn]) -> Iterator[Fact]:
    """Who failed to follow what, the first time (``play.follow``)."""
    told = set()
    for one in turns:
        void = one.card is None or one.card.suit != one.led
        if void and one.seat.place != know.seat and (one.seat, one.led) not in told:
            told.add((one.seat, one.led))
            apart = may_be_apart(know, one.seat, SUITS.index(one.led))
            yield Fact("void", "play.follow", one.seat, suits=one.led, apart=apart, sources=(one.source(),))


def may_be_apart(know: Knowledge, seat: Seat, suit: int) -> bool:
    """May this seat have the indicator, of this suit, beside a hand that is out of it (``closed.indicator-apart``)?"""
    if seat.place != know.maker:
        return False
    if know.indicator is not None:
        return know.indicator.place >> 3 == suit and bool(know.known[know.maker] & know.indicator.bit)
    return know.closed and not know.barred >> suit & 1


def _duties(know: Knowledge, turns: list[Turn]) -> Iterator[Fact]:
    """A maker's lead that nobody followed, and a lead away from it (``trump.exhausted``)."""
    if not know.by_maker or know.seat == know.maker:
        return
    leads = [one for one in turns if one.nth == 0 and one.seat.place == know.maker]
    for suit in range(4):
        first = next((one for one in leads if one.alone and one.led == SUITS[suit]), None)
        if first is None or suit not in know.trumps():
            continue
        later = next((one for one in leads if one.trick > first.trick and one.led != first.led), None)
        sources = tuple(one.source("led") for one in (first, later) if one is not None)
        kind = ("duty" if later is None else "spent") + ("" if know.indicator is not None else "-if")
        apart = may_be_apart(know, first.seat, suit)
        yield Fact(kind, "trump.exhausted", first.seat, suits=first.led, apart=apart, sources=sources)


def _folds(view: View, know: Knowledge, turns: list[Turn]) -> Iterator[Fact]:
    """Unseen folded cards that are no trump (``closed.inspect``, ``closed.no-hand-cut``), or that are the indicator.

    Where only the trumps are shown (``closed.reveal``), a card that stays down beside one is no trump either.
    """
    for one in turns:
        if one.card is not None:
            continue
        maker, table = one.seat.place == know.maker, one.trick == know.number
        spot = Spot("table" if table else "folded", one.seat, one.trick)
        if maker and table and know.cut_only:
            yield Fact("cut", "caps.call", one.seat, spot, sources=(one.source(),))
        if maker or not table:
            beside = not maker and view.tricks[one.trick - 1].opened == "reveal"
            clause = "closed.reveal" if beside else _stayed(know, one.seat)
            yield Fact("no-trump", clause, one.seat, spot, sources=(one.source(),))


def _counts(know: Knowledge) -> Iterator[Fact]:
    """How many cards each of the others holds that this seat cannot place."""
    for seat in SEATS:
        if seat.place != know.seat:
            number = know.held[seat.place] - know.known[seat.place].bit_count()
            yield Fact("count", None, seat, number=number, sources=(Source("count", know.number, seat),))


# --- the cards whose place is known


def cards_seen(view: View, know: Knowledge, turns: list[Turn]) -> Iterator[Fact]:
    """Every card whose place this seat knows: its own, those in the tricks, those known to be in a hand."""
    own = know.indicator if know.closed and know.seat == know.maker else None
    for card in cards_of(know.hand):
        spot = Spot("indicator" if card is own else "hand", view.seat)
        yield Fact("card", None, view.seat, spot, cards=(card,), sources=(Source("own", 0, view.seat, card),))
    for one in turns:
        if one.card is not None:
            how = one.how if one.face_down else None
            kind = "played" if one.how != "order" else "folded" if one.trick < know.number else "table"
            clause = {"shown": "closed.reveal", "inspected": "closed.inspect", "order": "caps.call"}.get(one.how)
            spot = Spot(kind, one.seat, one.trick)
            yield Fact("card", clause, one.seat, spot, cards=(one.card,), sources=(one.source(how),))
    calls = {one.seat: one for one in claims_of(view)}
    opened = opening_of(view)
    for seat in SEATS:
        for card in cards_of(know.known[seat.place]):
            source = calls.get(seat, opened)
            assert source is not None
            clause = "caps.call" if source.how == "caps" else clause_of_opening(source)
            source = source._replace(card=card)
            yield Fact("card", clause, seat, Spot("hand", seat), cards=(card,), sources=(source,))


def clause_of_opening(source: Source) -> str:
    """Why the indicator was shown, as a clause."""
    return {
        "choice": "open.before-first-lead",
        "caps": "caps.call",
        "reveal": "closed.indicator-returns",
        "high-bid": "open.high-bid",
        "last-trick": "closed.indicator-lead",
    }[source.how]


def trump_seen(view: View, know: Knowledge) -> Fact | None:
    """The trump, where this seat has set or seen the indicator."""
    if know.indicator is None:
        return None
    source, clause = opening_of(view), "trump.indicator"
    if know.seat == know.maker:
        log = max((at for at, one in enumerate(view.log) if one.do == "indicator"), default=None)
        source = Source("own", 0, view.seat, know.indicator, None, log)
    else:
        assert source is not None
        clause = clause_of_opening(source)
    suit = know.indicator.suit
    return Fact("trump", clause, SEATS[know.maker], suits=suit, cards=(know.indicator,), sources=(source,))
