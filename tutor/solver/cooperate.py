"""Open cards: can caller and partner together take every trick in one world, whatever the opponents do?

All four hands are known to all, and both partners play for the claim. Everything else is as at the table: the limits
of a closed trump (``closed.*``), ``trump.exhausted``, ``open.high-bid``, the orders of earlier Caps calls, and the
caller's own call, which opens the caller's trump (``caps.call``). A claim that fails even so is wrong under every
reading.

>>> from tutor.knowledge import read
>>> from tutor.rules import Bid, Deal, Pass, SetIndicator
>>> from tutor.cards import Hand
>>> from tutor.seats import SEATS
>>> packets = [dict(zip(SEATS, map(Hand.parse, text.split()), strict=True)) for text in (
...     "J9AT... .J9AT.. ..J9AT. ...J9AT", "KQ87... .KQ87.. ..KQ87. ...KQ87")]
>>> deal = Deal.start("W", *packets)
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("TS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> world = World(Card("TS"), tuple(deal.hand(seat) for seat in SEATS), ())
>>> [sweeps_together(deal.view(seat), world) for seat in "SNE"]
[True, True, False]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.cards import CARDS, Card
from tutor.knowledge import Case, Knowledge, World, make_world, read
from tutor.rules.actions import Action, OpenTrump, Play
from tutor.rules.view import View
from tutor.seats import SEATS, Seat
from tutor.solver.pool import APART, BOUND, FIRST, lay
from tutor.solver.search import Budget
from tutor.solver.starts import table_of
from tutor.solver.together import OPENS, Moment, Together, lead, legal_of, opened


def moment_of(view: View, know: Knowledge, case: Case, filled: Sequence[int]) -> Moment:
    """The moment of now in the world in which the places of a case hold these cards (one mask a place)."""
    assert view.turn is not None
    hands, indicator = list(know.known), -1
    hands[know.seat] = know.hand
    folds = []
    for place, mask in zip(know.places(case), filled, strict=True):
        if place.kind == "hand":
            hands[place.seat.place] |= mask
        elif place.kind == "indicator":
            indicator = mask.bit_length() - 1
        elif place.kind == "table":
            folds.append(mask.bit_length() - 1)
    rounds = max(know.held)
    leader = ((know.table[0][0] if know.table else view.turn.place) - know.seat) & 3
    flags = leader | (APART if case.apart else 0) | (BOUND if case.exhausted else 0) | (FIRST if rounds == 8 else 0)
    trick = lead(leader, rounds)
    unseen = iter(folds)
    for _, card, _ in know.table:
        trick = lay(trick, card.place if card is not None else next(unseen), case.trump)
    turned = [hands[(know.seat + away) & 3] for away in range(4)]
    return Moment((turned[0], turned[1], turned[2], turned[3]), flags, trick, indicator)


def together(view: View, know: Knowledge, case: Case, budget: Budget, order: tuple[int, ...] | None = None) -> Together:
    """The open-card game of a case; an earlier caller is bound, and the caller too where an ``order`` is given."""
    table = table_of(view, know, case)
    orders = dict(table.orders)
    own = next((one.order for one in view.claims if one.seat == view.seat), None)
    if own is not None:
        order = tuple(card.place for card in own)
    return Together(table, orders if order is None else {**orders, 0: order}, budget)


def starts(game: Together, at: Moment) -> tuple[list[Moment], bool]:
    """The moments to start from, and whether one of them is enough (it is the claim's side that chooses).

    Before the opening lead a maker who is not the caller may open (``open.before-first-lead``, where the table plays it
    so), and must when holding nothing but trumps to lead.
    """
    if not (at.flags & APART and at.flags & FIRST) or at.trick[2]:
        return [at], False
    table, seat = game.table, at.trick[0]
    if table.opening in ("any-time", "leading-with-trump"):  # at the maker's own turn: among the plays
        return [at], False
    must = seat == table.maker and not legal_of(table, at.hands[seat], seat, -1, at.flags, at.indicator)
    if table.opening == "never":
        return [opened(table, at) if must else at], False
    return ([] if must else [at]) + [opened(table, at)], not table.maker & 1


def is_swept(game: Together, at: Moment) -> bool:
    """Do caller and partner take every trick from this moment of a view, an opening before the lead included?"""
    some, ours = starts(game, at)
    return (any if ours else all)(game.sweeps(one) for one in some)


def losing_line(know: Knowledge, game: Together, at: Moment) -> tuple[tuple[Seat, Action], ...]:
    """Plays from a moment that is not swept to the end of the first trick that is lost, everybody at their best."""
    some, ours = starts(game, at)
    start = some[0] if ours else next(one for one in some if not game.sweeps(one))
    line: list[tuple[Seat, Action]] = []
    if start is not at:
        line.append((SEATS[know.maker], OpenTrump()))
    return (*line, *actions_of(know, game.line(start)))


def actions_of(know: Knowledge, plays: list[tuple[int, int]]) -> Iterator[tuple[Seat, Action]]:
    """The plays of a line as actions, an opening by choice (``OPENS``) as one of its own."""
    for away, card in plays:
        seat = SEATS[(know.seat + away) & 3]
        if card >= OPENS:
            yield seat, OpenTrump()
        yield seat, Play(CARDS[card % OPENS])


def case_of(know: Knowledge, world: World) -> tuple[Case, list[int]]:
    """The case and the filling of its places that make this world. Raises ``ValueError`` when it does not fit."""
    folded: dict[tuple[int, Seat], Card] = {(one.trick, one.seat): one.card for one in world.folded}
    for case in know.cases():
        if case.trump != world.indicator.place >> 3:
            continue
        filled, left = [], [hand.mask & know.unseen for hand in world.hands]
        for place in know.places(case):
            if place.kind == "indicator":
                mask = world.indicator.bit & left[know.maker]
                left[know.maker] ^= mask
            elif place.kind == "hand":
                mask = left[place.seat.place]
            else:
                laid = folded.get((place.trick, place.seat))
                mask = laid.bit if laid is not None else 0
                if (
                    place.kind == "table"
                    and place.seat.place == know.maker
                    and case.cut != (mask == world.indicator.bit)
                ):
                    mask = 0
            filled.append(mask)
        sizes = [one.size for one in know.places(case)]
        if [mask.bit_count() for mask in filled] == sizes and make_world(know, case, filled) == world:
            return case, filled
    raise ValueError("this world does not fit what the seat knows")


def sweeps_together(view: View, world: World) -> bool:
    """Can the seat of this view and its partner take every remaining trick in this world, all cards open?

    The best play of both, against every legal play of the opponents (see the module). Tricks already lost are not
    asked about. Raises ``ValueError`` outside the play, in Partner Close Caps, and for a world that does not fit.
    """
    know = read(view)
    case, filled = case_of(know, world)
    return is_swept(together(view, know, case, Budget(1 << 62)), moment_of(view, know, case, filled))
