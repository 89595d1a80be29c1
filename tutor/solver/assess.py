"""Is a claim sure, hopeless, or do tables read the moment differently?

*Sure*: proved as stated, right under every reading of ``caps.due``. *Hopeless*: in some world that fits, even caller
and partner together with all cards open lose a trick, so the claim is wrong under every reading. *Disputed*: between
the two, there is no such world, and yet no order is proved.

>>> from tutor.rules import Bid, Deal, Pass, SetIndicator
>>> from tutor.cards import Hand
>>> from tutor.seats import SEATS
>>> packets = [dict(zip(SEATS, map(Hand.parse, text.split()), strict=True)) for text in (
...     "J9AT... .J9AT.. ..J9AT. ...J9AT", "KQ87... .KQ87.. ..KQ87. ...KQ87")]
>>> deal = Deal.start("W", *packets)
>>> for action in (Bid(160), Pass(), Pass(), Pass(), SetIndicator("TS"), Pass(), Pass(), Pass(), Pass()):
...     deal = deal.act(deal.turn, action)
>>> assess(deal.view("S")).kind
'sure'
>>> lost = assess(deal.view("E"))
>>> lost.kind, len(lost.line)
('hopeless', 4)
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from tutor.knowledge import Case, Knowledge, World, make_world, read
from tutor.rules.actions import Action
from tutor.rules.view import View
from tutor.seats import Seat
from tutor.solver.alike import fillings, partners_fillings, worst_fillings
from tutor.solver.claims import SURE, UNDECIDED, Proof, must_lead_trump, prove
from tutor.solver.cooperate import is_swept, losing_line, moment_of, together
from tutor.solver.helpful import swept_with
from tutor.solver.search import Budget, OutOfBudget
from tutor.solver.together import Moment, Together

HOPELESS: Final = "hopeless"
DISPUTED: Final = "disputed"

NODES: Final = 400_000
"""The nodes an assessment may use unless told otherwise: some seconds at most."""

_FIRST: Final = 10
"""The worst worlds of each case that are tried before all the others."""


@dataclass(frozen=True)
class Assessment:
    """What an assessment came to: ``kind`` ``"sure"``, ``"hopeless"``, ``"disputed"`` or ``"undecided"``.

    ``proof`` is the proof as stated. A hopeless claim has a ``world`` that fits and loses a trick with open cards, and
    a ``line`` of play in it, everybody at their best, from now to the end of the first lost trick. ``nodes`` counts
    what was used beside the proof.
    """

    kind: str
    proof: Proof
    nodes: int = 0
    world: World | None = None
    _seek: Callable[[], tuple[tuple[Seat, Action], ...]] | None = field(default=None, repr=False, compare=False)

    @cached_property
    def line(self) -> tuple[tuple[Seat, Action], ...] | None:
        """The plays in ``world`` that lose a trick, ``None`` for another kind. Worked out when first asked for."""
        return self._seek() if self._seek is not None else None


def assess(view: View, nodes: int = NODES) -> Assessment:
    """Is a Caps claim of this seat sure, hopeless or disputed at this moment (``caps.due``)?

    Exact, or ``"undecided"`` when the proof or the search through the worlds takes more than ``nodes``, or the proof
    says so by itself (:func:`tutor.solver.claims.prove`). Raises
    ``ValueError`` outside the play and in Partner Close Caps (``caps.none-in-pcc``).
    """
    proof = prove(view, nodes=nodes)
    if proof.verdict == SURE:
        return Assessment(SURE, proof)
    if must_lead_trump(view):
        return Assessment(UNDECIDED, proof)
    know, budget = read(view), Budget(nodes)
    try:
        for case, game, masks, at in _worlds(view, know, budget):
            if not is_swept(game, at):
                world = make_world(know, case, list(masks))
                return Assessment(HOPELESS, proof, budget.used, world, _seeker(know, game, at))
    except OutOfBudget:
        return Assessment(UNDECIDED, proof, budget.used)
    return Assessment(UNDECIDED if proof.verdict == UNDECIDED else DISPUTED, proof, budget.used)


def _worlds(view: View, know: Knowledge, budget: Budget) -> Iterator[tuple[Case, Together, tuple[int, ...], Moment]]:
    """Worlds that may lose a trick, the worst of each case first; all others are swept."""
    games = [(case, together(view, know, case, budget)) for case in know.cases()]
    for case, game in games:
        for masks in itertools.islice(worst_fillings(know, case), _FIRST):
            yield case, game, masks, moment_of(view, know, case, masks)
    for case, game in games:
        is_safe = swept_with(view, know, case, budget)
        for partners in partners_fillings(know, case):
            if not is_safe(partners):
                for masks in fillings(know, case, partners):
                    budget.spend(1)
                    yield case, game, masks, moment_of(view, know, case, masks)


def _seeker(know: Knowledge, game: Together, at: Moment) -> Callable[[], tuple[tuple[Seat, Action], ...]]:
    table, orders = game.table, game.orders
    return lambda: losing_line(know, Together(table, orders, Budget(1 << 62)), at)
