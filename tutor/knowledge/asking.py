"""What a seat may say for sure, asked claim by claim: who holds a card, what a folded card is, what is trump.

Each claim gets a ruling, true when the claim is, with the facts that decide and their events. The answers are those of
:mod:`tutor.knowledge.where`; nothing here reads a deal.

>>> import random
>>> from tutor.rules.playout import random_whole
>>> deal = [one for one in random_whole(random.Random(7)).path() if one.play and one.play.number == 6][0]
>>> know = Knower(deal.view("S"))
>>> [state for state in STATES if know.rule_trump("S", state)], [one for one in "ENW" if know.rule_can(one, "8H")]
(['impossible'], ['E'])
"""

from __future__ import annotations

from typing import Final

from tutor.cards import SUITS, Card, cards_of
from tutor.cards import card as read_card
from tutor.knowledge.because import reason_of
from tutor.knowledge.evidence import evidence
from tutor.knowledge.fact import Fact, Spot
from tutor.knowledge.forced import explain, follows
from tutor.knowledge.plays import turns_of
from tutor.knowledge.reading import read
from tutor.knowledge.rooms import rooms_of
from tutor.knowledge.where import (
    IMPOSSIBLE,
    POSSIBLE,
    SURE,
    holder_of,
    placed,
    shown_by_defenders,
    spoilt_possible,
    spots_of,
)
from tutor.rules.ruling import Count, Reason, Ruling, Someone
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.seats import seat as read_seat

STATES: Final = (SURE, POSSIBLE, IMPOSSIBLE)
"""How a claim stands for a seat: true in every world that fits what it knows, in some, or in none."""

Reasons = tuple[Reason, ...]


class Knower:
    """What the seat of one view knows, to be asked.

    Raises ``ValueError`` as :func:`tutor.knowledge.read` does, and after a Caps call.
    """

    def __init__(self, view: View) -> None:
        if view.claims:
            raise ValueError("a Caps call lays cards open: this is asked before one")
        self.view, self.know = view, read(view)
        self.turns = turns_of(view)
        self.premises = evidence(view, self.know, self.turns)
        self.rooms = rooms_of(self.know)
        self.spots = {suit: spots_of(self.rooms, suit) for suit in range(4) if self.know.unseen >> (8 * suit) & 255}
        self.trumps = frozenset(room.case.trump for room in self.rooms)

    # -- the answers -----------------------------------------------------------------------------------------------

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards whose place the seat does not know, in the order of the pack."""
        return cards_of(self.know.unseen)

    def holds(self, who: str, card: str) -> str:
        """Does this seat hold the card, in hand or as its closed indicator? One of ``STATES``."""
        seat, spots = read_seat(who), self._where(read_card(card))
        if holder_of(spots) is seat:
            return SURE
        return POSSIBLE if any(one.seat is seat and one.kind in ("hand", "indicator") for one in spots) else IMPOSSIBLE

    def trump(self, suit: str) -> str:
        """Is this suit trump? One of ``STATES``."""
        at = SUITS.index(suit)
        return IMPOSSIBLE if at not in self.trumps else SURE if len(self.trumps) == 1 else POSSIBLE

    def _where(self, card: Card) -> set[Spot]:
        if self.know.unseen & card.bit:
            return self.spots[card.place >> 3]
        return {placed(self.view, self.know)[card]}

    # -- who holds a card ------------------------------------------------------------------------------------------

    def rule_hold(self, who: str, card: str, state: str) -> Ruling:
        """Does it stand so (one of ``STATES``) with this seat holding this card?"""
        seat, one = read_seat(who), read_card(card)
        found = self.holds(seat, one)
        if found == POSSIBLE:
            return Ruling(state == found, (self._may(seat, one), self._elsewhere(seat, one)))
        return Ruling(state == found, self._sure(seat, one) if found == SURE else self._cannot(seat, one))

    def rule_can(self, who: str, card: str) -> Ruling:
        """Can this seat hold this card?"""
        seat, one = read_seat(who), read_card(card)
        found = self.holds(seat, one)
        if found == IMPOSSIBLE:
            return Ruling(False, self._cannot(seat, one))
        return Ruling(True, self._sure(seat, one) if found == SURE else (self._may(seat, one),))

    def rule_must(self, who: str, card: str) -> Ruling:
        """Must this seat hold this card?"""
        seat, one = read_seat(who), read_card(card)
        found = self.holds(seat, one)
        if found == POSSIBLE:
            return Ruling(False, (self._elsewhere(seat, one),))
        return Ruling(found == SURE, self._sure(seat, one) if found == SURE else self._cannot(seat, one))

    def _may(self, seat: Seat, card: Card) -> Reason:
        if Spot("hand", seat) in self._where(card):
            return Reason("may-hold", "play.follow", (Someone("holder", seat),))
        return Reason("may-be-indicator", "closed.indicator-apart", (card, Someone("holder", seat)))

    def _elsewhere(self, seat: Seat, card: Card) -> Reason:
        """Where else the card can be: with another seat rather than face down."""
        others = sorted(one for one in self._where(card) if one.seat is not seat or one.kind in ("folded", "table"))
        held = [one for one in others if one.kind in ("hand", "indicator")]
        if held:
            return Reason("may-lie-elsewhere", "play.follow", (card, Someone("other", held[0].seat)))
        down = others[0]
        folder = Someone("folder", down.seat)
        return Reason("may-lie-folded", "closed.inspect", (card, folder, Count("number", down.trick)))

    def _sure(self, seat: Seat, card: Card) -> Reasons:
        holder = Someone("holder", seat)
        if not self.know.unseen & card.bit:
            return (Reason("holds-shown", "closed.indicator-returns", (card, holder)),)
        fact = Fact("must", None, seat, suits=card.suit)
        return (Reason("only-holder", "play.follow", (card, holder)), *self._because(fact))

    def _cannot(self, seat: Seat, card: Card) -> Reasons:
        if not self.know.unseen & card.bit:
            return (Reason("lies-elsewhere", "closed.indicator-returns", (card,)),)
        found: list[Reason] = []
        void = self._premise("void", seat, card.suit)
        if void is not None:
            found.append(void)
        else:
            found += [self._no_room(seat), *self._because(Fact("out", None, seat, suits=card.suit))]
        if seat.place == self.know.maker and self.know.closed:
            found += [one for one in self._not_trump(card.suit) if one not in found]
        return tuple(found)

    def _no_room(self, seat: Seat) -> Reason:
        return Reason("out-no-room", "play.follow", (Someone("holder", seat),))

    # -- what was folded -------------------------------------------------------------------------------------------

    def rule_folded(self, spot: Spot, suit: str) -> Ruling:
        """Can the card that lies face down at this spot be of this suit? Raises ``ValueError`` for another spot."""
        at = SUITS.index(suit)
        if not any(spot in some for some in self.spots.values()):
            raise ValueError(f"no unseen card lies at {spot}")
        folder = Someone("folder", spot.seat)
        if spot in self.spots.get(at, ()):
            return Ruling(True, (Reason("fold-may", "closed.void-folds", (folder,)),))
        if at not in self.spots:
            return Ruling(False, (Reason("out-all-seen", "cards.pack"),))
        void = self._premise("void", spot.seat, suit, spot.trick)
        if void is not None:
            return Ruling(False, (void,))
        others = "".join(one for one in SUITS if one != suit)
        because = self._because(Fact("folded", "closed.void-folds", spot.seat, spot, others))
        if len(because) == 1 and self.trumps == {at}:
            return Ruling(False, because)
        return Ruling(False, (Reason("fold-no-room", "closed.void-folds", (folder,)), *because))

    def rule_saw(self, folder: str, trick: int, who: str) -> Ruling:
        """Has this seat seen the card that ``folder`` folded to this trick? What the rules let everybody know.

        Raises ``ValueError`` where no card was folded.
        """
        by, one, maker = read_seat(folder), read_seat(who), SEATS[self.know.maker]
        turn = next((each for each in self.turns if each.trick == trick and each.seat is by and each.face_down), None)
        if turn is None:
            raise ValueError(f"{by} folded no card on trick {trick}")
        if one is by:
            return Ruling(True, (Reason("saw-own", "closed.void-folds"),))
        if turn.how == "shown":
            return Ruling(True, (Reason("saw-shown", "closed.reveal"),))
        if trick == self.view.number:
            return Ruling(False, (Reason("saw-not-yet", "closed.inspect", (Someone("maker", maker),)),))
        if one is maker:
            return Ruling(True, (Reason("saw-inspected", "closed.inspect"),))
        return Ruling(False, (Reason("saw-not", "closed.inspect", (Someone("maker", maker),)),))

    # -- trumps ----------------------------------------------------------------------------------------------------

    def rule_trump(self, suit: str, state: str) -> Ruling:
        """Does it stand so (one of ``STATES``) with this suit being trump?"""
        return Ruling(state == self.trump(suit), self._trump_reasons(suit))

    def rule_may_trump(self, suit: str) -> Ruling:
        """Can this suit be trump?"""
        return Ruling(self.trump(suit) != IMPOSSIBLE, self._trump_reasons(suit))

    def _trump_reasons(self, suit: str) -> Reasons:
        found = self.trump(suit)
        if self.know.indicator is not None:
            return (Reason("trump-known", "trump.indicator", (self.know.indicator,)),)
        if found == POSSIBLE:
            return (Reason("trump-may", "trump.indicator"),)
        if found == SURE:
            return (Reason("trump-only", "trump.indicator"), *self._because(Fact("trump", None, suits=suit)))
        return self._not_trump(suit)

    def _not_trump(self, suit: str) -> Reasons:
        """Why this suit cannot be trump, or its card not the indicator."""
        if self.know.indicator is not None:
            return (Reason("trump-known", "trump.indicator", (self.know.indicator,)),)
        if SUITS.index(suit) in self.trumps:
            return ()
        direct = self._premise("not-trump", None, suit)
        if direct is not None:
            return (direct,)
        if SUITS.index(suit) not in self.spots:
            return (Reason("trump-all-seen", "trump.indicator"),)
        return (Reason("trump-no-room", "trump.indicator"), *self._because(Fact("not-trump", None, suits=suit)))

    def rule_spoilt(self, state: str) -> Ruling:
        """Does it stand so (one of ``STATES``) with spoilt trumps (``trump.spoilt``)?"""
        found = spoilt_possible(self.view)
        if found == SURE:
            sure = Reason("spoilt-sure", "trump.spoilt")
            return Ruling(state == found, (sure, *self._because(Fact("spoilt", "trump.spoilt"))))
        if found == POSSIBLE:
            return Ruling(state == found, (Reason("spoilt-open", "trump.spoilt"),))
        shown = shown_by_defenders(self.view, self.know)
        some = [cards_of(shown & 255 << (8 * suit)) for suit in sorted(self.trumps)]
        if not all(some):
            return Ruling(state == found, (Reason("not-spoilt-room", "trump.spoilt"),))
        dealt = tuple(one[0] for one in some)
        if len(dealt) == 1:
            return Ruling(state == found, (Reason("not-spoilt-dealt", "trump.spoilt", dealt),))
        return Ruling(state == found, (Reason("not-spoilt-any", "trump.spoilt", dealt),))

    # -- because ---------------------------------------------------------------------------------------------------

    def _premise(self, kind: str, seat: Seat | None, suit: str, trick: int = 8) -> Reason | None:
        """The event that tells such a fact, if one does, at this trick or before."""
        for one in self.premises:
            if one.kind == kind and one.suits == suit and seat in (None, one.seat) and one.sources[0].trick <= trick:
                return reason_of(one, self.turns, self.know.maker)
        return None

    def _because(self, fact: Fact) -> Reasons:
        """The events that force a fact together, as few as will do; none where the seat's cards are enough."""
        if not follows(self.view, self.know, fact, self.premises):
            return ()
        because = explain(self.view, self.know, fact, self.premises).because
        return tuple(reason_of(one, self.turns, self.know.maker) for one in because)
