"""The memory that the compiled prover works in: one flat array, cut up by offsets.

Names and meanings are those of ``tutor.knowledge`` and ``tutor.solver.pool``; ``None`` is -1. The 16 fields of a slack
stand in two numbers, the first eight sets of suits in the first.
"""

from __future__ import annotations

import importlib
from typing import Any, Final

from tutor.knowledge import DEMAND, GUARD, SUPPLY

_HALF: Final = (1 << 56) - 1

FULL: Final = GUARD & _HALF
"""Half of a slack: something fits while ``half & FULL == FULL`` for both."""

# --- what is asked (bytes, in this order; see ``asking``), then what the seat knows
INPUT: Final = 0
SEAT, MAKER, TURN, BITS, OPENING, INDICATOR, FINISHED, LAID, HAND_AT, LEADERS_AT = 0, 1, 2, 3, 4, 5, 6, 7, 8, 12
CLOSED, EXHAUSTS, FORCED, ANY_CUT, CALLED = 1, 2, 4, 8, 16
"""Bits of ``BITS``; ``CALLED``: the maker has called Caps."""
FIRST_LEAD, LEADING, ANY_TIME, NEVER = range(4)
"""When the maker may open by choice (``Profile.opening_choice``)."""
UNSEEN_CARD, TURNED_DOWN = 32, 64
"""A card of the input: its place, or 32 while unseen; plus 64 for one that was folded and not shown."""

FACTS: Final = 128
HAND, UNSEEN, LED, BARRED = FACTS, FACTS + 1, FACTS + 2, FACTS + 3
ROUNDS: Final = FACTS + 4
"""Cards still to play in the fullest hand."""
KNOWN_BY, VOIDS, HELD = FACTS + 8, FACTS + 12, FACTS + 16
FOLDED: Final = FACTS + 20
"""How many, then the suits of each."""
TABLE: Final = FOLDED + 33
"""How many, then seat, card and suits of each."""
BY_MAKER: Final = TABLE + 16
"""How many, then suit and whether nobody else played it, of each."""
CALLERS: Final = BY_MAKER + 20
"""How many other seats have called."""
BOUND_TO: Final = CALLERS + 1
"""By seat counted from the caller: how many cards are left of a stated order, then these; -1: none was stated."""

CASES: Final = BOUND_TO + 40
"""How many, then each."""
CASE: Final = 18
TRUMP, CUT, APARTNESS, DUTY, SIZES, SUITS, CASE_LO, CASE_HI, STAMP, BEGIN, END = 0, 1, 2, 3, 4, 8, 12, 13, 14, 15, 16
MOST_CASES: Final = 8

ORDER: Final = CASES + 1 + MOST_CASES * CASE
"""How many cards, then the order that is tried, stated or proved."""
RANKED: Final = ORDER + 9
"""The same for the natural order."""
COUNTS: Final = RANKED + 9
"""Cards out, by suit."""
CHOSEN: Final = COUNTS + 4
"""The caller's cards worth trying, while they are sorted."""
NOW: Final = CHOSEN + 8
"""The trump, the maker counted from the caller, whether an order is guided, and the stamps of the two searches."""
TRUMP_NOW, MAKER_NOW, GUIDED, STAMPS = NOW, NOW + 1, NOW + 2, NOW + 3
SPENT, ALLOWED_NODES, NEWEST, OLDEST, FILLED, MASK, TOP, LATE, DEEPEST = range(NOW + 5, NOW + 14)
"""Nodes used and allowed; the newest stamp and the oldest of this call; entries in use and their number less one; the
ends of the two lists of options; the frame that lost."""

DEMANDS: Final = NOW + 16
SUPPLIES: Final = DEMANDS + 32
"""By set of suits, and by suit: the lower half, then the upper."""

# --- a state (9 numbers) and a trick (7)
POOL, ALLOWED, KNOWN, LO, HI, FLAGS = 1, 2, 3, 6, 7, 8
"""Of a state, after the caller's hand. Of an option: the state after it, and the card in place of the hand."""
STATE: Final = 9
WHO, CARDS, DOWN, SUIT, BEST, WINNER, TRUMPED = range(STATE, STATE + 7)
MOMENT: Final = STATE + 7
"""State and trick together."""

LEADER, APART, BOUND, FIRST = 3, 4, 8, 16

STARTS: Final = 1024
MOST_STARTS: Final = 768

FRAMES: Final = STARTS + MOST_STARTS * MOMENT
MODE, KIND, LOW, NEXT, HIGH, KEEP, WAITS, LEGAL, CARD, OPENED = range(MOMENT, MOMENT + 10)
"""After the moment of a frame: adaptive or by the order; whose turn; its part of the list, and where it is in it;
whether its result is kept; whether the adaptive search comes first; the caller's legal cards and choice; whether the
openings by choice are on the list."""
FRAME: Final = MOMENT + 10
DEEP: Final = 160
SCRATCH: Final = FRAMES + DEEP * FRAME
"""A frame for a state that is only looked at."""

LEVELS: Final = SCRATCH + FRAME
"""The search for an order: which cards come after which (32), and the decisions that led to the loss."""
DECISION: Final = MOMENT + 2
AFTER, LOST_IN, MANY, AT, LEFT, DECISIONS = 0, 32, 33, 34, 35, 36
LEVEL: Final = DECISIONS + 8 * DECISION
MOST_LEVELS: Final = 40

OPTIONS: Final = LEVELS + MOST_LEVELS * LEVEL
OPTION: Final = STATE
MOST_OPTIONS: Final = 65_536
ASIDE: Final = OPTIONS + MOST_OPTIONS
"""Options that come after the others of their moment."""
KEYS: Final = ASIDE + 4_096
"""What is known of the starts of tricks: five numbers of a state, and a stamp with the answer."""
KEY: Final = 8

SURE, REFUTED, SPENT_ALL, TOO_LARGE = range(4)
"""Results; too large: the memory is too small."""


def memory(slots: int, compiled: bool) -> Any:
    """The memory, with a table of ``1 << slots`` entries."""
    size = KEYS + (KEY << slots)
    work: Any = [0] * size
    if compiled:
        numpy: Any = importlib.import_module("numpy")
        work = numpy.zeros(size, dtype=numpy.int64)
    for suits, demand in enumerate(DEMAND):
        work[DEMANDS + suits], work[DEMANDS + 16 + suits] = demand & _HALF, demand >> 56
    for suit, supply in enumerate(SUPPLY):
        work[SUPPLIES + suit], work[SUPPLIES + 4 + suit] = supply & _HALF, supply >> 56
    return work
