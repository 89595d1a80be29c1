"""Plain minimax over listed worlds: slower than the prover, faster than brute force through the engine.

Every world of the view (``tutor.knowledge.enumerate_worlds``, checked against ``brute`` elsewhere) is played out by the
rules of the play, written down again here without the engine and without anything of ``tutor.solver``.
"""

from __future__ import annotations

import itertools

from tutor.cards import Card, cards_of
from tutor.knowledge import World, enumerate_worlds
from tutor.rules.view import View

Trick = tuple[tuple[int, Card], ...]


class Claim:
    """One order of one seat, to be beaten in one world after the other."""

    def __init__(self, view: View, order: tuple[Card, ...]) -> None:
        assert view.maker is not None
        assert view.contract is not None
        self.view, self.order = view, order
        self.caller, self.maker = view.seat.place, view.maker.place
        self.forced = (view.contract.amount or 0) >= 250 and view.profile.open_at_250
        self.exhausts = view.profile.exhausted_trumps != "never"
        self.orders = {one.seat.place: one.order for one in view.claims if one.seat != view.seat}
        self.orders[self.caller] = order

    def beaten(self, world: World) -> bool:
        """Can the others win a trick in this world?"""
        view, self.trump = self.view, world.indicator.suit
        self.indicator = world.indicator
        hands = [hand.mask for hand in world.hands]
        apart = bool(view.closed) and self.maker != self.caller and bool(hands[self.maker] & world.indicator.bit)
        if apart:
            hands[self.maker] ^= world.indicator.bit
        folded = {one.seat: one.card for one in world.folded if one.trick == view.number}
        trick = tuple((one.seat.place, one.card or folded[one.seat]) for one in view.trick)
        bound = False
        for one in view.tricks if self.exhausts else ():
            alone = sum(c.card is not None and c.card.suit == self.trump for c in one.cards) == 1
            first = one.cards[0].card
            bound |= one.leader.place == self.maker and first is not None and first.suit == self.trump and alone
        self.memo: dict[tuple[object, ...], bool] = {}
        assert view.turn is not None
        start = (tuple(hands), apart, bound, view.number == 1, view.turn.place, trick)
        if self.lost(*start):
            return True
        if apart and view.number == 1 and not trick:  # the maker opens before the lead
            hands[self.maker] |= world.indicator.bit
            return self.lost(tuple(hands), False, bound, True, view.turn.place, trick)
        return False

    def lost(self, hands: tuple[int, ...], apart: bool, bound: bool, first: bool, turn: int, trick: Trick) -> bool:
        if len(trick) == 4:
            return self.end(hands, apart, bound, first, trick)
        if not trick:
            if not any(hands) and not apart:
                return False
            key = (hands, apart, bound, first, turn)
            if key not in self.memo:
                self.memo[key] = self.some(hands, apart, bound, first, turn, trick)
            return self.memo[key]
        return self.some(hands, apart, bound, first, turn, trick)

    def some(self, hands: tuple[int, ...], apart: bool, bound: bool, first: bool, turn: int, trick: Trick) -> bool:
        legal = self.legal(hands[turn], apart and turn == self.maker, bound and turn == self.maker, first, trick)
        if turn in self.orders:
            legal = [next(one for one in self.orders[turn] if one in legal)]
        for one in legal:
            own = apart and turn == self.maker and one is self.indicator
            after = hands if own else (*hands[:turn], hands[turn] ^ one.bit, *hands[turn + 1 :])
            if self.lost(after, apart and not own, bound, first, (turn + 1) % 4, (*trick, (turn, one))):
                return True
        return False

    def legal(self, hand: int, apart: bool, bound: bool, first: bool, trick: Trick) -> list[Card]:
        cards = list(cards_of(hand))
        trumps = [one for one in cards if one.suit == self.trump]
        others = [one for one in cards if one.suit != self.trump]
        if apart and not cards:
            return [self.indicator]
        if not trick:
            if apart and first:
                return others
            return trumps if bound and trumps else cards
        led = trick[0][1].suit
        same = [one for one in cards if one.suit == led]
        if same or not apart:
            return same or cards
        return others if led == self.trump else [*others, self.indicator]

    def end(self, hands: tuple[int, ...], apart: bool, bound: bool, first: bool, trick: Trick) -> bool:
        led = trick[0][1].suit
        winner, _ = max(trick, key=lambda one: (one[1].suit == self.trump, one[1].suit == led, one[1].power))
        if (winner - self.caller) % 2:
            return True
        trumps = sum(one.suit == self.trump for _, one in trick)
        if self.exhausts and trick[0][0] == self.maker and led == self.trump and trumps == 1:
            bound = True
        if apart and ((trumps and led != self.trump) or (first and self.forced)):
            apart = False
            at = self.maker
            hands = (*hands[:at], hands[at] | self.indicator.bit, *hands[at + 1 :])
        return self.lost(hands, apart, bound, False, winner, ())


def proved(view: View, order: tuple[Card, ...], worlds: list[World]) -> bool:
    """Is the claim of this order right in all these worlds? Moves a world that beats it to the front."""
    claim = Claim(view, order)
    for at, world in enumerate(worlds):
        if claim.beaten(world):
            worlds.insert(0, worlds.pop(at))
            return False
    return True


def some_order(view: View) -> bool:
    """Is there an order of the seat's cards that is right in every world?"""
    worlds = list(enumerate_worlds(view))
    return any(proved(view, order, worlds) for order in itertools.permutations(view.hand))
