"""Ask the compiled prover: from a view to its numbers and back.

Compiling takes half a minute once, loading what was compiled almost a second in each process. So nobody gets it who has
not asked: who has tens of thousands of claims to prove calls :func:`make_ready` first, or :func:`expect_many` where it
is not known how many there are. Until then ``tutor.solver.prove`` does without. The answers are the same.

>>> import random
>>> from tutor.rules.playout import random_whole
>>> deal = [one for one in random_whole(random.Random(7)).path() if one.play and one.play.number == 6][0]
>>> Prover(compiled=False).ask(deal.view("S"), None, nodes=1000)  # the plain twin: refuted, no order, at a glance
(1, (), 0)
"""

from __future__ import annotations

import importlib
from typing import Any, Final

from tutor.knowledge.reading import cards_down, fill_in
from tutor.rules.trick import HIGH_BID
from tutor.rules.view import View
from tutor.solver.proving.layout import (
    ANY_CUT,
    ANY_TIME,
    CALLED,
    CLOSED,
    EXHAUSTS,
    FIRST_LEAD,
    FORCED,
    LEADING,
    MASK,
    NEVER,
    ORDER,
    SURE,
    TOO_LARGE,
    TURNED_DOWN,
    UNSEEN_CARD,
    memory,
)

KERNEL: Final = "tutor.solver.proving.orders"

SLOTS: Final = (9, 13, 17)
"""Binary logarithms of the table's entries: a small one is nearer to the processor. A proof that fills one begins again
with the next."""

ENOUGH: Final = 10_000
"""Claims that take Python as long as it takes to load the compiled prover: when these are done, it pays."""

MOST_NODES: Final = 1 << 60
"""What fits in the kernel's numbers."""

_EASY: Final = bytes([0] * 8 + [255] + [0] * 6)
"""South, the maker with eight trumps, leads to the first trick."""

_OPENINGS: Final = {
    "before-first-lead": FIRST_LEAD,
    "leading-with-trump": LEADING,
    "any-time": ANY_TIME,
    "never": NEVER,
}


Answer = tuple[int, tuple[int, ...], int]
"""What a proof came to: ``SURE``, ``REFUTED`` or ``SPENT_ALL`` of ``layout``, the proved order (places), the nodes."""


class Prover:
    """The compiled prover, or its plain twin (``compiled=False``), which is slow and for tests."""

    def __init__(self, compiled: bool = True) -> None:
        from tutor.solver.jit import plain_twin  # not needed to ask

        self.compiled = compiled
        self._kernel: Any = importlib.import_module(KERNEL) if compiled else plain_twin(KERNEL)
        self._idle: tuple[list[_Work], ...] = tuple([] for _ in SLOTS)
        self._ask(_EASY, 1)  # load all of it now

    def ask(self, view: View, stated: tuple[int, ...] | None, nodes: int) -> Answer | None:
        """Is some order, or the stated one (places of cards), proved? ``None``: the claim is too large for it.

        The view is one that :func:`tutor.knowledge.read` takes.
        """
        return self._ask(question(view, stated), min(nodes, MOST_NODES))

    def _ask(self, asked: bytes, nodes: int) -> Answer | None:
        for idle, slots in zip(self._idle, SLOTS, strict=True):
            # a list of them, so that threads do not meet in one
            work = idle.pop() if idle else _Work(slots, self.compiled)
            work.raw[: len(asked)] = asked
            found = work.memory
            told = self._kernel.prove(work.bytes, len(asked), nodes, found)
            result = told & 3
            order: tuple[int, ...] = ()
            if result == SURE:
                order = tuple([int(one) for one in found[ORDER + 1 : ORDER + 1 + found[ORDER]]])
            idle.append(work)
            if result != TOO_LARGE:
                return result, order, told >> 2
        return None


class _Work:
    """What one call works in; kept for the next one."""

    def __init__(self, slots: int, compiled: bool) -> None:
        self.raw = bytearray(128)
        self.memory = memory(slots, compiled)
        self.memory[MASK] = (1 << slots) - 1
        self.bytes: Any = self.raw
        if compiled:
            numpy: Any = importlib.import_module("numpy")
            self.bytes = numpy.frombuffer(self.raw, dtype=numpy.uint8)


def question(view: View, stated: tuple[int, ...] | None) -> bytes:
    """What the kernel is asked, as ``layout`` has it from ``INPUT`` on."""
    maker, contract, turn, profile, indicator = view.maker, view.contract, view.turn, view.profile, view.indicator
    assert maker is not None
    assert contract is not None
    assert turn is not None
    told = CLOSED if view.closed else 0
    if profile.exhausted_trumps != "never":
        told |= EXHAUSTS
    if contract.amount is not None and contract.amount >= HIGH_BID and profile.open_at_250:
        told |= FORCED
    if profile.maker_cuts == "any":
        told |= ANY_CUT
    finished, laid, tricks, bound = view.tricks, view.trick, cards_down(view), [0]
    if view.claims:
        orders, _ = fill_in(view, tricks)
        bound = [len(orders)]
        for place, order in orders.items():
            bound += [place, len(order), *(one.place for one in order)]
        if any(one.seat == maker for one in view.claims):
            told |= CALLED
    hand = view.hand.mask
    return bytes(
        [
            view.seat.place,
            maker.place,
            turn.place,
            told,
            _OPENINGS[profile.opening_choice],
            UNSEEN_CARD if indicator is None else indicator.place,
            len(finished),
            len(laid),
            hand & 255,
            hand >> 8 & 255,
            hand >> 16 & 255,
            hand >> 24,
            *[one.leader.place for one in finished],
            laid[0].seat.place if laid else 0,
            *[
                UNSEEN_CARD if card is None else card.place | TURNED_DOWN if folded and not shown else card.place
                for cards in tricks
                for _, card, folded, shown in cards
            ],
            len(stated) if stated else 0,
            *(stated or ()),
            *bound,
        ]
    )


_ready: Prover | None = None
_left = 0


def is_ready() -> bool:
    """Is the compiled prover in use in this process?"""
    return _ready is not None


def ready() -> Prover | None:
    """The compiled prover, if it is in use. Whoever asks has a claim to prove (see :func:`expect_many`)."""
    global _left
    if _left:
        _left -= 1
        if not _left:
            make_ready()
    return _ready


def make_ready() -> bool:
    """Load the compiled prover, and compile it if that was never done; false where numba is not installed."""
    global _ready
    from tutor.solver.jit import is_compiled  # not needed to ask

    if _ready is None and is_compiled():
        _ready = Prover()
    return is_ready()


def expect_many() -> None:
    """Load the compiled prover once ``ENOUGH`` claims have been proved without it. For work that nobody waits for."""
    global _left
    if _ready is None and not _left:
        _left = ENOUGH
