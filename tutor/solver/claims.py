"""Caps proofs: from all that a seat knows, can its side take every remaining trick (``caps.due``)?

>>> from tutor.rules import Bid, Deal, OpenTrump, Pass, SetIndicator
>>> from tutor.cards import Hand
>>> from tutor.seats import SEATS
>>> packets = [dict(zip(SEATS, map(Hand.parse, text.split()), strict=True)) for text in (
...     "J9AT... .J9AT.. ..J9AT. ...J9AT", "KQ87... .KQ87.. ..KQ87. ...KQ87")]
>>> deal = Deal.start("W", *packets)
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("TS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> proof = prove(deal.view("S"))
>>> proof.verdict, " ".join(proof.order)
('sure', 'JS 9S AS TS KS QS 8S 7S')
>>> len(proof.certificate.spots)
0
>>> proof = prove(deal.view("N"))
>>> proof.verdict, proof.order, len(proof.line)
('refuted', None, 4)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from tutor.cards import CARDS, Card, mask_of
from tutor.knowledge import Knowledge, World, check, read
from tutor.rules.actions import Action
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.solver.adaptive import Adaptive, Line, line_of
from tutor.solver.certificate import Certificate, certify
from tutor.solver.lines import find_line
from tutor.solver.orders import Field, find_order, rank_cards
from tutor.solver.proving import layout
from tutor.solver.proving.asking import ready
from tutor.solver.quick import loses_at_once
from tutor.solver.search import Budget, OutOfBudget, Search
from tutor.solver.starts import starts_of, table_of

SURE: Final = "sure"
REFUTED: Final = "refuted"
UNDECIDED: Final = "undecided"

READINGS: Final = ("stated", "adaptive", "helpful-partner")
"""The readings of a Caps proof (``Profile.caps_reading``)."""

NODES: Final = 20_000_000
"""The nodes a proof may use unless told otherwise. No position of a real deal has come near it."""


class Refutation(NamedTuple):
    """Why a claim fails: in ``world`` the plays of ``line`` (and, it may be, an opening before the lead) follow the
    claim of the order ``against`` and end with the trick that the others win."""

    against: tuple[Card, ...]
    world: World
    line: tuple[tuple[Seat, Action], ...]


@dataclass(frozen=True)
class Proof:
    """What a proof came to: ``verdict`` ``"sure"``, ``"refuted"`` or ``"undecided"``, and after how many ``nodes``.

    ``order`` is the proved order when sure, else ``None``; its ``certificate`` can be checked without the search. A
    refuted claim has a ``world`` and a ``line`` that beats it. Where no order was stated, or the caller may adapt,
    every way to play fails, each perhaps in another world: the line beats the natural order ``against``. All of these
    are worked out when first asked for.
    """

    verdict: str
    order: tuple[Card, ...] | None = None
    nodes: int = 0
    _seek: Callable[[], Refutation | None] | None = field(default=None, repr=False, compare=False)
    _certify: Callable[[], Certificate] | None = field(default=None, repr=False, compare=False)

    @cached_property
    def refutation(self) -> Refutation | None:
        """The order, world and line of a refuted claim, ``None`` otherwise."""
        return self._seek() if self._seek is not None else None

    @cached_property
    def certificate(self) -> Certificate | None:
        """Why the order holds, for :func:`tutor.solver.certificate.check_certificate`; ``None`` where none is proved
        for every partner."""
        return self._certify() if self._certify is not None else None

    @property
    def against(self) -> tuple[Card, ...] | None:
        """The order that the line beats."""
        return self.refutation.against if self.refutation else None

    @property
    def world(self) -> World | None:
        """A world that fits all the seat knows and beats the claim."""
        return self.refutation.world if self.refutation else None

    @property
    def line(self) -> tuple[tuple[Seat, Action], ...] | None:
        """The plays in that world, from now to the end of the lost trick."""
        return self.refutation.line if self.refutation else None


def prove(view: View, order: tuple[Card, ...] | None = None, reading: str = "stated", nodes: int = NODES) -> Proof:
    """Is the claim of this seat proved: every remaining trick, by this reading of ``caps.due``?

    Exact at any moment of the play, for any seat: every world that fits the view, every legal play of the three others
    (an earlier caller among them keeps to the stated order; before the opening lead the maker may open). The call of a
    maker opens the trump (``caps.call``). Tricks already lost are not asked about.

    - ``"stated"``: the caller plays at each turn the earliest legal card of ``order`` (``None``: of some order).
    - ``"adaptive"``: the caller may choose each card by what has fallen, ``order`` or not: it is only what a refutation
      is shown against. A sure proof has an ``order`` where some stated order holds too.
    - ``"helpful-partner"``: see :func:`tutor.solver.helpful.prove_helpful`.

    Who has called already is bound to that order, and by every reading but the last it is the one that is proved.

    ``nodes`` bounds the search; over it the verdict is ``"undecided"``, and so it is while :func:`is_beyond` says
    so. Raises ``ValueError`` for another reading,
    outside the play, in Partner Close Caps (``caps.none-in-pcc``), and for an order that does not name every card still
    to be played once.
    """
    if reading not in READINGS:
        raise ValueError(f"no reading of a Caps proof: {reading!r}; there are {', '.join(READINGS)}")
    if reading == "helpful-partner":
        from tutor.solver.helpful import prove_helpful  # it asks for the stated proof first

        return prove_helpful(view, order, nodes)
    check(view)
    stated = _stated(view, order)
    if is_beyond(view):
        return Proof(UNDECIDED)
    adaptive = reading == "adaptive" and all(claim.seat != view.seat for claim in view.claims)
    fast = None if adaptive else ready()
    if fast is not None:
        answer = fast.ask(view, stated, nodes)
        if answer is not None:
            return _told(view, stated, *answer)
    return _searched(view, stated, adaptive, nodes)


def _told(view: View, stated: tuple[int, ...] | None, result: int, order: tuple[int, ...], used: int) -> Proof:
    """The proof that the compiled prover has found."""
    if result == layout.REFUTED:
        return Proof(REFUTED, None, used, lambda: _refute(view, read(view), stated))
    if result == layout.SPENT_ALL:
        return Proof(UNDECIDED, None, used)
    return _held(view, order, used)


def _held(view: View, order: tuple[int, ...], used: int) -> Proof:
    """The proof of an order."""
    proved = tuple([CARDS[one] for one in order])
    return Proof(SURE, proved, used, None, lambda: certify(view, proved))


def _searched(view: View, stated: tuple[int, ...] | None, adaptive: bool, nodes: int) -> Proof:
    """The proof, by the searches in Python."""
    know, budget = read(view), Budget(nodes)
    found, sure = None, False
    try:
        sure = adaptive and _adapts(view, know, budget)
        if sure or not adaptive:
            found = _refuted_or_order(view, know, None if adaptive else stated, budget)
    except OutOfBudget:
        if not sure:
            return Proof(UNDECIDED, None, budget.used)
    if found is not None:
        return _held(view, found, budget.used)
    if sure:
        return Proof(SURE, None, budget.used)
    return Proof(REFUTED, None, budget.used, lambda: _refute(view, know, stated))


def is_beyond(view: View) -> bool:
    """Is this a moment whose rules the searches do not know all of?

    So it is while the maker has just opened to lead a trump and not led yet (``open.before-first-lead``), and where
    another seat's closed trump may be cut with from the maker's hand (``club.closed.any-cut``).
    """
    if view.profile.maker_cuts == "any" and view.closed and view.maker != view.seat:
        return True
    if view.profile.opening_choice != "leading-with-trump" or view.trick:
        return False
    return next((one.do == "open" for one in reversed(view.log) if one.do != "caps"), False)


def _stated(view: View, order: tuple[Card, ...] | None) -> tuple[int, ...] | None:
    """The order to prove, as places: the one stated earlier, if there is one."""
    for claim in view.claims:
        if claim.seat == view.seat:
            bound = tuple(card for card in claim.order if card in view.hand)
            if order is not None and tuple(order) != bound:
                raise ValueError(f"{view.seat} has called already, in the order {' '.join(bound)}")
            order = bound
    if order is None:
        return None
    if mask_of(order) != view.hand.mask or len(order) != len(view.hand):
        raise ValueError(f"an order names each of the cards {view.hand} once, not {' '.join(order)}")
    return tuple(card.place for card in order)


def _adapts(view: View, know: Knowledge, budget: Budget) -> bool:
    """Can the caller win every trick by adapting to what falls, not knowing which case it is?"""
    lines: dict[int, list[Line]] = {}
    for case in know.cases():
        if loses_at_once(view, know, case):
            return False
        table = table_of(view, know, case)
        for start in starts_of(view, know, case, table):
            lines.setdefault(start.opened, []).append(line_of(view, know, table, start))
    search = Adaptive(budget)
    return all(search.goes_on(some) for some in lines.values())


def _refuted_or_order(
    view: View, know: Knowledge, stated: tuple[int, ...] | None, budget: Budget
) -> tuple[int, ...] | None:
    """An order that holds in every case, ``None`` when there is none."""
    cases = []
    for case in know.cases():
        if loses_at_once(view, know, case):
            return None
        cases.append(case)
    fields: list[Field] = []
    for case in cases:
        table = table_of(view, know, case)
        starts = starts_of(view, know, case, table)
        search = Search(table, budget, stated)
        if not all(search.goes_on(one.state, one.trick) for one in starts):
            return None
        fields.append((table, starts, search))
    if stated is not None:
        return stated
    return find_order(fields, _ranked(know), budget)


def _ranked(know: Knowledge) -> tuple[int, ...]:
    return rank_cards(know.hand, know.unseen, know.indicator.place >> 3 if know.indicator is not None else None)


def _refute(view: View, know: Knowledge, stated: tuple[int, ...] | None) -> Refutation:
    """A world and a line against the order stated, or against the natural one."""
    order = stated if stated is not None else _ranked(know)
    for case in know.cases():
        table = table_of(view, know, case)
        for start in starts_of(view, know, case, table):
            found = find_line(know, case, table, start, order)
            if found is not None:
                return Refutation(tuple(CARDS[one] for one in order), *found)
    raise AssertionError("a refuted claim has a line that beats it")
