"""The reading *helpful partner*: the caller keeps to the stated order, and partner helps as well as partner can.

A claim is proved so when, for every hand that partner may hold, partner has a way of playing that wins every remaining
trick against every placing of the other cards and every play of the opponents. That way may depend on all that partner
knows: the own hand and folded cards, the order, what the caller knows (the hand that the call exposes, and the caller's
own folded cards), as the maker the indicator and what was inspected, and from the call on all that partner sees. A
proof as stated is one of this kind too, and a claim proved so is swept with open cards in every world.

>>> from tutor.rules import Bid, Deal, Pass, SetIndicator
>>> from tutor.cards import Hand
>>> from tutor.seats import SEATS
>>> packets = [dict(zip(SEATS, map(Hand.parse, text.split()), strict=True)) for text in (
...     "J9AT... .J9AT.. ..J9AT. ...J9AT", "KQ87... .KQ87.. ..KQ87. ...KQ87")]
>>> deal = Deal.start("W", *packets)
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("TS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> prove_helpful(deal.view("S")).verdict, prove_helpful(deal.view("N")).verdict
('sure', 'refuted')
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Final

from tutor.cards import CARDS, Card
from tutor.knowledge import Case, Knowledge, make_world, read
from tutor.profiles import Profile
from tutor.rules.view import View
from tutor.solver.adaptive import Line
from tutor.solver.alike import Filling, partners_fillings, seen_by_partner, worst_fillings
from tutor.solver.claims import REFUTED, SURE, UNDECIDED, Proof, Refutation, _stated, must_lead_trump, prove
from tutor.solver.cooperate import is_swept, losing_line, moment_of, together
from tutor.solver.orders import Precedence, in_line, put_first, rank_cards
from tutor.solver.partner import Hand, indicator_of, lines_of, private
from tutor.solver.pool import APART, CARD_BITS, bits
from tutor.solver.search import Budget, OutOfBudget
from tutor.solver.team import PARTNER, Beaten, Team

NODES: Final = 200_000
"""The nodes a proof may use unless told otherwise: some seconds at most."""

_WORLDS: Final = 40
"""The worst worlds of each case that are tried with open cards before the search."""


def prove_helpful(view: View, order: tuple[Card, ...] | None = None, nodes: int = NODES) -> Proof:
    """Is the claim of this seat proved with a helpful partner, in this order (``None``: in some order)?

    Exact, or ``"undecided"`` when it takes more than ``nodes``, or where another seat's closed trump may be opened at a
    later turn and neither the proof as stated nor open cards settle it. A refuted claim has a world and a line where
    even a partner who saw all cards could not save it; where partner would only have had to guess, there is none.
    Raises ``ValueError`` as :func:`tutor.solver.prove` does.
    """
    stated = _stated(view, order)
    proof = prove(view, order, nodes=nodes)
    if proof.verdict == SURE or must_lead_trump(view):
        return proof
    know, budget = read(view), Budget(nodes)
    unserved = bool(view.closed) and view.maker != view.seat and not serves(view.profile)
    ranked = rank_cards(know.hand, know.unseen, know.indicator.place >> 3 if know.indicator is not None else None)
    try:
        found = None
        if not _lost_with_open_cards(view, know, stated, budget):
            if unserved:
                return Proof(UNDECIDED, None, proof.nodes + budget.used)
            claim = _Claim(view, know, budget)
            found = claim.holds(stated or ranked)
            if found is None and stated is None and not claim.lost_together():
                found = claim.find(ranked, (0,) * 32)
    except OutOfBudget:
        return Proof(UNDECIDED, None, proof.nodes + budget.used)
    if found is not None:
        return Proof(SURE, tuple(CARDS[one] for one in found), proof.nodes + budget.used)
    return Proof(REFUTED, None, proof.nodes + budget.used, lambda: _refute(view, know, stated or ranked))


def serves(profile: Profile) -> bool:
    """Does the search of a helping partner know all that a hidden maker may do? It knows no opening at a later turn."""
    return profile.opening_choice in ("before-first-lead", "never")


def _lost_with_open_cards(view: View, know: Knowledge, order: tuple[int, ...] | None, budget: Budget) -> bool:
    """Does one of the worst worlds lose a trick even when partner (and the caller, without an order) sees all cards?"""
    for case in know.cases():
        game = together(view, know, case, budget, order)
        for filled in itertools.islice(worst_fillings(know, case), _WORLDS):
            if not is_swept(game, moment_of(view, know, case, filled)):
                return True
    return False


def _refute(view: View, know: Knowledge, order: tuple[int, ...]) -> Refutation | None:
    for case in know.cases():
        game = together(view, know, case, Budget(1 << 62), order)
        for filled in worst_fillings(know, case):
            at = moment_of(view, know, case, filled)
            if not is_swept(game, at):
                world = make_world(know, case, list(filled))
                return Refutation(tuple(CARDS[one] for one in order), world, losing_line(know, game, at))
    return None


class _Claim:
    """The hands that partner may hold, worst first, and the search for an order that holds with each."""

    def __init__(self, view: View, know: Knowledge, budget: Budget) -> None:
        self.view = view
        self.know = know
        self.budget = budget
        self.cases = list(know.cases())
        self.hands: list[Hand] = []
        self.more = self._hands()

    def holds(self, order: tuple[int, ...]) -> tuple[int, ...] | None:
        """The order, when it holds with every hand."""
        return order if self.beaten(order) is None else None

    def lost_together(self) -> bool:
        """Is the claim lost with some hand of partner even when both see the other's hand and the caller adapts?"""
        for case in self.cases:
            is_safe = swept_with(self.view, self.know, case, self.budget)
            for filling in partners_fillings(self.know, case):
                if not is_safe(filling) and not all(map(is_safe, seen_by_partner(self.know, case, filling))):
                    return True
        return False

    def find(self, ranked: tuple[int, ...], before: Precedence) -> tuple[int, ...] | None:
        """An order that keeps to ``before`` and holds with every hand, ``None`` when there is none."""
        order = in_line(before, ranked)
        choices = self.beaten(order)
        if choices is None:
            return order
        kept: Precedence | None = before
        for legal, card in dict.fromkeys(choices):
            assert kept is not None
            for other in bits(legal & ~(1 << card)):
                changed = put_first(kept, other, legal)
                found = self.find(ranked, changed) if changed is not None else None
                if found is not None:
                    return found
            kept = put_first(kept, card, legal)
        return None

    def beaten(self, order: tuple[int, ...]) -> Beaten:
        """The decisions of the caller that some hand of partner cannot save, ``None`` when the order holds."""
        teams: dict[int, Team] = {}
        for at, hand in enumerate(self._known_hands()):
            apart = indicator_of(hand)
            team = teams.setdefault(apart, Team(order, apart, self.budget))
            found = self._beaten_with(team, hand)
            if found is not None:  # partner may know folded cards too
                every = (self._beaten_with(team, one) for one in self._with_folds(hand))
                found = next((one for one in every if one is not None), None)
            if found is not None:
                self.hands.insert(0, self.hands.pop(at))
                return found
        return None

    def _known_hands(self) -> Iterator[Hand]:
        yield from list(self.hands)
        for hand in self.more:
            self.budget.spend(1)
            self.hands.append(hand)
            yield hand

    def _hands(self) -> Iterator[Hand]:
        """All that partner may hold, each once."""
        found = set()
        for case in self.cases:
            for filling in partners_fillings(self.know, case):
                hand = private(self.know, case, filling)
                if hand not in found:
                    found.add(hand)
                    yield hand

    def _with_folds(self, hand: Hand) -> Iterator[Hand]:
        """The same with all folded cards that partner may have seen, each once."""
        found = set()
        for case in self.cases:
            for filling in partners_fillings(self.know, case):
                if private(self.know, case, filling) == hand:
                    for more in seen_by_partner(self.know, case, filling):
                        self.budget.spend(1)
                        full = private(self.know, case, more)
                        if full not in found:
                            found.add(full)
                            yield full

    def _beaten_with(self, team: Team, hand: Hand) -> Beaten:
        by_opening: dict[int, list[Line]] = {}
        for case in self.cases:
            for opened, line in lines_of(self.view, self.know, case, hand):
                by_opening.setdefault(opened, []).append(line)
        found = (_beaten(team, lines) for lines in by_opening.values())
        return next((one for one in found if one is not None), None)


def _beaten(team: Team, lines: list[Line]) -> Beaten:
    """The decisions of the caller on lines that partner cannot save, an opening before the lead included."""
    found = team.beaten(lines)
    if found is not None and team.indicator >= 0 and _opens_first(lines[0]):
        other = team.beaten([_opened(one, team.indicator) for one in lines])
        return None if other is None else found + other
    return found


def _opens_first(line: Line) -> bool:
    """May partner, the maker, open at this moment, the opening lead still to come?"""
    if line.trick[1:3] != (8, 0):
        return False
    if line.table.opening == "before-first-lead":
        return True
    own, trumps = line.state[3] >> 32 & CARD_BITS, 255 << 8 * line.table.trump
    return line.table.opening == "never" and line.trick[0] == PARTNER and not own & ~trumps


def _opened(line: Line, indicator: int) -> Line:
    """The line in which partner, the maker, opens before the opening lead (``open.before-first-lead``)."""
    hand, pool, allowed, known, slack, flags = line.state
    state = (hand, pool, allowed, known | 1 << indicator + 32, slack, flags & ~APART)
    return line._replace(state=state, closed=False)


def swept_with(view: View, know: Knowledge, case: Case, budget: Budget) -> Callable[[Filling], bool]:
    """A test for what partner knows in this case: can both, each knowing the other's hand, surely take every trick?

    Then they can in each world, where they would know still more. It may also say no where they can.
    """
    if case.apart and not serves(view.profile):
        return lambda filling: False
    teams: dict[int, Team] = {}

    def test(filling: Filling) -> bool:
        hand = private(know, case, filling)
        apart = indicator_of(hand)
        team = teams.setdefault(apart, Team(None, apart, budget))
        return all(_beaten(team, [line]) is None for _, line in lines_of(view, know, case, hand))

    return test
