"""From a line that the search has found to a full world and the plays in it."""

from __future__ import annotations

from tutor.cards import CARDS
from tutor.knowledge import DEMAND, GUARD, SUPPLY, Case, Knowledge, World, make_world
from tutor.rules.actions import Action, OpenTrump, Play
from tutor.rules.events import Played
from tutor.rules.trick import winner_of
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.solver.pool import APART, Table, bits
from tutor.solver.search import CUT, OPENED, SHOWN, Budget, Search
from tutor.solver.starts import Start

Plays = tuple[tuple[Seat, Action], ...]


def find_line(
    know: Knowledge, case: Case, table: Table, start: Start, order: tuple[int, ...]
) -> tuple[World, Plays] | None:
    """A world and the plays in it that beat this order from this start, ``None`` when nothing does."""
    budget = Budget(1 << 62)
    twin = Search(table, budget, order)
    if twin.goes_on(start.state, start.trick):
        return None
    search = Search(table, budget, order, twin=twin)
    search.goes_on(start.state, start.trick)
    assert search.last is not None
    _, pool, allowed, _, slack, flags = search.last
    filler = _Filler(pool, slack)
    played: dict[int, list[int]] = {1: [], 2: [], 3: []}
    line: list[tuple[Seat, Action]] = [(SEATS[know.maker], OpenTrump())] if start.opened >= 0 else []
    indicator = start.opened
    for seat, drawn, how in search.line:
        card = filler.take(-drawn) if drawn < 0 else drawn
        if how in (CUT, SHOWN, OPENED):
            indicator = card
        elif seat:
            played[seat].append(card)
        if how == OPENED:
            line.append((SEATS[know.maker], OpenTrump()))
        elif how != SHOWN:
            line.append((SEATS[(know.seat + seat) & 3], Play(CARDS[card])))
    folds = iter(start.folds)
    filled = []
    for place in know.places(case):
        away = (place.seat.place - know.seat) & 3
        if place.kind == "table":
            fold = next(folds)
            mask = 1 << (filler.take(-fold) if fold < 0 else fold)
        elif place.kind == "folded":
            mask = 1 << filler.take(place.suits)
        elif place.kind == "indicator":
            mask = 1 << (filler.take(place.suits) if flags & APART else indicator)
        else:
            held = know.known[place.seat.place]
            mask = sum(1 << card for card in played[away] if not held >> card & 1)
            if indicator >= 0 and away == table.maker:
                mask &= ~(1 << indicator)
            for _ in range(place.size - mask.bit_count()):
                mask |= 1 << filler.take(allowed >> (4 * away - 4) & 15)
        filled.append(mask)
    return make_world(know, case, filled), tuple(line)


def lost_trick(view: View, world: World, line: Plays) -> tuple[int, Played]:
    """The trick with which a line that beats a claim ends: its number (1-8), and who takes it with which card."""
    folds = {one.seat: one.card for one in world.folded if one.trick == view.number}
    cards = [Played(one.seat, one.card or folds[one.seat], False) for one in view.trick]
    cards += [Played(one, action.card, False) for one, action in line if isinstance(action, Play)]
    return view.number + len(cards) // 4 - 1, winner_of(tuple(cards[-4:]), world.indicator.suit)


class _Filler:
    """Gives out the cards left in the pool so that every place can still be filled."""

    def __init__(self, pool: int, slack: int) -> None:
        self.pool = pool
        self.slack = slack

    def take(self, suits: int) -> int:
        """A card of these suits for one of the places still empty."""
        freed = self.slack + DEMAND[suits]
        for card in reversed(list(bits(self.pool))):
            left = freed - SUPPLY[card >> 3]
            if suits >> (card >> 3) & 1 and left & GUARD == GUARD:
                self.pool ^= 1 << card
                self.slack = left
                return card
        raise AssertionError("Hall's condition says there is a card")
